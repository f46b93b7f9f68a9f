//! Invariants of `scf.forall` and of the operation at its end.

use crate::linalg::verify::check_destinations;
use crate::op;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::body::ValueDef;
use pass_ir::verify::{Check, Invariants, Subject, refuse};

pub(super) const FORALL: Invariants = Invariants {
    own: Some(check_forall),
    after_regions: Some(|subject| {
        let outputs = subject.operand_group(3);
        check_destinations(subject, outputs.start, &subject.operand_group_types(3))
    }),
    ..Invariants::NONE
};

fn check_forall(subject: Subject<'_>) -> Check {
    let (Some(lower), Some(&[lowers, uppers, steps, outputs])) = (
        subject.int_array("staticLowerBound"),
        subject.operand_segments(),
    ) else {
        return Ok(());
    };
    let (rank, results) = (lower.len(), subject.result_types().len());
    let outputs = usize::try_from(outputs).unwrap_or_default();
    subject.ensure_with(results == outputs, || {
        format!("produces {results} results, but has only {outputs} outputs")
    })?;
    check_arguments(subject, rank, outputs)?;
    let mapped = subject.array("mapping").len();
    // One of them may be a mask, which is for no dimension.
    subject.ensure(
        mapped == 0 || mapped == rank || mapped == rank + 1,
        "mapping attribute size must match op rank",
    )?;
    let bounds = [
        ("lower bound", "staticLowerBound", lowers),
        ("upper bound", "staticUpperBound", uppers),
        ("step", "staticStep", steps),
    ];
    for (what, key, given) in bounds {
        let numbers = subject.int_array(key).unwrap_or_default();
        check_bounds(what, numbers, (rank, given))?;
    }
    Ok(())
}

fn check_arguments(subject: Subject<'_>, rank: usize, outputs: usize) -> Check {
    let args = some_or_ok!(subject.entry_arg_types(0));
    subject.ensure_with(args.len() == rank + outputs, || {
        format!("region expects {rank} arguments")
    })?;
    let (inductions, shared) = args.split_at(rank);
    if let Some(index) = inductions.iter().position(|&ty| ty != Type::INDEX) {
        return subject.fail(format!("expects {index}-th block argument to be an index"));
    }
    let first = subject.operand_types().len().saturating_sub(outputs);
    let mut pairs = subject.operand_types().skip(first).zip(shared);
    match pairs.position(|(output, &arg)| output != arg) {
        Some(index) => subject.fail(format!(
            "type mismatch between {index}-th output and corresponding block argument"
        )),
        None => Ok(()),
    }
}

/// Checks that there are as many static bounds as dimensions, and as many operands as static bounds are dynamic.
fn check_bounds(what: &str, bounds: &[i64], (rank, operand_count): (usize, i64)) -> Check {
    if bounds.len() != rank {
        let found = bounds.len();
        let message = format!("expected {rank} {what} values, got {found}");
        return refuse(message);
    }
    let expected = bounds.iter().filter(|&&bound| bound == DYNAMIC).count();
    if i64::try_from(expected) == Ok(operand_count) {
        return Ok(());
    }
    let message = format!("expected {expected} dynamic {what} values");
    refuse(message)
}

pub(super) fn check_writes(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(subject.parent());
    subject.ensure(
        parent.name() == op::SCF_FORALL,
        "expected scf.forall op parent",
    )?;
    let loop_entry = parent
        .regions()
        .and_then(|(scope, regions)| scope.body().entry(*regions.first()?));
    let cx = subject.context();
    for writer in subject.region_ops(0) {
        let writes = cx.implements(writer.name(), "ParallelCombiningOpInterface");
        subject.ensure(writes, "expected only ParallelCombiningOpInterface ops")?;
        let target = writer
            .op()
            .and_then(|op| Some(op.body().value_def(op.operand(1)?)));
        let is_output =
            matches!(target, Some(ValueDef::Argument { block, .. }) if Some(block) == loop_entry);
        if !is_output {
            let violation = writer.violation("may only insert into an output block argument");
            return Err(violation.about(writer));
        }
    }
    Ok(())
}

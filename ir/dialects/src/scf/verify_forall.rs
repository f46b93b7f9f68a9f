//! Invariants of `scf.forall` and of the operation at its end.

use crate::op;
use pass_ir::body::ValueDef;
use pass_ir::verify::{Check, Invariants, Subject, Violation};
use pass_ir::{Type, name};

/// Invariants of `forall`.
pub(super) const FORALL: Invariants = Invariants {
    own: Some(check_forall),
    ..Invariants::NONE
};

/// Invariants of `forall.in_parallel`.
pub(super) const IN_PARALLEL: Invariants = Invariants {
    own: Some(check_writes),
    ..Invariants::NONE
};

/// Stands for a bound that is an operand.
const DYNAMIC: i64 = i64::MIN;

fn check_forall(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let list = |key| {
        subject
            .attr(key)
            .and_then(|attr| cx.attr(attr).as_dense_array())
    };
    let (Some(lower), Some(&[lowers, uppers, steps, outputs])) = (
        list(cx.ident("staticLowerBound")),
        list(name::OPERAND_SEGMENT_SIZES),
    ) else {
        return Ok(());
    };
    let (rank, results) = (lower.len(), subject.result_types().len());
    let outputs = usize::try_from(outputs).unwrap_or_default();
    if results != outputs {
        return subject.fail(format!(
            "produces {results} results, but has only {outputs} outputs"
        ));
    }
    check_arguments(subject, rank, outputs)?;
    let mapping = subject
        .attr(cx.ident("mapping"))
        .and_then(|attr| cx.attr(attr).as_array());
    // One of them may be a mask, which is for no dimension.
    if mapping.is_some_and(|mapping| {
        !mapping.is_empty() && (mapping.len() < rank || mapping.len() > rank + 1)
    }) {
        return subject.fail("mapping attribute size must match op rank");
    }
    let bounds = [
        ("lower bound", "staticLowerBound", lowers),
        ("upper bound", "staticUpperBound", uppers),
        ("step", "staticStep", steps),
    ];
    for (what, key, given) in bounds {
        check_bounds(what, list(cx.ident(key)).unwrap_or_default(), (rank, given))?;
    }
    Ok(())
}

/// The arguments are the induction variables and the outputs.
fn check_arguments(subject: Subject<'_>, rank: usize, outputs: usize) -> Check {
    let Some((scope, &[region])) = subject.regions() else {
        return Ok(());
    };
    let Some(entry) = scope.body().entry(region) else {
        return Ok(());
    };
    let args: Vec<Type> = scope
        .body()
        .args(entry)
        .map(|arg| scope.body().value_type(arg))
        .collect();
    if args.len() != rank + outputs {
        return subject.fail(format!("region expects {rank} arguments"));
    }
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

/// There are as many numbers as dimensions, and as many operands as numbers that stand for one.
fn check_bounds(what: &str, numbers: &[i64], (rank, given): (usize, i64)) -> Check {
    if numbers.len() != rank {
        let found = numbers.len();
        let message = format!("expected {rank} {what} values, got {found}");
        return Err(Violation::new(message));
    }
    let wanted = numbers.iter().filter(|&&number| number == DYNAMIC).count();
    if i64::try_from(wanted) == Ok(given) {
        return Ok(());
    }
    let message = format!("expected {wanted} dynamic {what} values");
    Err(Violation::new(message))
}

/// The operations write to outputs of the loop.
fn check_writes(subject: Subject<'_>) -> Check {
    let (Some(parent), Some((scope, regions))) = (subject.parent(), subject.regions()) else {
        return Ok(());
    };
    if parent.name() != op::SCF_FORALL {
        return subject.fail("expected scf.forall op parent");
    }
    let loop_entry = parent
        .regions()
        .and_then(|(scope, regions)| scope.body().entry(*regions.first()?));
    let blocks = regions
        .iter()
        .flat_map(|&region| scope.body().blocks(region));
    for op in blocks.flat_map(|block| scope.body().ops(block)) {
        let writes = subject
            .context()
            .implements(scope.body().name(op), "ParallelCombiningOpInterface");
        if !writes {
            return subject.fail("expected only ParallelCombiningOpInterface ops");
        }
        let target = scope
            .body()
            .operand(op, 1)
            .map(|value| scope.body().value_def(value));
        let is_output =
            matches!(target, Some(ValueDef::Argument { block, .. }) if Some(block) == loop_entry);
        if !is_output {
            let writer = Subject::inside(subject.context(), scope, op);
            let violation = writer.violation("may only insert into an output block argument");
            return Err(violation.about(writer));
        }
    }
    Ok(())
}

//! Invariants of `scf.parallel` and of the reductions in it.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Subject};

pub(super) fn check_parallel(subject: Subject<'_>) -> Check {
    let Some(&[lower, upper, steps, inits]) = subject.operand_segments() else {
        return Ok(());
    };
    subject.ensure(
        steps != 0,
        "needs at least one tuple element for lowerBound, upperBound and step",
    )?;
    check_steps(subject, lower.saturating_add(upper), steps)?;
    let args = some_or_ok!(subject.entry_arg_types(0));
    let count = args.len();
    subject.ensure_with(i64::try_from(count) == Ok(steps), || format!(
            "expects the same number of induction variables: {count} as bound and step values: {steps}"
        ))?;
    subject.ensure(
        args.iter().all(|&ty| ty == Type::INDEX),
        "expects arguments for the induction variable to be of index type",
    )?;
    let end = some_or_ok!(subject.entry_terminator(0));
    if end.name() != op::SCF_REDUCE {
        let violation = subject.violation("expects body to terminate with 'scf.reduce'");
        return Err(violation.note(end.loc(), "terminator here"));
    }
    check_results(subject, end, inits)
}

fn check_steps(subject: Subject<'_>, first: i64, count: i64) -> Check {
    let (scope, op) = some_or_ok!(subject.position());
    let (Ok(first), Ok(count)) = (usize::try_from(first), usize::try_from(count)) else {
        return Ok(());
    };
    let mut steps = scope.body().operands(op).skip(first).take(count);
    let is_negative = |step| {
        let constant = scope.body().constant_int(subject.context(), step);
        constant.is_some_and(|step| step <= 0)
    };
    subject.ensure(
        !steps.any(is_negative),
        "constant step operand must be positive",
    )
}

fn check_results(subject: Subject<'_>, reduce: Subject<'_>, inits: i64) -> Check {
    let results: Vec<Type> = subject.result_types().collect();
    let (count, reductions) = (results.len(), reduce.region_count());
    subject.ensure_with(count == reductions, || format!(
            "expects number of results: {count} to be the same as number of reductions: {reductions}"
        ))?;
    subject.ensure_with(i64::try_from(count) == Ok(inits), || {
        format!(
            "expects number of results: {count} to be the same as number of initial values: {inits}"
        )
    })?;
    let difference = reduce.first_difference(reduce.operand_types(), &results);
    let (index, operand, result) = some_or_ok!(difference);
    let violation = reduce.violation(format!(
        "expects type of {index}-th reduction operand: '{operand}' to be the same as the {index}-th result type: \
         '{result}'"
    ));
    Err(violation.about(reduce))
}

pub(super) fn check_counts(subject: Subject<'_>) -> Check {
    let (regions, operands) = (subject.region_count(), subject.operand_types().len());
    if regions == operands {
        return Ok(());
    }
    subject.fail(format!(
        "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
    ))
}

pub(super) fn check_reductions(subject: Subject<'_>) -> Check {
    for (index, required) in subject.operand_types().enumerate() {
        let Some(args) = subject.entry_arg_types(index) else {
            continue;
        };
        subject.ensure_with(args == [required; 2], || {
            format!(
                "expected two block arguments with type '{}' in the {index}-th reduction region",
                subject.type_text(required)
            )
        })?;
        let end = subject.entry_terminator(index);
        subject.ensure(
            end.is_some_and(|end| end.name() == op::SCF_REDUCE_RETURN),
            "reduction bodies must be terminated with an 'scf.reduce.return' op",
        )?;
    }
    Ok(())
}

pub(super) fn check_return(subject: Subject<'_>) -> Check {
    let (scope, op) = some_or_ok!(subject.position());
    let block = scope.body().block_of(op);
    let first = block.and_then(|block| scope.body().args(block).next());
    let first = some_or_ok!(first);
    let found = some_or_ok!(subject.operand_type(0));
    let required = scope.body().value_type(first);
    if required == found {
        return Ok(());
    }
    subject.fail(format!(
        "must have type '{}' (the type of the reduction inputs)",
        subject.type_text(required)
    ))
}

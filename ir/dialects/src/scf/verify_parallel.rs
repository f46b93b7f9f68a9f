//! Invariants of `scf.parallel` and of the reductions in it.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Scope, Subject};
use pass_ir::{BlockId, OpId, Type};

pub(super) fn check_parallel(subject: Subject<'_>) -> Check {
    let sizes = subject.operand_segments();
    let (Some(&[lower, upper, steps, inits]), Some((scope, &[region]))) =
        (sizes, subject.regions())
    else {
        return Ok(());
    };
    subject.ensure(
        steps != 0,
        "needs at least one tuple element for lowerBound, upperBound and step",
    )?;
    check_steps(subject, lower.saturating_add(upper), steps)?;
    let entry = some_or_ok!(scope.body().entry(region));
    let args = scope.body().args(entry);
    let count = args.len();
    subject.ensure_with(i64::try_from(count) == Ok(steps), || format!(
            "expects the same number of induction variables: {count} as bound and step values: {steps}"
        ))?;
    subject.ensure(
        !args
            .map(|arg| scope.body().value_type(arg))
            .any(|ty| ty != Type::INDEX),
        "expects arguments for the induction variable to be of index type",
    )?;
    let end = some_or_ok!(scope.body().last_op(entry));
    if scope.body().name(end) != op::SCF_REDUCE {
        let violation = subject.violation("expects body to terminate with 'scf.reduce'");
        return Err(violation.note(scope.body().location(end), "terminator here"));
    }
    check_results(subject, scope, end, inits)
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

fn check_results(subject: Subject<'_>, scope: Scope<'_>, end: OpId, inits: i64) -> Check {
    let results = subject.result_types();
    let (count, reductions) = (results.len(), scope.body().regions(end).len());
    subject.ensure_with(count == reductions, || format!(
            "expects number of results: {count} to be the same as number of reductions: {reductions}"
        ))?;
    subject.ensure_with(i64::try_from(count) == Ok(inits), || {
        format!(
            "expects number of results: {count} to be the same as number of initial values: {inits}"
        )
    })?;
    let reduce = Subject::inside(subject.context(), scope, end);
    let mut pairs = reduce.operand_types().zip(results).enumerate();
    let (index, (operand, result)) =
        some_or_ok!(pairs.find(|(_, (operand, result))| operand != result));
    let (operand, result) = (reduce.type_text(operand), reduce.type_text(result));
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
    let (scope, regions) = some_or_ok!(subject.regions());
    let body = scope.body();
    for (index, (&region, required)) in regions.iter().zip(subject.operand_types()).enumerate() {
        let Some(entry) = body.entry(region) else {
            continue;
        };
        let mut args = body.args(entry).map(|arg| body.value_type(arg));
        subject.ensure_with(args.len() == 2 && !args.any(|ty| ty != required), || {
            format!(
                "expected two block arguments with type '{}' in the {index}-th reduction region",
                subject.type_text(required)
            )
        })?;
        subject.ensure(
            last_name(scope, entry) == Some(op::SCF_REDUCE_RETURN),
            "reduction bodies must be terminated with an 'scf.reduce.return' op",
        )?;
    }
    Ok(())
}

fn last_name(scope: Scope<'_>, block: BlockId) -> Option<pass_ir::OpName> {
    Some(scope.body().name(scope.body().last_op(block)?))
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

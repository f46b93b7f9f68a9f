//! Invariants of `scf.parallel` and of the reductions in it.

use crate::op;
use pass_ir::verify::{Check, Invariants, Scope, Subject};
use pass_ir::{BlockId, OpId, Type, name};

/// Invariants of `parallel`.
pub(super) const PARALLEL: Invariants = Invariants {
    own: Some(check_parallel),
    ..Invariants::NONE
};

/// Invariants of `reduce`.
pub(super) const REDUCE: Invariants = Invariants {
    own: Some(check_counts),
    after_regions: Some(check_reductions),
    ..Invariants::NONE
};

/// Invariants of `reduce.return`.
pub(super) const REDUCE_RETURN: Invariants = Invariants {
    own: Some(check_return),
    ..Invariants::NONE
};

fn check_parallel(subject: Subject<'_>) -> Check {
    let sizes = subject.attr(name::OPERAND_SEGMENT_SIZES);
    let sizes = sizes.and_then(|sizes| subject.context().attr(sizes).as_dense_array());
    let (Some(&[lower, upper, steps, inits]), Some((scope, &[region]))) =
        (sizes, subject.regions())
    else {
        return Ok(());
    };
    if steps == 0 {
        return subject
            .fail("needs at least one tuple element for lowerBound, upperBound and step");
    }
    check_steps(subject, lower.saturating_add(upper), steps)?;
    let Some(entry) = scope.body().entry(region) else {
        return Ok(());
    };
    let args = scope.body().args(entry);
    let count = args.len();
    if i64::try_from(count) != Ok(steps) {
        return subject.fail(format!(
            "expects the same number of induction variables: {count} as bound and step values: {steps}"
        ));
    }
    if args
        .map(|arg| scope.body().value_type(arg))
        .any(|ty| ty != Type::INDEX)
    {
        return subject.fail("expects arguments for the induction variable to be of index type");
    }
    let Some(end) = scope.body().last_op(entry) else {
        return Ok(());
    };
    if scope.body().name(end) != op::SCF_REDUCE {
        let violation = subject.violation("expects body to terminate with 'scf.reduce'");
        return Err(violation.note(scope.body().location(end), "terminator here"));
    }
    check_results(subject, scope, end, inits)
}

fn check_steps(subject: Subject<'_>, first: i64, count: i64) -> Check {
    let Some((scope, op)) = subject.place() else {
        return Ok(());
    };
    let (Ok(first), Ok(count)) = (usize::try_from(first), usize::try_from(count)) else {
        return Ok(());
    };
    let mut steps = scope.body().operands(op).skip(first).take(count);
    let is_negative = |step| {
        let constant = scope.body().constant_int(subject.context(), step);
        constant.is_some_and(|step| step <= 0)
    };
    if steps.any(is_negative) {
        return subject.fail("constant step operand must be positive");
    }
    Ok(())
}

/// There is a result, an initial value and a reduction for each other, and their types agree.
fn check_results(subject: Subject<'_>, scope: Scope<'_>, end: OpId, inits: i64) -> Check {
    let results = subject.result_types();
    let (count, reductions) = (results.len(), scope.body().regions(end).len());
    if count != reductions {
        return subject.fail(format!(
            "expects number of results: {count} to be the same as number of reductions: {reductions}"
        ));
    }
    if i64::try_from(count) != Ok(inits) {
        return subject.fail(format!(
            "expects number of results: {count} to be the same as number of initial values: {inits}"
        ));
    }
    let reduce = Subject::inside(subject.context(), scope, end);
    let mut pairs = reduce.operand_types().zip(results).enumerate();
    let Some((index, (operand, result))) = pairs.find(|(_, (operand, result))| operand != result)
    else {
        return Ok(());
    };
    let (operand, result) = (reduce.type_text(operand), reduce.type_text(result));
    let violation = reduce.violation(format!(
        "expects type of {index}-th reduction operand: '{operand}' to be the same as the {index}-th result type: \
         '{result}'"
    ));
    Err(violation.about(reduce))
}

fn check_counts(subject: Subject<'_>) -> Check {
    let (regions, operands) = (subject.region_count(), subject.operand_types().len());
    if regions == operands {
        return Ok(());
    }
    subject.fail(format!(
        "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
    ))
}

fn check_reductions(subject: Subject<'_>) -> Check {
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    let body = scope.body();
    for (index, (&region, wanted)) in regions.iter().zip(subject.operand_types()).enumerate() {
        let Some(entry) = body.entry(region) else {
            continue;
        };
        let mut args = body.args(entry).map(|arg| body.value_type(arg));
        if args.len() != 2 || args.any(|ty| ty != wanted) {
            return subject.fail(format!(
                "expected two block arguments with type '{}' in the {index}-th reduction region",
                subject.type_text(wanted)
            ));
        }
        if last_name(scope, entry) != Some(op::SCF_REDUCE_RETURN) {
            return subject
                .fail("reduction bodies must be terminated with an 'scf.reduce.return' op");
        }
    }
    Ok(())
}

fn last_name(scope: Scope<'_>, block: BlockId) -> Option<pass_ir::OpName> {
    Some(scope.body().name(scope.body().last_op(block)?))
}

fn check_return(subject: Subject<'_>) -> Check {
    let Some((scope, op)) = subject.place() else {
        return Ok(());
    };
    let block = scope.body().block_of(op);
    let first = block.and_then(|block| scope.body().args(block).next());
    let (Some(first), Some(given)) = (first, subject.operand_types().next()) else {
        return Ok(());
    };
    let wanted = scope.body().value_type(first);
    if wanted == given {
        return Ok(());
    }
    subject.fail(format!(
        "must have type '{}' (the type of the reduction inputs)",
        subject.type_text(wanted)
    ))
}

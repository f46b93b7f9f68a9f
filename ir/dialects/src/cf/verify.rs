//! Branches of the `cf` dialect.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::verify::{Check, Invariants, Subject, refuse};

pub(crate) const BRANCH: Invariants = Invariants {
    interfaces: Some(check_branch),
    ..Invariants::NONE
};

pub(super) fn check_cond_branch(subject: Subject<'_>) -> Check {
    check_branch(subject)?;
    check_weights(subject)
}

pub(super) const SWITCH: Invariants = Invariants {
    least_successors: 1,
    types: Some(check_case_segments),
    interfaces: Some(check_branch),
    own: Some(check_switch),
    ..Invariants::NONE
};

fn check_branch(subject: Subject<'_>) -> Check {
    check_case_count(subject)?;
    let mut types = subject.operand_types();
    let mut lengths = successor_operand_counts(subject).into_iter();
    // The condition comes first.
    let decided = segments(subject).first().map_or(0, length);
    if decided > 0 {
        types.nth(decided - 1);
    }
    for index in 0..subject.successors().len() {
        let length = lengths.next().unwrap_or(0);
        check_successor(subject, index, types.by_ref().take(length).collect())?;
    }
    Ok(())
}

/// Requires the number of operands of each case. `mlir-opt` accepts further numbers, and reads memory of others if there are fewer.
fn check_case_count(subject: Subject<'_>) -> Check {
    let segments = some_or_ok!(case_segments(subject)).len();
    let cases = subject.successors().len().saturating_sub(1);
    subject.ensure_with(segments >= cases, || {
        format!("'case_operand_segments' has {segments} elements, but there are {cases} cases")
    })
}

fn check_case_segments(subject: Subject<'_>) -> Check {
    let found = segments(subject).get(2).copied().unwrap_or(0);
    let cases = case_segments(subject).unwrap_or_default();
    subject.ensure(
        !cases.iter().any(|&size| size < 0),
        "'case_operand_segments' attribute cannot have negative elements",
    )?;
    let total = cases.iter().copied().fold(0, i64::saturating_add);
    if total == found {
        return Ok(());
    }
    subject.fail(format!(
        "caseOperands count ({found}) does not match with the total size ({total}) specified in attribute \
         'case_operand_segments'"
    ))
}

fn check_switch(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let cases = subject.successors().len().saturating_sub(1);
    let values = subject.attr_named("case_values");
    let Some(values) = values.and_then(|attr| cx.attr(attr).ty()) else {
        return if cases == 0 {
            Ok(())
        } else {
            wrong_count(subject, 0, cases)
        };
    };
    let (expected, found) = (cx.element_or_self(values), subject.operand_type(0));
    if let Some(found) = found.filter(|&found| found != expected) {
        let (expected, found) = (subject.type_text(expected), subject.type_text(found));
        return subject.fail(format!(
            "'flag' type ('{found}') should match case value type ('{expected}')"
        ));
    }
    let shape = cx.ty(values).shape().unwrap_or_default();
    let sizes = shape.iter().map(|dim| dim.size.unwrap_or(0));
    let count = sizes.fold(1, u64::saturating_mul);
    if u64::try_from(cases) == Ok(count) {
        Ok(())
    } else {
        wrong_count(subject, count, cases)
    }
}

fn wrong_count(subject: Subject<'_>, values: u64, cases: usize) -> Check {
    subject.fail(format!(
        "number of case values ({values}) should match number of case destinations ({cases})"
    ))
}

fn check_successor(subject: Subject<'_>, index: usize, passed: Vec<Type>) -> Check {
    let (scope, _) = some_or_ok!(subject.position());
    let body = scope.body();
    let expected = body.args(subject.successors()[index]);
    if expected.len() != passed.len() {
        return refuse(format!(
            "branch has {} operands for successor #{index}, but target block has {}",
            passed.len(),
            expected.len()
        ));
    }
    let mut pairs = expected.map(|value| body.value_type(value)).zip(passed);
    match pairs.position(|(expected, found)| expected != found) {
        None => Ok(()),
        Some(number) => {
            let message = format!("type mismatch for bb argument #{number} of successor #{index}");
            refuse(message)
        }
    }
}

/// Returns the number of operands of each successor. Where no property holds them, all are for the only successor.
fn successor_operand_counts(subject: Subject<'_>) -> Vec<usize> {
    let groups = segments(subject);
    if groups.is_empty() {
        return vec![subject.operand_types().len()];
    }
    let successors = groups.iter().skip(1);
    match case_segments(subject) {
        None => successors.map(length).collect(),
        Some(cases) => successors.take(1).chain(cases).map(length).collect(),
    }
}

fn length(size: &i64) -> usize {
    usize::try_from(*size).unwrap_or(0)
}

fn check_weights(subject: Subject<'_>) -> Check {
    let weights = subject.int_array("branch_weights").unwrap_or_default();
    let (found, expected) = (weights.len(), subject.successors().len());
    if found == 0 {
        return Ok(());
    }
    if found != expected {
        let message = "expects number of branch weights to match number of successors:";
        return refuse(format!("{message} {found} vs {expected}"));
    }
    if weights.iter().all(|&weight| weight == 0) {
        return refuse("branch weights cannot all be zero");
    }
    Ok(())
}

fn segments(subject: Subject<'_>) -> &[i64] {
    subject.operand_segments().unwrap_or_default()
}

fn case_segments(subject: Subject<'_>) -> Option<&[i64]> {
    subject.int_array("case_operand_segments")
}

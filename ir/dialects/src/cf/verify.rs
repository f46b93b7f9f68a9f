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

pub(crate) const SWITCH: Invariants = Invariants {
    least_successors: 1,
    types: Some(check_case_segments),
    interfaces: Some(check_branch),
    own: Some(check_switch),
    ..Invariants::NONE
};

fn check_branch(subject: Subject<'_>) -> Check {
    check_case_count(subject)?;
    // The condition comes first.
    let decided = segments(subject).first().map_or(0, length);
    check_passed_operands(subject, decided, successor_operand_counts(subject))
}

/// Checks the operands after the first ones. Each successor gets a segment of them.
pub(crate) fn check_passed_operands(
    subject: Subject<'_>,
    first: usize,
    lengths: impl IntoIterator<Item = usize>,
) -> Check {
    let mut types = subject.operand_types().skip(first);
    let mut lengths = lengths.into_iter();
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
    check_segments_of(subject, 2, "caseOperands", "case_operand_segments")
}

/// Checks the sizes of the parts of a group of operands, which the property `key` holds. The operands are not in groups if no
/// property says so, and then a single one precedes them.
pub(crate) fn check_segments_of(
    subject: Subject<'_>,
    group: usize,
    operands: &str,
    key: &str,
) -> Check {
    let found = match segments(subject) {
        [] => subject.operand_types().len() as i64 - 1,
        groups => groups.get(group).copied().unwrap_or(0),
    };
    let sizes = subject.int_array(key).unwrap_or_default();
    subject.ensure_with(!sizes.iter().any(|&size| size < 0), || {
        format!("'{key}' attribute cannot have negative elements")
    })?;
    let total = sizes.iter().copied().fold(0, i64::saturating_add);
    subject.ensure_with(total == found, || {
        format!(
            "{operands} count ({found}) does not match with the total size ({total}) specified in attribute '{key}'"
        )
    })
}

fn check_switch(subject: Subject<'_>) -> Check {
    let words = ["flag", "case value", "case values", "case destinations"];
    check_case_values(subject, "case_values", words)
}

/// Checks the values of the cases, which the property `key` holds. Messages call the operand, the values and the successors by
/// `words`.
pub(crate) fn check_case_values(subject: Subject<'_>, key: &str, words: [&str; 4]) -> Check {
    let cx = subject.context();
    let cases = subject.successors().len().saturating_sub(1);
    let [operand, value, values, targets] = words;
    let check_count = |count: u64| {
        subject.ensure_with(u64::try_from(cases) == Ok(count), || {
            format!("number of {values} ({count}) should match number of {targets} ({cases})")
        })
    };
    let Some(values) = subject.attr_named(key).and_then(|attr| cx.attr(attr).ty()) else {
        return check_count(0);
    };
    let (expected, found) = (cx.element_or_self(values), subject.operand_type(0));
    if let Some(found) = found.filter(|&found| found != expected) {
        let (expected, found) = (subject.type_text(expected), subject.type_text(found));
        return subject.fail(format!(
            "'{operand}' type ('{found}') should match {value} type ('{expected}')"
        ));
    }
    let shape = cx.ty(values).shape().unwrap_or_default();
    let sizes = shape.iter().map(|dim| dim.size.unwrap_or(0));
    check_count(sizes.fold(1, u64::saturating_mul))
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

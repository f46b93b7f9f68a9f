//! Branches of the `cf` dialect.

use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Invariants, Subject, Violation};
use pass_ir::{Ident, Type, name};

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
    let mut types = subject.operand_types();
    let mut lengths = passed(subject).into_iter();
    // The condition comes first.
    let decided = sizes(subject, name::OPERAND_SEGMENT_SIZES)
        .first()
        .map_or(0, length);
    if decided > 0 {
        types.nth(decided - 1);
    }
    for index in 0..subject.successors().len() {
        let length = lengths.next().unwrap_or(0);
        check_successor(subject, index, types.by_ref().take(length).collect())?;
    }
    Ok(())
}

fn check_case_segments(subject: Subject<'_>) -> Check {
    let found = sizes(subject, name::OPERAND_SEGMENT_SIZES)
        .get(2)
        .copied()
        .unwrap_or(0);
    let cases = sizes(subject, name::CASE_OPERAND_SEGMENTS);
    subject.ensure(
        !cases.iter().any(|&size| size < 0),
        "'case_operand_segments' attribute cannot have negative elements",
    )?;
    let total = cases
        .iter()
        .fold(0_i64, |total, &size| total.saturating_add(size));
    if total == found {
        return Ok(());
    }
    subject.fail(format!(
        "caseOperands count ({found}) does not match with the total size ({total}) specified in attribute \
         'case_operand_segments'"
    ))
}

fn check_switch(subject: Subject<'_>) -> Check {
    let (cx, cases) = (
        subject.context(),
        subject.successors().len().saturating_sub(1),
    );
    let values = subject
        .attr(cx.ident("case_values"))
        .and_then(|attr| cx.attr(attr).ty());
    let Some(values) = values else {
        return if cases == 0 {
            Ok(())
        } else {
            wrong_count(subject, 0, cases)
        };
    };
    let (expected, found) = (cx.element_or_self(values), subject.operand_types().next());
    if let Some(found) = found.filter(|&found| found != expected) {
        let (expected, found) = (subject.type_text(expected), subject.type_text(found));
        return subject.fail(format!(
            "'flag' type ('{found}') should match case value type ('{expected}')"
        ));
    }
    let sizes = cx
        .ty(values)
        .shape()
        .unwrap_or_default()
        .iter()
        .map(|dim| dim.size.unwrap_or(0));
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
        return Err(Violation::new(format!(
            "branch has {} operands for successor #{index}, but target block has {}",
            passed.len(),
            expected.len()
        )));
    }
    let mut pairs = expected.map(|value| body.value_type(value)).zip(passed);
    match pairs.position(|(expected, found)| expected != found) {
        None => Ok(()),
        Some(number) => {
            let message = format!("type mismatch for bb argument #{number} of successor #{index}");
            Err(Violation::new(message))
        }
    }
}

/// The number of operands of each successor. Where no property holds them, all are for the only successor.
fn passed(subject: Subject<'_>) -> Vec<usize> {
    let groups = sizes(subject, name::OPERAND_SEGMENT_SIZES);
    if groups.is_empty() {
        return vec![subject.operand_types().len()];
    }
    if subject.attr(name::CASE_OPERAND_SEGMENTS).is_none() {
        return groups.iter().skip(1).map(length).collect();
    }
    let default = groups.iter().skip(1).take(1);
    default
        .chain(sizes(subject, name::CASE_OPERAND_SEGMENTS))
        .map(length)
        .collect()
}

fn length(size: &i64) -> usize {
    usize::try_from(*size).unwrap_or(0)
}

fn check_weights(subject: Subject<'_>) -> Check {
    let weights = sizes(subject, subject.context().ident("branch_weights"));
    let (found, expected) = (weights.len(), subject.successors().len());
    if found == 0 {
        return Ok(());
    }
    if found != expected {
        let message = "expects number of branch weights to match number of successors:";
        return Err(Violation::new(format!("{message} {found} vs {expected}")));
    }
    if weights.iter().all(|&weight| weight == 0) {
        return Err(Violation::new("branch weights cannot all be zero"));
    }
    Ok(())
}

fn sizes<'a>(subject: Subject<'a>, key: Ident) -> &'a [i64] {
    let data = subject.attr(key).map(|attr| subject.context().attr(attr));
    data.and_then(|data| data.as_dense_array())
        .unwrap_or_default()
}

//! The numbers of regions, results, successors and operands of an operation.

use crate::dialect::{Kind, OpDef, Traits};
use crate::handle::Ident;
use crate::name;

use super::groups;
use super::subject::Subject;
use super::violation::Check;

pub(super) fn check(subject: Subject<'_>, def: &OpDef) -> Check {
    check_regions(subject, def)?;
    if let Some(kinds) = def.results {
        check_results(subject, kinds)?;
    }
    check_successors(subject)?;
    if let Some(kinds) = def.operands {
        check_operands(subject, kinds)?;
    }
    check_segments(subject)
}

fn check_regions(subject: Subject<'_>, def: &OpDef) -> Check {
    let found = subject.region_count();
    let Some(count) = def.regions.map(usize::from) else {
        let least = subject.invariants().least_regions;
        if found < least {
            return subject.fail(format!("expected {least} or more regions"));
        }
        return Ok(());
    };
    if found == count {
        return Ok(());
    }
    match count {
        0 => subject.fail("requires zero regions"),
        1 => subject.fail("requires one region"),
        _ => subject.fail(format!("expected {count} regions")),
    }
}

fn check_results(subject: Subject<'_>, kinds: &[Kind]) -> Check {
    match mismatch(kinds, subject.result_types().len()) {
        None => Ok(()),
        Some(Expected::AtLeast(least)) => subject.fail(format!("expected {least} or more results")),
        Some(Expected::Exactly(0)) => subject.fail("requires zero results"),
        Some(Expected::Exactly(1)) => subject.fail("requires one result"),
        Some(Expected::Exactly(count)) => subject.fail(format!("expected {count} results")),
    }
}

fn check_successors(subject: Subject<'_>) -> Check {
    let found = subject.successors().len();
    let least = subject.invariants().least_successors;
    if least > 0 {
        return subject.ensure_with(found >= least, || {
            format!("requires at least {least} successors but found {found}")
        });
    }
    let count = match subject.def.and_then(|def| def.successors) {
        declared if subject.is_exhaustive() => declared.map(usize::from),
        // The successors of other terminators are unknown.
        _ => (!subject.has(Traits::TERMINATOR)).then_some(0),
    };
    let plural = if count == Some(1) { "" } else { "s" };
    match count.filter(|&count| found != count) {
        Some(count) => subject.fail(format!(
            "requires {count} successor{plural} but found {found}"
        )),
        None => Ok(()),
    }
}

fn check_operands(subject: Subject<'_>, kinds: &[Kind]) -> Check {
    let found = subject.operand_types().len();
    match mismatch(kinds, found) {
        None => Ok(()),
        Some(Expected::AtLeast(least)) => subject.fail(format!(
            "expected {least} or more operands, but found {found}"
        )),
        Some(Expected::Exactly(0)) => subject.fail("requires zero operands"),
        Some(Expected::Exactly(1)) => subject.fail("requires a single operand"),
        Some(Expected::Exactly(count)) => {
            subject.fail(format!("expected {count} operands, but found {found}"))
        }
    }
}

enum Expected {
    AtLeast(usize),
    Exactly(usize),
}

/// Returns the number of values that the kinds require, unless it is `found`.
fn mismatch(kinds: &[Kind], found: usize) -> Option<Expected> {
    let least = kinds.iter().filter(|kind| !kind.is_variadic()).count();
    if least < kinds.len() {
        (found < least).then_some(Expected::AtLeast(least))
    } else {
        (found != least).then_some(Expected::Exactly(least))
    }
}

fn check_segments(subject: Subject<'_>) -> Check {
    let operands = subject.operand_types().len();
    check_groups(subject, name::OPERAND_SEGMENT_SIZES, "operand", operands)?;
    let results = subject.result_types().len();
    check_groups(subject, name::RESULT_SEGMENT_SIZES, "result", results)
}

fn check_groups(subject: Subject<'_>, property: Ident, what: &str, found: usize) -> Check {
    let Some(count) = groups::segments(subject.cx, subject.name(), property) else {
        return Ok(());
    };
    let sizes = subject.int_elements(property).unwrap_or_default();
    let key = subject.cx.str(property);
    if sizes.iter().any(|&size| size < 0) {
        return subject.fail(format!("'{key}' attribute cannot have negative elements"));
    }
    if !sizes.is_empty() && sizes.len() != count {
        return subject.fail(format!(
            "'{key}' attribute for specifying {what} segments must have {count} elements, but got {}",
            sizes.len()
        ));
    }
    let total = sizes.iter().copied().fold(0, i64::saturating_add);
    if i64::try_from(found) == Ok(total) {
        return Ok(());
    }
    subject.fail(format!(
        "{what} count ({found}) does not match with the total size ({total}) specified in attribute '{key}'"
    ))
}

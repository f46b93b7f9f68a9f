//! Regions: the number of their blocks, arguments and terminators.

use crate::dialect::{Blocks, Traits};
use crate::handle::RegionId;

use super::subject::{Scope, Subject};
use super::violation::{Check, Violation};

pub(super) fn check_traits(subject: Subject<'_>) -> Check {
    if subject.region_count() == 0 {
        return Ok(());
    }
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    if subject.has(Traits::NO_REGION_ARGUMENTS) {
        check_no_arguments(subject, scope, regions)?;
    }
    if subject.has(Traits::SINGLE_BLOCK) {
        for (index, &region) in regions.iter().enumerate() {
            check_single_block(subject, scope, (index, region))?;
        }
    }
    Ok(())
}

pub(super) fn check_declared(subject: Subject<'_>) -> Check {
    let declared = subject.def.map_or(&[][..], |def| def.blocks);
    if declared.is_empty() {
        return Ok(());
    }
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    for (index, &region) in regions.iter().enumerate() {
        // The last declared region is variadic.
        let Some((name, blocks)) = declared.get(index).or(declared.last()) else {
            continue;
        };
        let count = scope.body.blocks(region).take(2).count();
        let (is_valid, description) = match blocks {
            Blocks::Any => continue,
            Blocks::AtLeastOne => (count >= 1, "region with at least 1 blocks"),
            Blocks::One => (count == 1, "region with 1 blocks"),
            Blocks::AtMostOne => (count <= 1, "region with at most 1 blocks"),
        };
        if !is_valid {
            return subject.fail(format!(
                "region #{index} ('{name}') failed to verify constraint: {description}"
            ));
        }
    }
    Ok(())
}

/// Checks that graph regions have a single block, and that no block branches to an entry block.
pub(super) fn check_regions(subject: Subject<'_>) -> Check {
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    let body = scope.body;
    for (index, &region) in regions.iter().enumerate() {
        let has_several_blocks = body.blocks(region).nth(1).is_some();
        if has_several_blocks && subject.has(Traits::GRAPH_REGION) {
            return subject.fail(format!(
                "expects graph region #{index} to have 0 or 1 blocks"
            ));
        }
        let Some(entry) = body.entry(region) else {
            continue;
        };
        let mut ops = body.region_ops(region);
        if ops.any(|op| body.successors(op).contains(&entry)) {
            let message = "entry block of region may not have predecessors";
            return Err(Violation::at(subject.loc(), message));
        }
    }
    Ok(())
}

/// Checks that regions end with the terminator that is implicit in the custom form.
pub(super) fn check_implicit_terminator(subject: Subject<'_>) -> Check {
    let Some(expected) = subject.def.and_then(|def| def.terminator) else {
        return Ok(());
    };
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    let terminators = regions
        .iter()
        .filter_map(|&region| scope.body.last_op(scope.body.entry(region)?));
    let Some(actual) = terminators
        .map(|op| subject.cx.op_name_str(scope.body.name(op)))
        .find(|&name| name != expected)
    else {
        return Ok(());
    };
    let violation = subject.violation(format!(
        "expects regions to end with '{expected}', found '{actual}'"
    ));
    let note = format!("in custom textual format, the absence of terminator implies '{expected}'");
    Err(violation.about(subject).note(subject.loc(), note))
}

fn check_no_arguments(subject: Subject<'_>, scope: Scope<'_>, regions: &[RegionId]) -> Check {
    let has_arguments = |region: &RegionId| {
        let entry = scope.body.entry(*region);
        entry.is_some_and(|entry| scope.body.args(entry).len() > 0)
    };
    match regions.iter().position(has_arguments) {
        None => Ok(()),
        Some(_) if regions.len() == 1 => subject.fail("region should have no arguments"),
        Some(index) => subject.fail(format!("region #{index} should have no arguments")),
    }
}

fn check_single_block(
    subject: Subject<'_>,
    scope: Scope<'_>,
    (index, region): (usize, RegionId),
) -> Check {
    let Some(entry) = scope.body.entry(region) else {
        return Ok(());
    };
    if scope.body.next_block(entry).is_some() {
        return subject.fail(format!("expects region #{index} to have 0 or 1 blocks"));
    }
    if !subject.has(Traits::NO_TERMINATOR) && scope.body.first_op(entry).is_none() {
        return subject.fail("expects a non-empty block");
    }
    Ok(())
}

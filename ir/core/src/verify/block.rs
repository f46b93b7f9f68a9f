//! Blocks and their terminators.

use crate::dialect::Traits;
use crate::handle::BlockId;

use super::subject::{Scope, Subject};
use super::violation::{Check, Violation, text_of};

/// Checks that a block is not empty, unless it is the only one of its region, and that only its last operation has
/// successors.
pub(super) fn check_start(owner: Subject<'_>, scope: Scope<'_>, block: BlockId) -> Check {
    let body = scope.body;
    let Some(last) = body.last_op(block) else {
        let parent = parent_of(owner, scope, block);
        if is_terminator_optional(scope, parent, block) {
            return Ok(());
        }
        return Err(Violation::at(
            parent.loc(),
            "empty block: expect at least a terminator",
        ));
    };
    match body
        .ops(block)
        .find(|&op| op != last && !body.successors(op).is_empty())
    {
        None => Ok(()),
        Some(op) => {
            let message = "operation with block successors must terminate its parent block";
            Err(Violation::new(message).about(Subject::inside(owner.cx, scope, op)))
        }
    }
}

/// Checks that a block ends with a terminator, unless its parent requires none, and branches within its region.
pub(super) fn check_end(owner: Subject<'_>, scope: Scope<'_>, block: BlockId) -> Check {
    let body = scope.body;
    let Some(last) = body.last_op(block) else {
        return Ok(());
    };
    let subject = Subject::inside(owner.cx, scope, last);
    let region = body.block_region(block);
    if body
        .successors(last)
        .iter()
        .any(|&target| body.block_region(target) != region)
    {
        let violation = subject.violation("branching to block of a different region");
        return Err(violation.about(subject));
    }
    // An unregistered operation may be a terminator.
    if subject.def.is_none() || subject.has(Traits::TERMINATOR) {
        return Ok(());
    }
    if is_terminator_optional(scope, parent_of(owner, scope, block), block) {
        return Ok(());
    }
    let message = format!("block with no terminator, has {}", text_of(subject));
    Err(Violation::new(message).about(subject))
}

/// Returns whether the parent operation allows its single block to have no terminator.
fn is_terminator_optional(scope: Scope<'_>, parent: Subject<'_>, block: BlockId) -> bool {
    let region = scope.body.block_region(block);
    let is_only_block = region.is_some_and(|region| scope.body.blocks(region).nth(1).is_none());
    is_only_block && (parent.def.is_none() || parent.has(Traits::NO_TERMINATOR))
}

fn parent_of<'a>(owner: Subject<'a>, scope: Scope<'a>, block: BlockId) -> Subject<'a> {
    let region = scope.body.block_region(block);
    match region.and_then(|region| scope.body.region_owner(region)) {
        Some(op) => Subject::inside(owner.cx, scope, op),
        None => owner,
    }
}

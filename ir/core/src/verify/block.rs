//! Blocks and their terminators.

use crate::dialect::Traits;
use crate::handle::BlockId;

use super::subject::{Scope, Subject};
use super::violation::{Check, Violation, text_of};

/// A block that is not the only one of its region is not empty, and only its last operation has successors.
pub(super) fn check_start(owner: Subject<'_>, scope: Scope<'_>, block: BlockId) -> Check {
    let body = scope.body;
    let Some(last) = body.last_op(block) else {
        let parent = parent_of(owner, scope, block);
        if needs_no_terminator(scope, parent, block) {
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

/// A block ends with a terminator, unless the operation around it asks for none. It branches to blocks of its own region.
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
    // An operation that no dialect declares may be a terminator.
    if subject.def.is_none() || subject.has(Traits::TERMINATOR) {
        return Ok(());
    }
    if needs_no_terminator(scope, parent_of(owner, scope, block), block) {
        return Ok(());
    }
    let message = format!("block with no terminator, has {}", text_of(subject));
    Err(Violation::new(message).about(subject))
}

/// True if the parent operation allows its single block to have no terminator.
fn needs_no_terminator(scope: Scope<'_>, parent: Subject<'_>, block: BlockId) -> bool {
    let region = scope.body.block_region(block);
    let alone = region.is_some_and(|region| scope.body.blocks(region).nth(1).is_none());
    alone && (parent.def.is_none() || parent.has(Traits::NO_TERMINATOR))
}

/// The operation that has the block.
fn parent_of<'a>(owner: Subject<'a>, scope: Scope<'a>, block: BlockId) -> Subject<'a> {
    let region = scope.body.block_region(block);
    match region.and_then(|region| scope.body.region_owner(region)) {
        Some(op) => Subject::inside(owner.cx, scope, op),
        None => owner,
    }
}

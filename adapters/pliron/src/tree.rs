//! The operations nested in an operation.

use pliron::basic_block::BasicBlock;
use pliron::context::{Context, Ptr};
use pliron::linked_list::ContainsLinkedList;
use pliron::operation::Operation;

/// Returns the blocks of all regions of an operation, in order.
pub(crate) fn blocks(context: &Context, ptr: Ptr<Operation>) -> Vec<Ptr<BasicBlock>> {
    let Ok(op) = ptr.try_deref(context) else {
        return Vec::new();
    };
    let regions = op.regions();
    regions
        .flat_map(|region| region.deref(context).iter(context))
        .collect()
}

/// Returns the operations of all blocks of an operation, in order.
pub(crate) fn children(context: &Context, ptr: Ptr<Operation>) -> Vec<Ptr<Operation>> {
    let blocks = blocks(context, ptr).into_iter();
    blocks
        .flat_map(|block| block.deref(context).iter(context))
        .collect()
}

pub(crate) fn is_child(context: &Context, child: Ptr<Operation>, parent: Ptr<Operation>) -> bool {
    child
        .try_deref(context)
        .is_ok_and(|op| op.get_parent_op(context) == Some(parent))
}

/// Returns the ancestors of an operation, the innermost first.
pub(crate) fn ancestors(
    context: &Context,
    op: Ptr<Operation>,
) -> impl Iterator<Item = Ptr<Operation>> {
    let parent = |op: &Ptr<Operation>| op.try_deref(context).ok()?.get_parent_op(context);
    std::iter::successors(parent(&op), parent)
}

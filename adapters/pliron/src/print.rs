//! Printing of operations.

use pass_runtime::ir::PrintOptions;
use pliron::basic_block::BasicBlock;
use pliron::context::{Context, Ptr};
use pliron::linked_list::LinkedList;
use pliron::location::Location;
use pliron::operation::Operation;
use pliron::printable::Printable;

use crate::guard::guarded;
use crate::op::PlironOp;
use crate::tree;

pub(crate) fn print_op(op: &PlironOp<'_>, options: PrintOptions) -> String {
    if !op.is_alive() {
        return format!("<{}, which was erased>", op.name());
    }
    print_ptr(op.context(), op.ptr(), options)
}

pub(crate) fn print_ptr(context: &Context, ptr: Ptr<Operation>, options: PrintOptions) -> String {
    let _detached = DetachedOp::detach(context, ptr);
    let _hidden = (!options.locations).then(|| HiddenLocations::hide(context, ptr));
    match guarded(|| ptr.disp(context).to_string()) {
        Ok(text) => text.trim_end_matches('\n').to_owned(),
        Err(panic) => {
            let name = Operation::get_opid(ptr, context);
            format!("<{name}, which cannot be printed: {panic}>")
        }
    }
}

/// A guard that unlinks an operation from its block, and links it again when it is dropped.
///
/// pliron prints names and locations only after the text of an operation without a parent, so the printed one is made such
/// an operation.
struct DetachedOp<'c> {
    context: &'c Context,
    ptr: Ptr<Operation>,
    block: Option<Ptr<BasicBlock>>,
    prev: Option<Ptr<Operation>>,
}

impl<'c> DetachedOp<'c> {
    fn detach(context: &'c Context, ptr: Ptr<Operation>) -> Self {
        let op = ptr.deref(context);
        let (block, prev) = (op.get_parent_block(), op.get_prev());
        drop(op);
        if block.is_some() {
            ptr.unlink(context);
        }
        Self {
            context,
            ptr,
            block,
            prev,
        }
    }
}

impl Drop for DetachedOp<'_> {
    fn drop(&mut self) {
        match (self.block, self.prev) {
            (Some(_), Some(prev)) => self.ptr.insert_after(self.context, prev),
            (Some(block), None) => self.ptr.insert_at_front(block, self.context),
            (None, _) => {}
        }
    }
}

/// A guard that sets the locations of an operation and of all nested ones to unknown, and restores them when it is dropped:
/// pliron's printer has no option to omit locations.
struct HiddenLocations<'c> {
    context: &'c Context,
    ops: Vec<(Ptr<Operation>, Location)>,
    blocks: Vec<(Ptr<BasicBlock>, Location)>,
}

impl<'c> HiddenLocations<'c> {
    fn hide(context: &'c Context, root: Ptr<Operation>) -> Self {
        let mut hidden = Self {
            context,
            ops: Vec::new(),
            blocks: Vec::new(),
        };
        let mut worklist = vec![root];
        while let Some(ptr) = worklist.pop() {
            hidden.hide_op(ptr);
            worklist.extend(tree::children(context, ptr));
        }
        hidden
    }

    fn hide_op(&mut self, ptr: Ptr<Operation>) {
        let mut op = ptr.deref_mut(self.context);
        self.ops.push((ptr, op.loc().clone()));
        op.set_loc(Location::Unknown);
        drop(op);
        for block in tree::blocks(self.context, ptr) {
            let mut block_mut = block.deref_mut(self.context);
            self.blocks.push((block, block_mut.loc().clone()));
            block_mut.set_loc(Location::Unknown);
        }
    }
}

impl Drop for HiddenLocations<'_> {
    fn drop(&mut self) {
        for (op, location) in self.ops.drain(..) {
            op.deref_mut(self.context).set_loc(location);
        }
        for (block, location) in self.blocks.drain(..) {
            block.deref_mut(self.context).set_loc(location);
        }
    }
}

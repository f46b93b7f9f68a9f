//! Operations as text.

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

/// The text of `op`, without a line break at its end.
pub(crate) fn text(op: &PlironOp<'_>, options: PrintOptions) -> String {
    if !op.is_alive() {
        return format!("<{}, which was erased>", op.name());
    }
    text_at(op.context(), op.ptr(), options)
}

/// The text of the operation at `ptr`, which lives in `context`.
pub(crate) fn text_at(context: &Context, ptr: Ptr<Operation>, options: PrintOptions) -> String {
    let _outermost = Outermost::make(context, ptr);
    let _hidden = (!options.locations).then(|| HiddenLocations::hide(context, ptr));
    match guarded(|| ptr.disp(context).to_string()) {
        Ok(text) => text.trim_end_matches('\n').to_owned(),
        Err(panic) => {
            let name = Operation::get_opid(ptr, context);
            format!("<{name}, which cannot be printed: {panic}>")
        }
    }
}

/// An operation that stands outside of its block for a moment.
///
/// pliron prints what it keeps out of the text of each operation, such as names and locations, below the outermost one
/// alone. With this, that is the one that is printed.
struct Outermost<'c> {
    context: &'c Context,
    ptr: Ptr<Operation>,
    block: Option<Ptr<BasicBlock>>,
    before: Option<Ptr<Operation>>,
}

impl<'c> Outermost<'c> {
    fn make(context: &'c Context, ptr: Ptr<Operation>) -> Self {
        let op = ptr.deref(context);
        let (block, before) = (op.get_parent_block(), op.get_prev());
        drop(op);
        if block.is_some() {
            ptr.unlink(context);
        }
        Self {
            context,
            ptr,
            block,
            before,
        }
    }
}

impl Drop for Outermost<'_> {
    fn drop(&mut self) {
        match (self.block, self.before) {
            (Some(_), Some(before)) => self.ptr.insert_after(self.context, before),
            (Some(block), None) => self.ptr.insert_at_front(block, self.context),
            (None, _) => {}
        }
    }
}

/// The locations of an operation and of all that is nested in it, which it is without for a moment: pliron prints every
/// location that there is.
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
        let mut left = vec![root];
        while let Some(ptr) = left.pop() {
            hidden.hide_op(ptr);
            left.extend(tree::children(context, ptr));
        }
        hidden
    }

    fn hide_op(&mut self, ptr: Ptr<Operation>) {
        let mut op = ptr.deref_mut(self.context);
        self.ops.push((ptr, op.loc().clone()));
        op.set_loc(Location::Unknown);
        drop(op);
        for block in tree::blocks(self.context, ptr) {
            let mut contents = block.deref_mut(self.context);
            self.blocks.push((block, contents.loc().clone()));
            contents.set_loc(Location::Unknown);
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

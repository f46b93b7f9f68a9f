//! Changes to a body: directly, or through the rewriter of a pattern, which has to know of them.

use passwright::embedded::rewrite::Rewriter;
use passwright::embedded::{Attr, Body, Context, Ident, InsertPoint, OpId, OpSpec, ValueId};

/// A body that may be changed, with a note of whether it was.
pub(crate) struct Editor<'e> {
    edits: Box<dyn Edits + 'e>,
    has_changed: &'e mut bool,
}

impl<'e> Editor<'e> {
    pub(crate) fn new(edits: impl Edits + 'e, has_changed: &'e mut bool) -> Self {
        let edits = Box::new(edits);
        Self { edits, has_changed }
    }

    /// Notes a change, which the caller makes then.
    pub(crate) fn change(&mut self) -> &mut (dyn Edits + 'e) {
        *self.has_changed = true;
        &mut *self.edits
    }

    /// Notes a change that a rewriter does not make; `None` in a pattern.
    pub(crate) fn change_body(&mut self) -> Option<&mut Body> {
        let body = self.edits.body_mut()?;
        *self.has_changed = true;
        Some(body)
    }
}

/// The changes to a body. Callers have checked that operations are alive and of the body.
pub(crate) trait Edits {
    fn create(&mut self, spec: &OpSpec<'_>, at: InsertPoint) -> OpId;
    /// Erases an operation without uses.
    fn erase(&mut self, op: OpId);
    /// Replaces the results by as many values, and erases the operation.
    fn replace(&mut self, op: OpId, values: &[ValueId]);
    fn set_operands(&mut self, op: OpId, values: &[ValueId]);
    fn set_attr(&mut self, op: OpId, key: Ident, value: Option<Attr>);
    fn replace_uses(&mut self, from: ValueId, to: ValueId);
    fn move_op(&mut self, op: OpId, at: InsertPoint);
    /// Returns the body for what a rewriter does not do; `None` in a pattern.
    fn body_mut(&mut self) -> Option<&mut Body>;
}

/// A body that nobody else looks at.
pub(crate) struct BodyEditor<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) body: &'a mut Body,
}

impl Edits for BodyEditor<'_> {
    fn create(&mut self, spec: &OpSpec<'_>, at: InsertPoint) -> OpId {
        self.body.create(self.cx, spec, at)
    }

    fn erase(&mut self, op: OpId) {
        let _ = self.body.erase(op);
    }

    fn replace(&mut self, op: OpId, values: &[ValueId]) {
        let _ = self.body.replace(op, values);
    }

    fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        self.body.set_operands(op, values);
    }

    fn set_attr(&mut self, op: OpId, key: Ident, value: Option<Attr>) {
        self.body.set_attr(self.cx, op, key, value);
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId) {
        self.body.replace_all_uses(from, to);
    }

    fn move_op(&mut self, op: OpId, at: InsertPoint) {
        self.body.insert(op, at);
    }

    fn body_mut(&mut self) -> Option<&mut Body> {
        Some(self.body)
    }
}

impl Edits for &mut Rewriter<'_> {
    fn create(&mut self, spec: &OpSpec<'_>, at: InsertPoint) -> OpId {
        Rewriter::create(self, spec, at)
    }

    fn erase(&mut self, op: OpId) {
        Rewriter::erase(self, op);
    }

    fn replace(&mut self, op: OpId, values: &[ValueId]) {
        Rewriter::replace(self, op, values);
    }

    fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        Rewriter::set_operands(self, op, values);
    }

    fn set_attr(&mut self, op: OpId, key: Ident, value: Option<Attr>) {
        Rewriter::set_attr(self, op, key, value);
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId) {
        Rewriter::replace_uses(self, from, to);
    }

    fn move_op(&mut self, op: OpId, at: InsertPoint) {
        Rewriter::move_op(self, op, at);
    }

    fn body_mut(&mut self) -> Option<&mut Body> {
        None
    }
}

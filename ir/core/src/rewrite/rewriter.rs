//! Changes to a body that keep the worklist and the listener informed.

use super::listener::Listener;
use super::worklist::Worklist;
use super::{NewOp, Site};
use crate::body::{Body, Header, InsertPoint, OpSpec, WalkOrder};
use crate::context::Context;
use crate::handle::{Attr, Ident, Loc, OpId, Type, ValueId};
use crate::op_ref::OpRef;

/// A body that is being rewritten, and the operations to look at because of that.
///
/// The IR is read through [`Rewriter::body`] or [`Rewriter::site`]; every change goes through the rewriter, so that
/// listeners and the worklist see it. An operation is looked at again when it is made, when its operands change, and when an operation that
/// used its results goes away, since it may be dead then or have a single user left.
pub struct Rewriter<'a> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a mut Body,
    pub(super) worklist: Worklist,
    pub(super) listener: Option<&'a mut dyn Listener>,
    /// How often operations may have left a region.
    pub(super) moves: u64,
}

impl<'a> Rewriter<'a> {
    /// A rewriter without a driver, for changes that are made once.
    #[must_use]
    pub fn new(cx: &'a Context, body: &'a mut Body) -> Self {
        Self {
            cx,
            body,
            worklist: Worklist::default(),
            listener: None,
            moves: 0,
        }
    }

    /// The same, where `listener` hears of each change.
    #[must_use]
    pub fn with_listener(self, listener: &'a mut dyn Listener) -> Self {
        Self {
            listener: Some(listener),
            ..self
        }
    }

    /// The context that operations share.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// The body, to look at.
    #[must_use]
    pub fn body(&self) -> &Body {
        self.body
    }

    /// The operation, to look at.
    #[must_use]
    pub fn site(&self, op: OpId) -> Site<'_> {
        Site::new(OpRef::new(self.cx, self.body, op))
    }

    /// Puts an operation on the worklist while nothing has been taken off it: what is on it has all around it there too.
    pub(super) fn push_first(&mut self, op: OpId) {
        let mut next = Some(op);
        while let Some(op) = next
            && self.worklist.push(op)
        {
            next = self.body.parent_op(op);
        }
    }

    /// Has the driver look at an operation again, and at those around it. Takes time in proportion to their number.
    pub fn push(&mut self, op: OpId) {
        let mut next = Some(op);
        while let Some(op) = next {
            self.worklist.push(op);
            next = self.body.parent_op(op);
        }
    }

    /// Makes an operation.
    pub fn create(&mut self, spec: &OpSpec<'_>, at: InsertPoint) -> OpId {
        let made = self.body.create(self.cx, spec, at);
        self.push(made);
        self.tell(|listener, cx, body| listener.inserted(OpRef::new(cx, body, made)));
        made
    }

    /// Makes a copy of an operation and of all that is nested in it, with other values in place of some that it uses.
    pub(crate) fn clone_with(
        &mut self,
        op: OpId,
        at: InsertPoint,
        values: &[(ValueId, ValueId)],
    ) -> OpId {
        let copy = self.body.clone_op(self.cx, op, at);
        let mut made = self.body.walk_nested(copy, WalkOrder::Pre);
        made.insert(0, copy);
        for one in made {
            let operands: Vec<ValueId> = self.body.operands(one).collect();
            for (index, operand) in operands.into_iter().enumerate() {
                if let Some(&(_, to)) = values.iter().find(|(from, _)| *from == operand) {
                    self.body.set_operand(one, index, to);
                }
            }
            self.push(one);
            self.tell(|listener, cx, body| listener.inserted(OpRef::new(cx, body, one)));
        }
        copy
    }

    /// Makes an operation before another one; gives its result.
    pub fn make(&mut self, before: OpId, loc: Loc, new: &NewOp<'_>) -> Option<ValueId> {
        let results = [new.ty];
        let mut spec = OpSpec::new(new.name, loc)
            .operands(new.operands)
            .results(&results);
        if let Some((key, value)) = new.attr {
            spec = spec.attr(key, value);
        }
        let made = self.create(&spec, InsertPoint::Before(before));
        self.body.result(made, 0)
    }

    /// Makes a constant in front of an operation, as the dialect of that operation makes its constants; none if it makes
    /// none of that value and type.
    pub fn materialize(&mut self, before: OpId, value: Attr, ty: Type) -> Option<ValueId> {
        let mut header = self.cx.constant_header(self.body.name(before), value, ty)?;
        header.loc = self.body.location(before);
        let results = [ty];
        let spec = OpSpec::with_header(header).results(&results);
        let made = self.create(&spec, InsertPoint::Before(before));
        self.body.result(made, 0)
    }

    /// Makes the users of the results use `values`, and erases the operation.
    pub fn replace(&mut self, op: OpId, values: &[ValueId]) {
        self.tell(|listener, cx, body| listener.replaced(OpRef::new(cx, body, op), values));
        for (result, &value) in self.body.results(op).zip(values) {
            self.replace_uses(result, value);
        }
        self.erase(op);
    }

    /// Makes an operation in place of another one with one result.
    pub fn replace_with(&mut self, op: OpId, loc: Loc, new: &NewOp<'_>) -> Option<()> {
        let value = self.make(op, loc, new)?;
        self.replace(op, &[value]);
        Some(())
    }

    /// Replaces an operand.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        self.body.set_operand(op, index, value);
        self.touch(op);
    }

    /// Replaces all operands; their number may change.
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        self.push_operands(op);
        self.body.set_operands(op, values);
        self.touch(op);
    }

    /// Drops operands. What defines them is not looked at because of that, as where MLIR changes an operation in place.
    pub(crate) fn keep_operands(&mut self, op: OpId, kept: &[ValueId]) {
        if kept.len() < self.body.operand_count(op) {
            self.body.set_operands(op, kept);
            self.touch(op);
        }
    }

    /// Sets or removes a property or attribute.
    pub fn set_attr(&mut self, op: OpId, key: Ident, value: Option<Attr>) {
        self.body.set_attr(self.cx, op, key, value);
        self.touch(op);
    }

    /// Moves an operation to another place.
    pub fn move_op(&mut self, op: OpId, at: InsertPoint) {
        self.moves += 1;
        self.body.insert(op, at);
        self.touch(op);
    }

    /// Makes the users of a value use another one. The use that was added last moves first, one at a time.
    pub fn replace_uses(&mut self, from: ValueId, to: ValueId) {
        let uses: Vec<_> = self.body.uses(from).collect();
        for one in uses {
            self.set_operand(one.op, one.operand, to);
        }
    }

    /// Makes a constant before an operation and has the users of a value use it. The driver sees neither in this round, as
    /// where a fold of MLIR changes the IR itself.
    pub(super) fn replace_uses_unseen(&mut self, before: OpId, from: ValueId, by: Attr) {
        let results = [self.body.value_type(from)];
        let header = self
            .cx
            .constant_header(self.body.name(before), by, results[0]);
        let Some(mut header) = header else {
            return;
        };
        header.loc = self.body.location(before);
        let spec = OpSpec::with_header(header).results(&results);
        let made = self
            .body
            .create(self.cx, &spec, InsertPoint::Before(before));
        self.tell(|listener, cx, body| listener.inserted(OpRef::new(cx, body, made)));
        let Some(to) = self.body.result(made, 0) else {
            return;
        };
        let uses: Vec<_> = self.body.uses(from).collect();
        for one in uses {
            self.body.set_operand(one.op, one.operand, to);
            self.tell(|listener, cx, body| listener.changed(OpRef::new(cx, body, one.op)));
        }
    }

    /// Erases an operation whose results nobody uses, and all that is nested in it. An operation that is used after all
    /// stays.
    pub fn erase(&mut self, op: OpId) {
        if self.body.has_used_results(op) {
            return;
        }
        let mut doomed = self.body.walk_nested(op, WalkOrder::Post);
        doomed.reverse();
        doomed.push(op);
        // One after the other gives up what it used, so that a value that all of them used is seen to be free.
        for &one in &doomed {
            self.push_operands(one);
            self.body.set_operands(one, &[]);
        }
        let headers = self.headers(&doomed);
        if self.body.erase(op).is_ok() {
            for one in doomed {
                self.worklist.remove(one);
            }
            self.tell_erased(&headers);
        }
    }

    /// One location for what several operations became.
    #[must_use]
    pub fn fused_loc(&self, ops: &[OpId]) -> Loc {
        let parts = ops.iter().map(|&op| self.body.location(op));
        self.cx.fused_loc(parts, None)
    }

    /// An operation changed.
    pub(super) fn touch(&mut self, op: OpId) {
        self.push(op);
        self.tell(|listener, cx, body| listener.changed(OpRef::new(cx, body, op)));
    }

    /// Puts what defines the operands on the worklist, where few enough others use them.
    pub(super) fn push_operands(&mut self, op: OpId) {
        let operands: Vec<ValueId> = self.body.operands(op).collect();
        for value in operands {
            if let Some(def) = self.body.defining_op(value)
                && !self.has_two_other_users(value, op)
            {
                self.push(def);
            }
        }
    }

    fn has_two_other_users(&self, value: ValueId, op: OpId) -> bool {
        let mut others = self
            .body
            .uses(value)
            .map(|one| one.op)
            .filter(|&user| user != op);
        let Some(first) = others.next() else {
            return false;
        };
        others.any(|user| user != first)
    }

    /// Calls the listener, if there is one.
    pub(super) fn tell(&mut self, what: impl FnOnce(&mut dyn Listener, &Context, &Body)) {
        if let Some(listener) = self.listener.as_deref_mut() {
            what(listener, self.cx, self.body);
        }
    }

    /// The operations for [`Rewriter::tell_erased`]; empty without a listener.
    pub(super) fn headers(&self, ops: &[OpId]) -> Vec<(OpId, Header)> {
        if self.listener.is_none() {
            return Vec::new();
        }
        ops.iter()
            .map(|&op| (op, self.body.header(self.cx, op)))
            .collect()
    }

    pub(super) fn tell_erased(&mut self, gone: &[(OpId, Header)]) {
        self.tell(|listener, _, _| {
            for (op, header) in gone {
                listener.erased(*op, header);
            }
        });
    }
}

impl std::fmt::Debug for Rewriter<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rewriter")
            .field("body", &self.body)
            .field("worklist", &self.worklist)
            .finish_non_exhaustive()
    }
}

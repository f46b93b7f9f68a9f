//! Changes to a body, which update the worklist and notify the listener.

use super::listener::Listener;
use super::worklist::Worklist;
use super::{NewOp, Site};
use crate::body::{Body, Header, InsertPoint, OpSpec, WalkOrder};
use crate::context::Context;
use crate::handle::{Attr, Ident, Loc, OpId, OpName, Type, ValueId};
use crate::op_ref::OpRef;

/// A body that is being rewritten.
///
/// Patterns read the IR through [`Rewriter::body`] or [`Rewriter::site`] and change it through the rewriter, which
/// notifies the listener and queues an operation when it is created, when its operands change, and when one of its
/// users is erased.
pub struct Rewriter<'a> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a mut Body,
    pub(super) worklist: Worklist,
    pub(super) listener: Option<&'a mut dyn Listener>,
    /// The number of moves of operations, which may have left a region.
    pub(super) moves: u64,
    /// An operation that is queued with all its ancestors, and the number of moves at that time.
    queued_ancestors: Option<(OpId, u64)>,
}

impl<'a> Rewriter<'a> {
    /// Creates a rewriter without a driver.
    pub fn new(cx: &'a Context, body: &'a mut Body) -> Self {
        Self {
            cx,
            body,
            worklist: Worklist::default(),
            listener: None,
            moves: 0,
            queued_ancestors: None,
        }
    }

    /// Sets the listener.
    #[must_use]
    pub fn with_listener(self, listener: &'a mut dyn Listener) -> Self {
        Self {
            listener: Some(listener),
            ..self
        }
    }

    /// Returns the context.
    pub fn context(&self) -> &'a Context {
        self.cx
    }

    /// Returns the body.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// Returns an operation with its constants, for folds and queries.
    pub fn site(&self, op: OpId) -> Site<'_> {
        Site::new(OpRef::new(self.cx, self.body, op))
    }

    /// Queues an operation and its ancestors during the initial fill only: stops at an ancestor that is already queued.
    pub(super) fn push_initial(&mut self, op: OpId) {
        let mut next = Some(op);
        while let Some(op) = next
            && self.worklist.push(op)
        {
            next = self.body.parent_op(op);
        }
    }

    /// Queues an operation and its ancestors.
    pub fn push(&mut self, op: OpId) {
        self.worklist.push(op);
        let parent = self.body.parent_op(op).map(|parent| (parent, self.moves));
        // Most operations are queued after another one of the same region.
        if parent.is_none() || parent == self.queued_ancestors {
            return;
        }
        self.queued_ancestors = parent;
        let mut next = parent.map(|(parent, _)| parent);
        while let Some(op) = next {
            self.worklist.push(op);
            next = self.body.parent_op(op);
        }
    }

    pub(super) fn pop(&mut self) -> Option<OpId> {
        let op = self.worklist.pop()?;
        if !self.body.regions(op).is_empty() {
            self.queued_ancestors = None;
        }
        Some(op)
    }

    /// Creates an operation.
    pub fn create(&mut self, spec: &OpSpec<'_>, at: InsertPoint) -> OpId {
        let op = self.body.create(self.cx, spec, at);
        self.push(op);
        self.notify_inserted(op);
        op
    }

    /// Clones an operation with its nested operations, and maps the values that they use.
    pub fn clone_with(&mut self, op: OpId, at: InsertPoint, values: &[(ValueId, ValueId)]) -> OpId {
        let copy = self.body.clone_op(self.cx, op, at);
        let mut cloned = self.body.walk_nested(copy, WalkOrder::Pre);
        cloned.insert(0, copy);
        for op in cloned {
            let operands: Vec<ValueId> = self.body.operands(op).collect();
            for (index, operand) in operands.into_iter().enumerate() {
                if let Some(&(_, to)) = values.iter().find(|(from, _)| *from == operand) {
                    self.body.set_operand(op, index, to);
                }
            }
            self.push(op);
            self.notify_inserted(op);
        }
        copy
    }

    /// Creates an operation before another one. Returns its result.
    pub fn make(&mut self, before: OpId, loc: Loc, new: &NewOp<'_>) -> Option<ValueId> {
        let results = [new.ty];
        let mut spec = OpSpec::new(new.name, loc)
            .operands(new.operands)
            .results(&results);
        if let Some((key, value)) = new.attr {
            spec = spec.attr(key, value);
        }
        let op = self.create(&spec, InsertPoint::Before(before));
        self.body.result(op, 0)
    }

    /// Creates a constant before an operation, by the dialect of that operation. Returns `None` if the dialect has no
    /// constants of the value and type.
    pub fn materialize(&mut self, before: OpId, value: Attr, ty: Type) -> Option<ValueId> {
        let op = self.create_constant(before, value, ty)?;
        self.push(op);
        self.notify_inserted(op);
        self.body.result(op, 0)
    }

    fn create_constant(&mut self, before: OpId, value: Attr, ty: Type) -> Option<OpId> {
        let mut header = self.cx.constant_header(self.body.name(before), value, ty)?;
        header.loc = self.body.location(before);
        let results = [ty];
        let spec = OpSpec::with_header(header).results(&results);
        Some(
            self.body
                .create(self.cx, &spec, InsertPoint::Before(before)),
        )
    }

    /// Replaces the uses of the results by `values`, and erases the operation.
    pub fn replace(&mut self, op: OpId, values: &[ValueId]) {
        self.notify(|listener, cx, body| listener.replaced(OpRef::new(cx, body, op), values));
        for (result, &value) in self.body.results(op).zip(values) {
            self.replace_uses(result, value);
        }
        self.erase(op);
    }

    /// Replaces an operation by a new one of the same type, at the same location. Both have a single result.
    pub fn replace_by(&mut self, op: OpId, name: OpName, operands: &[ValueId]) -> Option<()> {
        let ty = self.site(op).result_type(0)?;
        let loc = self.body().location(op);
        self.replace_with(op, loc, &NewOp::new(name, operands, ty))
    }

    /// Replaces an operation with one result by a new one.
    pub fn replace_with(&mut self, op: OpId, loc: Loc, new: &NewOp<'_>) -> Option<()> {
        let value = self.make(op, loc, new)?;
        self.replace(op, &[value]);
        Some(())
    }

    /// Replaces an operand.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        self.body.set_operand(op, index, value);
        self.mark_changed(op);
    }

    /// Replaces all operands; their number may change.
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        self.push_operands(op);
        self.body.set_operands(op, values);
        self.mark_changed(op);
    }

    /// Replaces the operands by fewer ones. Does not requeue defining operations, as MLIR's in-place update.
    pub fn keep_operands(&mut self, op: OpId, operands: &[ValueId]) {
        if operands.len() < self.body.operand_count(op) {
            self.body.set_operands(op, operands);
            self.mark_changed(op);
        }
    }

    /// Sets or removes a property or attribute.
    pub fn set_attr(&mut self, op: OpId, key: Ident, value: Option<Attr>) {
        self.body.set_attr(self.cx, op, key, value);
        self.mark_changed(op);
    }

    /// Moves an operation.
    pub fn move_op(&mut self, op: OpId, at: InsertPoint) {
        self.moves += 1;
        self.body.insert(op, at);
        self.mark_changed(op);
    }

    /// Replaces the uses of a value, the latest use first.
    pub fn replace_uses(&mut self, from: ValueId, to: ValueId) {
        let uses: Vec<_> = self.body.uses(from).collect();
        for value_use in uses {
            self.set_operand(value_use.op, value_use.operand, to);
        }
    }

    /// Replaces the uses of a value by a constant, which is created before an operation. Requeues nothing, as a fold
    /// of MLIR that changes the IR itself.
    pub(super) fn replace_uses_without_requeue(&mut self, before: OpId, from: ValueId, by: Attr) {
        let Some(constant) = self.create_constant(before, by, self.body.value_type(from)) else {
            return;
        };
        self.notify_inserted(constant);
        let Some(to) = self.body.result(constant, 0) else {
            return;
        };
        let uses: Vec<_> = self.body.uses(from).collect();
        for value_use in uses {
            self.body.set_operand(value_use.op, value_use.operand, to);
            self.notify_changed(value_use.op);
        }
    }

    /// Erases an operation with its nested operations, unless its results are used.
    pub fn erase(&mut self, op: OpId) {
        if self.body.has_used_results(op) {
            return;
        }
        let mut ops = self.body.walk_nested(op, WalkOrder::Post);
        ops.reverse();
        ops.push(op);
        // Clearing the operands in turn lets `push_operands` see values whose last users these are.
        for &erased in &ops {
            self.push_operands(erased);
            self.body.set_operands(erased, &[]);
        }
        let headers = self.headers(&ops);
        if self.body.erase(op).is_ok() {
            for erased in ops {
                self.worklist.remove(erased);
            }
            self.notify_erased(&headers);
        }
    }

    /// Returns the fused location of operations.
    #[must_use]
    pub fn fused_loc(&self, ops: &[OpId]) -> Loc {
        let parts = ops.iter().map(|&op| self.body.location(op));
        self.cx.fused_loc(parts, None)
    }

    /// Queues a changed operation, and notifies the listener.
    pub(super) fn mark_changed(&mut self, op: OpId) {
        self.push(op);
        self.notify_changed(op);
    }

    /// Queues the definitions of the operands that have at most one other user.
    pub(super) fn push_operands(&mut self, op: OpId) {
        let operands: Vec<ValueId> = self.body.operands(op).collect();
        for value in operands {
            if let Some(def) = self.body.defining_op(value)
                && !self.has_several_other_users(value, op)
            {
                self.push(def);
            }
        }
    }

    fn has_several_other_users(&self, value: ValueId, op: OpId) -> bool {
        let mut others = self
            .body
            .uses(value)
            .map(|value_use| value_use.op)
            .filter(|&user| user != op);
        let Some(first) = others.next() else {
            return false;
        };
        others.any(|user| user != first)
    }

    pub(super) fn notify(&mut self, event: impl FnOnce(&mut dyn Listener, &Context, &Body)) {
        if let Some(listener) = self.listener.as_deref_mut() {
            event(listener, self.cx, self.body);
        }
    }

    /// Returns the headers of operations for the listener; empty without one.
    pub(super) fn headers(&self, ops: &[OpId]) -> Vec<(OpId, Header)> {
        if self.listener.is_none() {
            return Vec::new();
        }
        ops.iter()
            .map(|&op| (op, self.body.header(self.cx, op)))
            .collect()
    }

    pub(super) fn notify_changed(&mut self, op: OpId) {
        self.notify(|listener, cx, body| listener.changed(OpRef::new(cx, body, op)));
    }

    fn notify_inserted(&mut self, op: OpId) {
        self.notify(|listener, cx, body| listener.inserted(OpRef::new(cx, body, op)));
    }

    pub(super) fn notify_erased(&mut self, erased: &[(OpId, Header)]) {
        self.notify(|listener, _, _| {
            for (op, header) in erased {
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

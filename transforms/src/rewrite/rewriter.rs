//! Changes to a body that keep the worklist informed.

use pass_ir::{
    Attr, BlockId, Body, Context, Ident, InsertPoint, Loc, LocData, OpId, OpName, OpSpec, Type,
    ValueId, name, op,
};

use super::worklist::Worklist;
use crate::arith::site::Site;

/// A body that is being rewritten, and the operations to look at because of that.
///
/// An operation is put on the worklist when it is made, when its operands change, and when an operation that used its
/// results goes away, since it may be dead then or have a single user left.
#[derive(Debug)]
pub(crate) struct Rewriter<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) body: &'a mut Body,
    pub(crate) worklist: Worklist,
}

/// An operation to be made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewOp<'s> {
    pub(crate) name: OpName,
    pub(crate) operands: &'s [ValueId],
    pub(crate) ty: Type,
    pub(crate) attr: Option<(Ident, Attr)>,
}

impl<'s> NewOp<'s> {
    /// An operation with one result of type `ty`.
    pub(crate) fn new(name: OpName, operands: &'s [ValueId], ty: Type) -> Self {
        Self {
            name,
            operands,
            ty,
            attr: None,
        }
    }

    /// The same with an attribute, if there is one.
    pub(crate) fn with(self, key: Ident, value: Option<Attr>) -> Self {
        Self {
            attr: value.map(|value| (key, value)),
            ..self
        }
    }
}

impl<'a> Rewriter<'a> {
    pub(crate) fn new(cx: &'a Context, body: &'a mut Body) -> Self {
        Self {
            cx,
            body,
            worklist: Worklist::default(),
        }
    }

    /// The operation, to look at.
    pub(crate) fn site(&self, op: OpId) -> Site<'_> {
        Site {
            cx: self.cx,
            body: self.body,
            op,
            known: None,
        }
    }

    /// Puts an operation on the worklist, and those around it.
    pub(crate) fn push(&mut self, op: OpId) {
        let mut next = Some(op);
        while let Some(op) = next {
            self.worklist.push(op);
            next = self.body.parent_op(op);
        }
    }

    /// Makes an operation before another one; gives its result.
    pub(crate) fn make(&mut self, before: OpId, loc: Loc, new: &NewOp<'_>) -> Option<ValueId> {
        let results = [new.ty];
        let mut spec = OpSpec::new(new.name, loc)
            .operands(new.operands)
            .results(&results);
        if let Some((key, value)) = new.attr {
            spec = spec.attr(self.cx, key, value);
        }
        let made = self
            .body
            .create(self.cx, &spec, InsertPoint::Before(before));
        self.push(made);
        self.body.result(made, 0)
    }

    /// Makes a constant before an operation.
    pub(crate) fn constant(
        &mut self,
        before: OpId,
        loc: Loc,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        self.make(
            before,
            loc,
            &NewOp::new(op::ARITH_CONSTANT, &[], ty).with(name::VALUE, Some(value)),
        )
    }

    /// Makes the users of the results use `values`, and erases the operation.
    pub(crate) fn replace(&mut self, op: OpId, values: &[ValueId]) {
        for (result, &value) in self.body.results(op).zip(values) {
            self.replace_uses(result, value);
        }
        self.erase(op);
    }

    /// Makes an operation in place of another one with one result.
    pub(crate) fn replace_with(&mut self, op: OpId, loc: Loc, new: &NewOp<'_>) -> Option<()> {
        let value = self.make(op, loc, new)?;
        self.replace(op, &[value]);
        Some(())
    }

    /// Moves what is in `from` to the end of `into`, with values in place of the arguments, and erases the empty block.
    pub(crate) fn append_block(&mut self, into: BlockId, from: BlockId, values: &[ValueId]) {
        let args: Vec<ValueId> = self.body.args(from).collect();
        for (arg, &value) in args.into_iter().zip(values) {
            self.replace_uses(arg, value);
        }
        let ops: Vec<OpId> = self.body.ops(from).collect();
        self.body.merge_blocks(into, from);
        for op in ops {
            self.push(op);
        }
        // Nothing goes to the block any more, nor uses what it defined.
        let _ = self.body.erase_block(from);
    }

    /// Moves what is in a block in front of an operation, with values in place of the arguments. The block stays, empty.
    pub(crate) fn inline_before(&mut self, before: OpId, from: BlockId, values: &[ValueId]) {
        let args: Vec<ValueId> = self.body.args(from).collect();
        for (arg, &value) in args.into_iter().zip(values) {
            self.replace_uses(arg, value);
        }
        let ops: Vec<OpId> = self.body.ops(from).collect();
        for op in ops {
            self.body.insert(op, InsertPoint::Before(before));
            self.push(op);
        }
    }

    /// Replaces all operands of an operation.
    pub(crate) fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        self.push_operands(op);
        self.body.set_operands(op, values);
        self.push(op);
    }

    /// Makes the users of a value use another one. The use that was added last moves first, one at a time.
    pub(crate) fn replace_uses(&mut self, from: ValueId, to: ValueId) {
        let uses: Vec<_> = self.body.uses(from).collect();
        for one in uses {
            self.body.set_operand(one.op, one.operand, to);
            self.push(one.op);
        }
    }

    /// Erases an operation whose results nobody uses, and all that is nested in it.
    pub(crate) fn erase(&mut self, op: OpId) {
        let mut doomed = self.body.walk_nested(op, pass_ir::WalkOrder::Post);
        doomed.reverse();
        doomed.push(op);
        for &one in &doomed {
            self.push_operands(one);
        }
        // An operation that is used after all stays.
        if self.body.erase(op).is_ok() {
            for one in doomed {
                self.worklist.remove(one);
            }
        }
    }

    /// Puts what defines the operands on the worklist, where few enough others use them.
    pub(crate) fn push_operands(&mut self, op: OpId) {
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

    /// One location for what several operations became.
    pub(crate) fn fused_loc(&self, ops: &[OpId]) -> Loc {
        let mut parts: Vec<Loc> = Vec::new();
        for &op in ops {
            let loc = self.body.location(op);
            let known = !matches!(self.cx.loc(loc), LocData::Unknown);
            if known && !parts.contains(&loc) {
                parts.push(loc);
            }
        }
        match parts[..] {
            [] => Loc::UNKNOWN,
            [one] => one,
            _ => self.cx.intern_loc(LocData::Fused {
                parts: parts.into(),
                metadata: None,
            }),
        }
    }
}

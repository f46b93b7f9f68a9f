//! An operation to be folded or rewritten, and what can be asked about it.

use pass_ir::{Attr, Body, Context, Ident, OpId, OpName, Type, ValueId, name, op};

use super::flags::{self, Overflow};
use super::number::Number;

/// An operation, to look at.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) body: &'a Body,
    pub(crate) op: OpId,
    /// What constants values are, if that is known better than from what defines them.
    pub(crate) known: Option<&'a dyn Fn(ValueId) -> Option<Attr>>,
}

impl<'a> Site<'a> {
    pub(crate) fn name(&self) -> OpName {
        self.body.name(self.op)
    }

    pub(crate) fn operand(&self, index: usize) -> Option<ValueId> {
        self.body.operand(self.op, index)
    }

    /// The first two operands.
    pub(crate) fn pair(&self) -> Option<(ValueId, ValueId)> {
        Some((self.operand(0)?, self.operand(1)?))
    }

    pub(crate) fn ty(&self, value: ValueId) -> Type {
        self.body.value_type(value)
    }

    /// The type of a result.
    pub(crate) fn result_type(&self, index: usize) -> Option<Type> {
        Some(self.ty(self.body.result(self.op, index)?))
    }

    /// Whether a result is used.
    pub(crate) fn is_used(&self, index: usize) -> bool {
        self.body
            .result(self.op, index)
            .is_some_and(|value| self.body.has_uses(value))
    }

    pub(crate) fn attr(&self, key: Ident) -> Option<Attr> {
        self.body.attr(self.cx, self.op, key)
    }

    pub(crate) fn overflow(&self) -> Overflow {
        Overflow::of(self.cx, self.attr(name::OVERFLOW_FLAGS))
    }

    pub(crate) fn has_fastmath(&self, flag: &str) -> bool {
        flags::has_flag(self.cx, self.attr(name::FASTMATH), flag)
    }

    /// The number that stands for the predicate of a comparison.
    pub(crate) fn predicate(&self) -> Option<i64> {
        self.cx.attr(self.attr(name::PREDICATE)?).as_int()?.as_i64()
    }

    /// The operation that defines a value, if it has that name.
    pub(crate) fn def(&self, value: ValueId, name: OpName) -> Option<Self> {
        let op = self.body.defining_op(value)?;
        (self.body.name(op) == name).then_some(Self { op, ..*self })
    }

    /// The operation that defines a value and its operand, if it is that cast.
    pub(crate) fn cast_of(&self, value: ValueId, name: OpName) -> Option<(Self, ValueId)> {
        let cast = self.def(value, name)?;
        Some((cast, cast.operand(0)?))
    }

    /// The attribute of a constant.
    pub(crate) fn constant(&self, value: ValueId) -> Option<Attr> {
        match self.known {
            Some(known) => known(value),
            None => self.def(value, op::ARITH_CONSTANT)?.attr(name::VALUE),
        }
    }

    /// The number that a constant stands for.
    pub(crate) fn number(&self, value: ValueId) -> Option<Number> {
        Number::of(self.cx, self.constant(value)?)
    }

    pub(crate) fn is_zero(&self, value: ValueId) -> bool {
        self.number(value).is_some_and(|number| number.is_zero())
    }

    pub(crate) fn is_one(&self, value: ValueId) -> bool {
        self.number(value).is_some_and(|number| number.is_one())
    }

    pub(crate) fn is_all_ones(&self, value: ValueId) -> bool {
        self.number(value)
            .is_some_and(|number| number.is_all_ones())
    }

    /// The `-1`, if one of two values is `xori` of the other one and that.
    pub(crate) fn inverting_ones(&self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let ones = |value: ValueId, of: ValueId| {
            let (lhs, rhs) = self.def(value, op::ARITH_XORI)?.pair()?;
            (lhs == of && self.is_all_ones(rhs)).then_some(rhs)
        };
        ones(b, a).or_else(|| ones(a, b))
    }
}

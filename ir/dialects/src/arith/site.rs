//! Queries of arithmetic folds and patterns on an operation.

use super::flags::{self, Overflow};
use super::number::Number;
use crate::op;
use pass_ir::rewrite::Site;
use pass_ir::{OpName, ValueId, name};

/// Queries on an operation of `arith`, and on the operations and constants that define its operands.
pub(crate) trait ArithSite: Sized {
    fn overflow(&self) -> Overflow;

    fn has_fastmath(&self, flag: &str) -> bool;

    /// Returns the number that stands for the predicate of a comparison.
    fn predicate(&self) -> Option<i64>;

    /// Returns the operation that defines a value and its operand, if it is that cast.
    fn cast_of(&self, value: ValueId, name: OpName) -> Option<(Self, ValueId)>;

    fn number(&self, value: ValueId) -> Option<Number>;

    /// Returns the `-1`, if one of two values is `xori` of the other one and that.
    fn inverting_ones(&self, a: ValueId, b: ValueId) -> Option<ValueId>;

    fn is_zero(&self, value: ValueId) -> bool {
        self.number(value).is_some_and(|number| number.is_zero())
    }

    fn is_one(&self, value: ValueId) -> bool {
        self.number(value).is_some_and(|number| number.is_one())
    }

    fn is_all_ones(&self, value: ValueId) -> bool {
        self.number(value)
            .is_some_and(|number| number.is_all_ones())
    }
}

impl ArithSite for Site<'_> {
    fn overflow(&self) -> Overflow {
        Overflow::of(self.context(), self.attr(name::OVERFLOW_FLAGS))
    }

    fn has_fastmath(&self, flag: &str) -> bool {
        flags::has_flag(self.context(), self.attr(name::FASTMATH), flag)
    }

    fn predicate(&self) -> Option<i64> {
        let predicate = self.attr(name::PREDICATE)?;
        self.context().attr(predicate).as_int()?.as_i64()
    }

    fn cast_of(&self, value: ValueId, name: OpName) -> Option<(Self, ValueId)> {
        let cast = self.def(value, name)?;
        Some((cast, cast.operand(0)?))
    }

    fn number(&self, value: ValueId) -> Option<Number> {
        Number::of(self.context(), self.constant(value)?)
    }

    fn inverting_ones(&self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let ones = |value: ValueId, of: ValueId| {
            let (lhs, rhs) = self.def(value, op::ARITH_XORI)?.pair()?;
            (lhs == of && self.is_all_ones(rhs)).then_some(rhs)
        };
        ones(b, a).or_else(|| ones(a, b))
    }
}

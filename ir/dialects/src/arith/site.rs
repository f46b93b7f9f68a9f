//! Helpers that folds and patterns of `arith` use to inspect an operation and the definitions of its operands.

use super::flags::{self, Overflow};
use super::number::Number;
use crate::op;
use pass_ir::rewrite::Site;
use pass_ir::{OpName, ValueId, name};

/// Extends [`Site`] by queries for operations of `arith` and the definitions of their operands.
pub(crate) trait ArithSite: Sized {
    fn overflow(&self) -> Overflow;

    fn has_fastmath(&self, flag: &str) -> bool;

    /// Returns the integer value of the predicate of `cmpi` or `cmpf`.
    fn predicate(&self) -> Option<i64>;

    /// Returns the operation that defines a value, and its first operand, if it is the cast of that name.
    fn defining_cast(&self, value: ValueId, name: OpName) -> Option<(Self, ValueId)>;

    /// Returns the scalar value of a constant, or the element of a constant splat.
    fn constant_number(&self, value: ValueId) -> Option<Number>;

    /// Returns the all-ones operand of the `xori` if one of two values is the bitwise not of the other one. Canonical `xori`
    /// have the constant on the right.
    fn not_mask(&self, a: ValueId, b: ValueId) -> Option<ValueId>;

    fn is_zero(&self, value: ValueId) -> bool {
        self.constant_number(value)
            .is_some_and(|number| number.is_zero())
    }

    fn is_one(&self, value: ValueId) -> bool {
        self.constant_number(value)
            .is_some_and(|number| number.is_one())
    }

    fn is_all_ones(&self, value: ValueId) -> bool {
        self.constant_number(value)
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

    fn defining_cast(&self, value: ValueId, name: OpName) -> Option<(Self, ValueId)> {
        let cast = self.def(value, name)?;
        Some((cast, cast.operand(0)?))
    }

    fn constant_number(&self, value: ValueId) -> Option<Number> {
        Number::of(self.context(), self.constant(value)?)
    }

    fn not_mask(&self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let mask = |inverted: ValueId, original: ValueId| {
            let (lhs, rhs) = self.def(inverted, op::ARITH_XORI)?.pair()?;
            (lhs == original && self.is_all_ones(rhs)).then_some(rhs)
        };
        mask(b, a).or_else(|| mask(a, b))
    }
}

//! Integers: operations with two operands, and comparisons.

use pass_ir::data::Int;

use super::wide;

/// An operation on two integers of the same width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is named as the operation is")]
pub enum IntOp {
    Add,
    Sub,
    Mul,
    DivS,
    DivU,
    CeilDivS,
    CeilDivU,
    FloorDivS,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRightS,
    ShiftRightU,
    MaxS,
    MaxU,
    MinS,
    MinU,
}

/// An operation on two integers of the same width that has two results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtendedOp {
    /// Sum, and whether it overflowed.
    AddU,
    /// Lower and upper half of the product.
    MulS,
    /// Lower and upper half of the product.
    MulU,
}

/// The predicates of integer comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is named as the predicate is")]
pub enum Predicate {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

/// Returns the result of an operation on integers of `width` bits.
pub fn binary(op: IntOp, a: &Int, b: &Int, width: u32) -> Option<Int> {
    match (a, b) {
        (Int::Small(a), Int::Small(b)) => {
            narrow(op, *a, *b, width).map(|value| Int::new(value, width))
        }
        _ => wide::binary(op, a, b, width),
    }
}

/// Computes with at most 64 bits: each result fits 128 bits, except for products, whose low bits alone count.
fn narrow(op: IntOp, a: i64, b: i64, width: u32) -> Option<i128> {
    let (s, t) = (i128::from(a), i128::from(b));
    let (u, v) = (unsigned(a, width), unsigned(b, width));
    let min = -(1 << (width.max(1) - 1));
    Some(match op {
        IntOp::Add => s + t,
        IntOp::Sub => s - t,
        IntOp::Mul => s * t,
        IntOp::DivS if s == min && t == -1 => return None,
        IntOp::DivS => s.checked_div(t)?,
        IntOp::DivU => u.checked_div(v)?,
        IntOp::CeilDivS if t != 0 && s != 0 && (s == min || t == min) => return None,
        IntOp::CeilDivS => s.checked_div(t)? + i128::from(s % t != 0 && (s < 0) == (t < 0)),
        IntOp::CeilDivU => u.checked_div(v)? + i128::from(u % v != 0),
        IntOp::FloorDivS if s == min && t == -1 => return None,
        IntOp::FloorDivS => s.checked_div(t)? - i128::from(s % t != 0 && (s < 0) != (t < 0)),
        IntOp::RemS => s.checked_rem(t)?,
        IntOp::RemU => u.checked_rem(v)?,
        IntOp::And => s & t,
        IntOp::Or => s | t,
        IntOp::Xor => s ^ t,
        IntOp::ShiftLeft | IntOp::ShiftRightS | IntOp::ShiftRightU if v >= i128::from(width) => {
            return None;
        }
        IntOp::ShiftLeft => s << v,
        IntOp::ShiftRightS => s >> v,
        IntOp::ShiftRightU => u >> v,
        IntOp::MaxS => s.max(t),
        IntOp::MaxU => u.max(v),
        IntOp::MinS => s.min(t),
        IntOp::MinU => u.min(v),
    })
}

fn unsigned(value: i64, width: u32) -> i128 {
    let bits = i128::from(value as u64);
    if width >= 64 {
        bits
    } else {
        bits & ((1 << width) - 1)
    }
}

/// Returns both results of an operation on integers of `width` bits; the second has one bit if it tells of an overflow.
pub fn extended(op: ExtendedOp, a: &Int, b: &Int, width: u32) -> Option<(Int, Int)> {
    if op == ExtendedOp::AddU {
        let sum = binary(IntOp::Add, a, b, width)?;
        let overflow = compare(Predicate::Ult, &sum, a, width);
        return Some((sum, Int::new(i128::from(overflow), 1)));
    }
    let is_signed = op == ExtendedOp::MulS;
    Some(wide::extended_product(a, b, width, is_signed))
}

/// Returns whether the predicate holds for two integers of `width` bits.
pub fn compare(predicate: Predicate, a: &Int, b: &Int, width: u32) -> bool {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let signed = || order(a, b, width, true);
    let unsigned = || order(a, b, width, false);
    match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Slt => signed() == Less,
        Predicate::Sle => matches!(signed(), Less | Equal),
        Predicate::Sgt => signed() == Greater,
        Predicate::Sge => matches!(signed(), Greater | Equal),
        Predicate::Ult => unsigned() == Less,
        Predicate::Ule => matches!(unsigned(), Less | Equal),
        Predicate::Ugt => unsigned() == Greater,
        Predicate::Uge => matches!(unsigned(), Greater | Equal),
    }
}

fn order(a: &Int, b: &Int, width: u32, is_signed: bool) -> std::cmp::Ordering {
    match (a, b) {
        (Int::Small(a), Int::Small(b)) if is_signed => a.cmp(b),
        (Int::Small(a), Int::Small(b)) => unsigned(*a, width).cmp(&unsigned(*b, width)),
        _ => wide::order(a, b, width, is_signed),
    }
}

/// Every predicate at the place of the number that stands for it in the attribute: with its name, its negation, and the
/// predicate for swapped operands.
const PREDICATES: [(Predicate, &str, Predicate, Predicate); 10] = {
    use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    [
        (Eq, "eq", Ne, Eq),
        (Ne, "ne", Eq, Ne),
        (Slt, "slt", Sge, Sgt),
        (Sle, "sle", Sgt, Sge),
        (Sgt, "sgt", Sle, Slt),
        (Sge, "sge", Slt, Sle),
        (Ult, "ult", Uge, Ugt),
        (Ule, "ule", Ugt, Uge),
        (Ugt, "ugt", Ule, Ult),
        (Uge, "uge", Ult, Ule),
    ]
};

impl Predicate {
    /// Returns the predicate with this value of the attribute `predicate`.
    pub fn from_number(number: i64) -> Option<Self> {
        let row = PREDICATES.get(usize::try_from(number).ok()?)?;
        Some(row.0)
    }

    /// Returns the predicate of this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let row = PREDICATES.iter().find(|row| row.1 == name)?;
        Some(row.0)
    }

    /// Returns the value of the attribute `predicate`.
    pub fn attr_value(self) -> i128 {
        self as i128
    }

    /// Returns the negated predicate.
    pub fn inverted(self) -> Self {
        PREDICATES[self as usize].2
    }

    /// Returns the predicate for swapped operands.
    pub fn swapped(self) -> Self {
        PREDICATES[self as usize].3
    }

    /// Returns whether the predicate holds for a number and itself.
    pub fn holds_for_equal(self) -> bool {
        matches!(
            self,
            Self::Eq | Self::Sle | Self::Sge | Self::Ule | Self::Uge
        )
    }
}

//! Floating-point numbers: operations with two operands, and comparisons.
//!
//! Numbers of up to 53 bits are computed as `f64` and rounded once more. For the four operations that rounding twice gives
//! the same as rounding once, since no format here has more than half the digits of `f64`, `f64` itself apart.

use std::cmp::Ordering;

use pass_ir::data::FloatKind;

/// An operation on two numbers of the same format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is named as the operation is")]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    /// The greater one; a NaN if either is one.
    Maximum,
    /// The smaller one; a NaN if either is one.
    Minimum,
    /// The greater one, or the one that is a number.
    MaxNum,
    /// The smaller one, or the one that is a number.
    MinNum,
}

/// Returns whether numbers of the format are signed and fit into `f64`, so that they can be computed.
pub fn is_supported(kind: FloatKind) -> bool {
    fraction_bits(kind).is_some()
}

/// Returns the number of stored bits of the fraction of a supported format.
pub fn fraction_bits(kind: FloatKind) -> Option<u32> {
    let is_wide = matches!(kind, FloatKind::F80 | FloatKind::F128);
    (!is_wide && kind != FloatKind::F8E8M0FNU).then(|| kind.fraction_bits())
}

/// Returns the bits of the result. A format without NaNs has none for a result that is not finite.
pub fn binary(op: FloatOp, kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    let quiet = quiet_bit(kind)?;
    let (x, y) = (kind.to_f64(a)?, kind.to_f64(b)?);
    let skips_nan = matches!(op, FloatOp::MaxNum | FloatOp::MinNum);
    match (x.is_nan(), y.is_nan()) {
        (true, _) if !skips_nan || is_signaling(kind, a) => return Some(a | quiet),
        (true, _) => return Some(b),
        (_, true) if skips_nan && !is_signaling(kind, b) => return Some(a),
        (_, true) => return Some(b | quiet),
        _ => {}
    }
    let value = match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => x % y,
        FloatOp::Maximum | FloatOp::MaxNum => greater(x, y),
        FloatOp::Minimum | FloatOp::MinNum => -greater(-x, -y),
    };
    if !value.is_finite() && !kind.has_nan() {
        return None;
    }
    // The sign of a computed NaN differs between machines.
    let value = if value.is_nan() {
        f64::NAN.copysign(1.0)
    } else {
        value
    };
    Some(kind.from_f64(value))
}

/// Returns the greater one of two numbers; a positive zero is greater than a negative one.
fn greater(x: f64, y: f64) -> f64 {
    if x > y || (x == y && y.is_sign_negative()) {
        x
    } else {
        y
    }
}

/// Returns the bit that is set in quiet NaNs, zero in formats without signaling NaNs, or `None` if the format is not supported.
fn quiet_bit(kind: FloatKind) -> Option<u128> {
    let bit = |bits: u32| u128::from(kind.is_ieee()) << (bits - 1);
    fraction_bits(kind).map(bit)
}

pub(crate) fn is_signaling(kind: FloatKind, bits: u128) -> bool {
    let is_quiet = |quiet| quiet == 0 || bits & quiet != 0;
    is_nan(kind, bits) && !quiet_bit(kind).is_none_or(is_quiet)
}

/// Returns whether the bits are a NaN.
pub fn is_nan(kind: FloatKind, bits: u128) -> bool {
    kind.to_f64(bits).is_some_and(f64::is_nan)
}

/// Returns the number with the other sign. In formats whose zero has no sign, neither has the NaN.
pub fn negated(kind: FloatKind, bits: u128) -> Option<u128> {
    let sign = 1 << (kind.width() - 1);
    let is_signed = kind.has_negative_zero() || bits & !sign != 0;
    (kind != FloatKind::F8E8M0FNU).then_some(if is_signed { bits ^ sign } else { bits })
}

/// Returns whether the operation folds to its left operand when the right one has these bits.
pub fn is_right_identity(op: FloatOp, kind: FloatKind, bits: u128) -> bool {
    let neutral: f64 = match op {
        FloatOp::Add => -0.0,
        FloatOp::Sub => 0.0,
        FloatOp::Mul | FloatOp::Div => 1.0,
        FloatOp::Maximum => f64::NEG_INFINITY,
        FloatOp::Minimum => f64::INFINITY,
        FloatOp::MaxNum | FloatOp::MinNum => return is_nan(kind, bits),
        FloatOp::Rem => return false,
    };
    kind.to_f64(bits).map(f64::to_bits) == Some(neutral.to_bits())
}

/// Returns whether the operation folds to its operand when both are the same.
pub fn is_idempotent(op: FloatOp) -> bool {
    matches!(
        op,
        FloatOp::Maximum | FloatOp::Minimum | FloatOp::MaxNum | FloatOp::MinNum
    )
}

// The outcomes of a comparison; predicates are sets of them.
const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

/// The predicates of floating-point comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Predicate(u8);

/// By number in the attribute: false, the ordered predicates, the unordered predicates, true.
const PREDICATES: [u8; 16] = [
    0,
    EQUAL,
    GREATER,
    GREATER | EQUAL,
    LESS,
    LESS | EQUAL,
    LESS | GREATER,
    LESS | EQUAL | GREATER,
    UNORDERED | EQUAL,
    UNORDERED | GREATER,
    UNORDERED | GREATER | EQUAL,
    UNORDERED | LESS,
    UNORDERED | LESS | EQUAL,
    UNORDERED | LESS | GREATER,
    UNORDERED,
    UNORDERED | LESS | EQUAL | GREATER,
];

impl Predicate {
    /// Returns the predicate with this value of the attribute `predicate`.
    pub fn from_number(number: i64) -> Option<Self> {
        PREDICATES
            .get(usize::try_from(number).ok()?)
            .copied()
            .map(Self)
    }

    /// Returns whether the predicate holds for a NaN operand.
    pub fn holds_for_nan(self) -> bool {
        self.0 & UNORDERED != 0
    }

    /// Returns whether the predicate holds for two numbers that are not NaN.
    pub fn holds_for(self, order: Ordering) -> bool {
        let outcome = match order {
            Ordering::Less => LESS,
            Ordering::Equal => EQUAL,
            Ordering::Greater => GREATER,
        };
        self.0 & outcome != 0
    }

    /// Returns whether the predicate holds for two numbers.
    pub fn compare(self, kind: FloatKind, a: u128, b: u128) -> Option<bool> {
        let (x, y) = (kind.to_f64(a)?, kind.to_f64(b)?);
        Some(
            x.partial_cmp(&y)
                .map_or(self.holds_for_nan(), |order| self.holds_for(order)),
        )
    }
}

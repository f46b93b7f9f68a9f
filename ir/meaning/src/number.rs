//! Integers as operations compute with them: exact numbers, cut to a width afterwards.

use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Rem, Shl, Shr, Sub};
use std::sync::Arc;

use num_bigint::{BigInt, BigUint, Sign};

use crate::value::{MAX_BITS, Value};

/// A number that is large enough for all operations on its width: `i128` up to 64 bits, `BigInt` beyond.
pub(crate) trait Number:
    Clone
    + Ord
    + From<i64>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + Neg<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Returns the number of a value of this width, read with or without a sign. Returns `None` for poison.
    fn of(value: &Value, width: u32, signed: bool) -> Option<Self>;

    /// Returns the lower bits of the number.
    fn to_value(&self, width: u32) -> Value;

    /// Returns the product, or `None` if it is too large for any width.
    fn product(&self, other: &Self) -> Option<Self>;

    /// Returns the number if it is small.
    fn to_u32(&self) -> Option<u32>;

    /// Returns `2^width - 1`.
    fn mask(width: u32) -> Self {
        (Self::from(1) << width) - Self::from(1)
    }

    fn is_zero(&self) -> bool {
        *self == Self::from(0)
    }

    fn is_negative(&self) -> bool {
        *self < Self::from(0)
    }
}

/// Returns the lower bits, read with a sign.
pub(crate) fn sign_extend(bits: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        1..=127 => ((bits << (128 - width)) as i128) >> (128 - width),
        _ => bits as i128,
    }
}

/// Returns the lower bits.
pub(crate) fn truncate(bits: u128, width: u32) -> u128 {
    match width {
        0..=127 => bits & ((1 << width) - 1),
        _ => bits,
    }
}

impl Number for i128 {
    fn of(value: &Value, width: u32, signed: bool) -> Option<Self> {
        let bits = value.bits()?;
        Some(if signed {
            sign_extend(bits, width)
        } else {
            bits as Self
        })
    }

    fn to_value(&self, width: u32) -> Value {
        Value::Bits(truncate(*self as u128, width))
    }

    fn product(&self, other: &Self) -> Option<Self> {
        self.checked_mul(*other)
    }

    fn to_u32(&self) -> Option<u32> {
        (*self).try_into().ok()
    }
}

impl Number for BigInt {
    fn of(value: &Value, width: u32, signed: bool) -> Option<Self> {
        let number: Self = match value {
            Value::Bits(bits) => (*bits).into(),
            Value::Wide(number) => Self::from_biguint(Sign::Plus, (**number).clone()),
            _ => return None,
        };
        let is_negative = signed && width > 0 && number.bit(u64::from(width) - 1);
        Some(if is_negative {
            number - (Self::from(1) << width)
        } else {
            number
        })
    }

    fn to_value(&self, width: u32) -> Value {
        let (_, lower) = (self.clone() & Self::mask(width)).into_parts();
        from_big(lower, width)
    }

    fn product(&self, other: &Self) -> Option<Self> {
        Some(self * other)
    }

    fn to_u32(&self) -> Option<u32> {
        self.try_into().ok()
    }
}

/// Returns a value of this width.
fn from_big(bits: BigUint, width: u32) -> Value {
    if width > MAX_BITS {
        return Value::Wide(Arc::new(bits));
    }
    let words = bits.iter_u64_digits().enumerate();
    Value::Bits(words.fold(0, |bits, (index, word)| {
        bits | u128::from(word) << (64 * index)
    }))
}

/// Returns the value of an integer attribute, cut to the width.
pub(crate) fn of_attribute(value: &pass_ir::data::Int, width: u32) -> Value {
    match value.as_i128() {
        Some(number) if width <= MAX_BITS => number.to_value(width),
        _ => value.to_big_int(width, false).to_value(width),
    }
}

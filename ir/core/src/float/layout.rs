//! The layout of a floating-point format: from bits to numbers and back.

use std::ops::RangeInclusive;

/// The encoding of infinities and NaNs in formats that lack the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    Ieee,
    /// No infinity; all bits set is the one NaN of each sign.
    NanAllOnes,
    /// No infinity; the NaN is what would be a negative zero.
    NanNegativeZero,
    Finite,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    /// Bits of the fraction that are stored.
    pub(crate) fraction: u32,
    pub(crate) exponent: u32,
    pub(crate) bias: i32,
    pub(crate) special: Special,
    /// True if the leading bit of the significand is stored.
    pub(crate) explicit_one: bool,
}

/// A number that is neither an infinity nor a NaN: an integer times a power of two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finite {
    pub(crate) negative: bool,
    pub(crate) significand: u128,
    pub(crate) exponent: i32,
}

impl Layout {
    /// Bits of the significand that count, the leading one included.
    pub(crate) fn precision(&self) -> u32 {
        if self.explicit_one {
            self.fraction
        } else {
            self.fraction + 1
        }
    }

    /// Returns the exponents of normal numbers.
    pub(super) fn exponents(&self) -> RangeInclusive<i32> {
        let has_fraction = self.fraction > 0;
        let is_last_special = match self.special {
            Special::Ieee => true,
            Special::NanAllOnes => !has_fraction,
            Special::NanNegativeZero | Special::Finite => false,
        };
        // Without a fraction nothing is subnormal.
        let first = i32::from(has_fraction);
        let last = self.max_exponent() as i32 - i32::from(is_last_special);
        first - self.bias..=last - self.bias
    }

    fn max_exponent(&self) -> u128 {
        (1 << self.exponent) - 1
    }

    pub(super) fn decode(&self, bits: u128) -> Option<f64> {
        let number = match self.split(bits) {
            Ok(number) => number,
            Err(special) => return Some(special),
        };
        let magnitude = scaled(number.significand, number.exponent)?;
        Some(if number.negative {
            -magnitude
        } else {
            magnitude
        })
    }

    /// Returns the number that the bits stand for, or an infinity or NaN.
    pub(super) fn split(&self, bits: u128) -> Result<Finite, f64> {
        let negative = (bits >> (self.width - 1)) & 1 == 1;
        let exponent = (bits >> self.fraction) & self.max_exponent();
        let fraction = bits & ((1u128 << self.fraction) - 1);
        if self.is_unnormal(bits) {
            return Err(f64::NAN);
        }
        if let Some(special) = self.decode_special(negative, exponent, fraction) {
            return Err(special);
        }
        let implicit = if exponent == 0 || self.explicit_one {
            0
        } else {
            1u128 << self.fraction
        };
        let point = self.precision() as i32 - 1;
        Ok(Finite {
            negative,
            significand: implicit | fraction,
            exponent: (exponent.max(1) as i32) - self.bias - point,
        })
    }

    /// Returns whether the stored leading bit of the significand is missing, which makes a NaN.
    fn is_unnormal(&self, bits: u128) -> bool {
        let has_exponent = (bits >> self.fraction) & self.max_exponent() != 0;
        self.explicit_one && has_exponent && (bits >> (self.fraction - 1)) & 1 == 0
    }

    /// Returns the bits of the same value, with the exponent of a NaN if it is one.
    pub(crate) fn canonical(&self, bits: u128) -> u128 {
        if self.is_unnormal(bits) {
            bits | (self.max_exponent() << self.fraction)
        } else {
            bits
        }
    }

    fn decode_special(&self, negative: bool, exponent: u128, fraction: u128) -> Option<f64> {
        let significant = if self.explicit_one {
            fraction & !(1 << (self.fraction - 1))
        } else {
            fraction
        };
        match self.special {
            Special::Ieee if exponent == self.max_exponent() => {
                Some(match (significant, negative) {
                    (0, false) => f64::INFINITY,
                    (0, true) => f64::NEG_INFINITY,
                    _ => f64::NAN,
                })
            }
            Special::NanAllOnes
                if exponent == self.max_exponent() && fraction == (1 << self.fraction) - 1 =>
            {
                Some(f64::NAN)
            }
            Special::NanNegativeZero if negative && exponent == 0 && fraction == 0 => {
                Some(f64::NAN)
            }
            _ => None,
        }
    }

    pub(super) fn encode(&self, value: f64) -> u128 {
        let sign = u128::from(value.is_sign_negative()) << (self.width - 1);
        if value.is_nan() {
            return self.nan();
        }
        let zero = match self.special {
            Special::NanNegativeZero => 0,
            _ => sign,
        };
        if value == 0.0 {
            return zero;
        }
        if value.is_infinite() {
            return sign | self.overflow();
        }
        let (significand, scale) = parts(value.abs());
        match self.round(u128::from(significand), scale) {
            0 => zero,
            bits => sign | bits,
        }
    }

    /// Returns the bits of `significand * 2^scale`, rounded to nearest, ties to even. The significand is not zero; one of more bits than
    /// the format has plus two may stand for what is between two numbers by a last bit that is set.
    pub(super) fn round(&self, significand: u128, scale: i32) -> u128 {
        // The exponent that the leading bit of `significand` stands for.
        let top = 127 - significand.leading_zeros() as i32 + scale;
        let point = self.precision() as i32 - 1;
        let exponent = (top + self.bias).max(1);
        let unit = exponent - self.bias - point;
        let mut rounded = round_shift(significand, unit - scale);
        let mut exponent = exponent as u128;
        if rounded >> (point + 1) != 0 {
            rounded >>= 1;
            exponent += 1;
        }
        if rounded >> point == 0 {
            exponent = 0;
        }
        let field = if self.explicit_one {
            rounded
        } else {
            rounded & !(1u128 << point)
        };
        match (exponent << self.fraction) | field {
            bits if bits > self.largest() => self.overflow(),
            bits => bits,
        }
    }

    fn largest(&self) -> u128 {
        let all_ones = (1u128 << (self.width - 1)) - 1;
        match self.special {
            Special::Ieee => {
                ((self.max_exponent() - 1) << self.fraction) | ((1u128 << self.fraction) - 1)
            }
            Special::NanAllOnes => all_ones - 1,
            Special::NanNegativeZero | Special::Finite => all_ones,
        }
    }

    fn overflow(&self) -> u128 {
        match self.special {
            Special::Ieee if self.explicit_one => {
                (self.max_exponent() << self.fraction) | (1u128 << (self.fraction - 1))
            }
            Special::Ieee => self.max_exponent() << self.fraction,
            Special::NanAllOnes | Special::NanNegativeZero => self.nan(),
            Special::Finite => self.largest(),
        }
    }

    fn nan(&self) -> u128 {
        match self.special {
            Special::Ieee => self.overflow() | (1u128 << (self.precision() - 2)),
            Special::NanAllOnes => (1u128 << (self.width - 1)) - 1,
            Special::NanNegativeZero => 1u128 << (self.width - 1),
            Special::Finite => 0,
        }
    }
}

/// Returns a positive finite number as integer times a power of two.
pub(super) fn parts(value: f64) -> (u64, i32) {
    let bits = value.to_bits();
    let exponent = ((bits >> 52) & 0x7FF) as i32;
    let fraction = bits & ((1 << 52) - 1);
    match exponent {
        0 => (fraction, -1074),
        _ => (fraction | (1 << 52), exponent - 1075),
    }
}

/// `significand * 2^scale`, if `f64` holds it exactly.
fn scaled(significand: u128, scale: i32) -> Option<f64> {
    if significand == 0 {
        return Some(0.0);
    }
    let zeros = significand.trailing_zeros();
    let (odd, scale) = (significand >> zeros, scale + zeros as i32);
    let bits = 128 - odd.leading_zeros() as i32;
    let top = scale + bits - 1;
    if bits > 53 || top > 1023 || scale < -1074 {
        return None;
    }
    // Two steps, because 2^scale alone may be out of range.
    let half = scale / 2;
    Some(odd as f64 * 2f64.powi(half) * 2f64.powi(scale - half))
}

/// `value / 2^shift`, rounded to nearest, ties to even.
fn round_shift(value: u128, shift: i32) -> u128 {
    match shift {
        ..=0 => value << -shift,
        1..=127 => {
            let (floor, rest, half) = (
                value >> shift,
                value & ((1 << shift) - 1),
                1u128 << (shift - 1),
            );
            floor + u128::from(rest > half || (rest == half && floor & 1 == 1))
        }
        _ => 0,
    }
}

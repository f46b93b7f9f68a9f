//! The floating-point formats, and the conversion of their bits from and to `f64`.

mod bits;
mod text;

pub use bits::FloatBits;
pub(crate) use text::write;

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is named as in the text")]
#[non_exhaustive]
pub enum FloatKind {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E3M4,
    F8E4M3,
    F8E4M3B11FNUZ,
    F8E4M3FN,
    F8E4M3FNUZ,
    F8E5M2,
    F8E5M2FNUZ,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
}

/// The encoding of infinities and NaNs in formats that lack the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    /// As IEEE 754 has it.
    Ieee,
    /// No infinity; all bits set is the one NaN of each sign.
    NanAllOnes,
    /// No infinity; the NaN is what would be a negative zero.
    NanNegativeZero,
    /// Finite numbers only.
    Finite,
}

/// The layout of a format.
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

impl FloatKind {
    /// The number that `bits` stand for; `None` for infinities and NaNs.
    pub(crate) fn finite(self, bits: u128) -> Option<Finite> {
        if matches!(self, Self::F80 | Self::F128) {
            return self.layout().split(bits).ok();
        }
        let value = self.to_f64(bits).filter(|value| value.is_finite())?;
        let (significand, exponent) = parts(value.abs());
        Some(Finite {
            negative: value.is_sign_negative(),
            significand: u128::from(significand),
            exponent,
        })
    }

    /// True if LLVM has the format as a type of values.
    pub(crate) fn is_llvm(self) -> bool {
        matches!(
            self,
            Self::BF16 | Self::F16 | Self::F32 | Self::F64 | Self::F80 | Self::F128
        )
    }

    /// All formats.
    pub const ALL: [Self; 18] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E3M4,
        Self::F8E4M3,
        Self::F8E4M3B11FNUZ,
        Self::F8E4M3FN,
        Self::F8E4M3FNUZ,
        Self::F8E5M2,
        Self::F8E5M2FNUZ,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
    ];

    /// The keyword of the type.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        self.layout().name
    }

    /// The format of that keyword.
    #[must_use]
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.keyword() == keyword)
    }

    /// The width of a value in bits.
    #[must_use]
    pub fn width(self) -> u32 {
        self.layout().width
    }

    /// The value that `bits` stand for, if `f64` holds it exactly. A NaN is any NaN.
    ///
    /// ```
    /// use pass_ir::data::FloatKind;
    ///
    /// assert_eq!(FloatKind::F16.to_f64(0x3C00), Some(1.0));
    /// ```
    #[must_use]
    pub fn to_f64(self, bits: u128) -> Option<f64> {
        match self {
            Self::F64 => Some(f64::from_bits(bits as u64)),
            Self::F32 => Some(f64::from(f32::from_bits(bits as u32))),
            Self::F8E8M0FNU if bits == 0xFF => Some(f64::NAN),
            Self::F8E8M0FNU => Some(2f64.powi(bits as i32 - 127)),
            _ => self.layout().decode(bits),
        }
    }

    /// The bits of the value nearest to `value`, ties to even.
    ///
    /// ```
    /// use pass_ir::data::FloatKind;
    ///
    /// assert_eq!(FloatKind::BF16.from_f64(1.0), 0x3F80);
    /// ```
    #[must_use]
    pub fn from_f64(self, value: f64) -> u128 {
        match self {
            Self::F64 => u128::from(value.to_bits()),
            Self::F32 => u128::from((value as f32).to_bits()),
            Self::F8E8M0FNU => power_of_two(value),
            _ => self.layout().encode(value),
        }
    }

    pub(crate) fn layout(self) -> Layout {
        use Special::{Finite, Ieee, NanAllOnes, NanNegativeZero};
        let of = |name, width, exponent, bias, special| Layout {
            name,
            width,
            exponent,
            fraction: width - exponent - 1,
            bias,
            special,
            explicit_one: false,
        };
        match self {
            Self::F4E2M1FN => of("f4E2M1FN", 4, 2, 1, Finite),
            Self::F6E2M3FN => of("f6E2M3FN", 6, 2, 1, Finite),
            Self::F6E3M2FN => of("f6E3M2FN", 6, 3, 3, Finite),
            Self::F8E3M4 => of("f8E3M4", 8, 3, 3, Ieee),
            Self::F8E4M3 => of("f8E4M3", 8, 4, 7, Ieee),
            Self::F8E4M3B11FNUZ => of("f8E4M3B11FNUZ", 8, 4, 11, NanNegativeZero),
            Self::F8E4M3FN => of("f8E4M3FN", 8, 4, 7, NanAllOnes),
            Self::F8E4M3FNUZ => of("f8E4M3FNUZ", 8, 4, 8, NanNegativeZero),
            Self::F8E5M2 => of("f8E5M2", 8, 5, 15, Ieee),
            Self::F8E5M2FNUZ => of("f8E5M2FNUZ", 8, 5, 16, NanNegativeZero),
            Self::F8E8M0FNU => Layout {
                fraction: 0,
                ..of("f8E8M0FNU", 8, 7, 127, NanAllOnes)
            },
            Self::BF16 => of("bf16", 16, 8, 127, Ieee),
            Self::F16 => of("f16", 16, 5, 15, Ieee),
            Self::TF32 => of("tf32", 19, 8, 127, Ieee),
            Self::F32 => of("f32", 32, 8, 127, Ieee),
            Self::F64 => of("f64", 64, 11, 1023, Ieee),
            Self::F80 => Layout {
                explicit_one: true,
                ..of("f80", 80, 15, 16383, Ieee)
            },
            Self::F128 => of("f128", 128, 15, 16383, Ieee),
        }
    }
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

    fn max_exponent(&self) -> u128 {
        (1 << self.exponent) - 1
    }

    fn decode(&self, bits: u128) -> Option<f64> {
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

    /// The number that the bits stand for, or an infinity or NaN.
    fn split(&self, bits: u128) -> Result<Finite, f64> {
        let negative = (bits >> (self.width - 1)) & 1 == 1;
        let exponent = (bits >> self.fraction) & self.max_exponent();
        let fraction = bits & ((1u128 << self.fraction) - 1);
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

    fn encode(&self, value: f64) -> u128 {
        let sign = u128::from(value.is_sign_negative()) << (self.width - 1);
        if value.is_nan() {
            return self.nan();
        }
        if value == 0.0 {
            return if self.special == Special::NanNegativeZero {
                0
            } else {
                sign
            };
        }
        if value.is_infinite() {
            return sign | self.overflow();
        }
        let (significand, scale) = parts(value.abs());
        // The exponent that the leading bit of `significand` stands for.
        let top = 63 - significand.leading_zeros() as i32 + scale;
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
        let bits = (exponent << self.fraction) | field;
        if bits > self.largest() {
            sign | self.overflow()
        } else {
            sign | bits
        }
    }

    fn largest(&self) -> u128 {
        let all = (1u128 << (self.width - 1)) - 1;
        match self.special {
            Special::Ieee => {
                ((self.max_exponent() - 1) << self.fraction) | ((1u128 << self.fraction) - 1)
            }
            Special::NanAllOnes => all - 1,
            Special::NanNegativeZero | Special::Finite => all,
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

/// The exponent of the nearest power of two, which is all that `f8E8M0FNU` holds.
fn power_of_two(value: f64) -> u128 {
    if !value.is_finite() {
        return 0xFF;
    }
    let (significand, exponent) = parts(value.abs());
    let top = 63 - significand.max(1).leading_zeros() as i32;
    // Half way between two powers it goes up.
    let half = top > 0 && (significand >> (top - 1)) & 1 == 1;
    let biased = exponent + top + i32::from(half) + 127;
    if biased > 254 {
        0xFF
    } else {
        biased.max(0) as u128
    }
}

/// A positive finite number as integer times a power of two.
fn parts(value: f64) -> (u64, i32) {
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
fn round_shift(value: u64, shift: i32) -> u128 {
    let value = u128::from(value);
    match shift {
        ..=0 => value << (-shift).min(64),
        1..=64 => {
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

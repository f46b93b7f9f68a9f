//! The floating-point formats, and the conversion of their bits from and to `f64`.

mod bits;
mod layout;
mod text;

pub use bits::FloatBits;
pub(crate) use layout::Finite;
use layout::{Layout, Special, parts};
pub(crate) use text::{read, write};

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

impl FloatKind {
    /// Returns the number that `bits` stand for; `None` for infinities and NaNs.
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

    /// Returns whether infinities and NaNs are as IEEE 754 has them.
    pub fn is_ieee(self) -> bool {
        self.layout().special == Special::Ieee
    }

    /// Returns whether some bits are a NaN.
    pub fn has_nan(self) -> bool {
        self.layout().special != Special::Finite
    }

    /// Returns whether zero has a sign.
    pub fn has_negative_zero(self) -> bool {
        self.layout().special != Special::NanNegativeZero
    }

    /// Returns whether a conversion to the other format keeps every number. A normal number has to stay normal.
    pub fn fits_in(self, other: Self) -> bool {
        let (from, to) = (self.layout(), other.layout());
        let (exponents, available) = (from.exponents(), to.exponents());
        available.contains(exponents.start())
            && available.contains(exponents.end())
            && from.precision() <= to.precision()
            && (other.has_negative_zero() || !self.has_negative_zero())
    }

    /// Returns the keyword of the type.
    pub fn keyword(self) -> &'static str {
        self.layout().name
    }

    /// Returns the format of that keyword.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        let found = LAYOUTS.iter().find(|row| row.1.name == keyword)?;
        Some(found.0)
    }

    /// Returns the number of stored fraction bits.
    pub fn fraction_bits(self) -> u32 {
        self.layout().fraction
    }

    /// Returns the width of a value in bits.
    pub fn width(self) -> u32 {
        self.layout().width
    }

    /// Returns the value that `bits` stand for, if `f64` holds it exactly. A NaN is any NaN.
    ///
    /// ```
    /// use pass_ir::data::FloatKind;
    ///
    /// assert_eq!(FloatKind::F16.to_f64(0x3C00), Some(1.0));
    /// ```
    pub fn to_f64(self, bits: u128) -> Option<f64> {
        match self {
            Self::F64 => Some(f64::from_bits(bits as u64)),
            Self::F32 => Some(f64::from(f32::from_bits(bits as u32))),
            Self::F8E8M0FNU if bits == 0xFF => Some(f64::NAN),
            Self::F8E8M0FNU => Some(2f64.powi(bits as i32 - 127)),
            _ => self.layout().decode(bits),
        }
    }

    /// Returns the bits of the value nearest to `value`, ties to even.
    ///
    /// ```
    /// use pass_ir::data::FloatKind;
    ///
    /// assert_eq!(FloatKind::BF16.from_f64(1.0), 0x3F80);
    /// ```
    pub fn from_f64(self, value: f64) -> u128 {
        match self {
            Self::F64 => u128::from(value.to_bits()),
            Self::F32 => u128::from((value as f32).to_bits()),
            Self::F8E8M0FNU => power_of_two(value),
            _ => self.layout().encode(value),
        }
    }

    pub(crate) fn layout(self) -> Layout {
        LAYOUTS[self as usize].1
    }
}

/// The formats in the order of their declaration.
static LAYOUTS: [(FloatKind, Layout); 18] = {
    use FloatKind as Kind;
    use Special::{Finite, Ieee, NanAllOnes, NanNegativeZero};
    [
        (Kind::F4E2M1FN, layout("f4E2M1FN", 4, 2, 1, Finite)),
        (Kind::F6E2M3FN, layout("f6E2M3FN", 6, 2, 1, Finite)),
        (Kind::F6E3M2FN, layout("f6E3M2FN", 6, 3, 3, Finite)),
        (Kind::F8E3M4, layout("f8E3M4", 8, 3, 3, Ieee)),
        (Kind::F8E4M3, layout("f8E4M3", 8, 4, 7, Ieee)),
        (
            Kind::F8E4M3B11FNUZ,
            layout("f8E4M3B11FNUZ", 8, 4, 11, NanNegativeZero),
        ),
        (Kind::F8E4M3FN, layout("f8E4M3FN", 8, 4, 7, NanAllOnes)),
        (
            Kind::F8E4M3FNUZ,
            layout("f8E4M3FNUZ", 8, 4, 8, NanNegativeZero),
        ),
        (Kind::F8E5M2, layout("f8E5M2", 8, 5, 15, Ieee)),
        (
            Kind::F8E5M2FNUZ,
            layout("f8E5M2FNUZ", 8, 5, 16, NanNegativeZero),
        ),
        (
            Kind::F8E8M0FNU,
            Layout {
                exponent: 8,
                ..layout("f8E8M0FNU", 8, 7, 127, NanAllOnes)
            },
        ),
        (Kind::BF16, layout("bf16", 16, 8, 127, Ieee)),
        (Kind::F16, layout("f16", 16, 5, 15, Ieee)),
        (Kind::TF32, layout("tf32", 19, 8, 127, Ieee)),
        (Kind::F32, layout("f32", 32, 8, 127, Ieee)),
        (Kind::F64, layout("f64", 64, 11, 1023, Ieee)),
        (
            Kind::F80,
            Layout {
                explicit_one: true,
                ..layout("f80", 80, 15, 16383, Ieee)
            },
        ),
        (Kind::F128, layout("f128", 128, 15, 16383, Ieee)),
    ]
};

const fn layout(
    name: &'static str,
    width: u32,
    exponent: u32,
    bias: i32,
    special: Special,
) -> Layout {
    Layout {
        name,
        width,
        exponent,
        fraction: width - exponent - 1,
        bias,
        special,
        explicit_one: false,
    }
}

/// Returns the exponent of the nearest power of two, which is all that `f8E8M0FNU` holds.
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

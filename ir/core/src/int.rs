//! Integers of any width, as integer attributes hold them.

use std::fmt;

use num_bigint::{BigInt, Sign};

use crate::thin::ThinSlice;

/// The bits of an integer of known width.
///
/// Up to 64 bits it is a sign-extended number; beyond, little-endian words whose last one is sign-extended. So equal
/// bits are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub enum Int {
    /// At most 64 bits wide.
    Small(i64),
    /// More than 64 bits wide.
    Wide(ThinSlice<u64>),
}

impl Int {
    /// Returns the value in `width` bits, higher bits cut off.
    pub fn new(value: i128, width: u32) -> Self {
        if width <= 64 {
            return Self::Small(sign_extend(value as i64, width));
        }
        let sign = if value < 0 { u64::MAX } else { 0 };
        let mut words = vec![sign; width.div_ceil(64) as usize];
        words[0] = value as u64;
        words[1] = (value >> 64) as u64;
        Self::from_words(words, width)
    }

    /// Creates an integer from little-endian words in two's complement, cut to `width` bits.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::from_words(vec![0, 1], 128).as_i128(), Some(1 << 64));
    /// ```
    pub fn from_words(mut words: Vec<u64>, width: u32) -> Self {
        words.resize(width.div_ceil(64).max(1) as usize, 0);
        if width <= 64 {
            return Self::Small(sign_extend(words[0] as i64, width));
        }
        let rest = width % 64;
        if let (Some(last), true) = (words.last_mut(), rest != 0) {
            *last = sign_extend(*last as i64, rest) as u64;
        }
        Self::Wide(words.into())
    }

    /// Returns the value read as two's complement, if it fits.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::new(255, 8).as_i128(), Some(-1));
    /// ```
    pub fn as_i128(&self) -> Option<i128> {
        match self {
            Self::Small(value) => Some(i128::from(*value)),
            Self::Wide(words) => {
                let value = (i128::from(words[1] as i64) << 64) | i128::from(words[0]);
                let sign = if value < 0 { u64::MAX } else { 0 };
                words[2..].iter().all(|&word| word == sign).then_some(value)
            }
        }
    }

    /// Returns the value read as two's complement, if it fits.
    pub fn as_i64(&self) -> Option<i64> {
        self.as_i128().and_then(|value| i64::try_from(value).ok())
    }

    /// Returns the value read as an unsigned number of `width` bits, if it fits.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::new(-1, 8).as_u128(8), Some(255));
    /// ```
    pub fn as_u128(&self, width: u32) -> Option<u128> {
        let value = self.as_i128()?;
        match width {
            0 => Some(0),
            1..=127 => Some(value as u128 & ((1u128 << width) - 1)),
            128 => Some(value as u128),
            _ => u128::try_from(value).ok(),
        }
    }

    /// Returns the sign-extended little-endian words that hold `width` bits.
    pub fn words(&self, width: u32) -> Vec<u64> {
        let sign = if self.is_negative() { u64::MAX } else { 0 };
        let mut words = match self {
            Self::Small(value) => vec![*value as u64],
            Self::Wide(words) => words.to_vec(),
        };
        words.resize(width.div_ceil(64).max(1) as usize, sign);
        words
    }

    /// Returns whether the sign bit is set.
    pub fn is_negative(&self) -> bool {
        match self {
            Self::Small(value) => *value < 0,
            Self::Wide(words) => words.last().is_some_and(|&word| (word as i64) < 0),
        }
    }

    /// Returns the number that the lower `width` bits stand for, read with or without a sign.
    pub fn to_big_int(&self, width: u32, signed: bool) -> BigInt {
        let words = self.words(width);
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let number = BigInt::from_signed_bytes_le(&bytes);
        if signed || number.sign() != Sign::Minus {
            number
        } else {
            number + (BigInt::from(1) << width)
        }
    }

    /// Returns the lower `width` bits of a number, in two's complement.
    pub fn from_big_int(number: &BigInt, width: u32) -> Self {
        const BYTES: usize = size_of::<u64>();
        let fill = match number.sign() {
            Sign::Minus => u8::MAX,
            _ => 0,
        };
        let mut bytes = number.to_signed_bytes_le();
        bytes.resize(width.div_ceil(64).max(1) as usize * BYTES, fill);
        let words = bytes.chunks_exact(BYTES).map(|chunk| {
            let bytes = chunk.iter().rev();
            bytes.fold(0, |word, &byte| word << 8 | u64::from(byte))
        });
        Self::from_words(words.collect(), width)
    }

    /// Writes the value in decimal: as two's complement if `signed`, else as unsigned number of `width` bits.
    pub(crate) fn write(&self, out: &mut impl fmt::Write, width: u32, signed: bool) -> fmt::Result {
        match self {
            Self::Small(value) if signed => write!(out, "{value}"),
            Self::Small(value) => write!(out, "{}", *value as u64 & mask(width)),
            Self::Wide(_) => write!(out, "{}", self.to_big_int(width, signed)),
        }
    }
}

fn mask(width: u32) -> u64 {
    if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    }
}

fn sign_extend(value: i64, width: u32) -> i64 {
    match width {
        0 => 0,
        1..=63 => (value << (64 - width)) >> (64 - width),
        _ => value,
    }
}

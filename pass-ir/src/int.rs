//! Integers of any width, as integer attributes hold them.

use std::fmt;

use crate::thin::Thin;

/// The bits of an integer of known width.
///
/// Up to 64 bits it is a sign-extended number; beyond, little-endian words whose last one is sign-extended. So equal
/// bits are equal values, whatever they were written as.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Int {
    /// At most 64 bits wide.
    Small(i64),
    /// More than 64 bits wide.
    Wide(Thin<u64>),
}

impl Int {
    /// The value in `width` bits, higher bits cut off.
    #[must_use]
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

    /// Little-endian words cut to `width` bits, read as two's complement.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::from_words(vec![0, 1], 128).as_i128(), Some(1 << 64));
    /// ```
    #[must_use]
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

    /// The value read as two's complement, if it fits.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::new(255, 8).as_i128(), Some(-1));
    /// ```
    #[must_use]
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

    /// The value read as two's complement, if it fits.
    #[must_use]
    pub fn as_i64(&self) -> Option<i64> {
        self.as_i128().and_then(|value| i64::try_from(value).ok())
    }

    /// The value read as an unsigned number of `width` bits, if it fits.
    ///
    /// ```
    /// use pass_ir::data::Int;
    ///
    /// assert_eq!(Int::new(-1, 8).as_u128(8), Some(255));
    /// ```
    #[must_use]
    pub fn as_u128(&self, width: u32) -> Option<u128> {
        let value = self.as_i128()?;
        match width {
            0 => Some(0),
            1..=127 => Some(value as u128 & ((1u128 << width) - 1)),
            128 => Some(value as u128),
            _ => u128::try_from(value).ok(),
        }
    }

    /// Little-endian words, as many as `width` bits take, sign-extended.
    #[must_use]
    pub fn words(&self, width: u32) -> Vec<u64> {
        let sign = if self.is_negative() { u64::MAX } else { 0 };
        let mut words = match self {
            Self::Small(value) => vec![*value as u64],
            Self::Wide(words) => words.to_vec(),
        };
        words.resize(width.div_ceil(64).max(1) as usize, sign);
        words
    }

    /// True if the sign bit is set.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        match self {
            Self::Small(value) => *value < 0,
            Self::Wide(words) => words.last().is_some_and(|&word| (word as i64) < 0),
        }
    }

    /// Writes the value in decimal: as two's complement if `signed`, else as unsigned number of `width` bits.
    pub(crate) fn write(&self, out: &mut impl fmt::Write, width: u32, signed: bool) -> fmt::Result {
        match self {
            Self::Small(value) if signed => write!(out, "{value}"),
            Self::Small(value) => write!(out, "{}", *value as u64 & mask(width)),
            Self::Wide(words) if signed && self.is_negative() => {
                out.write_char('-')?;
                out.write_str(&decimal(negate(words.to_vec())))
            }
            Self::Wide(words) => {
                let mut words = words.to_vec();
                if let (Some(last), rest @ 1..) = (words.last_mut(), width % 64) {
                    *last &= mask(rest);
                }
                out.write_str(&decimal(words))
            }
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

/// The two's complement negation.
pub(crate) fn negate(mut words: Vec<u64>) -> Vec<u64> {
    let mut carry = true;
    for word in &mut words {
        let (value, overflow) = (!*word).overflowing_add(u64::from(carry));
        *word = value;
        carry = overflow;
    }
    words
}

/// Reads unsigned hexadecimal digits, which the caller has checked, in time that is proportional to their number.
pub(crate) fn read_hex(digits: &[u8]) -> Vec<u64> {
    let word = |chunk: &[u8]| {
        let value = |digit: u8| u64::from((digit as char).to_digit(16).unwrap_or(0));
        chunk
            .iter()
            .fold(0, |word, &digit| word << 4 | value(digit))
    };
    digits.rchunks(16).map(word).collect()
}

/// Reads unsigned decimal digits, which the caller has checked, into words without leading zeros.
pub(crate) fn read_decimal(digits: &[u8]) -> Vec<u64> {
    // Chunks keep the multiplications few; their size is what fits one word.
    let mut words: Vec<u64> = Vec::new();
    for chunk in digits.chunks(19) {
        let (mut scale, mut value) = (1u64, 0u64);
        for &digit in chunk {
            scale *= 10;
            value = value * 10 + u64::from(digit - b'0');
        }
        let mut carry = u128::from(value);
        for word in &mut words {
            let sum = u128::from(*word) * u128::from(scale) + carry;
            *word = sum as u64;
            carry = sum >> 64;
        }
        if carry != 0 {
            words.push(carry as u64);
        }
    }
    words
}

/// The number of bits that the unsigned number in `words` needs.
pub(crate) fn bit_length(words: &[u64]) -> u32 {
    let top = words.iter().rposition(|&word| word != 0);
    top.map_or(0, |index| {
        index as u32 * 64 + 64 - words[index].leading_zeros()
    })
}

/// An unsigned number in decimal.
pub(crate) fn decimal(mut words: Vec<u64>) -> String {
    const CHUNK: u64 = 10_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    while words.iter().any(|&word| word != 0) {
        let mut rest = 0u128;
        for word in words.iter_mut().rev() {
            let value = (rest << 64) | u128::from(*word);
            *word = (value / u128::from(CHUNK)) as u64;
            rest = value % u128::from(CHUNK);
        }
        chunks.push(rest as u64);
        let used = words.iter().rposition(|&word| word != 0);
        words.truncate(used.map_or(0, |last| last + 1));
    }
    let mut text = chunks.pop().unwrap_or(0).to_string();
    for chunk in chunks.iter().rev() {
        text.push_str(&format!("{chunk:019}"));
    }
    text
}

//! Integers of more than 64 bits, word by word.

use std::cmp::Ordering;

use crate::Int;

use super::int::IntOp;

/// Products and quotients of wider numbers are left alone, for their time grows with the square of the width.
const WIDEST: u32 = 4096;

/// Little-endian words, sign-extended to a whole number of them, and the width that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wide {
    words: Vec<u64>,
    width: u32,
}

/// The result of an operation on numbers of the same width.
pub(super) fn binary(op: IntOp, a: &Wide, b: &Wide) -> Option<Wide> {
    match op {
        IntOp::Add => Some(a.add(b)),
        IntOp::Sub => Some(a.add(&b.neg())),
        IntOp::Mul => a.mul(b),
        IntOp::And => Some(a.zip(b, |x, y| x & y)),
        IntOp::Or => Some(a.zip(b, |x, y| x | y)),
        IntOp::Xor => Some(a.zip(b, |x, y| x ^ y)),
        IntOp::MaxS => Some(a.pick(b, true, Ordering::Greater)),
        IntOp::MaxU => Some(a.pick(b, false, Ordering::Greater)),
        IntOp::MinS => Some(a.pick(b, true, Ordering::Less)),
        IntOp::MinU => Some(a.pick(b, false, Ordering::Less)),
        IntOp::ShiftLeft => Some(a.shift_left(b.shift_amount()?)),
        IntOp::ShiftRightS => Some(a.shift_right(b.shift_amount()?, true)),
        IntOp::ShiftRightU => Some(a.shift_right(b.shift_amount()?, false)),
        IntOp::DivU | IntOp::RemU | IntOp::CeilDivU => unsigned_division(op, a, b),
        IntOp::DivS | IntOp::RemS | IntOp::CeilDivS | IntOp::FloorDivS => signed_division(op, a, b),
    }
}

fn unsigned_division(op: IntOp, a: &Wide, b: &Wide) -> Option<Wide> {
    let (quotient, rest) = a.divide(b)?;
    Some(match op {
        IntOp::RemU => rest,
        IntOp::CeilDivU if !rest.is_zero() => quotient.add(&Wide::one(a.width)),
        _ => quotient,
    })
}

/// The quotient of the magnitudes, corrected for signs and rounding.
fn signed_division(op: IntOp, a: &Wide, b: &Wide) -> Option<Wide> {
    let minimum = Wide::minimum(a.width);
    let overflows = match op {
        IntOp::DivS | IntOp::FloorDivS => *a == minimum && *b == Wide::one(a.width).neg(),
        IntOp::CeilDivS => !a.is_zero() && (*a == minimum || *b == minimum),
        _ => false,
    };
    if overflows {
        return None;
    }
    let (quotient, rest) = a.magnitude().divide(&b.magnitude())?;
    let negative = a.is_negative() != b.is_negative();
    let one = Wide::one(a.width);
    let exact = rest.is_zero();
    Some(match (op, negative) {
        (IntOp::RemS, _) if a.is_negative() => rest.neg(),
        (IntOp::RemS, _) => rest,
        (IntOp::CeilDivS, false) if !exact => quotient.add(&one),
        (IntOp::FloorDivS, true) if !exact => quotient.add(&one).neg(),
        (_, true) => quotient.neg(),
        (_, false) => quotient,
    })
}

impl Wide {
    pub(super) fn new(value: &Int, width: u32) -> Self {
        Self::resized(value, width, true)
    }

    /// The number in another width, with copies of its highest bit or zeros above.
    pub(super) fn resized(value: &Int, width: u32, signed: bool) -> Self {
        let mut words = match value {
            Int::Small(value) => vec![*value as u64],
            Int::Wide(words) => words.to_vec(),
        };
        let fill = if signed && value.is_negative() {
            u64::MAX
        } else {
            0
        };
        words.resize(width.div_ceil(64).max(1) as usize, fill);
        Self::cut(words, width)
    }

    /// The number of `from` bits read without a sign, in another width.
    pub(super) fn zero_extended(value: &Int, from: u32, width: u32) -> Self {
        let mut wide = Self::resized(value, from.max(width), false);
        let count = wide.words.len();
        wide.clear_from(from);
        wide.words.resize(count, 0);
        Self::resized(&wide.into_int(), width, false)
    }

    fn cut(mut words: Vec<u64>, width: u32) -> Self {
        if let (Some(last), rest @ 1..) = (words.last_mut(), width % 64) {
            *last = (((*last << (64 - rest)) as i64) >> (64 - rest)) as u64;
        }
        Self { words, width }
    }

    fn clear_from(&mut self, bit: u32) {
        let (whole, rest) = ((bit / 64) as usize, bit % 64);
        for (index, word) in self.words.iter_mut().enumerate().skip(whole) {
            *word &= if index == whole {
                (1u64 << rest) - 1
            } else {
                0
            };
        }
    }

    pub(super) fn into_int(self) -> Int {
        match self.words.first() {
            Some(&word) if self.width <= 64 => Int::new(i128::from(word as i64), self.width),
            _ => Int::Wide(self.words.into()),
        }
    }

    fn one(width: u32) -> Self {
        Self::new(&Int::new(1, width), width)
    }

    fn minimum(width: u32) -> Self {
        Self::one(width).shift_left(width - 1)
    }

    fn is_zero(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    fn is_negative(&self) -> bool {
        self.words.last().is_some_and(|&word| (word as i64) < 0)
    }

    fn zip(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let words = self
            .words
            .iter()
            .zip(&other.words)
            .map(|(&x, &y)| combine(x, y));
        Self {
            words: words.collect(),
            width: self.width,
        }
    }

    fn add(&self, other: &Self) -> Self {
        let mut carry = false;
        let words = self.words.iter().zip(&other.words).map(|(&x, &y)| {
            let (sum, first) = x.overflowing_add(y);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            carry = first || second;
            sum
        });
        Self::cut(words.collect(), self.width)
    }

    fn neg(&self) -> Self {
        let inverted = self.words.iter().map(|word| !word).collect();
        Self {
            words: inverted,
            width: self.width,
        }
        .add(&Self::one(self.width))
    }

    fn magnitude(&self) -> Self {
        if self.is_negative() {
            self.neg()
        } else {
            self.clone()
        }
    }

    fn mul(&self, other: &Self) -> Option<Self> {
        if self.width > WIDEST {
            return None;
        }
        let mut words = vec![0u64; self.words.len()];
        for (shift, &x) in self.words.iter().enumerate() {
            let mut carry = 0u128;
            for (word, &y) in words[shift..].iter_mut().zip(&other.words) {
                let sum = u128::from(x) * u128::from(y) + u128::from(*word) + carry;
                *word = sum as u64;
                carry = sum >> 64;
            }
        }
        Some(Self::cut(words, self.width))
    }

    /// The product in twice the width.
    pub(super) fn extended_product(a: &Int, b: &Int, width: u32, signed: bool) -> Option<Self> {
        let twice = width.checked_mul(2)?;
        let extend = |value: &Int| match signed {
            true => Self::resized(value, twice, true),
            false => Self::zero_extended(value, width, twice),
        };
        extend(a).mul(&extend(b))
    }

    /// The lower `width` bits, and those above.
    pub(super) fn halves(self, width: u32, twice: u32) -> (Int, Int) {
        let high = self.shift_right(width, false).into_int();
        let low = self.into_int();
        let part = |value: &Int| Self::truncated(value, twice, width).into_int();
        (part(&low), part(&high))
    }

    /// The lower `width` bits of a number of `from`.
    pub(super) fn truncated(value: &Int, from: u32, width: u32) -> Self {
        let mut words = Self::resized(value, from, true).words;
        words.truncate(width.div_ceil(64).max(1) as usize);
        Self::cut(words, width)
    }

    fn pick(&self, other: &Self, signed: bool, wanted: Ordering) -> Self {
        if self.order(other, signed) == wanted {
            self.clone()
        } else {
            other.clone()
        }
    }

    pub(super) fn order(&self, other: &Self, signed: bool) -> Ordering {
        let sign = |number: &Self| number.is_negative();
        match (sign(self), sign(other)) {
            (true, false) if signed => Ordering::Less,
            (false, true) if signed => Ordering::Greater,
            _ => self.words.iter().rev().cmp(other.words.iter().rev()),
        }
    }

    /// The number as the distance of a shift; none if it is not less than the width.
    fn shift_amount(&self) -> Option<u32> {
        let (low, rest) = self.words.split_first()?;
        let small = rest.iter().all(|&word| word == 0) && *low < u64::from(self.width);
        small.then_some(*low as u32)
    }

    fn shift_left(&self, by: u32) -> Self {
        let (whole, rest) = ((by / 64) as usize, by % 64);
        let word = |index: usize| {
            index
                .checked_sub(whole)
                .map_or(0, |index| self.words[index])
        };
        let words = (0..self.words.len()).map(|index| match (rest, index) {
            (0, _) => word(index),
            (_, 0) => word(0) << rest,
            _ => (word(index) << rest) | (word(index - 1) >> (64 - rest)),
        });
        Self::cut(words.collect(), self.width)
    }

    fn shift_right(&self, by: u32, signed: bool) -> Self {
        let mut source = self.clone();
        if !signed {
            source.clear_from(self.width);
        }
        let fill = if signed && self.is_negative() {
            u64::MAX
        } else {
            0
        };
        let (whole, rest) = ((by / 64) as usize, by % 64);
        let word = |index: usize| source.words.get(index + whole).copied().unwrap_or(fill);
        let words = (0..self.words.len()).map(|index| match rest {
            0 => word(index),
            _ => (word(index) >> rest) | (word(index + 1) << (64 - rest)),
        });
        Self::cut(words.collect(), self.width)
    }

    /// Quotient and rest of the numbers read without a sign.
    fn divide(&self, by: &Self) -> Option<(Self, Self)> {
        if by.is_zero() || self.width > WIDEST {
            return None;
        }
        // One bit more than the width, so that the rest can be doubled.
        let width = self.width + 1;
        let divisor = Self::zero_extended(&by.clone().into_int(), self.width, width);
        let minus = divisor.neg();
        let mut rest = Self::zero_extended(&Int::new(0, width), width, width);
        let mut quotient = vec![0u64; self.words.len()];
        for bit in (0..self.width).rev() {
            let (word, at) = ((bit / 64) as usize, bit % 64);
            rest = rest.shift_left(1);
            rest.words[0] |= (self.words[word] >> at) & 1;
            if rest.order(&divisor, false) != Ordering::Less {
                rest = rest.add(&minus);
                quotient[word] |= 1 << at;
            }
        }
        let rest = Self::truncated(&rest.into_int(), width, self.width);
        Some((Self::cut(quotient, self.width), rest))
    }
}

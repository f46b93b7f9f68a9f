//! The text of floating-point values, as the generic form spells them.

use std::fmt;

use num_bigint::BigUint;

use super::{Finite, FloatKind};

/// Writes a value: six significant digits where they say it exactly, else as many as the format needs, else its bits.
///
/// A number that would look like an integer in the second form is written as bits, since it would be read as one.
pub(crate) fn write(out: &mut impl fmt::Write, kind: FloatKind, bits: u128) -> fmt::Result {
    let Some(value) = kind.finite(bits) else {
        return write_bits(out, kind, bits);
    };
    let digits = Digits::of(value, 6);
    let short = digits.scientific(7, "e", 2);
    let is_exact = match kind {
        FloatKind::F80 | FloatKind::F128 => digits.is_nearest(value, kind.layout().precision()),
        _ => reads_back(kind, &short, bits),
    };
    if is_exact {
        return out.write_str(&short);
    }
    let full = Digits::of(value, kind.natural_digits()).natural(kind.natural_digits());
    if full.contains('.') {
        return out.write_str(&full);
    }
    write_bits(out, kind, bits)
}

fn write_bits(out: &mut impl fmt::Write, kind: FloatKind, bits: u128) -> fmt::Result {
    let digits = kind.width().div_ceil(4) as usize;
    write!(out, "0x{bits:0digits$X}")
}

/// Returns whether the text stands for these bits, in a format that `f64` contains.
fn reads_back(kind: FloatKind, text: &str, bits: u128) -> bool {
    match kind {
        // Reading through `f64` would round twice.
        FloatKind::F32 => text
            .parse::<f32>()
            .is_ok_and(|value| u128::from(value.to_bits()) == bits),
        _ => text
            .parse::<f64>()
            .is_ok_and(|value| kind.from_f64(value) == bits),
    }
}

impl FloatKind {
    /// Returns the number of decimal digits that tell all values of the format apart.
    fn natural_digits(self) -> usize {
        2 + (self.layout().precision() as usize * 59) / 196
    }
}

/// The decimal digits of a number that can decide how it is rounded: half of the smallest number of `f128` has about 11,600. Of more digits only
/// counts whether all are zero.
const MAX_SIGNIFICANT: usize = 12_000;

/// The decimal exponents between which a number may be neither zero nor infinite.
const DECIMAL_EXPONENTS: std::ops::RangeInclusive<i64> = -5_000..=5_000;

/// Returns the bits of a decimal literal, such as `1.5e10`: those of the nearest number, ties to even. As in MLIR, a format that `f64` contains gets
/// the number that is nearest to that of `f64`.
pub(crate) fn read(kind: FloatKind, negative: bool, text: &str) -> u128 {
    if matches!(kind, FloatKind::F80 | FloatKind::F128) {
        return u128::from(negative) << (kind.width() - 1) | read_wide(kind, text);
    }
    let value: f64 = text.trim_end_matches('.').parse().unwrap_or(0.0);
    kind.from_f64(if negative { -value } else { value })
}

/// Returns the bits of a literal in a format that `f64` does not contain.
fn read_wide(kind: FloatKind, text: &str) -> u128 {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = [whole, fraction].concat();
    let digits = all.trim_start_matches('0');
    if digits.is_empty() {
        return 0;
    }
    let (negative, magnitude) = match exponent.strip_prefix('-') {
        Some(magnitude) => (true, magnitude),
        None => (false, exponent.trim_start_matches('+')),
    };
    // An exponent that 32 bits do not hold is out of range by any number of digits.
    let magnitude = i64::from(magnitude.parse::<i32>().unwrap_or(i32::MAX));
    let exponent = if negative { -magnitude } else { magnitude };
    // The power of ten of the digit behind the first one.
    let first = exponent + whole.len() as i64 - (all.len() - digits.len()) as i64;
    if first > *DECIMAL_EXPONENTS.end() {
        return kind.from_f64(f64::INFINITY);
    }
    if first < *DECIMAL_EXPONENTS.start() {
        return 0;
    }
    let (digits, rest) = digits.split_at(digits.len().min(MAX_SIGNIFICANT));
    let rest = if rest.bytes().any(|digit| digit != b'0') {
        "1"
    } else {
        ""
    };
    let digits = [digits, rest].concat();
    nearest(kind, &digits, (first - digits.len() as i64) as i32)
}

/// Returns the bits of the number that is nearest to `digits * 10^exponent`, ties to even.
fn nearest(kind: FloatKind, digits: &str, exponent: i32) -> u128 {
    /// More bits than the precision of any format, so that the last one can stand for all that are behind it.
    const BITS: i64 = 120;
    let digits = BigUint::parse_bytes(digits.as_bytes(), 10).unwrap_or_default();
    let power = BigUint::from(10u8).pow(exponent.unsigned_abs());
    let (numerator, denominator) = if exponent >= 0 {
        (digits * power, BigUint::from(1u8))
    } else {
        (digits, power)
    };
    let shift = BITS - (numerator.bits() as i64 - denominator.bits() as i64);
    let up = |shift: i64| shift.max(0).unsigned_abs();
    let (numerator, denominator) = (numerator << up(shift), denominator << up(-shift));
    let quotient = &numerator / &denominator;
    let is_exact = &quotient * &denominator == numerator;
    let quotient = u128::try_from(quotient).unwrap_or(u128::MAX);
    let significand = quotient << 1 | u128::from(!is_exact);
    kind.layout().round(significand, (-shift - 1) as i32)
}

/// A decimal number: `d.dd * 10^exponent` without trailing zeros in the digits.
struct Digits {
    negative: bool,
    digits: Vec<u8>,
    /// The power of ten of the first digit.
    exponent: i32,
}

impl Digits {
    /// Returns at most `count` leading digits of a finite value, as MLIR computes them: cuts off digits in binary until
    /// at least `count` remain, then rounds half up, unless exactly `count` remain.
    fn of(value: Finite, count: usize) -> Self {
        let (number, scale) = decimal_parts(value);
        let bits = number.bits() as usize;
        let needed = (count * 196).div_ceil(59);
        let surplus = bits.saturating_sub(needed) * 59 / 196;
        let number = without_digits(number, surplus as u32);
        let small = u64::try_from(&number).map(|small| small.to_string());
        let mut digits = small.unwrap_or_else(|_| number.to_string()).into_bytes();
        // The power of ten of the last digit.
        let last = scale + surplus as i32;
        let mut exponent = last + digits.len() as i32 - 1;
        let round_up = digits.get(count).is_some_and(|&digit| digit >= b'5');
        digits.truncate(count);
        if round_up && !increment(&mut digits) {
            digits.insert(0, b'1');
            exponent += 1;
        }
        while digits.len() > 1 && digits.last() == Some(&b'0') {
            digits.pop();
        }
        Self {
            negative: value.negative,
            exponent: if digits == b"0" { 0 } else { exponent },
            digits,
        }
    }

    /// Returns whether `value` is the number of this precision in bits that is nearest to the decimal number, ties to
    /// even.
    fn is_nearest(&self, value: Finite, precision: u32) -> bool {
        let digits = BigUint::parse_bytes(&self.digits, 10).unwrap_or_default();
        let tens = self.exponent - (self.digits.len() as i32 - 1);
        // In units of a quarter of the last bit or of the last decimal digit, the smaller of the two.
        let unit = value.exponent - 2;
        let up = |exponent: i32| exponent.max(0).unsigned_abs();
        let decimal = (digits * BigUint::from(10u8).pow(up(tens))) << up(-unit);
        let below = BigUint::from(10u8).pow(up(-tens));
        let quarter = below << up(unit);
        let binary = BigUint::from(value.significand) * &quarter * 4u8;
        let is_even = value.significand.is_multiple_of(2);
        // Below a power of two, numbers are twice as close.
        let is_power = value.significand == 1 << (precision - 1);
        let is_below = decimal < binary;
        let distance = if is_below {
            binary - decimal
        } else {
            decimal - binary
        };
        let limit = if is_below && is_power {
            quarter
        } else {
            quarter * 2u8
        };
        distance < limit || (distance == limit && is_even)
    }

    /// `d.ddde+XX`, filled with zeros to `width` digits.
    fn scientific(&self, width: usize, letter: &str, exponent_width: usize) -> String {
        let mut text = self.sign();
        text.push(char::from(self.digits[0]));
        text.push('.');
        text.extend(self.digits[1..].iter().copied().map(char::from));
        let missing = width.saturating_sub(self.digits.len().max(1));
        text.extend(std::iter::repeat_n('0', missing));
        let sign = if self.exponent < 0 { '-' } else { '+' };
        text.push_str(letter);
        text.push(sign);
        text.push_str(&format!(
            "{:0exponent_width$}",
            self.exponent.unsigned_abs()
        ));
        text
    }

    /// Returns plain notation if at most three zeros come before or after the digits, else scientific notation.
    fn natural(&self, precision: usize) -> String {
        let last = self.exponent - (self.digits.len() as i32 - 1);
        let is_scientific = if last >= 0 {
            last > 3 || self.digits.len() + last as usize > precision
        } else {
            self.exponent < -3
        };
        if is_scientific {
            self.scientific(2, "E", 1)
        } else {
            self.decimal()
        }
    }

    fn decimal(&self) -> String {
        let mut text = self.sign();
        let digits = self.digits.iter().copied().map(char::from);
        if self.exponent < 0 {
            text.push_str("0.");
            text.extend(std::iter::repeat_n('0', (-self.exponent - 1) as usize));
            text.extend(digits);
            return text;
        }
        let whole = self.exponent as usize + 1;
        text.extend(digits.clone().chain(std::iter::repeat('0')).take(whole));
        if self.digits.len() > whole {
            text.push('.');
            text.extend(digits.skip(whole));
        }
        text
    }

    fn sign(&self) -> String {
        String::from(if self.negative { "-" } else { "" })
    }
}

/// Adds one to the last digit; false if all were nines and are zeros now.
fn increment(digits: &mut [u8]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit < b'9' {
            *digit += 1;
            return true;
        }
        *digit = b'0';
    }
    false
}

/// Returns the magnitude of a number as integer times a power of ten.
fn decimal_parts(value: Finite) -> (BigUint, i32) {
    let (significand, exponent) = (value.significand, value.exponent);
    if significand == 0 {
        return (BigUint::ZERO, 0);
    }
    let zeros = significand.trailing_zeros();
    let (odd, exponent) = (BigUint::from(significand >> zeros), exponent + zeros as i32);
    if exponent >= 0 {
        return (odd << exponent, 0);
    }
    // n / 2^e is n * 5^e / 10^e. The factors are single words, which need no power with an allocation of its own.
    let (power, mut number) = (exponent.unsigned_abs(), odd);
    for _ in 0..power / 27 {
        number *= 5u64.pow(27);
    }
    (number * 5u64.pow(power % 27), exponent)
}

/// Returns a number without its last digits.
fn without_digits(mut number: BigUint, count: u32) -> BigUint {
    for _ in 0..count / 19 {
        number /= 10u64.pow(19);
    }
    match count % 19 {
        0 => number,
        rest => number / 10u64.pow(rest),
    }
}

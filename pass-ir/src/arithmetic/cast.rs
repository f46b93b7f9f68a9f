//! Conversions between integers and floating-point numbers, and between formats of either.

use crate::{FloatKind, Int};

use super::float::{self, is_supported};

/// The integer of `from` bits in `to` bits, which are more, with copies of its sign above.
pub(crate) fn sign_extend(value: &Int, to: u32) -> Int {
    match value {
        Int::Small(value) => Int::new(i128::from(*value), to),
        Int::Wide(_) => Int::from_words(value.words(to), to),
    }
}

/// The integer of `from` bits in `to` bits, which are more, with zeros above.
pub(crate) fn zero_extend(value: &Int, from: u32, to: u32) -> Int {
    match value.as_u128(from) {
        Some(value) if from <= 64 => Int::new(value as i128, to),
        _ => Int::of_big(&value.to_big(from, false), to),
    }
}

/// The lower `to` bits of an integer.
pub(crate) fn truncate(value: &Int, to: u32) -> Int {
    match value {
        Int::Small(value) => Int::new(i128::from(*value), to),
        Int::Wide(words) => Int::from_words(words.to_vec(), to),
    }
}

/// The integer of `width` bits, read with or without a sign, as the nearest number of the format.
pub(crate) fn int_to_float(value: &Int, width: u32, signed: bool, kind: FloatKind) -> Option<u128> {
    if !is_supported(kind) {
        return None;
    }
    let (negative, magnitude) = match signed {
        true => (value.is_negative(), value.as_i128()?.unsigned_abs()),
        false => (false, value.as_u128(width)?),
    };
    let near = if kind == FloatKind::F64 {
        magnitude as f64
    } else {
        rounded_to_odd(magnitude)
    };
    Some(kind.from_f64(if negative { -near } else { near }))
}

/// The number as `f64`, its last bit set if anything is lost. Rounding that again gives what rounding once would.
fn rounded_to_odd(magnitude: u128) -> f64 {
    let excess = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let lost = magnitude & ((1 << excess) - 1) != 0;
    let kept = (magnitude >> excess) | u128::from(lost);
    kept as f64 * 2f64.powi(excess as i32)
}

/// The integral part of the number as integer of `width` bits; none if it does not fit.
pub(crate) fn float_to_int(kind: FloatKind, bits: u128, width: u32, signed: bool) -> Option<Int> {
    let value = kind.to_f64(bits).filter(|_| is_supported(kind))?.trunc();
    let limit = |bits: u32| 2f64.powi(i32::try_from(bits).unwrap_or(i32::MAX));
    let (least, above) = match signed {
        true => (-limit(width.checked_sub(1)?), limit(width - 1)),
        false => (0.0, limit(width)),
    };
    // A number that does not fit the integers here is not folded.
    let representable = value.abs() < limit(127) || (width <= 128 && value.abs() < limit(128));
    let fits = value >= least && value < above && representable;
    fits.then(|| {
        Int::new(
            if value < 0.0 {
                value as i128
            } else {
                value as u128 as i128
            },
            width,
        )
    })
}

/// The same number in a format that has at least its range and precision.
pub(crate) fn extend_float(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    convert(from, bits, to).filter(|_| !float::is_signaling(from, bits))
}

/// The same number in another format, if that holds it exactly.
pub(crate) fn truncate_float(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    let converted = convert(from, bits, to).filter(|_| !float::is_signaling(from, bits))?;
    (convert(to, converted, from) == Some(bits)).then_some(converted)
}

fn convert(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    if !float::is_nan(from, bits) {
        return kind_to_kind(from, bits, to);
    }
    let (old, new) = (float::fraction_bits(from)?, float::fraction_bits(to)?);
    let negative = bits >> (from.width() - 1) & 1;
    let payload = bits & ((1 << old) - 1);
    let payload = if new >= old {
        payload << (new - old)
    } else {
        payload >> (old - new)
    };
    let exponent = to.from_f64(f64::INFINITY);
    Some((negative << (to.width() - 1)) | exponent | payload)
}

fn kind_to_kind(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    let value = from
        .to_f64(bits)
        .filter(|_| is_supported(from) && is_supported(to))?;
    Some(to.from_f64(value))
}

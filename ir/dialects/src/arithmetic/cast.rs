//! Conversions between integers and floating-point numbers, and between formats of either.

use pass_ir::data::{FloatKind, Int};

use super::float;

/// Truncates or sign-extends an integer to `to` bits.
pub fn resize_signed(value: &Int, to: u32) -> Int {
    match value {
        Int::Small(value) => Int::new(i128::from(*value), to),
        Int::Wide(_) => Int::from_words(value.words(to), to),
    }
}

/// Truncates or zero-extends an integer of `from` bits to `to` bits.
pub fn resize_unsigned(value: &Int, from: u32, to: u32) -> Int {
    match value.as_u128(from) {
        Some(value) if from <= 64 => Int::new(value as i128, to),
        _ => Int::from_big_int(&value.to_big_int(from, false), to),
    }
}

/// Converts a signed or unsigned integer of `width` bits to the nearest number of the format.
pub fn int_to_float(value: &Int, width: u32, signed: bool, kind: FloatKind) -> Option<u128> {
    let (negative, magnitude) = if signed {
        (value.is_negative(), value.as_i128()?.unsigned_abs())
    } else {
        (false, value.as_u128(width)?)
    };
    let value = match kind {
        FloatKind::F8E8M0FNU => return None,
        FloatKind::F80 | FloatKind::F128 if magnitude >> 53 != 0 => return None,
        FloatKind::F64 => magnitude as f64,
        _ => round_to_odd(magnitude),
    };
    Some(kind.from_f64(if negative { -value } else { value }))
}

/// Converts to `f64` by rounding to odd, so that rounding the result again is the same as rounding once.
fn round_to_odd(magnitude: u128) -> f64 {
    let excess = (128 - magnitude.leading_zeros()).saturating_sub(53);
    let lost = magnitude & ((1 << excess) - 1) != 0;
    let rounded = (magnitude >> excess) | u128::from(lost);
    rounded as f64 * 2f64.powi(excess as i32)
}

/// Returns the integral part of the number as integer of `width` bits, or `None` if it does not fit.
pub fn float_to_int(kind: FloatKind, bits: u128, width: u32, signed: bool) -> Option<Int> {
    let value = kind.to_f64(bits)?.trunc();
    let limit = |bits: u32| 2f64.powi(i32::try_from(bits).unwrap_or(i32::MAX));
    let (least, above) = if signed {
        (-limit(width.checked_sub(1)?), limit(width - 1))
    } else {
        (0.0, limit(width))
    };
    // A number that does not fit the integers here is not folded.
    let is_representable = value.abs() < limit(127) || (width <= 128 && value.abs() < limit(128));
    let fits = value >= least && value < above && is_representable;
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

/// Returns the same number in another format, if that holds it exactly.
pub fn float_to_float(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    if [from, to].contains(&FloatKind::F8E8M0FNU) || float::is_signaling(from, bits) {
        return None;
    }
    if float::is_nan(from, bits) {
        let converted = convert_nan(from, bits, to)?;
        return (convert_nan(to, converted, from) == Some(bits)).then_some(converted);
    }
    let value = from.to_f64(bits)?;
    let converted = to.from_f64(value);
    (to.to_f64(converted)?.to_bits() == value.to_bits()).then_some(converted)
}

/// Returns the NaN with the upper bits of the fraction of another one.
fn convert_nan(from: FloatKind, bits: u128, to: FloatKind) -> Option<u128> {
    let (old, new) = (float::fraction_bits(from)?, float::fraction_bits(to)?);
    if !from.is_ieee() || !to.is_ieee() {
        return None;
    }
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

//! Numbers as C++ writes them.

use super::cpp::canonical;
use super::types::Bits;

/// The value of an integer type that an expression has, if that can be told from its text.
pub(super) fn integer(text: &str, bits: Bits) -> Option<i128> {
    let text = canonical(text);
    if let Some(limit) = limit(&text) {
        return bits.holds(limit).then_some(limit);
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(&text)),
    };
    let (value, of) = literal(digits)?;
    // An unsigned number stays in its own type when it is negated.
    let value = match (negative, of.signed) {
        (true, true) => -value,
        (true, false) => of.wrapped(-value),
        (false, _) => value,
    };
    match bits.holds(value) {
        true => Some(value),
        // `-1` is the usual way to write the largest unsigned number; any other that does not fit is a mistake.
        false => (value < 0 && !bits.signed).then(|| bits.wrapped(value)),
    }
}

/// A literal without a sign, and the type that it has.
fn literal(text: &str) -> Option<(i128, Bits)> {
    let lower = text.to_ascii_lowercase().replace('\'', "");
    let (radix, rest) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, lower.get(2..)?),
        [b'0', b'b', ..] => (2, lower.get(2..)?),
        [b'0', b'0'..=b'9', ..] => (8, lower.get(1..)?),
        _ => (10, lower.as_str()),
    };
    let digits = rest.trim_end_matches(['u', 'l', 'z']);
    let suffix = rest.get(digits.len()..)?;
    if !digits.bytes().all(|digit| digit.is_ascii_alphanumeric()) || suffix.len() > 3 {
        return None;
    }
    let value = i128::from(u64::from_str_radix(digits, radix).ok()?);
    let unsigned = suffix.contains('u');
    let small = if unsigned {
        u32::MAX.into()
    } else {
        i32::MAX.into()
    };
    let wide = value > small || suffix.contains(['l', 'z']);
    let of = Bits {
        signed: !unsigned,
        width: if wide { 64 } else { 32 },
    };
    Some((value, of))
}

/// The limits of types, by the names that the C and C++ libraries give them.
fn limit(text: &str) -> Option<i128> {
    let inner = text
        .trim_start_matches("::")
        .trim_start_matches("std::")
        .strip_prefix("numeric_limits<");
    if let Some((ty, end)) = inner.and_then(|inner| inner.split_once(">::")) {
        let bits = Bits::of_cpp(ty)?;
        return match end {
            "max()" => Some(bits.largest()),
            "min()" | "lowest()" => Some(bits.least()),
            _ => None,
        };
    }
    let (name, largest) = match text.strip_suffix("_MAX") {
        Some(name) => (name, true),
        None => (text.strip_suffix("_MIN")?, false),
    };
    let ty = match name {
        "INT" | "INT32" => "int32_t",
        "UINT" | "UINT32" => "uint32_t",
        "INT8" => "int8_t",
        "UINT8" => "uint8_t",
        "INT16" => "int16_t",
        "UINT16" => "uint16_t",
        "INT64" | "LLONG" => "int64_t",
        "UINT64" | "ULLONG" | "SIZE" => "uint64_t",
        _ => return None,
    };
    let bits = Bits::of_cpp(ty)?;
    Some(if largest {
        bits.largest()
    } else {
        bits.least()
    })
}

/// A number with a fraction or an exponent as an option of the type holds it: a literal that ends in `f` has 32 bits.
pub(super) fn float(ty: &str, text: &str) -> Option<f64> {
    let text = canonical(text).replace('\'', "");
    let digits = text.strip_suffix(['f', 'F']).unwrap_or(&text);
    let plain = digits
        .chars()
        .all(|letter| letter.is_ascii_digit() || "+-.eE".contains(letter));
    let wide: f64 = digits.parse().ok().filter(|_| plain)?;
    let narrow: f32 = match digits.len() == text.len() {
        true => wide as f32,
        false => digits.parse().ok()?,
    };
    let value = match (ty, digits.len() == text.len()) {
        // The shortest number that is the same one in 32 bits.
        ("f32", _) => narrow.to_string().parse().ok()?,
        (_, true) => wide,
        (_, false) => f64::from(narrow),
    };
    value.is_finite().then_some(value)
}

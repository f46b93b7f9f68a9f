//! Literals of numbers, in the types that C++ gives them.

use super::constant::{Constant, INT};
use super::types::Bits;

/// Parses a number of C++: digits with `'` between them, in four bases, with a suffix.
pub(super) fn number(text: &str) -> Option<Constant> {
    let lower = text.to_ascii_lowercase().replace('\'', "");
    let hexadecimal = lower.starts_with("0x");
    if !hexadecimal && lower.contains(['.', 'e', 'f']) {
        float(&lower)
    } else {
        integer(&lower)
    }
}

fn float(text: &str) -> Option<Constant> {
    let digits = text.strip_suffix('f').unwrap_or(text);
    let plain = |letter: char| letter.is_ascii_digit() || "+-.e".contains(letter);
    if !digits.chars().all(plain) {
        return None;
    }
    let narrow = digits.len() != text.len();
    let value = if narrow {
        f64::from(digits.parse::<f32>().ok()?)
    } else {
        digits.parse().ok()?
    };
    value
        .is_finite()
        .then_some(Constant::Float { value, narrow })
}

fn integer(text: &str) -> Option<Constant> {
    let (radix, rest) = match text.as_bytes() {
        [b'0', b'x', ..] => (16, text.get(2..)?),
        [b'0', b'b', ..] => (2, text.get(2..)?),
        [b'0', b'0'..=b'9', ..] => (8, text.get(1..)?),
        _ => (10, text),
    };
    let digits = rest.trim_end_matches(['u', 'l', 'z']);
    let unsigned = match rest.get(digits.len()..)? {
        "" | "l" | "ll" | "z" => false,
        "u" | "ul" | "ull" | "uz" | "lu" | "llu" | "zu" => true,
        _ => return None,
    };
    if !digits.bytes().all(|digit| digit.is_ascii_alphanumeric()) {
        return None;
    }
    let value = i128::from(u64::from_str_radix(digits, radix).ok()?);
    let least = if rest.len() > digits.len() + usize::from(unsigned) {
        64
    } else {
        INT.width
    };
    // A decimal number without `u` is never unsigned, one of another base is if it has to be.
    let may_be_unsigned = unsigned || radix != 10;
    let types = [32, 64]
        .into_iter()
        .filter(|width| *width >= least)
        .flat_map(|width| {
            let signed = [true, false].into_iter();
            let allowed =
                signed.filter(move |signed| if *signed { !unsigned } else { may_be_unsigned });
            allowed.map(move |signed| Bits { signed, width })
        });
    let bits = types.into_iter().find(|bits| bits.holds(value))?;
    Some(Constant::Int { value, bits })
}

//! Reading values of built-in types.

use crate::error::Error;
use crate::parse::parse_anchored;
use crate::scalar::{Scalar, ScalarType};
use pass_diagnostics::Span;

/// Returns the value, or an error that names the expected values.
pub(super) fn value_or_error(
    ty: ScalarType,
    value: Option<Scalar>,
    text: &str,
) -> Result<Scalar, Error> {
    value.ok_or_else(|| type_error(&ty.expected(), text))
}

fn type_error(expected: &str, text: &str) -> Error {
    let span = Span::new(0, text.len());
    match text {
        "" => Error::error(span, format!("expected {expected}, found nothing")),
        _ => Error::error(span, format!("expected {expected}, found `{text}`")),
    }
}

pub(super) fn boolean(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    let value = match text {
        "true" | "TRUE" | "True" | "1" | "" => Some(true),
        "false" | "FALSE" | "False" | "0" => Some(false),
        _ => None,
    };
    value_or_error(ty, value.map(Scalar::Bool), text)
}

pub(super) fn integer(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    let (least, largest) = ty.limits().unwrap_or((i128::MIN, i128::MAX));
    match whole(text) {
        Some(value) if (least..=largest).contains(&value) => Ok(Scalar::Int(value)),
        Some(_) => Err(type_error(&ty.expected(), text)),
        None => Err(type_error(ty.row().expected, text)),
    }
}

pub(super) fn float32(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    value_or_error(ty, finite(text, f32::is_infinite).map(Scalar::F32), text)
}

pub(super) fn float64(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    value_or_error(ty, finite(text, f64::is_infinite).map(Scalar::F64), text)
}

pub(super) fn text(_: ScalarType, text: &str) -> Result<Scalar, Error> {
    Ok(Scalar::Text(text.to_owned()))
}

pub(super) fn character(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    let mut letters = text.chars();
    let only = letters.next().filter(|_| letters.next().is_none());
    value_or_error(ty, only.map(Scalar::Char), text)
}

pub(super) fn pipeline(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    match parse_anchored(text) {
        Ok(tree) => Ok(Scalar::Pipeline(tree)),
        Err(errors) => {
            let first = errors.into_iter().next();
            Err(first.unwrap_or_else(|| type_error(&ty.expected(), text)))
        }
    }
}

/// Parses an integer; one that is too large for any type becomes the largest value.
fn whole(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (radix, digits) = radix_of(digits);
    let all_digits = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    let magnitude = all_digits.then(|| i128::from_str_radix(digits, radix).unwrap_or(i128::MAX))?;
    Some(if negative { -magnitude } else { magnitude })
}

fn radix_of(digits: &str) -> (u32, &str) {
    let prefixes = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8)];
    for (prefix, radix) in prefixes {
        if let Some(rest) = digits.strip_prefix(prefix) {
            return (radix, rest);
        }
    }
    match digits.strip_prefix('0') {
        Some(rest) if rest.starts_with(|next: char| next.is_ascii_digit()) => (8, rest),
        _ => (10, digits),
    }
}

/// Parses a number; `None` if it overflows to infinity.
fn finite<F: std::str::FromStr + Copy>(text: &str, is_infinite: fn(F) -> bool) -> Option<F> {
    let value = text.parse::<F>().ok()?;
    let overflows = is_infinite(value) && text.contains(|letter: char| letter.is_ascii_digit());
    (!overflows).then_some(value)
}

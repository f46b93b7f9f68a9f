//! Durations with their unit: `250ms`, `1.5s`, `2h`.

use std::time::Duration;

use super::read::value_or_error;
use super::{Scalar, ScalarType};
use crate::error::Error;

const NANOS_PER_SECOND: u128 = 1_000_000_000;

/// Units with their length in nanoseconds, the longest first.
const UNITS: [(&str, u128); 6] = [
    ("h", 3600 * NANOS_PER_SECOND),
    ("min", 60 * NANOS_PER_SECOND),
    ("s", NANOS_PER_SECOND),
    ("ms", 1_000_000),
    ("us", 1_000),
    ("ns", 1),
];

pub(super) fn read(ty: ScalarType, text: &str) -> Result<Scalar, Error> {
    value_or_error(ty, parse(text).map(Scalar::Duration), text)
}

/// Parses a duration; `None` if it is too long or not a whole number of nanoseconds.
fn parse(text: &str) -> Option<Duration> {
    let unit = text.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at_checked(unit)?;
    let (_, unit) = UNITS.iter().find(|(name, _)| *name == unit)?;
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let scale = 10u128.checked_pow(u32::try_from(fraction.len()).ok()?)?;
    let parts = digits(fraction)?.checked_mul(*unit)?;
    let whole = digits(whole)?.checked_mul(*unit)?;
    let nanos = whole
        .checked_add(parts / scale)
        .filter(|_| parts.is_multiple_of(scale))?;
    let seconds = u64::try_from(nanos / NANOS_PER_SECOND).ok()?;
    let rest = u32::try_from(nanos % NANOS_PER_SECOND).ok()?;
    Some(Duration::new(seconds, rest))
}

fn digits(text: &str) -> Option<u128> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

/// Returns the shortest text without a fraction.
pub(super) fn text(duration: Duration) -> String {
    let nanos = duration.as_nanos();
    let divides = |unit: &&(&str, u128)| nanos != 0 && nanos.is_multiple_of(unit.1);
    let (name, unit) = UNITS
        .iter()
        .find(divides)
        .unwrap_or(&("s", NANOS_PER_SECOND));
    format!("{}{name}", nanos / unit)
}

#[cfg(test)]
mod tests;

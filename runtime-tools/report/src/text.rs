//! Texts for people: times, numbers, names of a bounded length.

use std::time::Duration;

/// A time with three digits that count.
pub(crate) fn duration(time: Duration) -> String {
    let nanoseconds = time.as_nanos();
    let (value, unit) = match nanoseconds {
        0..1_000 => return format!("{nanoseconds} ns"),
        1_000..999_500 => (time.as_secs_f64() * 1e6, "µs"),
        999_500..999_500_000 => (time.as_secs_f64() * 1e3, "ms"),
        _ => (time.as_secs_f64(), "s"),
    };
    let digits = match value {
        value if value < 9.995 => 2,
        value if value < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$} {unit}")
}

/// A number with its thousands apart.
pub(crate) fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A text of at most so many characters; of a longer one the beginning.
pub(crate) fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The part of a whole in percent.
pub(crate) fn percent(part: Duration, whole: Duration) -> f64 {
    if whole.is_zero() {
        0.0
    } else {
        100.0 * part.as_secs_f64() / whole.as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use super::{cut, duration, number};
    use std::time::Duration;

    #[test]
    fn texts_are_short() {
        let times = [999, 1_234, 99_960, 12_340_000, 999_600_000, 75_000_000_000];
        let texts = times.map(|time| duration(Duration::from_nanos(time)));
        assert_eq!(
            texts,
            ["999 ns", "1.23 µs", "100 µs", "12.3 ms", "1.00 s", "75.0 s"]
        );
        assert_eq!(number(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!((cut("äöü", 2), cut("ab", 2)), ("äö…".into(), "ab".into()));
    }
}

//! Durations of all units, and texts that are none.

use super::{UNITS, parse, read, text};
use crate::scalar::ScalarType;
use std::time::Duration;

#[test]
fn durations_are_read_with_their_unit() {
    let nanos = |nanos| Some(Duration::from_nanos(nanos));
    for (written, expected) in [
        ("250ms", nanos(250_000_000)),
        ("1.5s", nanos(1_500_000_000)),
        ("2h", nanos(7_200_000_000_000)),
        ("0.5min", nanos(30_000_000_000)),
        ("0.001us", nanos(1)),
        ("18446744073709551615.999999999s", Some(Duration::MAX)),
        ("18446744073709551616s", None),
        ("0.5ns", None),
        ("1", None),
        ("s", None),
        ("1.s", None),
        (".5s", None),
        ("+1s", None),
        ("-1s", None),
        ("1 s", None),
        ("1S", None),
        ("1m", None),
        ("1s1ms", None),
        ("", None),
    ] {
        assert_eq!(parse(written), expected, "{written}");
    }
}

#[test]
fn the_text_of_a_duration_reads_as_the_same() {
    for (duration, expected) in [
        (Duration::ZERO, "0s"),
        (Duration::from_millis(1500), "1500ms"),
        (Duration::from_secs(90), "90s"),
        (Duration::from_secs(7200), "2h"),
        (Duration::MAX, "18446744073709551615999999999ns"),
    ] {
        assert_eq!(text(duration), expected);
        assert_eq!(parse(expected), Some(duration));
    }
}

#[test]
fn what_is_no_duration_is_told_all_units() {
    let error = read(ScalarType::Duration, "5m").unwrap_err();
    for (unit, _) in UNITS {
        assert!(error.message.contains(&format!("`{unit}`")), "{error:?}");
    }
}

//! Texts of a bounded length.

use super::{duration, number, truncate};
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
    assert_eq!(
        (truncate("äöü", 2), truncate("ab", 2)),
        ("äö…".into(), "ab".into())
    );
}

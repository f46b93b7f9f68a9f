//! Diffs of long texts.

use std::time::{Duration, Instant};

use super::hunks;

#[test]
fn a_long_diff_takes_a_bounded_time() {
    let lines = |prefix: &str| -> String {
        let lines = (0..30_000).map(|number| format!("{prefix}{number}\n"));
        lines.collect()
    };
    let start = Instant::now();
    let diff = hunks(&lines("before"), &lines("after"), false);
    assert_eq!(diff.matches("\n-before").count(), 30_000);
    assert!(start.elapsed() < Duration::from_secs(60));
}

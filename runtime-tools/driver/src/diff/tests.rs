//! Diffs of short, long and random texts.

use std::time::{Duration, Instant};

use super::hunks;
use super::lines::blocks;

#[test]
fn a_long_diff_takes_a_bounded_time() {
    let lines = |prefix: &str| -> String {
        let lines = (0..30_000).map(|number| format!("{prefix}{number}\n"));
        lines.collect()
    };
    let start = Instant::now();
    let diff = hunks(&lines("before"), &lines("after"), false);
    assert_eq!(diff.matches("\n-before").count(), 30_000);
    let interleaved = |prefix: &str| -> String {
        let lines = (0..60_000).map(|number| match number % 3 {
            0 => "  same\n".to_owned(),
            _ => format!("{prefix}{number}\n"),
        });
        lines.collect()
    };
    assert!(!hunks(&interleaved("before"), &interleaved("after"), false).is_empty());
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn hunks_have_context_and_positions() {
    let check = |before: &str, after: &str, expected: &str| {
        assert_eq!(hunks(before, after, false), expected);
    };
    check("a\nb\n", "a\nb\n", "");
    check("", "a\n", "@@ -0,0 +1 @@\n+a\n");
    check("a\n", "", "@@ -1 +0,0 @@\n-a\n");
    check(
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n",
        "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12\n13\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n@@ -10,3 +10,4 @@\n 10\n 11\n 12\n+13\n",
    );
    check(
        "x\ny\nx\n",
        "y\nx\nx\n",
        "@@ -1,3 +1,3 @@\n-x\n y\n+x\n x\n",
    );
}

/// Applies the blocks of a diff, which must give the second text, whatever lines repeat.
#[test]
fn a_diff_leads_from_the_first_text_to_the_second() {
    let mut state = 1_u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    for _ in 0..2_000 {
        let kinds = 1 + random(12);
        let [before, after] = [random(25), random(25)]
            .map(|len| -> Vec<String> { (0..len).map(|_| random(kinds).to_string()).collect() });
        let old: Vec<&str> = before.iter().map(String::as_str).collect();
        let new: Vec<&str> = after.iter().map(String::as_str).collect();
        let (mut applied, mut end) = (Vec::<&str>::new(), 0);
        for (removed, added) in blocks(&old, &new) {
            assert!(end <= removed.start && (removed.len(), added.len()) != (0, 0));
            applied.extend(&old[end..removed.start]);
            assert_eq!(applied.len(), added.start);
            applied.extend(&new[added]);
            end = removed.end;
        }
        applied.extend(&old[end..]);
        assert_eq!(applied, new);
    }
}

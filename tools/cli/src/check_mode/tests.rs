//! Differences of long texts.

use std::time::{Duration, Instant};

use super::difference;

/// Lines with numbers from a range.
fn numbered(word: &str, range: std::ops::Range<usize>) -> String {
    range.map(|number| format!("{word} {number}\n")).collect()
}

#[test]
fn differences_far_apart_are_cut_behind_the_first() {
    let old = numbered("line", 0..50_000);
    let changed = |at: usize| format!("line {at}\n");
    let new = old.replacen(&changed(7), "seven\n", 1);
    let shown = "--- a\n+++ a (new)\n@@ -5,7 +5,7 @@\n line 4\n line 5\n line 6\n-line 7\n+seven\n line 8\n line 9\n line 10";
    assert_eq!(difference("a", "new", &old, &new), shown);
    let new = new.replacen(&changed(40_000), "", 1);
    let cut = format!("{shown}\n... and more lines");
    assert_eq!(difference("a", "new", &old, &new), cut);
    let new = new.replacen(&changed(500), "", 1);
    let second = "\n@@ -498,7 +498,6 @@\n line 497\n line 498\n line 499\n-line 500\n line 501\n line 502\n line 503";
    let cut = format!("{shown}{second}\n... and more lines");
    assert_eq!(difference("a", "new", &old, &new), cut);
}

#[test]
fn texts_that_differ_everywhere_take_no_time() {
    let old = numbered("old", 0..200_000);
    let mut reversed: Vec<&str> = old.split_inclusive('\n').collect();
    reversed.reverse();
    let start = Instant::now();
    for new in [
        numbered("new", 0..200_000),
        reversed.concat(),
        String::new(),
    ] {
        let shown = difference("a", "new", &old, &new);
        assert_eq!(shown.lines().count(), 201, "{shown}");
        assert!(shown.ends_with("\n... and more lines"), "{shown}");
    }
    // A whole comparison takes minutes.
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn short_texts_are_compared_whole() {
    let (old, new) = (numbered("old", 0..400), numbered("new", 0..400));
    let shown = difference("a", "new", &old, &new);
    assert!(
        shown.starts_with("--- a\n+++ a (new)\n@@ -1,400 +1,400 @@\n-old 0\n"),
        "{shown}"
    );
    assert!(shown.ends_with("\n... and 603 more lines"), "{shown}");
    let shown = difference("a", "new", "one\ntwo", "one\ntwo\n");
    assert!(shown.contains("\\ No newline at end of file"), "{shown}");
}

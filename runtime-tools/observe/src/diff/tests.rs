//! Diffs of short, long and random texts.

use std::time::{Duration, Instant};

use super::lines::blocks;
use super::{Diff, Sign};

/// The hunks as lines of a unified diff.
fn drawn(diff: &Diff<'_>) -> String {
    let mut out = String::new();
    for hunk in diff.hunks() {
        out += &format!("{}\n", hunk.place);
        for (sign, line) in hunk.lines {
            let sign = match sign {
                Sign::Same => ' ',
                Sign::Added => '+',
                Sign::Removed => '-',
            };
            out += &format!("{sign}{line}");
        }
    }
    out
}

#[test]
fn a_long_diff_takes_a_bounded_time() {
    let lines = |prefix: &str| -> String {
        let lines = (0..30_000).map(|number| format!("{prefix}{number}\n"));
        lines.collect()
    };
    let start = Instant::now();
    let diff = drawn(&Diff::of(&lines("before"), &lines("after")));
    assert_eq!(diff.matches("\n-before").count(), 30_000);
    let interleaved = |prefix: &str| -> String {
        let lines = (0..60_000).map(|number| match number % 3 {
            0 => "  same\n".to_owned(),
            _ => format!("{prefix}{number}\n"),
        });
        lines.collect()
    };
    assert!(
        !Diff::of(&interleaved("before"), &interleaved("after"))
            .hunks()
            .is_empty()
    );
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn hunks_have_context_and_positions() {
    let check = |before: &str, after: &str, expected: &str| {
        assert_eq!(drawn(&Diff::of(before, after)), expected);
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

/// Applies the blocks of a diff, which must give the second text, also if lines repeat.
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

#[test]
fn lines_with_other_numbers_are_the_same_if_their_definitions_are() {
    let check = |before: &str, after: &str, expected: &str| {
        assert_eq!(drawn(&Diff::ignoring_numbers(before, after)), expected);
    };
    // The function in the middle goes, and the numbers of the first one change.
    check(
        "f {\n^bb0(%arg2):\n%2 = mul(%arg2)\n}\ng {\n^bb0(%arg1):\n%1 = mul(%arg1)\n}\nh {\n^bb0(%arg0):\n%0 = mul(%arg0)\n}\n",
        "f {\n^bb0(%arg1):\n%1 = mul(%arg1)\n}\nh {\n^bb0(%arg0):\n%0 = mul(%arg0)\n}\n",
        "@@ -2,10 +2,6 @@\n ^bb0(%arg1):\n %1 = mul(%arg1)\n }\n-g {\n-^bb0(%arg1):\n-%1 = mul(%arg1)\n-}\n h {\n ^bb0(%arg0):\n %0 = mul(%arg0)\n",
    );
    // An operand that is another value is a change.
    check(
        "%0 = a()\n%1 = b()\nuse(%0)\n",
        "%3 = a()\n%4 = b()\nuse(%4)\n",
        "@@ -1,3 +1,3 @@\n %3 = a()\n %4 = b()\n-use(%0)\n+use(%4)\n",
    );
    // A block may be used before it is defined, and has the number of another one in the function before.
    check(
        "f()\n^bb2:\ng()\nbr(^bb2)\n^bb2:\n",
        "f()\n^bb1:\ng()\nbr(^bb2)\n^bb2:\n",
        "",
    );
    // Numbers that are no names count.
    check(
        "c(1) %x\n",
        "c(2) %x\n",
        "@@ -1 +1 @@\n-c(1) %x\n+c(2) %x\n",
    );
}

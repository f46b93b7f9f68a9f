//! Lines of short and long texts.

use super::Lines;

/// Each offset of a text is on the line that counting finds.
fn check(text: &str) {
    let lines = Lines::of(text.as_bytes());
    let (mut line, mut start) = (0, 0);
    for (offset, byte) in (0..).zip(text.bytes()) {
        assert_eq!(lines.at(offset), (line, start), "offset {offset}");
        if byte == b'\n' {
            (line, start) = (line + 1, offset + 1);
        }
    }
    assert_eq!(lines.at(text.len() as u32), (line, start));
}

#[test]
fn short_texts() {
    ["", "\n", "a", "a\n", "\n\n", "a\n\nb"]
        .into_iter()
        .for_each(check);
}

#[test]
fn many_lines() {
    for lines in [31, 32, 33, 128] {
        check(&"ab\n".repeat(lines));
    }
}

#[test]
fn long_lines() {
    for length in [126, 127, 128, 129, 1 << 14, 1 << 15] {
        let line = "a".repeat(length);
        check(&format!("{line}\nb\n{line}\n{line}"));
    }
}

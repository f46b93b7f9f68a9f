//! Positions in UTF-16 code units.

use super::Lines;
use lsp_types::Position;
use passdefs::source::{Sources, Span};

#[test]
fn positions_count_units_of_utf_16() {
    let text = "aä😀b\r\nc\rd\n";
    let lines = Lines::of(text);
    let cases = [
        (0, 0, 0),
        (1, 0, 1),
        (3, 0, 2),
        (7, 0, 4),
        (10, 1, 0),
        (12, 2, 0),
        (14, 3, 0),
    ];
    for (offset, line, character) in cases {
        let position = Position::new(line, character);
        assert_eq!(lines.position(text, offset), position, "{offset}");
        assert_eq!(lines.offset(text, position), offset, "{position:?}");
    }
    // Within the pair of units of a letter, behind the end of a line, and behind that of the text.
    assert_eq!(lines.offset(text, Position::new(0, 3)), 3);
    assert_eq!(lines.offset(text, Position::new(0, 99)), 8);
    assert_eq!(lines.offset(text, Position::new(99, 0)), 14);
    assert_eq!(lines.position(text, 99), Position::new(3, 0));
}

#[test]
fn long_lines_have_the_same_positions() {
    let text = "aä😀b".repeat(500);
    let lines = Lines::of(&text);
    for (offset, _) in text.char_indices() {
        let position = lines.position(&text, offset as u32);
        let units = text[..offset].encode_utf16().count();
        assert_eq!(position, Position::new(0, units as u32), "{offset}");
        assert_eq!(lines.offset(&text, position), offset as u32);
    }
}

#[test]
fn lines_are_those_of_messages() {
    let text = "a\rb\r\n\rc\n\u{2028}d\u{85}\r\r\ne";
    let (lines, mut sources) = (Lines::of(text), Sources::new());
    let file = sources.add("passes.kdl", text);
    for (start, letter) in text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()) {
        let start = start as u32;
        let end = start + 1;
        let (line, column) = sources.line_column(Span { file, start, end });
        let position = Position::new(line as u32 - 1, column as u32 - 1);
        assert_eq!(lines.position(text, start), position, "{letter}");
    }
}

//! Words and strings have the values that the `kdl` crate reads.

use kdl::{KdlDocument, KdlValue};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::lexer::lex;
use crate::{Literal, Span, Value, value};

/// Quotes of every form.
const QUOTES: &[[&str; 2]] = &[
    ["\"", "\""],
    ["#\"", "\"#"],
    ["\"\"\"\n", "\n\"\"\""],
    ["\"\"\"\n ", "\n \"\"\""],
    ["#\"\"\"\n ", "\n \"\"\"#"],
];

/// Pieces of strings that are right in some of them.
const PIECES: &[&str] = &[
    "a", " ", "\t", "\n ", "\r\n ", "\r", "\u{85}", "\n", "\\", "\\\n", "\\ ", "\\n", "\"", "\\\"",
    "\\u{41}", "\\u{", "}", "\u{7}", "#",
];

/// Pieces of words.
const WORD_PIECES: &[&str] = &[
    "0",
    "1",
    "7",
    "9",
    "10",
    "_",
    ".",
    "e",
    "E",
    "-",
    "+",
    "x",
    "X",
    "o",
    "b",
    "B",
    "f",
    "0x",
    "0o",
    "0b",
    "a",
    "é",
    "#",
    "inf",
    "-inf",
    "nan",
    "true",
    "null",
    "false",
    "400",
    "99999999999999999999",
];

/// Returns the value that the `kdl` crate reads. Numbers that it makes infinite are too large.
fn parse_with_kdl(written: &str) -> Option<Value> {
    let read = KdlDocument::parse_v2(&format!("- {written}")).ok()?;
    let entry = read.nodes().first()?.entries().first()?;
    Some(match entry.value() {
        KdlValue::String(text) => Value::One(Literal::Str(text.clone())),
        KdlValue::Integer(value) => Value::One(Literal::Int(*value)),
        KdlValue::Float(value) if value.is_infinite() && !written.ends_with("inf") => {
            Value::TooLarge
        }
        KdlValue::Float(value) => Value::One(Literal::Float(*value)),
        KdlValue::Bool(value) => Value::One(Literal::Bool(*value)),
        KdlValue::Null => Value::Null,
    })
}

/// Checks that the parts of a string are where they are written, up to the end of the line or the next escape.
fn check_places(value: &str, content: &str, is_raw: bool, parts: &[(u32, u32)]) {
    for (at, place) in parts {
        let rest = content.get(*place as usize..).unwrap_or_default();
        let is_end = |letter| matches!(letter, '\r' | '\n') || (letter == '\\' && !is_raw);
        let part = rest.split(is_end).next().unwrap_or_default();
        assert!(
            value[*at as usize..].starts_with(part),
            "{content:?}: {part:?} at {at}"
        );
    }
}

#[test]
fn parts_of_strings_with_escapes_have_places() {
    let text = r#""a\u{e9}b\ c\nd""#;
    let read = value::read(lex(text)[0].kind, text, Span::default()).unwrap();
    let value = read.str().unwrap();
    assert_eq!(value, "aébc\nd");
    let parts = read.parts.iter();
    let parts = parts.map(|(at, place)| (&value[*at as usize..], &text[*place as usize..]));
    let expected = [
        (value, &text[1..]),
        ("bc\nd", r#"b\ c\nd""#),
        ("c\nd", r#"c\nd""#),
        ("d", "d\""),
    ];
    assert_eq!(parts.collect::<Vec<_>>(), expected);
}

/// Returns the message for a value, and the text that it is about.
fn flaw(text: &str) -> (&str, String) {
    let (place, message) = value::read(lex(text)[0].kind, text, Span::default()).unwrap_err();
    (&text[place], message)
}

#[test]
fn names_of_keywords_are_no_text() {
    for word in ["true", "false", "null", "inf", "-inf", "nan"] {
        let message =
            format!("`{word}` is neither a keyword nor a string; write `#{word}` or `\"{word}\"`");
        assert_eq!(flaw(word), (word, message));
    }
    // KDL reserves no other spelling.
    for word in ["+inf", "-nan", "+nan", "-true", "Inf", "infinity"] {
        let read = value::read(lex(word)[0].kind, word, Span::default()).unwrap();
        assert_eq!(read.str(), Some(word));
    }
}

#[test]
fn escapes_of_code_points_that_are_no_characters() {
    for (text, place, code) in [
        (r#""a\u{D800}b""#, r"\u{D800}", "D800"),
        (r#""\u{dfff}""#, r"\u{dfff}", "DFFF"),
        (r#""\u{110000}""#, r"\u{110000}", "110000"),
    ] {
        let message = format!("U+{code} is no character: it is a surrogate, or above U+10FFFF");
        assert_eq!(flaw(text), (place, message));
    }
    for text in [
        r#""\u{}""#,
        r#""\u{1234567}""#,
        r#""\u{12""#,
        r#""\ux""#,
        r#""\q""#,
    ] {
        assert!(flaw(text).1.starts_with("unknown escape"), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn strings_in_order_have_the_value_that_the_crate_reads(
        pieces in vec(select(PIECES), 0..8),
        [open, close] in select(QUOTES),
    ) {
        let text = format!("{open}{}{close}", pieces.concat());
        if let [token, _] = lex(&text)[..]
            && let Ok(read) = value::read(token.kind, &text, Span::default())
        {
            // A raw string that is a quote is one that the crate does not take.
            let is_quote = open.starts_with('#') && read.value == Value::One(Literal::Str("\"".into()));
            if let Value::One(Literal::Str(value)) = &read.value {
                let content = &text[..text.len() - close.len()];
                check_places(value, content, open.starts_with('#'), &read.parts);
            }
            let expected = Some(read.value).filter(|_| !is_quote);
            assert_eq!(parse_with_kdl(&text), expected, "{text:?}");
        }
    }

    #[test]
    fn words_have_the_value_that_the_crate_reads(pieces in vec(select(WORD_PIECES), 1..6)) {
        let text = pieces.concat();
        // The crate takes no fraction behind an integer of more than 128 bits.
        let whole = text.split(['.', 'e', 'E']).next().unwrap_or_default();
        // The crate takes a bare `-inf` for text, which KDL does not allow.
        if let [token, _] = lex(&text)[..]
            && text != "-inf"
            && (whole.len() == text.len() || whole.len() < 39)
        {
            let read = value::read(token.kind, &text, Span::default());
            let read = read.ok().map(|entry| entry.value);
            // The crate does not tell integers that are too large from what is no number.
            let read = read.filter(|value| *value != Value::TooLarge || text.contains(['.', 'e', 'E']));
            assert_eq!(format!("{read:?}"), format!("{:?}", parse_with_kdl(&text)), "{text:?}");
        }
    }
}

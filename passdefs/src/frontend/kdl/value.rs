//! The values of words and strings. Plain spellings are read here, all others by the `kdl` crate. Its error recovery is
//! exponential, so strings are validated before.

use std::ops::Range;

use kdl::{KdlDocument, KdlValue};

use super::lexer::{LONG_QUOTES, TokenKind, is_allowed, is_newline, is_space, opening, slice};
use crate::draft::{Literal, Spanned};
use crate::source::Span;
use crate::vocabulary::node::{Entry, Value};

/// A mistake, and its place in the value.
pub(super) type Flaw = (Range<usize>, String);

/// Reads a token that is a value.
pub(super) fn read(kind: TokenKind, written: &str, place: Span) -> Result<Entry, Flaw> {
    let (hashes, quotes) = opening(written);
    let edge = hashes.len() + quotes.len();
    match kind {
        TokenKind::OpenText => {
            let is_long = quotes == LONG_QUOTES;
            let end = if is_long { edge } else { written.len() };
            Err((0..end, "the string is not closed".to_owned()))
        }
        TokenKind::Text => string(written, edge, place),
        _ => word(written).map(|value| Entry::new(value, place)),
    }
}

/// Reads a string with quotes of this width.
fn string(written: &str, edge: usize, place: Span) -> Result<Entry, Flaw> {
    let is_raw = written.starts_with('#');
    check_letters(written, is_raw)?;
    if let Some(simple) = simple(written, is_raw) {
        let read = string(&simple, edge, place).map_err(|(_, message)| (0..edge, message))?;
        return Ok(Entry::new(read.value, place));
    }
    let places = lines(written, edge)?;
    if !is_raw && written.contains('\\') {
        let flaw = || (0..edge, "not a string of KDL".to_owned());
        return Ok(Entry::new(parse_with_kdl(written).ok_or_else(flaw)?, place));
    }
    let (mut value, mut lines) = (String::with_capacity(written.len()), Vec::new());
    for line in places {
        value.extend((!lines.is_empty()).then_some('\n'));
        lines.push((value.len() as u32, place.start + line.start as u32));
        value.push_str(slice(written, line));
    }
    let entry = Entry::text(Spanned::new(value, place));
    Ok(Entry { lines, ..entry })
}

fn word(written: &str) -> Result<Value, Flaw> {
    let starts = written.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let digits = written.strip_prefix('-').unwrap_or(written);
    let is_keyword = ["true", "false", "null", "inf", "-inf", "nan"].contains(&written);
    let is_name = starts && !is_keyword && written.bytes().all(fits);
    let plain = match written {
        "#true" | "#false" => Some(Literal::Bool(written == "#true")),
        name if is_name => Some(Literal::Str(name.to_owned())),
        _ if digits.bytes().any(|digit| !digit.is_ascii_digit()) => None,
        number => number.parse().ok().map(Literal::Int),
    };
    let value = plain.map(Value::One).or_else(|| parse_with_kdl(written));
    let value = value.or_else(|| is_integer(written).then_some(Value::TooLarge));
    value.ok_or_else(|| {
        let message = match written {
            _ if is_keyword => &*format!(
                "`{written}` is neither a keyword nor a string; write `#{written}` or `\"{written}\"`"
            ),
            _ if written.trim_matches('#').is_empty() => "a comment begins with `//`",
            _ => "not a valid KDL value",
        };
        (0..written.len(), message.to_owned())
    })
}

/// Returns `true` if a word has the form of an integer, however large.
fn is_integer(word: &str) -> bool {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    let (digits, radix) = match digits.get(..2) {
        Some("0x") => (&digits[2..], 16),
        Some("0o") => (&digits[2..], 8),
        Some("0b") => (&digits[2..], 2),
        _ => (digits, 10),
    };
    digits.starts_with(|first: char| first.is_digit(radix))
        && digits
            .chars()
            .all(|digit| digit == '_' || digit.is_digit(radix))
}

/// The value that the `kdl` crate reads. Numbers that become infinite by being read are too large.
pub(super) fn parse_with_kdl(written: &str) -> Option<Value> {
    let read = KdlDocument::parse_v2(&format!("- {written}")).ok()?;
    let entry = read.nodes().first()?.entries().first()?;
    Some(match entry.value() {
        KdlValue::String(text) => Value::One(Literal::Str(text.clone())),
        KdlValue::Integer(value) => Value::One(Literal::Int(*value)),
        KdlValue::Float(it) if it.is_infinite() && !written.ends_with("inf") => Value::TooLarge,
        KdlValue::Float(value) => Value::One(Literal::Float(*value)),
        KdlValue::Bool(value) => Value::One(Literal::Bool(*value)),
        KdlValue::Null => Value::Null,
    })
}

/// Reports what no string may hold.
fn check_letters(written: &str, is_raw: bool) -> Result<(), Flaw> {
    let mut letters = written.char_indices();
    while let Some((at, letter)) = letters.next() {
        let (code, end) = (u32::from(letter), at + letter.len_utf8());
        if !is_allowed(letter) {
            let message =
                format!("KDL does not allow U+{code:04X} in a text; write `\\u{{{code:x}}}`");
            return Err((at..end, message));
        }
        let rest = letters.as_str();
        let escaped = Some(letter).filter(|letter| *letter == '\\' && !is_raw);
        let escaped = escaped.and_then(|_| letters.next());
        if let Some((_, letter)) = escaped.filter(|_| !is_escape(rest)) {
            let message =
                "unknown escape in a string; write `\\\\` for a backslash, or `\\u{1f600}`";
            return Err((at..end + letter.len_utf8(), message.to_owned()));
        }
    }
    Ok(())
}

/// `true` if a text that follows a `\` begins with an escape.
fn is_escape(text: &str) -> bool {
    let code = text.strip_prefix("u{").unwrap_or("").split_once('}');
    let is_known = |letter: char| letter.is_whitespace() || "nrtsbf\"\\".contains(letter);
    code.map_or(text.starts_with(is_known), |(digits, _)| {
        let is_hex = digits.len() <= 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hex && u32::from_str_radix(digits, 16).is_ok_and(|radix| char::from_u32(radix).is_some())
    })
}

/// The lines of a string without its quotes; those of several without the white space that is before the last quotes.
fn lines(written: &str, edge: usize) -> Result<Vec<Range<usize>>, Flaw> {
    let content = edge..written.len().saturating_sub(edge);
    let text = slice(written, content.clone());
    if opening(written).1 != LONG_QUOTES {
        return Ok(vec![content]);
    }
    if !text.starts_with(is_newline) {
        let message = "a string of several lines begins on the line after its quotes";
        return Err((0..edge, message.to_owned()));
    }
    let is_blank = |line: &str| line.chars().all(is_space);
    let indent = text.rsplit(is_newline).next().unwrap_or("");
    if !is_blank(indent) {
        let message = "the quotes that close a string of several lines have a line of their own";
        return Err((content.end - indent.len()..content.end, message.to_owned()));
    }
    let (mut places, mut at) = (Vec::new(), edge);
    for line in slice(written, edge..content.end - indent.len()).split_inclusive('\n') {
        let text = line.trim_end_matches(['\r', '\n']);
        let end = at + text.len();
        places.push(match text.strip_prefix(indent) {
            _ if is_blank(text) => end..end,
            Some(line) => end - line.len()..end,
            None => {
                let message =
                    "the line does not begin with the white space before the closing quotes";
                return Err((at..end, message.to_owned()));
            }
        });
        at += line.len();
    }
    // Without what is beside the opening quotes.
    Ok(places.split_off(1))
}

/// A string whose lines all end in `\n`, without each `\` before white space and that white space; nothing if it is one
/// already.
fn simple(written: &str, is_raw: bool) -> Option<String> {
    let usual = written.replace("\r\n", "\n");
    let text = usual.replace(is_newline, "\n");
    let mut parts = text.splitn(if is_raw { 1 } else { usize::MAX }, '\\');
    let mut out = parts.next().unwrap_or("").to_owned();
    while let Some(part) = parts.next() {
        match part.trim_start() {
            "" if part.is_empty() => out = out + r"\\" + parts.next().unwrap_or(""),
            joined if joined.len() < part.len() => out += joined,
            _ => out = out + r"\" + part,
        }
    }
    Some(out).filter(|out| *out != usual)
}

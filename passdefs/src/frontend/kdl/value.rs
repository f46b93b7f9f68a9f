//! The values of words and strings. The usual spellings are read here; the `kdl` crate is the authority on all others. It
//! is given nothing but the value: it recurses on nesting and on every error, and keeps an error for each branch that it
//! tries, so that short texts could keep it busy for years or crash it.

use std::ops::Range;

use kdl::{KdlDocument, KdlValue};

use super::lexer::{Kind, LONG_QUOTES, is_allowed, is_newline, is_space, slice};
use crate::draft::Literal;
use crate::vocabulary::node::Value;

/// A mistake, and its place in the value.
pub(super) type Flaw = (Range<usize>, String);

/// Reads a token that is a value, and finds where each line of a string starts in the value and in its spelling, unless
/// it is written with escapes.
pub(super) fn read(kind: Kind, written: &str) -> Result<(Value, Vec<(u32, u32)>), Flaw> {
    let mut starts = Vec::new();
    let usual = match kind {
        Kind::OpenText => {
            let quotes = written
                .find(LONG_QUOTES)
                .map(|start| start + LONG_QUOTES.len());
            let place = 0..quotes.unwrap_or(written.len());
            return Err((place, "the string is not closed".to_owned()));
        }
        Kind::Text => {
            let lines = lines(written)?;
            lines
                .filter(|_| written.starts_with('#') || !written.contains('\\'))
                .map(|lines| {
                    let mut value = String::with_capacity(written.len());
                    for line in lines {
                        value.extend((!starts.is_empty()).then_some('\n'));
                        starts.push((value.len() as u32, line.start as u32));
                        value.push_str(slice(written, line));
                    }
                    Literal::Str(value)
                })
        }
        _ => usual_word(written),
    };
    let value = usual.map_or_else(|| unusual(written), |value| Ok(Value::One(value)))?;
    Ok((value, starts))
}

fn unusual(written: &str) -> Result<Value, Flaw> {
    let document = KdlDocument::parse_v2(&format!("- {written}")).ok();
    if let Some(value) = document.as_ref().and_then(|document| document.get_arg("-")) {
        return Ok(neutral(value, written));
    }
    let message = match written {
        "true" | "false" | "null" | "inf" | "-inf" | "nan" => &*format!(
            "`{written}` is neither a keyword nor a string; write `#{written}` or `\"{written}\"`"
        ),
        _ => "neither a number, a keyword, a name nor a string",
    };
    Err((0..written.len(), message.to_owned()))
}

fn neutral(value: &KdlValue, written: &str) -> Value {
    Value::One(match value {
        KdlValue::String(text) => Literal::Str(text.clone()),
        KdlValue::Integer(value) => Literal::Int(*value),
        // A number that became infinite by being read.
        KdlValue::Float(value) if value.is_infinite() && !written.ends_with("inf") => {
            return Value::TooLarge;
        }
        KdlValue::Float(value) => Literal::Float(*value),
        KdlValue::Bool(value) => Literal::Bool(*value),
        KdlValue::Null => return Value::Null,
    })
}

fn usual_word(word: &str) -> Option<Literal> {
    let starts = word.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let digits = word.strip_prefix('-').unwrap_or(word);
    match word {
        "#true" | "#false" => Some(Literal::Bool(word == "#true")),
        "true" | "false" | "null" | "inf" | "nan" => None,
        name if starts && name.bytes().all(fits) => Some(Literal::Str(name.to_owned())),
        _ if digits.bytes().any(|digit| !digit.is_ascii_digit()) => None,
        number => number.parse().ok().map(Literal::Int),
    }
}

/// The place of the first escape that KDL does not have.
fn unknown_escape(text: &str) -> Option<Range<usize>> {
    let mut letters = text.char_indices();
    let (at, letter) = loop {
        letters.find(|(_, letter)| *letter == '\\')?;
        let (at, letter) = letters.next()?;
        let mut code_point = text.bytes().skip(at + 1).take(8);
        let is_code_point = letter == 'u' && code_point.any(|byte| byte == b'}');
        let is_known = letter.is_whitespace() || "nrtsbf\"\\".contains(letter);
        if !is_known && !is_code_point {
            break (at, letter);
        }
    };
    Some(at - 1..at + letter.len_utf8())
}

/// The lines of a string that is closed: those of several without the white space that is before the last quotes. Nothing
/// if lines end in an unusual way.
pub(super) fn lines(written: &str) -> Result<Option<Vec<Range<usize>>>, Flaw> {
    let quoted = written.trim_start_matches('#');
    let is_long = quoted.starts_with(LONG_QUOTES);
    let edge = written.len() - quoted.len() + if is_long { LONG_QUOTES.len() } else { 1 };
    let (start, end) = (edge, written.len().saturating_sub(edge));
    let content = slice(written, start..end);
    if let Some((at, letter)) = content.char_indices().find(|(_, it)| !is_allowed(*it)) {
        let code = u32::from(letter);
        let message = format!("KDL does not allow U+{code:04X} in a text; write `\\u{{{code:x}}}`");
        return Err((start + at..start + at + letter.len_utf8(), message));
    }
    let escape = unknown_escape(content).filter(|_| !written.starts_with('#'));
    if let Some(place) = escape {
        let message = "unknown escape in a string; write `\\\\` for a backslash, or `\\u{1f600}`";
        return Err((start + place.start..start + place.end, message.to_owned()));
    }
    let mut lines = Vec::new();
    if !is_long {
        lines.push(start..end);
        return Ok(Some(lines));
    }
    if !content.starts_with(is_newline) {
        let message = "a string of several lines begins on the line after its quotes";
        return Err((0..edge, message.to_owned()));
    }
    let is_blank = |line: &str| line.chars().all(is_space);
    let indent = content.rsplit(is_newline).next().unwrap_or("");
    if !is_blank(indent) {
        let message = "the quotes that close a string of several lines have a line of their own";
        return Err((end - indent.len()..end, message.to_owned()));
    }
    let mut at = start;
    for line in slice(written, start..end - indent.len()).split_inclusive('\n') {
        let text = line.trim_end_matches(['\r', '\n']);
        let end = at + text.len();
        lines.push(match text.strip_prefix(indent) {
            _ if text.contains(is_newline) || text.len() + 2 < line.len() => return Ok(None),
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
    Ok(Some(lines.split_off(1)))
}

//! The values of words and strings. Plain spellings are read here; a node in which anything else stands is read by the
//! `kdl` crate, which is the authority on it. What that crate recovers from a mistake in takes it years or crashes it, so
//! strings and words are held against the grammar before.

use std::ops::Range;

use kdl::{KdlDocument, KdlEntry, KdlEntryFormat, KdlIdentifier, KdlNode, KdlValue};

use super::lexer::{self, Kind, LONG_QUOTES, is_allowed, is_newline, is_space, slice};
use crate::draft::{Literal, Spanned};
use crate::vocabulary::node::{Node, Value};

/// A mistake, and its place in the value.
pub(super) type Flaw = (Range<usize>, String);

/// A value as it is written.
#[derive(PartialEq)]
pub(super) struct Written {
    /// For a string that is not plain, any string.
    pub(super) value: Value,
    /// Where each line of a string starts in the value and in its spelling, unless it is written with escapes.
    pub(super) lines: Vec<(u32, u32)>,
    pub(super) is_plain: bool,
}

/// Reads a token that is a value.
pub(super) fn read(kind: Kind, written: &str) -> Result<Written, Flaw> {
    match kind {
        Kind::OpenText => {
            let quotes = written.find(LONG_QUOTES);
            let end = quotes.map_or(written.len(), |start| start + LONG_QUOTES.len());
            Err((0..end, "the string is not closed".to_owned()))
        }
        Kind::Text => string(written),
        _ => word(written),
    }
}

fn string(written: &str) -> Result<Written, Flaw> {
    let is_raw = written.starts_with('#');
    let places = lines(written)?.filter(|_| is_raw || !written.contains('\\'));
    let is_plain = !is_raw && places.is_some();
    let (mut value, mut lines) = (String::with_capacity(written.len()), Vec::new());
    for line in places.into_iter().flatten() {
        value.extend((!lines.is_empty()).then_some('\n'));
        lines.push((value.len() as u32, line.start as u32));
        value.push_str(slice(written, line));
    }
    let value = Value::One(Literal::Str(value));
    Ok(Written {
        value,
        lines,
        is_plain,
    })
}

fn word(written: &str) -> Result<Written, Flaw> {
    let plain = plain_word(written).map(Value::One);
    let is_plain = plain.is_some();
    let read = plain.or_else(|| {
        ask(&format!("- {written}"))
            .ok()?
            .entries()
            .first()
            .map(neutral)
    });
    let message = match written {
        "true" | "false" | "null" | "inf" | "-inf" | "nan" => &*format!(
            "`{written}` is neither a keyword nor a string; write `#{written}` or `\"{written}\"`"
        ),
        "#" => "a comment begins with `//`",
        _ => "neither a number, a keyword, a name nor a string",
    };
    let value = read.ok_or_else(|| (0..written.len(), message.to_owned()))?;
    Ok(Written {
        value,
        lines: Vec::new(),
        is_plain,
    })
}

fn plain_word(word: &str) -> Option<Literal> {
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

/// Takes the names and values of a node from what the `kdl` crate reads in its text up to its block.
pub(super) fn consult(text: &str, node: &mut Node) -> Result<(), String> {
    let read = ask(text)?;
    let is_property = |entry: &&KdlEntry| entry.name().is_some();
    let (properties, arguments): (Vec<_>, Vec<_>) = read.entries().iter().partition(is_property);
    if (arguments.len(), properties.len()) != (node.arguments.len(), node.properties.len()) {
        return Err("the values of the node are ambiguous".to_owned());
    }
    rename(Some(&mut node.name), Some(read.name()));
    rename(node.annotation.as_mut(), read.ty());
    for (property, read) in node.properties.iter_mut().zip(&properties) {
        rename(Some(&mut property.name), read.name());
    }
    let values = node
        .properties
        .iter_mut()
        .map(|property| &mut property.entry);
    for (entry, read) in node
        .arguments
        .iter_mut()
        .chain(values)
        .zip(arguments.into_iter().chain(properties))
    {
        entry.value = neutral(read);
        rename(entry.annotation.as_mut(), read.ty());
    }
    Ok(())
}

fn rename(name: Option<&mut Spanned<String>>, read: Option<&KdlIdentifier>) {
    if let (Some(name), Some(read)) = (name, read) {
        name.value = read.value().to_owned();
    }
}

/// The node that the `kdl` crate reads. It recurses on comments, and is given empty ones.
pub(super) fn ask(text: &str) -> Result<KdlNode, String> {
    let tokens = lexer::lex(text).into_iter();
    let parts = tokens.map(|token| match token.kind {
        Kind::BlockComment => "/**/",
        Kind::Continuation => "\\\n",
        _ => token.of(text),
    });
    let mut read = KdlDocument::parse_v2(&parts.collect::<String>()).map_err(|error| {
        let first = error.diagnostics.into_iter().find_map(|it| it.message);
        let message = first.unwrap_or_default();
        format!("not a node of KDL: {}", message.to_lowercase())
    })?;
    read.nodes_mut()
        .pop()
        .ok_or_else(|| "not a node of KDL".to_owned())
}

fn neutral(entry: &KdlEntry) -> Value {
    let is_infinite = |format: &KdlEntryFormat| format.value_repr.ends_with("inf");
    Value::One(match entry.value() {
        KdlValue::String(text) => Literal::Str(text.clone()),
        KdlValue::Integer(value) => Literal::Int(*value),
        // A number that became infinite by being read.
        KdlValue::Float(value)
            if value.is_infinite() && !entry.format().is_some_and(is_infinite) =>
        {
            return Value::TooLarge;
        }
        KdlValue::Float(value) => Literal::Float(*value),
        KdlValue::Bool(value) => Literal::Bool(*value),
        KdlValue::Null => return Value::Null,
    })
}

/// The place of the first escape that KDL does not have.
fn unknown_escape(text: &str) -> Option<Range<usize>> {
    let mut letters = text.char_indices();
    loop {
        letters.find(|(_, letter)| *letter == '\\')?;
        let (at, letter) = letters.next()?;
        let code = slice(text, at..text.len()).strip_prefix("u{");
        let digits = code.and_then(|code| Some(code.split_once('}')?.0));
        let is_character = digits.is_some_and(|digits| {
            let is_hex = digits.len() <= 6 && digits.bytes().all(|it| it.is_ascii_hexdigit());
            is_hex && u32::from_str_radix(digits, 16).is_ok_and(|it| char::from_u32(it).is_some())
        });
        if !letter.is_whitespace() && !"nrtsbf\"\\".contains(letter) && !is_character {
            return Some(at - 1..at + letter.len_utf8());
        }
    }
}

/// The lines of a string that is closed: those of several without the white space that is before the last quotes. Nothing
/// if lines are joined or end in an unusual way.
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
    let mut places = Vec::new();
    if !is_long {
        places.push(start..end);
        return Ok(Some(places));
    }
    let simple = simple(written);
    if let Some(simple) = &simple {
        lines(simple).map_err(|(_, message)| (0..edge, message))?;
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
        places.push(match text.strip_prefix(indent) {
            _ if text.contains(is_newline) || text.len() + 2 < line.len() => return Ok(None),
            _ if is_blank(text) => end..end,
            None if simple.is_some() => return Ok(None),
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
    Ok(Some(places.split_off(1)))
}

/// A string of several lines that all end in `\n`, without each `\` before white space and that white space; nothing if it
/// is one already.
fn simple(written: &str) -> Option<String> {
    let usual = written.replace("\r\n", "\n");
    let (text, mut out) = (usual.replace(is_newline, "\n"), String::new());
    let (is_raw, mut rest) = (written.starts_with('#'), &*text);
    while let Some((before, after)) = rest.split_once('\\').filter(|_| !is_raw) {
        out.push_str(before);
        rest = after.trim_start();
        if rest.len() == after.len() {
            let letter = rest.chars().next().map_or(0, char::len_utf8);
            out = out + "\\" + slice(rest, 0..letter);
            rest = slice(rest, letter..rest.len());
        }
    }
    out.push_str(rest);
    Some(out).filter(|out| *out != usual)
}

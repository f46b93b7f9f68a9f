//! Nodes without anything unusual, read at once. The reader of KDL keeps an error for every branch that it leaves, which
//! takes most of the time that a large file needs; what is written in every definition has few branches.
//!
//! A node is left to that reader if it has comments, continued lines, numbers other than short decimal integers, names
//! with letters beyond ASCII, or escapes that are rare. So nothing is refused here, and the tests hold that what is read
//! is the same.

use kdl::{KdlEntry, KdlEntryFormat, KdlIdentifier, KdlNode, KdlValue};

use super::cursor::{Cursor, is_newline, is_space};

/// Digits of an integer that fits, whatever they are.
const MOST_DIGITS: usize = 18;

/// The node, without its block, that the text is.
pub(super) fn read(text: &str) -> Option<KdlNode> {
    let mut cursor = Cursor::new(text);
    let mut node = KdlNode::new(identifier(&mut cursor)?);
    loop {
        let before = cursor.at;
        while cursor.skip_if(|letter| matches!(letter, ' ' | '\t')) {}
        if cursor.rest().is_empty() {
            return Some(node);
        }
        if cursor.at == before {
            return None;
        }
        node.push(entry(&mut cursor)?);
    }
}

/// A name in plain letters.
fn identifier(cursor: &mut Cursor<'_>) -> Option<KdlIdentifier> {
    let start = cursor.at;
    let word = word(cursor)?;
    let mut identifier = KdlIdentifier::from(word);
    identifier.set_span((start, word.len()));
    Some(identifier)
}

fn word<'t>(cursor: &mut Cursor<'t>) -> Option<&'t str> {
    let start = cursor.at;
    cursor
        .skip_if(|letter| letter.is_ascii_alphabetic() || letter == '_')
        .then_some(())?;
    while cursor.skip_if(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter)) {}
    let word = cursor.slice(start, cursor.at);
    let is_whole = cursor.peek().is_none_or(|next| " \t=)".contains(next));
    let is_reserved = matches!(word, "true" | "false" | "null" | "inf" | "nan");
    (is_whole && !is_reserved).then_some(word)
}

/// An argument or a property.
fn entry(cursor: &mut Cursor<'_>) -> Option<KdlEntry> {
    let start = cursor.at;
    let mut name = None;
    if cursor
        .peek()
        .is_some_and(|next| next.is_ascii_alphabetic() || next == '_')
    {
        let identifier = identifier(cursor)?;
        if !cursor.eat("=") {
            let text = cursor.slice(start, cursor.at);
            return Some(finished(
                None,
                None,
                KdlValue::String(text.to_owned()),
                text,
                start,
                cursor.at,
            ));
        }
        name = Some(identifier);
    }
    let ty = match cursor.eat("(") {
        true => {
            let ty = identifier(cursor)?;
            cursor.eat(")").then_some(ty)
        }
        false => None,
    };
    let value_start = cursor.at;
    let value = value(cursor)?;
    let written = cursor.slice(value_start, cursor.at);
    Some(finished(name, ty, value, written, start, cursor.at))
}

fn finished(
    name: Option<KdlIdentifier>,
    ty: Option<KdlIdentifier>,
    value: KdlValue,
    written: &str,
    start: usize,
    end: usize,
) -> KdlEntry {
    let mut entry = KdlEntry::new(value);
    entry.set_name(name);
    if let Some(ty) = ty {
        entry.set_ty(ty);
    }
    entry.set_format(KdlEntryFormat {
        value_repr: written.to_owned(),
        ..KdlEntryFormat::default()
    });
    entry.set_span((start, end - start));
    entry
}

/// A string in quotes, a short integer, or a truth value.
fn value(cursor: &mut Cursor<'_>) -> Option<KdlValue> {
    let start = cursor.at;
    if cursor.begins_string() {
        cursor.string().ok()?;
        return string(cursor.slice(start, cursor.at)).map(KdlValue::String);
    }
    for (text, value) in [("#true", true), ("#false", false)] {
        if cursor.eat(text) {
            return ends(cursor).then_some(KdlValue::Bool(value));
        }
    }
    cursor.eat("-");
    let digits = cursor.at;
    while cursor.skip_if(|letter| letter.is_ascii_digit()) {}
    if cursor.at - digits > MOST_DIGITS || !ends(cursor) {
        return None;
    }
    let number = cursor.slice(start, cursor.at).parse().ok()?;
    Some(KdlValue::Integer(number))
}

fn ends(cursor: &Cursor<'_>) -> bool {
    cursor.peek().is_none_or(|next| " \t".contains(next))
}

/// What a string means, which has no flaw.
pub(super) fn string(written: &str) -> Option<String> {
    let without = written.trim_start_matches('#');
    let hashes = written.len() - without.len();
    let quotes = if without.starts_with("\"\"\"") { 3 } else { 1 };
    let content = written.get(hashes + quotes..written.len().checked_sub(hashes + quotes)?)?;
    let text = match quotes {
        3 => dedented(content)?,
        _ => content.to_owned(),
    };
    match hashes == 0 {
        true if text.contains('\\') => unescaped(&text),
        // A raw string that is a quote is taken for the start of another one, or not, as that reader sees fit.
        false if text == "\"" => None,
        _ => Some(text),
    }
}

/// The lines of a string of several, without the white space that is before its last quotes.
fn dedented(content: &str) -> Option<String> {
    if content.contains(|letter| letter != '\n' && is_newline(letter)) {
        return None;
    }
    let (lines, prefix) = content.rsplit_once('\n')?;
    let Some(lines) = lines.strip_prefix('\n') else {
        return Some(String::new());
    };
    let mut text = String::with_capacity(lines.len());
    for (at, line) in lines.split('\n').enumerate() {
        if at > 0 {
            text.push('\n');
        }
        if !line.chars().all(is_space) {
            text.push_str(line.strip_prefix(prefix)?);
        }
    }
    Some(text)
}

fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let meant = match letter {
            '\\' => match letters.next()? {
                'n' => '\n',
                't' => '\t',
                's' => ' ',
                same @ ('"' | '\\') => same,
                _ => return None,
            },
            letter => letter,
        };
        out.push(meant);
    }
    Some(out)
}

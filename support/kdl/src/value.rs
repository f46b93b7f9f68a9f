//! The values of words and strings.

use std::ops::Range;

use pass_diagnostics::source::Span;

use crate::lexer::{LONG_QUOTES, TokenKind, is_allowed, is_newline, is_space, lex, opening, slice};
use crate::node::{Entry, Literal, Value};
use crate::spanned::Spanned;

/// An error and its range in the value.
pub(super) type Flaw = (Range<usize>, String);

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

/// Parses a word or a string that stands alone, at a place. Returns `None` if it is no value of KDL.
///
/// ```
/// let entry = pass_kdl::parse_value(r#""a\tb""#, pass_kdl::Span::default()).unwrap();
/// assert_eq!((entry.str(), &*entry.parts), (Some("a\tb"), &[(0, 1), (2, 4)][..]));
/// ```
pub fn parse_value(written: &str, place: Span) -> Option<Entry> {
    match lex(written)[..] {
        [token, _] => read(token.kind, written, place).ok(),
        _ => None,
    }
}

/// Reads a string with quotes of this width.
fn string(written: &str, edge: usize, place: Span) -> Result<Entry, Flaw> {
    let is_raw = written.starts_with('#');
    check_letters(written, is_raw)?;
    let is_long = opening(written).1 == LONG_QUOTES;
    if let Some(simple) = simple(written, is_raw).filter(|_| is_long) {
        let read = string(&simple, edge, place).map_err(|(_, message)| (0..edge, message))?;
        return Ok(Entry::new(read.value, place));
    }
    let places = lines(written, edge)?;
    let (mut value, mut parts) = (String::with_capacity(written.len()), Vec::new());
    for line in places {
        value.extend((!parts.is_empty()).then_some('\n'));
        let start = place.start + line.start as u32;
        parts.push((value.len() as u32, start));
        let line = slice(written, line);
        if is_raw {
            value.push_str(line);
        } else {
            push_unescaped(&mut value, line, |text, at| parts.push((text, start + at)));
        }
    }
    let entry = Entry::text(Spanned::new(value, place));
    Ok(Entry { parts, ..entry })
}

/// Appends a text without its escapes; `part` is called for what follows each escape, with the starts in `out` and in the text.
fn push_unescaped(out: &mut String, text: &str, mut part: impl FnMut(u32, u32)) {
    let mut rest = text;
    while let Some((before, escape)) = rest.split_once('\\') {
        out.push_str(before);
        let mut letters = escape.chars();
        let letter = match letters.next() {
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some('s') => Some(' '),
            Some('b') => Some('\u{8}'),
            Some('f') => Some('\u{c}'),
            Some('u') => {
                let (digits, after) = escape.split_once('}').unwrap_or((escape, ""));
                letters = after.chars();
                let code = u32::from_str_radix(digits.trim_start_matches("u{"), 16);
                code.ok().and_then(char::from_u32)
            }
            Some(space) if space.is_whitespace() => {
                letters = escape.trim_start().chars();
                None
            }
            letter => letter,
        };
        out.extend(letter);
        rest = letters.as_str();
        part(out.len() as u32, (text.len() - rest.len()) as u32);
    }
    out.push_str(rest);
}

fn word(written: &str) -> Result<Value, Flaw> {
    let value = keyword(written).or_else(|| number(written));
    let identifier = || Value::One(Literal::Str(written.to_owned()));
    let value = value.or_else(|| is_identifier(written).then(identifier));
    value.ok_or_else(|| {
        let message = match written {
            _ if RESERVED.contains(&written) => &*format!(
                "`{written}` is neither a keyword nor a string; write `#{written}` or `\"{written}\"`"
            ),
            _ if written.trim_matches('#').is_empty() => "a comment begins with `//`",
            _ => "not a valid KDL value",
        };
        (0..written.len(), message.to_owned())
    })
}

/// Names of keywords, which are no identifiers.
pub(crate) const RESERVED: &[&str] = &["true", "false", "null", "inf", "-inf", "nan"];

fn keyword(written: &str) -> Option<Value> {
    Some(Value::One(match written {
        "#true" => Literal::Bool(true),
        "#false" => Literal::Bool(false),
        "#nan" => Literal::Float(f64::NAN),
        "#inf" => Literal::Float(f64::INFINITY),
        "#-inf" => Literal::Float(f64::NEG_INFINITY),
        "#null" => return Some(Value::Null),
        _ => return None,
    }))
}

/// Reads an integer of any radix or a decimal fraction.
fn number(written: &str) -> Option<Value> {
    let unsigned = without_sign(written);
    let (digits, radix) = match unsigned.get(..2) {
        Some("0x" | "0X") => (&unsigned[2..], 16),
        Some("0o" | "0O") => (&unsigned[2..], 8),
        Some("0b" | "0B") => (&unsigned[2..], 2),
        _ => (unsigned, 10),
    };
    if is_digits(digits, radix) {
        let sign = if written.starts_with('-') { "-" } else { "" };
        let digits = format!("{sign}{}", digits.replace('_', ""));
        let integer = i128::from_str_radix(&digits, radix);
        return Some(integer.map_or(Value::TooLarge, |value| Value::One(Literal::Int(value))));
    }
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(without_sign(exponent))),
        None => (unsigned, None),
    };
    let (integer, fraction) = match mantissa.split_once('.') {
        Some((integer, fraction)) => (integer, Some(fraction)),
        None => (mantissa, None),
    };
    let mut parts = [Some(integer), fraction, exponent].into_iter().flatten();
    if !parts.all(|digits| is_digits(digits, 10)) {
        return None;
    }
    let value: f64 = written.replace('_', "").parse().ok()?;
    let is_finite = value.is_finite();
    Some(if is_finite {
        Value::One(Literal::Float(value))
    } else {
        Value::TooLarge
    })
}

fn without_sign(text: &str) -> &str {
    text.strip_prefix(['-', '+']).unwrap_or(text)
}

/// Returns `true` for a digit that digits and underscores follow.
fn is_digits(text: &str, radix: u32) -> bool {
    text.starts_with(|first: char| first.is_digit(radix))
        && text
            .chars()
            .all(|digit| digit == '_' || digit.is_digit(radix))
}

/// Returns `true` for a string that needs no quotes.
fn is_identifier(word: &str) -> bool {
    let unsigned = without_sign(word);
    let letters = unsigned.strip_prefix('.').unwrap_or(unsigned);
    !letters.starts_with(|first: char| first.is_ascii_digit())
        && !RESERVED.contains(&word)
        && word.chars().all(is_identifier_letter)
}

fn is_identifier_letter(letter: char) -> bool {
    is_allowed(letter) && !letter.is_whitespace() && !"\\/(){};[]\"#=".contains(letter)
}

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
            return Err(match code_point(rest) {
                Some(digits) => {
                    let message = format!(
                        "U+{} is no character: it is a surrogate, or above U+10FFFF",
                        digits.to_uppercase()
                    );
                    (at..end + "u{}".len() + digits.len(), message)
                }
                None => {
                    let message =
                        "unknown escape in a string; write `\\\\` for a backslash, or `\\u{1f600}`";
                    (at..end + letter.len_utf8(), message.to_owned())
                }
            });
        }
    }
    Ok(())
}

/// Returns `true` if the text after a `\` begins with an escape.
fn is_escape(text: &str) -> bool {
    if let Some(digits) = code_point(text) {
        return u32::from_str_radix(digits, 16).is_ok_and(|code| char::from_u32(code).is_some());
    }
    text.starts_with(|letter: char| letter.is_whitespace() || "nrtsbf\"\\".contains(letter))
}

/// Returns the digits of `u{1f600}`, which need not be those of a character.
fn code_point(text: &str) -> Option<&str> {
    let (digits, _) = text.strip_prefix("u{")?.split_once('}')?;
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    ((1..=6).contains(&digits.len()) && is_hex).then_some(digits)
}

/// Returns the lines of a string without its quotes, and without the indentation of the closing ones.
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

/// Returns a string whose lines all end in `\n`, without each `\` before white space and that white space. Returns `None` if
/// it is one already.
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

#[cfg(test)]
mod tests;

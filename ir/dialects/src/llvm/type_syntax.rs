//! The syntax of types of `llvm`, which the IR keeps as text.

use super::type_text::NAMES;
use pass_ir::data::{FloatKind, TypeData};
use pass_ir::{Context, Type};

/// Words in the text of a type that are no types of LLVM.
const WORDS: &[&str] = &["index", "none", "opaque", "packed", "x"];

/// Built-in types whose text in angle brackets is their own.
const CONTAINERS: &[&str] = &["complex", "memref", "target", "tensor", "tuple", "vector"];

/// Returns what is wrong with a type, in itself or in the types that it holds.
pub(crate) fn error(cx: &Context, ty: Type) -> Option<String> {
    let TypeData::Dialect { rest, .. } = cx.ty(ty) else {
        return None;
    };
    let Some(mut text) = cx.str(*rest).strip_prefix('.') else {
        return Some("expected valid keyword".to_owned());
    };
    while let Some((word, rest)) = next_word(text) {
        text = rest;
        if let Some(error) = word_error(word, &mut text) {
            return Some(error);
        }
    }
    None
}

/// Returns the next word or number outside of strings and of other dialects, and the text behind it.
fn next_word(mut text: &str) -> Option<(&str, &str)> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    loop {
        let is_start = |byte| is_word(byte) || matches!(byte, b'"' | b'!' | b'#');
        let start = text.bytes().position(is_start)?;
        let (sign, rest) = text[start..].split_at(1);
        match sign {
            "\"" => text = after_string(rest)?,
            "!" | "#" => {
                let is_name = |byte| is_word(byte) || matches!(byte, b'.' | b'$');
                let name = rest.bytes().position(|byte| !is_name(byte));
                text = &rest[name.unwrap_or(rest.len())..];
                text = without_body(text);
            }
            _ => {
                let word = &text[start..];
                // Digits end a number, as in `4xi32`.
                let is_number = sign.as_bytes()[0].is_ascii_digit();
                let belongs = |byte: u8| is_word(byte) && (byte.is_ascii_digit() || !is_number);
                let end = word.bytes().position(|byte| !belongs(byte));
                return Some(word.split_at(end.unwrap_or(word.len())));
            }
        }
    }
}

fn word_error(word: &str, rest: &mut &str) -> Option<String> {
    if CONTAINERS.contains(&word) {
        *rest = without_body(rest);
        return None;
    }
    if word == "array" {
        let count = rest.strip_prefix('<').unwrap_or(rest).trim_start();
        let element = count.trim_start_matches(|char: char| char.is_ascii_digit());
        *rest = element;
        if element.len() == count.len() {
            return Some("expected the number of elements of an array, without a sign".to_owned());
        }
        let (sign, _) = next_word(element).unwrap_or_default();
        return (sign != "x")
            .then(|| "expected 'x' after the number of elements of an array".to_owned());
    }
    let is_integer = |word: &str| {
        let width = word.strip_prefix('s').or_else(|| word.strip_prefix('u'));
        let width = width.unwrap_or(word).strip_prefix('i');
        width.is_some_and(|width| width.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is_known = word.starts_with(|char: char| char.is_ascii_digit())
        || NAMES.contains(&word)
        || WORDS.contains(&word)
        || FloatKind::from_keyword(word).is_some()
        || is_integer(word);
    (!is_known).then(|| format!("unknown LLVM type: {word}"))
}

/// Returns the text after a string whose opening quote is left out.
fn after_string(text: &str) -> Option<&str> {
    let mut is_escaped = false;
    let end = text.find(|char| {
        let is_end = char == '"' && !is_escaped;
        is_escaped = char == '\\' && !is_escaped;
        is_end
    })?;
    Some(&text[end + 1..])
}

/// Returns the text after a body in angle brackets, which may be missing.
fn without_body(text: &str) -> &str {
    let mut rest = text;
    let mut depth = 0_usize;
    let is_sign = |byte| matches!(byte, b'<' | b'>' | b'"' | b',' | b')');
    while let Some(at) = rest.bytes().position(is_sign) {
        let (sign, after) = rest[at..].split_at(1);
        match sign {
            "<" => depth += 1,
            ">" if depth > 1 => depth -= 1,
            ">" if depth == 1 => return after,
            "\"" => {
                rest = after_string(after).unwrap_or_default();
                continue;
            }
            _ if depth == 0 => return text,
            _ => {}
        }
        rest = after;
    }
    text
}

//! Defaults: C++ expressions whose value can be told from their text.

use super::cpp::{Kind, tokens};
use super::flags::{CppValue, call, joined, path};
use super::numbers;
use super::types::Bits;
use crate::draft::Literal;

/// What a C++ expression is as a value.
#[derive(Debug, PartialEq)]
pub(super) enum Read {
    /// This very value.
    Exactly(Literal),
    /// Nothing that can be told from the text.
    Unknown,
}

/// The value of a built-in type that an expression has.
pub(super) fn read(ty: &str, text: &str) -> Read {
    let known = match ty {
        "bool" => truth(text).map(Literal::Bool),
        "string" => string(text).map(Literal::Str),
        "char" => letter(text).map(Literal::Str),
        "f32" | "f64" => numbers::float(ty, text).map(Literal::Float),
        ty => Bits::of(ty)
            .and_then(|bits| numbers::integer(text, bits))
            .map(Literal::Int),
    };
    known.map_or(Read::Unknown, Read::Exactly)
}

/// The text of the value that an enumerator selects.
pub(super) fn enumerator(values: &[CppValue], text: &str) -> Option<Literal> {
    let tokens = tokens(text)?;
    let name = *path(&tokens)?.last()?;
    let chosen = values.iter().find(|value| value.enumerator == name)?;
    Some(Literal::Str(chosen.text.clone()))
}

fn truth(text: &str) -> Option<bool> {
    match text.trim() {
        "true" => Some(true),
        "false" => Some(false),
        text => {
            let bits = Bits {
                signed: true,
                width: 64,
            };
            numbers::integer(text, bits).map(|value| value != 0)
        }
    }
}

/// String literals, or `std::string` around some or around nothing.
fn string(text: &str) -> Option<String> {
    let tokens = tokens(text)?;
    if let Some((["std", "string"] | ["string"], inner)) = call(&tokens)
        .as_ref()
        .map(|(name, inner)| (name.as_slice(), *inner))
    {
        return if inner.is_empty() {
            Some(String::new())
        } else {
            joined(inner)
        };
    }
    joined(&tokens)
}

fn letter(text: &str) -> Option<String> {
    match tokens(text)?.as_slice() {
        [only] => match &only.kind {
            Kind::Letter(letter) if letter.chars().count() == 1 => Some(letter.clone()),
            _ => None,
        },
        _ => None,
    }
}

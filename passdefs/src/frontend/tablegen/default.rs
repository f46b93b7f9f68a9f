//! Defaults of options.

use super::Import;
use super::cpp::{Kind as Token, canonical, tokens};
use super::flags;
use super::mapping::{Kind, Target};
use super::option::{Reading, Shape};
use super::values::Read;
use crate::draft::{Default, Literal, Spanned};

/// What stands if no value is given.
#[derive(Default)]
pub(super) struct Found {
    /// The default.
    pub(super) default: Option<Default>,
    /// The expression, if its value is not known.
    pub(super) cpp_default: Option<Spanned<String>>,
    /// Whether the user says that there is no value.
    pub(super) absent: bool,
}

impl Import<'_, '_> {
    /// The default that is written; what cannot be read is kept.
    pub(super) fn default(&mut self, reading: &Reading<'_>, shape: &Shape, written: &str) -> Found {
        if written.trim().is_empty() || (shape.optional && is_nothing(written)) {
            return Found::default();
        }
        match self.mapping.find(Kind::Default, written) {
            Some(Target::Value(literal)) => return Found::one(literal, reading),
            Some(Target::Nothing) => {
                return Found {
                    absent: !shape.list,
                    ..Found::default()
                };
            }
            _ => {}
        }
        let read = match shape.list || shape.optional {
            true => Read::Unknown,
            false => shape.read(written),
        };
        match (read, elements(shape, written)) {
            (Read::Exactly(literal), _) => Found::one(literal, reading),
            (Read::Unknown, Some(values)) => Found::many(values, reading),
            (Read::Unknown, None) => self.unknown(written, reading),
        }
    }

    fn unknown(&mut self, written: &str, reading: &Reading<'_>) -> Found {
        self.mapping.missed(Kind::Default);
        Found {
            cpp_default: Some(Spanned::new(written.trim().to_owned(), reading.span)),
            ..Found::default()
        }
    }
}

impl Found {
    fn one(literal: Literal, reading: &Reading<'_>) -> Self {
        Found {
            default: Some(Default::One(Spanned::new(literal, reading.span))),
            ..Found::default()
        }
    }

    fn many(literals: Vec<Literal>, reading: &Reading<'_>) -> Self {
        let literals = literals
            .into_iter()
            .map(|literal| Spanned::new(literal, reading.span));
        Found {
            default: Some(Default::Many(Spanned::new(
                literals.collect(),
                reading.span,
            ))),
            ..Found::default()
        }
    }
}

/// Whether an expression says that there is no value.
fn is_nothing(text: &str) -> bool {
    matches!(
        canonical(text).as_str(),
        "std::nullopt" | "llvm::None" | "None" | "{}"
    )
}

/// The elements of `{a, b}`, the default of a list.
fn elements(shape: &Shape, text: &str) -> Option<Vec<Literal>> {
    let tokens = tokens(text).filter(|_| shape.list)?;
    let [first, inner @ .., last] = tokens.as_slice() else {
        return None;
    };
    if first.kind != Token::Mark('{') || last.kind != Token::Mark('}') {
        return None;
    }
    let element = |argument| match shape.read(&flags::source(argument, text)?) {
        Read::Exactly(literal) => Some(literal),
        Read::Unknown => None,
    };
    flags::arguments(inner).into_iter().map(element).collect()
}

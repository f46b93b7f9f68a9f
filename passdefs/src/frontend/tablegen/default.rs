//! Defaults of options.

use super::Import;
use super::cpp::{Kind as Token, canonical, tokens};
use super::flags;
use super::mapping::{Kind, Target};
use super::option::{Reading, Shape};
use super::values::Read;
use crate::catalogue;
use crate::draft::{Default, Literal, Spanned};
use crate::names::shown;

/// What stands if no value is given.
#[derive(Default)]
pub(super) struct Found {
    /// The default.
    pub(super) default: Option<Default>,
    /// Whether the user says that there is no value.
    pub(super) absent: bool,
}

impl Import<'_, '_> {
    /// The default that is written; what cannot be read is kept.
    pub(super) fn default(
        &mut self,
        reading: &mut Reading<'_>,
        shape: &Shape,
        written: &str,
    ) -> Found {
        if written.trim().is_empty() || (shape.optional && is_nothing(written)) {
            return Found::default();
        }
        match self.mapping.find(Kind::Default, written) {
            Some(Target::Value(literal)) => return Found::one(literal, reading),
            Some(Target::Nothing) => {
                return Found {
                    default: None,
                    absent: !shape.list,
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
            (Read::Nearly(literal), _) => self.rounded(literal, written, reading),
            (Read::Unknown, None) => self.unknown(written, reading),
        }
    }

    fn rounded(&mut self, literal: Literal, written: &str, reading: &mut Reading<'_>) -> Found {
        let message = format!("the default {} is rounded in C++", shown(written));
        let note = "the number is taken as it is written, and kept in `cpp-default`";
        self.keep_default(written, message, note, reading);
        Found::one(literal, reading)
    }

    fn unknown(&mut self, written: &str, reading: &mut Reading<'_>) -> Found {
        let message = format!(
            "the value of the C++ default {} is not known",
            shown(written.trim())
        );
        let note = "it is kept in `cpp-default`, and the option has no default";
        self.keep_default(written, message, note, reading);
        Found::default()
    }

    fn keep_default(
        &mut self,
        written: &str,
        message: String,
        note: &str,
        reading: &mut Reading<'_>,
    ) {
        self.mapping.missed(Kind::Default);
        reading.keep("default", written);
        let help = format!(
            "put `default {:?} VALUE` into the map file",
            canonical(written)
        );
        self.warn(reading, catalogue::CPP_DEFAULT, message, note, help);
    }
}

impl Found {
    fn one(literal: Literal, reading: &Reading<'_>) -> Self {
        Found {
            default: Some(Default::One(Spanned::new(literal, reading.span))),
            absent: false,
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
            absent: false,
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
        Read::Nearly(_) | Read::Unknown => None,
    };
    flags::arguments(inner).into_iter().map(element).collect()
}

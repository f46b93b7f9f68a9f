//! Defaults of options.

use super::Import;
use super::constant::{Constant, evaluate};
use super::cpp::tokens;
use super::flags;
use super::mapping::{EntryKind, Target};
use super::shape::{Reading, Shape};
use passdefs::draft::{Default, Literal, Spanned};
use passdefs::source::Span;

#[derive(Default)]
pub(super) struct ParsedDefault {
    pub(super) default: Option<Default>,
    /// The expression, if its value is not known.
    pub(super) cpp_default: Option<Spanned<String>>,
    /// `true` if the map says that there is no value.
    pub(super) absent: bool,
}

impl Import<'_, '_> {
    /// Reads the default as a value or in C++. A required option has none.
    pub(super) fn default(
        &mut self,
        reading: &Reading<'_>,
        shape: &Shape,
        written: &str,
        required: bool,
    ) -> ParsedDefault {
        let hidden = reading.zero();
        let written = match written.trim() {
            "" if !shape.has_hidden_default() || required => return ParsedDefault::default(),
            "" => &hidden,
            written => written,
        };
        match self.mapping.find(EntryKind::Default, written) {
            Some(Spanned {
                value: Target::Value(literal),
                span,
            }) => return ParsedDefault::one(literal, span),
            Some(Spanned {
                value: Target::Nothing,
                ..
            }) => {
                return ParsedDefault {
                    absent: !shape.list,
                    ..ParsedDefault::default()
                };
            }
            _ => {}
        }
        if shape.optional && is_nothing(written) {
            return ParsedDefault::default();
        }
        if !shape.list
            && let Some(literal) = shape.read(written)
        {
            return ParsedDefault::one(literal, reading.span);
        }
        match elements(shape, written) {
            Some(values) if values.is_empty() => ParsedDefault::default(),
            Some(values) => ParsedDefault::many(values, reading),
            None => self.unknown(written, reading),
        }
    }

    fn unknown(&mut self, written: &str, reading: &Reading<'_>) -> ParsedDefault {
        self.mapping.record_unmapped(EntryKind::Default);
        ParsedDefault {
            cpp_default: Some(Spanned::new(written.to_owned(), reading.span)),
            ..ParsedDefault::default()
        }
    }
}

impl ParsedDefault {
    fn one(literal: Literal, span: Span) -> Self {
        ParsedDefault {
            default: Some(Default::One(Spanned::new(literal, span))),
            ..ParsedDefault::default()
        }
    }

    fn many(literals: Vec<Literal>, reading: &Reading<'_>) -> Self {
        let literals = literals
            .into_iter()
            .map(|literal| Spanned::new(literal, reading.span));
        ParsedDefault {
            default: Some(Default::Many(Spanned::new(
                literals.collect(),
                reading.span,
            ))),
            ..ParsedDefault::default()
        }
    }
}

/// Returns `true` if an expression means that there is no value.
fn is_nothing(text: &str) -> bool {
    matches!(evaluate(text), Some(Constant::Nothing | Constant::Empty))
}

fn elements(shape: &Shape, text: &str) -> Option<Vec<Literal>> {
    let tokens = tokens(text).filter(|_| shape.list)?;
    let element = |element| shape.read(&flags::source(element, text)?);
    flags::elements(&tokens)?.into_iter().map(element).collect()
}

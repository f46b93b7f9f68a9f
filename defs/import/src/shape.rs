//! The shape of an option: the counterpart of its C++ type, and how values of it are read.

use super::constant::evaluate;
use super::cpp::{normalize_cpp, strip_delimiters, tokens};
use super::dump::Record;
use super::flags::{self, CppValue};
use passdefs::draft::{CppFact, Literal, Spanned, TypeText};
use passdefs::source::Span;

pub(super) struct Shape {
    pub(super) ty: Spanned<TypeText>,
    pub(super) list: bool,
    pub(super) optional: bool,
    pub(super) holds: Holds,
}

/// The reader of the values of a type.
pub(super) enum Holds {
    /// As those of a built-in type.
    BuiltIn(String),
    /// As enumerators.
    Values(Vec<CppValue>),
    /// Only the user knows.
    Unknown,
}

/// An option while it is read.
pub(super) struct Reading<'d> {
    pub(super) record: Record<'d>,
    pub(super) span: Span,
    /// `option "x" of pass "Y"`, for notes.
    pub(super) place: String,
    pub(super) cpp: Vec<CppFact>,
}

impl Reading<'_> {
    /// Returns the expression of the value without a default.
    pub(super) fn zero(&self) -> String {
        format!(
            "{}()",
            normalize_cpp(self.record.string_field("type").unwrap_or(""))
        )
    }

    /// Keeps a fact in C++.
    pub(super) fn keep(&mut self, what: &str, text: &str) {
        self.cpp.push(CppFact {
            what: Spanned::new(what.to_owned(), self.span),
            text: Spanned::new(text.to_owned(), self.span),
        });
    }
}

impl Shape {
    pub(super) fn read(&self, text: &str) -> Option<Literal> {
        match &self.holds {
            Holds::BuiltIn(ty) => evaluate(text)?.literal(ty),
            Holds::Values(known) => enumerator(known, text),
            Holds::Unknown => None,
        }
    }

    /// Returns whether the value that C++ gives an option without a default is not known: that of an enum need not be the first
    /// of the values that are listed.
    pub(super) fn has_hidden_default(&self) -> bool {
        matches!(self.holds, Holds::Values(_)) && !self.list && !self.optional
    }
}

/// Returns the text of the value that an enumerator selects, in brackets or without.
fn enumerator(values: &[CppValue], text: &str) -> Option<Literal> {
    let tokens = tokens(text)?;
    let mut inner = tokens.as_slice();
    while let Some(stripped) =
        strip_delimiters(inner, '(', ')').or_else(|| strip_delimiters(inner, '{', '}'))
    {
        inner = stripped;
    }
    let name = *flags::parse_qualified_name(inner)?.last()?;
    let chosen = values.iter().find(|value| value.enumerator == name)?;
    Some(Literal::Str(chosen.text.clone()))
}

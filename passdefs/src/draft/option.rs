//! Options, as written.

use std::borrow::Cow;

pub use pass_kdl::Literal;

use super::{PipelineName, Spanned};
use crate::model::Prose;
use crate::names::argument_of_field;
use crate::source::Span;

#[derive(Clone, Debug, PartialEq)]
pub enum OptionItem {
    /// An option of its own.
    Own(Box<OptionDef>),
    /// The options of a set, by its name.
    Use(Spanned<String>),
}

impl OptionItem {
    pub fn used_set(&self) -> Option<&Spanned<String>> {
        match self {
            OptionItem::Use(name) => Some(name),
            OptionItem::Own(_) => None,
        }
    }

    pub fn own(&self) -> Option<&OptionDef> {
        match self {
            OptionItem::Own(option) => Some(option),
            OptionItem::Use(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OptionDef {
    pub field: Spanned<String>,
    pub ty: Spanned<TypeText>,
    /// `true` if it takes any number of values.
    pub list: bool,
    /// The name in a pipeline; by default the field in kebab-case.
    pub name: Option<Spanned<PipelineName>>,
    pub doc: Option<Prose>,
    pub default: Option<Default>,
    /// The C++ text of a default whose value is not known.
    pub cpp_default: Option<Spanned<String>>,
    /// `true` if there may be no value.
    pub optional: Option<Spanned<bool>>,
    /// `true` if a value must be given.
    pub required: Option<Spanned<bool>>,
    pub min: Option<Spanned<Literal>>,
    pub max: Option<Spanned<Literal>>,
    /// Facts that are known in C++ alone.
    pub cpp: Vec<CppFact>,
}

/// A fact that is known in C++ only.
#[derive(Clone, Debug, PartialEq)]
pub struct CppFact {
    /// The subject, such as `constructor` or `type`.
    pub what: Spanned<String>,
    pub text: Spanned<String>,
}

impl OptionDef {
    /// Returns the type in C++ if its counterpart is not known; `ty` is a placeholder then.
    pub fn cpp_type(&self) -> Option<&Spanned<String>> {
        let fact = self.cpp.iter().find(|fact| fact.what.value == "type");
        fact.map(|fact| &fact.text)
    }

    pub fn argument(&self) -> Cow<'_, str> {
        match &self.name {
            Some(name) => Cow::Borrowed(&name.value.text),
            None => Cow::Owned(argument_of_field(&self.field.value)),
        }
    }
}

/// The type of an option, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeText {
    /// A built-in type, an enum of the group, or a Rust path with `::` in it.
    Name(String),
    /// An enum of the group, or any Rust type that is in scope where the definition stands.
    InScope(String),
    /// A Rust type, not to be looked up.
    Rust(String),
}

impl TypeText {
    pub fn text(&self) -> &str {
        match self {
            TypeText::Name(text) | TypeText::InScope(text) | TypeText::Rust(text) => text,
        }
    }
}

/// A default, as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Default {
    /// One value; for a list, text with commas between its elements.
    One(Spanned<Literal>),
    /// The elements of a list.
    Many(Spanned<Vec<Spanned<Literal>>>),
}

impl Default {
    pub fn span(&self) -> Span {
        match self {
            Default::One(value) => value.span,
            Default::Many(values) => values.span,
        }
    }
}

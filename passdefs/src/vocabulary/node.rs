//! Nodes: definitions as written, in any spelling, and what definitions read of them.

pub use pass_kdl::{Entry, Node, Property, Value};

use super::annotation::{CPP, IN_SCOPE, RUST, VERBATIM};
use crate::draft::{Default, PipelineName, Spanned, TypeText};
use crate::model::Prose;

/// The readings of an entry.
pub trait ReadEntry {
    /// Returns a text for people.
    fn as_prose(&self) -> Option<Prose>;
    /// Returns a name in pipelines.
    fn as_pipeline_name(&self) -> Option<Spanned<PipelineName>>;
    /// Returns a value, or the values of a list, unless it is in C++.
    fn as_default(&self) -> Option<Default>;
    /// Returns a text in C++.
    fn as_cpp(&self) -> Option<Spanned<String>>;
}

impl ReadEntry for Entry {
    fn as_prose(&self) -> Option<Prose> {
        let text = self.as_text()?;
        Some(Prose::new(text.value, text.span, self.parts.clone()))
    }

    fn as_pipeline_name(&self) -> Option<Spanned<PipelineName>> {
        let text = self.as_text()?;
        let name = PipelineName {
            text: text.value,
            verbatim: self.is_annotated(VERBATIM),
        };
        Some(Spanned::new(name, text.span))
    }

    fn as_default(&self) -> Option<Default> {
        match &self.value {
            _ if self.is_annotated(CPP) => None,
            Value::One(value) => Some(Default::One(Spanned::new(value.clone(), self.span))),
            Value::List(values) => Some(Default::Many(Spanned::new(values.clone(), self.span))),
            Value::Null | Value::TooLarge | Value::Arguments => None,
        }
    }

    fn as_cpp(&self) -> Option<Spanned<String>> {
        self.as_text().filter(|_| self.is_annotated(CPP))
    }
}

/// The readings of the arguments of a node.
pub trait ReadNode {
    /// Returns the argument with this number, a text for people.
    fn prose(&self, at: usize) -> Option<Prose>;
    /// Returns all arguments that are strings, those in C++ apart.
    fn texts(&self) -> impl Iterator<Item = Spanned<String>>;
    /// Returns all arguments that are strings in C++.
    fn cpp_texts(&self) -> impl Iterator<Item = Spanned<String>>;
    /// Returns the argument with this number, a name in pipelines.
    fn pipeline_name(&self, at: usize) -> Option<Spanned<PipelineName>>;
    /// Returns the argument with this number, a type.
    fn type_text(&self, at: usize) -> Option<Spanned<TypeText>>;
    /// Returns `true` if the first argument is true or missing.
    fn flag(&self) -> Option<Spanned<bool>>;
}

impl ReadNode for Node {
    fn prose(&self, at: usize) -> Option<Prose> {
        self.arguments.get(at)?.as_prose()
    }

    fn texts(&self) -> impl Iterator<Item = Spanned<String>> {
        let arguments = self.arguments.iter();
        let known = arguments.filter(|argument| !argument.is_annotated(CPP));
        known.filter_map(Entry::as_text)
    }

    fn cpp_texts(&self) -> impl Iterator<Item = Spanned<String>> {
        self.arguments.iter().filter_map(Entry::as_cpp)
    }

    fn pipeline_name(&self, at: usize) -> Option<Spanned<PipelineName>> {
        self.arguments.get(at)?.as_pipeline_name()
    }

    fn type_text(&self, at: usize) -> Option<Spanned<TypeText>> {
        let entry = self.arguments.get(at)?;
        let text = entry.as_text()?;
        let annotation = entry.annotation.as_ref();
        let kind = match annotation.map(|annotation| annotation.value.as_str()) {
            Some(RUST) => TypeText::Rust,
            Some(IN_SCOPE) => TypeText::InScope,
            _ => TypeText::Name,
        };
        Some(Spanned::new(kind(text.value), text.span))
    }

    fn flag(&self) -> Option<Spanned<bool>> {
        match self.arguments.first() {
            Some(entry) => entry.as_flag(),
            None => Some(Spanned::new(true, self.name.span)),
        }
    }
}

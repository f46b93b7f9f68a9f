//! Nodes: definitions as written, in any spelling.

use super::annotation::{CPP, IN_SCOPE, RUST, VERBATIM};
use crate::draft::{Default, Literal, PipelineName, Spanned, TypeText};
use crate::model::Prose;
use crate::source::Span;

/// A node with its block.
#[derive(Clone, Debug)]
pub struct Node {
    /// The name, as in KDL.
    pub name: Spanned<String>,
    /// The annotation before the name, which no node has.
    pub annotation: Option<Spanned<String>>,
    /// Arguments, in the order written.
    pub arguments: Vec<Entry>,
    /// Properties, in the order written.
    pub properties: Vec<Property>,
    /// The nodes of its block, if there is one.
    pub children: Option<Vec<Node>>,
    /// The place of the node with its block.
    pub span: Span,
    /// `true` if the node is in error, or its block is not closed. Then it holds what could be read of it.
    pub broken: bool,
}

/// A property of a node.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name, as in KDL.
    pub name: Spanned<String>,
    /// The value.
    pub entry: Entry,
    /// `true` if no property was written, and the item itself says the same.
    pub implied: bool,
}

/// A value with its annotation.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The value.
    pub value: Value,
    /// The annotation before it.
    pub annotation: Option<Spanned<String>>,
    /// The place of the value.
    pub span: Span,
    /// The place of the value with its annotation, and with its name if it has one.
    pub whole: Span,
    /// The starts of the lines of a string, in it and in the source. Empty if it is written with escapes.
    pub lines: Vec<(u32, u32)>,
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `#null`.
    Null,
    /// A string, a number or a truth value.
    One(Literal),
    /// A number that is too large.
    TooLarge,
    /// Values in brackets.
    List(Vec<Spanned<Literal>>),
    /// Arguments in parentheses.
    Arguments,
}

impl Property {
    /// Returns a property that was written.
    pub fn new(name: Spanned<String>, entry: Entry) -> Self {
        Self {
            name,
            entry,
            implied: false,
        }
    }
}

impl Entry {
    /// Returns a value without an annotation.
    pub fn new(value: Value, span: Span) -> Self {
        Self {
            value,
            annotation: None,
            span,
            whole: span,
            lines: Vec::new(),
        }
    }

    /// Returns a string without an annotation.
    pub fn text(text: Spanned<String>) -> Self {
        Self::new(Value::One(Literal::Str(text.value)), text.span)
    }

    pub(crate) fn str(&self) -> Option<&str> {
        match &self.value {
            Value::One(Literal::Str(text)) => Some(text),
            _ => None,
        }
    }

    fn as_text(&self) -> Option<Spanned<String>> {
        Some(Spanned::new(self.str()?.to_owned(), self.span))
    }

    pub(crate) fn as_prose(&self) -> Option<Prose> {
        let text = self.as_text()?;
        Some(Prose::new(text.value, text.span, self.lines.clone()))
    }

    fn as_flag(&self) -> Option<Spanned<bool>> {
        match self.value {
            Value::One(Literal::Bool(value)) => Some(Spanned::new(value, self.span)),
            _ => None,
        }
    }

    pub(crate) fn as_literal(&self) -> Option<Spanned<Literal>> {
        match &self.value {
            Value::One(value) => Some(Spanned::new(value.clone(), self.span)),
            _ => None,
        }
    }

    pub(crate) fn as_pipeline_name(&self) -> Option<Spanned<PipelineName>> {
        let text = self.as_text()?;
        let name = PipelineName {
            text: text.value,
            verbatim: self.is_annotated(VERBATIM),
        };
        Some(Spanned::new(name, text.span))
    }

    /// Returns a value, or the values of a list, unless it is in C++.
    pub fn as_default(&self) -> Option<Default> {
        match &self.value {
            _ if self.is_annotated(CPP) => None,
            Value::One(value) => Some(Default::One(Spanned::new(value.clone(), self.span))),
            Value::List(values) => Some(Default::Many(Spanned::new(values.clone(), self.span))),
            Value::Null | Value::TooLarge | Value::Arguments => None,
        }
    }

    /// Returns a text in C++.
    pub fn as_cpp(&self) -> Option<Spanned<String>> {
        self.as_text().filter(|_| self.is_annotated(CPP))
    }

    /// Returns `true` if the value has this annotation.
    pub fn is_annotated(&self, annotation: &str) -> bool {
        let found = self.annotation.as_ref();
        found.is_some_and(|found| found.value == annotation)
    }
}

impl Node {
    /// Creates a node with a name only.
    pub fn new(name: &str, span: Span) -> Self {
        Self {
            name: Spanned::new(name.to_owned(), span),
            annotation: None,
            arguments: Vec::new(),
            properties: Vec::new(),
            children: None,
            span,
            broken: false,
        }
    }

    /// Returns a node with one argument.
    pub fn of(name: &str, entry: Entry) -> Self {
        let mut node = Self::new(name, entry.span);
        node.arguments.push(entry);
        node
    }

    /// Returns the nodes of its block.
    pub fn block(&self) -> &[Node] {
        self.children.as_deref().unwrap_or(&[])
    }

    /// Returns the argument with this number, a string.
    pub fn text(&self, at: usize) -> Option<Spanned<String>> {
        self.arguments.get(at)?.as_text()
    }

    /// Returns the argument with this number, a text for people.
    pub fn prose(&self, at: usize) -> Option<Prose> {
        self.arguments.get(at)?.as_prose()
    }

    /// Returns all arguments that are strings, those in C++ apart.
    pub fn texts(&self) -> impl Iterator<Item = Spanned<String>> {
        let arguments = self.arguments.iter();
        let known = arguments.filter(|argument| !argument.is_annotated(CPP));
        known.filter_map(Entry::as_text)
    }

    /// Returns all arguments that are strings in C++.
    pub fn cpp_texts(&self) -> impl Iterator<Item = Spanned<String>> {
        let arguments = self.arguments.iter();
        let cpp = arguments.filter(|argument| argument.is_annotated(CPP));
        cpp.filter_map(Entry::as_text)
    }

    /// Returns the argument with this number, a name in pipelines.
    pub fn pipeline_name(&self, at: usize) -> Option<Spanned<PipelineName>> {
        self.arguments.get(at)?.as_pipeline_name()
    }

    /// Returns the argument with this number, a type.
    pub fn type_text(&self, at: usize) -> Option<Spanned<TypeText>> {
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

    /// Returns `true` if the first argument is true or missing.
    pub fn flag(&self) -> Option<Spanned<bool>> {
        match self.arguments.first() {
            Some(entry) => entry.as_flag(),
            None => Some(Spanned::new(true, self.name.span)),
        }
    }

    /// Returns whether the first argument has this annotation.
    pub fn is_annotated(&self, annotation: &str) -> bool {
        let mut first = self.arguments.iter().take(1);
        first.any(|entry| entry.is_annotated(annotation))
    }

    /// Returns the value of a property.
    pub fn property(&self, name: &str) -> Option<&Entry> {
        let mut properties = self.properties.iter();
        let found = properties.find(|property| property.name.value == name);
        found.map(|property| &property.entry)
    }

    /// Returns a property that is a string.
    pub fn text_of(&self, name: &str) -> Option<Spanned<String>> {
        self.property(name)?.as_text()
    }

    /// Returns a property that is a truth value.
    pub fn flag_of(&self, name: &str) -> Option<Spanned<bool>> {
        self.property(name)?.as_flag()
    }
}

//! Nodes. Other spellings of the same content are read into them as well.

use pass_diagnostics::source::Span;

use crate::spanned::Spanned;

/// A node with its block.
#[derive(Clone, Debug)]
pub struct Node {
    /// The name.
    pub name: Spanned<String>,
    /// The annotation before the name.
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
    /// The name.
    pub name: Spanned<String>,
    /// The value.
    pub entry: Entry,
    /// `true` if no property was written, and something else in the text says the same. Not in KDL.
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
    /// The starts of the parts of a string, in it and in the source: its lines, and what follows an escape. Empty if lines are
    /// joined.
    pub parts: Vec<(u32, u32)>,
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
    /// Values in brackets. Not in KDL.
    List(Vec<Spanned<Literal>>),
    /// Arguments in parentheses. Not in KDL.
    Arguments,
}

/// A string, a number or a truth value.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// Any other number.
    Float(f64),
    /// A string.
    Str(String),
}

impl Literal {
    /// Returns the value as text.
    pub fn text(&self) -> String {
        match self {
            Literal::Bool(value) => value.to_string(),
            Literal::Int(value) => value.to_string(),
            Literal::Float(value) => format!("{value:?}"),
            Literal::Str(text) => text.clone(),
        }
    }
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
            parts: Vec::new(),
        }
    }

    /// Returns a string without an annotation.
    pub fn text(text: Spanned<String>) -> Self {
        Self::new(Value::One(Literal::Str(text.value)), text.span)
    }

    /// Returns the string, if it is one.
    pub fn str(&self) -> Option<&str> {
        match &self.value {
            Value::One(Literal::Str(text)) => Some(text),
            _ => None,
        }
    }

    /// Returns the string with its place, if it is one.
    pub fn as_text(&self) -> Option<Spanned<String>> {
        Some(Spanned::new(self.str()?.to_owned(), self.span))
    }

    /// Returns the truth value, if it is one.
    pub fn as_flag(&self) -> Option<Spanned<bool>> {
        match self.value {
            Value::One(Literal::Bool(value)) => Some(Spanned::new(value, self.span)),
            _ => None,
        }
    }

    /// Returns the string, number or truth value.
    pub fn as_literal(&self) -> Option<Spanned<Literal>> {
        match &self.value {
            Value::One(value) => Some(Spanned::new(value.clone(), self.span)),
            _ => None,
        }
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

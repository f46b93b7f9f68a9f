//! Arguments and properties of nodes.

/// An argument of a node.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Argument {
    /// The noun for it, such as `its Rust name`.
    pub what: &'static str,
    /// The kind of its value.
    pub kind: ValueKind,
    /// The cardinality.
    pub count: Cardinality,
    /// The annotation that it may carry.
    pub annotation: Option<&'static str>,
    /// `true` if one such argument, among all nodes of this name in a block, may carry it.
    pub annotated_once: bool,
    /// Its source in attributes.
    pub from: AttributeSource,
    /// The default value, in Markdown.
    pub default: &'static str,
    /// The declarations whose names it holds, if it holds names.
    pub names: Names,
}

/// A property of a node.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Property {
    /// The name in KDL; with `_` for `-`, the name in attributes.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: ValueKind,
    /// The annotation that the value may carry.
    pub annotation: Option<&'static str>,
    /// The meaning, in one sentence of Markdown.
    pub sentence: &'static str,
    /// The default value, in Markdown.
    pub default: &'static str,
    /// The declarations whose names it holds, if it holds names.
    pub names: Names,
    /// `true` if attributes have it, too; elsewhere the type of a field says the same.
    pub in_attributes: bool,
}

/// A kind of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ValueKind {
    /// A string.
    Text,
    /// A string of several lines, which is indented as the text around it.
    Block,
    /// A truth value.
    Flag,
    /// A string, a number or a truth value.
    Value,
    /// A value, or the values of a list.
    Values,
    /// A value or `#null`.
    ValueOrNull,
}

/// The names that an argument or a property holds: what an editor offers there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Names {
    /// No name of anything that is declared or known.
    None,
    /// Passes, by their names in pipelines.
    Passes,
    /// Pipelines, by their names in pipelines.
    Pipelines,
    /// Passes and pipelines that are declared elsewhere.
    Elsewhere,
    /// Option sets.
    OptionSets,
    /// Sets of rules about operations and types.
    Legalities,
    /// Types of options.
    Types,
    /// Kinds of passes.
    Kinds,
    /// Operations.
    Operations,
    /// Interfaces.
    Interfaces,
    /// Dialects.
    Dialects,
    /// Dialects, operations, and types with `!` before them.
    Entities,
    /// Options of the pipeline around the node.
    OwnOptions,
    /// Values of the option that the node declares.
    OwnValues,
    /// Values of the option that the first argument names.
    Values,
    /// Strengths of rules about order.
    Strengths,
    /// Inputs of a pass apart from its operation.
    Inputs,
    /// Properties of an operation that a pass may ignore.
    Ignorable,
    /// Files.
    Files,
    /// Passes and their options in pipeline text.
    PipelineText,
    /// Options of the pass around the node, as text.
    OptionsText,
}

/// The number of arguments of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cardinality {
    /// Exactly one.
    One,
    /// One or none.
    Optional,
    /// One or more.
    Some,
    /// Any number.
    Any,
    /// One or more, or zero if the property with this name is present.
    Unless(&'static str),
}

/// The source of an argument in attributes.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum AttributeSource {
    /// An argument without a name.
    Position,
    /// The name of the item or field.
    Name,
    /// An argument with this name; without it, what is made of the name of the item.
    Key(&'static str, fn(&str) -> String),
    /// The type of the field.
    Type,
    /// The doc comment.
    Docs,
}

impl Argument {
    /// Returns the name by which an attribute gives the argument.
    pub(crate) fn attribute_key(&self) -> Option<&'static str> {
        match self.from {
            AttributeSource::Key(name, _) => Some(name),
            _ => None,
        }
    }

    /// Returns a string that must be there.
    pub const fn text(what: &'static str) -> Self {
        Argument {
            what,
            kind: ValueKind::Text,
            count: Cardinality::One,
            annotation: None,
            annotated_once: false,
            from: AttributeSource::Position,
            default: "",
            names: Names::None,
        }
    }

    /// Creates an argument of one string or more.
    pub const fn texts(what: &'static str) -> Self {
        Argument {
            count: Cardinality::Some,
            ..Self::text(what)
        }
    }

    /// Sets the kind of its values.
    pub const fn kind(self, kind: ValueKind) -> Self {
        Argument { kind, ..self }
    }

    /// Makes it optional, with this default.
    pub const fn optional(self, default: &'static str) -> Self {
        Argument {
            count: Cardinality::Optional,
            default,
            ..self
        }
    }

    /// Allows an absent argument.
    pub const fn or_none(self) -> Self {
        Argument {
            count: Cardinality::Any,
            ..self
        }
    }

    /// Makes it optional beside this property.
    pub const fn unless(self, property: &'static str) -> Self {
        Argument {
            count: Cardinality::Unless(property),
            ..self
        }
    }

    /// Allows an annotation.
    pub const fn annotated(self, annotation: &'static str) -> Self {
        Argument {
            annotation: Some(annotation),
            ..self
        }
    }

    /// Allows an annotation on the first of its values.
    pub const fn annotated_once(self, annotation: &'static str) -> Self {
        Argument {
            annotated_once: true,
            ..self.annotated(annotation)
        }
    }

    /// Sets its source in attributes.
    pub const fn from(self, from: AttributeSource) -> Self {
        Argument { from, ..self }
    }

    /// Sets the names that it takes.
    pub const fn of(self, names: Names) -> Self {
        Argument { names, ..self }
    }
}

impl Property {
    /// Returns a property that takes a string.
    pub const fn text(name: &'static str, sentence: &'static str) -> Self {
        Property {
            name,
            kind: ValueKind::Text,
            annotation: None,
            sentence,
            default: "",
            names: Names::None,
            in_attributes: true,
        }
    }

    /// Sets the kind of its value.
    pub const fn kind(self, kind: ValueKind) -> Self {
        Property { kind, ..self }
    }

    /// Sets the default.
    pub const fn default(self, default: &'static str) -> Self {
        Property { default, ..self }
    }

    /// Sets the names that it takes.
    pub const fn of(self, names: Names) -> Self {
        Property { names, ..self }
    }
}

pub(crate) const RUST_NAME: Argument = Argument::text("its Rust name").from(AttributeSource::Name);

pub(crate) const DESCRIPTION: Argument = Argument::text("the description")
    .optional("none")
    .from(AttributeSource::Docs);

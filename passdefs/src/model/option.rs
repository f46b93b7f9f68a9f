//! Options: their types, how many values they have, and what stands if none is given.

pub use pass_pipeline::{RustPath, Scalar, ScalarType};

use super::{CppFact, Enum, Origin};

/// An option of a pass or pipeline.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionDef {
    /// snake_case Rust field; may be a keyword.
    pub field: String,
    /// Name in a textual pipeline.
    pub argument: String,
    /// Type of the value, of one element for a list.
    pub ty: OptionType,
    /// How many values there are.
    pub arity: Arity,
    /// One sentence or more; may be empty.
    pub doc: String,
    /// Smallest value, of each element for a list.
    pub min: Option<Scalar>,
    /// Largest value, of each element for a list.
    pub max: Option<Scalar>,
    /// What an imported definition says of the option in C++ alone: its `type`, its `flags`.
    pub cpp: Vec<CppFact>,
    /// Where it is declared.
    pub origin: Origin,
}

/// How many values an option has, with what stands if none is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Arity {
    /// One value, this one if none is given. `None`: the `Default` of the type.
    Single(Option<Value>),
    /// One value or none: the field is an `Option`.
    Optional,
    /// One value that must be given.
    Required,
    /// Any number of values: the field is a `Vec`. `None`: no default was written, the list is empty.
    List(Option<Vec<Value>>),
    /// There is a default, and only C++ says which: the option must be given until the definition states its default.
    Unknown {
        /// Whether the option takes any number of values.
        list: bool,
        /// The C++ text of the default, to the byte.
        cpp: String,
    },
}

/// The type of an option's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionType {
    /// A built-in type.
    BuiltIn(ScalarType),
    /// An [`Enum`](super::Enum) of the same group, by its Rust name; known to exist.
    Enum(String),
    /// A Rust type that implements the option-value trait, as written.
    Path(String),
}

impl OptionType {
    /// The name in definitions: `i64`, `string`, `Mode`, `crate::Level`.
    pub fn name(&self) -> &str {
        match self {
            OptionType::BuiltIn(ty) => ty.name(),
            OptionType::Enum(name) | OptionType::Path(name) => name,
        }
    }

    /// The built-in type, if it is one.
    pub fn built_in(&self) -> Option<ScalarType> {
        match self {
            OptionType::BuiltIn(ty) => Some(*ty),
            OptionType::Enum(_) | OptionType::Path(_) => None,
        }
    }

    /// `true` if values have an order, so that options of the type may have a range.
    pub fn is_ordered(&self) -> bool {
        self.built_in().is_some_and(ScalarType::is_ordered)
    }
}

/// A value that fits its option's type, range and enum.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Of a built-in type.
    Scalar(Scalar),
    /// Of an enum: the Rust name of the variant; known to exist.
    Enum(String),
    /// Of a Rust path: text that the type's own parser reads at run time.
    Text(String),
}

impl Value {
    /// The text that stands for the value in a pipeline, before quotes that it may need; `enums` are those of its group.
    pub fn text(&self, ty: &OptionType, enums: &[Enum]) -> String {
        match self {
            Value::Scalar(value) => value.to_string(),
            Value::Text(text) => text.clone(),
            Value::Enum(variant) => {
                let declared = enums.iter().find(|declared| declared.name == ty.name());
                let values = declared.map_or(&[][..], |declared| &declared.values);
                let value = values.iter().find(|value| value.name == *variant);
                value.map_or_else(|| variant.clone(), |value| value.text.clone())
            }
        }
    }
}

//! Options: their types, how many values they have, and their defaults.

use super::cpp_fact::CppFact;
use super::id::{EnumId, OptionId, OptionSetId};
use super::prose::Prose;
use super::value::{Scalar, ScalarType, Value};
use crate::source::Span;

/// One entry among the options of a pass or pipeline.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionItem {
    /// An option declared in the pass itself.
    Own(OptionId),
    /// The options of a set of the same group.
    Set {
        /// The set.
        set: OptionSetId,
        /// The span of the `use-options`.
        span: Span,
    },
}

/// An option of a pass or pipeline.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionDef {
    /// Its id.
    pub id: OptionId,
    /// snake_case Rust field; may be a keyword.
    pub field: String,
    /// Name in a textual pipeline.
    pub argument: String,
    /// Type of the value, of one element for a list.
    pub ty: OptionType,
    /// The number of values.
    pub arity: Arity,
    /// One sentence or more; may be empty.
    pub doc: Prose,
    /// Smallest value, of each element for a list.
    pub min: Option<Scalar>,
    /// Largest value, of each element for a list.
    pub max: Option<Scalar>,
    /// Facts that an imported definition states in C++ alone: its `type`, its `flags`, its `argument`.
    pub cpp: Vec<CppFact>,
    /// The declaration.
    pub span: Span,
}

impl OptionDef {
    /// Returns the type in C++, if nothing is known to stand for it: [`ty`](Self::ty) holds any text in its place, and no Rust is
    /// generated until the definition states the type.
    pub fn cpp_type(&self) -> Option<&str> {
        self.cpp_fact("type")
    }

    /// Returns the argument in C++, if it cannot stand in a pipeline, so that [`argument`](Self::argument) is another one.
    pub fn cpp_argument(&self) -> Option<&str> {
        self.cpp_fact("argument")
    }

    /// Returns the least and the largest value: those that it states, or those of its type.
    pub(crate) fn bounds(&self) -> [Option<Scalar>; 2] {
        let limits = self.ty.built_in().and_then(ScalarType::limits);
        let of_type = limits.map(|(min, max)| [min, max].map(|limit| Some(Scalar::Int(limit))));
        let [min, max] = of_type.unwrap_or_default();
        [self.min.clone().or(min), self.max.clone().or(max)]
    }

    fn cpp_fact(&self, what: &str) -> Option<&str> {
        let fact = self.cpp.iter().find(|fact| fact.what == what);
        fact.map(|fact| fact.text.as_str())
    }
}

/// The number of values of an option, with the default.
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
        /// `true` if the option takes any number of values.
        list: bool,
        /// The C++ text of the default, to the byte.
        cpp: String,
    },
}

impl Arity {
    /// Returns whether the option takes any number of values.
    pub fn is_list(&self) -> bool {
        matches!(self, Arity::List(_) | Arity::Unknown { list: true, .. })
    }
}

/// The type of an option's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionType {
    /// A built-in type.
    BuiltIn(ScalarType),
    /// An enum of the same group.
    Enum(EnumId),
    /// A Rust type that implements the option-value trait, as written.
    Path(String),
}

impl OptionType {
    /// Returns the built-in type, if it is one.
    pub fn built_in(&self) -> Option<ScalarType> {
        match self {
            OptionType::BuiltIn(ty) => Some(*ty),
            OptionType::Enum(_) | OptionType::Path(_) => None,
        }
    }

    /// Returns whether values have an order, so that options of the type may have a range.
    pub fn is_ordered(&self) -> bool {
        self.built_in().is_some_and(ScalarType::is_ordered)
    }
}

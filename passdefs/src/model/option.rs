//! Options: their types, how many values they have, and what stands if none is given.

use super::{CppFact, Origin};

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
    pub min: Option<Number>,
    /// Largest value, of each element for a list.
    pub max: Option<Number>,
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
    /// `true` or `false`.
    Bool,
    /// An integer: `i8` to `i64`, `u8` to `u64`, `usize`.
    Int(IntType),
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `String`.
    String,
    /// One character.
    Char,
    /// An [`Enum`](super::Enum) of the same group, by its Rust name; known to exist.
    Enum(String),
    /// An anchored pipeline.
    Pipeline,
    /// A Rust type that implements the option-value trait, as written.
    Path(String),
}

impl OptionType {
    /// The name in definitions: `i64`, `string`, `Mode`, `crate::Level`.
    pub fn name(&self) -> &str {
        match self {
            OptionType::Bool => "bool",
            OptionType::Int(int) => int.name(),
            OptionType::F32 => "f32",
            OptionType::F64 => "f64",
            OptionType::String => "string",
            OptionType::Char => "char",
            OptionType::Enum(name) | OptionType::Path(name) => name,
            OptionType::Pipeline => "pipeline",
        }
    }
}

/// The integer types that an option may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of Rust")]
pub enum IntType {
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    Usize,
}

impl IntType {
    /// The name in Rust and in definitions.
    pub fn name(self) -> &'static str {
        match self {
            IntType::I8 => "i8",
            IntType::I16 => "i16",
            IntType::I32 => "i32",
            IntType::I64 => "i64",
            IntType::U8 => "u8",
            IntType::U16 => "u16",
            IntType::U32 => "u32",
            IntType::U64 => "u64",
            IntType::Usize => "usize",
        }
    }
}

/// A bound of a range.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// Of an integer type; fits it.
    Int(i128),
    /// Of a floating-point type.
    Float(f64),
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Number::Int(one), Number::Int(two)) => one == two,
            (Number::Float(one), Number::Float(two)) => same_float(*one, *two),
            _ => false,
        }
    }
}

/// Equality of numbers as definitions: what is not a number equals itself, and the two zeros differ.
fn same_float(one: f64, two: f64) -> bool {
    one.to_bits() == two.to_bits() || (one.is_nan() && two.is_nan())
}

/// A default that fits its option's type, range and enum.
#[derive(Clone, Debug)]
pub enum Value {
    /// Of type `bool`.
    Bool(bool),
    /// Of an integer type; fits it.
    Int(i128),
    /// Of a floating-point type; may be infinite or not a number.
    Float(f64),
    /// Of type `string`.
    Str(String),
    /// Of type `char`.
    Char(char),
    /// Of an enum: the Rust name of the variant; known to exist.
    Enum(String),
    /// Of type `pipeline`: canonical text of an anchored pipeline.
    Pipeline(String),
    /// Of a Rust path: text that the type's own parser reads at run time.
    Text(String),
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Value::Bool(one), Value::Bool(two)) => one == two,
            (Value::Int(one), Value::Int(two)) => one == two,
            (Value::Float(one), Value::Float(two)) => same_float(*one, *two),
            (Value::Char(one), Value::Char(two)) => one == two,
            (Value::Str(one), Value::Str(two))
            | (Value::Enum(one), Value::Enum(two))
            | (Value::Pipeline(one), Value::Pipeline(two))
            | (Value::Text(one), Value::Text(two)) => one == two,
            _ => false,
        }
    }
}

//! The checked, immutable model: what the definitions mean. Everything here is right by construction, so a back end
//! has nothing left to check and cannot fail.

use std::sync::Arc;

/// Where something was declared. It is not part of what the thing means, so any two origins compare equal.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The name of the text as the user gave it, such as `passes.kdl`.
    pub file: Arc<str>,
    /// Line, counted from 1; 0 where there is none.
    pub line: usize,
    /// Column in characters, counted from 1; 0 where there is none.
    pub column: usize,
    /// The place as bytes, for diagnostics of later phases.
    pub span: crate::source::Span,
}

impl PartialEq for Origin {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Origin {}

/// All groups of one run, in source order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PassSet {
    /// The groups.
    pub groups: Vec<Group>,
}

/// A named collection of passes: one registration function, one reference page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// UpperCamel Rust name, such as `Example`. Empty for the group of a lone item that a macro expands: it has no
    /// registration function and no page.
    pub name: String,
    /// Markdown that opens the group's page; empty if there is none.
    pub doc: String,
    /// Enumerations that options of this group may have as type.
    pub enums: Vec<Enum>,
    /// Named sets of options.
    pub option_sets: Vec<OptionSet>,
    /// The passes, in source order.
    pub passes: Vec<Pass>,
    /// Where the group is declared.
    pub origin: Origin,
}

/// An enumeration that options may have as type.
#[derive(Clone, Debug, PartialEq)]
pub struct Enum {
    /// UpperCamel Rust name.
    pub name: String,
    /// What it is about; may be empty.
    pub doc: String,
    /// Its values in declaration order; at least one.
    pub values: Vec<EnumValue>,
    /// Where it is declared.
    pub origin: Origin,
}

/// One value of an [`Enum`].
#[derive(Clone, Debug, PartialEq)]
pub struct EnumValue {
    /// UpperCamel Rust name of the variant.
    pub name: String,
    /// The text that selects it in a pipeline.
    pub text: String,
    /// What it does; may be empty.
    pub doc: String,
    /// Where it is declared.
    pub origin: Origin,
}

/// Options that several passes share.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSet {
    /// Kebab-case name.
    pub name: String,
    /// The options.
    pub options: Vec<OptionDef>,
    /// Where it is declared.
    pub origin: Origin,
}

/// A pass.
#[derive(Clone, Debug, PartialEq)]
pub struct Pass {
    /// UpperCamel Rust name, such as `MyPass`.
    pub name: String,
    /// Kebab-case name in a textual pipeline, such as `my-pass`.
    pub argument: String,
    /// What it may run on.
    pub anchor: Anchor,
    /// One line.
    pub summary: String,
    /// Markdown, kept to the byte; empty if there is none.
    pub description: String,
    /// Dialects whose entities the pass may create.
    pub dialects: Vec<String>,
    /// What it takes, in declaration order: its own options and, where `use-options` stands, those of the sets.
    pub options: Vec<OptionItem>,
    /// What it counts.
    pub statistics: Vec<StatisticDef>,
    /// A field of this Rust type named `state`, in KDL; in attribute form every other field of the struct.
    pub state: Vec<StateField>,
    /// Path of the author's function that makes an instance.
    pub constructor: Option<String>,
    /// Whether bisection must never skip it.
    pub required: bool,
    /// Set if it should no longer be used.
    pub deprecated: Option<Deprecated>,
    /// What an imported definition says of the pass in C++ alone.
    pub cpp: Vec<CppFact>,
    /// Where it is declared.
    pub origin: Origin,
}

impl Pass {
    /// All options, those of used sets in place of their `use-options`.
    pub fn all_options<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a OptionDef> {
        self.options.iter().flat_map(move |item| match item {
            OptionItem::Own(option) => std::slice::from_ref(option),
            OptionItem::Set { name, .. } => group
                .option_sets
                .iter()
                .find(|set| set.name == *name)
                .map_or(&[][..], |set| &set.options),
        })
    }
}

/// One entry among the options of a pass.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionItem {
    /// An option declared in the pass itself.
    Own(OptionDef),
    /// The options of a set of this group; the name is known to exist.
    Set {
        /// Name of the set.
        name: String,
        /// Where it is taken in.
        origin: Origin,
    },
}

/// What a pass may be scheduled on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// Any isolated operation.
    #[default]
    Any,
    /// Any operation with one of these names; at least one.
    Ops(Vec<String>),
    /// Any operation that implements the interface.
    Interface(String),
}

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
    /// What an imported definition says of the option in C++ alone: its `type`, its `default`, its `flags`.
    pub cpp: Vec<CppFact>,
    /// Where it is declared.
    pub origin: Origin,
}

/// Something that an imported definition says in C++ and that has no counterpart in Rust yet. It is kept as it was
/// written there, for whoever ports the pass; nothing is generated from it.
#[derive(Clone, Debug, PartialEq)]
pub struct CppFact {
    /// What is said, such as `constructor` or `type`.
    pub what: String,
    /// The C++ text, to the byte.
    pub text: String,
    /// Where it stands.
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
    /// An [`Enum`] of the same group, by its Rust name; known to exist.
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

/// A number that a pass counts.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticDef {
    /// snake_case Rust field.
    pub field: String,
    /// Free text, such as `num-dce'd`.
    pub name: String,
    /// What is counted; may be empty.
    pub doc: String,
    /// Where it is declared.
    pub origin: Origin,
}

/// A field for what the author's code keeps.
#[derive(Clone, Debug, PartialEq)]
pub struct StateField {
    /// Rust field.
    pub field: String,
    /// Rust type, as written.
    pub ty: String,
    /// Where it is declared.
    pub origin: Origin,
}

/// Why a pass should no longer be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deprecated {
    /// First version that says so.
    pub since: Option<String>,
    /// Argument of the pass to use instead.
    pub instead: Option<String>,
    /// Why; may be empty.
    pub note: String,
}

//! The checked, immutable model: what the definitions mean. Everything here is right by construction, so a back end
//! has nothing left to check and cannot fail.

mod option;
mod or_cpp;
mod order;
mod pipeline;

use std::sync::Arc;

pub use option::{Arity, OptionDef, OptionType, RustPath, Scalar, ScalarType, Value};
pub use or_cpp::OrCpp;
pub use order::{OrderRule, OrderTarget, Relation, Strength};
pub use pipeline::{Argument, ArgumentValue, Condition, PipelineDef, PipelineForm, Step};

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
    /// The pipelines, in source order.
    pub pipelines: Vec<PipelineDef>,
    /// Arguments of passes and pipelines that are declared elsewhere and may be named here.
    pub externals: Vec<String>,
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
    /// Path of the Rust type, if it exists elsewhere; nothing is generated for it then.
    pub rust: Option<String>,
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
    /// What it may run on; the C++ class if no operation is known for it.
    pub anchor: OrCpp<Anchor>,
    /// One line.
    pub summary: String,
    /// Markdown, kept to the byte; empty if there is none.
    pub description: String,
    /// Dialects whose entities the pass may create: names, or C++ classes of dialects whose names are not known.
    pub dialects: Vec<OrCpp<String>>,
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
    /// What it is, for rules about order, such as `cleanup`.
    pub kinds: Vec<String>,
    /// Where it may stand among others.
    pub order: Vec<OrderRule>,
    /// What it does to an input, to read and to run.
    pub examples: Vec<Example>,
    /// What an imported definition says of the pass in C++ alone.
    pub cpp: Vec<CppFact>,
    /// Where it is declared.
    pub origin: Origin,
}

impl Pass {
    /// All options, those of used sets in place of their `use-options`.
    pub fn all_options<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a OptionDef> {
        all_options(&self.options, group)
    }
}

/// The options, those of used sets in place of their `use-options`.
fn all_options<'a>(
    items: &'a [OptionItem],
    group: &'a Group,
) -> impl Iterator<Item = &'a OptionDef> {
    items.iter().flat_map(move |item| match item {
        OptionItem::Own(option) => std::slice::from_ref(option),
        OptionItem::Set { name, .. } => group
            .option_sets
            .iter()
            .find(|set| set.name == *name)
            .map_or(&[][..], |set| &set.options),
    })
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

/// An input of a pass with what comes out.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// What it shows; one line.
    pub title: String,
    /// Options of the pass, in canonical spacing and without braces; may be empty. They fit the pass.
    pub options: String,
    /// The input.
    pub before: String,
    /// The output.
    pub after: String,
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

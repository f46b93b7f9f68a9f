//! Passes.

use super::cpp_fact::CppFact;
use super::id::{GroupId, KindId, PassId};
use super::legality::Clause;
use super::option::OptionItem;
use super::or_cpp::OrCpp;
use super::order::{OrderRule, PassRef};
use super::prose::Prose;
use super::rust_text::RustText;
use crate::source::Span;

/// A pass.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pass {
    /// Its id.
    pub id: PassId,
    /// The group that it belongs to.
    pub group: GroupId,
    /// UpperCamel Rust name, such as `MyPass`.
    pub name: String,
    /// Kebab-case name in a textual pipeline, such as `my-pass`.
    pub argument: String,
    /// The operations that it may run on; their C++ class if none is known for it.
    pub anchor: OrCpp<Anchor>,
    /// One line.
    pub summary: Prose,
    /// Markdown, kept to the byte; may be empty.
    pub description: Prose,
    /// Dialects whose entities the pass may create: names, or C++ classes of dialects whose names are not known.
    pub dialects: Vec<OrCpp<String>>,
    /// Its own options and, where `use-options` stands, option sets, in declaration order;
    /// [`PassSet::options`](super::PassSet::options) lists the options of both.
    pub options: Vec<OptionItem>,
    /// The numbers that it counts.
    pub statistics: Vec<StatisticDef>,
    /// A field of this Rust type named `state`, in KDL; in attribute form every other field of the struct.
    pub state: Vec<StateField>,
    /// Names of the people who wrote it, or who answer for it.
    pub authors: Vec<String>,
    /// What its result depends on apart from its operation and options: some of [`INPUTS`].
    pub reads: Vec<String>,
    /// What of its operation its result does not depend on: some of [`IGNORABLE`].
    pub ignores: Vec<String>,
    /// Path of the author's function that makes an instance.
    pub constructor: Option<RustText>,
    /// `true` if bisection must never skip it.
    pub required: bool,
    /// `true` if a second run right after the first changes nothing.
    pub idempotent: bool,
    /// Set if it should no longer be used.
    pub deprecated: Option<Deprecated>,
    /// The conditions on the IR before the pass.
    pub preconditions: Vec<Clause>,
    /// The conditions on the IR after the pass.
    pub postconditions: Vec<Clause>,
    /// The operations and types that it may bring in; a dialect stands for both. `None`: those of its dialects, and of
    /// dialects that are there already.
    pub creates: Option<Vec<String>>,
    /// Kinds that it is of, for rules about order, such as `cleanup`.
    pub kinds: Vec<PassKind>,
    /// Rules about its order among other passes.
    pub order: Vec<OrderRule>,
    /// Inputs with what the pass makes of them, to read and to run.
    pub examples: Vec<Example>,
    /// Facts that an imported definition states in C++ alone.
    pub cpp: Vec<CppFact>,
    /// The declaration.
    pub span: Span,
}

/// The inputs that a pass may have apart from its operation and options.
pub const INPUTS: [&str; 1] = ["environment"];

/// The properties of an operation that a pass may ignore.
pub const IGNORABLE: [&str; 2] = ["locations", "symbol"];

/// A kind that a pass is of.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PassKind {
    /// The kind.
    pub kind: KindId,
    /// The name of the kind, where it is written.
    pub span: Span,
}

/// The operations that something may be scheduled on.
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

/// A number that a pass counts.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StatisticDef {
    /// snake_case Rust field.
    pub field: String,
    /// Free text, such as `num-dce'd`.
    pub name: String,
    /// True if it is the highest number of several runs, and not their sum.
    pub is_maximum: bool,
    /// The meaning of the number; may be empty.
    pub doc: Prose,
    /// The declaration.
    pub span: Span,
}

/// A field for the author's own use.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StateField {
    /// Rust field.
    pub field: String,
    /// Rust type, as written.
    pub ty: String,
    /// The declaration.
    pub span: Span,
}

/// An input of a pass with what comes out.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Example {
    /// One line; may be empty.
    pub title: Prose,
    /// Options of the pass, in canonical spacing and without braces; may be empty. They fit the pass.
    pub options: String,
    /// The input.
    pub before: String,
    /// The output.
    pub after: String,
    /// The declaration.
    pub span: Span,
}

/// A deprecation.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Deprecated {
    /// First version in which it is deprecated.
    pub since: Option<String>,
    /// The pass to use instead.
    pub instead: Option<PassRef>,
    /// The reason; may be empty.
    pub note: Prose,
}

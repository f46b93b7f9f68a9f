//! Groups, and what passes and pipelines of a group share.

use std::ops::Range;

use super::id::{EnumId, GroupId, KindId, OptionId, OptionSetId, PassId};
use super::prose::Prose;
use crate::source::Span;

/// A named collection of passes: one registration function, one reference page. Its members are
/// [`PassSet::passes`](super::PassSet::passes), [`pipelines`](super::PassSet::pipelines),
/// [`enums`](super::PassSet::enums) and so on.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Group {
    /// Its id.
    pub id: GroupId,
    /// UpperCamel Rust name, such as `Example`. Empty for the implicit group of a single item that a macro expands: it
    /// has no registration function and no page.
    pub name: String,
    /// Markdown that opens the group's page; may be empty.
    pub doc: Prose,
    /// Pipeline names of external passes and pipelines: declared outside of the set, they may be named here.
    pub externals: Vec<String>,
    /// Kinds of passes that are declared elsewhere, which rules may name here.
    pub external_kinds: Vec<String>,
    /// The span of the declaration.
    pub span: Span,
    pub(crate) enums: Range<usize>,
    pub(crate) option_sets: Range<usize>,
    pub(crate) legalities: Range<usize>,
    pub(crate) passes: Range<usize>,
    pub(crate) pipelines: Range<usize>,
}

/// An enumeration that options may have as type.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enum {
    /// Its id.
    pub id: EnumId,
    /// The group that it belongs to.
    pub group: GroupId,
    /// UpperCamel Rust name.
    pub name: String,
    /// The description; may be empty.
    pub doc: Prose,
    /// The path of an existing Rust type; if set, none is generated.
    pub rust: Option<String>,
    /// Set if an earlier group includes the same source; only that group's enum generates the Rust type.
    pub same_as: Option<EnumId>,
    /// Its values in declaration order; at least one.
    pub values: Vec<EnumValue>,
    /// The span of the declaration.
    pub span: Span,
}

/// One value of an [`Enum`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnumValue {
    /// UpperCamel Rust name of the variant.
    pub name: String,
    /// The text that selects it in a pipeline.
    pub text: String,
    /// The description; may be empty.
    pub doc: Prose,
    /// The span of the declaration.
    pub span: Span,
}

/// Options that several passes share.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionSet {
    /// Its id.
    pub id: OptionSetId,
    /// The group that it belongs to.
    pub group: GroupId,
    /// Kebab-case name.
    pub name: String,
    /// The options.
    pub options: Vec<OptionId>,
    /// The span of the declaration.
    pub span: Span,
}

/// A category of passes, the target of order rules.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kind {
    /// Its id.
    pub id: KindId,
    /// Kebab-case name, such as `cleanup`.
    pub name: String,
    /// The passes of the kind, in source order; empty if only external passes have this kind.
    pub passes: Vec<PassId>,
}

//! Names in definitions with their meanings: where each is declared, and where it is used.
//!
//! The check records them while it turns names into ids, so that whoever follows a name gets what the check understands by
//! it. They are there for definitions that are wrong, too.

use crate::model::{
    EnumId, EnumValueId, GroupId, LegalityId, OptionId, OptionSetId, PassId, PassSet, PipelineId,
};
use crate::source::Span;

/// A name with its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reference {
    /// The place of the name, without quotes.
    pub span: Span,
    /// The declaration that it stands for.
    pub target: Target,
    /// The one of its names that is written here.
    pub form: NameForm,
    /// `true` if the name is declared here.
    pub is_declaration: bool,
}

/// The meaning of a name. Ids lead into the set of the same [`Analysis`](crate::Analysis).
///
/// Closed, like the enums of the model: an editor has to decide what a new kind of declaration means to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A group.
    Group(GroupId),
    /// A pass.
    Pass(PassId),
    /// A pipeline.
    Pipeline(PipelineId),
    /// A pass or pipeline that is declared elsewhere, by its name in pipelines.
    External(String),
    /// An option.
    Option(OptionId),
    /// An option set.
    OptionSet(OptionSetId),
    /// A set of rules about operations and types.
    Legality(LegalityId),
    /// An enum.
    Enum(EnumId),
    /// A value of an enum.
    EnumValue(EnumValueId),
    /// A kind of passes, by its name. Each pass that is of the kind declares it.
    Kind(String),
}

/// The two names of a declaration.
///
/// Closed: a declaration has these two names and no third.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameForm {
    /// The name of a Rust item, field or variant.
    Rust,
    /// The name in pipelines. It may be made of the other one.
    Pipeline,
}

impl Target {
    /// Returns the span of the declaration, or `None` for names that are identified by their text.
    ///
    /// ```
    /// let text = r#"group "G" { pass "A" "a" { summary "First"; }; }"#;
    /// let analysis = passdefs::analyse([("passes.kdl", text)], &mut |_, _| Err(String::new()));
    /// let pass = &analysis.references[1];
    /// let span = pass.target.declaration(&analysis.set).unwrap();
    /// assert_eq!(&text[span.start as usize..span.end as usize], "\"A\"");
    /// ```
    pub fn declaration(&self, set: &PassSet) -> Option<Span> {
        match self {
            Target::Group(id) => Some(set[*id].span),
            Target::Pass(id) => Some(set[*id].span),
            Target::Pipeline(id) => Some(set[*id].span),
            Target::Option(id) => Some(set[*id].span),
            Target::OptionSet(id) => Some(set[*id].span),
            Target::Legality(id) => Some(set[*id].span),
            Target::Enum(id) => Some(set[*id].span),
            Target::EnumValue(id) => Some(set[*id].span),
            Target::External(_) | Target::Kind(_) => None,
        }
    }
}

//! Rules about the order of passes.

use super::id::{KindId, PassId};
use super::prose::Prose;
use crate::source::Span;

pub use pass_text::order::{Relation, Strength};

/// A rule that a pass states about its neighbours in a pipeline.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderRule {
    /// The place of the pass beside the target.
    pub relation: Relation,
    /// The passes that the rule is about.
    pub target: OrderTarget,
    /// The severity of a violation: an error or a warning.
    pub strength: Strength,
    /// The reason; may be empty.
    pub reason: Prose,
    /// The target, where it is written.
    pub span: Span,
}

/// The passes that an [`OrderRule`] is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OrderTarget {
    /// One pass.
    Pass(PassRef),
    /// Every pass of this kind.
    Kind(KindId),
}

/// A pass that is referred to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassRef {
    /// A pass of this set.
    Declared(PassId),
    /// The argument of a pass that is declared elsewhere.
    External(String),
}

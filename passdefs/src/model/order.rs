//! Where a pass may stand among others: what it is, and what must come before or after it.

use super::Origin;

pub use pass_pipeline::{Relation, Strength};

/// A rule that a pass states about its neighbours in a pipeline.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderRule {
    /// How the pass stands to the target.
    pub relation: Relation,
    /// Whom the rule is about.
    pub target: OrderTarget,
    /// What happens when it is violated.
    pub strength: Strength,
    /// Why; may be empty.
    pub reason: String,
    /// Where it is declared.
    pub origin: Origin,
}

/// Whom an [`OrderRule`] is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderTarget {
    /// The pass with this argument; known to exist, in this run or as an `external` of the group.
    Pass(String),
    /// Every pass of this kind; at least one is known to exist.
    Kind(String),
}

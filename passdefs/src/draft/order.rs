//! Where a pass may stand among others, as written.

use super::spanned::Spanned;
use crate::model::{Prose, Relation};

/// A rule that a pass states about its neighbours.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderRule {
    /// The place of the pass beside the target.
    pub relation: Relation,
    /// Whom the rule is about.
    pub target: OrderTarget,
    /// `strong` or `weak`; strong if there is none.
    pub strength: Option<Spanned<String>>,
    /// Why.
    pub reason: Option<Prose>,
}

/// Whom a rule is about.
#[derive(Clone, Debug, PartialEq)]
pub enum OrderTarget {
    /// The pass with this argument.
    Pass(Spanned<String>),
    /// Every pass of this kind.
    Kind(Spanned<String>),
}

impl OrderTarget {
    /// The name, whatever it is the name of.
    pub fn name(&self) -> &Spanned<String> {
        match self {
            OrderTarget::Pass(name) | OrderTarget::Kind(name) => name,
        }
    }
}

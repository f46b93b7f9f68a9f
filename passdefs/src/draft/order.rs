//! Rules about the order of passes, as written.

use super::Spanned;
use crate::model::{Prose, Relation};

/// A rule that a pass states about its neighbours.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderRule {
    /// The place of the pass beside the target.
    pub relation: Relation,
    pub target: OrderTarget,
    /// `strong` or `weak`; strong by default.
    pub strength: Option<Spanned<String>>,
    pub reason: Option<Prose>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum OrderTarget {
    /// The pass with this argument.
    Pass(Spanned<String>),
    /// Every pass of this kind.
    Kind(Spanned<String>),
}

impl OrderTarget {
    pub fn name(&self) -> &Spanned<String> {
        match self {
            OrderTarget::Pass(name) | OrderTarget::Kind(name) => name,
        }
    }
}

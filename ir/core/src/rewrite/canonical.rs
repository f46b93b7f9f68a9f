//! The folds and canonicalization patterns that dialects declare.

use super::{Fold, Pattern, Rewriter, Rules, Site, fold_by_traits};
use crate::context::Context;
use crate::handle::{Attr, OpId, OpName, Type, ValueId};

/// The rules that the dialects of a context declare as the behaviour of their operations.
///
/// A pass can extend them:
///
/// ```
/// use pass_ir::rewrite::{CanonicalRules, Fold, RuleSet, Site};
///
/// let cx = pass_ir::Context::new();
/// let same = |site: &Site<'_>| Some(Fold::from(site.operand(0)?));
/// let canonical = CanonicalRules::of(&cx);
/// let rules = RuleSet::extending(&canonical).fold(cx.op_name("toy.same"), same);
/// # let _ = rules;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CanonicalRules<'c>(&'c Context);

impl<'c> CanonicalRules<'c> {
    /// Returns the rules of all dialects of a context.
    pub fn of(cx: &'c Context) -> Self {
        Self(cx)
    }
}

/// Folds an operation by the fold of its dialect, or else by its traits.
pub fn fold(site: &Site<'_>) -> Option<Fold> {
    let declared = site.context().behaviour(site.name()).fold;
    declared
        .and_then(|fold| fold(site))
        .or_else(|| fold_by_traits(site))
}

impl Rules for CanonicalRules<'_> {
    fn fold(&self, site: &Site<'_>) -> Option<Fold> {
        let fold = self.0.behaviour(site.name()).fold?;
        fold(site)
    }

    fn patterns(&self, name: OpName) -> &[Pattern] {
        self.0.behaviour(name).patterns
    }

    fn materialize(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        rw.materialize(before, value, ty)
    }
}

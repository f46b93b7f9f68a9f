//! Rewriting of `pass-ir`, with the rules of the dialects that are known here.

use pass_ir::{Attr, Loc, OpId, OpName, Type, ValueId, name, op};

pub(crate) use pass_ir::rewrite::{
    Fold, Folded, NewOp, Pattern, Rewriter, Rules, Site, fold_by_traits, insertion_region,
};

use crate::{arith, builtin, cf, scf};

/// The rules of `arith`, `builtin`, `func`, `cf` and `scf`.
#[derive(Clone, Copy, Debug)]
struct Canonical;

/// Folds and patterns of `arith`, `builtin`, `cf`, `func` and `scf`: the rules that
/// `canonicalize` applies.
///
/// Rules for a dialect of one's own go on top of them:
///
/// ```
/// use pass_ir::rewrite::{Fold, RuleSet, Site};
///
/// let cx = pass_ir::Context::new();
/// let same = |site: &Site<'_>| Some(Fold::from(site.operand(0)?));
/// let rules = RuleSet::extending(pass_transforms::canonical_rules()).fold(cx.op_name("toy.same"), same);
/// # let _ = rules;
/// ```
#[must_use]
pub fn canonical_rules() -> &'static (dyn Rules + Sync) {
    &Canonical
}

impl Rules for Canonical {
    fn fold(&self, site: &Site<'_>) -> Option<Fold> {
        arith::fold(site).or_else(|| builtin::fold(site))
    }

    fn patterns(&self, name: OpName) -> &[Pattern] {
        // Each name is of one dialect.
        [
            arith::patterns,
            builtin::patterns,
            cf::patterns,
            scf::patterns,
        ]
        .iter()
        .map(|of_dialect| of_dialect(name))
        .find(|patterns| !patterns.is_empty())
        .unwrap_or_default()
    }

    fn materialize(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        value: Attr,
        ty: Type,
    ) -> Option<ValueId> {
        let loc = rw.body().location(before);
        rw.constant(before, loc, value, ty)
    }
}

/// Making constants of `arith`.
pub(crate) trait MakeConstant {
    /// Makes a constant before an operation.
    fn constant(&mut self, before: OpId, loc: Loc, value: Attr, ty: Type) -> Option<ValueId>;
}

impl MakeConstant for Rewriter<'_> {
    fn constant(&mut self, before: OpId, loc: Loc, value: Attr, ty: Type) -> Option<ValueId> {
        let constant = NewOp::new(op::ARITH_CONSTANT, &[], ty).with(name::VALUE, Some(value));
        self.make(before, loc, &constant)
    }
}

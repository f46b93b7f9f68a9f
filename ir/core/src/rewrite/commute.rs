//! Folds that hold for all operations of a trait, whatever they compute.

use super::{Fold, Folded, Site};
use crate::dialect::Traits;
use crate::handle::ValueId;

/// Folds an operation because of what its dialect says about all operations of its name: constants move behind the other
/// operands of a commutative one, an idempotent one is not applied twice, and a cast to the type that is there is left out. The driver does so where [`Rules`] fold
/// nothing.
///
/// [`Rules`]: super::Rules
#[must_use]
pub fn fold_by_traits(site: &Site<'_>) -> Option<Fold> {
    let traits = site.context().traits(site.name());
    if traits.has(Traits::COMMUTATIVE)
        && let Some(operands) = constants_last(site)
    {
        return Some(Fold::operands(operands));
    }
    if traits.has(Traits::IDEMPOTENT) {
        return idempotent(site).map(Fold::from);
    }
    if site.context().implements(site.name(), "CastOpInterface") {
        return trivial_cast(site);
    }
    None
}

/// A cast to the types that the operands have already.
fn trivial_cast(site: &Site<'_>) -> Option<Fold> {
    let from = site.operands().map(|value| site.type_of(value));
    let is_trivial = from.eq(site.results().map(|value| site.type_of(value)));
    let values = || site.operands().map(Folded::Value).collect();
    (is_trivial && site.operand(0).is_some()).then(|| Fold::Replace(values()))
}

/// The operands with constants moved behind the others; none if they are in that order.
fn constants_last(site: &Site<'_>) -> Option<Vec<ValueId>> {
    let operands: Vec<ValueId> = site.operands().collect();
    let (constants, others): (Vec<_>, Vec<_>) = operands
        .iter()
        .copied()
        .partition(|&value| is_constant(site, value));
    let sorted = [others, constants].concat();
    (sorted != operands).then_some(sorted)
}

fn is_constant(site: &Site<'_>, value: ValueId) -> bool {
    if let Some(constants) = site.constants() {
        return constants(value).is_some();
    }
    let def = site.defining(value);
    def.is_some_and(|def| def.context().traits(def.name()).has(Traits::CONSTANT_LIKE))
}

/// Applied to its own result, or to the same value twice, such an operation changes nothing.
fn idempotent(site: &Site<'_>) -> Option<ValueId> {
    let operands: Vec<ValueId> = site.operands().collect();
    match operands[..] {
        [operand] => site.def(operand, site.name()).map(|_| operand),
        [lhs, rhs] => (lhs == rhs).then_some(lhs),
        _ => None,
    }
}

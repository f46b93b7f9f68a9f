//! Folds by traits.

use super::{Fold, Folded, Site};
use crate::dialect::Traits;
use crate::handle::ValueId;

/// Folds an operation by its traits: moves the constants of a commutative operation behind its other operands, and
/// removes repeated idempotent operations and casts to the same type. The driver uses it where [`Rules`] do not fold.
///
/// [`Rules`]: super::Rules
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

fn trivial_cast(site: &Site<'_>) -> Option<Fold> {
    let from = site.operands().map(|value| site.type_of(value));
    let is_trivial = from.eq(site.results().map(|value| site.type_of(value)));
    let values = || site.operands().map(Folded::Value).collect();
    (is_trivial && site.operand(0).is_some()).then(|| Fold::Replace(values()))
}

/// Returns the operands with constants last, if that changes their order.
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

/// Folds an idempotent operation of its own result, or of twice the same value.
fn idempotent(site: &Site<'_>) -> Option<ValueId> {
    let operands: Vec<ValueId> = site.operands().collect();
    match operands[..] {
        [operand] => site.def(operand, site.name()).map(|_| operand),
        [lhs, rhs] => (lhs == rhs).then_some(lhs),
        _ => None,
    }
}

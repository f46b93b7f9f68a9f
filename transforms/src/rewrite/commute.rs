//! Folds that hold for all operations of a trait, whatever they compute.

use pass_ir::{Body, OpId, Traits, ValueId};

use crate::arith::Fold;
use crate::arith::site::Site;

/// Folds an operation because of what its dialect says about all operations of its name.
pub(crate) fn fold(site: &Site<'_>) -> Option<Fold> {
    let traits = site.cx.traits(site.name());
    if traits.has(Traits::COMMUTATIVE)
        && let Some(operands) = constants_last(site)
    {
        return Some(Fold::Change(operands, None));
    }
    if traits.has(Traits::IDEMPOTENT) {
        idempotent(site.body, site.op).map(Fold::from)
    } else {
        None
    }
}

/// The operands with constants moved behind the others; none if they are in that order.
fn constants_last(site: &Site<'_>) -> Option<Vec<ValueId>> {
    let operands: Vec<ValueId> = site.body.operands(site.op).collect();
    let (constants, others): (Vec<_>, Vec<_>) = operands
        .iter()
        .copied()
        .partition(|&value| is_constant(site, value));
    let sorted = [others, constants].concat();
    (sorted != operands).then_some(sorted)
}

fn is_constant(site: &Site<'_>, value: ValueId) -> bool {
    if let Some(known) = site.known {
        return known(value).is_some();
    }
    let def = site.body.defining_op(value);
    def.is_some_and(|def| {
        site.cx
            .traits(site.body.name(def))
            .has(Traits::CONSTANT_LIKE)
    })
}

/// Applied to its own result, or to the same value twice, such an operation changes nothing.
fn idempotent(body: &Body, op: OpId) -> Option<ValueId> {
    let operands: Vec<ValueId> = body.operands(op).collect();
    match operands[..] {
        [operand] => {
            let def = body.defining_op(operand)?;
            (body.name(def) == body.name(op)).then_some(operand)
        }
        [lhs, rhs] => (lhs == rhs).then_some(lhs),
        _ => None,
    }
}

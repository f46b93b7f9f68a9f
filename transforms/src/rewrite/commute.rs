//! Folds that hold for all operations of a trait, whatever they compute.

use pass_ir::{Body, Context, OpId, Traits, ValueId};

use crate::arith::Fold;

/// Folds an operation because of what its dialect says about all operations of its name.
pub(super) fn fold(cx: &Context, body: &Body, op: OpId) -> Option<Fold> {
    let traits = cx.traits(body.name(op));
    if traits.has(Traits::COMMUTATIVE)
        && let Some(operands) = constants_last(cx, body, op)
    {
        return Some(Fold::Change(operands, None));
    }
    if traits.has(Traits::IDEMPOTENT) {
        idempotent(body, op).map(Fold::from)
    } else {
        None
    }
}

/// The operands with constants moved behind the others; none if they are in that order.
fn constants_last(cx: &Context, body: &Body, op: OpId) -> Option<Vec<ValueId>> {
    let is_constant = |&value: &ValueId| is_constant(cx, body, value);
    let operands: Vec<ValueId> = body.operands(op).collect();
    let (constants, others): (Vec<_>, Vec<_>) = operands.iter().copied().partition(is_constant);
    let sorted = [others, constants].concat();
    (sorted != operands).then_some(sorted)
}

fn is_constant(cx: &Context, body: &Body, value: ValueId) -> bool {
    let def = body.defining_op(value);
    def.is_some_and(|def| cx.traits(body.name(def)).has(Traits::CONSTANT_LIKE))
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

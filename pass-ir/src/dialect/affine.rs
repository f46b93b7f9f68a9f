//! The behaviour of `affine`.

use super::Behaviour;
use crate::{Body, Effects, OpRef, Speculation, Traits};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("affine.for")
        .speculation(counted)
        .accepts(foreign_values_alone),
    Behaviour::of("affine.if").accepts(foreign_values_alone),
    Behaviour::of("affine.parallel").accepts(foreign_values_alone),
];

/// A loop by one ends, whatever its bounds are.
fn counted(op: OpRef<'_>) -> Speculation {
    let step = op.attr_named("step");
    let step = step.and_then(|step| op.context().attr(step).as_int()?.as_i64());
    Speculation::as_nested_if(step == Some(1))
}

/// Values that were computed anywhere are not dimensions or symbols of `affine`; an operation without effects that is not of
/// `affine` does no harm there.
fn foreign_values_alone(op: OpRef<'_>, callee: &Body) -> bool {
    let cx = op.context();
    callee.walk().into_iter().all(|op| {
        let name = callee.name(op);
        let is_of_affine = cx.op_name_str(name).starts_with("affine.");
        cx.traits(name).has(Traits::RETURN_LIKE)
            || (!is_of_affine && callee.effects(cx, op).is_some_and(Effects::is_none))
    })
}

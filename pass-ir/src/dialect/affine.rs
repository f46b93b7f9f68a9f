//! The behaviour of `affine`.

use super::Behaviour;
use crate::{OpRef, Speculation};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("affine.for").speculation(counted)];

/// A loop by one ends, whatever its bounds are.
fn counted(op: OpRef<'_>) -> Speculation {
    let step = op.attr_named("step");
    let step = step.and_then(|step| op.context().attr(step).as_int()?.as_i64());
    Speculation::as_nested_if(step == Some(1))
}

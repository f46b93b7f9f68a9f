//! Patterns for `for`: loops that run never, or once, or to no end.

use crate::{OpId, ValueId};

use super::inputs;
use super::results::Carried;
use super::{is_outside, replace_with_region};
use crate::rewrite::{Pattern, Rewriter};

pub(super) const FOR: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::SimplifyTrivialLoops", few_trips),
    inputs::TAKE_ONLY_VALUE,
    inputs::UNIFY_EQUAL,
    inputs::DROP_UNUSED,
];

fn few_trips(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let trips = trip_count(rw, op)?;
    let carried = Carried::of(rw, op)?;
    match trips {
        0 => {
            rw.replace(op, &carried.inits);
            Some(())
        }
        1 => {
            let first = rw.body().operand(op, 0)?;
            let args: Vec<ValueId> = [first].into_iter().chain(carried.inits).collect();
            replace_with_region(rw, op, carried.region, &args)
        }
        _ => {
            let does_nothing = rw.body().prev_op(carried.end).is_none();
            let mut yields = carried.yields.iter();
            if !does_nothing || yields.any(|&value| !is_outside(rw, value, op)) {
                return None;
            }
            rw.replace(op, &carried.yields);
            Some(())
        }
    }
}

/// The trip count of a loop with constant bounds.
fn trip_count(rw: &Rewriter<'_>, op: OpId) -> Option<i128> {
    let (low, high) = (rw.body().operand(op, 0)?, rw.body().operand(op, 1)?);
    if low == high {
        return Some(0);
    }
    let number = |value: ValueId| rw.body().constant_int(rw.context(), value);
    let is_unsigned = rw
        .body()
        .attr(rw.context(), op, rw.context().ident("unsignedCmp"))
        .is_some();
    let step = number(rw.body().operand(op, 2)?);
    if step.is_some_and(|step| step == 0 || (step < 0 && !is_unsigned)) {
        return Some(0);
    }
    let (low, high) = (number(low)?, number(high)?);
    if is_unsigned && (low < 0 || high < 0) {
        return None;
    }
    if high <= low {
        return Some(0);
    }
    let step = step.filter(|&step| step > 0)?;
    Some((high - low + step - 1) / step)
}

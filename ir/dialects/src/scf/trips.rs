//! Trip counts of loops, and patterns that remove `for` loops with no iteration, one iteration, or an empty body.

use super::results::Carried;
use super::{is_outside, replace_with_region, successor_inputs};
use crate::arith::number::element_width;
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use crate::shared::patterns;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{OpId, Type, ValueId};

pub(super) const FOR_PATTERNS: &[Pattern] = patterns![
    anonymous "SimplifyTrivialLoops" => simplify_trivial_loop;
    shared (successor_inputs::FORWARD_SINGLE_VALUE);
    shared (successor_inputs::MERGE_DUPLICATES);
    shared (successor_inputs::DROP_UNUSED);
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Static(i64),
    Value(ValueId),
}

impl Bound {
    /// Returns the constant, unless it depends on the width of `index`.
    pub(super) fn constant(self, rw: &Rewriter<'_>) -> Option<i128> {
        let (number, ty) = match self {
            Self::Static(number) => (i128::from(number), Type::INDEX),
            Self::Value(value) => {
                let number = rw.body().constant_int(rw.context(), value)?;
                (number, rw.body().value_type(value))
            }
        };
        (ty != Type::INDEX || i32::try_from(number).is_ok()).then_some(number)
    }

    /// Returns the constant as an unsigned integer of the width of its type, if it is known.
    fn unsigned_constant(self, rw: &Rewriter<'_>) -> Option<i128> {
        let number = self.constant(rw)?;
        let ty = match self {
            Self::Static(_) => Type::INDEX,
            Self::Value(value) => rw.body().value_type(value),
        };
        let modulus = 1i128.checked_shl(element_width(rw.context(), ty)?)?;
        (modulus > 0).then(|| number.rem_euclid(modulus))
    }

    /// Returns the bound as a value: a static one becomes a constant of type `index` in front of `before`.
    pub(super) fn value(self, rw: &mut Rewriter<'_>, before: OpId) -> Option<ValueId> {
        match self {
            Self::Value(value) => Some(value),
            Self::Static(number) => {
                let number = rw.context().integer_attr(i128::from(number), Type::INDEX);
                rw.constant(before, rw.body().location(before), number, Type::INDEX)
            }
        }
    }
}

fn simplify_trivial_loop(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let operands: Vec<ValueId> = rw.body().operands(op).take(3).collect();
    let bounds: [ValueId; 3] = operands.try_into().ok()?;
    let unsigned_cmp = rw.context().ident("unsignedCmp");
    let is_unsigned = rw.body().attr(rw.context(), op, unsigned_cmp).is_some();
    let trips = trip_count(rw, bounds.map(Bound::Value), is_unsigned)?;
    let carried = Carried::of(rw, op)?;
    match trips {
        0 => {
            rw.replace(op, &carried.inits);
            Some(())
        }
        1 => {
            let args: Vec<ValueId> = [bounds[0]].into_iter().chain(carried.inits).collect();
            replace_with_region(rw, op, carried.region, &args)
        }
        // An iteration without effects yields the same values as the others if they are defined outside of the loop.
        _ => {
            let body_is_empty = rw.body().prev_op(carried.end).is_none();
            let mut yields = carried.yields.iter();
            if !body_is_empty || yields.any(|&value| !is_outside(rw, value, op)) {
                return None;
            }
            rw.replace(op, &carried.yields);
            Some(())
        }
    }
}

pub(super) fn trip_count(rw: &Rewriter<'_>, bounds: [Bound; 3], is_unsigned: bool) -> Option<i128> {
    let [lower, upper, step] = bounds;
    if lower == upper {
        return Some(0);
    }
    // MLIR computes no trip count if one bound is static and the other one a value.
    if matches!(lower, Bound::Static(_)) != matches!(upper, Bound::Static(_)) {
        return None;
    }
    let step = step.constant(rw);
    if step.is_some_and(|step| step == 0 || (step < 0 && !is_unsigned)) {
        return Some(0);
    }
    let constant = |bound: Bound| {
        if is_unsigned {
            bound.unsigned_constant(rw)
        } else {
            bound.constant(rw)
        }
    };
    let span = match (constant(lower), constant(upper)) {
        (Some(lower), Some(upper)) => upper.checked_sub(lower)?,
        (None, None) => constant_difference(rw, lower, upper, is_unsigned)?,
        _ => return None,
    };
    if span <= 0 {
        return Some(0);
    }
    let step = step.filter(|&step| step > 0)?;
    Some(span.checked_add(step - 1)? / step)
}

/// Returns the constant that is added to the lower bound, without overflow, to get the upper one.
fn constant_difference(
    rw: &Rewriter<'_>,
    lower: Bound,
    upper: Bound,
    is_unsigned: bool,
) -> Option<i128> {
    let (Bound::Value(lower), Bound::Value(upper)) = (lower, upper) else {
        return None;
    };
    let sum = rw
        .site(rw.body().defining_op(upper)?)
        .def(upper, op::ARITH_ADDI)?;
    let (base, added) = sum.pair()?;
    let flags = sum.overflow();
    let no_wrap = if is_unsigned { flags.nuw } else { flags.nsw };
    let added = rw.body().constant_int(rw.context(), added)?;
    (base == lower && no_wrap && !(is_unsigned && added < 0)).then_some(added)
}

//! Trip counts, and patterns for `for`: loops that run never, or once, or to no end.

use super::results::Carried;
use super::{inputs, is_outside, replace_with_region};
use crate::arith::number::element_width;
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{OpId, Type, ValueId};

pub(super) const FOR: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::SimplifyTrivialLoops", few_trips),
    inputs::TAKE_ONLY_VALUE,
    inputs::UNIFY_EQUAL,
    inputs::DROP_UNUSED,
];

/// A lower bound, an upper bound or a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Static(i64),
    Value(ValueId),
}

impl Bound {
    /// The number, if it is known.
    pub(super) fn number(self, rw: &Rewriter<'_>) -> Option<i128> {
        match self {
            Self::Static(number) => Some(i128::from(number)),
            Self::Value(value) => rw.body().constant_int(rw.context(), value),
        }
    }

    /// The number, read without a sign, if it is known.
    fn unsigned(self, rw: &Rewriter<'_>) -> Option<i128> {
        let number = self.number(rw)?;
        let ty = match self {
            Self::Static(_) => Type::INDEX,
            Self::Value(value) => rw.body().value_type(value),
        };
        let modulus = 1i128.checked_shl(element_width(rw.context(), ty)?)?;
        (modulus > 0).then(|| number.rem_euclid(modulus))
    }

    /// The bound as a value of type `index`, made in front of an operation if it is none yet.
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

fn few_trips(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let operands: Vec<ValueId> = rw.body().operands(op).take(3).collect();
    let bounds: [ValueId; 3] = operands.try_into().ok()?;
    let unsigned = rw.context().ident("unsignedCmp");
    let is_unsigned = rw.body().attr(rw.context(), op, unsigned).is_some();
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

/// The trip count of a loop from a lower bound to an upper bound by a step, where these decide it.
pub(super) fn trip_count(rw: &Rewriter<'_>, bounds: [Bound; 3], is_unsigned: bool) -> Option<i128> {
    let [lower, upper, step] = bounds;
    if lower == upper {
        return Some(0);
    }
    // Of bounds of which one is a property and the other a value, MLIR says nothing, whatever the step is.
    if matches!(lower, Bound::Static(_)) != matches!(upper, Bound::Static(_)) {
        return None;
    }
    let step = step.number(rw);
    if step.is_some_and(|step| step == 0 || (step < 0 && !is_unsigned)) {
        return Some(0);
    }
    let number = |bound: Bound| {
        if is_unsigned {
            bound.unsigned(rw)
        } else {
            bound.number(rw)
        }
    };
    let span = match (number(lower), number(upper)) {
        (Some(lower), Some(upper)) => upper.checked_sub(lower)?,
        (None, None) => distance(rw, lower, upper, is_unsigned)?,
        _ => return None,
    };
    if span <= 0 {
        return Some(0);
    }
    let step = step.filter(|&step| step > 0)?;
    Some(span.checked_add(step - 1)? / step)
}

/// The constant that is added to the lower bound, without overflow, to get the upper one.
fn distance(rw: &Rewriter<'_>, lower: Bound, upper: Bound, is_unsigned: bool) -> Option<i128> {
    let (Bound::Value(lower), Bound::Value(upper)) = (lower, upper) else {
        return None;
    };
    let sum = rw
        .site(rw.body().defining_op(upper)?)
        .def(upper, op::ARITH_ADDI)?;
    let (base, added) = sum.pair()?;
    let flags = sum.overflow();
    let is_exact = if is_unsigned { flags.nuw } else { flags.nsw };
    let added = rw.body().constant_int(rw.context(), added)?;
    (base == lower && is_exact && !(is_unsigned && added < 0)).then_some(added)
}

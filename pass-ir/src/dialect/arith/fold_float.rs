//! Folds of floating-point operations.

use crate::op;

use super::fold_int::{constant, truth};
use super::number::Number;
use crate::arithmetic::float::{self, FloatOp, Predicate};
use crate::dialect::arith::ArithSite as _;
use crate::rewrite::{Fold, Site};

/// Folds an operation on two floating-point numbers: by what holds for any operands, else because both are known.
pub(super) fn binary(site: &Site<'_>, op: FloatOp) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    if lhs == rhs && float::is_idempotent(op) {
        return Some(rhs.into());
    }
    let Number::Float(b, kind) = site.number(rhs)? else {
        return None;
    };
    if float::is_right_identity(op, kind, b) {
        return Some(lhs.into());
    }
    let absorbs = op == FloatOp::Mul && kind.to_f64(b) == Some(0.0);
    if absorbs && site.has_fastmath("nnan") && site.has_fastmath("nsz") {
        return Some(rhs.into());
    }
    let Number::Float(a, _) = site.number(lhs)? else {
        return None;
    };
    constant(site, 0, Number::Float(float::binary(op, kind, a, b)?, kind)).map(Fold::from)
}

/// Folds a negation.
pub(super) fn negate(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    if let Some((_, inner)) = site.cast_of(operand, op::ARITH_NEGF) {
        return Some(inner.into());
    }
    let Number::Float(bits, kind) = site.number(operand)? else {
        return None;
    };
    constant(site, 0, Number::Float(float::negated(kind, bits)?, kind)).map(Fold::from)
}

/// Folds a comparison of floating-point numbers.
pub(super) fn compare(site: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let predicate = Predicate::from_number(site.predicate()?)?;
    let float = |value| match site.number(value) {
        Some(Number::Float(bits, kind)) => Some((bits, kind)),
        _ => None,
    };
    let is_nan = |value| float(value).is_some_and(|(bits, kind)| float::is_nan(kind, bits));
    if is_nan(lhs) || is_nan(rhs) {
        return truth(site, predicate.holds_for_nan());
    }
    let ((a, kind), (b, _)) = (float(lhs)?, float(rhs)?);
    truth(site, predicate.compare(kind, a, b)?)
}

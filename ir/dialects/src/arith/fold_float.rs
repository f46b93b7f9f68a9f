//! Folds of floating-point operations.

use super::elementwise;
use super::fold_int::truth;
use super::number::{self, Number};
use crate::arith::ArithSite as _;
use crate::arithmetic::float::{self, FloatOp, Predicate};
use crate::op;
use pass_ir::Type;
use pass_ir::rewrite::{Fold, Site};

/// Folds an operation on two floating-point numbers: by what holds for any operands, else because both are known.
pub(super) fn binary(site: &Site<'_>, op: FloatOp) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    if lhs == rhs && float::is_idempotent(op) {
        return Some(rhs.into());
    }
    if let Some(Number::Float(b, kind)) = site.constant_number(rhs) {
        if float::is_right_identity(op, kind, b) {
            return Some(lhs.into());
        }
        let absorbs = op == FloatOp::Mul && kind.to_f64(b) == Some(0.0);
        if absorbs && site.has_fastmath("nnan") && site.has_fastmath("nsz") {
            return Some(rhs.into());
        }
    }
    elementwise::fold(site, &|numbers| {
        let (a, b, kind) = number::two_floats(numbers)?;
        Some(Number::Float(float::binary(op, kind, a, b)?, kind))
    })
}

pub(super) fn negate(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    if let Some((_, inner)) = site.defining_cast(operand, op::ARITH_NEGF) {
        return Some(inner.into());
    }
    elementwise::fold(site, &|numbers| {
        let (bits, kind) = number::one_float(numbers)?;
        Some(Number::Float(float::negated(kind, bits)?, kind))
    })
}

/// Folds a comparison of floating-point numbers; that of vectors and tensors stays.
pub(super) fn compare(site: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let predicate = Predicate::from_number(site.predicate()?)?;
    if site.result_type(0)? != Type::I1 {
        return None;
    }
    let float = |value| match site.constant_number(value) {
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

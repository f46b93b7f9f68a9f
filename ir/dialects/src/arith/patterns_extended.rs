//! Patterns for operations with two results.

use super::number::Number;
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::arithmetic::int::Predicate;
use crate::op;
use crate::shared::patterns;
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::verify::shape;
use pass_ir::{OpId, OpName, Type, name};

pub(super) const ADDUI_EXTENDED: &[Pattern] = patterns![
    anonymous "AddUIExtendedToAddI" => |rw, op| lower_alone(rw, op, op::ARITH_ADDI);
];

pub(super) const MULSI_EXTENDED: &[Pattern] = patterns![
    anonymous "MulSIExtendedToMulI" => |rw, op| lower_alone(rw, op, op::ARITH_MULI);
    anonymous "MulSIExtendedRHSOne" => times_one;
];

pub(super) const MULUI_EXTENDED: &[Pattern] = patterns![
    anonymous "MulUIExtendedToMulI" => |rw, op| lower_alone(rw, op, op::ARITH_MULI);
];

/// Replaces the operation by `plain` if its second result is unused.
fn lower_alone(rw: &mut Rewriter<'_>, op: OpId, plain: OpName) -> Option<()> {
    let site = rw.site(op);
    if site.is_used(1) {
        return None;
    }
    let (lhs, rhs) = site.pair()?;
    rw.replace_by(op, plain, &[lhs, rhs])
}

/// Replaces a product with one by the other factor; the upper half is its sign.
fn times_one(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let ty = site.result_type(0)?;
    let element = site.context().ty(site.context().element_or_self(ty));
    if !site.is_one(rhs) || !matches!(element, TypeData::Integer { width: 2.., .. }) {
        return None;
    }
    let zero = Number::int(site.context(), 0, ty)?.to_attr(site.context(), ty)?;
    let less = site
        .context()
        .integer_attr(Predicate::Slt.attr_value(), Type::I64);
    let bit = shape::i1_same_shape(rw.context(), ty);
    let loc = rw.body().location(op);
    let zero = rw.constant(op, loc, zero, ty)?;
    let negative = rw.make(
        op,
        loc,
        &NewOp::new(op::ARITH_CMPI, &[lhs, zero], bit).with(name::PREDICATE, Some(less)),
    )?;
    let upper = rw.make(op, loc, &NewOp::new(op::ARITH_EXTSI, &[negative], ty))?;
    rw.replace(op, &[lhs, upper]);
    Some(())
}

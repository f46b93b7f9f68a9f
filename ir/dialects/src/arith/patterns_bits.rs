//! Patterns for bitwise operations.

use crate::arith::ArithSite as _;
use crate::arithmetic::int::Predicate;
use crate::op;
use crate::shared::patterns;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, OpName, Type, name};

pub(super) const AND: &[Pattern] = patterns![
    anonymous "AndOfExtUI" => |rw, op| of_extended(rw, op, op::ARITH_EXTUI);
    anonymous "AndOfExtSI" => |rw, op| of_extended(rw, op, op::ARITH_EXTSI);
];

pub(super) const OR: &[Pattern] = patterns![
    anonymous "OrOfExtUI" => |rw, op| of_extended(rw, op, op::ARITH_EXTUI);
    anonymous "OrOfExtSI" => |rw, op| of_extended(rw, op, op::ARITH_EXTSI);
];

pub(super) const XOR: &[Pattern] = patterns![
    anonymous "XOrIOfExtUI" => |rw, op| of_extended(rw, op, op::ARITH_EXTUI);
    anonymous "XOrIOfExtSI" => |rw, op| of_extended(rw, op, op::ARITH_EXTSI);
    anonymous "XOrINotCmpI" => inverted_comparison;
];

/// Applies the operation to the narrow numbers, and extends the result.
fn of_extended(rw: &mut Rewriter<'_>, op: OpId, extension: OpName) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let ((first, a), (second, b)) = (
        site.defining_cast(lhs, extension)?,
        site.defining_cast(rhs, extension)?,
    );
    let narrow = site.type_of(a);
    if narrow != site.type_of(b) {
        return None;
    }
    let (name, ty) = (site.name(), site.result_type(0)?);
    let loc = rw.fused_loc(&[op, first.id(), second.id()]);
    let value = rw.make(op, loc, &NewOp::new(name, &[a, b], narrow))?;
    rw.replace_with(op, loc, &NewOp::new(extension, &[value], ty))
}

fn inverted_comparison(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let is_true = site.constant(rhs)? == site.context().bool_attr(true);
    let compare = site.def(lhs, op::ARITH_CMPI).filter(|_| is_true)?;
    let (a, b) = compare.pair()?;
    let predicate = Predicate::from_number(compare.predicate()?)?.inverted();
    let predicate = site
        .context()
        .integer_attr(predicate.attr_value(), Type::I64);
    let ty = site.result_type(0)?;
    let loc = rw.fused_loc(&[op, compare.id()]);
    let operands = [a, b];
    let new = NewOp::new(op::ARITH_CMPI, &operands, ty).with(name::PREDICATE, Some(predicate));
    rw.replace_with(op, loc, &new)
}

//! Patterns for `select`.

use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use crate::shared::patterns;
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{OpId, Type, ValueId};

pub(super) const SELECT: &[Pattern] = patterns![
    anonymous "RedundantSelectFalse" => |rw, op| redundant(rw, op, FALSE_VALUE);
    anonymous "RedundantSelectTrue" => |rw, op| redundant(rw, op, TRUE_VALUE);
    anonymous "SelectNotCond" => inverted_condition;
    anonymous "SelectI1ToNot" => false_or_true;
    named "SelectToExtUI" => one_or_zero;
];

// Operands of `select`.
const TRUE_VALUE: usize = 1;
const FALSE_VALUE: usize = 2;

/// `select(c, select(c, a, b), d)` is `select(c, a, d)`, and likewise for the false value.
fn redundant(rw: &mut Rewriter<'_>, op: OpId, operand_index: usize) -> Option<()> {
    let site = rw.site(op);
    let condition = site.operand(0)?;
    let mut operands = [
        condition,
        site.operand(TRUE_VALUE)?,
        site.operand(FALSE_VALUE)?,
    ];
    let inner = site.def(operands[operand_index], op::ARITH_SELECT)?;
    if inner.operand(0)? != condition {
        return None;
    }
    operands[operand_index] = inner.operand(operand_index)?;
    let ty = site.result_type(0)?;
    let loc = rw.fused_loc(&[op, inner.id()]);
    rw.replace_with(op, loc, &NewOp::new(op::ARITH_SELECT, &operands, ty))
}

/// `select(not c, a, b)` is `select(c, b, a)`. As in MLIR, the condition is a scalar.
fn inverted_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (condition, yes) = site.pair()?;
    let (original, ones) = site.def(condition, op::ARITH_XORI)?.pair()?;
    if site.constant(ones)? != site.context().bool_attr(true) {
        return None;
    }
    let (no, ty) = (site.operand(FALSE_VALUE)?, site.result_type(0)?);
    // MLIR takes the location of the constant, not that of the `xori`.
    let loc = rw.fused_loc(&[op, rw.body().defining_op(ones)?]);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(op::ARITH_SELECT, &[original, no, yes], ty),
    )
}

/// Returns the condition of a `select` between the constants 1 and 0, and whether it gives 1 for a true condition.
fn match_one_and_zero(site: &Site<'_>) -> Option<(ValueId, bool)> {
    let (condition, yes) = site.pair()?;
    let no = site.operand(FALSE_VALUE)?;
    if site.is_one(yes) && site.is_zero(no) {
        return Some((condition, true));
    }
    (site.is_zero(yes) && site.is_one(no)).then_some((condition, false))
}

/// `c ? false : true` is `not c`.
fn false_or_true(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (condition, is_one_if_true) = match_one_and_zero(&site)?;
    if is_one_if_true || site.result_type(0)? != Type::I1 {
        return None;
    }
    let loc = rw.body().location(op);
    let true_value = rw.constant(op, loc, rw.context().bool_attr(true), Type::I1)?;
    rw.replace_by(op, op::ARITH_XORI, &[condition, true_value])
}

/// `c ? 1 : 0` is `extui c`, and `c ? 0 : 1` is `extui (not c)`.
fn one_or_zero(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (mut condition, is_one_if_true) = match_one_and_zero(&site)?;
    let ty = site.result_type(0)?;
    if !matches!(site.context().ty(ty), TypeData::Integer { width: 2.., .. }) {
        return None;
    }
    let loc = rw.body().location(op);
    if !is_one_if_true {
        let true_value = rw.constant(op, loc, rw.context().bool_attr(true), Type::I1)?;
        let operands = [condition, true_value];
        condition = rw.make(op, loc, &NewOp::new(op::ARITH_XORI, &operands, Type::I1))?;
    }
    rw.replace_by(op, op::ARITH_EXTUI, &[condition])
}

//! Patterns for `select`.

use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use crate::shared::patterns;
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{OpId, Type, ValueId};

pub(super) const SELECT: &[Pattern] = patterns![
    anonymous "RedundantSelectFalse" => |rw, op| redundant(rw, op, 2);
    anonymous "RedundantSelectTrue" => |rw, op| redundant(rw, op, 1);
    anonymous "SelectNotCond" => inverted_condition;
    anonymous "SelectI1ToNot" => false_or_true;
    named "SelectToExtUI" => one_or_zero;
];

/// Skips an inner choice with the same condition.
fn redundant(rw: &mut Rewriter<'_>, op: OpId, side: usize) -> Option<()> {
    let site = rw.site(op);
    let condition = site.operand(0)?;
    let mut operands = [condition, site.operand(1)?, site.operand(2)?];
    let inner = site.def(operands[side], op::ARITH_SELECT)?;
    if inner.operand(0)? != condition {
        return None;
    }
    operands[side] = inner.operand(side)?;
    let ty = site.result_type(0)?;
    let loc = rw.fused_loc(&[op, inner.id()]);
    rw.replace_with(op, loc, &NewOp::new(op::ARITH_SELECT, &operands, ty))
}

fn inverted_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (condition, yes) = site.pair()?;
    let (original, ones) = site.def(condition, op::ARITH_XORI)?.pair()?;
    if site.constant(ones)? != site.context().bool_attr(true) {
        return None;
    }
    let (no, ty) = (site.operand(2)?, site.result_type(0)?);
    let loc = rw.fused_loc(&[op, rw.body().defining_op(ones)?]);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(op::ARITH_SELECT, &[original, no, yes], ty),
    )
}

fn known_choice(site: &Site<'_>) -> Option<(ValueId, bool)> {
    let (condition, yes) = site.pair()?;
    let no = site.operand(2)?;
    if site.is_one(yes) && site.is_zero(no) {
        return Some((condition, true));
    }
    (site.is_zero(yes) && site.is_one(no)).then_some((condition, false))
}

/// `c ? false : true` is `not c`.
fn false_or_true(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (condition, holds) = known_choice(&site)?;
    if holds || site.result_type(0)? != Type::I1 {
        return None;
    }
    let loc = rw.body().location(op);
    let truth = rw.constant(op, loc, rw.context().bool_attr(true), Type::I1)?;
    rw.replace_by(op, op::ARITH_XORI, &[condition, truth])
}

/// `c ? 1 : 0` is `extui c`, and `c ? 0 : 1` is `extui (not c)`.
fn one_or_zero(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (mut condition, holds) = known_choice(&site)?;
    let ty = site.result_type(0)?;
    if !matches!(site.context().ty(ty), TypeData::Integer { width: 2.., .. }) {
        return None;
    }
    let loc = rw.body().location(op);
    if !holds {
        let truth = rw.constant(op, loc, rw.context().bool_attr(true), Type::I1)?;
        let operands = [condition, truth];
        condition = rw.make(op, loc, &NewOp::new(op::ARITH_XORI, &operands, Type::I1))?;
    }
    rw.replace_by(op, op::ARITH_EXTUI, &[condition])
}

//! Canonicalization of `arith`: folds and patterns.
//!
//! A fold looks at one operation and says what its results are, or with which operands it says the same. A pattern may
//! make other operations. Folds are tried first.

mod flags;
mod fold_cast;
mod fold_float;
mod fold_int;
mod number;
mod patterns_bits;
mod patterns_cast;
mod patterns_compare;
mod patterns_extended;
mod patterns_select;
mod patterns_sum;
mod site;

use pass_ir::{OpName, op};

pub(crate) use site::ArithSite;

use crate::rewrite::{Fold, Pattern, Site};

use crate::fold::float::FloatOp;
use crate::fold::int::{ExtendedOp, IntOp};

/// The fold of an operation.
pub(crate) fn fold(site: &Site<'_>) -> Option<Fold> {
    let name = site.name();
    if let Some(op) = int_op(name) {
        return fold_int::binary(site, op);
    }
    if let Some(op) = float_op(name) {
        return fold_float::binary(site, op);
    }
    match name {
        op::ARITH_ADDUI_EXTENDED => fold_int::extended(site, ExtendedOp::AddU),
        op::ARITH_MULSI_EXTENDED => fold_int::extended(site, ExtendedOp::MulS),
        op::ARITH_MULUI_EXTENDED => fold_int::extended(site, ExtendedOp::MulU),
        op::ARITH_CMPI => fold_int::compare(site),
        op::ARITH_CMPF => fold_float::compare(site),
        op::ARITH_NEGF => fold_float::negate(site),
        op::ARITH_SELECT => fold_cast::select(site),
        op::ARITH_EXTUI => fold_cast::extend_unsigned(site),
        op::ARITH_EXTSI => fold_cast::extend_signed(site),
        op::ARITH_TRUNCI => fold_cast::truncate(site),
        op::ARITH_INDEX_CAST => fold_cast::index_cast(site),
        op::ARITH_INDEX_CASTUI => fold_cast::index_cast_unsigned(site),
        op::ARITH_BITCAST => fold_cast::bitcast(site),
        op::ARITH_SITOFP => fold_cast::int_to_float(site, true),
        op::ARITH_UITOFP => fold_cast::int_to_float(site, false),
        op::ARITH_FPTOSI => fold_cast::float_to_int(site, true),
        op::ARITH_FPTOUI => fold_cast::float_to_int(site, false),
        op::ARITH_EXTF => fold_cast::extend_float(site),
        op::ARITH_TRUNCF => fold_cast::truncate_float(site),
        _ => None,
    }
}

fn int_op(name: OpName) -> Option<IntOp> {
    Some(match name {
        op::ARITH_ADDI => IntOp::Add,
        op::ARITH_SUBI => IntOp::Sub,
        op::ARITH_MULI => IntOp::Mul,
        op::ARITH_DIVSI => IntOp::DivS,
        op::ARITH_DIVUI => IntOp::DivU,
        op::ARITH_CEILDIVSI => IntOp::CeilDivS,
        op::ARITH_CEILDIVUI => IntOp::CeilDivU,
        op::ARITH_FLOORDIVSI => IntOp::FloorDivS,
        op::ARITH_REMSI => IntOp::RemS,
        op::ARITH_REMUI => IntOp::RemU,
        op::ARITH_ANDI => IntOp::And,
        op::ARITH_ORI => IntOp::Or,
        op::ARITH_XORI => IntOp::Xor,
        op::ARITH_SHLI => IntOp::ShiftLeft,
        op::ARITH_SHRSI => IntOp::ShiftRightS,
        op::ARITH_SHRUI => IntOp::ShiftRightU,
        op::ARITH_MAXSI => IntOp::MaxS,
        op::ARITH_MAXUI => IntOp::MaxU,
        op::ARITH_MINSI => IntOp::MinS,
        op::ARITH_MINUI => IntOp::MinU,
        _ => return None,
    })
}

fn float_op(name: OpName) -> Option<FloatOp> {
    Some(match name {
        op::ARITH_ADDF => FloatOp::Add,
        op::ARITH_SUBF => FloatOp::Sub,
        op::ARITH_MULF => FloatOp::Mul,
        op::ARITH_DIVF => FloatOp::Div,
        op::ARITH_REMF => FloatOp::Rem,
        op::ARITH_MAXIMUMF => FloatOp::Maximum,
        op::ARITH_MINIMUMF => FloatOp::Minimum,
        op::ARITH_MAXNUMF => FloatOp::MaxNum,
        op::ARITH_MINNUMF => FloatOp::MinNum,
        _ => return None,
    })
}

/// The patterns for operations of a name, in the order in which they are tried.
pub(crate) fn patterns(name: OpName) -> &'static [Pattern] {
    match name {
        op::ARITH_ADDI => patterns_sum::ADD,
        op::ARITH_SUBI => patterns_sum::SUB,
        op::ARITH_MULI => patterns_sum::MUL,
        op::ARITH_ANDI => patterns_bits::AND,
        op::ARITH_ORI => patterns_bits::OR,
        op::ARITH_XORI => patterns_bits::XOR,
        op::ARITH_CMPI => patterns_compare::CMPI,
        op::ARITH_CMPF => patterns_compare::CMPF,
        op::ARITH_SELECT => patterns_select::SELECT,
        op::ARITH_EXTSI => patterns_cast::EXTSI,
        op::ARITH_TRUNCI => patterns_cast::TRUNCI,
        op::ARITH_TRUNCF => patterns_cast::TRUNCF,
        op::ARITH_INDEX_CAST => patterns_cast::INDEX_CAST,
        op::ARITH_INDEX_CASTUI => patterns_cast::INDEX_CASTUI,
        op::ARITH_BITCAST => patterns_cast::BITCAST,
        op::ARITH_MULF => patterns_cast::MULF,
        op::ARITH_DIVF => patterns_cast::DIVF,
        op::ARITH_ADDUI_EXTENDED => patterns_extended::ADDUI_EXTENDED,
        op::ARITH_MULSI_EXTENDED => patterns_extended::MULSI_EXTENDED,
        op::ARITH_MULUI_EXTENDED => patterns_extended::MULUI_EXTENDED,
        _ => &[],
    }
}

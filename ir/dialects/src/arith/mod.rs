//! The behaviour of `arith`.
//!
//! A fold looks at one operation and says what its results are, or with which operands it says the same. A pattern may
//! make other operations. Folds are tried first.

mod constant;
pub(crate) mod elementwise;
mod flags;
mod fold_cast;
mod fold_float;
mod fold_int;
pub(crate) mod number;
mod patterns_bits;
mod patterns_cast;
mod patterns_compare;
mod patterns_extended;
mod patterns_select;
mod patterns_sum;
mod site;
mod speculation;
mod verify;

pub(crate) use constant::{MakeConstant, materialize};
pub(crate) use site::ArithSite;

use crate::arithmetic::float::FloatOp;
use crate::arithmetic::int::{ExtendedOp, IntOp};
use crate::shared::{behaviours, patterns};
use pass_ir::dialect::Behaviour;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "arith.addf" => fold(|site| fold_float::binary(site, FloatOp::Add));
    "arith.addi" => fold(|site| fold_int::binary(site, IntOp::Add)), patterns(patterns_sum::ADD);
    "arith.addui_extended" => fold(|site| fold_int::extended(site, ExtendedOp::AddU)),
        patterns(patterns_extended::ADDUI_EXTENDED);
    "arith.andi" => fold(|site| fold_int::binary(site, IntOp::And)), patterns(patterns_bits::AND);
    "arith.bitcast" => fold(fold_cast::bitcast), patterns(patterns_cast::BITCAST),
        verify_interfaces(verify::check_cast);
    "arith.ceildivsi" => fold(|site| fold_int::binary(site, IntOp::CeilDivS)),
        speculation(speculation::signed_division);
    "arith.ceildivui" => fold(|site| fold_int::binary(site, IntOp::CeilDivU)),
        speculation(speculation::unsigned_division);
    "arith.cmpf" => fold(fold_float::compare),
        patterns(patterns![named "CmpFIntToFPConst" => patterns_compare::of_integer]);
    "arith.cmpi" => fold(fold_int::compare), patterns(patterns_compare::CMPI);
    "arith.constant" => verify(verify::check_constant);
    "arith.divf" => fold(|site| fold_float::binary(site, FloatOp::Div)),
        patterns(patterns![anonymous "DivFOfNegF" => patterns_cast::both_negated]);
    "arith.divsi" => fold(|site| fold_int::binary(site, IntOp::DivS)),
        speculation(speculation::signed_division);
    "arith.divui" => fold(|site| fold_int::binary(site, IntOp::DivU)),
        speculation(speculation::unsigned_division);
    "arith.extf" => fold(fold_cast::extend_float), verify_interfaces(verify::check_cast);
    "arith.extsi" => fold(fold_cast::extend_signed), patterns(patterns_cast::EXTSI),
        verify_interfaces(verify::check_cast);
    "arith.extui" => fold(fold_cast::extend_unsigned), verify_interfaces(verify::check_cast);
    "arith.floordivsi" => fold(|site| fold_int::binary(site, IntOp::FloorDivS)),
        speculation(speculation::signed_division);
    "arith.fptosi" => fold(|site| fold_cast::float_to_int(site, true)), verify_interfaces(verify::check_cast);
    "arith.fptoui" => fold(|site| fold_cast::float_to_int(site, false)),
        verify_interfaces(verify::check_cast);
    "arith.index_cast" => fold(fold_cast::index_cast), patterns(patterns_cast::INDEX_CAST),
        verify_interfaces(verify::check_cast);
    "arith.index_castui" => fold(fold_cast::index_cast_unsigned), patterns(patterns_cast::INDEX_CASTUI),
        verify_interfaces(verify::check_cast);
    "arith.maximumf" => fold(|site| fold_float::binary(site, FloatOp::Maximum));
    "arith.maxnumf" => fold(|site| fold_float::binary(site, FloatOp::MaxNum));
    "arith.maxsi" => fold(|site| fold_int::binary(site, IntOp::MaxS));
    "arith.maxui" => fold(|site| fold_int::binary(site, IntOp::MaxU));
    "arith.minimumf" => fold(|site| fold_float::binary(site, FloatOp::Minimum));
    "arith.minnumf" => fold(|site| fold_float::binary(site, FloatOp::MinNum));
    "arith.minsi" => fold(|site| fold_int::binary(site, IntOp::MinS));
    "arith.minui" => fold(|site| fold_int::binary(site, IntOp::MinU));
    "arith.mulf" => fold(|site| fold_float::binary(site, FloatOp::Mul)),
        patterns(patterns![anonymous "MulFOfNegF" => patterns_cast::both_negated]);
    "arith.muli" => fold(|site| fold_int::binary(site, IntOp::Mul)), patterns(patterns_sum::MUL);
    "arith.mulsi_extended" => fold(|site| fold_int::extended(site, ExtendedOp::MulS)),
        patterns(patterns_extended::MULSI_EXTENDED);
    "arith.mului_extended" => fold(|site| fold_int::extended(site, ExtendedOp::MulU)),
        patterns(patterns_extended::MULUI_EXTENDED);
    "arith.negf" => fold(fold_float::negate);
    "arith.ori" => fold(|site| fold_int::binary(site, IntOp::Or)), patterns(patterns_bits::OR);
    "arith.remf" => fold(|site| fold_float::binary(site, FloatOp::Rem));
    "arith.remsi" => fold(|site| fold_int::binary(site, IntOp::RemS)),
        speculation(speculation::signed_division);
    "arith.remui" => fold(|site| fold_int::binary(site, IntOp::RemU)),
        speculation(speculation::unsigned_division);
    "arith.scaling_extf", "arith.scaling_truncf" => verify_interfaces(verify::check_cast);
    "arith.select" => fold(fold_cast::select), patterns(patterns_select::SELECT),
        verify_types(verify::check_select_shapes), verify(verify::check_select_condition);
    "arith.shli" => fold(|site| fold_int::binary(site, IntOp::ShiftLeft));
    "arith.shrsi" => fold(|site| fold_int::binary(site, IntOp::ShiftRightS));
    "arith.shrui" => fold(|site| fold_int::binary(site, IntOp::ShiftRightU));
    "arith.sitofp" => fold(|site| fold_cast::int_to_float(site, true)), verify_interfaces(verify::check_cast);
    "arith.subf" => fold(|site| fold_float::binary(site, FloatOp::Sub));
    "arith.subi" => fold(|site| fold_int::binary(site, IntOp::Sub)), patterns(patterns_sum::SUB);
    "arith.truncf" => fold(fold_cast::truncate_float), patterns(patterns_cast::TRUNCF),
        verify_interfaces(verify::check_cast);
    "arith.trunci" => fold(fold_cast::truncate), patterns(patterns_cast::TRUNCI),
        verify_interfaces(verify::check_cast);
    "arith.uitofp" => fold(|site| fold_cast::int_to_float(site, false)),
        verify_interfaces(verify::check_cast);
    "arith.xori" => fold(|site| fold_int::binary(site, IntOp::Xor)), patterns(patterns_bits::XOR);
];

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

pub(crate) use constant::{MakeConstant, is_number, materialize};
pub(crate) use site::ArithSite;

use pass_ir::arithmetic::float::FloatOp;
use pass_ir::arithmetic::int::{ExtendedOp, IntOp};
use pass_ir::dialect::Behaviour;

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("arith.addf").fold(|site| fold_float::binary(site, FloatOp::Add)),
    Behaviour::of("arith.addi")
        .fold(|site| fold_int::binary(site, IntOp::Add))
        .patterns(patterns_sum::ADD),
    Behaviour::of("arith.addui_extended")
        .fold(|site| fold_int::extended(site, ExtendedOp::AddU))
        .patterns(patterns_extended::ADDUI_EXTENDED),
    Behaviour::of("arith.andi")
        .fold(|site| fold_int::binary(site, IntOp::And))
        .patterns(patterns_bits::AND),
    Behaviour::of("arith.bitcast")
        .fold(fold_cast::bitcast)
        .patterns(patterns_cast::BITCAST)
        .invariants(verify::CAST),
    Behaviour::of("arith.ceildivsi")
        .fold(|site| fold_int::binary(site, IntOp::CeilDivS))
        .speculation(speculation::signed_division),
    Behaviour::of("arith.ceildivui")
        .fold(|site| fold_int::binary(site, IntOp::CeilDivU))
        .speculation(speculation::unsigned_division),
    Behaviour::of("arith.cmpf")
        .fold(fold_float::compare)
        .patterns(patterns_compare::CMPF),
    Behaviour::of("arith.cmpi")
        .fold(fold_int::compare)
        .patterns(patterns_compare::CMPI),
    Behaviour::of("arith.constant").invariants(verify::CONSTANT),
    Behaviour::of("arith.divf")
        .fold(|site| fold_float::binary(site, FloatOp::Div))
        .patterns(patterns_cast::DIVF),
    Behaviour::of("arith.divsi")
        .fold(|site| fold_int::binary(site, IntOp::DivS))
        .speculation(speculation::signed_division),
    Behaviour::of("arith.divui")
        .fold(|site| fold_int::binary(site, IntOp::DivU))
        .speculation(speculation::unsigned_division),
    Behaviour::of("arith.extf")
        .fold(fold_cast::extend_float)
        .invariants(verify::CAST),
    Behaviour::of("arith.extsi")
        .fold(fold_cast::extend_signed)
        .patterns(patterns_cast::EXTSI)
        .invariants(verify::CAST),
    Behaviour::of("arith.extui")
        .fold(fold_cast::extend_unsigned)
        .invariants(verify::CAST),
    Behaviour::of("arith.floordivsi").fold(|site| fold_int::binary(site, IntOp::FloorDivS)),
    Behaviour::of("arith.fptosi")
        .fold(|site| fold_cast::float_to_int(site, true))
        .invariants(verify::CAST),
    Behaviour::of("arith.fptoui")
        .fold(|site| fold_cast::float_to_int(site, false))
        .invariants(verify::CAST),
    Behaviour::of("arith.index_cast")
        .fold(fold_cast::index_cast)
        .patterns(patterns_cast::INDEX_CAST)
        .invariants(verify::CAST),
    Behaviour::of("arith.index_castui")
        .fold(fold_cast::index_cast_unsigned)
        .patterns(patterns_cast::INDEX_CASTUI)
        .invariants(verify::CAST),
    Behaviour::of("arith.maximumf").fold(|site| fold_float::binary(site, FloatOp::Maximum)),
    Behaviour::of("arith.maxnumf").fold(|site| fold_float::binary(site, FloatOp::MaxNum)),
    Behaviour::of("arith.maxsi").fold(|site| fold_int::binary(site, IntOp::MaxS)),
    Behaviour::of("arith.maxui").fold(|site| fold_int::binary(site, IntOp::MaxU)),
    Behaviour::of("arith.minimumf").fold(|site| fold_float::binary(site, FloatOp::Minimum)),
    Behaviour::of("arith.minnumf").fold(|site| fold_float::binary(site, FloatOp::MinNum)),
    Behaviour::of("arith.minsi").fold(|site| fold_int::binary(site, IntOp::MinS)),
    Behaviour::of("arith.minui").fold(|site| fold_int::binary(site, IntOp::MinU)),
    Behaviour::of("arith.mulf")
        .fold(|site| fold_float::binary(site, FloatOp::Mul))
        .patterns(patterns_cast::MULF),
    Behaviour::of("arith.muli")
        .fold(|site| fold_int::binary(site, IntOp::Mul))
        .patterns(patterns_sum::MUL),
    Behaviour::of("arith.mulsi_extended")
        .fold(|site| fold_int::extended(site, ExtendedOp::MulS))
        .patterns(patterns_extended::MULSI_EXTENDED),
    Behaviour::of("arith.mului_extended")
        .fold(|site| fold_int::extended(site, ExtendedOp::MulU))
        .patterns(patterns_extended::MULUI_EXTENDED),
    Behaviour::of("arith.negf").fold(fold_float::negate),
    Behaviour::of("arith.ori")
        .fold(|site| fold_int::binary(site, IntOp::Or))
        .patterns(patterns_bits::OR),
    Behaviour::of("arith.remf").fold(|site| fold_float::binary(site, FloatOp::Rem)),
    Behaviour::of("arith.remsi").fold(|site| fold_int::binary(site, IntOp::RemS)),
    Behaviour::of("arith.remui").fold(|site| fold_int::binary(site, IntOp::RemU)),
    Behaviour::of("arith.scaling_extf").invariants(verify::CAST),
    Behaviour::of("arith.scaling_truncf").invariants(verify::CAST),
    Behaviour::of("arith.select")
        .fold(fold_cast::select)
        .patterns(patterns_select::SELECT)
        .invariants(verify::SELECT),
    Behaviour::of("arith.shli").fold(|site| fold_int::binary(site, IntOp::ShiftLeft)),
    Behaviour::of("arith.shrsi").fold(|site| fold_int::binary(site, IntOp::ShiftRightS)),
    Behaviour::of("arith.shrui").fold(|site| fold_int::binary(site, IntOp::ShiftRightU)),
    Behaviour::of("arith.sitofp")
        .fold(|site| fold_cast::int_to_float(site, true))
        .invariants(verify::CAST),
    Behaviour::of("arith.subf").fold(|site| fold_float::binary(site, FloatOp::Sub)),
    Behaviour::of("arith.subi")
        .fold(|site| fold_int::binary(site, IntOp::Sub))
        .patterns(patterns_sum::SUB),
    Behaviour::of("arith.truncf")
        .fold(fold_cast::truncate_float)
        .patterns(patterns_cast::TRUNCF)
        .invariants(verify::CAST),
    Behaviour::of("arith.trunci")
        .fold(fold_cast::truncate)
        .patterns(patterns_cast::TRUNCI)
        .invariants(verify::CAST),
    Behaviour::of("arith.uitofp")
        .fold(|site| fold_cast::int_to_float(site, false))
        .invariants(verify::CAST),
    Behaviour::of("arith.xori")
        .fold(|site| fold_int::binary(site, IntOp::Xor))
        .patterns(patterns_bits::XOR),
];

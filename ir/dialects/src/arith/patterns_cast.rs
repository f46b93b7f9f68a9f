//! Patterns for casts, and for products and quotients of negated numbers.

use super::flags::Overflow;
use super::number::{self, Number};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use crate::shared::patterns;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, OpName, Type, ValueId, name};

pub(super) const EXTSI: &[Pattern] = patterns![
    anonymous "ExtSIOfExtUI" => |rw, op| cast_of_cast(rw, op, op::ARITH_EXTUI, op::ARITH_EXTUI);
];

pub(super) const TRUNCI: &[Pattern] = patterns![
    anonymous "TruncIExtSIToExtSI" => |rw, op| shorter_extension(rw, op, op::ARITH_EXTSI);
    anonymous "TruncIExtUIToExtUI" => |rw, op| shorter_extension(rw, op, op::ARITH_EXTUI);
    anonymous "TruncIShrSIToTrunciShrUI" => trunc_of_shrsi;
];

pub(super) const TRUNCF: &[Pattern] = patterns![
    anonymous "TruncFSIToFPToSIToFP" => |rw, op| round_once(rw, op, op::ARITH_SITOFP);
    anonymous "TruncFUIToFPToUIToFP" => |rw, op| round_once(rw, op, op::ARITH_UITOFP);
];

pub(super) const INDEX_CAST: &[Pattern] = patterns![
    anonymous "IndexCastOfIndexCast" => |rw, op| round_trip_cast(rw, op, op::ARITH_INDEX_CAST);
    anonymous "IndexCastOfExtSI" => |rw, op| cast_of_cast(rw, op, op::ARITH_EXTSI, op::ARITH_INDEX_CAST);
];

pub(super) const INDEX_CASTUI: &[Pattern] = patterns![
    anonymous "IndexCastUIOfIndexCastUI" => |rw, op| round_trip_cast(rw, op, op::ARITH_INDEX_CASTUI);
    anonymous "IndexCastUIOfExtUI" => |rw, op| cast_of_cast(rw, op, op::ARITH_EXTUI, op::ARITH_INDEX_CASTUI);
];

pub(super) const BITCAST: &[Pattern] = patterns![
    anonymous "BitcastOfBitcast" => |rw, op| cast_of_cast(rw, op, op::ARITH_BITCAST, op::ARITH_BITCAST);
];

fn cast_of_cast(rw: &mut Rewriter<'_>, op: OpId, inner: OpName, becomes: OpName) -> Option<()> {
    let site = rw.site(op);
    let (cast, source) = site.defining_cast(site.operand(0)?, inner)?;
    replace_cast(rw, op, cast.id(), becomes, source)
}

fn replace_cast(
    rw: &mut Rewriter<'_>,
    op: OpId,
    inner: OpId,
    becomes: OpName,
    source: ValueId,
) -> Option<()> {
    let ty = rw.site(op).result_type(0)?;
    let loc = rw.fused_loc(&[op, inner]);
    rw.replace_with(op, loc, &NewOp::new(becomes, &[source], ty))
}

/// `truncf (sitofp x)` is `sitofp x` to the narrow type, and likewise for `uitofp`. One rounding gives what two give only if the
/// first is exact, or the flags allow the difference.
fn round_once(rw: &mut Rewriter<'_>, op: OpId, conversion: OpName) -> Option<()> {
    let site = rw.site(op);
    let wide = site.operand(0)?;
    let (_, source) = site.defining_cast(wide, conversion)?;
    let bits = number::element_width(site.context(), site.type_of(source))?;
    let magnitude = bits - u32::from(conversion == op::ARITH_SITOFP);
    let kind = number::element_kind(site.context(), site.type_of(wide))?;
    let rounding = site.context().ident("roundingmode");
    let is_exact = magnitude <= kind.fraction_bits() + 1;
    if site.attr(rounding).is_some() || !(is_exact || site.has_fastmath("contract")) {
        return None;
    }
    cast_of_cast(rw, op, conversion, conversion)
}

/// Replaces a truncation of an extension by a shorter extension.
fn shorter_extension(rw: &mut Rewriter<'_>, op: OpId, extension: OpName) -> Option<()> {
    let site = rw.site(op);
    let (cast, source) = site.defining_cast(site.operand(0)?, extension)?;
    let width = |ty| number::element_width(site.context(), ty);
    if width(site.result_type(0)?)? <= width(site.type_of(source))? {
        return None;
    }
    replace_cast(rw, op, cast.id(), extension, source)
}

/// `trunci (shrsi x, c)` is `trunci (shrui x, c)` if the truncation drops the bits that are shifted in.
fn trunc_of_shrsi(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let shift = site.def(site.operand(0)?, op::ARITH_SHRSI)?;
    let (source, amount) = shift.pair()?;
    let Number::Int(by, width) = site.constant_number(amount)? else {
        return None;
    };
    let (wide, narrow) = (site.type_of(source), site.result_type(0)?);
    let cut = number::element_width(site.context(), wide)?
        - number::element_width(site.context(), narrow)?;
    if by.as_u128(width) != Some(u128::from(cut)) {
        return None;
    }
    let value = site.constant(amount)?;
    // The upper bits are zero after the shift, so that the number fits without a sign, but not with one.
    let flags = Overflow {
        nsw: false,
        ..site.overflow()
    };
    let flags = flags.to_attr(site.context());
    // The truncated bits do not depend on the bits that are shifted in.
    let exact = site.context().ident("isExact");
    let is_exact = shift.attr(exact);
    let loc = rw.fused_loc(&[op, rw.body().defining_op(amount)?]);
    let amount = rw.constant(op, loc, value, wide)?;
    let shifted = rw.make(
        op,
        loc,
        &NewOp::new(op::ARITH_SHRUI, &[source, amount], wide).with(exact, is_exact),
    )?;
    rw.replace_with(
        op,
        loc,
        &NewOp::new(op::ARITH_TRUNCI, &[shifted], narrow).with(name::OVERFLOW_FLAGS, Some(flags)),
    )
}

/// Drops a cast to a type that is not narrower on any target, and back: `index` has 32 or 64 bits.
fn round_trip_cast(rw: &mut Rewriter<'_>, op: OpId, cast: OpName) -> Option<()> {
    let site = rw.site(op);
    let middle = site.operand(0)?;
    let (_, source) = site.defining_cast(middle, cast)?;
    let widths = |value| {
        let width = number::element_width(site.context(), site.type_of(value))?;
        let is_index = site.context().element_or_self(site.type_of(value)) == Type::INDEX;
        Some((if is_index { 32 } else { width }, width))
    };
    if site.type_of(source) != site.result_type(0)? || widths(middle)?.0 < widths(source)?.1 {
        return None;
    }
    rw.replace(op, &[source]);
    Some(())
}

/// Drops the negations of both operands of a product or quotient.
pub(super) fn both_negated(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let ((first, a), (second, b)) = (
        site.defining_cast(lhs, op::ARITH_NEGF)?,
        site.defining_cast(rhs, op::ARITH_NEGF)?,
    );
    let (name, ty, flags) = (site.name(), site.result_type(0)?, site.attr(name::FASTMATH));
    let loc = rw.fused_loc(&[op, first.id(), second.id()]);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(name, &[a, b], ty).with(name::FASTMATH, flags),
    )
}

//! Patterns for casts, and for products and quotients of negated numbers.

use super::number::{self, Number};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, OpName, ValueId, name};

/// Patterns for `extsi`.
pub(super) const EXTSI: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::ExtSIOfExtUI",
    |rw, op| skip(rw, op, op::ARITH_EXTUI, op::ARITH_EXTUI),
)];

/// Patterns for `trunci`.
pub(super) const TRUNCI: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::TruncIExtSIToExtSI", |rw, op| {
        shorter_extension(rw, op, op::ARITH_EXTSI)
    }),
    Pattern::new("(anonymous namespace)::TruncIExtUIToExtUI", |rw, op| {
        shorter_extension(rw, op, op::ARITH_EXTUI)
    }),
    Pattern::new(
        "(anonymous namespace)::TruncIShrSIToTrunciShrUI",
        upper_half,
    ),
];

/// Patterns for `truncf`.
pub(super) const TRUNCF: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::TruncFSIToFPToSIToFP", |rw, op| {
        skip(rw, op, op::ARITH_SITOFP, op::ARITH_SITOFP)
    }),
    Pattern::new("(anonymous namespace)::TruncFUIToFPToUIToFP", |rw, op| {
        skip(rw, op, op::ARITH_UITOFP, op::ARITH_UITOFP)
    }),
];

/// Patterns for `index_cast`.
pub(super) const INDEX_CAST: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::IndexCastOfIndexCast", |rw, op| {
        there_and_back(rw, op, op::ARITH_INDEX_CAST)
    }),
    Pattern::new("(anonymous namespace)::IndexCastOfExtSI", |rw, op| {
        skip(rw, op, op::ARITH_EXTSI, op::ARITH_INDEX_CAST)
    }),
];

/// Patterns for `index_castui`.
pub(super) const INDEX_CASTUI: &[Pattern] = &[
    Pattern::new(
        "(anonymous namespace)::IndexCastUIOfIndexCastUI",
        |rw, op| there_and_back(rw, op, op::ARITH_INDEX_CASTUI),
    ),
    Pattern::new("(anonymous namespace)::IndexCastUIOfExtUI", |rw, op| {
        skip(rw, op, op::ARITH_EXTUI, op::ARITH_INDEX_CASTUI)
    }),
];

/// Patterns for `bitcast`.
pub(super) const BITCAST: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::BitcastOfBitcast",
    |rw, op| skip(rw, op, op::ARITH_BITCAST, op::ARITH_BITCAST),
)];

/// Patterns for `mulf`.
pub(super) const MULF: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::MulFOfNegF",
    both_negated,
)];

/// Patterns for `divf`.
pub(super) const DIVF: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::DivFOfNegF",
    both_negated,
)];

/// The operand of the cast `inner` is cast at once, by the operation `becomes`.
fn skip(rw: &mut Rewriter<'_>, op: OpId, inner: OpName, becomes: OpName) -> Option<()> {
    let site = rw.site(op);
    let (cast, source) = site.cast_of(site.operand(0)?, inner)?;
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

/// A number that is extended and cut off above where it was is extended less.
fn shorter_extension(rw: &mut Rewriter<'_>, op: OpId, extension: OpName) -> Option<()> {
    let site = rw.site(op);
    let (cast, source) = site.cast_of(site.operand(0)?, extension)?;
    let width = |ty| number::element_width(site.context(), ty);
    if width(site.result_type(0)?)? <= width(site.type_of(source))? {
        return None;
    }
    replace_cast(rw, op, cast.id(), extension, source)
}

/// Of the upper bits alone, it does not matter what is shifted in above them.
fn upper_half(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let shift = site.def(site.operand(0)?, op::ARITH_SHRSI)?;
    let (source, amount) = shift.pair()?;
    let Number::Int(by, width) = site.number(amount)? else {
        return None;
    };
    let (wide, narrow) = (site.type_of(source), site.result_type(0)?);
    let cut = number::element_width(site.context(), wide)?
        - number::element_width(site.context(), narrow)?;
    if by.as_u128(width) != Some(u128::from(cut)) {
        return None;
    }
    let (value, flags) = (site.constant(amount)?, site.attr(name::OVERFLOW_FLAGS));
    // The bits that are shifted out are the same whatever is shifted in.
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
        &NewOp::new(op::ARITH_TRUNCI, &[shifted], narrow).with(name::OVERFLOW_FLAGS, flags),
    )
}

/// A cast to `index` and back is the number itself.
fn there_and_back(rw: &mut Rewriter<'_>, op: OpId, cast: OpName) -> Option<()> {
    let site = rw.site(op);
    let (_, source) = site.cast_of(site.operand(0)?, cast)?;
    if site.type_of(source) != site.result_type(0)? {
        return None;
    }
    rw.replace(op, &[source]);
    Some(())
}

/// The product, or quotient, of two negated numbers is that of the numbers.
fn both_negated(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let ((first, a), (second, b)) = (
        site.cast_of(lhs, op::ARITH_NEGF)?,
        site.cast_of(rhs, op::ARITH_NEGF)?,
    );
    let (name, ty, flags) = (site.name(), site.result_type(0)?, site.attr(name::FASTMATH));
    let loc = rw.fused_loc(&[op, first.id(), second.id()]);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(name, &[a, b], ty).with(name::FASTMATH, flags),
    )
}

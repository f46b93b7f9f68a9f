//! The behaviour of `complex`: folds and patterns that are exact.

use crate::op;
use crate::shared::{behaviours, folds, patterns, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, OpId, Type, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "complex.bitcast" => fold(folds::same_type),
        patterns(patterns![anonymous "MergeComplexBitcast" => bitcast_of_bitcast]), verify(check_bits);
    "complex.conj", "complex.neg" => fold(folds::involution);
    "complex.constant" => verify(check_constant);
    "complex.create" => fold(parts_of_one);
    "complex.im" => fold(|site| part(site, 1)),
        patterns(patterns![anonymous "FoldComponentNeg<mlir::complex::ImOp, 1>" => |rw, op| part_of_negation(rw, op, 1)]);
    "complex.re" => fold(|site| part(site, 0)),
        patterns(patterns![anonymous "FoldComponentNeg<mlir::complex::ReOp, 0>" => |rw, op| part_of_negation(rw, op, 0)]);
];

/// Skips an inner bitcast. One of the types of `complex.bitcast` is complex.
fn bitcast_of_bitcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let inner = site.def(site.operand(0)?, site.name())?;
    let source = inner.operand(0)?;
    let is_complex = |ty: Type| matches!(cx.ty(ty), TypeData::Complex(_));
    let name = if is_complex(site.type_of(source)) || is_complex(site.result_type(0)?) {
        site.name()
    } else {
        op::ARITH_BITCAST
    };
    rw.replace_by(op, name, &[source])
}

fn check_bits(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (from, to) = some_or_ok!(subject.cast_types());
    if from == to {
        return Ok(());
    }
    let is_number = |ty: Type| {
        use TypeData::{Complex, Float, Integer};
        matches!(cx.ty(ty), Complex(_) | Float(_) | Integer { .. })
    };
    subject.ensure(is_number(from), "operand must be int/float/complex")?;
    subject.ensure(is_number(to), "result must be int/float/complex")?;
    let width = |ty: Type| cx.ty(ty).bit_width().map(u64::from);
    let (part, other) = match (cx.ty(from), cx.ty(to)) {
        (TypeData::Complex(_), TypeData::Complex(_)) => (None, None),
        (TypeData::Complex(part), _) => (Some(*part), Some(to)),
        (_, TypeData::Complex(part)) => (Some(*part), Some(from)),
        _ => (None, None),
    };
    let (Some(part), Some(other)) = (part, other) else {
        return subject.fail("requires that either input or output has a complex type");
    };
    match (width(part), width(other)) {
        (Some(part), Some(other)) if 2 * part != other => {
            subject.fail("casting bitwidths do not match")
        }
        _ => Ok(()),
    }
}

/// Folds to the number whose parts both operands are.
fn parts_of_one(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let (real, imaginary) = site.pair()?;
    let real_source = site.def(real, cx.op_name("complex.re"))?.operand(0)?;
    let imaginary_source = site.def(imaginary, cx.op_name("complex.im"))?.operand(0)?;
    (real_source == imaginary_source).then(|| real_source.into())
}

/// Folds a part of a number that is constant, or made of its parts.
fn part(site: &Site<'_>, index: usize) -> Option<Fold> {
    let (cx, whole) = (site.context(), site.operand(0)?);
    if let Some(constant) = site.constant(whole) {
        let parts = cx.attr(constant).as_array()?;
        return parts.get(index).map(|&part| part.into());
    }
    let made = site.def(whole, cx.op_name("complex.create"))?;
    made.operand(index).map(Fold::from)
}

/// Replaces a part of a negated `complex.create` by the negated part.
fn part_of_negation(rw: &mut Rewriter<'_>, op: OpId, index: usize) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let negated = site.def(site.operand(0)?, cx.op_name("complex.neg"))?;
    let made = site.def(negated.operand(0)?, cx.op_name("complex.create"))?;
    let operands = [made.operand(index)?];
    let negation = NewOp::new(cx.op_name("arith.negf"), &operands, site.result_type(0)?);
    let negation = negation.with(name::FASTMATH, site.attr(name::FASTMATH));
    rw.replace_with(op, rw.body().location(op), &negation)
}

fn check_constant(subject: Subject<'_>) -> Check {
    let &[real, imaginary] = subject.array("value") else {
        return subject
            .fail("requires 'value' to be a complex constant, represented as array of two values");
    };
    let ty = |part: Attr| match *subject.context().attr(part) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => Some(ty),
        _ => None,
    };
    let (Some(real), Some(imaginary)) = (ty(real), ty(imaginary)) else {
        return subject.fail("requires attribute's elements to be float or integer attributes");
    };
    let result = subject.result_type(0).map(|ty| subject.context().ty(ty));
    let Some(&TypeData::Complex(expected)) = result else {
        return Ok(());
    };
    if [real, imaginary] == [expected; 2] {
        return Ok(());
    }
    let text = |ty: Type| subject.type_text(ty);
    subject.fail(format!(
        "requires attribute's element types ('{}', '{}') to match the element type of the op's return type ('{}')",
        text(real),
        text(imaginary),
        text(expected)
    ))
}

//! Invariants of `arith` beyond the types of operands.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::data::{AttrData, Sign, TypeData};
use pass_ir::verify::{Check, Subject, shape};
use pass_ir::{Context, Type, name};

pub(super) fn check_cast(subject: Subject<'_>) -> Check {
    let (cx, name) = (subject.context(), subject.name());
    let (from, to) = some_or_ok!(subject.cast_types());
    let encoding = |ty: Type| match cx.ty(ty) {
        TypeData::Tensor {
            shape: Some(_),
            encoding,
            ..
        } => Some(*encoding),
        _ => None,
    };
    let encodings = encoding(from).zip(encoding(to));
    let scalar = |ty: Type| cx.ty(cx.element_or_self(ty));
    let (from, to) = (scalar(from), scalar(to));
    let is_index = |data: &TypeData| *data == TypeData::Index;
    let is_compatible = match name {
        op::ARITH_EXTSI | op::ARITH_EXTUI | op::ARITH_EXTF | op::ARITH_SCALING_EXTF => {
            to.bit_width() > from.bit_width()
        }
        op::ARITH_TRUNCI | op::ARITH_TRUNCF | op::ARITH_SCALING_TRUNCF => {
            to.bit_width() < from.bit_width()
        }
        op::ARITH_INDEX_CAST | op::ARITH_INDEX_CASTUI => is_index(from) != is_index(to),
        op::ARITH_BITCAST => from.bit_width() == to.bit_width(),
        _ => true,
    };
    let is_compatible = is_compatible && encodings.is_none_or(|(from, to)| from == to);
    subject.ensure_with(is_compatible, || {
        let operands = types_text(cx, subject.operand_types());
        let results = types_text(cx, subject.result_types());
        format!("operand {operands} and result {results} are cast incompatible")
    })
}

fn types_text(cx: &Context, types: impl ExactSizeIterator<Item = Type>) -> String {
    let plural = if types.len() == 1 { "" } else { "s" };
    let texts: Vec<String> = types.map(|ty| format!("'{}'", cx.type_text(ty))).collect();
    format!("type{plural} {}", texts.join(", "))
}

pub(super) fn check_constant(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let value = some_or_ok!(subject.attr(name::VALUE));
    let ty = some_or_ok!(subject.result_type(0));
    subject.ensure(
        !matches!(cx.ty(ty), TypeData::Integer { sign, .. } if *sign != Sign::Signless),
        "integer return type must be signless",
    )?;
    let data = cx.attr(value);
    let is_number = matches!(*data, AttrData::Integer { .. } | AttrData::Float { .. });
    subject.ensure(
        is_number || data.is_elements(),
        "value must be an integer, float, or elements attribute",
    )?;
    if is_scalable_vector(cx, ty) && !cx.is_splat(value) {
        // MLIR's message spells "initializing" like this.
        return subject.fail(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        );
    }
    Ok(())
}

pub(super) fn check_select_shapes(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (condition, result) = some_or_ok!(subject.cast_types());
    let sizes = |ty: Type| {
        let shape = cx.ty(ty).shape().unwrap_or_default();
        shape.iter().map(|dim| dim.size)
    };
    // As in MLIR, an unranked type counts as one of rank 0, and scalable dimensions as fixed ones: traits compare them next.
    let is_shaped = cx.ty(result).element().is_some();
    subject.ensure(
        condition == Type::I1 || (is_shaped && sizes(condition).eq(sizes(result))),
        "failed to verify that condition is signless i1 or has matching shape",
    )
}

pub(super) fn check_select_condition(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (condition, result) = some_or_ok!(subject.cast_types());
    let expected = shape::i1_same_shape(cx, result);
    subject.ensure_with(condition == Type::I1 || condition == expected, || {
        format!(
            "expected condition type to have the same shape as the result type, expected '{}', but got '{}'",
            cx.type_text(expected),
            cx.type_text(condition)
        )
    })
}

fn is_scalable_vector(cx: &Context, ty: Type) -> bool {
    matches!(cx.ty(ty), TypeData::Vector { shape, .. } if shape.iter().any(|dim| dim.scalable))
}

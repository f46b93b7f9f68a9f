//! Invariants of `arith` beyond the types of operands.

use crate::op;
use crate::shared::some_or_ok;
use pass_ir::data::{AttrData, Sign, TypeData};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Context, Type, name};

pub(super) fn check_cast(subject: Subject<'_>) -> Check {
    let (cx, name) = (subject.context(), subject.name());
    let (from, to) = some_or_ok!(subject.cast_types());
    let scalar = |ty: Type| cx.ty(cx.element_or_self(ty));
    let (inner, outer) = (scalar(from), scalar(to));
    let index = |data: &TypeData| *data == TypeData::Index;
    let fits = match name {
        op::ARITH_EXTSI | op::ARITH_EXTUI | op::ARITH_EXTF | op::ARITH_SCALING_EXTF => {
            outer.bit_width() > inner.bit_width()
        }
        op::ARITH_TRUNCI | op::ARITH_TRUNCF | op::ARITH_SCALING_TRUNCF => {
            outer.bit_width() < inner.bit_width()
        }
        op::ARITH_INDEX_CAST | op::ARITH_INDEX_CASTUI => index(inner) != index(outer),
        op::ARITH_BITCAST => inner.bit_width() == outer.bit_width(),
        _ => true,
    };
    if fits {
        return Ok(());
    }
    let types = |types: Vec<Type>| {
        let texts: Vec<String> = types
            .into_iter()
            .map(|ty| format!("'{}'", cx.type_text(ty)))
            .collect();
        let plural = if texts.len() == 1 { "" } else { "s" };
        format!("type{plural} {}", texts.join(", "))
    };
    let (from, to) = (
        types(subject.operand_types().collect()),
        types(subject.result_types().collect()),
    );
    subject.fail(format!(
        "operand {from} and result {to} are cast incompatible"
    ))
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
    if scales(cx, ty) && !cx.is_splat(value) {
        // The word is spelled so by the tool whose messages these are.
        return subject.fail(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        );
    }
    Ok(())
}

pub(super) fn check_select(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let types: Vec<Type> = subject
        .operand_types()
        .chain(subject.result_types())
        .collect();
    let &[condition, _, _, result] = &types[..] else {
        return Ok(());
    };
    let shape = |ty: Type| {
        cx.ty(ty)
            .shape()
            .unwrap_or_default()
            .iter()
            .map(|dim| dim.size)
    };
    let shaped = cx.ty(result).element().is_some();
    if condition == Type::I1 || (shaped && shape(condition).eq(shape(result))) {
        return Ok(());
    }
    subject.fail("failed to verify that condition is signless i1 or has matching shape")
}

fn scales(cx: &Context, ty: Type) -> bool {
    let shape = match cx.ty(ty) {
        TypeData::Vector { shape, .. } => shape,
        _ => return false,
    };
    shape.iter().any(|dim| dim.scalable)
}

//! Invariants of `arith` beyond the types of operands.

use crate::op;
use pass_ir::data::{AttrData, Sign, TypeData};
use pass_ir::verify::{Check, Invariants, Subject};
use pass_ir::{Context, Type, name};

/// Invariants of casts.
pub(super) const CAST: Invariants = Invariants {
    interfaces: Some(check_cast),
    ..Invariants::NONE
};

/// Invariants of `constant`.
pub(super) const CONSTANT: Invariants = Invariants {
    own: Some(check_constant),
    ..Invariants::NONE
};

/// Invariants of `select`.
pub(super) const SELECT: Invariants = Invariants {
    types: Some(check_select),
    ..Invariants::NONE
};

/// A cast goes from one type to another that it may go to.
fn check_cast(subject: Subject<'_>) -> Check {
    let (cx, name) = (subject.context(), subject.name());
    let Some((from, to)) = subject.conversion() else {
        return Ok(());
    };
    let scalar = |ty: Type| cx.ty(cx.element_or_self(ty));
    let (inner, outer) = (scalar(from), scalar(to));
    let index = |data: &TypeData| *data == TypeData::Index;
    let fits = match name {
        op::ARITH_EXTSI | op::ARITH_EXTUI | op::ARITH_EXTF | op::ARITH_SCALING_EXTF => {
            bits(outer) > bits(inner)
        }
        op::ARITH_TRUNCI | op::ARITH_TRUNCF | op::ARITH_SCALING_TRUNCF => bits(outer) < bits(inner),
        op::ARITH_INDEX_CAST | op::ARITH_INDEX_CASTUI => index(inner) != index(outer),
        op::ARITH_BITCAST => bits(inner) == bits(outer),
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

/// A constant is a number or numbers.
fn check_constant(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (Some(value), Some(ty)) = (subject.attr(name::VALUE), subject.result_types().next()) else {
        return Ok(());
    };
    if matches!(cx.ty(ty), TypeData::Integer { sign, .. } if *sign != Sign::Signless) {
        return subject.fail("integer return type must be signless");
    }
    let data = cx.attr(value);
    let is_number = matches!(*data, AttrData::Integer { .. } | AttrData::Float { .. });
    if !is_number && !data.is_elements() {
        return subject.fail("value must be an integer, float, or elements attribute");
    }
    if scales(cx, ty) && !cx.is_splat(value) {
        // The word is spelled so by the tool whose messages these are.
        return subject.fail(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        );
    }
    Ok(())
}

fn check_select(subject: Subject<'_>) -> Check {
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

fn bits(data: &TypeData) -> Option<u32> {
    match data {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

fn scales(cx: &Context, ty: Type) -> bool {
    let shape = match cx.ty(ty) {
        TypeData::Vector { shape, .. } => shape,
        _ => return false,
    };
    shape.iter().any(|dim| dim.scalable)
}

//! Types of operands and results.

use crate::context::Context;
use crate::dialect::{Kind, OpDef, Traits};
use crate::handle::Type;
use crate::types::TypeData;

use super::agreements::all_equal;
use super::groups::{self, Side};
use super::subject::Subject;
use super::violation::Check;
use super::{kind, shape};

pub(super) fn check_kinds(subject: Subject<'_>, def: &OpDef) -> Check {
    check_list(
        subject,
        Side::Operands,
        def.operands,
        subject.operand_types(),
    )?;
    check_list(subject, Side::Results, def.results, subject.result_types())
}

pub(super) fn check_same(subject: Subject<'_>) -> Check {
    if subject.has(Traits::SAME_TYPE) {
        return check_same_type(subject);
    }
    let operands = subject.operand_types();
    if subject.has(Traits::SAME_OPERAND_TYPES) {
        let message = "requires all operands to have the same type";
        return subject.ensure(all_equal(operands), message);
    }
    let types = operands.chain(subject.result_types());
    if subject.has(Traits::SAME_SHAPE) && !shape::all_compatible(subject.cx, types) {
        return subject.fail("requires the same shape for all operands and results");
    }
    Ok(())
}

const SHAPE_TRAITS: Traits = Traits::all(&[
    Traits::SAME_OPERAND_SHAPE,
    Traits::SAME_OPERAND_ELEMENT_TYPE,
    Traits::SAME_ELEMENT_TYPE,
    Traits::SAME_RANK,
]);

/// Checks the traits that relate shapes or element types; those of dialect types are unknown.
pub(super) fn check_shapes(subject: Subject<'_>) -> Check {
    if !subject.registration().traits.has_any(SHAPE_TRAITS) {
        return Ok(());
    }
    let (cx, operands) = (subject.cx, subject.operand_types());
    let types = operands.clone().chain(subject.result_types());
    let is_opaque = |ty| matches!(cx.ty(ty), TypeData::Dialect { .. });
    if subject.operand_types().len() == 0 || operands.clone().any(is_opaque) {
        return Ok(());
    }
    let element = |ty| cx.element_or_self(ty);
    if subject.has(Traits::SAME_OPERAND_SHAPE) && !shape::all_compatible(cx, operands.clone()) {
        return subject.fail("requires the same shape for all operands");
    }
    if subject.has(Traits::SAME_OPERAND_ELEMENT_TYPE) && !all_equal(operands.clone().map(element)) {
        return subject.fail("requires the same element type for all operands");
    }
    if types.clone().any(is_opaque) {
        return Ok(());
    }
    if subject.has(Traits::SAME_ELEMENT_TYPE) && !all_equal(types.clone().map(element)) {
        return subject.fail("requires the same element type for all operands and results");
    }
    if subject.has(Traits::SAME_RANK) {
        let rank = |ty| cx.ty(ty).shape().map(<[_]>::len);
        let first = types.filter_map(rank).next();
        if operands.filter_map(rank).any(|rank| Some(rank) != first) {
            return subject.fail("operands don't have matching ranks");
        }
        let mut results = subject.result_types().filter_map(rank);
        if results.any(|rank| Some(rank) != first) {
            return subject.fail("result type has different rank than operands");
        }
    }
    Ok(())
}

/// Checks that the results of an elementwise operation have the shape of its operands.
pub(super) fn check_elementwise(subject: Subject<'_>) -> Check {
    if !subject.has(Traits::ELEMENTWISE) {
        return Ok(());
    }
    let cx = subject.cx;
    let has_elements = |ty: &Type| {
        matches!(
            cx.ty(*ty),
            TypeData::Vector { .. } | TypeData::Tensor { .. }
        )
    };
    let mut types = subject.operand_types().chain(subject.result_types());
    if !types.any(|ty| has_elements(&ty)) {
        return Ok(());
    }
    let operands = subject.operand_types().filter(has_elements);
    let results = subject.result_types().filter(has_elements);
    let (operand_count, result_count) = (operands.clone().count(), results.clone().count());
    subject.ensure(
        operand_count > 0,
        "if a result is non-scalar, then at least one operand must be non-scalar",
    )?;
    subject.ensure(
        result_count > 0,
        "if an operand is non-scalar, then there must be at least one non-scalar result",
    )?;
    subject.ensure(
        result_count == subject.result_types().len(),
        "if an operand is non-scalar, then all results must be non-scalar",
    )?;
    let types = operands.chain(results);
    let kinds = types.clone().map(|ty| shaped_kind(cx, ty));
    let message = "all non-scalar operands/results must have the same shape and base type";
    subject.ensure(
        all_equal(kinds) && shape::all_compatible(cx, types),
        message,
    )
}

fn check_list(
    subject: Subject<'_>,
    side: Side,
    kinds: Option<&'static [Kind]>,
    types: impl Iterator<Item = Type> + Clone,
) -> Check {
    let (cx, kinds) = (subject.cx, kinds.unwrap_or_default());
    let fail = |(index, (kind, ty)): (usize, (Kind, Type))| {
        let (expected, ty) = (kind::describe(kind), subject.type_text(ty));
        let side = side.word();
        subject.fail(format!(
            "{side} #{index} must be {expected}, but got '{ty}'"
        ))
    };
    check_optional(subject, side, kinds)?;
    let is_violated = |&(_, (kind, ty)): &(usize, (Kind, Type))| !kind::holds(cx, kind, ty);
    let is_variadic = |kind: &Kind| kind.is_variadic();
    let violation = match kinds {
        // Only the last group is variadic.
        [fixed @ .., last] if last.is_variadic() && !fixed.iter().any(is_variadic) => {
            let kinds = fixed.iter().chain(std::iter::repeat(last)).copied();
            kinds.zip(types).enumerate().find(is_violated)
        }
        _ if kinds.iter().any(is_variadic) => {
            let Some(groups) = groups::of(subject, side, kinds) else {
                return Ok(());
            };
            let kinds = kinds.iter().zip(groups);
            let kinds = kinds.flat_map(|(&kind, group)| group.map(move |_| kind));
            kinds.zip(types).enumerate().find(is_violated)
        }
        _ => {
            let kinds = kinds.iter().copied();
            kinds.zip(types).enumerate().find(is_violated)
        }
    };
    violation.map_or(Ok(()), fail)
}

/// Checks that optional groups have at most one value.
fn check_optional(subject: Subject<'_>, side: Side, kinds: &'static [Kind]) -> Check {
    let is_optional = |kind: &Kind| matches!(kind, Kind::Optional(_));
    if !kinds.iter().any(is_optional) {
        return Ok(());
    }
    let groups = groups::of(subject, side, kinds).unwrap_or_default();
    let mut pairs = kinds.iter().zip(groups);
    match pairs.find(|(kind, group)| is_optional(kind) && group.len() > 1) {
        None => Ok(()),
        Some((_, group)) => {
            let (side, start, count) = (side.word(), group.start, group.len());
            subject.fail(format!(
                "{side} group starting at #{start} requires 0 or 1 element, but found {count}"
            ))
        }
    }
}

/// Checks that all types have the element type of the result, and a compatible shape.
fn check_same_type(subject: Subject<'_>) -> Check {
    let cx = subject.cx;
    let mut types = subject.result_types().chain(subject.operand_types());
    let Some(first) = types.next() else {
        return Ok(());
    };
    let is_compatible = |ty: Type| {
        ty == first
            || (cx.element_or_self(ty) == cx.element_or_self(first)
                && shape::are_compatible(cx, ty, first))
    };
    let message = "requires the same type for all operands and results";
    subject.ensure(types.all(is_compatible), message)
}

/// Returns whether a type is a tensor, and whether it is ranked.
fn shaped_kind(cx: &Context, ty: Type) -> (bool, bool) {
    match cx.ty(ty) {
        TypeData::Tensor { shape, .. } => (true, shape.is_some()),
        _ => (false, true),
    }
}

//! Invariants of operations of `vector` that rearrange elements.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{Check, Subject};

pub(super) fn check_from_elements(subject: Subject<'_>) -> Check {
    let elements: Vec<Type> = subject.operand_types().collect();
    check_elements(subject, subject.result_type(0), &elements, "dest")
}

pub(super) fn check_to_elements(subject: Subject<'_>) -> Check {
    let elements: Vec<Type> = subject.result_types().collect();
    check_elements(subject, subject.operand_type(0), &elements, "source")
}

pub(super) fn vector(subject: Subject<'_>, ty: Option<Type>) -> Option<(&[Dim], Type)> {
    match subject.context().ty(ty?) {
        TypeData::Vector { shape, element } => Some((shape, *element)),
        _ => None,
    }
}

/// Returns the sizes, or `None` if a dimension is scalable.
pub(super) fn sizes(shape: &[Dim]) -> Option<Vec<i64>> {
    let size = |dim: &Dim| i64::try_from(dim.size.filter(|_| !dim.scalable)?).ok();
    shape.iter().map(size).collect()
}

pub(super) fn width(subject: Subject<'_>, element: Type) -> Option<u64> {
    subject.context().ty(element).bit_width().map(u64::from)
}

fn check_elements(subject: Subject<'_>, whole: Option<Type>, parts: &[Type], name: &str) -> Check {
    let (shape, element) = some_or_ok!(vector(subject, whole));
    let sizes = some_or_ok!(sizes(shape));
    let mut sizes = sizes.into_iter();
    let count = sizes.try_fold(1_i64, i64::checked_mul);
    if count == i64::try_from(parts.len()).ok() && parts.iter().all(|&part| part == element) {
        return Ok(());
    }
    subject.fail(format!(
        "failed to verify that shaped type '{name}' matches 'elements' element count and types"
    ))
}

pub(super) fn check_bitcast(subject: Subject<'_>) -> Check {
    let from = some_or_ok!(vector(subject, subject.operand_type(0)));
    let to = some_or_ok!(vector(subject, subject.result_type(0)));
    let (last, first) = some_or_ok!(from.0.split_last());
    let (new_last, new_first) = some_or_ok!(to.0.split_last());
    let differs = first
        .iter()
        .zip(new_first)
        .position(|(one, two)| one.size != two.size);
    if let Some(place) = differs {
        return subject.fail(format!("dimension size mismatch at: {place}"));
    }
    let bits = |dim: &Dim, element: Type| dim.size?.checked_mul(width(subject, element)?);
    match (bits(last, from.1), bits(new_last, to.1)) {
        (Some(one), Some(two)) if one != two => {
            subject.fail("source/result bitwidth of the minor 1-D vectors must be equal")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_broadcast(subject: Subject<'_>) -> Check {
    let (to, element) = some_or_ok!(vector(subject, subject.result_type(0)));
    let source = some_or_ok!(subject.operand_type(0));
    let Some((from, _)) = vector(subject, Some(source)) else {
        let is_shaped = subject.context().ty(source).element().is_some();
        subject.ensure(!is_shaped, "source type is not a vector")?;
        return subject.ensure(
            source == element,
            "failed to verify that source operand and result have same element type",
        );
    };
    let Some(leading) = to.len().checked_sub(from.len()) else {
        return subject.fail("source rank higher than destination rank");
    };
    let is_spread = |from: &Dim, to: &Dim| from.size == Some(1) && !from.scalable && to != from;
    let mut pairs = from.iter().zip(&to[leading..]);
    let (one, two) = some_or_ok!(pairs.find(|(one, two)| one != two && !is_spread(one, two)));
    let text = |dim: &Dim| match (dim.size, dim.scalable) {
        (Some(size), true) => format!("[{size}]"),
        (size, _) => size.unwrap_or_default().to_string(),
    };
    subject.fail(format!(
        "dimension mismatch ({} vs. {})",
        text(one),
        text(two)
    ))
}

pub(super) fn check_shuffle(subject: Subject<'_>) -> Check {
    let vectors = [
        subject.operand_type(0),
        subject.operand_type(1),
        subject.result_type(0),
    ];
    let ([Some((one, _)), Some((two, _)), Some((to, _))], Some(mask)) = (
        vectors.map(|ty| vector(subject, ty)),
        subject.int_list("mask"),
    ) else {
        return Ok(());
    };
    let are_scalars = one.is_empty() && two.is_empty() && to.len() == 1;
    subject.ensure(
        are_scalars || (one.len() == to.len() && two.len() == to.len()),
        "rank mismatch",
    )?;
    let mut rest = one.iter().zip(two).zip(to).skip(1);
    subject.ensure(
        !rest.any(|((one, two), to)| one.size != to.size || two.size != to.size),
        "dimension mismatch",
    )?;
    let first = |shape: &[Dim]| shape.first().map_or(Some(1), |dim| dim.size);
    subject.ensure(
        first(to) == u64::try_from(mask.len()).ok(),
        "mask length mismatch",
    )?;
    let total = first(one)
        .zip(first(two))
        .and_then(|(one, two)| i64::try_from(one + two).ok());
    let wrong = mask
        .iter()
        .position(|place| !(-1..total.unwrap_or(i64::MAX)).contains(place));
    match wrong {
        Some(place) => subject.fail(format!("mask index #{} out of range", place + 1)),
        None => Ok(()),
    }
}

//! Folds of `vector` operations: of constants, and of reads and insertions looked up in the operation that made the vector.

use super::extracts;
use crate::arith::number::Number;
use crate::shared::cycles::CycleDetector;
use crate::shared::folds::{constant_int, same_type};
use crate::shared::slices::verify::DYNAMIC;
use crate::ub;
use pass_ir::data::{AttrData, Dim, Element};
use pass_ir::rewrite::{Fold, Folded, Site};
use pass_ir::{Attr, Type, ValueId};

/// A position without an element: a read there is poison.
const POISON: i64 = -1;

/// The number of elements above which a fold does not copy a constant that has other uses, as in MLIR.
const MAX_COPIED_ELEMENTS: u64 = 256;

/// The number of elements up to which a constant is copied for a single use. A splat of any size is a few bytes of text.
const MAX_ELEMENTS: u64 = 1 << 24;

/// Folds to the operand if it already has the result type, or to a splat of a constant operand.
pub(super) fn broadcast(site: &Site<'_>) -> Option<Fold> {
    same_type(site).or_else(|| splat_or_poison(site))
}

/// Folds an operation on a splat constant or on poison to the same of the result type.
pub(super) fn splat_or_poison(site: &Site<'_>) -> Option<Fold> {
    let constant = site.constant(site.operand(0)?)?;
    if ub::is_poison(site.context(), constant) {
        return Some(constant.into());
    }
    splat(site, constant)
}

/// Folds a splat constant to a splat of the result type.
pub(super) fn splat(site: &Site<'_>, constant: Attr) -> Option<Fold> {
    let ty = site.result_type(0)?;
    Number::of(site.context(), constant)?
        .to_attr(site.context(), ty)
        .map(Fold::from)
}

/// Folds `vector.extract` of a constant, at a poison position, or of a value found in what made the source. Otherwise makes
/// constant indices static.
pub(super) fn extract(site: &Site<'_>) -> Option<Fold> {
    let source = site.operand(0)?;
    let old_position = static_position(site)?;
    if old_position.is_empty() && site.type_of(source) == site.result_type(0)? {
        return Some(source.into());
    }
    let constant = site.constant(source);
    if let Some(poison) = constant.filter(|&source| ub::is_poison(site.context(), source)) {
        return Some(poison.into());
    }
    let (operands, position) = move_constants_into_position(site, 1, &old_position)?;
    if let Some(part) =
        constant.and_then(|constant| extract_from_constant(site, constant, &position))
    {
        return Some(part.into());
    }
    // Only the old position counts: an index that has just become static poison is seen by the next fold, as in MLIR.
    if old_position.contains(&POISON) {
        return Some(ub::poison(site.context()).into());
    }
    let found = if position.contains(&DYNAMIC) || position.contains(&POISON) {
        None
    } else {
        extract_from_producer(site, source, &position)
    };
    found.or_else(|| {
        (position != old_position).then(|| with_position_in_place(site, operands, &position))
    })
}

fn extract_from_producer(site: &Site<'_>, source: ValueId, position: &[i64]) -> Option<Fold> {
    extract_from_extract(site, source, position)
        .or_else(|| extract_from_insert(site, source, position))
        .or_else(|| extract_from_broadcast(site, source))
        .or_else(|| extract_from_elements(site, source, position))
        .or_else(|| {
            let (vector, position) = extracts::past_broadcast(site, source, position)
                .or_else(|| extracts::past_shape_cast(site, source, position))
                .or_else(|| extracts::past_transpose(site, source, position))?;
            Some(with_position_in_place(site, vec![vector], &position))
        })
}

pub(super) fn static_position(site: &Site<'_>) -> Option<Vec<i64>> {
    site.int_array("static_position").map(<[i64]>::to_vec)
}

/// Moves index operands that are constants into the static position. Returns the remaining operands and the new position. The
/// first `leading` operands are no indices.
fn move_constants_into_position(
    site: &Site<'_>,
    leading: usize,
    position: &[i64],
) -> Option<(Vec<ValueId>, Vec<i64>)> {
    let mut dynamic = site.operands().skip(leading);
    let mut operands: Vec<ValueId> = site.operands().take(leading).collect();
    let mut found = position.to_vec();
    let vector = site.operand(leading.checked_sub(1)?)?;
    let shape = site.context().ty(site.type_of(vector)).shape()?;
    for (place, dim) in found.iter_mut().zip(shape) {
        if *place != DYNAMIC {
            continue;
        }
        let value = dynamic.next()?;
        match constant_position(site, value, *dim) {
            Some(constant) => *place = constant,
            None => operands.push(value),
        }
    }
    Some((operands, found))
}

/// Returns the constant if it is in bounds or is `POISON`. An index that is out of bounds stays an operand, because the operation
/// is not valid with it as a property.
fn constant_position(site: &Site<'_>, value: ValueId, dim: Dim) -> Option<i64> {
    let constant = constant_int(site, value)?;
    let is_inside = |constant: i64| {
        let constant = u64::try_from(constant).ok();
        constant.zip(dim.size).is_some_and(|(at, size)| at < size)
    };
    (constant == POISON || is_inside(constant)).then_some(constant)
}

fn with_position_in_place(site: &Site<'_>, operands: Vec<ValueId>, position: &[i64]) -> Fold {
    let cx = site.context();
    let position = cx.dense_array_attr(Type::I64, position);
    let attrs = vec![(cx.ident("static_position"), position)];
    Fold::InPlace { operands, attrs }
}

fn extract_from_constant(site: &Site<'_>, constant: Attr, position: &[i64]) -> Option<Attr> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    if let Some(number) = Number::of(cx, constant) {
        return number.to_attr(cx, ty);
    }
    let AttrData::Dense { ty: whole, .. } = *cx.attr(constant) else {
        return None;
    };
    let shape = cx.ty(whole).shape()?;
    let count: u64 = cx.ty(ty).element_count().unwrap_or(1);
    let first = offset(position, shape)?;
    let elements = cx.elements(constant)?;
    let elements: Option<Vec<Element>> = (first..first + count)
        .map(|place| elements.get(place))
        .collect();
    match (cx.ty(ty).element(), elements?) {
        (Some(_), elements) => cx.dense_attr(&elements, ty),
        (None, elements) => {
            let element = elements.into_iter().next()?;
            Number::of_element(cx, element, ty)?.to_attr(cx, ty)
        }
    }
}

/// Returns the row-major index of the first element at a position; missing trailing indices are 0.
pub(super) fn offset(position: &[i64], shape: &[Dim]) -> Option<u64> {
    let mut place = 0u64;
    for (index, dim) in shape.iter().enumerate() {
        let size = dim.size.filter(|_| !dim.scalable)?;
        let at = position.get(index).copied().unwrap_or(0);
        let at = u64::try_from(at).ok().filter(|&at| at < size)?;
        place = place.checked_mul(size)?.checked_add(at)?;
    }
    Some(place)
}

fn extract_from_extract(site: &Site<'_>, source: ValueId, inner: &[i64]) -> Option<Fold> {
    let outer = site.def(source, site.name())?;
    let position = static_position(&outer).filter(|outer| !outer.contains(&DYNAMIC))?;
    let position = [&position[..], inner].concat();
    Some(with_position_in_place(
        site,
        vec![outer.operand(0)?],
        &position,
    ))
}

/// Folds to the value inserted at exactly this position. Otherwise moves the read into an inserted value that contains the
/// position, or past insertions elsewhere.
fn extract_from_insert(site: &Site<'_>, source: ValueId, expected: &[i64]) -> Option<Fold> {
    let insert = site.context().op_name("vector.insert");
    let (mut container, mut expected) = (source, expected.to_vec());
    let mut cycles = CycleDetector::new(source);
    while let Some(inserted) = site.def(container, insert) {
        let at = static_position(&inserted).filter(|at| !at.contains(&DYNAMIC))?;
        let (value, into) = inserted.pair()?;
        if at == expected {
            return Some(value.into());
        }
        if let Some(rest) = expected.strip_prefix(&at[..]) {
            (container, expected) = (value, rest.to_vec());
        } else if at.starts_with(&expected) {
            break;
        } else {
            container = into;
        }
        cycles.step_to(container)?;
    }
    (container != source).then(|| with_position_in_place(site, vec![container], &expected))
}

fn extract_from_broadcast(site: &Site<'_>, source: ValueId) -> Option<Fold> {
    let copied = site.def(source, site.context().op_name("vector.broadcast"))?;
    let copied = copied.operand(0)?;
    (site.type_of(copied) == site.result_type(0)?).then(|| copied.into())
}

fn extract_from_elements(site: &Site<'_>, source: ValueId, position: &[i64]) -> Option<Fold> {
    let cx = site.context();
    let made = site.def(source, cx.op_name("vector.from_elements"))?;
    let shape = cx.ty(site.type_of(source)).shape()?;
    let is_element = position.len() == shape.len();
    let place = usize::try_from(offset(position, shape)?).ok()?;
    made.operand(place).filter(|_| is_element).map(Fold::from)
}

/// Folds `vector.insert` of the whole vector, over an earlier insertion at the same position, at a poison position, or of a
/// constant into a constant.
pub(super) fn insert(site: &Site<'_>) -> Option<Fold> {
    let (value, into) = site.pair()?;
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let old_position = static_position(site)?;
    if old_position.is_empty() && site.type_of(value) == ty {
        return Some(value.into());
    }
    let (mut operands, position) = move_constants_into_position(site, 2, &old_position)?;
    if let Some(first) = destination_of_overwritten_insert(site, into, &operands[2..], &position) {
        operands[1] = first;
        return Some(with_position_in_place(site, operands, &position));
    }
    if old_position.contains(&POISON) {
        return Some(ub::poison(cx).into());
    }
    into_constant(site, value, into, &position).or_else(|| {
        (position != old_position).then(|| with_position_in_place(site, operands, &position))
    })
}

/// If `into` is an insertion at the same position, returns the vector that it inserted into.
fn destination_of_overwritten_insert(
    site: &Site<'_>,
    into: ValueId,
    dynamic: &[ValueId],
    position: &[i64],
) -> Option<ValueId> {
    let before = site.def(into, site.name())?;
    let has_same_indices = before.operands().skip(2).eq(dynamic.iter().copied());
    let first = before.operand(1)?;
    (has_same_indices && static_position(&before)? == position).then_some(first)
}

fn into_constant(site: &Site<'_>, value: ValueId, into: ValueId, position: &[i64]) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let (value, into) = (site.constant(value)?, site.constant(into)?);
    let mut elements = elements_if_cheap_to_copy(site, into)?;
    let inserted = match cx.elements(value) {
        Some(several) => several.iter().collect(),
        None => vec![Number::of(cx, value)?.into_element()],
    };
    let start = usize::try_from(offset(position, cx.ty(ty).shape()?)?).ok()?;
    let end = start.checked_add(inserted.len())?;
    elements.get_mut(start..end)?.clone_from_slice(&inserted);
    cx.dense_attr(&elements, ty).map(Fold::from)
}

/// Returns the elements of `into`. If there are many, only when the insertion has one use, so as not to multiply large
/// constants.
fn elements_if_cheap_to_copy(site: &Site<'_>, into: Attr) -> Option<Vec<Element>> {
    let elements = site.context().elements(into)?;
    is_cheap_to_copy(site, elements.count(), site.result(0)?).then(|| elements.iter().collect())
}

/// Returns whether a constant with this number of elements may be copied for the uses of a value.
pub(super) fn is_cheap_to_copy(site: &Site<'_>, elements: u64, value: ValueId) -> bool {
    let used_once = || site.body().uses(value).count() == 1;
    elements <= MAX_COPIED_ELEMENTS || elements <= MAX_ELEMENTS && used_once()
}

/// Folds `vector.from_elements` of all elements of a vector, or of constants.
pub(super) fn from_elements(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    if let Some(whole) = source_of_elements(site) {
        return Some(whole.into());
    }
    let numbers = site
        .operands()
        .map(|value| Some(Number::of(cx, site.constant(value)?)?.into_element()));
    let numbers: Vec<Element> = numbers.collect::<Option<_>>()?;
    cx.dense_attr(&numbers, site.result_type(0)?)
        .map(Fold::from)
}

/// Returns the vector that `vector.to_elements` has split into the operands, if they are all its elements in order.
fn source_of_elements(site: &Site<'_>) -> Option<ValueId> {
    let apart = site.context().op_name("vector.to_elements");
    let apart = site.def(site.operand(0)?, apart)?;
    let whole = apart.operand(0)?;
    let is_same = site.operands().eq(apart.results());
    (is_same && Some(site.type_of(whole)) == site.result_type(0)).then_some(whole)
}

/// Folds a shuffle that returns one of its vectors, or that takes its elements from constants. A poison entry of the mask, and an
/// element of a poison vector, may become any element; the first one is taken.
pub(super) fn shuffle(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let (first, second) = site.pair()?;
    let mask = site.int_array("mask")?;
    let size = |value: ValueId| match cx.ty(site.type_of(value)).shape()? {
        [dim, ..] if !dim.scalable => i64::try_from(dim.size?).ok(),
        _ => None,
    };
    let (one, two) = (size(first)?, size(second)?);
    let counts = |from: i64, size: i64| mask.iter().copied().eq(from..from + size);
    if counts(0, one) {
        return Some(first.into());
    }
    if counts(one, two) {
        return Some(second.into());
    }
    let constants = [site.constant(first)?, site.constant(second)?];
    let are_poison = constants.map(|constant| ub::is_poison(cx, constant));
    if are_poison == [true, true] {
        return Some(constants[0].into());
    }
    if cx.ty(site.type_of(first)).shape()?.len() != 1 {
        return None;
    }
    let [left, right] = constants.map(|constant| cx.elements(constant));
    if [left.is_none(), right.is_none()] != are_poison {
        return None;
    }
    let element = |&place: &i64| {
        let (elements, place) = match place.checked_sub(one) {
            Some(place @ 0..) => (&right, place),
            _ => (&left, place),
        };
        match (elements, u64::try_from(place)) {
            (Some(elements), Ok(place)) => elements.get(place),
            _ => left.as_ref().or(right.as_ref())?.get(0),
        }
    };
    let elements: Vec<Element> = mask.iter().map(element).collect::<Option<_>>()?;
    cx.dense_attr(&elements, site.result_type(0)?)
        .map(Fold::from)
}

pub(super) fn to_elements(site: &Site<'_>) -> Option<Fold> {
    let made = site.context().op_name("vector.from_elements");
    let made = site.def(site.operand(0)?, made)?;
    Some(Fold::Replace(made.operands().map(Folded::Value).collect()))
}

//! Invariants of slices: operations with offsets, sizes and strides, each a property where it is constant and an operand
//! where it is not.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject, Violation, ensure, ensure_with, refuse};

pub(crate) const DYNAMIC: i64 = i64::MIN;

/// The lists of a slice: the property, the plural and the singular in messages.
pub(crate) const LISTS: [(&str, &str, &str); 3] = [
    ("static_offsets", "offsets", "offset"),
    ("static_sizes", "sizes", "size"),
    ("static_strides", "strides", "stride"),
];

/// Checks a slice of a tensor, and its type. `first` groups of operands come before the lists.
pub(crate) fn check_slice(
    subject: Subject<'_>,
    first: usize,
    whole: Option<Type>,
    slice: Option<Type>,
) -> Check {
    let cx = subject.context();
    let (whole, slice) = (some_or_ok!(whole), some_or_ok!(slice));
    let lists = some_or_ok!(check_lists(subject, first, whole)?);
    let shape = some_or_ok!(cx.ty(slice).shape());
    ensure(
        shape.len() <= lists[1].len(),
        "expected rank to be smaller or equal to the other rank. ",
    )?;
    if !is_reduced(lists[1], shape) {
        let dims = lists[1]
            .iter()
            .map(|&size| Dim::of(u64::try_from(size).ok()));
        let expected = subject.type_text(some_or_ok!(cx.with_shape(whole, dims)));
        return refuse(format!(
            "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
        ));
    }
    let element = some_or_ok!(cx.ty(whole).element());
    ensure_with(cx.ty(slice).element() == Some(element), || {
        format!(
            "expected element type to be '{}'",
            subject.type_text(element)
        )
    })?;
    check_bounds(subject, whole, lists)
}

/// Checks that the lists of a slice have an entry for each dimension, and returns them.
pub(crate) fn check_lists<'a>(
    subject: Subject<'a>,
    first: usize,
    whole: Type,
) -> Result<Option<[&'a [i64]; 3]>, Box<Violation>> {
    let lists = LISTS.map(|(key, ..)| subject.int_array(key));
    let shape = subject.context().ty(whole).shape();
    let ([Some(offsets), Some(sizes), Some(strides)], Some(shape)) = (lists, shape) else {
        return Ok(None);
    };
    for (plural, list, other_plural, other) in [
        ("offsets", offsets, "sizes", sizes),
        ("sizes", sizes, "strides", strides),
    ] {
        ensure_with(list.len() == other.len(), || {
            format!(
                "expected mixed {plural} rank to match mixed {other_plural} rank ({} vs {}) so the rank of the result type is \
             well-formed.",
                list.len(),
                other.len()
            )
        })?;
    }
    for (group, row) in LISTS.iter().enumerate() {
        check_list(subject, first + group, *row, shape.len())?;
    }
    for (plural, list) in [("offsets", offsets), ("sizes", sizes)] {
        negative(plural, list).map_or(Ok(()), refuse)?;
    }
    Ok(Some([offsets, sizes, strides]))
}

pub(crate) fn check_bounds(subject: Subject<'_>, whole: Type, lists: [&[i64]; 3]) -> Check {
    let shape = subject.context().ty(whole).shape().unwrap_or_default();
    out_of_bounds(shape, lists).map_or(Ok(()), refuse)
}

/// Returns a message for the first entry that is negative.
pub(crate) fn negative(plural: &str, list: &[i64]) -> Option<String> {
    let mut entries = list.iter();
    let entry = entries.find(|&&entry| entry < 0 && entry != DYNAMIC)?;
    Some(format!(
        "expected {plural} to be non-negative, but got {entry}"
    ))
}

/// Returns a message for the first dimension that is statically out of bounds. `lists` are offsets, sizes and strides.
pub(crate) fn out_of_bounds(shape: &[Dim], lists: [&[i64]; 3]) -> Option<String> {
    let static_entry = |group: usize, place: usize| {
        let entry = lists[group].get(place).filter(|&&entry| entry != DYNAMIC);
        entry.map(|&entry| i128::from(entry))
    };
    let sizes = shape.iter().map(|dim| dim.size.map(i128::from));
    sizes.enumerate().find_map(|(place, size)| {
        let (size, offset) = (size?, static_entry(0, place)?);
        if offset >= size {
            return Some(format!(
                "offset {place} is out-of-bounds: {offset} >= {size}"
            ));
        }
        let last = offset + (static_entry(1, place)? - 1) * static_entry(2, place)?;
        (last >= size)
            .then(|| format!("slice along dimension {place} runs out-of-bounds: {last} >= {size}"))
    })
}

fn check_list(
    subject: Subject<'_>,
    group: usize,
    (key, plural, singular): (&str, &str, &str),
    rank: usize,
) -> Check {
    let found = some_or_ok!(subject.int_array(key));
    ensure_with(found.len() == rank, || {
        format!("expected {rank} {singular} values, got {}", found.len())
    })?;
    wrong_count(subject, group, (key, plural)).map_or(Ok(()), refuse)
}

/// Returns a message, if a group has not as many operands as the list has dynamic entries.
pub(crate) fn wrong_count(
    subject: Subject<'_>,
    group: usize,
    (key, plural): (&str, &str),
) -> Option<String> {
    let list = subject.int_array(key)?.iter();
    let dynamic = list.filter(|&&entry| entry == DYNAMIC).count();
    let operands = usize::try_from(*subject.operand_segments()?.get(group)?).ok()?;
    (operands != dynamic).then(|| format!(
        "expected the number of '{plural}' to match the number of dynamic entries in '{key}' ({operands} vs {dynamic})"
    ))
}

/// Returns whether the shape has these sizes, but for some that are 1.
pub(crate) fn is_reduced(sizes: &[i64], shape: &[Dim]) -> bool {
    let mut rest = shape.iter().map(|dim| dim.size).peekable();
    for &size in sizes {
        let expected = u64::try_from(size).ok();
        if rest.next_if_eq(&expected).is_none() && expected != Some(1) {
            return false;
        }
    }
    rest.next().is_none()
}

//! Invariants of slices: operations with offsets, sizes and strides, each a property where it is constant and an operand
//! where it is not.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{Check, Subject};

pub(crate) const DYNAMIC: i64 = i64::MIN;

/// The lists of a slice: the property, the plural and the singular in messages.
pub(crate) const LISTS: [(&str, &str, &str); 3] = [
    ("static_offsets", "offsets", "offset"),
    ("static_sizes", "sizes", "size"),
    ("static_strides", "strides", "stride"),
];

/// Checks the lists of a slice of a type, and the type of the slice. `first` groups of operands come before the lists.
pub(crate) fn check_slice(
    subject: Subject<'_>,
    first: usize,
    whole: Option<Type>,
    slice: Option<Type>,
) -> Check {
    let cx = subject.context();
    let whole = some_or_ok!(whole);
    let slice = some_or_ok!(slice);
    let (whole, slice) = (cx.ty(whole), cx.ty(slice));
    let rank = some_or_ok!(whole.shape().map(<[Dim]>::len));
    for (group, row) in LISTS.iter().enumerate() {
        check_list(subject, first + group, *row, rank)?;
    }
    let [offsets, sizes, strides] = LISTS.map(|(key, ..)| subject.int_array(key));
    for (plural, list) in [("offsets", offsets), ("sizes", sizes)] {
        if let Some(message) = list.and_then(|list| negative(plural, list)) {
            return subject.fail(message);
        }
    }
    if let (Some(one), Some(two)) = (whole.element(), slice.element())
        && one != two
    {
        let expected = subject.type_text(one);
        return subject.fail(format!("expected element type to be '{expected}'"));
    }
    subject.ensure(
        memory_space(whole) == memory_space(slice),
        "different memory spaces specified for base and slice",
    )?;
    let offsets = some_or_ok!(offsets);
    let sizes = some_or_ok!(sizes);
    let strides = some_or_ok!(strides);
    if let Some(shape) = slice.shape()
        && !is_reduced(sizes, shape)
    {
        return subject.fail(
            "expected type to be that of the sizes or a rank-reduced version. (size mismatch) ",
        );
    }
    let shape = whole.shape().unwrap_or_default();
    match out_of_bounds(shape, [offsets, sizes, strides]) {
        Some(message) => subject.fail(message),
        None => Ok(()),
    }
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
    subject.ensure_with(found.len() == rank, || {
        format!("expected {rank} {singular} values, got {}", found.len())
    })?;
    match wrong_count(subject, group, (key, plural)) {
        Some(message) => subject.fail(message),
        None => Ok(()),
    }
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

fn memory_space(ty: &TypeData) -> Option<pass_ir::Attr> {
    match ty {
        TypeData::MemRef { memory_space, .. } => *memory_space,
        _ => None,
    }
}

/// Returns whether the shape has these sizes, but for some that are 1.
fn is_reduced(sizes: &[i64], shape: &[Dim]) -> bool {
    let mut rest = shape.iter().map(|dim| dim.size).peekable();
    for &size in sizes {
        let expected = u64::try_from(size).ok();
        if rest.next_if_eq(&expected).is_none() && expected != Some(1) {
            return false;
        }
    }
    rest.next().is_none()
}

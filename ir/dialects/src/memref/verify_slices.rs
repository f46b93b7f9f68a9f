//! Invariants of slices of memory.

use super::layout::{self, Layout, product};
use crate::shared::slices::verify::{DYNAMIC, check_bounds, check_lists, is_reduced};
use crate::shared::some_or_ok;
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, ensure_with, refuse};
use pass_ir::{Attr, Context, Type};

pub(super) fn check_subview(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let text = |ty| subject.type_text(ty);
    let (source, result) = some_or_ok!(subject.cast_types());
    let lists = some_or_ok!(check_lists(subject, 1, source)?);
    ensure_with(memory_space(cx, source) == memory_space(cx, result), || {
        format!(
            "different memory spaces specified for base memref type '{}' and subview memref type '{}'",
            text(source),
            text(result)
        )
    })?;
    ensure_with(layout::is_strided(cx, source) != Some(false), || {
        format!("base type '{}' is not strided", text(source))
    })?;
    let shape = some_or_ok!(cx.ty(result).shape());
    ensure_with(shape.len() <= lists[1].len(), || {
        format!(
            "expected result rank to be smaller or equal to the source rank, but got '{}'",
            text(result)
        )
    })?;
    let expected = some_or_ok!(Layout::of_any(cx, source)).sliced(lists);
    let has_sizes = is_reduced(lists[1], shape);
    if has_sizes {
        let element = some_or_ok!(cx.ty(source).element());
        ensure_with(cx.ty(result).element() == Some(element), || {
            let (element, result) = (text(element), text(result));
            format!("expected result element type to be '{element}', but got '{result}'")
        })?;
        let found = some_or_ok!(Layout::of_any(cx, result));
        if expected.offset == found.offset && expected.keeps(lists[1], &found) {
            return check_bounds(subject, source, lists);
        }
    }
    let sizes = lists[1].iter().map(|&size| u64::try_from(size).ok());
    let expected = some_or_ok!(expected.memory(cx, source, sizes));
    refuse(format!(
        "expected result type to be '{}' or a rank-reduced version. (mismatch of result {}), but got '{}'",
        text(expected),
        if has_sizes { "layout" } else { "sizes" },
        text(result)
    ))
}

fn memory_space(cx: &Context, ty: Type) -> Option<Attr> {
    match cx.ty(ty) {
        TypeData::MemRef { memory_space, .. } => *memory_space,
        _ => None,
    }
}

impl Layout {
    fn sliced(&self, [offsets, _, steps]: [&[i64]; 3]) -> Self {
        let static_value = |number: i64| Some(number).filter(|&number| number != DYNAMIC);
        let strides = self.strides.iter();
        let starts = strides
            .clone()
            .zip(offsets)
            .map(|(&stride, &offset)| product(stride, static_value(offset)));
        Self {
            offset: starts.fold(self.offset, |sum, start| sum?.checked_add(start?)),
            strides: strides
                .zip(steps)
                .map(|(&stride, &step)| product(stride, static_value(step)))
                .collect(),
        }
    }

    /// Returns whether these are the strides of a slice of this layout, some dimensions of one element left out.
    fn keeps(&self, sizes: &[i64], reduced: &Self) -> bool {
        let count =
            |strides: &[Option<i64>], one| strides.iter().filter(|&&two| two == one).count();
        let mut left_out: Vec<bool> = sizes.iter().map(|&size| size == 1).collect();
        let expected = sizes.len().saturating_sub(reduced.strides.len());
        let is_dropped = |list: &[bool]| list.iter().filter(|&&one| one).count();
        if expected == 0 {
            left_out.fill(false);
        } else if is_dropped(&left_out) != expected {
            let mut rest = self.strides.clone();
            let dims = self.strides.iter().zip(&mut left_out);
            for (&stride, left_out) in dims.filter(|(_, left_out)| **left_out) {
                match count(&rest, stride).cmp(&count(&reduced.strides, stride)) {
                    std::cmp::Ordering::Greater => {
                        let place = rest.iter().position(|&one| one == stride);
                        place.map(|place| rest.remove(place));
                    }
                    std::cmp::Ordering::Equal => *left_out = false,
                    std::cmp::Ordering::Less => return false,
                }
            }
        }
        let remaining = self.strides.iter().zip(&left_out);
        let remaining = remaining.filter(|(_, left_out)| !**left_out);
        is_dropped(&left_out) == expected
            && remaining.map(|(stride, _)| stride).eq(&reduced.strides)
    }
}

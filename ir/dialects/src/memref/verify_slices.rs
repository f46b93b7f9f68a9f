//! Invariants of slices of memory.

use super::layout::{self, Layout, product};
use super::verify_views::lists;
use crate::shared::slices::verify::{DYNAMIC, check_slice};
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject, refuse};

pub(super) fn check_subview(subject: Subject<'_>) -> Check {
    let (source, result) = some_or_ok!(subject.cast_types());
    check_slice(subject, 1, Some(source), Some(result))?;
    let cx = subject.context();
    if layout::is_strided(cx, source) == Some(false) {
        let ty = subject.type_text(source);
        return refuse(format!("base type '{ty}' is not strided"));
    }
    let lists = some_or_ok!(lists(subject));
    let before = some_or_ok!(Layout::of_any(cx, source));
    let found = some_or_ok!(Layout::of_any(cx, result));
    let expected = before.sliced(lists);
    if expected.offset == found.offset && expected.keeps(lists[1], &found) {
        return Ok(());
    }
    let sizes = lists[1].iter().map(|&size| u64::try_from(size).ok());
    let expected = some_or_ok!(expected.memory(cx, source, sizes));
    refuse(format!(
        "expected result type to be '{}' or a rank-reduced version. (mismatch of result layout), but got '{}'",
        subject.type_text(expected),
        subject.type_text(result)
    ))
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

//! Invariants of slices of memory.

use super::layout::{self, Layout, product};
use super::verify_views::{lists, own};
use crate::shared::slices::verify::{DYNAMIC, check_slice};
use pass_ir::verify::{Check, Invariants, Subject, refuse};

pub(super) const SUBVIEW: Invariants = own(check_subview);

/// The layout of a slice follows from that of the memory; dimensions of one element may be left out.
fn check_subview(subject: Subject<'_>) -> Check {
    let Some((source, result)) = subject.conversion() else {
        return Ok(());
    };
    check_slice(subject, 1, Some(source), Some(result))?;
    let cx = subject.context();
    if layout::is_strided(cx, source) == Some(false) {
        let ty = subject.type_text(source);
        return refuse(format!("base type '{ty}' is not strided"));
    }
    let (Some(lists), Some(before), Some(found)) = (
        lists(subject),
        Layout::of_any(cx, source),
        Layout::of_any(cx, result),
    ) else {
        return Ok(());
    };
    let wanted = before.sliced(&lists);
    if wanted.offset == found.offset && wanted.keeps(&lists[1], &found) {
        return Ok(());
    }
    let sizes = lists[1].iter().map(|&size| u64::try_from(size).ok());
    let Some(wanted) = wanted.memory(cx, source, sizes) else {
        return Ok(());
    };
    refuse(format!(
        "expected result type to be '{}' or a rank-reduced version. (mismatch of result layout), but got '{}'",
        subject.type_text(wanted),
        subject.type_text(result)
    ))
}

impl Layout {
    /// The layout of a slice with these offsets, sizes and strides.
    fn sliced(&self, [offsets, _, steps]: &[Vec<i64>; 3]) -> Self {
        let known = |number: i64| Some(number).filter(|&number| number != DYNAMIC);
        let strides = self.strides.iter();
        let starts = strides
            .clone()
            .zip(offsets)
            .map(|(&stride, &offset)| product(stride, known(offset)));
        Self {
            offset: starts.fold(self.offset, |sum, start| sum?.checked_add(start?)),
            strides: strides
                .zip(steps)
                .map(|(&stride, &step)| product(stride, known(step)))
                .collect(),
        }
    }

    /// True if these are the strides of a slice of this layout, some dimensions of one element left out.
    fn keeps(&self, sizes: &[i64], reduced: &Self) -> bool {
        let count =
            |strides: &[Option<i64>], one| strides.iter().filter(|&&two| two == one).count();
        let mut left_out: Vec<bool> = sizes.iter().map(|&size| size == 1).collect();
        let wanted = sizes.len().saturating_sub(reduced.strides.len());
        let is_dropped = |list: &[bool]| list.iter().filter(|&&one| one).count();
        if wanted == 0 {
            left_out.fill(false);
        } else if is_dropped(&left_out) != wanted {
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
        let kept = self.strides.iter().zip(&left_out);
        let kept = kept.filter(|(_, left_out)| !**left_out);
        is_dropped(&left_out) == wanted && kept.map(|(stride, _)| stride).eq(&reduced.strides)
    }
}

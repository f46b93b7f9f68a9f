//! The declared groups of operands and results.

use std::ops::Range;

use crate::dialect::{Kind, Traits};
use crate::name;

use super::subject::Subject;

#[derive(Clone, Copy)]
pub(super) enum Side {
    Operands,
    Results,
}

impl Side {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Operands => "operand",
            Self::Results => "result",
        }
    }
}

/// Returns the values of each group, or `None` if the sizes are inconsistent.
pub(super) fn of(subject: Subject<'_>, side: Side, kinds: &[Kind]) -> Option<Vec<Range<usize>>> {
    let (count, sized, property) = match side {
        Side::Operands => (
            subject.operand_types().len(),
            Traits::SIZED_OPERANDS,
            name::OPERAND_SEGMENT_SIZES,
        ),
        Side::Results => (
            subject.result_types().len(),
            Traits::SIZED_RESULTS,
            name::RESULT_SEGMENT_SIZES,
        ),
    };
    let sizes: Vec<usize> = if subject.has(sized) {
        let sizes = subject.attr(property).map(|attr| subject.cx.attr(attr));
        let sizes = sizes?.as_dense_array()?.iter();
        sizes
            .map(|&size| usize::try_from(size).ok())
            .collect::<Option<_>>()?
    } else {
        // Without segment sizes, all variadic groups have the same size.
        let variadic_count = kinds.iter().filter(|kind| kind.is_variadic()).count();
        let left = count.checked_sub(kinds.len() - variadic_count)?;
        let each = left.checked_div(variadic_count).unwrap_or(0);
        let size = |kind: &Kind| if kind.is_variadic() { each } else { 1 };
        kinds.iter().map(size).collect()
    };
    if sizes.len() != kinds.len() || sizes.iter().sum::<usize>() != count {
        return None;
    }
    let mut start = 0;
    let ranges = sizes.into_iter().map(|size| {
        start += size;
        start - size..start
    });
    Some(ranges.collect())
}

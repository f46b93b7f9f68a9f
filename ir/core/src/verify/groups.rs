//! The declared groups of operands and results.

use std::ops::Range;

use crate::context::Context;
use crate::dialect::{Kind, Traits};
use crate::handle::{Ident, OpName};
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
        let sizes = subject.int_elements(property)?.iter();
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

/// Returns the number of segments that a property holds the sizes of, if it is such a property.
pub(super) fn segments(cx: &Context, op: OpName, property: Ident) -> Option<usize> {
    let sized = match property {
        name::OPERAND_SEGMENT_SIZES => Traits::SIZED_OPERANDS,
        name::RESULT_SEGMENT_SIZES => Traits::SIZED_RESULTS,
        _ => return None,
    };
    if !cx.traits(op).has(sized) {
        return None;
    }
    let defaults = &cx.op_data(op).defaults;
    let (_, sizes) = defaults.iter().find(|entry| entry.0 == property)?;
    cx.attr(*sizes).as_dense_array().map(<[i64]>::len)
}

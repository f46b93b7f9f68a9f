//! Facts about built-in operations beyond the tables of their dialects.

use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Ident, OpName};
use crate::name;

use super::subject::Subject;

pub(super) enum Successors {
    Any,
    Exactly(usize),
    AtLeast(usize),
}

/// Returns the number of successors of an operation, which is unknown for terminators of dialects that are not
/// exhaustive.
pub(super) fn successors(subject: Subject<'_>) -> Successors {
    let least = subject.invariants().least_successors;
    if least > 0 {
        return Successors::AtLeast(least);
    }
    let is_exhaustive = subject.registration().is_exhaustive;
    match subject.def.and_then(|def| def.successors) {
        Some(count) if is_exhaustive => Successors::Exactly(usize::from(count)),
        None if is_exhaustive => Successors::Any,
        _ if subject.has(Traits::TERMINATOR) => Successors::Any,
        _ => Successors::Exactly(0),
    }
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

//! Facts about built-in operations beyond the tables of their dialects.

use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Ident, OpName};
use crate::{name, op};

use super::subject::Subject;

/// The number of successors of an operation.
pub(super) enum Successors {
    Any,
    Exactly(usize),
    AtLeast(usize),
}

/// Returns the number of successors of an operation, which is unknown for terminators of user-defined dialects.
pub(super) fn successors(subject: Subject<'_>) -> Successors {
    let least = subject.invariants().least_successors;
    if least > 0 {
        return Successors::AtLeast(least);
    }
    let is_shipped = subject.known().is_shipped;
    match subject.def.and_then(|def| def.successors) {
        Some(count) if is_shipped => Successors::Exactly(usize::from(count)),
        None if is_shipped => Successors::Any,
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

/// Returns whether the operation is declared by a shipped table only, so that its functions and calls have rules of their own.
pub(super) fn is_foreign(cx: &Context, name: OpName) -> bool {
    !is_built_in(name) && cx.op_data(name).is_shipped
}

/// Returns whether the operation belongs to a built-in dialect, whose names are interned first.
pub(super) fn is_built_in(name: OpName) -> bool {
    name <= op::SCF_YIELD
}

//! Facts about built-in operations beyond the tables of their dialects.

use crate::context::Context;
use crate::dialect::{self, Traits};
use crate::handle::{Ident, OpName};
use crate::{name, op};

use super::subject::Subject;

/// The number of successors of an operation.
pub(super) enum Successors {
    Any,
    Exactly(usize),
    AtLeast(usize),
}

/// The number of blocks of a region.
pub(super) enum Blocks {
    One,
    AtMostOne,
}

/// The number of successors of an operation. It is unknown for terminators of user-defined dialects.
pub(super) fn successors(subject: Subject<'_>) -> Successors {
    match subject.name() {
        op::CF_BR => Successors::Exactly(1),
        op::CF_COND_BR => Successors::Exactly(2),
        op::CF_SWITCH => Successors::AtLeast(1),
        name if is_foreign(subject.cx, name) => match subject.def.and_then(|def| def.successors) {
            Some(count) => Successors::Exactly(usize::from(count)),
            None => Successors::Any,
        },
        name if subject.has(Traits::TERMINATOR) && !is_built_in(name) => Successors::Any,
        _ => Successors::Exactly(0),
    }
}

/// The operations that an operation may stand in; none if it may stand anywhere.
pub(super) fn parents(name: OpName) -> &'static [OpName] {
    match name {
        op::FUNC_RETURN => &[op::FUNC_FUNC],
        op::SCF_CONDITION => &[op::SCF_WHILE],
        op::SCF_FORALL_IN_PARALLEL => &[op::SCF_FORALL],
        op::SCF_REDUCE => &[op::SCF_PARALLEL],
        op::SCF_REDUCE_RETURN => &[op::SCF_REDUCE],
        op::SCF_YIELD => &[
            op::SCF_EXECUTE_REGION,
            op::SCF_FOR,
            op::SCF_IF,
            op::SCF_INDEX_SWITCH,
            op::SCF_WHILE,
        ],
        _ => &[],
    }
}

/// The regions that are declared with a number of blocks, in order. The last stands for all that follow.
pub(super) fn regions(name: OpName) -> &'static [(&'static str, Blocks)] {
    match name {
        op::BUILTIN_MODULE => &[("bodyRegion", Blocks::One)],
        op::SCF_FOR | op::SCF_FORALL | op::SCF_FORALL_IN_PARALLEL | op::SCF_PARALLEL => {
            &[("region", Blocks::One)]
        }
        op::SCF_IF => &[
            ("thenRegion", Blocks::One),
            ("elseRegion", Blocks::AtMostOne),
        ],
        op::SCF_INDEX_SWITCH => &[("defaultRegion", Blocks::One), ("caseRegions", Blocks::One)],
        op::SCF_REDUCE => &[("reductions", Blocks::One)],
        op::SCF_WHILE => &[("before", Blocks::One), ("after", Blocks::One)],
        _ => &[],
    }
}

/// The least number of regions of an operation, where the number is not fixed.
pub(super) fn least_regions(name: OpName) -> usize {
    usize::from(name == op::SCF_INDEX_SWITCH)
}

/// The terminator that the custom form leaves out.
pub(super) fn implicit_terminator(name: OpName) -> Option<OpName> {
    match name {
        op::SCF_FOR | op::SCF_IF | op::SCF_INDEX_SWITCH => Some(op::SCF_YIELD),
        op::SCF_FORALL => Some(op::SCF_FORALL_IN_PARALLEL),
        op::SCF_PARALLEL => Some(op::SCF_REDUCE),
        _ => None,
    }
}

/// In how many groups the operands or results come, of which this property has the sizes; none if they are not grouped.
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

/// True if only the tables of the operation's dialect are known, so that its notion of a function or a call is its
/// own.
pub(super) fn is_foreign(cx: &Context, name: OpName) -> bool {
    !is_built_in(name) && dialect::declared(cx.op_name_str(name)).is_some()
}

/// True if the operation is elementwise on vectors and tensors.
pub(super) fn is_elementwise(name: OpName) -> bool {
    (op::ARITH_ADDF..=op::ARITH_XORI).contains(&name) && name != op::ARITH_CONSTANT
}

/// True if this is a cast of `arith`.
pub(super) fn is_cast(name: OpName) -> bool {
    matches!(
        name,
        op::ARITH_BITCAST
            | op::ARITH_EXTF
            | op::ARITH_EXTSI
            | op::ARITH_EXTUI
            | op::ARITH_FPTOSI
            | op::ARITH_FPTOUI
            | op::ARITH_INDEX_CAST
            | op::ARITH_INDEX_CASTUI
            | op::ARITH_SCALING_EXTF
            | op::ARITH_SCALING_TRUNCF
            | op::ARITH_SITOFP
            | op::ARITH_TRUNCF
            | op::ARITH_TRUNCI
            | op::ARITH_UITOFP
    )
}

/// True if the operation belongs to a built-in dialect, whose names come first.
pub(super) fn is_built_in(name: OpName) -> bool {
    name <= op::SCF_YIELD
}

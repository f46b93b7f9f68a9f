//! Invariants that operations on shapes share: indices, sizes, casts, positions.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{Check, Subject};

/// Checks that there is an index for each dimension of the operand with that number; the indices follow it.
pub(crate) fn check_indices(
    subject: Subject<'_>,
    accessed: usize,
    message: impl Fn(usize, usize) -> String,
) -> Check {
    let mut types = subject.operand_types().skip(accessed);
    let shape = types.next().and_then(|ty| subject.context().ty(ty).shape());
    let found = types.len();
    match shape {
        Some(shape) if shape.len() != found => subject.fail(message(shape.len(), found)),
        _ => Ok(()),
    }
}

/// Checks that there is an operand for each size of the result that is not known; the first group of operands, if
/// they are in groups.
pub(crate) fn check_sizes(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let shape = subject.result_type(0).and_then(|ty| cx.ty(ty).shape());
    let sizes = subject.operand_segments().and_then(<[i64]>::first);
    let found = sizes.and_then(|&size| usize::try_from(size).ok());
    let found = found.unwrap_or_else(|| subject.operand_types().len());
    check_size_count(subject, shape, found)
}

pub(crate) fn check_size_count(subject: Subject<'_>, shape: Option<&[Dim]>, found: usize) -> Check {
    let expected = shape.map(|shape| shape.iter().filter(|dim| dim.size.is_none()).count());
    match expected {
        Some(expected) if expected != found => subject.fail(format!(
            "incorrect number of dynamic sizes, has {found}, expected {expected}"
        )),
        _ => Ok(()),
    }
}

pub(crate) fn check_cast(subject: Subject<'_>) -> Check {
    check_cast_types(subject, |from, to| {
        let (one, two) = (subject.context().ty(from), subject.context().ty(to));
        let is_tensor = |data: &TypeData| matches!(data, TypeData::Tensor { .. });
        let shapes_agree = match (one.shape(), two.shape()) {
            (Some(one), Some(two)) => agree(one, two),
            _ => true,
        };
        is_tensor(one) == is_tensor(two) && one.element() == two.element() && shapes_agree
    })
}

pub(crate) fn check_cast_types(
    subject: Subject<'_>,
    is_cast: impl FnOnce(Type, Type) -> bool,
) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    if is_cast(from, to) {
        return Ok(());
    }
    let (from, to) = (subject.type_text(from), subject.type_text(to));
    subject.fail(format!(
        "operand type '{from}' and result type '{to}' are cast incompatible"
    ))
}

/// Returns whether two shapes have the same rank, and the same sizes where both are known.
pub(crate) fn agree(one: &[Dim], two: &[Dim]) -> bool {
    let agree = |a: &Dim, b: &Dim| a.size.is_none() || b.size.is_none() || a.size == b.size;
    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| agree(one, two))
}

/// Checks that the second operand of a reshape holds as many sizes as the result has. `kind` is `memref` or `tensor`.
pub(crate) fn check_shape_operand(subject: Subject<'_>, kind: &str) -> Check {
    let shape = |ty| subject.context().ty(ty).shape();
    let sizes = subject.operand_type(1).and_then(shape);
    let sizes = some_or_ok!(sizes.and_then(<[Dim]>::first));
    let result = some_or_ok!(subject.result_type(0).and_then(shape));
    match sizes.size {
        None => subject.fail(format!(
            "cannot use shape operand with dynamic length to reshape to statically-ranked {kind} type"
        )),
        Some(size) if size != result.len() as u64 => subject.fail(format!(
            "length of shape operand differs from the result's {kind} rank"
        )),
        _ => Ok(()),
    }
}

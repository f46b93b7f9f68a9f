//! Verifiers of `tensor` operations.

use crate::shared::shapes::verify::{
    check_cast_types, check_indices, check_shape_operand, check_size_count,
};
use crate::shared::slices::verify::{DYNAMIC, check_slice};
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{Check, Subject, ensure_with, refuse, shape};

pub(super) fn check_extract(subject: Subject<'_>) -> Check {
    check_indices(subject, 0, |_, _| {
        "incorrect number of indices for extract_element".to_owned()
    })
}

pub(super) fn check_insert(subject: Subject<'_>) -> Check {
    check_indices(subject, 1, |_, _| "incorrect number of indices".to_owned())
}

pub(super) fn check_extract_slice(subject: Subject<'_>) -> Check {
    let (tensor, slice) = (subject.operand_type(0), subject.result_type(0));
    check_slice(subject, 1, tensor, slice)
}

pub(super) fn check_parallel_insert_slice(subject: Subject<'_>) -> Check {
    check_parallel_parent(subject)?;
    check_inserted_slice(subject)
}

pub(super) fn check_splat(subject: Subject<'_>) -> Check {
    let result = subject.result_type(0);
    let shape = result.and_then(|ty| subject.context().ty(ty).shape());
    check_size_count(
        subject,
        shape,
        subject.operand_types().len().saturating_sub(1),
    )
}

pub(super) fn check_generate(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let ty = subject.context().ty(result);
    if ty
        .shape()
        .is_some_and(|shape| shape.len() != arguments.len())
    {
        return refuse("must have one body argument per input dimension");
    }
    if arguments.iter().any(|&ty| ty != Type::INDEX) {
        return refuse("all body arguments must be index");
    }
    subject.ensure(
        yields_element(subject, ty),
        "body must be terminated with a `yield` operation of the tensor element type",
    )
}

pub(super) fn check_from_elements(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(subject.result_type(0));
    let data = subject.context().ty(ty);
    let count = u64::try_from(subject.operand_types().len()).ok();
    let is_element = |ty| Some(ty) == data.element();
    if data
        .element_count()
        .is_none_or(|expected| Some(expected) == count)
        && subject.operand_types().all(is_element)
    {
        return Ok(());
    }
    subject.fail("failed to verify that operand types match result element type")
}

pub(super) fn check_bitcast(subject: Subject<'_>) -> Check {
    check_cast_types(subject, |from, to| {
        let cx = subject.context();
        let width = |ty| cx.ty(cx.ty(ty).element()?).bit_width();
        let widths = width(from).zip(width(to));
        widths.is_none_or(|(from, to)| from == to) && shape::are_compatible(cx, from, to)
    })
}

pub(super) fn check_inserted_slice(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    let (slice, tensor) = (types.next(), types.next());
    check_slice(subject, 2, tensor, slice)
}

/// Requires a parent with `InParallelOpInterface`. Accepts a parent whose interfaces are not all known.
fn check_parallel_parent(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(subject.parent());
    let is_accepted =
        |name: &&str| ["InParallelOpInterface", "ParallelCombiningOpInterface"].contains(name);
    match parent.def() {
        Some(def) if parent.is_exhaustive() && !def.interfaces.iter().any(is_accepted) => {
            refuse(format!(
                "expected InParallelOpInterface parent, got:{}",
                parent.name_text()
            ))
        }
        _ => Ok(()),
    }
}

pub(super) fn check_pad_type(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, result) = some_or_ok!(subject.cast_types());
    let low = some_or_ok!(subject.int_array("static_low"));
    let high = some_or_ok!(subject.int_array("static_high"));
    let source_shape = some_or_ok!(cx.ty(source).shape());
    let result_shape = some_or_ok!(cx.ty(result).shape());
    ensure_with(
        low.len() == source_shape.len() && high.len() == source_shape.len(),
        || {
            format!(
                "failed to infer expectedType from sourceType '{}', specified resultType is '{}'",
                subject.type_text(source),
                subject.type_text(result)
            )
        },
    )?;
    let static_value = |number: i64| Some(number).filter(|&number| number != DYNAMIC);
    let padded = |(dim, (&low_size, &high_size)): (&Dim, (&i64, &i64))| {
        let size = i64::try_from(dim.size?).ok()?;
        let padding = static_value(low_size)?.checked_add(static_value(high_size)?)?;
        u64::try_from(size.checked_add(padding)?).ok()
    };
    let pairs = source_shape.iter().zip(low.iter().zip(high));
    let expected: Vec<Option<u64>> = pairs.map(padded).collect();
    let fits = |(expected, dim): (&Option<u64>, &Dim)| expected.is_none() || *expected == dim.size;
    if expected.len() == result_shape.len() && expected.iter().zip(result_shape).all(fits) {
        return Ok(());
    }
    let expected = some_or_ok!(cx.with_shape(source, expected.into_iter().map(Dim::of)));
    refuse(format!(
        "specified type '{}' does not match the inferred type '{}'",
        subject.type_text(result),
        subject.type_text(expected)
    ))
}

pub(super) fn check_pad_region(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let ty = subject.context().ty(result);
    let rank = ty.shape().map_or(0, <[Dim]>::len);
    ensure_with(arguments.len() == rank, || {
        format!("expected the block to have {rank} arguments")
    })?;
    if let Some(index) = arguments.iter().position(|&ty| ty != Type::INDEX) {
        return subject.fail(format!(
            "expected block argument {} to be an index",
            index + 1
        ));
    }
    subject.ensure(
        yields_element(subject, ty),
        "expected yield type to match shape element type",
    )
}

/// Returns whether the region yields an element of the tensor. Another check reports any other terminator.
fn yields_element(subject: Subject<'_>, tensor: &TypeData) -> bool {
    let end = subject.entry_terminator(0);
    let end = end.filter(|end| end.name_text() == "tensor.yield");
    let pair = end.zip(tensor.element());
    pair.is_none_or(|(end, element)| end.operand_types().eq([element]))
}

pub(super) fn check_reshape(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, result) = some_or_ok!(subject.cast_types());
    let (from, to) = (cx.ty(source), cx.ty(result));
    subject.ensure(
        from.element() == to.element(),
        "element types of source and destination tensor types should be the same",
    )?;
    if let (Some(from_count), Some(to_count)) = (from.element_count(), to.element_count())
        && from_count != to_count
    {
        return subject
            .fail("source and destination tensor should have the same number of elements");
    }
    check_shape_operand(subject, "tensor")
}

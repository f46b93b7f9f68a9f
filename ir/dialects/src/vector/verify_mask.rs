//! Invariants of `vector.mask`, of masks of transfers, and of operations that interleave, print, cast or split vectors.

use super::verify_contract;
use super::verify_shapes::{vector, width};
use crate::memref::layout;
use crate::shared::affine_maps::affine;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Affine, AffineExpr, Dim, TypeData};
use pass_ir::verify::{Check, Subject};

fn last_size(subject: Subject<'_>, ty: Option<Type>) -> Option<u64> {
    vector(subject, ty)?.0.last()?.size
}

/// Returns the type of the first operand with another size of the trailing dimension.
fn source_with_last(subject: Subject<'_>, size: Option<u64>) -> Option<Type> {
    let source = subject.operand_type(0)?;
    let mut shape = vector(subject, Some(source))?.0.to_vec();
    shape.last_mut()?.size = Some(size?);
    subject.context().with_shape(source, shape)
}

pub(super) fn check_deinterleave(subject: Subject<'_>) -> Check {
    let size = some_or_ok!(last_size(subject, subject.operand_type(0)));
    subject.ensure(
        size % 2 == 0,
        "failed to verify that the trailing dimension of the source vector has an even number of elements",
    )?;
    let expected = some_or_ok!(source_with_last(subject, Some(size / 2)));
    subject.ensure(
        subject.result_type(0) == Some(expected),
        "failed to verify that the trailing dimension of the results is half the width of source trailing dimension",
    )
}

pub(super) fn check_interleave(subject: Subject<'_>) -> Check {
    let size = some_or_ok!(last_size(subject, subject.operand_type(0)));
    let expected = some_or_ok!(source_with_last(subject, size.checked_mul(2)));
    subject.ensure(
        subject.result_type(0) == Some(expected),
        "failed to verify that type of 'result' is double the width of the inputs",
    )
}

pub(super) fn check_print(subject: Subject<'_>) -> Check {
    let has_other_punctuation = subject
        .enum_value("punctuation")
        .is_some_and(|punctuation| punctuation != "newline");
    subject.ensure(
        !subject.is_set("stringLiteral")
            || (subject.operand_types().len() == 0 && !has_other_punctuation),
        "failed to verify that `source` or `punctuation` are not set when printing strings",
    )
}

/// Checks the position of `vector.scalable.insert` or `vector.scalable.extract`.
pub(super) fn check_scalable_position(
    subject: Subject<'_>,
    subvector: Option<Type>,
    name: &str,
) -> Check {
    let position = subject.int_value("pos");
    match (position, last_size(subject, subvector)) {
        (Some(position), Some(size @ 1..)) if position.unsigned_abs() % size != 0 => subject.fail(
            format!("failed to verify that position is a multiple of the {name} length."),
        ),
        _ => Ok(()),
    }
}

pub(super) fn check_mask(subject: Subject<'_>) -> Check {
    if subject.is_empty_region(0) {
        return Ok(());
    }
    let ops = subject.entry_ops(0);
    subject.ensure(ops.len() <= 2, "expects only one operation to mask")?;
    let end = ops.last().filter(|end| end.name_text() == "vector.yield");
    let Some(terminator) = end else {
        return subject.fail("expects a terminator within the mask region");
    };
    subject.ensure(
        terminator.operand_types().len() == subject.result_types().len(),
        "expects number of results to match mask region yielded values",
    )?;
    let &[masked, end] = &ops[..] else {
        return Ok(());
    };
    let (results, yielded) = some_or_ok!(masked.op().zip(end.op()));
    check_masked(subject, masked, results.results().eq(yielded.operands()))
}

fn check_masked(subject: Subject<'_>, masked: Subject<'_>, yields_results: bool) -> Check {
    let interfaces = masked.def().map(|def| def.interfaces);
    let may_have_more_interfaces = masked.def().is_some() && !masked.is_exhaustive();
    if may_have_more_interfaces {
        return Ok(());
    }
    subject.ensure(
        interfaces.is_some_and(|names| names.contains(&"MaskableOpInterface")),
        "expects a MaskableOpInterface within the mask region",
    )?;
    subject.ensure(
        masked.result_types().len() == subject.result_types().len(),
        "expects number of results to match maskable operation number of results",
    )?;
    subject.ensure(
        yields_results,
        "expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
    )?;
    subject.ensure(
        masked.result_types().eq(subject.result_types()),
        "expects result type to match maskable operation result type",
    )?;
    let expected = required_mask(masked);
    if let Some(expected) = expected.filter(|&expected| Some(expected) != subject.operand_type(0)) {
        return subject.fail(format!(
            "expects a '{}' mask for the maskable operation",
            subject.type_text(expected)
        ));
    }
    let passthru = some_or_ok!(subject.operand_type(1));
    subject.ensure(
        masked.name_text() == "vector.transfer_read",
        "doesn't expect a passthru argument for this maskable operation",
    )?;
    subject.ensure(
        masked.result_type(0) == Some(passthru),
        "expects passthru type to match result type",
    )
}

fn required_mask(masked: Subject<'_>) -> Option<Type> {
    let shape_of = |ty| Some(vector(masked, ty)?.0.to_vec());
    let shape = match masked.name_text() {
        "vector.multi_reduction" | "vector.reduction" => shape_of(masked.operand_type(0))?,
        "vector.outerproduct" => shape_of(masked.result_type(0))?,
        "vector.gather" | "vector.scatter" => {
            let indices = masked.operand_types().len().checked_sub(3)?;
            shape_of(masked.operand_type(indices))?
        }
        "vector.contract" => verify_contract::iteration_space(masked)?,
        "vector.transfer_read" => {
            let map = affine(masked, "permutation_map")?;
            return transfer_mask(masked, masked.result_type(0)?, map);
        }
        "vector.transfer_write" => {
            let map = affine(masked, "permutation_map")?;
            return transfer_mask(masked, masked.operand_type(0)?, map);
        }
        _ => return None,
    };
    Some(mask_type(masked, shape))
}

fn mask_type(subject: Subject<'_>, shape: Vec<Dim>) -> Type {
    subject.context().intern_type(TypeData::Vector {
        shape: shape.into(),
        element: Type::I1,
    })
}

/// Returns the type of the mask of a transfer: the dimensions of the vector in the order of the memory dimensions that the map
/// gives them, without broadcast ones.
fn transfer_mask(subject: Subject<'_>, vector_type: Type, map: &Affine) -> Option<Type> {
    let (shape, _) = vector(subject, Some(vector_type))?;
    let dims = map.exprs.iter().zip(shape);
    let mut dims: Vec<(u32, Dim)> = dims
        .filter_map(|(expr, dim)| match expr {
            AffineExpr::Dim(position) => Some((*position, *dim)),
            _ => None,
        })
        .collect();
    dims.sort_by_key(|(position, _)| *position);
    let mut shape: Vec<Dim> = dims.into_iter().map(|(_, dim)| dim).collect();
    if shape.is_empty() {
        shape.push(Dim::of(Some(1)));
    }
    Some(mask_type(subject, shape))
}

pub(super) fn check_transfer(
    subject: Subject<'_>,
    source: &TypeData,
    vector_type: Option<Type>,
    map: &Affine,
) -> Check {
    let (shape, element) = some_or_ok!(vector(subject, vector_type));
    let minor_vector_bits = |shape: &[Dim], element| {
        width(subject, element)?.checked_mul(shape.last().map_or(Some(1), |dim| dim.size)?)
    };
    let (source_bits, what) = match source.element().map(|ty| (ty, vector(subject, Some(ty)))) {
        Some((_, Some((inner, element)))) => (
            minor_vector_bits(inner, element),
            "minor 1-D vector of the source",
        ),
        Some((element, None)) => (width(subject, element), "source element type"),
        None => return Ok(()),
    };
    if let (Some(vector_bits), Some(source_bits @ 1..)) =
        (minor_vector_bits(shape, element), source_bits)
        && vector_bits % source_bits != 0
    {
        return subject.fail(format!(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the {what}"
        ));
    }
    let mask = subject.operand_types().last();
    let mask = mask.filter(|&mask| has_mask(subject) && vector(subject, Some(mask)).is_some());
    let expected = vector_type.and_then(|ty| transfer_mask(subject, ty, map));
    let (mask, expected) = some_or_ok!(mask.zip(expected));
    if mask == expected {
        return Ok(());
    }
    subject.fail(format!(
        "inferred mask type ('{}') and mask operand type ('{}') don't match",
        subject.type_text(expected),
        subject.type_text(mask)
    ))
}

fn has_mask(subject: Subject<'_>) -> bool {
    let groups = subject.operand_segments();
    groups.is_some_and(|groups| groups.last() == Some(&1))
}

pub(super) fn check_type_cast(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (source, target) = some_or_ok!(subject.cast_types());
    // The strides of the operand may be written out; those of the result may not.
    let is_row_major =
        layout::is_identity(cx, source) || layout::is_row_major(cx, source) == Some(true);
    subject.ensure(
        is_row_major,
        "expects operand to be a memref with identity layout",
    )?;
    subject.ensure(
        layout::is_identity(cx, target),
        "expects result to be a memref with identity layout",
    )?;
    let layout_of = |ty| match cx.ty(ty) {
        TypeData::MemRef {
            shape: Some(shape),
            element,
            memory_space,
            ..
        } => {
            let inner = vector(subject, Some(*element));
            let scalar = inner.map_or(*element, |(_, scalar)| scalar);
            let inner_dims = inner.map_or(&[][..], |(dims, _)| dims);
            let dims: Vec<Dim> = shape.iter().chain(inner_dims).copied().collect();
            Some((dims, scalar, *memory_space))
        }
        _ => None,
    };
    let (source_dims, source_scalar, source_space) = some_or_ok!(layout_of(source));
    let (result_dims, result_scalar, result_space) = some_or_ok!(layout_of(target));
    let expected = if source_space != result_space {
        return subject.fail("expects result in same memory space");
    } else if source_scalar != result_scalar {
        "result and operand with same underlying scalar type"
    } else if source_dims != result_dims {
        "concatenated result and operand shapes to be equal"
    } else {
        return Ok(());
    };
    let target = subject.type_text(target);
    subject.fail(format!("expects {expected}: '{target}'"))
}

//! Invariants of `vector.mask`, of masks of transfers, and of operations that interleave, print or cast vectors.

use super::verify_memory;
use super::verify_shapes::{vector, width};
use crate::memref::layout;
use crate::shared::some_or_ok;
use pass_ir::data::{Affine, AffineExpr, Dim, TypeData};
use pass_ir::verify::{Check, Subject};
use pass_ir::{OpId, Type};

fn last_size(subject: Subject<'_>, ty: Option<Type>) -> Option<u64> {
    vector(subject, ty)?.0.last()?.size
}

pub(super) fn check_deinterleaved(subject: Subject<'_>) -> Check {
    let ends = [subject.operand_type(0), subject.result_type(0)].map(|ty| last_size(subject, ty));
    let [Some(before), Some(after)] = ends else {
        return Ok(());
    };
    let expected = if before % 2 != 0 {
        "the trailing dimension of the source vector has an even number of elements"
    } else if after != before / 2 {
        "the trailing dimension of the results is half the width of source trailing dimension"
    } else {
        return Ok(());
    };
    subject.fail(format!("failed to verify that {expected}"))
}

pub(super) fn check_interleaved(subject: Subject<'_>) -> Check {
    let ends = [subject.operand_type(0), subject.result_type(0)].map(|ty| last_size(subject, ty));
    match ends {
        [Some(before), Some(after)] if before.checked_mul(2) != Some(after) => {
            subject.fail("failed to verify that type of 'result' is double the width of the inputs")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_print(subject: Subject<'_>) -> Check {
    let literal = subject.attr(subject.context().ident("stringLiteral"));
    if literal.is_none() || subject.operand_types().len() == 0 {
        return Ok(());
    }
    subject
        .fail("failed to verify that `source` or `punctuation` are not set when printing strings")
}

pub(super) fn check_part(subject: Subject<'_>, part: Option<Type>, name: &str) -> Check {
    let position = subject.int_value("pos");
    match (position, last_size(subject, part)) {
        (Some(position), Some(size @ 1..)) if position.unsigned_abs() % size != 0 => subject.fail(
            format!("failed to verify that position is a multiple of the {name} length."),
        ),
        _ => Ok(()),
    }
}

pub(super) fn check_mask(subject: Subject<'_>) -> Check {
    let (scope, regions) = some_or_ok!(subject.regions());
    let block = some_or_ok!(
        regions
            .first()
            .and_then(|&region| scope.body().entry(region))
    );
    let ops: Vec<OpId> = scope.body().ops(block).take(3).collect();
    let Some(&end) = ops.get(1).or(ops.first()) else {
        return subject.fail("expects a terminator within the mask region");
    };
    subject.ensure(ops.len() <= 2, "expects only one operation to mask")?;
    let end = Subject::inside(subject.context(), scope, end);
    if end.name_text() != "vector.yield" {
        return Ok(());
    }
    subject.ensure(
        end.operand_types().len() == subject.result_types().len(),
        "expects number of results to match mask region yielded values",
    )?;
    match ops.len() {
        2 => check_masked(subject, Subject::inside(subject.context(), scope, ops[0])),
        _ => Ok(()),
    }
}

fn check_masked(subject: Subject<'_>, masked: Subject<'_>) -> Check {
    let interfaces = masked.def().map(|def| def.interfaces);
    let is_own = masked.def().is_some() && !masked.is_exhaustive();
    if is_own {
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
        !masked.result_types().ne(subject.result_types()),
        "expects result type to match maskable operation result type",
    )?;
    let expected = required_mask(masked);
    if let Some(expected) = expected.filter(|&expected| Some(expected) != subject.operand_type(0)) {
        return subject.fail(format!(
            "expects a '{}' mask for the maskable operation",
            subject.type_text(expected)
        ));
    }
    let is_reduction = ["vector.multi_reduction", "vector.reduction"].contains(&masked.name_text());
    subject.ensure(
        !is_reduction || subject.operand_types().len() <= 1,
        "doesn't expect a passthru argument for this maskable operation",
    )
}

fn required_mask(masked: Subject<'_>) -> Option<Type> {
    match masked.name_text() {
        "vector.multi_reduction" | "vector.reduction" => {
            let (shape, _) = vector(masked, masked.operand_type(0))?;
            Some(bits(masked, shape.to_vec()))
        }
        "vector.transfer_read" => {
            transfer_mask(masked, masked.result_type(0)?, &verify_memory::map(masked)?)
        }
        "vector.transfer_write" => transfer_mask(
            masked,
            masked.operand_type(0)?,
            &verify_memory::map(masked)?,
        ),
        _ => None,
    }
}

fn bits(subject: Subject<'_>, shape: Vec<Dim>) -> Type {
    subject.context().intern_type(TypeData::Vector {
        shape: shape.into(),
        element: Type::I1,
    })
}

/// Returns the type of the mask of a transfer: the dimensions of memory that the map names, in order.
fn transfer_mask(subject: Subject<'_>, whole: Type, map: &Affine) -> Option<Type> {
    let (shape, _) = vector(subject, Some(whole))?;
    let dims = map.exprs.iter().zip(shape);
    let mut dims: Vec<(u32, Dim)> = dims
        .filter_map(|(expr, dim)| match expr {
            AffineExpr::Dim(place) => Some((*place, *dim)),
            _ => None,
        })
        .collect();
    dims.sort_by_key(|row| row.0);
    let mut shape: Vec<Dim> = dims.into_iter().map(|row| row.1).collect();
    if shape.is_empty() {
        shape.push(Dim::of(Some(1)));
    }
    Some(bits(subject, shape))
}

pub(super) fn check_transfer(
    subject: Subject<'_>,
    source: &TypeData,
    whole: Option<Type>,
    map: &Affine,
) -> Check {
    let (shape, element) = some_or_ok!(vector(subject, whole));
    let row = |shape: &[Dim], element| {
        width(subject, element)?.checked_mul(shape.last().map_or(Some(1), |dim| dim.size)?)
    };
    let (inner, what) = match source.element().map(|ty| (ty, vector(subject, Some(ty)))) {
        Some((_, Some((inner, element)))) => {
            (row(inner, element), "minor 1-D vector of the source")
        }
        Some((element, None)) => (width(subject, element), "source element type"),
        None => return Ok(()),
    };
    if let (Some(found), Some(unit @ 1..)) = (row(shape, element), inner)
        && found % unit != 0
    {
        return subject.fail(format!(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the {what}"
        ));
    }
    let mask = subject.operand_types().last();
    let mask = mask.filter(|&mask| has_mask(subject) && vector(subject, Some(mask)).is_some());
    let (mask, expected) =
        some_or_ok!(mask.zip(whole.and_then(|whole| transfer_mask(subject, whole, map))));
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
    for (what, ty) in [("operand", source), ("result", target)] {
        subject.ensure_with(layout::is_row_major(cx, ty) != Some(false), || {
            format!("expects {what} to be a memref with identity layout")
        })?;
    }
    let parts = |ty| match cx.ty(ty) {
        TypeData::MemRef {
            shape: Some(shape),
            element,
            memory_space,
            ..
        } => {
            let inner = vector(subject, Some(*element));
            let scalar = inner.map_or(*element, |inner| inner.1);
            let inner = inner.map_or(&[][..], |inner| inner.0);
            let dims: Vec<Dim> = shape.iter().chain(inner).copied().collect();
            Some((dims, scalar, *memory_space))
        }
        _ => None,
    };
    let before = some_or_ok!(parts(source));
    let after = some_or_ok!(parts(target));
    let expected = if before.2 != after.2 {
        return subject.fail("expects result in same memory space");
    } else if before.1 != after.1 {
        "result and operand with same underlying scalar type"
    } else if before.0 != after.0 {
        "concatenated result and operand shapes to be equal"
    } else {
        return Ok(());
    };
    let target = subject.type_text(target);
    subject.fail(format!("expects {expected}: '{target}'"))
}

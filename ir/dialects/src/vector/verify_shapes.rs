//! Invariants of operations of `vector` that rearrange elements.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{Check, Subject};

pub(super) fn check_from_elements(subject: Subject<'_>) -> Check {
    let elements: Vec<Type> = subject.operand_types().collect();
    check_elements(subject, subject.result_type(0), &elements, "dest")
}

pub(super) fn check_to_elements(subject: Subject<'_>) -> Check {
    let elements: Vec<Type> = subject.result_types().collect();
    check_elements(subject, subject.operand_type(0), &elements, "source")
}

pub(super) fn vector(subject: Subject<'_>, ty: Option<Type>) -> Option<(&[Dim], Type)> {
    match subject.context().ty(ty?) {
        TypeData::Vector { shape, element } => Some((shape, *element)),
        _ => None,
    }
}

/// Returns the sizes, or `None` if a dimension is scalable.
pub(super) fn sizes(shape: &[Dim]) -> Option<Vec<i64>> {
    let size = |dim: &Dim| i64::try_from(dim.size.filter(|_| !dim.scalable)?).ok();
    shape.iter().map(size).collect()
}

/// Returns the sizes, and the smallest size of each scalable dimension.
fn least_sizes(shape: &[Dim]) -> Option<Vec<i64>> {
    let size = |dim: &Dim| i64::try_from(dim.size?).ok();
    shape.iter().map(size).collect()
}

pub(super) fn width(subject: Subject<'_>, element: Type) -> Option<u64> {
    subject.context().ty(element).bit_width().map(u64::from)
}

fn check_elements(subject: Subject<'_>, whole: Option<Type>, parts: &[Type], name: &str) -> Check {
    let (shape, element) = some_or_ok!(vector(subject, whole));
    let sizes = some_or_ok!(sizes(shape));
    let mut sizes = sizes.into_iter();
    let count = sizes.try_fold(1_i64, i64::checked_mul);
    if count == i64::try_from(parts.len()).ok() && parts.iter().all(|&part| part == element) {
        return Ok(());
    }
    subject.fail(format!(
        "failed to verify that shaped type '{name}' matches 'elements' element count and types"
    ))
}

pub(super) fn check_bitcast(subject: Subject<'_>) -> Check {
    let from = some_or_ok!(vector(subject, subject.operand_type(0)));
    let to = some_or_ok!(vector(subject, subject.result_type(0)));
    let (last, first) = some_or_ok!(from.0.split_last());
    let (new_last, new_first) = some_or_ok!(to.0.split_last());
    let differs = first
        .iter()
        .zip(new_first)
        .position(|(one, two)| one.size != two.size);
    if let Some(place) = differs {
        return subject.fail(format!("dimension size mismatch at: {place}"));
    }
    let bits = |dim: &Dim, element: Type| dim.size?.checked_mul(width(subject, element)?);
    match (bits(last, from.1), bits(new_last, to.1)) {
        (Some(one), Some(two)) if one != two => {
            subject.fail("source/result bitwidth of the minor 1-D vectors must be equal")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_broadcast(subject: Subject<'_>) -> Check {
    let (to, element) = some_or_ok!(vector(subject, subject.result_type(0)));
    let source = some_or_ok!(subject.operand_type(0));
    let Some((from, _)) = vector(subject, Some(source)) else {
        let is_shaped = subject.context().ty(source).element().is_some();
        subject.ensure(!is_shaped, "source type is not a vector")?;
        return subject.ensure(
            source == element,
            "failed to verify that source operand and result have same element type",
        );
    };
    let Some(leading) = to.len().checked_sub(from.len()) else {
        return subject.fail("source rank higher than destination rank");
    };
    let is_spread = |from: &Dim, to: &Dim| from.size == Some(1) && !from.scalable && to != from;
    let mut pairs = from.iter().zip(&to[leading..]);
    let (one, two) = some_or_ok!(pairs.find(|(one, two)| one != two && !is_spread(one, two)));
    let text = |dim: &Dim| match (dim.size, dim.scalable) {
        (Some(size), true) => format!("[{size}]"),
        (size, _) => size.unwrap_or_default().to_string(),
    };
    subject.fail(format!(
        "dimension mismatch ({} vs. {})",
        text(one),
        text(two)
    ))
}

pub(super) fn check_constant_mask(subject: Subject<'_>) -> Check {
    let (shape, _) = some_or_ok!(vector(subject, subject.result_type(0)));
    let found = some_or_ok!(subject.int_list("mask_dim_sizes"));
    if shape.is_empty() {
        return match found[..] {
            [0 | 1] => Ok(()),
            [_] => subject.fail("mask dim size must be either 0 or 1 for 0-D vectors"),
            _ => subject.fail("array attr must have length 1 for 0-D vectors"),
        };
    }
    subject.ensure(
        found.len() == shape.len(),
        "must specify array attr of size equal vector result rank",
    )?;
    for (&set, dim) in found.iter().zip(shape) {
        let size = dim
            .size
            .and_then(|size| i64::try_from(size).ok())
            .unwrap_or(i64::MAX);
        subject.ensure(
            (0..=size).contains(&set),
            "array attr of size out of bounds of vector result dimension size",
        )?;
        subject.ensure(
            !dim.scalable || set == 0 || set == size,
            "only supports 'none set' or 'all set' scalable dimensions",
        )?;
    }
    subject.ensure(
        !found.contains(&0) || !found.iter().any(|&set| set != 0),
        "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim",
    )
}

pub(super) fn check_create_mask(subject: Subject<'_>) -> Check {
    let rank = vector(subject, subject.result_type(0)).map(|(shape, _)| shape.len());
    match (rank, subject.operand_types().len()) {
        (Some(0), found) if found != 1 => {
            subject.fail("must specify exactly one operand for 0-D create_mask")
        }
        (Some(rank @ 1..), found) if found != rank => {
            subject.fail("must specify an operand for each result vector dimension")
        }
        _ => Ok(()),
    }
}

fn check_confined(
    subject: Subject<'_>,
    what: &str,
    place: usize,
    number: i64,
    (from, to): (i64, i64),
) -> Check {
    if (from..to).contains(&number) {
        return Ok(());
    }
    subject.fail(format!(
        "expected {what} dimension {place} to be confined to [{from}, {to})"
    ))
}

fn check_strides(subject: Subject<'_>, strides: &[i64]) -> Check {
    if strides.iter().all(|&stride| stride == 1) {
        return Ok(());
    }
    subject.fail("expected strides to be confined to [1, 2)")
}

pub(super) fn check_extract_slice(subject: Subject<'_>) -> Check {
    let lists = ["offsets", "sizes", "strides"].map(|key| subject.int_list(key));
    let ([Some(offsets), Some(taken), Some(strides)], Some((shape, _))) =
        (lists, vector(subject, subject.operand_type(0)))
    else {
        return Ok(());
    };
    subject.ensure(
        offsets.len() == taken.len() && offsets.len() == strides.len(),
        "expected offsets, sizes and strides attributes of same size",
    )?;
    subject.ensure(
        offsets.len() <= shape.len(),
        "expected offsets attribute of rank no greater than vector rank",
    )?;
    let static_sizes = some_or_ok!(least_sizes(shape));
    for (place, (&offset, &size)) in offsets.iter().zip(&static_sizes).enumerate() {
        check_confined(subject, "offsets", place, offset, (0, size))?;
    }
    for (place, (&part, &size)) in taken.iter().zip(&static_sizes).enumerate() {
        check_confined(subject, "sizes", place, part, (1, size + 1))?;
    }
    check_strides(subject, &strides)?;
    for (place, &size) in static_sizes.iter().take(offsets.len()).enumerate() {
        let end = offsets[place] + taken[place];
        check_confined(subject, "sum(offsets, sizes)", place, end, (1, size + 1))?;
    }
    let sizes = taken.iter().chain(&static_sizes[taken.len()..]).zip(shape);
    let expected = sizes.map(|(size, dim)| Dim {
        size: Some(size.unsigned_abs()),
        scalable: dim.scalable,
    });
    let source = some_or_ok!(subject.operand_type(0));
    let expected = some_or_ok!(subject.context().with_shape(source, expected));
    subject.ensure_with(subject.result_type(0) == Some(expected), || {
        format!(
            "expected result type to be '{}'",
            subject.type_text(expected)
        )
    })?;
    let pairs = taken
        .iter()
        .zip(shape.iter().zip(&static_sizes))
        .enumerate();
    check_scalable(
        subject,
        pairs.map(|(place, (&part, (dim, &size)))| (place, dim.scalable, part, size)),
    )
}

/// Dimensions that scale are taken as a whole. Each row is a place, whether it scales, and the two sizes.
fn check_scalable(
    subject: Subject<'_>,
    mut rows: impl Iterator<Item = (usize, bool, i64, i64)>,
) -> Check {
    match rows.find(|&(_, scalable, part, whole)| scalable && part != whole) {
        None => Ok(()),
        Some((place, _, part, whole)) => subject.fail(format!(
            "expected size at idx={place} to match the corresponding base size from the input vector ({part} vs {whole})"
        )),
    }
}

pub(super) fn check_insert_slice(subject: Subject<'_>) -> Check {
    let lists = ["offsets", "strides"].map(|key| subject.int_list(key));
    let vectors = [0, 1].map(|index| vector(subject, subject.operand_type(index)));
    let ([Some(offsets), Some(strides)], [Some((from, _)), Some((to, _))]) = (lists, vectors)
    else {
        return Ok(());
    };
    subject.ensure(
        offsets.len() == to.len(),
        "expected offsets of same size as destination vector rank",
    )?;
    subject.ensure(
        strides.len() == from.len(),
        "expected strides of same size as source vector rank",
    )?;
    let Some(leading) = to.len().checked_sub(from.len()) else {
        return subject.fail("expected source rank to be no greater than destination rank");
    };
    let (flags, expected) = (from, &to[leading..]);
    let from = some_or_ok!(least_sizes(from));
    let to = some_or_ok!(least_sizes(to));
    for (place, (&offset, &size)) in offsets.iter().zip(&to).enumerate() {
        check_confined(subject, "offsets", place, offset, (0, size))?;
    }
    check_strides(subject, &strides)?;
    for (place, &part) in from.iter().enumerate() {
        let (offset, size) = (offsets[leading + place], to[leading + place]);
        let what = "sum(offsets, source vector shape)";
        check_confined(subject, what, leading + place, offset + part, (1, size + 1))?;
    }
    let mut pairs = flags.iter().zip(expected);
    if let Some(place) = pairs.position(|(one, two)| one.scalable != two.scalable) {
        return subject.fail(format!(
            "mismatching scalable flags (at source vector idx={place})"
        ));
    }
    let rows = flags
        .iter()
        .zip(from.iter().zip(&to[leading..]))
        .enumerate();
    check_scalable(
        subject,
        rows.map(|(place, (dim, (&part, &whole)))| (place, dim.scalable, part, whole)),
    )
}

pub(super) fn check_shuffle(subject: Subject<'_>) -> Check {
    let vectors = [
        subject.operand_type(0),
        subject.operand_type(1),
        subject.result_type(0),
    ];
    let ([Some((one, _)), Some((two, _)), Some((to, _))], Some(mask)) = (
        vectors.map(|ty| vector(subject, ty)),
        subject.int_list("mask"),
    ) else {
        return Ok(());
    };
    let are_scalars = one.is_empty() && two.is_empty() && to.len() == 1;
    subject.ensure(
        are_scalars || (one.len() == to.len() && two.len() == to.len()),
        "rank mismatch",
    )?;
    let mut rest = one.iter().zip(two).zip(to).skip(1);
    subject.ensure(
        !rest.any(|((one, two), to)| one.size != to.size || two.size != to.size),
        "dimension mismatch",
    )?;
    let first = |shape: &[Dim]| shape.first().map_or(Some(1), |dim| dim.size);
    subject.ensure(
        first(to) == u64::try_from(mask.len()).ok(),
        "mask length mismatch",
    )?;
    let total = first(one)
        .zip(first(two))
        .and_then(|(one, two)| i64::try_from(one + two).ok());
    let wrong = mask
        .iter()
        .position(|place| !(-1..total.unwrap_or(i64::MAX)).contains(place));
    match wrong {
        Some(place) => subject.fail(format!("mask index #{} out of range", place + 1)),
        None => Ok(()),
    }
}

//! Invariants of operations that put tensors together, and take slices by their indices.

use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject};

pub(super) fn check_concat(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let dim = subject.int_value("dim");
    let dim = some_or_ok!(dim);
    let result = some_or_ok!(subject.result_type(0));
    let inputs: Vec<Type> = subject.operand_types().collect();
    subject.ensure(!inputs.is_empty(), "requires at least one input")?;
    let shapes = inputs.iter().map(|&ty| cx.ty(ty).shape());
    let shapes = some_or_ok!(shapes.collect::<Option<Vec<_>>>());
    let shape = some_or_ok!(cx.ty(result).shape());
    subject.ensure(
        !shapes.iter().any(|input| input.len() != shape.len()),
        "rank of concatenated inputs must match result rank",
    )?;
    let element = cx.ty(result).element();
    subject.ensure(
        !inputs.iter().any(|&ty| cx.ty(ty).element() != element),
        "inputs and result element type must match",
    )?;
    let dim = usize::try_from(dim).unwrap_or(usize::MAX);
    subject.ensure(
        dim < shape.len(),
        "concatenation dim must be less than the tensor rank",
    )?;
    let mut expected = Vec::with_capacity(shape.len());
    for place in 0..shape.len() {
        let mut sizes = shapes.iter().map(|shape| shape[place].size);
        if place == dim {
            expected.push(sizes.try_fold(0_u64, |sum, size| sum.checked_add(size?)));
            continue;
        }
        let mut static_sizes = sizes.flatten();
        let first = static_sizes.next();
        subject.ensure_with(!static_sizes.any(|size| Some(size) != first), || {
            format!("static concatenation size mismatch along non-concatenated dimension {place}")
        })?;
        expected.push(first);
    }
    let differs = |(expected, found): (&Option<u64>, &Dim)| {
        expected.is_some() && found.size.is_some() && *expected != found.size
    };
    if !expected.iter().zip(shape).any(differs) {
        return Ok(());
    }
    let expected = some_or_ok!(cx.with_shape(inputs[0], expected.into_iter().map(Dim::of)));
    subject.fail(format!(
        "result type '{}'does not match inferred shape '{}' static sizes",
        subject.type_text(result),
        subject.type_text(expected)
    ))
}

pub(super) fn check_gather(subject: Subject<'_>) -> Check {
    let mut operands = subject.operand_types();
    let (source, indices) = (operands.next(), operands.next());
    check_slices(
        subject,
        &Names {
            property: "gather_dims",
            whole: "source",
            slices: "result",
        },
        [source, indices, subject.result_type(0)],
    )
}

pub(super) fn check_scatter(subject: Subject<'_>) -> Check {
    let mut operands = subject.operand_types();
    let (slices, whole, indices) = (operands.next(), operands.next(), operands.next());
    let names = Names {
        property: "scatter_dims",
        whole: "dest",
        slices: "source",
    };
    let dims = subject.int_array(names.property);
    if let (Some(dims), Some(whole), Some(indices)) = (dims, whole, indices) {
        check_dims(subject, &names, dims, [whole, indices])?;
    }
    subject.ensure(
        subject.is_set("unique"),
        "requires 'unique' attribute to be set",
    )?;
    check_slices(subject, &names, [whole, indices, slices])
}

struct Names {
    property: &'static str,
    whole: &'static str,
    slices: &'static str,
}

/// Checks that the shape of the slices is that of the indices without the last dimension, followed by that of the tensor. The
/// indexed dimensions of the tensor have one element or are left out.
fn check_slices(
    subject: Subject<'_>,
    names: &Names,
    [whole, indices, slices]: [Option<Type>; 3],
) -> Check {
    let cx = subject.context();
    let whole = some_or_ok!(whole);
    let indices = some_or_ok!(indices);
    let slices = some_or_ok!(slices);
    let (Some(shape), Some(places)) = (cx.ty(whole).shape(), cx.ty(indices).shape()) else {
        return Ok(());
    };
    let dims = some_or_ok!(subject.int_array(names.property));
    check_dims(subject, names, dims, [whole, indices])?;
    let is_indexed = |place: usize| dims.iter().any(|&dim| usize::try_from(dim) == Ok(place));
    let before = places[..places.len().saturating_sub(1)].iter();
    let before = before.map(|dim| dim.size);
    let size = |(place, dim): (usize, &Dim)| if is_indexed(place) { Some(1) } else { dim.size };
    let indexed = shape.iter().enumerate();
    let full = before.clone().chain(indexed.clone().map(size));
    let remaining = indexed.filter(|(place, _)| !is_indexed(*place));
    let reduced = before.chain(remaining.map(|(_, dim)| dim.size));
    let full = some_or_ok!(cx.with_shape(whole, full.map(Dim::of)));
    let reduced = some_or_ok!(cx.with_shape(whole, reduced.map(Dim::of)));
    if [full, reduced].contains(&slices) {
        return Ok(());
    }
    subject.fail(format!(
        "{} type mismatch: expected '{}' or its rank-reduced variant '{}' (got: '{}')",
        names.slices,
        subject.type_text(full),
        subject.type_text(reduced),
        subject.type_text(slices)
    ))
}

fn check_dims(
    subject: Subject<'_>,
    names: &Names,
    dims: &[i64],
    [whole, indices]: [Type; 2],
) -> Check {
    let shape = |ty| subject.context().ty(ty).shape();
    let (Some(shape), Some(places)) = (shape(whole), shape(indices)) else {
        return Ok(());
    };
    let (rank, name) = (shape.len(), names.whole);
    let count = dims.len() as u64;
    let message = if dims.is_empty() {
        " must be non-empty".to_owned()
    } else if dims.len() > rank {
        format!(" overflow {name} rank")
    } else if places.last().and_then(|dim| dim.size) != Some(count) {
        " length must match the size of last dimension of indices".to_owned()
    } else if let Some(wrong) = dims.iter().find(|&&dim| dim < 0 || dim >= rank as i64) {
        match wrong {
            ..0 => " value must be non-negative".to_owned(),
            _ => format!(" value must be smaller than {name} rank"),
        }
    } else if dims.windows(2).any(|pair| pair[0] >= pair[1]) {
        " values must be strictly increasing".to_owned()
    } else {
        return Ok(());
    };
    subject.fail(format!("{}{message}", names.property))
}

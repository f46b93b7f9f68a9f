//! Operations that move, choose and combine elements.

use super::{element, sizes};
use crate::shared::some_or_ok;
use crate::shared::type_text::parameter;
use pass_ir::data::{AttrData, Sign, TypeData};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Context, Type};
use std::cmp::Ordering;

/// Returns whether two sizes are known and differ.
fn differ(one: Option<u64>, two: Option<u64>) -> bool {
    one.zip(two).is_some_and(|(one, two)| one != two)
}

pub(super) fn check_constant_shape(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let ty = subject
        .attr_named("values")
        .and_then(|values| cx.attr(values).ty());
    let shape = some_or_ok!(ty.and_then(|ty| cx.ty(ty).shape()));
    let [count] = shape else {
        return subject.fail("expect elements in attribute values with rank 1");
    };
    let rank = subject
        .result_type(0)
        .and_then(|ty| parameter(subject, ty, "!tosa.shape"));
    match (count.size, rank.and_then(|rank| rank.parse::<u64>().ok())) {
        (Some(count), Some(rank)) if count != rank && count > 0 => subject.fail(format!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result shape \
             type"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_constant(subject: Subject<'_>) -> Check {
    let values = subject
        .attr_named("values")
        .and_then(|values| subject.context().attr(values).ty());
    match (
        element(subject, values),
        element(subject, subject.result_type(0)),
    ) {
        (Some(found), Some(required)) if found != required => {
            subject.fail("expected same attr/result element types")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    check_axis(subject, "reduce")?;
    let axis = some_or_ok!(subject.int_value("axis"));
    let output = some_or_ok!(sizes(subject, subject.result_type(0)));
    let size = usize::try_from(axis).ok().and_then(|at| *output.get(at)?);
    match size {
        Some(size) if size != 1 => {
            subject.fail(format!("expect reduced dimension size to be 1, got {size}"))
        }
        _ => Ok(()),
    }
}

pub(super) fn check_reversal(subject: Subject<'_>) -> Check {
    check_axis(subject, "reverse")
}

fn check_axis(subject: Subject<'_>, what: &str) -> Check {
    let axis = some_or_ok!(subject.int_value("axis"));
    for (name, ty) in [
        ("input", subject.operand_type(0)),
        ("output", subject.result_type(0)),
    ] {
        let Some(rank) = sizes(subject, ty).map(|sizes| sizes.len() as i64) else {
            continue;
        };
        subject.ensure_with(
            !(axis >= rank || axis < 0) || axis == 0 && rank == 0,
            || format!("expect {name} tensor rank ({rank}) to be larger than {what} axis ({axis})"),
        )?;
    }
    Ok(())
}

pub(super) fn check_extreme(subject: Subject<'_>) -> Check {
    let axis = some_or_ok!(subject.int_value("axis"));
    let input = some_or_ok!(sizes(subject, subject.operand_type(0)));
    let at = usize::try_from(axis).ok().filter(|&at| at < input.len());
    let Some(at) = at else {
        return subject.fail("specified axis is outside the rank of the tensor");
    };
    let mut required = input;
    required.remove(at);
    let found = some_or_ok!(sizes(subject, subject.result_type(0)));
    let fits = found.len() == required.len()
        && !found
            .iter()
            .zip(&required)
            .any(|(&found, &required)| differ(found, required));
    if fits {
        return Ok(());
    }
    let text = |sizes: &[Option<u64>]| {
        let sizes = sizes
            .iter()
            .map(|size| size.map_or("?".into(), |size| size.to_string()));
        sizes.collect::<Vec<String>>().join(", ")
    };
    let (required, found) = (text(&required), text(&found));
    subject.fail(format!("expected output shape '{required}', got '{found}'"))
}

pub(super) fn check_transposition(subject: Subject<'_>) -> Check {
    check_elements(subject, subject.operand_type(0))?;
    let order = some_or_ok!(subject.int_array("perms"));
    let (input, output) = (
        sizes(subject, subject.operand_type(0)),
        sizes(subject, subject.result_type(0)),
    );
    for (name, side) in [("input", &input), ("output", &output)] {
        if let Some(rank) = side
            .as_ref()
            .map(Vec::len)
            .filter(|&rank| rank != order.len())
        {
            let found = order.len();
            return subject.fail(format!(
                "expected perms attribute to have size {rank} ({name} rank) but got size {found}"
            ));
        }
    }
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    subject.ensure(
        sorted.iter().copied().eq(0..order.len() as i64),
        "expected valid permutation indices",
    )?;
    let input = some_or_ok!(input);
    let output = some_or_ok!(output);
    for (at, &from) in order.iter().enumerate() {
        let size = usize::try_from(from).ok().and_then(|from| input[from]);
        if let Some(size) = size.filter(|_| differ(size, output[at])) {
            return subject.fail(format!(
                "expected output tensor dim {at} to match input dim {from} with value of {size}"
            ));
        }
    }
    Ok(())
}

fn check_elements(subject: Subject<'_>, ty: Option<Type>) -> Check {
    match (
        element(subject, ty),
        element(subject, subject.result_type(0)),
    ) {
        (Some(from), Some(to)) if from != to => {
            let (from, to) = (subject.type_text(from), subject.type_text(to));
            subject.fail(format!(
                "expect input and output to have same element type, got '{from}' and '{to}'"
            ))
        }
        _ => Ok(()),
    }
}

pub(super) fn check_same_element(subject: Subject<'_>) -> Check {
    check_elements(subject, subject.operand_type(0))
}

pub(super) fn check_concat(subject: Subject<'_>) -> Check {
    for ty in subject.operand_types() {
        check_elements(subject, Some(ty))?;
    }
    let axis = subject.int_value("axis").unwrap_or_default();
    let shapes = subject.operand_types().map(|ty| sizes(subject, Some(ty)));
    let ranked = shapes
        .enumerate()
        .filter_map(|(at, sizes)| Some((at, sizes?)));
    let ranked: Vec<(usize, Vec<Option<u64>>)> = ranked.collect();
    let (first, start) = some_or_ok!(ranked.first());
    subject.ensure_with(axis >= 0 && axis < start.len() as i64, || format!(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"
        ))?;
    for (number, other) in &ranked[1..] {
        if other.len() != start.len() {
            let (one, two) = (other.len(), start.len());
            return subject.fail(format!(
                "expect all operands to have the same rank, but got {two} vs {one} on operands {first} and {number}"
            ));
        }
        for (at, (&one, &two)) in start.iter().zip(other).enumerate() {
            if at as i64 != axis && differ(one, two) {
                let (one, two) = (one.unwrap_or(0), two.unwrap_or(0));
                return subject.fail(format!(
                    "expect all operand shapes to have the same sizes on non-axis dimensions, but got {two} vs {one} at \
                     index {at} on operands {first} and {number}"
                ));
            }
        }
    }
    Ok(())
}

pub(super) fn check_shape_operands(subject: Subject<'_>) -> Check {
    let is_shape = |ty: Type| subject.type_text(ty).starts_with("!tosa.shape<");
    for (at, _) in subject
        .operand_types()
        .enumerate()
        .filter(|(_, ty)| is_shape(*ty))
    {
        let is_made = |maker: Subject<'_>| {
            let name = maker.name_text();
            name == "tosa.dim" || name.starts_with("tosa.") && name.contains("shape")
        };
        subject.ensure(
            subject.operand(at).is_none() || subject.defining_op(at).is_some_and(is_made),
            "shape operand is not compile time resolvable",
        )?;
    }
    Ok(())
}

pub(super) fn check_reshape(subject: Subject<'_>) -> Check {
    check_shape_operands(subject)?;
    check_elements(subject, subject.operand_type(0))?;
    let count = |ty: Option<Type>| subject.context().ty(ty?).element_count();
    match (
        count(subject.operand_type(0)),
        count(subject.result_type(0)),
    ) {
        (Some(from), Some(to)) if from != to => {
            subject.fail(format!("cannot reshape {from} elements into {to}"))
        }
        _ => Ok(()),
    }
}

/// Returns the type of the numbers that stand for the elements: of quantized ones that of their storage.
fn stored_element(cx: &Context, element: Type) -> Option<Type> {
    if let TypeData::Integer { .. } | TypeData::Float(_) = cx.ty(element) {
        return Some(element);
    }
    let text = cx.type_text(element);
    let parameters = text.strip_prefix("!quant.uniform<")?;
    let storage = parameters.split([':', '<']).next()?;
    cx.parse_type(&storage.replace('u', "ui")).ok()
}

/// Compares two numbers of a type. Returns `None` if one is a NaN.
fn compare(cx: &Context, ty: Type, (one, two): (&AttrData, &AttrData)) -> Option<Ordering> {
    match (one, two) {
        (AttrData::Float { bits: one, .. }, AttrData::Float { bits: two, .. }) => {
            let number = |bits| cx.float_kind(ty)?.to_f64(bits);
            number((*one).into())?.partial_cmp(&number((*two).into())?)
        }
        _ => match (one.as_int()?, two.as_int()?, cx.ty(ty)) {
            (one, two, &TypeData::Integer { width, sign })
                if width == 1 || sign == Sign::Unsigned =>
            {
                Some(one.as_u128(width)?.cmp(&two.as_u128(width)?))
            }
            (one, two, _) => Some(one.as_i128()?.cmp(&two.as_i128()?)),
        },
    }
}

pub(super) fn check_clamp(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let bounds = ["min_val", "max_val"].map(|name| subject.attr_named(name));
    let (Some(least), Some(most)) = (bounds[0], bounds[1]) else {
        return Ok(());
    };
    let element = subject.operand_type(0).and_then(|ty| cx.ty(ty).element());
    let element = some_or_ok!(element.and_then(|element| stored_element(cx, element)));
    let (low, high) = (cx.attr(least), cx.attr(most));
    subject.ensure(
        low.ty() == Some(element) && high.ty() == Some(element),
        "min/max attributes types are incompatible with input/output element types.",
    )?;
    let rule = match compare(cx, element, (&low, &high)) {
        Some(Ordering::Greater) => "expected min_val <= max_val",
        None => "min/max attributes should not be 'NaN'",
        _ => return Ok(()),
    };
    let (low, high) = (cx.attr_text(least), cx.attr_text(most));
    subject.fail(format!("{rule}, got min_val={low}, max_val={high}"))
}

pub(super) fn check_broadcast(subject: Subject<'_>) -> Check {
    let types = subject.operand_types();
    let shapes: Vec<_> = types.filter_map(|ty| sizes(subject, Some(ty))).collect();
    let fits = |a: &Vec<Option<u64>>, b: &Vec<Option<u64>>| {
        let mut pairs = a.iter().rev().zip(b.iter().rev());
        pairs.all(|(&a, &b)| a == Some(1) || b == Some(1) || !differ(a, b))
    };
    let indexed = shapes.iter().enumerate();
    for (at, left) in indexed {
        subject.ensure(
            shapes[at + 1..].iter().all(|right| fits(left, right)),
            "operands don't have broadcast-compatible shapes",
        )?;
    }
    Ok(())
}

pub(super) fn check_gather(subject: Subject<'_>) -> Check {
    let shape = |ty| sizes(subject, ty);
    let (values, indices, output) = (
        shape(subject.operand_type(0)),
        shape(subject.operand_type(1)),
        shape(subject.result_type(0)),
    );
    let size = |shape: &Option<Vec<Option<u64>>>, at: usize| *shape.as_ref()?.get(at)?;
    let tables = size(&values, 0);
    let check = |what: &str, at: usize, found: Option<u64>, required: Option<u64>| match found
        .zip(required)
        .filter(|(found, required)| found != required)
    {
        None => Ok(()),
        Some((found, required)) => subject.fail(format!(
            "requires {what} dimension {at} to have size {required}, got {found}"
        )),
    };
    check("indices", 0, size(&indices, 0), tables)?;
    check("output", 0, size(&output, 0), tables.or(size(&indices, 0)))?;
    check("output", 1, size(&output, 1), size(&indices, 1))?;
    check("output", 2, size(&output, 2), size(&values, 2))
}

pub(super) fn check_table(subject: Subject<'_>) -> Check {
    let input = some_or_ok!(sizes(subject, subject.operand_type(0)));
    let output = some_or_ok!(sizes(subject, subject.result_type(0)));
    subject.ensure(
        input.len() == output.len(),
        "expected input tensor rank to equal result tensor rank",
    )?;
    let mut pairs = input.iter().zip(&output).enumerate();
    match pairs.find(|(_, (one, two))| differ(**one, **two)) {
        None => Ok(()),
        Some((at, (from, to))) => {
            let (from, to) = (from.unwrap_or(0), to.unwrap_or(0));
            subject.fail(format!(
                "dim(result, {at}) = {to} doesn't match dim(input, {at}) = {from}"
            ))
        }
    }
}

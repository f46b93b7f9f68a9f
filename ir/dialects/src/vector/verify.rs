//! Invariants of `vector`.

use super::verify_shapes::vector;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{AttrData, Dim, TypeData};
use pass_ir::verify::{Check, Invariants, Subject};

pub(super) const EXTRACT: Invariants = Invariants {
    interfaces: Some(check_extracted),
    own: Some(|subject| check_position(subject, 0, "vector", " or poison (-1)")),
    ..Invariants::NONE
};

pub(super) fn check_insert(subject: Subject<'_>) -> Check {
    check_inserted(subject)?;
    check_position(subject, 1, "dest vector", "")
}

fn check_extracted(subject: Subject<'_>) -> Check {
    let position = some_or_ok!(subject.int_list("static_position"));
    let (from, found) = some_or_ok!(subject.cast_types());
    let (shape, element) = some_or_ok!(vector(subject, Some(from)));
    let Some(rest) = shape.get(position.len()..) else {
        return subject.fail("expected position attribute of rank no greater than vector rank");
    };
    check_dynamic(subject, &position)?;
    let single = |ty: Type| match subject.context().ty(ty) {
        TypeData::Vector { shape, element } => {
            (sizes_of(shape) == [Some(1)] && !shape[0].scalable).then_some(*element)
        }
        _ => None,
    };
    let required = match rest {
        [] => element,
        _ => some_or_ok!(subject.context().with_shape(from, rest.iter().copied())),
    };
    if found == required || single(found) == Some(required) || single(required) == Some(found) {
        return Ok(());
    }
    subject.fail(format!(
        "inferred type(s) '{}' are incompatible with return type(s) of operation '{}'",
        subject.type_text(required),
        subject.type_text(found)
    ))
}

/// Checks that the ranks of the static position and of the inserted value add up to that of the vector. The dynamic positions are
/// not counted: `mlir-opt` accepts any number of them here.
fn check_inserted(subject: Subject<'_>) -> Check {
    let position = some_or_ok!(subject.int_list("static_position"));
    let (shape, _) = some_or_ok!(vector(subject, subject.operand_type(1)));
    subject.ensure(
        position.len() <= shape.len(),
        "expected position attribute of rank no greater than dest vector rank",
    )?;
    let message = match vector(subject, subject.operand_type(0)) {
        Some((inner, _)) if position.len() + inner.len() != shape.len() => {
            "expected position attribute rank + source rank to match dest vector rank"
        }
        None if position.len() != shape.len() => {
            "expected position attribute rank to match the dest vector rank"
        }
        _ => return Ok(()),
    };
    subject.fail(message)
}

fn check_dynamic(subject: Subject<'_>, position: &[i64]) -> Check {
    let dynamic = position.iter().filter(|&&place| place == DYNAMIC).count();
    if subject.operand_types().len() == 1 + dynamic {
        return Ok(());
    }
    subject.fail(
        "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this \
         can only happen due to an incorrect fold/rewrite",
    )
}

fn sizes_of(shape: &[Dim]) -> Vec<Option<u64>> {
    shape.iter().map(|dim| dim.size).collect()
}

pub(super) fn check_multi_reduction(subject: Subject<'_>) -> Check {
    let reduced = some_or_ok!(subject.int_list("reduction_dims"));
    let (from, found) = some_or_ok!(subject.cast_types());
    let (shape, element) = some_or_ok!(vector(subject, Some(from)));
    let is_reduced =
        |place: usize| i64::try_from(place).is_ok_and(|place| reduced.contains(&place));
    let dims = shape.iter().enumerate();
    let remaining = dims.filter(|(place, _)| !is_reduced(*place));
    let remaining: Vec<Dim> = remaining.map(|(_, dim)| *dim).collect();
    let required = match remaining[..] {
        [] => element,
        _ => some_or_ok!(subject.context().with_shape(from, remaining)),
    };
    if found == required {
        return Ok(());
    }
    subject.fail(format!(
        "destination type '{}' is incompatible with source type '{}'",
        subject.type_text(found),
        subject.type_text(from)
    ))
}

pub(super) fn check_accumulator_type(subject: Subject<'_>) -> Check {
    match (subject.operand_type(1), subject.result_type(0)) {
        (Some(start), Some(result)) if start != result => {
            subject.fail("failed to verify that dest and acc have the same type")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    let (shape, _) = some_or_ok!(vector(subject, subject.operand_type(0)));
    subject.ensure_with(shape.len() <= 1, || {
        format!("unsupported reduction rank: {}", shape.len())
    })?;
    match unsupported_kind(subject, subject.result_type(0)) {
        None => Ok(()),
        Some((kind, ty)) => {
            let found = subject.type_text(ty);
            subject.fail(format!(
                "unsupported reduction type ''{found}'' for kind '{kind}'"
            ))
        }
    }
}

fn check_position(subject: Subject<'_>, vector: usize, what: &str, or: &str) -> Check {
    let cx = subject.context();
    let position = some_or_ok!(subject.int_array("static_position"));
    let whole = some_or_ok!(subject.operand_type(vector));
    let shape = some_or_ok!(cx.ty(whole).shape());
    for (index, (&place, dim)) in position.iter().zip(shape).enumerate() {
        let is_within = dim
            .size
            .is_none_or(|size| (-1..i128::from(size)).contains(&i128::from(place)));
        subject.ensure_with(place == DYNAMIC || is_within, || format!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding {what} \
                 dimension{or}",
                index + 1
            ))?;
    }
    Ok(())
}

pub(super) fn check_element_count(subject: Subject<'_>) -> Check {
    let ends = [subject.operand_type(0), subject.result_type(0)].map(|ty| vector(subject, ty));
    if let [Some((from, before)), Some((to, after))] = ends {
        let scaled = |shape: &[Dim]| shape.iter().filter(|dim| dim.scalable).count();
        let (one, two) = (scaled(from), scaled(to));
        subject.ensure(
            before == after,
            "has different source and result element types",
        )?;
        subject.ensure_with(one == two, || {
            format!("has different number of scalable dims at source ({one}) and result ({two})")
        })?;
    }
    let types = subject.operand_types().chain(subject.result_types());
    let counts: Vec<u64> = types
        .filter_map(|ty| subject.context().ty(ty).element_count())
        .collect();
    match counts[..] {
        [from, to] if from != to => subject.fail(format!(
            "has different number of elements at source ({from}) and result ({to})"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_permutation(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let permutation = some_or_ok!(subject.int_array("permutation"));
    let (from, to) = some_or_ok!(subject.cast_types());
    let from = some_or_ok!(cx.ty(from).shape());
    let to = some_or_ok!(cx.ty(to).shape());
    subject.ensure_with(from.len() == to.len(), || {
        format!("vector result rank mismatch: {}", to.len())
    })?;
    subject.ensure_with(permutation.len() == from.len(), || {
        format!("transposition length mismatch: {}", permutation.len())
    })?;
    let mut seen = vec![false; from.len()];
    for (&place, dim) in permutation.iter().zip(to) {
        let source = usize::try_from(place)
            .ok()
            .filter(|&place| place < from.len());
        let Some(source) = source else {
            return subject.fail(format!("transposition index out of range: {place}"));
        };
        subject.ensure_with(!std::mem::replace(&mut seen[source], true), || {
            format!("duplicate position index: {place}")
        })?;
        subject.ensure_with(dim.size == from[source].size, || {
            format!("dimension size mismatch at: {place}")
        })?;
    }
    Ok(())
}

const INTEGER_KINDS: &[&str] = &["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
const FLOAT_KINDS: &[&str] = &["maximumf", "maxnumf", "minimumf", "minnumf"];

/// Returns the kind and the type of an element, if elements of that type cannot be combined so.
fn unsupported_kind(subject: Subject<'_>, element: Option<Type>) -> Option<(String, Type)> {
    let (cx, element) = (subject.context(), element?);
    let kind = cx.attr(subject.attr(cx.ident("kind"))?);
    let AttrData::Dialect { rest, .. } = &*kind else {
        return None;
    };
    let kind = cx.str(*rest).strip_prefix(".kind<")?.strip_suffix('>')?;
    let is_refused = match cx.ty(element) {
        TypeData::Float(_) => INTEGER_KINDS.contains(&kind),
        TypeData::Integer { .. } | TypeData::Index => FLOAT_KINDS.contains(&kind),
        _ => true,
    };
    is_refused.then(|| (kind.to_owned(), element))
}

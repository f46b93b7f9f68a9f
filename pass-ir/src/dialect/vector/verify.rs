//! Invariants of `vector`.

use crate::dialect::shaped_verify::{check_indices, fixed_sizes};
use crate::verify::{Check, Invariants, Subject};

pub(super) const EXTRACT: Invariants = Invariants {
    own: Some(|subject| check_position(subject, 0, "vector", " or poison (-1)")),
    ..Invariants::NONE
};

pub(super) const INSERT: Invariants = Invariants {
    own: Some(|subject| check_position(subject, 1, "dest vector", "")),
    ..Invariants::NONE
};

pub(super) const LOAD: Invariants = Invariants {
    own: Some(|subject| check_indices(subject, 0, needs_indices)),
    ..Invariants::NONE
};

pub(super) const SHAPE_CAST: Invariants = Invariants {
    own: Some(check_count),
    ..Invariants::NONE
};

pub(super) const STORE: Invariants = Invariants {
    own: Some(|subject| check_indices(subject, 1, needs_indices)),
    ..Invariants::NONE
};

pub(super) const TRANSPOSE: Invariants = Invariants {
    own: Some(check_permutation),
    ..Invariants::NONE
};

fn needs_indices(wanted: usize, _: usize) -> String {
    format!("requires {wanted} indices")
}

/// Stands for a place that is an operand.
const DYNAMIC: i64 = i64::MIN;

/// Each place of a position is within its dimension, or poison.
fn check_position(subject: Subject<'_>, vector: usize, what: &str, or: &str) -> Check {
    let cx = subject.cx;
    let position = subject.attr(cx.ident("static_position"));
    let position = position.and_then(|position| cx.attr(position).as_dense_array());
    let shape = subject
        .operand_types()
        .nth(vector)
        .and_then(|ty| cx.ty(ty).shape());
    let (Some(position), Some(shape)) = (position, shape) else {
        return Ok(());
    };
    for (index, (&place, dim)) in position.iter().zip(shape).enumerate() {
        let is_within = dim
            .size
            .is_none_or(|size| (-1..i128::from(size)).contains(&i128::from(place)));
        if place != DYNAMIC && !is_within && !dim.scalable {
            return subject.fail(format!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding {what} \
                 dimension{or}",
                index + 1
            ));
        }
    }
    Ok(())
}

/// A vector has as many elements as it had.
fn check_count(subject: Subject<'_>) -> Check {
    let types = subject.operand_types().chain(subject.result_types());
    let counts: Vec<u64> = types
        .filter_map(|ty| Some(fixed_sizes(subject, ty)?.iter().product()))
        .collect();
    match counts[..] {
        [from, to] if from != to => subject.fail(format!(
            "has different number of elements at source ({from}) and result ({to})"
        )),
        _ => Ok(()),
    }
}

/// Each dimension has one place in the result.
fn check_permutation(subject: Subject<'_>) -> Check {
    let cx = subject.cx;
    let permutation = subject.attr(cx.ident("permutation"));
    let permutation = permutation.and_then(|permutation| cx.attr(permutation).as_dense_array());
    let from = subject
        .operand_types()
        .next()
        .and_then(|ty| cx.ty(ty).shape());
    let to = subject
        .result_types()
        .next()
        .and_then(|ty| cx.ty(ty).shape());
    let (Some(permutation), Some(from), Some(to)) = (permutation, from, to) else {
        return Ok(());
    };
    if from.len() != to.len() {
        return subject.fail(format!("vector result rank mismatch: {}", to.len()));
    }
    if permutation.len() != from.len() {
        return subject.fail(format!(
            "transposition length mismatch: {}",
            permutation.len()
        ));
    }
    let mut seen = vec![false; from.len()];
    for (&place, dim) in permutation.iter().zip(to) {
        let source = usize::try_from(place)
            .ok()
            .filter(|&place| place < from.len());
        let Some(source) = source else {
            return subject.fail(format!("transposition index out of range: {place}"));
        };
        if std::mem::replace(&mut seen[source], true) {
            return subject.fail(format!("duplicate position index: {place}"));
        }
        if dim.size != from[source].size {
            return subject.fail(format!("dimension size mismatch at: {place}"));
        }
    }
    Ok(())
}

//! Invariants of `affine`: maps, and the memory and the indices that they are for.

use std::ops::Range;

use super::symbols::AffineScope;
use crate::shared::affine_maps::affine;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Affine, Dim};
use pass_ir::verify::{Check, Subject, ensure};

pub(super) fn check_apply(subject: Subject<'_>) -> Check {
    check_inputs(subject)?;
    match results(subject) {
        Some(found) if found != 1 => return subject.fail("mapping must produce one value"),
        _ => {}
    }
    // Dimensions are no symbols; a value that is neither may be used as both.
    let map = some_or_ok!(affine(subject, "map"));
    let mut scope = some_or_ok!(AffineScope::of(subject));
    let operands = map.dims as usize..subject.operand_types().len();
    let is_dim_alone = |value| scope.is_dim(value) && !scope.is_symbol(value);
    let mut symbols = operands.filter_map(|index| subject.operand(index));
    ensure(
        !symbols.any(is_dim_alone),
        "dimensional operand cannot be used as a symbol",
    )
}

/// Checks that operands which a map or a set takes are dimensions and symbols.
pub(super) fn check_dims_and_symbols(
    subject: Subject<'_>,
    operands: Range<usize>,
    dims: u32,
) -> Check {
    let mut scope = some_or_ok!(AffineScope::of(subject));
    let operands = operands.filter_map(|index| subject.operand(index));
    for (number, value) in operands.enumerate() {
        if number < dims as usize {
            subject.ensure(
                scope.is_dim(value),
                "operand cannot be used as a dimension id",
            )?;
        } else {
            subject.ensure(scope.is_symbol(value), "operand cannot be used as a symbol")?;
        }
    }
    Ok(())
}

pub(super) fn check_condition(subject: Subject<'_>) -> Check {
    let set = some_or_ok!(affine(subject, "condition"));
    let operands = subject.operand_types().len();
    subject.ensure(
        input_count(set) == Some(operands),
        "operand count and condition integer set dimension and symbol count must match",
    )?;
    check_dims_and_symbols(subject, 0..operands, set.dims)
}

pub(super) fn input_count(map: &Affine) -> Option<usize> {
    usize::try_from(map.dims.checked_add(map.symbols)?).ok()
}

pub(super) fn check_extreme(subject: Subject<'_>) -> Check {
    check_inputs(subject)?;
    match results(subject) {
        Some(0) => subject.fail("affine map expect at least one result"),
        _ => Ok(()),
    }
}

pub(super) fn check_load(subject: Subject<'_>) -> Check {
    let element = element(subject, subject.operand_type(0));
    subject.ensure(
        element.is_none_or(|element| Some(element) == subject.result_type(0)),
        "result type must match element type of memref",
    )?;
    check_access(subject, 0)
}

pub(super) fn check_store(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    let (value, memory) = (types.next(), types.next());
    subject.ensure(
        element(subject, memory).is_none_or(|element| Some(element) == value),
        "value to store must have the same type as memref element type",
    )?;
    check_access(subject, 1)
}

pub(super) fn check_vector_load(subject: Subject<'_>) -> Check {
    check_access(subject, 0)?;
    check_elements(subject, subject.operand_type(0), subject.result_type(0))
}

pub(super) fn check_vector_store(subject: Subject<'_>) -> Check {
    check_access(subject, 1)?;
    let mut types = subject.operand_types();
    let (value, memory) = (types.next(), types.next());
    check_elements(subject, memory, value)
}

pub(super) fn check_prefetch(subject: Subject<'_>) -> Check {
    let mut scope = some_or_ok!(AffineScope::of(subject));
    let operands = 1..subject.operand_types().len();
    let mut indices = operands.filter_map(|index| subject.operand(index));
    subject.ensure(
        indices.all(|value| scope.is_dim(value)),
        "index must be a valid dimension or symbol identifier",
    )
}

fn element(subject: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    subject.context().ty(ty?).element()
}

fn counts(subject: Subject<'_>) -> Option<(usize, usize)> {
    let map = affine(subject, "map")?;
    Some((input_count(map)?, map.exprs.len()))
}

fn results(subject: Subject<'_>) -> Option<usize> {
    counts(subject).map(|counts| counts.1)
}

fn check_inputs(subject: Subject<'_>) -> Check {
    match counts(subject) {
        Some((inputs, _)) if inputs != subject.operand_types().len() => {
            subject.fail("operand count and affine map dimension and symbol count must match")
        }
        _ => Ok(()),
    }
}

/// Checks that the map gives an index for each dimension of the memref `memory`, and takes the operands after it.
fn check_access(subject: Subject<'_>, memory: usize) -> Check {
    let ty = subject.operand_type(memory);
    let rank = ty.and_then(|ty| subject.context().ty(ty).shape().map(<[Dim]>::len));
    let (inputs, results) = some_or_ok!(counts(subject));
    subject.ensure(
        rank.is_none_or(|rank| rank == results),
        "affine map num results must equal memref rank",
    )?;
    subject.ensure(
        subject.operand_types().len() == memory + 1 + inputs,
        "expects as many subscripts as affine map inputs",
    )?;
    let dims = affine(subject, "map").map_or(0, |map| map.dims);
    check_dims_and_symbols(subject, memory + 1..memory + 1 + inputs, dims)
}

fn check_elements(subject: Subject<'_>, memory: Option<Type>, vector: Option<Type>) -> Check {
    match (element(subject, memory), element(subject, vector)) {
        (Some(one), Some(two)) if one != two => {
            subject.fail("requires memref and vector types of the same elemental type")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_yield(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(subject.parent());
    subject.ensure(
        ["affine.for", "affine.if", "affine.parallel"].contains(&parent.name_text()),
        "only terminates affine.if/for/parallel regions",
    )?;
    subject.ensure(
        parent.result_types().len() == subject.operand_types().len(),
        "parent of yield must have same number of results as the yield operands",
    )?;
    subject.ensure(
        parent.result_types().eq(subject.operand_types()),
        "types mismatch between yield op and its parent",
    )
}

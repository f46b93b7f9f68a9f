//! Invariants of operations that start copies of memory, and wait for them.

use super::affine_maps::affine;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject};

fn rank(subject: Subject<'_>, ty: Option<&Type>) -> Option<usize> {
    match subject.context().ty(*ty?) {
        TypeData::MemRef {
            shape: Some(shape), ..
        } => Some(shape.len()),
        _ => None,
    }
}

fn are_indices(types: &[Type]) -> bool {
    types.iter().all(|&ty| ty == Type::INDEX)
}

/// Takes memory and its indices from the front of the types, and adds the rank to `least`, the required operand count.
fn take_access<'t>(
    subject: Subject<'_>,
    types: &mut &'t [Type],
    least: &mut usize,
    found: usize,
    what: &str,
) -> Result<(), Box<pass_ir::verify::Violation>> {
    let Some(rank) = rank(subject, types.first()) else {
        return subject.fail(format!("expected {what} to be of memref type"));
    };
    *least += rank;
    subject.ensure_with(found >= *least, || {
        format!("expected at least {least} operands")
    })?;
    let (indices, rest): (&'t [Type], _) = types[1..].split_at(rank.min(types.len() - 1));
    subject.ensure_with(are_indices(indices), || {
        format!("expected {what} indices to be of index type")
    })?;
    *types = rest;
    Ok(())
}

pub(crate) fn check_start(subject: Subject<'_>) -> Check {
    let operand_types: Vec<Type> = subject.operand_types().collect();
    let (mut types, mut least) = (&operand_types[..], 4);
    subject.ensure(operand_types.len() >= least, "expected at least 4 operands")?;
    let found = operand_types.len();
    take_access(subject, &mut types, &mut least, found, "source")?;
    take_access(subject, &mut types, &mut least, found, "destination")?;
    let (count, rest) = types.split_at(1.min(types.len()));
    subject.ensure(
        are_indices(count),
        "expected num elements to be of index type",
    )?;
    types = rest;
    take_access(subject, &mut types, &mut least, found, "tag")?;
    match types.len() {
        0 => Ok(()),
        2 if are_indices(types) => Ok(()),
        2 => subject.fail("expected stride and num elements per stride to be of type index"),
        _ => subject.fail("incorrect number of operands"),
    }
}

pub(crate) fn check_wait(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    let found = types.len().saturating_sub(2);
    match rank(subject, types.first()) {
        Some(expected) if expected != found => subject.fail(format!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {expected}, but got {found}"
        )),
        _ => Ok(()),
    }
}

fn map(subject: Subject<'_>, key: &str) -> Option<(usize, usize)> {
    let map = affine(subject, key)?;
    let inputs = map.dims.checked_add(map.symbols)?;
    Some((usize::try_from(inputs).ok()?, map.exprs.len()))
}

/// As [`check_start`], where a map gives the indices of each access, from inputs that follow the memory.
pub(crate) fn check_start_affine(subject: Subject<'_>) -> Check {
    const ACCESSES: [(&str, &str, &str); 3] = [
        ("src_map", "source", "src"),
        ("dst_map", "destination", "dst"),
        ("tag_map", "tag", "tag"),
    ];
    let types: Vec<Type> = subject.operand_types().collect();
    let mut starts = Vec::new();
    let mut start = 0_usize;
    for (key, what, _) in ACCESSES {
        let (inputs, _) = some_or_ok!(map(subject, key));
        starts.push((start, inputs, what));
        start = start.saturating_add(inputs).saturating_add(1);
    }
    if let Some((.., what)) = starts
        .iter()
        .find(|(start, ..)| *start < types.len() && rank(subject, types.get(*start)).is_none())
    {
        return subject.fail(format!("expected DMA {what} to be of memref type"));
    }
    subject.ensure(
        [start + 1, start + 3].contains(&types.len()),
        "incorrect number of operands",
    )?;
    for ((start, inputs, _), (_, _, short)) in starts.into_iter().zip(ACCESSES) {
        let indices = types.get(start + 1..start + 1 + inputs).unwrap_or_default();
        subject.ensure_with(are_indices(indices), || {
            format!("{short} index to dma_start must have 'index' type")
        })?;
    }
    Ok(())
}

pub(crate) fn check_wait_affine(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    subject.ensure(
        rank(subject, types.first()).is_some(),
        "expected DMA tag to be of memref type",
    )?;
    let inputs = map(subject, "tag_map").map_or(0, |map| map.0);
    match types.get(1..=inputs) {
        Some(indices) if !are_indices(indices) => {
            subject.fail("index to dma_wait must have 'index' type")
        }
        _ => Ok(()),
    }
}

pub(crate) fn check_prefetch_affine(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    let (inputs, results) = map(subject, "map").unwrap_or_default();
    let rank = rank(subject, types.first());
    subject.ensure(
        map(subject, "map").is_none() || rank.is_none_or(|rank| rank == results),
        "affine.prefetch affine map num results must equal memref rank",
    )?;
    subject.ensure(types.len() == inputs + 1, "too few operands")
}

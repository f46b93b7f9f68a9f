//! Invariants of the operations of `linalg` that name dimensions: `reduce`, `transpose`, `broadcast`.

use crate::shared::some_or_ok;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject};

/// The dimensions that an operation names, and the sizes of its first input and its first output.
struct Site {
    dimensions: Vec<i64>,
    input: Vec<i64>,
    init: Vec<i64>,
}

impl Site {
    /// Returns `None` if a part is unknown. The first half of the operands are inputs, the second outputs.
    fn of(subject: Subject<'_>, key: &str) -> Option<Self> {
        let cx = subject.context();
        let sizes = |operand: usize| {
            let shape = cx.ty(subject.operand_type(operand)?).shape()?;
            Some(shape.iter().map(size).collect::<Vec<_>>())
        };
        Some(Self {
            dimensions: subject.int_array(key)?.to_vec(),
            input: sizes(0)?,
            init: sizes(subject.operand_types().len() / 2)?,
        })
    }

    fn unnamed<'s>(&'s self, sizes: &'s [i64]) -> impl Iterator<Item = (usize, i64)> + 's {
        let is_named = |at: usize| {
            self.dimensions
                .iter()
                .any(|&dimension| usize::try_from(dimension) == Ok(at))
        };
        let indexed = sizes.iter().copied().enumerate();
        indexed.filter(move |&(at, _)| !is_named(at))
    }
}

/// Returns a size, or the smallest `i64` for a dynamic one, as in messages of MLIR.
pub(super) fn size(dim: &Dim) -> i64 {
    let static_size = dim.size.and_then(|size| i64::try_from(size).ok());
    static_size.unwrap_or(i64::MIN)
}

pub(super) fn list(sizes: &[i64]) -> String {
    let texts: Vec<String> = sizes.iter().map(i64::to_string).collect();
    texts.join(", ")
}

fn is_in(dimension: i64, rank: usize) -> bool {
    usize::try_from(dimension).is_ok_and(|dimension| dimension < rank)
}

pub(super) fn check_order(subject: Subject<'_>) -> Check {
    let dimensions = some_or_ok!(subject.int_array("dimensions"));
    subject.ensure(
        dimensions.is_sorted_by(|one, next| one < next),
        "attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order",
    )
}

pub(super) fn check_reduce(subject: Subject<'_>) -> Check {
    let site = some_or_ok!(Site::of(subject, "dimensions"));
    let rank = site.input.len();
    if site.dimensions.iter().any(|&one| !is_in(one, rank)) {
        let last = rank as i64 - 1;
        return subject.fail(format!(
            "dimensions for reduction should be in the range [0, {last}]."
        ));
    }
    let left: Vec<i64> = site.unnamed(&site.input).map(|(_, size)| size).collect();
    subject.ensure_with(left.len() == site.init.len(), || {
        format!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            left.len(),
            site.init.len()
        )
    })?;
    if left != site.init {
        let (init, left) = (list(&site.init), list(&left));
        return subject.fail(format!(
            "init dimensions [{init}] doesn't match input dimensions after reduction [{left}]"
        ));
    }
    Ok(())
}

pub(super) fn check_transpose(subject: Subject<'_>) -> Check {
    let site = some_or_ok!(Site::of(subject, "permutation"));
    let mut sorted = site.dimensions.clone();
    sorted.sort_unstable();
    subject.ensure(
        sorted.iter().copied().eq(0..sorted.len() as i64),
        "permutation is not valid",
    )?;
    let (rank, init) = (site.input.len(), site.init.len());
    subject.ensure_with(rank == init, || {
        format!("input rank {rank} does not match init rank {init}")
    })?;
    subject.ensure_with(site.dimensions.len() == rank, || {
        format!(
            "size of permutation {} does not match the argument rank {rank}",
            site.dimensions.len()
        )
    })?;
    for (at, &from) in site.dimensions.iter().enumerate() {
        let input = usize::try_from(from)
            .ok()
            .and_then(|from| site.input.get(from));
        let (Some(&input), found) = (input, site.init[at]) else {
            continue;
        };
        subject.ensure_with(input == found, || {
            format!(
                "dim(result, {at}) = {found} doesn't match dim(input, permutation[{at}]) = {input}"
            )
        })?;
    }
    Ok(())
}

pub(super) fn check_broadcast(subject: Subject<'_>) -> Check {
    let site = some_or_ok!(Site::of(subject, "dimensions"));
    let (rank, added, init) = (site.input.len(), site.dimensions.len(), site.init.len());
    subject.ensure_with(rank + added == init, || format!(
            "input rank plus added dimensions does not match init rank. input rank: {rank}, dimensions size: {added}, \
             init rank: {init}"
        ))?;
    let mut named = site.dimensions.iter().enumerate();
    if let Some((at, dimension)) = named.find(|(_, dimension)| !is_in(**dimension, init)) {
        let last = init as i64 - 1;
        return subject.fail(format!(
            "dimension {at} is out of range. expected range: [0, {last}], got: {dimension}"
        ));
    }
    let mut pairs = site.input.iter().enumerate().zip(site.unnamed(&site.init));
    match pairs.find(|((_, input), (_, init))| **input != *init) {
        None => Ok(()),
        Some(((from, input), (to, init))) => subject.fail(format!(
            "input dim {from} should match init dim {to}. input: {input}, init: {init}"
        )),
    }
}

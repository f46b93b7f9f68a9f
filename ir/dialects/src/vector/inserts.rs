//! Insertions that together set all elements of a vector.

use super::folds;
use pass_ir::data::Dim;
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{InsertPoint, OpId, OpSpec, ValueId};

/// The most elements of a vector that is made of its elements.
const MOST: usize = 1 << 16;

/// An inserted value, and the places of its elements in the order of rows.
struct Part {
    value: ValueId,
    first: usize,
    count: usize,
}

/// Replaces a chain of insertions that sets all elements by `vector.from_elements`.
pub(super) fn all_elements(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let ty = rw.site(op).result_type(0)?;
    let size = elements(rw.context().ty(ty).shape()?)?;
    let parts = parts(&rw.site(op), size)?;
    let loc = rw.body().location(op);
    let element = rw.context().ty(ty).element()?;
    let mut found: Vec<Option<ValueId>> = vec![None; size];
    for part in parts.into_iter().rev() {
        if rw.body().value_type(part.value) == element {
            found[part.first] = Some(part.value);
            continue;
        }
        let (operands, results) = ([part.value], vec![element; part.count]);
        let spec = OpSpec::new(rw.context().op_name("vector.to_elements"), loc)
            .operands(&operands)
            .results(&results);
        let made = rw.create(&spec, InsertPoint::Before(op));
        for (place, value) in rw.body().results(made).enumerate() {
            found[part.first + place] = Some(value);
        }
    }
    let found: Vec<ValueId> = found.into_iter().collect::<Option<_>>()?;
    let name = rw.context().op_name("vector.from_elements");
    rw.replace_with(op, loc, &NewOp::new(name, &found, ty))
}

/// Returns the number of elements of a shape, or `None` if it is scalable or large.
fn elements(shape: &[Dim]) -> Option<usize> {
    let size = shape.iter().try_fold(1usize, |size, dim| {
        let next = usize::try_from(dim.size.filter(|_| !dim.scalable)?).ok()?;
        size.checked_mul(next)
    });
    size.filter(|&size| size <= MOST)
}

/// Returns the parts of a vector of that many elements, the last one first, until all elements are set. `None` if the
/// result goes on to another insertion, if a result between has other uses, or if a position is not known.
fn parts(last: &Site<'_>, size: usize) -> Option<Vec<Part>> {
    let body = last.body();
    let result = last.result(0)?;
    let goes_on =
        |user: OpId| body.name(user) == last.name() && body.operand(user, 1) == Some(result);
    if body.uses(result).any(|used| goes_on(used.op)) {
        return None;
    }
    let shape = last.context().ty(last.result_type(0)?).shape()?;
    let (mut parts, mut set, mut missing) = (Vec::new(), vec![false; size], size);
    let mut next = Some(*last);
    while let Some(insertion) = next {
        let (value, into) = insertion.pair()?;
        if missing > 0 {
            let first = folds::offset(&folds::static_position(&insertion)?, shape)?;
            let first = usize::try_from(first).ok()?;
            let inserted = insertion.context().ty(insertion.type_of(value)).shape();
            let count = elements(inserted.unwrap_or_default())?;
            for place in set.get_mut(first..first.checked_add(count)?)? {
                missing -= usize::from(!std::mem::replace(place, true));
            }
            parts.push(Part {
                value,
                first,
                count,
            });
        } else if insertion.operands().count() > 2 {
            return None;
        }
        next = insertion.def(into, last.name());
        if next.is_some() && body.uses(into).count() != 1 {
            return None;
        }
    }
    (missing == 0).then_some(parts)
}

//! Chains of `vector.insert` that together set all elements of a vector.

use super::folds;
use pass_ir::data::Dim;
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{InsertPoint, OpId, OpSpec, ValueId};

/// The greatest number of elements for which a chain is replaced.
const MAX_ELEMENTS: usize = 1 << 16;

/// An inserted value, and the range of row-major element indices that it sets.
struct Part {
    value: ValueId,
    offset: usize,
    count: usize,
}

/// Replaces a chain of insertions that sets all elements by `vector.from_elements`.
pub(super) fn all_elements(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let ty = rw.site(op).result_type(0)?;
    let size = static_num_elements(rw.context().ty(ty).shape()?)?;
    let parts = parts(&rw.site(op), size)?;
    let loc = rw.body().location(op);
    let element = rw.context().ty(ty).element()?;
    let mut elements: Vec<Option<ValueId>> = vec![None; size];
    for part in parts.into_iter().rev() {
        if rw.body().value_type(part.value) == element {
            elements[part.offset] = Some(part.value);
            continue;
        }
        let (operands, results) = ([part.value], vec![element; part.count]);
        let spec = OpSpec::new(rw.context().op_name("vector.to_elements"), loc)
            .operands(&operands)
            .results(&results);
        let made = rw.create(&spec, InsertPoint::Before(op));
        for (index, value) in rw.body().results(made).enumerate() {
            elements[part.offset + index] = Some(value);
        }
    }
    let elements: Vec<ValueId> = elements.into_iter().collect::<Option<_>>()?;
    let name = rw.context().op_name("vector.from_elements");
    rw.replace_with(op, loc, &NewOp::new(name, &elements, ty))
}

/// Returns the number of elements of a shape, or `None` if it is dynamic or scalable, or above [`MAX_ELEMENTS`].
fn static_num_elements(shape: &[Dim]) -> Option<usize> {
    let size = shape.iter().try_fold(1usize, |size, dim| {
        let next = usize::try_from(dim.size.filter(|_| !dim.scalable)?).ok()?;
        size.checked_mul(next)
    });
    size.filter(|&size| size <= MAX_ELEMENTS)
}

/// Walks the chain of insertions that ends in `last`, and returns their parts, the last one first, up to the one with which all
/// `size` elements are set. Returns `None` if the chain goes on after `last`, if elements stay unset, or if an insertion of the
/// chain has a dynamic position or a result with other uses. As in MLIR, that holds for insertions before the returned ones too.
fn parts(last: &Site<'_>, size: usize) -> Option<Vec<Part>> {
    let body = last.body();
    let result = last.result(0)?;
    let continues_chain =
        |user: OpId| body.name(user) == last.name() && body.operand(user, 1) == Some(result);
    if body.uses(result).any(|used| continues_chain(used.op)) {
        return None;
    }
    let shape = last.context().ty(last.result_type(0)?).shape()?;
    let (mut parts, mut is_set, mut missing) = (Vec::new(), vec![false; size], size);
    let mut next = Some(*last);
    while let Some(insertion) = next {
        let (value, dest) = insertion.pair()?;
        if missing > 0 {
            let offset = folds::offset(&folds::static_position(&insertion)?, shape)?;
            let offset = usize::try_from(offset).ok()?;
            let value_shape = insertion.context().ty(insertion.type_of(value)).shape();
            let count = static_num_elements(value_shape.unwrap_or_default())?;
            for is_set in is_set.get_mut(offset..offset.checked_add(count)?)? {
                missing -= usize::from(!std::mem::replace(is_set, true));
            }
            parts.push(Part {
                value,
                offset,
                count,
            });
        } else if has_dynamic_position(&insertion) {
            return None;
        }
        next = insertion.def(dest, last.name());
        if next.is_some() && body.uses(dest).count() != 1 {
            return None;
        }
    }
    (missing == 0).then_some(parts)
}

fn has_dynamic_position(insertion: &Site<'_>) -> bool {
    insertion.operands().count() > 2
}

//! Behaviour that dialects of tensors and memory share.

pub(crate) mod sizes;
pub(crate) mod verify;

use crate::shared::folds;
use pass_ir::data::TypeData;
use pass_ir::flow::{Effects, Speculation};
use pass_ir::rewrite::{Fold, Site};
use pass_ir::{OpRef, Type, ValueId};

/// Returns the effects of an operation that works on memory where its operands are memory, and on tensors otherwise.
pub(crate) fn effects_on_memory(op: OpRef<'_>) -> Option<Effects> {
    Some(if uses_memory(op) {
        Effects::READ | Effects::WRITE
    } else {
        Effects::NONE
    })
}

pub(crate) fn uses_memory(op: OpRef<'_>) -> bool {
    let cx = op.context();
    op.operands()
        .any(|value| matches!(cx.ty(op.type_of(value)), TypeData::MemRef { .. }))
}

pub(crate) fn dimension(op: OpRef<'_>) -> Speculation {
    let cx = op.context();
    let exists = || {
        let index = op.body().constant_int(cx, op.operand(1)?)?;
        let shape = cx.ty(op.type_of(op.operand(0)?)).shape()?;
        Some((0..shape.len() as i128).contains(&index))
    };
    Speculation::always_if(exists() == Some(true))
}

pub(crate) fn static_size(site: &Site<'_>) -> Option<Fold> {
    let (cx, (source, number)) = (site.context(), site.pair()?);
    let shape = cx.ty(site.type_of(source)).shape()?;
    let size = shape.get(index(site, number)?)?.size?;
    Some(cx.integer_attr(i128::from(size), Type::INDEX).into())
}

pub(crate) fn rank(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let shape = cx.ty(site.type_of(site.operand(0)?)).shape()?;
    Some(cx.integer_attr(shape.len() as i128, Type::INDEX).into())
}

pub(crate) fn index(site: &Site<'_>, value: ValueId) -> Option<usize> {
    usize::try_from(folds::constant_int(site, value)?).ok()
}

/// Returns the number of dynamic sizes before a dimension of a tensor or of memory.
pub(crate) fn dynamic_sizes_before(site: &Site<'_>, value: ValueId, dim: usize) -> Option<usize> {
    let shape = site.context().ty(site.type_of(value)).shape()?;
    let before = shape.get(..dim)?.iter();
    Some(before.filter(|dim| dim.size.is_none()).count())
}

/// Returns the type of a tensor or of memory with the sizes among `sizes` that are constants, and the others that are
/// still needed.
pub(crate) fn with_constant_sizes(
    site: &Site<'_>,
    ty: Type,
    sizes: &[ValueId],
) -> Option<(Vec<ValueId>, Type)> {
    let cx = site.context();
    let shape = cx.ty(ty).shape()?;
    let (mut shape, mut dynamic, mut sizes) = (shape.to_vec(), Vec::new(), sizes.iter());
    for dim in shape.iter_mut().filter(|dim| dim.size.is_none()) {
        let &value = sizes.next()?;
        let constant = site.body().constant_int(cx, value);
        match constant.and_then(|size| u64::try_from(size).ok()) {
            Some(size) => dim.size = Some(size),
            None => dynamic.push(value),
        }
    }
    Some((dynamic, cx.with_shape(ty, shape)?))
}

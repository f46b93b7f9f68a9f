//! Folds of transfers between vectors and memory or tensors.

use crate::memref;
use crate::shared::shapes;
use pass_ir::data::{AffineExpr, TypeData};
use pass_ir::rewrite::{Fold, Rewriter, Site};
use pass_ir::{Attr, OpId, ValueId};

/// Folds a read of what was written right before, or as [`fold`].
pub(super) fn read(site: &Site<'_>) -> Option<Fold> {
    let written = || {
        let cx = site.context();
        let write = site.def(site.operand(0)?, cx.op_name("vector.transfer_write"))?;
        let value = write.operand(0)?;
        let is_same = Some(site.type_of(value)) == site.result_type(0)
            && is_inside(&write)
            && same_place(&write, site)?;
        is_same.then(|| value.into())
    };
    fold(site, 0).or_else(written)
}

/// Folds a write of what was read there, or as [`fold`].
pub(super) fn write(site: &Site<'_>) -> Option<Fold> {
    let unchanged = || {
        let cx = site.context();
        let (value, tensor) = site.pair()?;
        site.result(0)?;
        let read = site.def(value, cx.op_name("vector.transfer_read"))?;
        let is_same = read.operand(0) == Some(tensor) && same_place(site, &read)?;
        is_same.then(|| tensor.into())
    };
    fold(site, 1).or_else(unchanged)
}

/// Skips a write to a tensor that is overwritten completely.
pub(super) fn overwritten(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    site.result(0)?;
    let (value, target) = site.pair()?;
    let before = site.def(target, site.name())?;
    let (replaced, tensor) = before.pair()?;
    let rank = site.context().ty(site.type_of(target)).shape()?.len();
    let key = site.context().ident("permutation_map");
    let is_same = site.type_of(value) == site.type_of(replaced)
        && site.operands().skip(2).eq(before.operands().skip(2))
        && site.operands().count() == 2 + rank
        && site.attr(key) == before.attr(key)
        && site.attr_named("in_bounds") == before.attr_named("in_bounds");
    is_same.then(|| rw.set_operand(op, 1, tensor))
}

fn same_place(write: &Site<'_>, read: &Site<'_>) -> Option<bool> {
    let cx = write.context();
    let rank = cx.ty(write.type_of(write.operand(1)?)).shape()?.len();
    let indices = write
        .operands()
        .skip(2)
        .eq(read.operands().skip(1).take(rank));
    let key = cx.ident("permutation_map");
    let is_unmasked = write.operands().len() == 2 + rank && read.operands().len() == 2 + rank;
    Some(indices && is_unmasked && write.attr(key) == read.attr(key))
}

fn is_inside(transfer: &Site<'_>) -> bool {
    let inside = || {
        let flags = transfer.context().attr(transfer.attr_named("in_bounds")?);
        Some(flags.as_array()?.iter().all(|&flag| flag == Attr::TRUE))
    };
    inside().unwrap_or(false)
}

/// Marks dimensions in bounds, or uses memory before a cast. `base` is the index of the memory or tensor.
fn fold(site: &Site<'_>, base: usize) -> Option<Fold> {
    in_bounds(site, base).or_else(|| memref::without_any_cast(site))
}

/// Marks dimensions that are in bounds because index and size are constants, and those that are copies if all others
/// are.
fn in_bounds(site: &Site<'_>, base: usize) -> Option<Fold> {
    let cx = site.context();
    let key = cx.ident("in_bounds");
    let flags = cx.attr(site.attr(key)?).as_array()?.iter();
    let marked: Vec<bool> = flags.map(|&flag| flag == Attr::TRUE).collect();
    let map = cx.attr(site.attr_named("permutation_map")?);
    let exprs = &map.as_affine()?.exprs;
    if marked.is_empty() || marked.len() != exprs.len() {
        return None;
    }
    let fits = |place: usize| match exprs.get(place) {
        Some(&AffineExpr::Dim(dim)) => dimension_fits(site, base, place, dim as usize),
        _ => false,
    };
    let mut found: Vec<bool> = (0..marked.len())
        .map(|place| marked[place] || fits(place))
        .collect();
    let is_copy = |place: usize| !matches!(exprs.get(place), Some(AffineExpr::Dim(_)));
    if (0..found.len()).all(|place| found[place] || is_copy(place)) {
        found.fill(true);
    }
    if found == marked {
        return None;
    }
    let flags: Vec<Attr> = found.iter().map(|&flag| cx.bool_attr(flag)).collect();
    let operands: Vec<ValueId> = site.operands().collect();
    let attrs = vec![(key, cx.array_attr(&flags))];
    Some(Fold::InPlace { operands, attrs })
}

fn dimension_fits(site: &Site<'_>, base: usize, place: usize, dim: usize) -> bool {
    let cx = site.context();
    // A read gives the vector, and a write takes it as its first operand.
    let vector = if base == 0 {
        site.result(0)
    } else {
        site.operand(0)
    };
    let Some(TypeData::Vector { shape, .. }) = vector.map(|value| cx.ty(site.type_of(value)))
    else {
        return false;
    };
    let size = shape.get(place).filter(|dim| !dim.scalable);
    let size = size.and_then(|dim| usize::try_from(dim.size?).ok());
    let whole = site
        .operand(base)
        .and_then(|whole| cx.ty(site.type_of(whole)).shape());
    let whole = whole.and_then(|shape| usize::try_from(shape.get(dim)?.size?).ok());
    let index = site
        .operand(base + 1 + dim)
        .and_then(|index| shapes::index(site, index));
    let end = index
        .zip(size)
        .and_then(|(index, size)| index.checked_add(size));
    end.zip(whole).is_some_and(|(end, whole)| end <= whole)
}

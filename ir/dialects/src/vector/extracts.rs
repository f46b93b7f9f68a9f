//! Extractions from vectors that were cast, transposed or copied.

use pass_ir::data::{Dim, TypeData};
use pass_ir::rewrite::{Rewriter, Site};
use pass_ir::{OpId, Type, ValueId};

/// Returns the sizes of a vector whose sizes are all constant; none for a scalar.
fn sizes(site: &Site<'_>, ty: Type) -> Option<Vec<u64>> {
    let size = |dim: &Dim| dim.size.filter(|_| !dim.scalable);
    match site.context().ty(ty) {
        TypeData::Vector { shape, .. } => shape.iter().map(size).collect(),
        _ => Some(Vec::new()),
    }
}

/// Returns the same element, or the same last dimensions, of the vector before a cast to another shape.
pub(super) fn past_shape_cast(
    site: &Site<'_>,
    source: ValueId,
    position: &[i64],
) -> Option<(ValueId, Vec<i64>)> {
    let cast = site.def(source, site.context().op_name("vector.shape_cast"))?;
    let first = cast.operand(0)?;
    let (from, to) = (
        sizes(site, site.type_of(first))?,
        sizes(site, site.type_of(source))?,
    );
    let rest = to.get(position.len()..)?;
    let outer = from.strip_suffix(rest)?;
    let mut place = 0u64;
    for (&at, &size) in position.iter().zip(&to) {
        let at = u64::try_from(at).ok().filter(|&at| at < size)?;
        place = place.checked_mul(size)?.checked_add(at)?;
    }
    let mut found = Vec::new();
    for &size in outer.iter().rev() {
        found.push(i64::try_from(place.checked_rem(size)?).ok()?);
        place /= size;
    }
    found.reverse();
    (place == 0).then_some((first, found))
}

/// Returns the same part of the vector before a transposition that moves the chosen dimensions among themselves only.
pub(super) fn past_transpose(
    site: &Site<'_>,
    source: ValueId,
    position: &[i64],
) -> Option<(ValueId, Vec<i64>)> {
    let cx = site.context();
    let transpose = site.def(source, cx.op_name("vector.transpose"))?;
    let (moved, remaining) = transpose
        .int_array("permutation")?
        .split_at_checked(position.len())?;
    let count = position.len() as i64;
    if position.is_empty()
        || !remaining
            .iter()
            .copied()
            .eq(count..count + remaining.len() as i64)
    {
        return None;
    }
    let mut found = vec![0; position.len()];
    for (&to, &at) in moved.iter().zip(position) {
        *found.get_mut(usize::try_from(to).ok()?)? = at;
    }
    Some((transpose.operand(0)?, found))
}

/// Returns the same part of what was copied, where the position reaches into it. A size of 1 may have been copied as
/// well.
pub(super) fn past_broadcast(
    site: &Site<'_>,
    source: ValueId,
    position: &[i64],
) -> Option<(ValueId, Vec<i64>)> {
    let copies = site.def(source, site.context().op_name("vector.broadcast"))?;
    let first = copies.operand(0)?;
    let (from, to) = (
        sizes(site, site.type_of(first))?,
        sizes(site, site.type_of(source))?,
    );
    let added = to.len().checked_sub(from.len())?;
    let inner = position.get(added..).filter(|inner| !inner.is_empty())?;
    let (chosen, rest) = from.split_at_checked(inner.len())?;
    if rest != to.get(position.len()..)? {
        return None;
    }
    let pairs = inner.iter().zip(chosen);
    let found = pairs.map(|(&at, &size)| if size == 1 { 0 } else { at });
    Some((first, found.collect()))
}

/// Replaces an extraction from a broadcast by a smaller broadcast.
pub(super) fn of_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let copies = site.def(source, cx.op_name("vector.broadcast"))?;
    let first = copies.operand(0)?;
    let rank = |ty: Type| match cx.ty(ty) {
        TypeData::Vector { shape, .. } => shape.len(),
        _ => 0,
    };
    let is_copied = matches!(cx.ty(ty), TypeData::Vector { .. });
    if !is_copied || rank(site.type_of(first)) > rank(ty) {
        return None;
    }
    rw.replace_by(op, copies.name(), &[first])
}

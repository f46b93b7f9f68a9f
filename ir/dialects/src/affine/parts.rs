//! Patterns of `affine.delinearize_index` and `affine.linearize_index`: parts that say nothing, and one after the other.

use super::basis::{Basis, DELINEARIZE, LINEARIZE};
use super::patterns::{apply_product, index};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::shared::patterns;
use crate::shared::slices::Entry;
use pass_ir::body::ValueDef;
use pass_ir::rewrite::{Pattern, Rewriter, Site};
use pass_ir::{Loc, OpId, OpRef, Type, ValueId};

pub(super) const SPLIT: &[Pattern] = patterns![
    anonymous "CancelDelinearizeOfLinearizeDisjointExactTail" => equal_tail;
    anonymous "DropUnitExtentBasis" => unit_parts;
    anonymous "SplitDelinearizeSpanningLastLinearizeArg" => parts_of_last;
];

pub(super) const JOIN: &[Pattern] = patterns![
    anonymous "CancelLinearizeOfDelinearizePortion" => joined_again;
    anonymous "DropLinearizeLeadingZero" => leading_zero;
    anonymous "DropLinearizeUnitComponentsIfDisjointOrZero" => unit_components;
];

const ONE: Option<Entry> = Some(Entry::Constant(1));

/// Returns the promise that makes the index that is split, if all its parts are within their bounds; and the split.
fn split_of_join(rw: &Rewriter<'_>, op: OpId) -> Option<(Basis, Basis, Loc)> {
    let site = rw.site(op);
    let split = Basis::of_split(&site)?;
    let made = site.def(*split.indices.first()?, site.context().op_name(LINEARIZE))?;
    let join = Basis::of_join(&made)?;
    join.disjoint?;
    Some((split, join, made.location()))
}

/// Splits only the leading part of an index whose trailing sizes equal those of its join.
fn equal_tail(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (mut split, mut join, loc) = split_of_join(rw, op)?;
    let pairs = join.sizes.iter().rev().zip(split.sizes.iter().rev());
    let equal = pairs.take_while(|(one, other)| one == other && one.is_some());
    let count = equal.count();
    if count == 0 {
        return None;
    }
    if count == join.sizes.len() && count == split.sizes.len() {
        rw.replace(op, &join.indices);
        return Some(());
    }
    let tail = join.indices.split_off(join.indices.len() - count);
    join.sizes.truncate(join.indices.len());
    split.sizes.truncate(split.sizes.len() - count);
    let mut parts = Vec::new();
    if !split.sizes.is_empty() {
        split.indices = vec![join.join(rw, op, loc)?];
        parts = split.split(rw, op, rw.body().location(op));
    }
    parts.extend(tail);
    rw.replace(op, &parts);
    Some(())
}

/// Replaces parts of size 1 by zero.
fn unit_parts(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut split = Basis::of_split(&rw.site(op))?;
    if !split.sizes.contains(&ONE) {
        return None;
    }
    let loc = rw.body().location(op);
    let zero = index(rw.context(), 0);
    let zero = rw.constant(op, loc, zero, Type::INDEX)?;
    let is_unit: Vec<bool> = split.sizes.iter().map(|&size| size == ONE).collect();
    split.sizes.retain(|&size| size != ONE);
    let mut made = Vec::new();
    if !split.sizes.is_empty() {
        made = split.split(rw, op, loc);
    }
    let mut made = made.into_iter();
    let parts = is_unit
        .into_iter()
        .map(|is_unit| if is_unit { Some(zero) } else { made.next() });
    let parts: Vec<ValueId> = parts.collect::<Option<_>>()?;
    rw.replace(op, &parts);
    Some(())
}

/// Splits the last part of a joined index instead of the whole index.
fn parts_of_last(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (mut split, mut join, loc) = split_of_join(rw, op)?;
    let Some(Entry::Constant(target)) = *join.sizes.last()? else {
        return None;
    };
    let (mut product, mut count) = (1i64, 0);
    for size in split.sizes.iter().rev() {
        let Some(Entry::Constant(size)) = *size else {
            return None;
        };
        product = product.checked_mul(size)?;
        count += 1;
        if product >= target {
            break;
        }
    }
    if product != target || count < 2 {
        return None;
    }
    let last = join.indices.pop()?;
    join.sizes.pop();
    let of_last = split.sizes.split_off(split.sizes.len() - count);
    let join_loc = rw.body().location(op);
    let mut parts = Vec::new();
    if !split.sizes.is_empty() {
        split.indices = vec![join.join(rw, op, loc)?];
        parts = split.split(rw, op, join_loc);
    }
    let of_last = Basis {
        indices: vec![last],
        sizes: of_last,
        disjoint: None,
    };
    parts.extend(of_last.split(rw, op, join_loc));
    rw.replace(op, &parts);
    Some(())
}

fn replace_join(rw: &mut Rewriter<'_>, op: OpId, join: &Basis) -> Option<()> {
    let made = join.join(rw, op, rw.body().location(op))?;
    rw.replace(op, &[made]);
    Some(())
}

/// Drops a leading part that is zero.
fn leading_zero(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let mut join = Basis::of_join(&site)?;
    let &first = join.indices.first()?;
    if !site.is_zero(first) {
        return None;
    }
    if join.indices.len() == 1 {
        rw.replace(op, &[first]);
        return Some(());
    }
    join.indices.remove(0);
    join.sizes.remove(0);
    replace_join(rw, op, &join)
}

/// Drops parts of size 1, which are zero if they are within their bounds.
fn unit_components(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let mut join = Basis::of_join(&site)?;
    let parts = join.indices.iter().copied().zip(join.sizes.iter().copied());
    let parts: Vec<(ValueId, Option<Entry>)> = parts
        .filter(|&(part, size)| size != ONE || !(join.disjoint.is_some() || site.is_zero(part)))
        .collect();
    if parts.len() == join.indices.len() {
        return None;
    }
    if parts.is_empty() {
        let (loc, zero) = (rw.body().location(op), index(rw.context(), 0));
        let zero = rw.constant(op, loc, zero, Type::INDEX)?;
        rw.replace(op, &[zero]);
        return Some(());
    }
    (join.indices, join.sizes) = parts.into_iter().unzip();
    replace_join(rw, op, &join)
}

/// Consecutive parts of a split index that are joined again.
struct Run {
    split: OpId,
    /// The number of the first part among those that are joined.
    joined_at: usize,
    /// Its number among the parts of the split.
    split_at: usize,
    length: usize,
}

/// Returns the longest runs; of each split the first one only.
fn runs(rw: &Rewriter<'_>, join: &Basis) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    let mut place = 0;
    while place < join.indices.len() {
        match run_at(rw, join, place) {
            Some(run) if found.iter().all(|earlier| earlier.split != run.split) => {
                place += run.length;
                found.push(run);
            }
            _ => place += 1,
        }
    }
    found
}

fn run_at(rw: &Rewriter<'_>, join: &Basis, place: usize) -> Option<Run> {
    let (cx, body) = (rw.context(), rw.body());
    let ValueDef::Result { op, index } = body.value_def(join.indices[place]) else {
        return None;
    };
    if body.name(op) != cx.op_name(DELINEARIZE) {
        return None;
    }
    let split = Basis::of_split(&Site::new(OpRef::new(cx, body, op)))?;
    let parts: Vec<ValueId> = body.results(op).collect();
    let (bound, joined_bound) = (*split.sizes.get(index)?, join.sizes[place]);
    let is_first = index == 0 && (place == 0 || (join.disjoint.is_some() && bound.is_none()));
    if bound != joined_bound && !is_first {
        return None;
    }
    let joined = join.indices.iter().zip(&join.sizes).skip(place + 1);
    let split = parts.iter().zip(&split.sizes).skip(index + 1);
    let length = 1 + joined
        .zip(split)
        .take_while(|(one, other)| one == other)
        .count();
    (length > 1).then_some(Run {
        split: op,
        joined_at: place,
        split_at: index,
        length,
    })
}

/// Merges parts that are joined as they were split.
fn joined_again(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let join = Basis::of_join(&rw.site(op))?;
    let runs = runs(rw, &join);
    if runs.is_empty() {
        return None;
    }
    let loc = rw.body().location(op);
    let mut new = Basis {
        indices: Vec::new(),
        sizes: Vec::new(),
        disjoint: join.disjoint,
    };
    let mut replaced: Vec<(OpId, Vec<ValueId>)> = Vec::new();
    let mut end = 0;
    for run in runs {
        new.indices.extend(&join.indices[end..run.joined_at]);
        new.sizes.extend(&join.sizes[end..run.joined_at]);
        end = run.joined_at + run.length;
        let merged = &join.sizes[run.joined_at..end];
        let size = product(rw, run.split, loc, merged)?;
        let (part, parts) = merge(rw, &run, size, merged)?;
        new.indices.push(part);
        new.sizes.push(size);
        replaced.extend(parts.map(|parts| (run.split, parts)));
    }
    new.indices.extend(&join.indices[end..]);
    new.sizes.extend(&join.sizes[end..]);
    replace_join(rw, op, &new)?;
    for (split, parts) in replaced {
        rw.replace(split, &parts);
    }
    Some(())
}

/// Returns the part that takes the place of a run, and, unless that is all of the index, the parts that take the
/// place of those of the split.
fn merge(
    rw: &mut Rewriter<'_>,
    run: &Run,
    size: Option<Entry>,
    merged: &[Option<Entry>],
) -> Option<(ValueId, Option<Vec<ValueId>>)> {
    let split = Basis::of_split(&rw.site(run.split))?;
    if run.length == split.sizes.len() {
        return Some((*split.indices.first()?, None));
    }
    let loc = rw.body().location(run.split);
    let mut outer = split;
    let merged_places = run.split_at..run.split_at + run.length;
    outer.sizes.splice(merged_places, [size]);
    let mut parts = outer.split(rw, run.split, loc);
    let part = *parts.get(run.split_at)?;
    let inner = Basis {
        indices: vec![part],
        sizes: merged.to_vec(),
        disjoint: None,
    };
    let inner = inner.split(rw, run.split, loc);
    parts.splice(run.split_at..=run.split_at, inner);
    Some((part, Some(parts)))
}

/// Returns the product of sizes, made in front of an operation where it is no constant; none within if the first one
/// is not bounded.
fn product(
    rw: &mut Rewriter<'_>,
    before: OpId,
    loc: Loc,
    sizes: &[Option<Entry>],
) -> Option<Option<Entry>> {
    let Some(sizes) = sizes.iter().copied().collect::<Option<Vec<Entry>>>() else {
        return Some(None);
    };
    apply_product(rw, before, loc, &sizes).map(Some)
}

//! Folds and patterns of `affine`: maps with their operands, and loops without a body.

use super::trip_count;
use super::value_map::AffineValueMap;
use crate::shared::slices::Entry;
use crate::shared::{affine_maps, folds, patterns};
use pass_ir::data::{Affine, AffineExpr, AffineOp, AttrData};
use pass_ir::rewrite::{Fold, NewOp, Pattern, Rewriter, Site};
use pass_ir::{Attr, Context, Ident, Loc, OpId, OpRef, Type, ValueId, name};

pub(super) const APPLY: &[Pattern] = &[simplify(|rw, op| simplify_map(rw, op, 0))];

pub(super) const LOAD: &[Pattern] = &[simplify(|rw, op| simplify_map(rw, op, 1))];

pub(super) const STORE: &[Pattern] = &[simplify(|rw, op| simplify_map(rw, op, 2))];

pub(super) const EXTREME: &[Pattern] = patterns![
    anonymous "DeduplicateAffineMinMaxExpressions" => unique;
    shared (simplify(|rw, op| simplify_map(rw, op, 0)));
];

pub(super) const LOOP: &[Pattern] = patterns![
    named "canonicalizeLoopBounds" => bounds;
    anonymous "AffineForEmptyLoopFolder" => empty_loop;
];

pub(super) const CONDITION: &[Pattern] = patterns![
    named "canonicalizeSetAndOperands" => condition;
    anonymous "SimplifyDeadElse" => dead_else;
    anonymous "AlwaysTrueOrFalseIf" => decided;
];

const fn simplify(apply: fn(&mut Rewriter<'_>, OpId) -> Option<()>) -> Pattern {
    Pattern::new("(anonymous namespace)::SimplifyAffineOp", apply)
}

/// Folds a map that is one of its operands, or a constant.
pub(super) fn apply(site: &Site<'_>) -> Option<Fold> {
    let map = map_of(site)?;
    let dims = map.dims as usize;
    match map.exprs[..] {
        [AffineExpr::Dim(place)] => site.operand(place as usize).map(Fold::from),
        [AffineExpr::Symbol(place)] => site.operand(dims + place as usize).map(Fold::from),
        _ => match constants(site, map)?[..] {
            [value] => Some(index(site.context(), value).into()),
            _ => None,
        },
    }
}

/// Folds to the least or the greatest of results that are all constants, or the only one if it is an operand.
pub(super) fn extreme(site: &Site<'_>, choose: fn(i64, i64) -> i64) -> Option<Fold> {
    let map = map_of(site)?;
    if let [AffineExpr::Dim(0)] | [AffineExpr::Symbol(0)] = map.exprs[..]
        && map.dims + map.symbols == 1
    {
        return site.operand(0).map(Fold::from);
    }
    let value = constants(site, map)?.into_iter().reduce(choose)?;
    Some(index(site.context(), value).into())
}

fn map_of<'a>(site: &Site<'a>) -> Option<&'a Affine> {
    let cx: &'a Context = site.context();
    cx.attr(site.attr_named("map")?).as_affine()
}

pub(super) fn index(cx: &Context, value: i64) -> Attr {
    cx.integer_attr(i128::from(value), Type::INDEX)
}

fn constants(site: &Site<'_>, map: &Affine) -> Option<Vec<i64>> {
    affine_maps::evaluate(map, |place| folds::constant_int(site, site.operand(place)?))
}

fn simplify_map(rw: &mut Rewriter<'_>, op: OpId, first: usize) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let key = cx.ident("map");
    let all_operands: Vec<ValueId> = body.operands(op).collect();
    let (others, operands) = all_operands.split_at_checked(first)?;
    let value_map = AffineValueMap::of(cx, body, op, key, operands.to_vec())?;
    let composed = value_map.clone().compose(cx, body)?;
    let composed = composed.simplify_in_ranges(cx, body);
    if composed == value_map {
        return None;
    }
    let operands = [others, &composed.operands].concat();
    set_map(rw, op, key, composed.map);
    rw.set_operands(op, &operands);
    Some(())
}

/// Returns the sum of numbers, made in front of an operation where it is neither a constant nor one of them.
pub(crate) fn apply_sum(
    rw: &mut Rewriter<'_>,
    before: OpId,
    loc: Loc,
    summands: &[Entry],
) -> Option<Entry> {
    let mut values = Vec::new();
    let mut sum = AffineExpr::Constant(0);
    for &summand in summands {
        let expr = match summand {
            Entry::Constant(number) => AffineExpr::Constant(number),
            Entry::Value(value) => {
                values.push(value);
                AffineExpr::Dim(u32::try_from(values.len() - 1).ok()?)
            }
        };
        sum = AffineExpr::of(AffineOp::Add, sum, expr)?;
    }
    match sum {
        AffineExpr::Constant(number) => return Some(Entry::Constant(number)),
        AffineExpr::Dim(place) => return values.get(place as usize).copied().map(Entry::Value),
        _ => {}
    }
    let cx = rw.context();
    let map = Affine {
        dims: u32::try_from(values.len()).ok()?,
        symbols: 0,
        exprs: [sum].into(),
        equalities: None,
    };
    let map = cx.intern_attr(AttrData::Affine(Box::new(map)));
    let apply = NewOp::new(cx.op_name("affine.apply"), &values, Type::INDEX);
    let made = rw.make(before, loc, &apply.with(cx.ident("map"), Some(map)))?;
    Some(Entry::Value(made))
}

pub(super) fn set_map(rw: &mut Rewriter<'_>, op: OpId, key: Ident, map: Affine) {
    let map = rw.context().intern_attr(AttrData::Affine(Box::new(map)));
    rw.set_attr(op, key, Some(map));
}

fn unique(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    change_map(rw, op, |value_map| {
        let unique = value_map.clone().drop_duplicate_results();
        (unique != *value_map).then_some(unique.map)
    })
}

fn change_map(
    rw: &mut Rewriter<'_>,
    op: OpId,
    change: impl Fn(&AffineValueMap) -> Option<Affine>,
) -> Option<()> {
    let key = rw.context().ident("map");
    let operands = rw.body().operands(op).collect();
    let value_map = AffineValueMap::of(rw.context(), rw.body(), op, key, operands)?;
    set_map(rw, op, key, change(&value_map)?);
    Some(())
}

fn condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let key = cx.ident("condition");
    let value_map = AffineValueMap::of(cx, body, op, key, body.operands(op).collect())?;
    let new = if value_map.has_applied_operands(cx, body) {
        value_map.clone().compose(cx, body)?
    } else {
        value_map.clone().canonicalize(cx, body)?
    };
    if new == value_map {
        return None;
    }
    set_map(rw, op, key, new.map);
    rw.set_operands(op, &new.operands);
    Some(())
}

/// Decides a condition that is a single equality of constants.
fn decided(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let set = cx.attr(body.attr(cx, op, cx.ident("condition"))?);
    let set = set.as_affine()?;
    let region = match (&*set.exprs, set.equalities.as_deref()?) {
        ([AffineExpr::Constant(0)], [true]) => 0,
        ([AffineExpr::Constant(1)], [true]) => 1,
        _ => return None,
    };
    let Some(block) = body.entry(*body.regions(op).get(region)?) else {
        rw.erase(op);
        return Some(());
    };
    rw.replace_with_block(op, block, &[])
}

fn dead_else(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let body = rw.body();
    let block = body.entry(*body.regions(op).get(1)?)?;
    if body.result_count(op) > 0 || body.ops(block).count() != 1 {
        return None;
    }
    rw.erase_blocks(&[block]).ok()
}

/// Returns a bound of a loop before and after: its map, and constants where all operands are known. The lower bound
/// is the greatest of several results, the upper one the least.
fn bound(
    rw: &Rewriter<'_>,
    op: OpId,
    key: Ident,
    operands: &[ValueId],
    greatest: bool,
) -> Option<(AffineValueMap, AffineValueMap)> {
    let (cx, body) = (rw.context(), rw.body());
    let before = AffineValueMap::of(cx, body, op, key, operands.to_vec())?;
    let after = before.clone();
    // The order matters where a remainder becomes a difference, whose range is unknown.
    let after = if greatest {
        after
            .compose(cx, body)?
            .drop_redundant_results(cx, body, true)
    } else {
        after
            .drop_redundant_results(cx, body, false)
            .compose(cx, body)?
    };
    let mut after = after.drop_duplicate_results();
    let choose = if greatest { i64::max } else { i64::min };
    let constants = after.map.exprs.iter().map(AffineExpr::constant);
    let constants: Option<Vec<i64>> = constants.collect();
    if let Some(value) = constants.and_then(|values| values.into_iter().reduce(choose)) {
        after.map.exprs = [AffineExpr::Constant(value)].into();
    }
    Some((before, after))
}

fn bounds(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let cx = rw.context();
    let keys = [cx.ident("lowerBoundMap"), cx.ident("upperBoundMap")];
    let &[lower, upper, _] = rw.site(op).operand_segments()? else {
        return None;
    };
    let (lower, upper) = (usize::try_from(lower).ok()?, usize::try_from(upper).ok()?);
    let all_operands: Vec<ValueId> = rw.body().operands(op).collect();
    let (lower_operands, rest) = all_operands.split_at_checked(lower)?;
    let (upper_operands, inits) = rest.split_at_checked(upper)?;
    let (old_lower, lower) = bound(rw, op, keys[0], lower_operands, true)?;
    let (old_upper, upper) = bound(rw, op, keys[1], upper_operands, false)?;
    if old_lower == lower && old_upper == upper {
        return None;
    }
    let operands = [&lower.operands, &upper.operands, inits].concat();
    let sizes = [lower.operands.len(), upper.operands.len(), inits.len()];
    let sizes: Vec<i64> = sizes.into_iter().map(|size| size as i64).collect();
    let sizes = cx.dense_array_attr(Type::I32, &sizes);
    set_map(rw, op, keys[0], lower.map);
    set_map(rw, op, keys[1], upper.map);
    rw.set_attr(op, name::OPERAND_SEGMENT_SIZES, Some(sizes));
    rw.set_operands(op, &operands);
    Some(())
}

pub(super) fn parallel_bounds(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let keys = [cx.ident("lowerBoundsMap"), cx.ident("upperBoundsMap")];
    let map = cx.attr(body.attr(cx, op, keys[0])?);
    let inputs = map.as_affine().map(|map| map.dims + map.symbols)?;
    let all_operands: Vec<ValueId> = body.operands(op).collect();
    let (lower, upper) = all_operands.split_at_checked(inputs as usize)?;
    let old = [
        AffineValueMap::of(cx, body, op, keys[0], lower.to_vec())?,
        AffineValueMap::of(cx, body, op, keys[1], upper.to_vec())?,
    ];
    let [old_lower, old_upper] = old.clone();
    let new = [old_lower.compose(cx, body)?, old_upper.compose(cx, body)?];
    if new == old {
        return None;
    }
    let [lower, upper] = new;
    let operands = [lower.operands, upper.operands].concat();
    set_map(rw, op, keys[0], lower.map);
    set_map(rw, op, keys[1], upper.map);
    rw.set_operands(op, &operands);
    Some(())
}

fn empty_loop(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let results = body.result_count(op);
    let inits: Vec<ValueId> = body.operands(op).collect();
    let inits = inits.get(inits.len().checked_sub(results)?..)?.to_vec();
    let trips = trip_count(OpRef::new(cx, body, op));
    if trips == Some(0) && results > 0 {
        rw.replace(op, &inits);
        return Some(());
    }
    let block = body.entry(*body.regions(op).first()?)?;
    let end = body.last_op(block)?;
    if body.prev_op(end).is_some() {
        return None;
    }
    let args: Vec<ValueId> = body.args(block).collect();
    let (&counter, carried) = args.split_first()?;
    let (mut values, mut is_foreign, mut is_permuted) = (Vec::new(), false, false);
    for (index, value) in body.operands(end).enumerate() {
        if value == counter {
            return None;
        }
        match carried.iter().position(|&arg| arg == value) {
            Some(place) => {
                is_permuted |= place != index;
                values.push(*inits.get(place)?);
            }
            None => {
                is_foreign = true;
                values.push(value);
            }
        }
    }
    let is_unclear = match trips {
        None => is_foreign || is_permuted,
        Some(trips) => trips > 1 && is_permuted,
    };
    if is_unclear || values.len() != results {
        return None;
    }
    rw.replace(op, &values);
    Some(())
}

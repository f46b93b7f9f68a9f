//! Patterns for `parallel`.

use super::end_of;
use super::trips::{Bound, trip_count};
use crate::op;
use crate::shared::patterns;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{BlockId, OpId, Type, ValueId, name};

pub(super) const PARALLEL: &[Pattern] = patterns![
    anonymous "ParallelOpSingleOrZeroIterationDimsFolder" => drop_dimensions;
    anonymous "MergeNestedParallelLoops" => merge_nested;
];

#[derive(Clone, Copy)]
struct Dimension {
    /// The lower bound, the upper bound and the step.
    bounds: [ValueId; 3],
    induction: ValueId,
}

struct Parallel {
    dimensions: Vec<Dimension>,
    inits: Vec<ValueId>,
    entry: BlockId,
    end: OpId,
}

impl Parallel {
    fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let body = rw.body();
        let &[lower, upper, step, _] = rw.site(op).operand_segments()? else {
            return None;
        };
        let count = usize::try_from(lower).ok()?;
        let operands: Vec<ValueId> = body.operands(op).collect();
        let region = *body.regions(op).first()?;
        let entry = body.entry(region)?;
        let args: Vec<ValueId> = body.args(entry).collect();
        if (upper, step) != (lower, lower) || args.len() != count {
            return None;
        }
        let dimension = |at: usize| {
            let bounds = [at, count + at, 2 * count + at].map(|at| operands.get(at).copied());
            let [Some(lower), Some(upper), Some(step)] = bounds else {
                return None;
            };
            Some(Dimension {
                bounds: [lower, upper, step],
                induction: args[at],
            })
        };
        Some(Self {
            dimensions: (0..count).map(dimension).collect::<Option<_>>()?,
            inits: operands.get(3 * count..)?.to_vec(),
            entry,
            end: end_of(rw, region)?.0,
        })
    }
}

/// Drops dimensions with a single iteration; replaces a loop without iterations by its initial values.
fn drop_dimensions(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let parallel = Parallel::of(rw, op)?;
    let mut remaining = Vec::new();
    let mut single = Vec::new();
    for &dimension in &parallel.dimensions {
        let [lower, ..] = dimension.bounds;
        match trip_count(rw, dimension.bounds.map(Bound::Value), false) {
            Some(0) => {
                rw.replace(op, &parallel.inits);
                return Some(());
            }
            Some(1) => single.push((dimension.induction, lower)),
            _ => remaining.push(dimension),
        }
    }
    if single.is_empty() {
        return None;
    }
    for (induction, lower) in single {
        rw.replace_uses(induction, lower);
    }
    if remaining.is_empty() {
        return inline_iteration(rw, op, &parallel);
    }
    let is_remaining = |dimension: &Dimension| {
        remaining
            .iter()
            .any(|remaining| remaining.induction == dimension.induction)
    };
    for index in (0..parallel.dimensions.len()).rev() {
        if !is_remaining(&parallel.dimensions[index]) {
            rw.erase_arg(parallel.entry, index).ok()?;
        }
    }
    set_dimensions(rw, op, &remaining, &parallel.inits);
    Some(())
}

/// Replaces the loop by its only iteration, with each reduction applied to its initial value.
fn inline_iteration(rw: &mut Rewriter<'_>, op: OpId, parallel: &Parallel) -> Option<()> {
    let reduced: Vec<ValueId> = rw.body().operands(parallel.end).collect();
    let regions = rw.body().regions(parallel.end).to_vec();
    if regions.len() != parallel.inits.len() || reduced.len() != regions.len() {
        return None;
    }
    let dimensions = parallel.dimensions.iter();
    let lower: Vec<ValueId> = dimensions.map(|dimension| dimension.bounds[0]).collect();
    rw.inline_before(op, parallel.entry, &lower);
    let mut results = Vec::new();
    for ((region, init), value) in regions.into_iter().zip(&parallel.inits).zip(reduced) {
        let block = rw.body().entry(region)?;
        let (last, _) = end_of(rw, region)?;
        rw.inline_before(op, block, &[*init, value]);
        results.extend(rw.body().operand(last, 0));
        rw.erase(last);
    }
    rw.replace(op, &results);
    rw.erase(parallel.end);
    Some(())
}

/// Merges a loop and the loop that is its whole body.
fn merge_nested(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let outer = Parallel::of(rw, op)?;
    let inner_op = rw.body().first_op(outer.entry)?;
    if rw.body().name(inner_op) != op::SCF_PARALLEL
        || rw.body().next_op(inner_op) != Some(outer.end)
        || !outer.inits.is_empty()
    {
        return None;
    }
    let inner = Parallel::of(rw, inner_op)?;
    let is_outer_induction = |value: &ValueId| {
        outer
            .dimensions
            .iter()
            .any(|dimension| dimension.induction == *value)
    };
    if !inner.inits.is_empty()
        || inner
            .dimensions
            .iter()
            .any(|dimension| dimension.bounds.iter().any(is_outer_induction))
    {
        return None;
    }
    let dimensions = [&outer.dimensions[..], &inner.dimensions[..]].concat();
    let loc = rw.body().location(inner_op);
    let mut args = Vec::new();
    for dimension in &inner.dimensions {
        let ty = rw.body().value_type(dimension.induction);
        args.push(rw.add_arg(outer.entry, ty, loc));
    }
    rw.inline_before(inner_op, inner.entry, &args);
    rw.erase(inner.end);
    rw.erase(inner_op);
    set_dimensions(rw, op, &dimensions, &[]);
    Some(())
}

/// Sets the dimensions of a loop, and drops attributes that may refer to the old ones.
fn set_dimensions(rw: &mut Rewriter<'_>, op: OpId, dimensions: &[Dimension], inits: &[ValueId]) {
    let bounds = (0..3).flat_map(|bound| {
        dimensions
            .iter()
            .map(move |dimension| dimension.bounds[bound])
    });
    let operands: Vec<ValueId> = bounds.chain(inits.iter().copied()).collect();
    let count = dimensions.len() as i64;
    let sizes = [count, count, count, inits.len() as i64];
    let cx = rw.context();
    let discardable = cx.attr(rw.body().header(cx, op).attrs).as_dict();
    for &(key, _) in discardable.unwrap_or_default() {
        rw.set_attr(op, key, None);
    }
    rw.set_operands(op, &operands);
    let sizes = cx.dense_array_attr(Type::I32, &sizes);
    rw.set_attr(op, name::OPERAND_SEGMENT_SIZES, Some(sizes));
}

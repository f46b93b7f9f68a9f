//! Results that nobody uses, and what loops carry that is always the same.

use crate::{OpId, RegionId, Type, ValueId};

use super::{end_of, is_outside, remake};
use crate::rewrite::Rewriter;

/// The entries that are marked.
fn marked<T: Copy>(entries: &[T], marks: &[bool]) -> Vec<T> {
    let both = entries.iter().zip(marks);
    both.filter(|(_, marked)| **marked)
        .map(|(&entry, _)| entry)
        .collect()
}

pub(super) fn result_types(rw: &Rewriter<'_>, op: OpId) -> Vec<Type> {
    let results = rw.body().results(op);
    results.map(|result| rw.body().value_type(result)).collect()
}

/// Makes an alternative that has of the results of another one only those marked, and takes over its branches.
pub(super) fn keep_of_if(rw: &mut Rewriter<'_>, op: OpId, marks: &[bool]) -> Option<OpId> {
    for region in rw.body().regions(op).to_vec() {
        if let Some((end, values)) = end_of(rw, region) {
            rw.set_operands(end, &marked(&values, marks));
        }
    }
    let types = marked(&result_types(rw, op), marks);
    let operands: Vec<ValueId> = rw.body().operands(op).collect();
    Some(remake(rw, op, &operands, &types))
}

/// Results of an alternative that nobody uses are not computed.
pub(super) fn drop_unused_of_if(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let marks: Vec<bool> = rw
        .body()
        .results(op)
        .map(|result| rw.body().has_uses(result))
        .collect();
    if marks.iter().all(|&used| used) {
        return None;
    }
    let made = keep_of_if(rw, op, &marks)?;
    replace_marked(rw, op, made, &marks);
    Some(())
}

fn replace_marked(rw: &mut Rewriter<'_>, op: OpId, made: OpId, marks: &[bool]) {
    let kept = marked(&rw.body().results(op).collect::<Vec<_>>(), marks);
    for (old, new) in kept.into_iter().zip(rw.body().results(made)) {
        rw.replace_uses(old, new);
    }
    rw.erase(op);
}

/// A loop-carried variable: its index, initial value, block argument, yielded value and result.
pub(super) struct Carried {
    pub(super) region: RegionId,
    pub(super) end: OpId,
    pub(super) inits: Vec<ValueId>,
    pub(super) args: Vec<ValueId>,
    pub(super) yields: Vec<ValueId>,
    pub(super) results: Vec<ValueId>,
}

impl Carried {
    /// Of a `for`.
    pub(super) fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let region = *rw.body().regions(op).first()?;
        let (end, yields) = end_of(rw, region)?;
        Some(Self {
            region,
            end,
            yields,
            inits: rw.body().operands(op).skip(3).collect(),
            args: rw.body().args(rw.body().entry(region)?).skip(1).collect(),
            results: rw.body().results(op).collect(),
        })
    }
}

/// Removes a loop-invariant iteration argument: its users take the initial value.
pub(super) fn use_what_comes_in(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let carried = Carried::of(rw, op)?;
    let mut changed = false;
    for place in 0..carried.results.len() {
        let Some(value) = only_value(rw, op, &carried, place) else {
            continue;
        };
        for input in [carried.args[place], carried.results[place]] {
            changed |= rw.body().has_uses(input);
            rw.replace_uses(input, value);
        }
    }
    changed.then_some(())
}

/// The value from outside that is all that a place ever holds.
fn only_value(rw: &Rewriter<'_>, op: OpId, carried: &Carried, place: usize) -> Option<ValueId> {
    let mut found = None;
    let mut seen = vec![false; carried.args.len()];
    let mut pending = vec![place];
    while let Some(place) = pending.pop() {
        if std::mem::replace(seen.get_mut(place)?, true) {
            continue;
        }
        for value in [*carried.inits.get(place)?, *carried.yields.get(place)?] {
            match carried.args.iter().position(|&arg| arg == value) {
                Some(other) => pending.push(other),
                None if found.is_none_or(|found| found == value) => found = Some(value),
                None => return None,
            }
        }
    }
    found.filter(|&value| is_outside(rw, value, op))
}

/// Removes unused iteration arguments.
pub(super) fn drop_unused_of_for(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let carried = Carried::of(rw, op)?;
    let marks: Vec<bool> = (carried.args.iter().zip(&carried.results))
        .map(|(&arg, &result)| rw.body().has_uses(arg) || rw.body().has_uses(result))
        .collect();
    if marks.iter().all(|&used| used) {
        return None;
    }
    rw.set_operands(carried.end, &marked(&carried.yields, &marks));
    let block = rw.body().entry(carried.region)?;
    for (place, _) in marks.iter().enumerate().rev().filter(|(_, used)| !**used) {
        rw.erase_arg(block, place + 1).ok()?;
    }
    let bounds = rw.body().operands(op).take(3);
    let operands: Vec<ValueId> = bounds.chain(marked(&carried.inits, &marks)).collect();
    let types = marked(&result_types(rw, op), &marks);
    let made = remake(rw, op, &operands, &types);
    replace_marked(rw, op, made, &marks);
    Some(())
}

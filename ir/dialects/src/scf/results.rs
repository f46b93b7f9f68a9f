//! Results of alternatives, and the values that loops carry.

use super::end_of;
use crate::shared::casts::remake;
use pass_ir::rewrite::Rewriter;
use pass_ir::{OpId, RegionId, Type, ValueId};

fn filter_marked<T: Copy>(entries: &[T], marks: &[bool]) -> Vec<T> {
    let both = entries.iter().zip(marks);
    both.filter(|(_, marked)| **marked)
        .map(|(&entry, _)| entry)
        .collect()
}

pub(super) fn result_types(rw: &Rewriter<'_>, op: OpId) -> Vec<Type> {
    rw.body().value_types(rw.body().results(op))
}

pub(super) fn keep_of_if(rw: &mut Rewriter<'_>, op: OpId, marks: &[bool]) -> Option<OpId> {
    for region in rw.body().regions(op).to_vec() {
        if let Some((end, values)) = end_of(rw, region) {
            rw.set_operands(end, &filter_marked(&values, marks));
        }
    }
    let types = filter_marked(&result_types(rw, op), marks);
    let operands: Vec<ValueId> = rw.body().operands(op).collect();
    Some(remake(rw, op, &operands, &types))
}

/// The values that a counted loop carries: initial ones, and those of each round.
pub(super) struct Carried {
    pub(super) region: RegionId,
    pub(super) end: OpId,
    pub(super) inits: Vec<ValueId>,
    pub(super) yields: Vec<ValueId>,
}

impl Carried {
    pub(super) fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let region = *rw.body().regions(op).first()?;
        let (end, yields) = end_of(rw, region)?;
        Some(Self {
            region,
            end,
            yields,
            inits: rw.body().operands(op).skip(3).collect(),
        })
    }
}

//! Deduplication of constants, which move to the front of the region that may share them.

use crate::hash::HashMap;

use super::Rewriter;
use crate::body::{Body, InsertPoint};
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, OpName, RegionId, Type};
use crate::known::name;
use crate::op_name::ConstantValue;

/// Region, operation, value and type. Constants with equal keys are merged.
type Key = (RegionId, ConstantOp, Attr, Type);

/// The kind of a constant, which distinguishes constants of equal value and type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ConstantOp {
    /// All operations of a dialect that have a constant value are interchangeable.
    Dialect(u32),
    /// The meaning of a property other than the value depends on the operation.
    Op(OpName),
}

#[derive(Debug, Default)]
pub(super) struct Constants {
    by_key: HashMap<Key, OpId>,
    canonical: Vec<bool>,
    regions: InsertionRegions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deduplication {
    /// The operation is not a constant, or the first with its value.
    Kept {
        moved: bool,
    },
    Replaced,
}

impl Constants {
    /// Moves a constant to the front of its region, or replaces it by an equal one.
    pub(super) fn insert(&mut self, rw: &mut Rewriter<'_>, op: OpId) -> Deduplication {
        let Some((region, key)) = self.key(rw.cx, rw.body, op) else {
            return Deduplication::Kept { moved: false };
        };
        if let Some(&first) = self.by_key.get(&key) {
            let values: Vec<_> = rw.body.results(first).collect();
            rw.replace(op, &values);
            // The constant belongs to several locations now.
            rw.body.set_location(first, Loc::UNKNOWN);
            rw.notify_changed(first);
            return Deduplication::Replaced;
        }
        let moved = rw
            .body
            .entry(region)
            .is_some_and(|entry| self.move_to_front(rw.body, op, entry));
        if moved {
            rw.notify_changed(op);
        }
        self.by_key.insert(key, op);
        self.mark_canonical(op);
        Deduplication::Kept { moved }
    }

    /// Moves a constant to the front of `entry`, unless only constants of this table precede it there.
    fn move_to_front(&self, body: &mut Body, op: OpId, entry: BlockId) -> bool {
        let is_at_front = body.prev_op(op).is_none_or(|prev| self.is_canonical(prev));
        let is_in_place = body.block_of(op) == Some(entry) && is_at_front;
        if !is_in_place {
            if body.block_of(op) != Some(entry) {
                body.set_location(op, Loc::UNKNOWN);
            }
            body.insert(op, InsertPoint::Start(entry));
        }
        !is_in_place
    }

    fn key(&mut self, cx: &Context, body: &Body, op: OpId) -> Option<(RegionId, Key)> {
        let value = body.constant_value(cx, op)?;
        let data = cx.op_data(body.name(op));
        let constant_op = match (data.constant, data.dialect) {
            (ConstantValue::Property(name::VALUE) | ConstantValue::Zero(_), Some(dialect)) => {
                ConstantOp::Dialect(dialect)
            }
            _ => ConstantOp::Op(body.name(op)),
        };
        let ty = body.value_type(body.result(op, 0)?);
        let region = self.regions.of(cx, body, body.block_of(op)?)?;
        Some((region, (region, constant_op, value, ty)))
    }

    fn mark_canonical(&mut self, op: OpId) {
        if self.canonical.len() <= op.index() {
            self.canonical.resize(op.index() + 1, false);
        }
        self.canonical[op.index()] = true;
    }

    fn is_canonical(&self, op: OpId) -> bool {
        self.canonical.get(op.index()).copied().unwrap_or(false)
    }
}

/// A cache of the innermost enclosing regions that do not share constants with the outside. Valid while no region
/// moves.
#[derive(Debug, Default)]
pub struct InsertionRegions {
    cache: HashMap<RegionId, RegionId>,
}

impl InsertionRegions {
    /// Returns the region for the constants of a block.
    pub fn of(&mut self, cx: &Context, body: &Body, block: BlockId) -> Option<RegionId> {
        let mut ancestors = Vec::new();
        let mut region = body.block_region(block)?;
        let insertion_region = loop {
            if let Some(&cached) = self.cache.get(&region) {
                break cached;
            }
            ancestors.push(region);
            let Some(owner) = body.region_owner(region) else {
                break region;
            };
            // An unregistered operation may be isolated.
            if !cx.is_registered(body.name(owner)) {
                break region;
            }
            region = body.block_region(body.block_of(owner)?)?;
        };
        let ancestors = ancestors
            .into_iter()
            .map(|region| (region, insertion_region));
        self.cache.extend(ancestors);
        Some(insertion_region)
    }
}

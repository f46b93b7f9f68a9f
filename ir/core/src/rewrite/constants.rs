//! Constants are kept once, at the front of the region that may share them.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::Rewriter;
use crate::body::{Body, InsertPoint};
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, OpName, RegionId, Type};
use crate::known::name;
use crate::op_name::ConstantValue;
use crate::op_ref::OpRef;

/// Two constants with the same key are one: the region that may share them, their maker, value and type.
type Key = (RegionId, Maker, Attr, Type);

/// The maker of a constant, which tells constants of equal value and type apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Maker {
    /// Constants of a dialect that have a value are the same, whichever operation makes them.
    Dialect(u32),
    /// The operation alone knows the meaning of a property that is not its value.
    Op(OpName),
}

/// The constants of a body that have been seen in this round.
#[derive(Debug, Default)]
pub(super) struct Constants {
    known: HashMap<Key, OpId, FxBuildHasher>,
    /// By operation, whether it is one of them.
    owned: Vec<bool>,
    regions: InsertionRegions,
}

/// The fate of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It is no constant, or stays as the only one of its value; whether it moved.
    Stays { moved: bool },
    /// An equal constant has taken its place.
    Replaced,
}

impl Constants {
    /// Notes a constant, moves it to the front of its region, or replaces it by an equal one.
    pub(super) fn insert(&mut self, rw: &mut Rewriter<'_>, op: OpId) -> Known {
        let Some((region, key)) = self.key(rw.cx, rw.body, op) else {
            return Known::Stays { moved: false };
        };
        if let Some(&first) = self.known.get(&key) {
            let values: Vec<_> = rw.body.results(first).collect();
            rw.replace(op, &values);
            // It stands for several places now.
            rw.body.set_location(first, Loc::UNKNOWN);
            rw.tell(|listener, cx, body| listener.changed(OpRef::new(cx, body, first)));
            return Known::Replaced;
        }
        let moved = rw
            .body
            .entry(region)
            .is_some_and(|entry| self.move_to_front(rw.body, op, entry));
        if moved {
            rw.tell(|listener, cx, body| listener.changed(OpRef::new(cx, body, op)));
        }
        self.known.insert(key, op);
        self.own(op);
        Known::Stays { moved }
    }

    /// Moves a constant to the front of `entry`, unless it is there, or follows others that are.
    fn move_to_front(&self, body: &mut Body, op: OpId, entry: BlockId) -> bool {
        let in_place = match body.prev_op(op) {
            None => true,
            Some(prev) => self.is_owned(prev),
        };
        let stays = body.block_of(op) == Some(entry) && in_place;
        if !stays {
            if body.block_of(op) != Some(entry) {
                // In another block it belongs to no place of the text any more.
                body.set_location(op, Loc::UNKNOWN);
            }
            body.insert(op, InsertPoint::Start(entry));
        }
        !stays
    }

    fn key(&mut self, cx: &Context, body: &Body, op: OpId) -> Option<(RegionId, Key)> {
        let value = body.constant_value(cx, op)?;
        let data = cx.op_data(body.name(op));
        let maker = match (data.constant, data.dialect) {
            (ConstantValue::Property(name::VALUE) | ConstantValue::Zero(_), Some(dialect)) => {
                Maker::Dialect(dialect)
            }
            _ => Maker::Op(body.name(op)),
        };
        let ty = body.value_type(body.result(op, 0)?);
        let region = self.regions.of(cx, body, body.block_of(op)?)?;
        Some((region, (region, maker, value, ty)))
    }

    fn own(&mut self, op: OpId) {
        if self.owned.len() <= op.index() {
            self.owned.resize(op.index() + 1, false);
        }
        self.owned[op.index()] = true;
    }

    fn is_owned(&self, op: OpId) -> bool {
        self.owned.get(op.index()).copied().unwrap_or(false)
    }
}

/// For regions, the innermost one around them whose constants are not to be shared with those outside. It holds as long as
/// no region moves.
#[derive(Debug, Default)]
pub struct InsertionRegions {
    known: HashMap<RegionId, RegionId, FxBuildHasher>,
}

impl InsertionRegions {
    /// The region for the constants of a block. What was found on the way is kept, so that depth is climbed once.
    pub fn of(&mut self, cx: &Context, body: &Body, block: BlockId) -> Option<RegionId> {
        let mut climbed = Vec::new();
        let mut region = body.block_region(block)?;
        let found = loop {
            if let Some(&known) = self.known.get(&region) {
                break known;
            }
            climbed.push(region);
            let Some(owner) = body.region_owner(region) else {
                break region;
            };
            // Of an operation that nobody declares, nothing is known: it may be isolated.
            if !cx.is_registered(body.name(owner)) {
                break region;
            }
            region = body.block_region(body.block_of(owner)?)?;
        };
        let climbed = climbed.into_iter().map(|region| (region, found));
        self.known.extend(climbed);
        Some(found)
    }
}

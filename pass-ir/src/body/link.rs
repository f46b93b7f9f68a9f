//! The order of operations in a block.

use crate::handle::{BlockId, OpId};

use super::Body;

/// Room between the order numbers of neighbours.
const STRIDE: u32 = 32;
/// Order number of the first operation of a block, with room on both sides.
const START: u32 = 1 << 31;

impl Body {
    /// Puts an operation that is in no block into `block`, before `next` or at the end.
    pub(super) fn link_op(&mut self, op: OpId, block: BlockId, next: Option<OpId>) {
        let prev = match next {
            Some(next) => self.data(next).prev.some(),
            None => self.last_op(block),
        };
        let data = &mut self.ops[op.index()];
        data.block = block;
        data.prev = prev.unwrap_or(OpId::NONE);
        data.next = next.unwrap_or(OpId::NONE);
        match prev {
            Some(prev) => self.ops[prev.index()].next = op,
            None => self.blocks[block.index()].first = op,
        }
        match next {
            Some(next) => self.ops[next.index()].prev = op,
            None => self.blocks[block.index()].last = op,
        }
        self.order_between(op, block, prev, next);
    }

    /// Takes an operation out of its block.
    pub(super) fn unlink_op(&mut self, op: OpId) {
        let data = &self.ops[op.index()];
        let (block, prev, next) = (data.block, data.prev, data.next);
        if block == BlockId::NONE {
            return;
        }
        match prev.some() {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next.some() {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.blocks[block.index()].last = prev,
        }
        let data = &mut self.ops[op.index()];
        data.block = BlockId::NONE;
        data.prev = OpId::NONE;
        data.next = OpId::NONE;
    }

    fn order_between(&mut self, op: OpId, block: BlockId, prev: Option<OpId>, next: Option<OpId>) {
        let order = |op: OpId| self.data(op).order;
        let number = match (prev.map(order), next.map(order)) {
            (None, None) => Some(START),
            (Some(prev), None) => prev.checked_add(STRIDE),
            (None, Some(next)) => next.checked_sub(STRIDE),
            (Some(prev), Some(next)) => {
                Some(prev + (next - prev) / 2).filter(|&number| number != prev)
            }
        };
        match number {
            Some(number) => self.ops[op.index()].order = number,
            None => self.renumber(block),
        }
    }

    fn renumber(&mut self, block: BlockId) {
        let count = self.ops(block).count() as u32;
        let stride = (u32::MAX / count.max(1)).clamp(1, STRIDE);
        // The block stays around the middle, so that both ends keep room.
        let mut number = START.saturating_sub((u64::from(count) * u64::from(stride) / 2) as u32);
        let mut next = self.first_op(block);
        while let Some(op) = next {
            self.ops[op.index()].order = number;
            number = number.saturating_add(stride);
            next = self.next_op(op);
        }
    }
}

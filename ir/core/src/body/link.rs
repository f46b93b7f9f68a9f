//! The order of operations in a block: increasing numbers with gaps.

use crate::handle::{BlockId, Handle, OpId};

use super::Body;

/// The default gap between order numbers.
const STRIDE: u32 = 32;
/// The order number of the first operation of a block, with room on both sides.
const START: u32 = 1 << 31;

impl Body {
    /// Inserts a detached operation into `block`, before `next` or at the end.
    pub(super) fn link_op(&mut self, op: OpId, block: BlockId, next: Option<OpId>) {
        let prev = match next {
            Some(next) => self.data(next).prev.non_null(),
            None => self.last_op(block),
        };
        let data = &mut self.ops[op];
        data.block = block;
        data.prev = prev.unwrap_or(OpId::NONE);
        data.next = next.unwrap_or(OpId::NONE);
        match prev {
            Some(prev) => self.ops[prev].next = op,
            None => self.blocks[block].first = op,
        }
        match next {
            Some(next) => self.ops[next].prev = op,
            None => self.blocks[block].last = op,
        }
        self.order_between(op, prev, next);
    }

    pub(super) fn unlink_op(&mut self, op: OpId) {
        let data = &self.ops[op];
        let (block, prev, next) = (data.block, data.prev, data.next);
        if block == BlockId::NONE {
            return;
        }
        match prev.non_null() {
            Some(prev) => self.ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next.non_null() {
            Some(next) => self.ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
        let data = &mut self.ops[op];
        data.block = BlockId::NONE;
        data.prev = OpId::NONE;
        data.next = OpId::NONE;
    }

    fn order_between(&mut self, op: OpId, prev: Option<OpId>, next: Option<OpId>) {
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
            Some(number) => self.ops[op].order = number,
            None => {
                let neighbour = prev.or(next).map_or(START, order);
                self.respread(op, neighbour);
            }
        }
    }

    /// Renumbers the operations in the smallest range around `anchor` that is not dense, to make room for an operation.
    /// Wider ranges must be less dense, so that insertions take amortized logarithmic time.
    fn respread(&mut self, op: OpId, anchor: u32) {
        let (mut first, mut last, mut count) = (op, op, 1_u64);
        // The number of operations that is acceptable in the range, times 2^16: seven quarters as many for twice the
        // room. For all of the room that is more than sixty million, so blocks of any size in practice are spread in
        // parts.
        let mut max_count = 1_u64 << 16;
        for bits in 1..=u32::BITS {
            let low = u64::from(anchor) >> bits << bits;
            let high = low + (1 << bits);
            let order = |op: &OpId| u64::from(self.data(*op).order);
            while let Some(prev) = self.prev_op(first).filter(|prev| order(prev) >= low) {
                (first, count) = (prev, count + 1);
            }
            while let Some(next) = self.next_op(last).filter(|next| order(next) < high) {
                (last, count) = (next, count + 1);
            }
            max_count = max_count * 7 / 4;
            if count << 16 <= max_count || bits == u32::BITS {
                return self.spread(first, count, low, (high - low) / count);
            }
        }
    }

    /// Numbers `count` operations from `first` on, with gaps of `room` between them.
    fn spread(&mut self, first: OpId, count: u64, low: u64, room: u64) {
        let (mut next, mut number) = (Some(first), low + room / 2);
        for _ in 0..count {
            let Some(op) = next else { return };
            self.ops[op].order = number as u32;
            number += room;
            next = self.next_op(op);
        }
    }
}

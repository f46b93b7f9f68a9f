//! The uses of a value: a doubly linked list through the operand slots.

use crate::handle::{OpId, ValueId};

use super::data::{NO_USE, Span};
use super::{Body, Use};

impl Body {
    /// Returns the uses of a value, the latest first.
    pub fn uses(&self, value: ValueId) -> impl Iterator<Item = Use> + '_ {
        let some = |slot: u32| (slot != NO_USE).then_some(slot);
        let first = some(self.values[value].first_use);
        let slots = std::iter::successors(first, move |&slot| some(self.uses[slot as usize].next));
        slots.map(|slot| {
            let op = self.uses[slot as usize].owner;
            Use {
                op,
                operand: (slot - self.data(op).operands.start) as usize,
            }
        })
    }

    /// Returns whether the value has a use.
    pub fn has_uses(&self, value: ValueId) -> bool {
        self.values[value].first_use != NO_USE
    }

    /// Returns whether any result of the operation has a use.
    pub fn has_used_results(&self, op: OpId) -> bool {
        self.results(op).any(|value| self.has_uses(value))
    }

    /// Makes all uses of `from` uses of `to`, the latest first, in time linear in their number.
    pub fn replace_all_uses(&mut self, from: ValueId, to: ValueId) {
        if from == to {
            return;
        }
        let mut next = std::mem::replace(&mut self.values[from].first_use, NO_USE);
        while next != NO_USE {
            let slot = next;
            let data = self.uses[slot as usize];
            next = data.next;
            self.link_use(slot, data.owner, to);
        }
    }

    /// Replaces the operand at `index`, if there is one.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        let operands = self.data(op).operands;
        if index < operands.len as usize {
            let slot = operands.start + index as u32;
            self.unlink_use(slot);
            self.link_use(slot, op, value);
        }
    }

    /// Replaces all operands; their number may change.
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let old = self.data(op).operands;
        for slot in old.range() {
            self.unlink_use(slot as u32);
        }
        let len = values.len() as u32;
        let span = if len == old.len {
            old
        } else {
            self.retire_uses(old.start, old.len);
            let start = self.alloc_uses(len);
            Span { start, len }
        };
        self.ops[op].operands = span;
        for (slot, &value) in span.range().zip(values) {
            self.link_use(slot as u32, op, value);
        }
    }

    /// Makes a slot the first use of a value.
    pub(super) fn link_use(&mut self, slot: u32, owner: OpId, value: ValueId) {
        let first = std::mem::replace(&mut self.values[value].first_use, slot);
        let data = &mut self.uses[slot as usize];
        data.value = value;
        data.owner = owner;
        data.prev = NO_USE;
        data.next = first;
        if first != NO_USE {
            self.uses[first as usize].prev = slot;
        }
    }

    /// Removes a slot from the uses of its value, if it has one.
    pub(super) fn unlink_use(&mut self, slot: u32) {
        let data = self.uses[slot as usize];
        if data.value == ValueId::NONE {
            return;
        }
        match data.prev {
            NO_USE => self.values[data.value].first_use = data.next,
            prev => self.uses[prev as usize].next = data.next,
        }
        if data.next != NO_USE {
            self.uses[data.next as usize].prev = data.prev;
        }
        self.uses[slot as usize].value = ValueId::NONE;
    }
}

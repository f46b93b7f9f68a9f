//! The worklist of operations to visit.

use crate::handle::OpId;

/// The position of an operation that is not on the stack.
const ABSENT: u32 = u32::MAX;

/// A stack without duplicates.
#[derive(Debug, Default)]
pub(super) struct Worklist {
    stack: Vec<Option<OpId>>,
    positions: Vec<u32>,
}

impl Worklist {
    /// Pushes an operation, unless it is on the stack. Returns whether it was pushed.
    pub(super) fn push(&mut self, op: OpId) -> bool {
        if self.positions.len() <= op.index() {
            self.positions.resize(op.index() + 1, ABSENT);
        }
        let position = &mut self.positions[op.index()];
        if *position == ABSENT {
            *position = self.stack.len() as u32;
            self.stack.push(Some(op));
            return true;
        }
        false
    }

    pub(super) fn pop(&mut self) -> Option<OpId> {
        while let Some(entry) = self.stack.pop() {
            if let Some(op) = entry {
                self.positions[op.index()] = ABSENT;
                return Some(op);
            }
        }
        None
    }

    pub(super) fn remove(&mut self, op: OpId) {
        let Some(position) = self.positions.get_mut(op.index()) else {
            return;
        };
        let position = std::mem::replace(position, ABSENT);
        if let Some(entry) = self.stack.get_mut(position as usize) {
            *entry = None;
        }
    }

    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
        for (position, entry) in self.stack.iter().enumerate() {
            if let Some(op) = entry {
                self.positions[op.index()] = position as u32;
            }
        }
    }
}

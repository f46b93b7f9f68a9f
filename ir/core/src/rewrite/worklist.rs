//! The operations that are still to be looked at: a stack that holds each of them at most once.

use crate::handle::OpId;

/// The place of an operation that is not on the list.
const NOWHERE: u32 = u32::MAX;

/// A stack of operations without repetition.
#[derive(Debug, Default)]
pub(super) struct Worklist {
    list: Vec<Option<OpId>>,
    /// By operation, where on the list it is.
    places: Vec<u32>,
}

impl Worklist {
    /// Puts an operation on top, unless it is on the list already: then it stays where it is. True if it was not there.
    pub(super) fn push(&mut self, op: OpId) -> bool {
        if self.places.len() <= op.index() {
            self.places.resize(op.index() + 1, NOWHERE);
        }
        let place = &mut self.places[op.index()];
        if *place == NOWHERE {
            *place = self.list.len() as u32;
            self.list.push(Some(op));
            return true;
        }
        false
    }

    /// Takes the topmost operation.
    pub(super) fn pop(&mut self) -> Option<OpId> {
        while let Some(entry) = self.list.pop() {
            if let Some(op) = entry {
                self.places[op.index()] = NOWHERE;
                return Some(op);
            }
        }
        None
    }

    /// Takes an operation off the list, wherever it is.
    pub(super) fn remove(&mut self, op: OpId) {
        let Some(place) = self.places.get_mut(op.index()) else {
            return;
        };
        let place = std::mem::replace(place, NOWHERE);
        if let Some(entry) = self.list.get_mut(place as usize) {
            *entry = None;
        }
    }

    /// Turns the list around.
    pub(super) fn reverse(&mut self) {
        self.list.reverse();
        for (place, entry) in self.list.iter().enumerate() {
            if let Some(op) = entry {
                self.places[op.index()] = place as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handle::{Generation, Handle};

    #[test]
    fn last_in_first_out_without_repetition() {
        let ops: [OpId; 4] =
            std::array::from_fn(|index| OpId::new(index as u32, Generation::default()));
        let mut list = Worklist::default();
        for &op in &[ops[0], ops[1], ops[0], ops[2], ops[3]] {
            list.push(op);
        }
        list.remove(ops[2]);
        list.remove(ops[2]);
        list.reverse();
        list.push(ops[2]);
        let popped: Vec<_> = std::iter::from_fn(|| list.pop()).collect();
        assert_eq!(popped, [ops[2], ops[0], ops[1], ops[3]]);
    }
}

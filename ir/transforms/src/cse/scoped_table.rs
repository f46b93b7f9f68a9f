//! A scoped hash table of the operations that are available.

use hashbrown::HashTable;
use pass_ir::body::Ignore;
use pass_ir::{Body, Context, OpId};

use super::hash::hash_of;

/// The operations that dominate the current position, by what they compute.
#[derive(Debug, Default)]
pub(super) struct ScopedTable {
    table: HashTable<Entry>,
    /// The insertions in order, with the operation that each replaced.
    insertions: Vec<(Entry, Option<OpId>)>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    op: OpId,
}

/// The start of a scope: the number of earlier insertions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope(usize);

impl ScopedTable {
    pub(super) fn open_scope(&self) -> Scope {
        Scope(self.insertions.len())
    }

    pub(super) fn close_scope(&mut self, scope: Scope) {
        while self.insertions.len() > scope.0
            && let Some((Entry { hash, op }, replaced)) = self.insertions.pop()
        {
            let Ok(mut slot) = self.table.find_entry(hash, |entry| entry.op == op) else {
                continue;
            };
            match replaced {
                Some(replaced) => slot.get_mut().op = replaced,
                None => drop(slot.remove()),
            }
        }
    }

    /// Returns the available operation that is equal to `op`.
    pub(super) fn find(&self, cx: &Context, body: &Body, op: OpId) -> Option<OpId> {
        let hash = hash_of(cx, body, op);
        let is_equal = |entry: &Entry| entry.hash == hash && are_equal(cx, body, entry.op, op);
        Some(self.table.find(hash, is_equal)?.op)
    }

    /// Returns the available operation that is equal to `op` if it passes the filter, or inserts `op` in its place.
    pub(super) fn find_or_insert(
        &mut self,
        cx: &Context,
        body: &Body,
        op: OpId,
        filter: impl FnOnce(OpId) -> bool,
    ) -> Option<OpId> {
        let hash = hash_of(cx, body, op);
        let new = Entry { hash, op };
        let is_equal = |entry: &Entry| entry.hash == hash && are_equal(cx, body, entry.op, op);
        match self.table.find_mut(hash, is_equal) {
            Some(entry) if filter(entry.op) => return Some(entry.op),
            Some(entry) => {
                let replaced = std::mem::replace(&mut entry.op, op);
                self.insertions.push((new, Some(replaced)));
            }
            None => {
                self.table.insert_unique(hash, new, |entry| entry.hash);
                self.insertions.push((new, None));
            }
        }
        None
    }
}

fn are_equal(cx: &Context, body: &Body, left: OpId, right: OpId) -> bool {
    body.are_equivalent(cx, left, right, Ignore { locations: true })
}

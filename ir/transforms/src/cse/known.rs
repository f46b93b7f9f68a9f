//! The operations that have been computed already, found by what they compute.

use hashbrown::HashTable;
use pass_ir::body::Ignore;
use pass_ir::{Body, Context, OpId};

use super::hash::hash_of;

/// The operations that are computed wherever the search is at the moment.
#[derive(Debug, Default)]
pub(super) struct Known {
    table: HashTable<(u64, OpId)>,
    /// In the order in which they were added, with what was known instead before.
    added: Vec<(u64, OpId, Option<OpId>)>,
}

/// Where a scope was opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope(usize);

impl Known {
    /// Opens a scope: what is added from here on is forgotten when it closes.
    pub(super) fn open(&self) -> Scope {
        Scope(self.added.len())
    }

    /// Forgets what was added since the scope was opened.
    pub(super) fn close(&mut self, scope: Scope) {
        while self.added.len() > scope.0
            && let Some((hash, op, before)) = self.added.pop()
        {
            let Ok(mut entry) = self.table.find_entry(hash, |one| one.1 == op) else {
                continue;
            };
            match before {
                Some(before) => entry.get_mut().1 = before,
                None => drop(entry.remove()),
            }
        }
    }

    /// The operation that computes the same as `op` and is known, if there is one.
    pub(super) fn find(&self, cx: &Context, body: &Body, op: OpId) -> Option<OpId> {
        let hash = hash_of(cx, body, op);
        let found = self
            .table
            .find(hash, |one| one.0 == hash && are_equal(cx, body, one.1, op))?;
        Some(found.1)
    }

    /// The operation that computes the same as `op` and is known; if there is none, `op` is known from now on. It is also
    /// known instead of one that `fits` refuses.
    pub(super) fn find_or_insert(
        &mut self,
        cx: &Context,
        body: &Body,
        op: OpId,
        fits: impl FnOnce(OpId) -> bool,
    ) -> Option<OpId> {
        let hash = hash_of(cx, body, op);
        let found = self
            .table
            .find_mut(hash, |one| one.0 == hash && are_equal(cx, body, one.1, op));
        match found {
            Some(found) if fits(found.1) => return Some(found.1),
            Some(found) => {
                let before = std::mem::replace(&mut found.1, op);
                self.added.push((hash, op, Some(before)));
            }
            None => {
                self.table.insert_unique(hash, (hash, op), |one| one.0);
                self.added.push((hash, op, None));
            }
        }
        None
    }
}

/// Where an operation comes from does not count.
fn are_equal(cx: &Context, body: &Body, one: OpId, two: OpId) -> bool {
    body.are_equivalent(cx, one, two, Ignore { locations: true })
}

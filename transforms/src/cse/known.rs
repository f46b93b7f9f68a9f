//! The operations that have been computed already, found by what they compute.

use std::hash::{BuildHasher, Hash, Hasher};

use hashbrown::HashTable;
use pass_ir::{Body, Context, OpId, Traits, ValueId};
use rustc_hash::FxBuildHasher;

/// The operations that are computed wherever the search is at the moment.
#[derive(Debug, Default)]
pub(super) struct Known {
    table: HashTable<(u64, OpId)>,
    /// In the order in which they were added.
    added: Vec<(u64, OpId)>,
    /// By operation, whether it is one of them.
    members: Vec<bool>,
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
        for (hash, op) in self.added.drain(scope.0..) {
            if let Ok(entry) = self.table.find_entry(hash, |one| one.1 == op) {
                entry.remove();
            }
            self.members[op.index()] = false;
        }
    }

    /// Whether it is this very operation that is known.
    pub(super) fn contains(&self, op: OpId) -> bool {
        self.members.get(op.index()).copied().unwrap_or(false)
    }

    /// The known operation that is equal to `op`; if there is none, `op` is known from now on.
    pub(super) fn find_or_insert(&mut self, cx: &Context, body: &Body, op: OpId) -> Option<OpId> {
        let hash = hash_of(cx, body, op);
        if let Some(found) = self
            .table
            .find(hash, |one| one.0 == hash && are_equal(cx, body, one.1, op))
        {
            return Some(found.1);
        }
        self.table.insert_unique(hash, (hash, op), |one| one.0);
        self.added.push((hash, op));
        if self.members.len() <= op.index() {
            self.members.resize(body.op_capacity(), false);
        }
        self.members[op.index()] = true;
        None
    }
}

/// The operands, in an order that does not matter where theirs does not.
fn sorted_operands(cx: &Context, body: &Body, op: OpId) -> Vec<ValueId> {
    let mut operands: Vec<ValueId> = body.operands(op).collect();
    if cx.traits(body.name(op)).has(Traits::COMMUTATIVE) {
        operands.sort_unstable();
    }
    operands
}

fn hash_of(cx: &Context, body: &Body, op: OpId) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    let header = body.header(op);
    (header.name, header.attrs, header.props).hash(&mut hasher);
    sorted_operands(cx, body, op).hash(&mut hasher);
    for result in body.results(op) {
        body.value_type(result).hash(&mut hasher);
    }
    hasher.finish()
}

/// Whether both compute the same, wherever they come from.
fn are_equal(cx: &Context, body: &Body, a: OpId, b: OpId) -> bool {
    let what = |op: OpId| {
        let header = body.header(op);
        (header.name, header.attrs, header.props)
    };
    let types = |op: OpId| body.results(op).map(|value| body.value_type(value));
    what(a) == what(b)
        && types(a).eq(types(b))
        && sorted_operands(cx, body, a) == sorted_operands(cx, body, b)
}

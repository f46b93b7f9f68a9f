//! Groups of parts of an input that are looked up in the cache before it is their turn.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, Scope};

use pass_runtime::Ir;

use crate::cache::PartCache;
use crate::split::Group;

/// The number of groups that are looked up at once.
pub(super) const BLOCK: usize = 16;
/// What is found for groups is about as long as they are: longer blocks are looked up when it is their turn.
const MAX_BLOCK_BYTES: usize = 4 << 20;
const MAX_THREADS: usize = 8;

type Block<'r, I> = Vec<Option<PartCache<'r, I>>>;

/// Threads that look up the blocks of an input, each a share of them in their order. Each is one block ahead.
pub(super) struct LookAhead<'r, I: Ir>(Vec<Receiver<Block<'r, I>>>);

impl<'r, I: Ir> LookAhead<'r, I> {
    /// Starts threads for groups, of which `cached` returns the caches.
    pub(super) fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        threads: usize,
        groups: &'r [Group<'r>],
        cached: impl Fn(&'r Group<'r>) -> Option<PartCache<'r, I>> + Copy + Send + 'scope,
    ) -> Self
    where
        'r: 'scope,
    {
        let threads = threads.min(MAX_THREADS).min(groups.len() / BLOCK);
        let start = |first: usize| {
            let (sender, receiver) = sync_channel(1);
            let blocks = groups.chunks(BLOCK).skip(first).step_by(threads);
            // Without the thread, nothing is received.
            let _ = Builder::new().spawn_scoped(scope, move || look_up(blocks, cached, &sender));
            receiver
        };
        Self((0..threads).map(start).collect())
    }

    /// Returns the caches of the next block, which has this number. `None` if no thread has looked it up.
    pub(super) fn block(&self, number: usize) -> Option<Block<'r, I>> {
        let thread = number.checked_rem(self.0.len())?;
        self.0.get(thread)?.recv().ok()
    }
}

fn look_up<'r, I: Ir>(
    blocks: impl Iterator<Item = &'r [Group<'r>]>,
    cached: impl Fn(&'r Group<'r>) -> Option<PartCache<'r, I>>,
    sender: &SyncSender<Block<'r, I>>,
) {
    for groups in blocks {
        let mut block: Block<'r, I> = groups.iter().map(&cached).collect();
        let length = |group: &Group<'_>| group.text.text.len();
        if groups.iter().map(length).sum::<usize>() <= MAX_BLOCK_BYTES {
            block.iter_mut().flatten().for_each(PartCache::look_ahead);
        }
        if sender.send(block).is_err() {
            break;
        }
    }
}

//! Parallel loops over sibling isolated operations.
//!
//! They run on the pool of the calling thread, or else on that of the context. Without a pool they are not used, so that
//! nobody starts rayon's default pool.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::mpsc::sync_channel;

use crate::context::Context;

impl Context {
    /// Returns the number of threads that may run at a time.
    pub(crate) fn thread_count(&self) -> usize {
        match self.pool() {
            _ if rayon_core::current_thread_index().is_some() => rayon_core::current_num_threads(),
            Some(pool) => pool.current_num_threads(),
            None => 1,
        }
    }

    /// Runs on a thread of the pool.
    pub(crate) fn in_pool<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        match self.pool() {
            Some(pool) if rayon_core::current_thread_index().is_none() => pool.install(work),
            _ => work(),
        }
    }
}

/// Maps items in parallel, each as a job of its own. Returns the results in order.
pub(crate) fn map<I: Sync, R: Send + Sync>(
    cx: &Context,
    items: &[I],
    map: impl Fn(&I) -> R + Sync,
) -> Vec<R> {
    let results: Vec<OnceLock<R>> = items.iter().map(|_| OnceLock::new()).collect();
    let job = |index: usize| {
        let _ = results[index].set(map(&items[index]));
    };
    if !items.is_empty() {
        cx.in_pool(|| run_range(0..items.len(), &job));
    }
    results
        .into_iter()
        .filter_map(OnceLock::into_inner)
        .collect()
}

/// Maps items in parallel, and visits the results in order while others are computed. At most `ahead` results wait for that.
pub(crate) fn for_each_in_order<I: Sync, R: Send + Sync>(
    cx: &Context,
    items: &[I],
    ahead: usize,
    map: impl Fn(&I) -> R + Sync,
    mut visit: impl FnMut(R),
) {
    let is_in_pool = rayon_core::current_thread_index().is_some();
    let Some(pool) = cx.pool().filter(|_| !is_in_pool) else {
        // A thread of the pool that waited would compute nothing.
        for items in items.chunks(ahead) {
            let results = self::map(cx, items, &map);
            results.into_iter().for_each(&mut visit);
        }
        return;
    };
    let (map, mut rest, mut waiting) = (&map, items.iter(), VecDeque::new());
    pool.in_place_scope_fifo(|scope| {
        loop {
            let room = ahead - waiting.len();
            for item in rest.by_ref().take(room) {
                let (sender, receiver) = sync_channel(1);
                scope.spawn_fifo(move |_| {
                    let _ = sender.send(map(item));
                });
                waiting.push_back(receiver);
            }
            let next = waiting.pop_front();
            // After a panic there is no result, and the scope resumes the panic.
            let Some(result) = next.and_then(|next| next.recv().ok()) else {
                return;
            };
            visit(result);
        }
    });
}

/// Runs jobs in parallel.
fn run_range(indices: Range<usize>, job: &(dyn Fn(usize) + Sync)) {
    let middle = indices.start + indices.len() / 2;
    if middle == indices.start {
        return job(middle);
    }
    let (left, right) = (indices.start..middle, middle..indices.end);
    rayon_core::join(|| run_range(left, job), || run_range(right, job));
}

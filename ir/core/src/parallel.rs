//! Parallel loops over sibling isolated operations.
//!
//! They run on the pool of the calling thread, or else on that of the context. Without a pool they are not used, so that
//! nobody starts rayon's default pool.

use std::sync::OnceLock;

use rayon::prelude::*;

use crate::context::Context;

impl Context {
    /// Returns the number of threads that may run at a time.
    pub(crate) fn thread_count(&self) -> usize {
        match self.pool() {
            _ if rayon::current_thread_index().is_some() => rayon::current_num_threads(),
            Some(pool) => pool.current_num_threads(),
            None => 1,
        }
    }

    /// Runs on a thread of the pool.
    pub(crate) fn in_pool<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        match self.pool() {
            Some(pool) if rayon::current_thread_index().is_none() => pool.install(work),
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
    run(cx, items.len(), &|index| {
        let _ = results[index].set(map(&items[index]));
    });
    results
        .into_iter()
        .filter_map(OnceLock::into_inner)
        .collect()
}

/// Runs jobs in parallel. Without type parameters, rayon's loop is compiled once.
fn run(cx: &Context, count: usize, job: &(dyn Fn(usize) + Sync)) {
    cx.in_pool(|| (0..count).into_par_iter().with_max_len(1).for_each(job));
}

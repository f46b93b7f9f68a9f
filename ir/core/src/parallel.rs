//! Parallel loops over sibling isolated operations.
//!
//! They run on the threads of the caller's pool, such as that of a pass manager, else on those of rayon's default
//! pool, which is started by the first loop.

use std::num::NonZero;
use std::sync::OnceLock;
use std::thread;

use rayon::prelude::*;

/// Returns whether several threads can run at a time, without starting the default pool.
pub(crate) fn is_available() -> bool {
    static CORES: OnceLock<usize> = OnceLock::new();
    match rayon::current_thread_index() {
        Some(_) => rayon::current_num_threads() > 1,
        None => *CORES.get_or_init(|| thread::available_parallelism().map_or(1, NonZero::get)) > 1,
    }
}

/// Returns the number of threads of the pool, which is started if it is the default one.
pub(crate) fn thread_count() -> usize {
    rayon::current_num_threads()
}

/// Maps items in parallel, each as a job of its own. Returns the results in order.
pub(crate) fn map<I: Sync, R: Send + Sync>(items: &[I], map: impl Fn(&I) -> R + Sync) -> Vec<R> {
    let results: Vec<OnceLock<R>> = items.iter().map(|_| OnceLock::new()).collect();
    run(items.len(), &|index| {
        let _ = results[index].set(map(&items[index]));
    });
    results
        .into_iter()
        .filter_map(OnceLock::into_inner)
        .collect()
}

/// Runs jobs in parallel. Without type parameters, rayon's loop is compiled once.
fn run(count: usize, job: &(dyn Fn(usize) + Sync)) {
    (0..count).into_par_iter().with_max_len(1).for_each(job);
}

//! Runs independent work on all cores, with results in the order of the items.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rayon::prelude::*;

use crate::report::{Report, say};

/// The fewest items for which a pool of threads and a progress line pay off.
const MIN_ITEMS: usize = 2;

/// Applies `work` to each item. While it runs, a terminal shows the number of finished items.
pub(crate) fn map<T: Sync, R: Send>(
    items: &[T],
    report: &Report,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    if items.len() < MIN_ITEMS {
        return items.iter().map(work).collect();
    }
    let progress = Progress {
        total: items.len(),
        done: AtomicUsize::new(0),
        is_shown: report.shows_progress(),
    };
    let work_and_count = |item: &T| {
        let result = work(item);
        progress.step();
        result
    };
    // Without a number of threads, `RAYON_NUM_THREADS` could ask for more than there are cores.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(cores.min(items.len()));
    let results = match pool.build() {
        Ok(pool) => pool.install(|| items.par_iter().map(work_and_count).collect()),
        // If no thread can be started, this one does the work.
        Err(_) => items.iter().map(work_and_count).collect(),
    };
    progress.clear();
    results
}

/// A line on the terminal that is overwritten at each step.
struct Progress {
    total: usize,
    done: AtomicUsize,
    is_shown: bool,
}

impl Progress {
    fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.is_shown {
            say(&self.line(done));
        }
    }

    fn line(&self, done: usize) -> String {
        format!("\r\x1b[K{done} of {}", self.total)
    }

    fn clear(&self) {
        if self.is_shown {
            say("\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests;

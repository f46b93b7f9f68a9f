//! Runs independent work on all cores, with results in the order of the items.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rayon::prelude::*;

use crate::report::{Report, say};

/// The fewest items for which a pool of threads and a progress line pay off.
const MANY: usize = 2;

/// Applies `work` to each item. While it runs, a terminal shows the number of finished items.
pub(crate) fn map<T: Sync, R: Send>(
    items: &[T],
    report: &Report,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    if items.len() < MANY {
        return items.iter().map(work).collect();
    }
    let progress = Progress {
        total: items.len(),
        done: AtomicUsize::new(0),
        is_shown: report.shows_progress(),
    };
    let counted = |item: &T| {
        let made = work(item);
        progress.step();
        made
    };
    // The number of threads is given, so that the environment cannot ask for more than there are cores.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(cores.min(items.len()));
    let made = match pool.build() {
        Ok(pool) => pool.install(|| items.par_iter().map(counted).collect()),
        // A system that grants no threads still has this one.
        Err(_) => items.iter().map(counted).collect(),
    };
    progress.clear();
    made
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
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::{Progress, map};
    use crate::report::{Color, Levels, MessageFormat, Report};

    #[test]
    fn results_have_the_order_of_the_items() {
        let report = Report::new(MessageFormat::Json, Color::Never, Levels::default());
        let items: Vec<u64> = (0..200).collect();
        let slow_first = |item: &u64| {
            std::thread::sleep(std::time::Duration::from_micros(200 - item));
            item * 2
        };
        let expected: Vec<u64> = items.iter().map(|item| item * 2).collect();
        assert_eq!(map(&items, &report, slow_first), expected);
        assert_eq!(map(&[], &report, slow_first), [0; 0]);
        assert_eq!(map(&[7], &report, |item| item + 1), [8]);
    }

    #[test]
    fn the_progress_line_replaces_the_previous_one() {
        let progress = Progress {
            total: 33,
            done: AtomicUsize::new(0),
            is_shown: true,
        };
        assert_eq!(progress.line(4), "\r\x1b[K4 of 33");
    }
}

//! Work on many things at once, such as files, in an order that does not depend on who is done first.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::report::{Report, say};

/// Fewer things than this are done before anybody could read how many are left.
const MANY: usize = 2;

/// What `work` makes of each item, in the order of the items. While it goes on, a terminal shows how far it is.
pub(crate) fn map<T: Sync, R: Send>(
    items: &[T],
    report: &Report,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let progress = Progress {
        total: items.len(),
        is_shown: report.shows_progress() && items.len() >= MANY,
    };
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let go_on = || {
        while let Some((at, item)) = next_of(items, &next) {
            let made = work(item);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((at, made));
            progress.show(done.len());
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 1..threads.min(items.len()) {
            scope.spawn(go_on);
        }
        go_on();
    });
    progress.clear();
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, made)| made).collect()
}

/// The item that nobody has taken yet.
fn next_of<'t, T>(items: &'t [T], next: &AtomicUsize) -> Option<(usize, &'t T)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    items.get(at).map(|item| (at, item))
}

/// A line on the terminal that is written over and over.
struct Progress {
    total: usize,
    is_shown: bool,
}

impl Progress {
    fn show(&self, done: usize) {
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
    use super::{Progress, map};
    use crate::args::{Color, MessageFormat};
    use crate::report::{Levels, Report};

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
    }

    #[test]
    fn a_line_takes_the_place_of_the_one_before() {
        let progress = Progress {
            total: 33,
            is_shown: true,
        };
        assert_eq!(progress.line(4), "\r\x1b[K4 of 33");
    }
}

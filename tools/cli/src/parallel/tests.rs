//! Results in order, and the progress line.

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

//! The flame chart: the timers of a run as boxes, with those nested in a timer below it.

use std::time::Duration;

use pass_observe::timing::{Timer, Times, TimingReport};
use serde::Serialize;

use crate::budget::{Budget, NAME};
use crate::text::{duration, percent, truncate};

/// The levels that are shown.
const DEPTH: usize = 48;

/// The part of the chart below which a box cannot be seen, in percent.
const VISIBLE: f64 = 0.01;

const PASSES: [&str; 7] = [
    "phase", "pass a", "pass f", "pass d", "pass b", "pass e", "pass c",
];

/// A box of the chart. Its place is in percent of the width of the chart.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Frame {
    pub(crate) name: String,
    /// The class of its colour.
    pub(crate) kind: &'static str,
    pub(crate) depth: usize,
    left: f64,
    width: f64,
    time: String,
    own: String,
    share: String,
}

pub(crate) struct Chart {
    pub(crate) frames: Vec<Frame>,
    /// True if times are the work of all threads.
    pub(crate) of_threads: bool,
    /// The names of passes, phases and scopes, each with a colour of its own as long as there are some.
    names: Vec<String>,
}

impl Chart {
    pub(crate) fn new(report: &TimingReport, name: &str, budget: &mut Budget) -> Self {
        let of_threads = report.total.user != report.total.wall;
        let mut chart = Self {
            frames: Vec::new(),
            of_threads,
            names: Vec::new(),
        };
        let root = Timer::default();
        let timers: Vec<&Timer> = report.timers.iter().collect();
        let total = chart.time(report.total).max(chart.sum(&timers));
        let place = Place {
            depth: 0,
            left: 0.0,
            width: 100.0,
        };
        chart.push(&root, name, total, total, place, budget);
        chart.push_row(&timers, total, total, place, budget);
        chart
    }

    fn time(&self, times: Times) -> Duration {
        if self.of_threads {
            times.user
        } else {
            times.wall
        }
    }

    fn sum(&self, timers: &[&Timer]) -> Duration {
        timers.iter().map(|timer| self.time(timer.times)).sum()
    }

    /// Adds the timers below a timer that took `whole`, side by side. Timers that overlap in time are narrowed to fit.
    fn push_row(
        &mut self,
        timers: &[&Timer],
        whole: Duration,
        total: Duration,
        above: Place,
        budget: &mut Budget,
    ) {
        let whole = whole.max(self.sum(timers));
        let mut left = above.left;
        for timer in timers {
            let time = self.time(timer.times);
            let width = above.width * percent(time, whole) / 100.0;
            let place = Place {
                depth: above.depth + 1,
                left,
                width,
            };
            left += width;
            if width < VISIBLE || place.depth == DEPTH {
                budget.left_out += usize::from(place.depth == DEPTH);
                continue;
            }
            if self.push(timer, &timer.name, time, total, place, budget) {
                self.push_row(&visible_timers(timer), time, total, place, budget);
            }
        }
    }

    fn push(
        &mut self,
        timer: &Timer,
        name: &str,
        time: Duration,
        total: Duration,
        place: Place,
        budget: &mut Budget,
    ) -> bool {
        let self_time = time.saturating_sub(self.sum(&visible_timers(timer)));
        let name = truncate(name, NAME);
        if !budget.take(330, [name.as_str(), name.as_str()]) {
            return false;
        }
        let kind = self.kind(&name, place.depth);
        self.frames.push(Frame {
            kind,
            name,
            depth: place.depth,
            left: rounded(place.left),
            width: rounded(place.width),
            time: duration(time),
            own: duration(self_time),
            share: format!("{:.1} %", percent(time, total)),
        });
        true
    }

    /// Returns the class of a box.
    fn kind(&mut self, name: &str, depth: usize) -> &'static str {
        if depth == 0 {
            return "whole";
        } else if name.ends_with("' Pipeline") || name.starts_with("Pipeline Collection : ") {
            return "pipeline";
        } else if name.starts_with("(A) ") {
            return "analysis";
        }
        let known = self.names.iter().position(|known| known == name);
        let index = known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        PASSES[index % PASSES.len()]
    }
}

#[derive(Clone, Copy)]
struct Place {
    depth: usize,
    left: f64,
    width: f64,
}

/// Returns the nested timers, with hidden ones replaced by their only child.
fn visible_timers(timer: &Timer) -> Vec<&Timer> {
    let inside = timer.nested.iter();
    let inside = inside.flat_map(|timer| {
        if timer.is_hidden {
            timer.nested.iter().collect()
        } else {
            vec![timer]
        }
    });
    inside.collect()
}

/// Rounds to thousandths of a percent, which are enough for any screen.
fn rounded(percent: f64) -> f64 {
    (percent * 1e3).round() / 1e3
}

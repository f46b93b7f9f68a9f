//! The report of all timers, as data.

use std::time::Duration;

use crate::timing::render;

/// The report of all timers, as data; rendering is separate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct TimingReport {
    /// From the start up to the report.
    pub total: Times,
    /// The timers, in the order in which they started.
    pub timers: Vec<Timer>,
}

/// A timer of the report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Timer {
    /// Name of the pass or phase, `'anchor' Pipeline`, `Pipeline Collection : ['anchor', ..]` or `(A) analysis`.
    pub name: String,
    /// Its times, including those of nested timers.
    pub times: Times,
    /// The executions of a pass that a manager [skipped](pass_runtime::PassManager::set_skip).
    pub skipped: u64,
    /// True if its only child is a pipeline that trees show in its place.
    pub is_hidden: bool,
    /// Nested timers, in the order in which they started.
    pub nested: Vec<Timer>,
}

/// The wall-clock and busy time of a timer, over all threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Times {
    /// Wall-clock time: that of the thread that took longest.
    pub wall: Duration,
    /// The sum over all threads that worked on it. Threads that only wait for pipelines to end do not work.
    pub user: Duration,
}

/// The layout of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TimingDisplay {
    /// Nested timers are indented below the enclosing one.
    #[default]
    Tree,
    /// Timers sorted by decreasing time; those of one name are added up.
    List,
}

/// The format of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TimingFormat {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

impl TimingReport {
    /// Returns the report as text, with a line break at its end. There is a column of [`Times::user`] where it differs from
    /// [`Times::wall`].
    pub fn render(&self, display: TimingDisplay, format: TimingFormat) -> String {
        render::render(self, display, format)
    }

    /// Returns the time that no nested timer accounts for.
    pub fn rest(&self) -> Times {
        let spent = |of: fn(&Times) -> Duration| -> Duration {
            self.timers.iter().map(|timer| of(&timer.times)).sum()
        };
        Times {
            wall: self.total.wall.saturating_sub(spent(|times| times.wall)),
            user: self.total.user.saturating_sub(spent(|times| times.user)),
        }
    }
}

//! What has been timed, as data.

use std::time::Duration;

use crate::timing::render;

/// What has been timed: data, until somebody wants to read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimingReport {
    /// From the start up to the report.
    pub total: Times,
    /// What that was spent on, in the order in which it started.
    pub timers: Vec<Timer>,
}

/// How long something took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    /// Name of the pass or phase, `'anchor' Pipeline`, `Pipeline Collection : ['anchor', ..]` or `(A) analysis`.
    pub name: String,
    /// How long it took, with everything in it.
    pub times: Times,
    /// Whether it has just one pipeline in it, which trees show in its place.
    pub is_hidden: bool,
    /// What takes place in it, in the order in which it started.
    pub nested: Vec<Timer>,
}

/// How long something took, however many threads took part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// As the clock on the wall shows it: that of the thread that took longest.
    pub wall: Duration,
    /// The sum over all threads that worked on it. Threads that only wait for pipelines to end do not work.
    pub user: Duration,
}

/// What is shown of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimingDisplay {
    /// What takes place in something else stands below it.
    #[default]
    Tree,
    /// What takes longest comes first; what has the same name is added up.
    List,
}

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimingFormat {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

impl TimingReport {
    /// The report as text, with a line break at its end. There is a column of [`Times::user`] where it differs from
    /// [`Times::wall`].
    pub fn render(&self, display: TimingDisplay, format: TimingFormat) -> String {
        render::render(self, display, format)
    }

    /// What nothing else accounts for.
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

//! The report of all timers, as data.

use std::str::FromStr;
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

impl TimingDisplay {
    /// The values and their names in flags.
    pub const NAMES: &'static [(&'static str, Self)] =
        &[("tree", Self::Tree), ("list", Self::List)];
}

impl TimingFormat {
    /// The values and their names in flags.
    pub const NAMES: &'static [(&'static str, Self)] =
        &[("text", Self::Text), ("json", Self::Json)];
}

impl FromStr for TimingDisplay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        find_named(Self::NAMES, text)
    }
}

impl FromStr for TimingFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        find_named(Self::NAMES, text)
    }
}

fn find_named<T: Copy>(names: &[(&str, T)], text: &str) -> Result<T, String> {
    let named = names.iter().find(|(name, _)| *name == text);
    named.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<String> = names.iter().map(|(name, _)| format!("`{name}`")).collect();
        format!("expected {}, found `{text}`", names.join(" or "))
    })
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

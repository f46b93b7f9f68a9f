//! The report: recordings, and their page.

use std::fmt;
use std::sync::{Arc, Mutex};

use pass_observe::timing::Clock;

use crate::budget::{Budget, CHANGES, RUNS};
use crate::changes::Changes;
use crate::page;
use crate::recording::{Recording, lock};
use crate::view::Page;

/// A report of runs. Clones are the same report.
#[derive(Clone)]
pub struct Report(Arc<Shared>);

struct Shared {
    tool: String,
    runs: Mutex<Runs>,
}

#[derive(Default)]
struct Runs {
    recorded: Vec<NamedRecording>,
    left_out: usize,
}

pub(crate) struct NamedRecording {
    pub(crate) name: String,
    pub(crate) recording: Recording,
}

impl Report {
    /// Creates an empty report of a tool.
    pub fn new(tool: impl Into<String>) -> Self {
        Self(Arc::new(Shared {
            tool: tool.into(),
            runs: Mutex::default(),
        }))
    }

    /// Starts to record a run with a name, such as that of the input. The program brings the clock: a library reads none. The page
    /// shows the first 20 runs.
    pub fn run(&self, name: impl Into<String>, clock: impl Clock + 'static) -> Recording {
        let mut runs = lock(&self.0.runs);
        let is_shown = runs.recorded.len() < RUNS;
        // Half of the room for diffs is that of the first run, which is usually the only one.
        let bytes = match runs.recorded.len() {
            0 => CHANGES / 2,
            1..RUNS => CHANGES / 2 / RUNS,
            _ => 0,
        };
        let recording = Recording::new(Arc::new(clock), Changes::new(Budget::new(bytes)));
        if is_shown {
            runs.recorded.push(NamedRecording {
                name: name.into(),
                recording: recording.clone(),
            });
        } else {
            runs.left_out += 1;
        }
        recording
    }

    /// Returns the page. Runs that have not ended are shown as they are now.
    pub fn to_html(&self) -> String {
        let runs = lock(&self.0.runs);
        page::render(&Page::new(&self.0.tool, &runs.recorded, runs.left_out))
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report")
            .field("tool", &self.0.tool)
            .finish_non_exhaustive()
    }
}

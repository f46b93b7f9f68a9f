//! The numbers of both tools, side by side.

use super::process::Run;
use std::fmt::Write;

/// The times of both tools on one input.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) ours: Run,
    pub(super) theirs: Run,
}

impl Row {
    /// The time as a multiple of that in another row.
    pub(super) fn beyond(&self, before: &Self) -> Option<Self> {
        Some(Self {
            name: String::from("  what they add"),
            ours: self.ours.beyond(before.ours),
            theirs: self.theirs.beyond(before.theirs),
        })
    }
}

/// A line per row. A ratio says how many times as much `mlir-opt` takes.
pub(super) fn render(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<28} {:>10} {:>10} {:>7} {:>10} {:>10} {:>7}\n",
        "", "ours, ms", "MLIR, ms", "ratio", "ours, MiB", "MLIR, MiB", "ratio"
    );
    for Row { name, ours, theirs } in rows {
        let [our_time, their_time] = [ours, theirs].map(|run| run.time.as_secs_f64() * 1e3);
        let [our_size, their_size] = [ours, theirs].map(|run| run.mebibytes);
        let (time, size) = (their_time / our_time, their_size / our_size);
        // Writing to a text does not fail.
        let _ = writeln!(
            text,
            "{name:<28} {our_time:>10.1} {their_time:>10.1} {time:>7.2} {our_size:>10.1} {their_size:>10.1} {size:>7.2}"
        );
    }
    text
}

//! Intended differences: a row of the list for each run with its reason, and both outputs of the run.

use std::collections::BTreeMap;
use std::fmt::Write;

use similar::{ChangeTag, TextDiff};

use super::case::Case;
use super::stderr::normalize;
use super::tool::ToolOutput;
use crate::workspace;

/// Three columns with a tab between: file below the folder of inputs, flags, reason.
const LIST: &str = "tests/oracle/differences.tsv";

/// For each input of the list, a file with the expected outputs of its listed runs.
const OUTPUTS: &str = "tests/oracle/differences/";

/// The prefix of the flags of a run in such a file.
const RUN: &str = "==== ";

/// The environment variable that rewrites expected outputs, as for all expected files of this repository.
const SWITCH: &str = "UPDATE_EXPECT";

pub(crate) struct Differences {
    rows: Vec<Row>,
    update: bool,
}

struct Row {
    /// Relative to the folder of inputs.
    file: String,
    flags: String,
    /// Both outputs, as committed and as the tools print them now.
    expected: Option<String>,
    found: Option<String>,
}

impl Row {
    fn is_of(&self, case: &Case) -> bool {
        case.lower.is_none()
            && case.flags == self.flags
            && case.file.strip_prefix(super::INPUTS) == Some(&self.file)
    }
}

impl Differences {
    pub(crate) fn load() -> Result<Self, String> {
        let text = workspace::read(LIST)?;
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        let mut rows = Vec::new();
        let mut outputs = BTreeMap::new();
        for (index, line) in lines {
            let mut row = row(line).map_err(|error| format!("{LIST}:{}: {error}", index + 1))?;
            let of_file = outputs
                .entry(row.file.clone())
                .or_insert_with(|| read_outputs(&row.file));
            row.expected = of_file.remove(&row.flags);
            rows.push(row);
        }
        Ok(Self {
            rows,
            update: std::env::var_os(SWITCH).is_some(),
        })
    }

    /// Returns true if the list has a row for this run. Reports outputs that differ from those of the row.
    pub(crate) fn settle(
        &mut self,
        case: &Case,
        theirs: &ToolOutput,
        ours: &ToolOutput,
        findings: &mut Vec<String>,
    ) -> bool {
        let update = self.update;
        let Some(row) = self.rows.iter_mut().find(|row| row.is_of(case)) else {
            return false;
        };
        let found = outputs(&case.tool, theirs, ours);
        if !update && row.expected.as_ref() != Some(&found) {
            let expected = row.expected.as_deref().unwrap_or_default();
            let changed = TextDiff::from_lines(expected, found.as_str());
            findings.push(format!(
                "{case}: differs in another way than {}, which `{SWITCH}=1` rewrites:\n{}",
                outputs_of(&row.file),
                changed.unified_diff().context_radius(2)
            ));
        }
        row.found = Some(found);
        true
    }

    /// Reports a run that agrees and is on the list.
    pub(crate) fn agreed(&mut self, case: &Case, findings: &mut Vec<String>) {
        if let Some(row) = self.rows.iter_mut().find(|row| row.is_of(case)) {
            row.found = Some(String::new());
            findings.push(format!(
                "{case}: is listed in {LIST} as an intended difference and does not differ"
            ));
        }
    }

    /// Reports rows without a run.
    pub(crate) fn report_unused(&self, findings: &mut Vec<String>) {
        for row in self.rows.iter().filter(|row| row.found.is_none()) {
            findings.push(format!("{LIST}: no run `{} {}`", row.file, row.flags));
        }
    }

    pub(crate) fn count_found(&self) -> usize {
        self.rows.iter().filter(|row| row.found.is_some()).count()
    }

    /// Writes the files of outputs if asked to. Runs that a filter left out keep theirs.
    pub(crate) fn write(&self) -> Result<(), String> {
        if !self.update {
            return Ok(());
        }
        let mut files: BTreeMap<&str, String> = BTreeMap::new();
        for row in &self.rows {
            let outputs = row.found.as_ref().or(row.expected.as_ref());
            let text = files.entry(&row.file).or_default();
            text.push_str(&format!(
                "{RUN}{}\n{}",
                row.flags,
                outputs.map_or("", String::as_str)
            ));
        }
        for (file, text) in files {
            workspace::write(&workspace::root().join(outputs_of(file)), &text)?;
        }
        Ok(())
    }
}

fn row(line: &str) -> Result<Row, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    match columns.as_slice() {
        [file, flags, reason] if !reason.trim().is_empty() => Ok(Row {
            file: (*file).to_owned(),
            flags: (*flags).to_owned(),
            expected: None,
            found: None,
        }),
        _ => Err("expected file, flags and reason with one tab between".to_owned()),
    }
}

fn outputs_of(file: &str) -> String {
    format!("{OUTPUTS}{}.txt", file.trim_end_matches(".mlir"))
}

/// Returns the committed outputs for an input by flags, which are empty before they are first written.
fn read_outputs(file: &str) -> BTreeMap<String, String> {
    let text = workspace::read(&outputs_of(file)).unwrap_or_default();
    let text = format!("\n{text}");
    let before_run = format!("\n{RUN}");
    let runs = text.split(&before_run).skip(1);
    runs.filter_map(|run| run.split_once('\n'))
        .map(|(flags, outputs)| {
            let outputs = outputs.strip_suffix('\n').unwrap_or(outputs);
            (flags.to_owned(), format!("{outputs}\n"))
        })
        .collect()
}

/// Returns both outputs as one text: lines of MLIR's tool begin with `-`, those of ours with `+`, common ones with a space.
fn outputs(tool: &str, theirs: &ToolOutput, ours: &ToolOutput) -> String {
    let mut text = format!(
        "exit status: mlir-opt {}, {tool} {}\n",
        theirs.status, ours.status
    );
    push_stream(&mut text, "stdout", &theirs.stdout, &ours.stdout);
    let [theirs, ours] = [theirs, ours].map(|ran| normalize(before_backtrace(&ran.stderr)));
    push_stream(&mut text, "stderr", &theirs, &ours);
    text
}

/// Removes the backtrace, whose addresses differ in each run.
fn before_backtrace(stderr: &str) -> &str {
    stderr
        .split("PLEASE submit a bug report")
        .next()
        .unwrap_or(stderr)
}

fn push_stream(text: &mut String, name: &str, theirs: &str, ours: &str) {
    for change in TextDiff::from_lines(theirs, ours).iter_all_changes() {
        let sign = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => ' ',
        };
        let line = change.value().trim_end_matches('\n');
        // Writing to a string does not fail.
        let _ = writeln!(text, "{name} {sign}{line}");
    }
}

#[cfg(test)]
mod tests;

//! The checked-in list of intended differences: a row a run, with its reason.

use super::case::Case;
use crate::workspace;

/// Three columns with a tab between: file below the folder of inputs, flags, reason.
const LIST: &str = "tests/oracle/differences.tsv";

pub(crate) struct Differences {
    rows: Vec<Row>,
}

struct Row {
    key: String,
    was_seen: bool,
}

impl Differences {
    pub(crate) fn load() -> Result<Self, String> {
        let text = workspace::read(LIST)?;
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        let rows = lines.map(|(index, line)| {
            row(line).map_err(|error| format!("{LIST}:{}: {error}", index + 1))
        });
        Ok(Self {
            rows: rows.collect::<Result<_, _>>()?,
        })
    }

    /// Whether the list has a row for this run; the row counts as used.
    pub(crate) fn is_intended(&mut self, case: &Case) -> bool {
        let row = self.rows.iter_mut().find(|row| row.key == case.to_string());
        row.map(|row| row.was_seen = true).is_some()
    }

    /// A run that agrees must not be on the list.
    pub(crate) fn agreed(&mut self, case: &Case, findings: &mut Vec<String>) {
        if self.is_intended(case) {
            findings.push(format!(
                "{case}: is listed in {LIST} as an intended difference and does not differ"
            ));
        }
    }

    /// A row that no run used is stale.
    pub(crate) fn report_unused(&self, findings: &mut Vec<String>) {
        for row in self.rows.iter().filter(|row| !row.was_seen) {
            findings.push(format!("{LIST}: no run `{}`", row.key));
        }
    }

    pub(crate) fn seen(&self) -> usize {
        self.rows.iter().filter(|row| row.was_seen).count()
    }
}

fn row(line: &str) -> Result<Row, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    match columns.as_slice() {
        [file, flags, reason] if !reason.trim().is_empty() => Ok(Row {
            key: format!("{}{file} {flags}", super::INPUTS),
            was_seen: false,
        }),
        _ => Err("expected file, flags and reason with one tab between".to_owned()),
    }
}

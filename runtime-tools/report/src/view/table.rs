//! The passes of a run as data: the drawing of the pipeline, the rows of the table, and the differences.

use std::collections::BTreeMap;
use std::time::Duration;

use pass_runtime::diagnostic::Operation;
use serde::Serialize;

use crate::budget::{Budget, NAME};
use crate::changes::Change;
use crate::outline::{Element, PassElement};
use crate::recording::RunData;
use crate::row::{Row, RowKey};
use crate::text::{duration, number, percent, truncate};

/// A piece of the drawing of the pipeline.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Piece {
    Open { anchor: String, is_dynamic: bool },
    Close,
    Pass(Chip),
}

/// A pass in the drawing.
#[derive(Serialize)]
pub(super) struct Chip {
    row: String,
    name: String,
    text: String,
    time: String,
    /// The part of the time of all passes, up to 1.
    heat: f64,
    state: &'static str,
}

#[derive(Serialize)]
pub(super) struct RowView {
    id: String,
    name: String,
    text: String,
    summary: String,
    is_nested: bool,
    executions: Cell,
    changes: Cell,
    failures: Cell,
    time: Cell,
    longest: Cell,
    share: String,
    statistics: Vec<Statistic>,
}

/// A number as text, and as it is sorted.
#[derive(Serialize)]
struct Cell {
    text: String,
    value: u128,
}

#[derive(Serialize)]
struct Statistic {
    name: String,
    value: String,
    description: String,
}

#[derive(Serialize)]
pub(super) struct Group {
    row: String,
    name: String,
    changed: String,
    shown: usize,
    is_complete: bool,
    changes: Vec<ChangeView>,
}

#[derive(Serialize)]
struct ChangeView {
    operation: String,
    is_failure: bool,
    added: usize,
    removed: usize,
    /// Element, sign and text of each line.
    lines: Vec<(&'static str, &'static str, String)>,
    left_out: usize,
}

/// The rows of a run, in the order of the pipeline.
pub(super) struct Table<'n> {
    pub(super) rows: Vec<TableRow<'n>>,
    index: BTreeMap<&'n RowKey, usize>,
    /// The time of all passes, without those that other passes run.
    total: Duration,
}

pub(super) struct TableRow<'n> {
    id: String,
    element: &'n PassElement,
    pub(super) counted: Row,
}

impl<'n> Table<'n> {
    pub(super) fn new(run: &str, data: &'n RunData) -> Self {
        let mut table = Self {
            rows: Vec::new(),
            index: BTreeMap::new(),
            total: Duration::ZERO,
        };
        for element in &data.outline {
            let Element::Pass(element) = element else {
                continue;
            };
            if table.index.contains_key(&element.key) {
                continue;
            }
            let counted = data.rows.get(&element.key).copied().unwrap_or_default();
            if element.key.nested_path.is_empty() {
                table.total += counted.time;
            }
            table.index.insert(&element.key, table.rows.len());
            table.rows.push(TableRow {
                id: format!("{run}-p{}", table.rows.len() + 1),
                element,
                counted,
            });
        }
        table
    }

    pub(super) fn pieces(&self, data: &RunData, room: &mut Budget) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut drawn = Vec::new();
        for element in &data.outline {
            match element {
                Element::Begin { anchor, run_by } => {
                    let fits = room.take(130, [anchor.as_str()]);
                    drawn.push(fits);
                    if fits {
                        pieces.push(Piece::Open {
                            anchor: truncate(anchor, NAME),
                            is_dynamic: run_by.is_some(),
                        });
                    }
                }
                Element::End => {
                    let is_drawn = drawn.pop().unwrap_or(false);
                    pieces.extend(is_drawn.then_some(Piece::Close));
                }
                Element::Pass(pass) => {
                    let chip = self.chip(pass);
                    if room.take(220, [chip.name.as_str(), chip.text.as_str()]) {
                        pieces.push(Piece::Pass(chip));
                    }
                }
            }
        }
        pieces
    }

    fn chip(&self, pass: &PassElement) -> Chip {
        let row = self.index.get(&pass.key).and_then(|at| self.rows.get(*at));
        let counted = row.map(|row| row.counted).unwrap_or_default();
        Chip {
            row: row.map(|row| row.id.clone()).unwrap_or_default(),
            name: truncate(&pass.name, NAME),
            text: truncate(&pass.text, NAME),
            time: duration(counted.time),
            heat: (percent(counted.time, self.total) * 10.0).round() / 1000.0,
            state: match counted {
                Row { failures: 1.., .. } => "failed",
                Row { executions: 0, .. } => "idle",
                _ => "ran",
            },
        }
    }

    pub(super) fn rows(&self, room: &mut Budget) -> Vec<RowView> {
        let views = self.rows.iter().map(|row| row.view(self.total));
        views
            .filter(|row| {
                let statistics = row.statistics.iter();
                let statistics = statistics.flat_map(|statistic| {
                    [statistic.name.as_str(), statistic.description.as_str()]
                });
                let texts = [row.name.as_str(), row.text.as_str(), row.summary.as_str()];
                let markup = 520 + 90 * row.statistics.len();
                room.take(markup, texts.into_iter().chain(statistics))
            })
            .collect()
    }

    pub(super) fn groups(&self, changes: &[Change]) -> Vec<Group> {
        let mut shown: BTreeMap<&RowKey, Vec<ChangeView>> = BTreeMap::new();
        for change in changes {
            shown.entry(&change.key).or_default().push(change.view());
        }
        let mut groups = Vec::new();
        for row in &self.rows {
            let changes = shown.remove(&row.element.key).unwrap_or_default();
            let changed = row.counted.changes + row.counted.failures;
            if changes.is_empty() {
                continue;
            }
            groups.push(Group {
                row: row.id.clone(),
                name: truncate(&row.element.text, NAME),
                changed: number(changed),
                shown: changes.len(),
                is_complete: changes.len() as u64 >= changed,
                changes,
            });
        }
        groups
    }
}

impl TableRow<'_> {
    fn view(&self, total: Duration) -> RowView {
        let count = |value: u64| Cell {
            text: number(value),
            value: value.into(),
        };
        let time = |time: Duration| Cell {
            text: duration(time),
            value: time.as_nanos(),
        };
        let PassElement {
            key,
            name,
            text,
            summary,
            statistics,
        } = self.element;
        let statistics = statistics.iter().map(|(info, value)| Statistic {
            name: truncate(info.name, NAME),
            value: number(*value),
            description: truncate(info.description, NAME),
        });
        RowView {
            id: self.id.clone(),
            name: truncate(name, NAME),
            text: truncate(text, 2 * NAME),
            summary: truncate(summary, NAME),
            is_nested: !key.nested_path.is_empty(),
            executions: count(self.counted.executions),
            changes: count(self.counted.changes),
            failures: count(self.counted.failures),
            time: time(self.counted.time),
            longest: time(self.counted.longest),
            share: format!("{:.1}", percent(self.counted.time, total)),
            statistics: statistics.collect(),
        }
    }
}

impl Change {
    fn view(&self) -> ChangeView {
        let lines = self.lines.iter();
        let lines = lines.map(|(sign, line)| (sign.element(), sign.char(), line.clone()));
        ChangeView {
            operation: operation(&self.operation),
            is_failure: self.is_failure,
            added: self.added,
            removed: self.removed,
            lines: lines.collect(),
            left_out: self.left_out,
        }
    }
}

pub(super) fn operation(operation: &Operation) -> String {
    let symbol = operation.symbol.iter().map(|symbol| format!(" @{symbol}"));
    let text: String = std::iter::once(operation.name.clone())
        .chain(symbol)
        .collect();
    truncate(&text, NAME)
}

//! The data of the report page: texts and numbers as the page shows them, cut to size budgets.

mod table;

use std::time::Duration;

use pass_runtime::diagnostic::Severity;
use serde::Serialize;

use crate::budget::{self, Budget, NAME};
use crate::flame::{Chart, Frame};
use crate::recording::{Message, RunData};
use crate::report::NamedRecording;
use crate::row::{Execution, Row};
use crate::text::{duration, number, percent, truncate};
use table::{Group, Piece, RowView, Table, operation};

#[derive(Serialize)]
pub(crate) struct Page<'r> {
    tool: &'r str,
    runs: Vec<Run>,
    runs_left_out: usize,
}

#[derive(Serialize)]
struct Run {
    id: String,
    name: String,
    state: &'static str,
    /// The word that names the state.
    outcome: &'static str,
    cards: Vec<(&'static str, String)>,
    pipeline: String,
    frames: Vec<Frame>,
    levels: usize,
    of_threads: bool,
    frames_left_out: usize,
    pieces: Vec<Piece>,
    pieces_left_out: usize,
    rows: Vec<RowView>,
    rows_left_out: usize,
    slowest: Vec<SlowExecution>,
    groups: Vec<Group>,
    has_changes: bool,
    messages: Vec<MessageView>,
    messages_left_out: usize,
}

#[derive(Serialize)]
struct SlowExecution {
    pass: String,
    operation: String,
    time: String,
    /// The length of the bar: the time as a percentage of that of the slowest execution.
    bar: f64,
}

#[derive(Serialize)]
struct MessageView {
    severity: &'static str,
    pass: Option<&'static str>,
    text: String,
}

struct Budgets {
    frames: Budget,
    outline: Budget,
    rows: Budget,
    slowest: Budget,
    messages: Budget,
}

impl<'r> Page<'r> {
    pub(crate) fn new(tool: &'r str, recorded: &[NamedRecording], runs_left_out: usize) -> Self {
        let mut room = Budgets {
            frames: Budget::new(budget::FRAMES),
            outline: Budget::new(budget::OUTLINE),
            rows: Budget::new(budget::ROWS),
            slowest: Budget::new(budget::SLOWEST),
            messages: Budget::new(budget::DIAGNOSTICS),
        };
        let runs = recorded.iter().enumerate();
        let runs = runs.map(|(index, run)| Run::new(index, run, &mut room));
        Self {
            tool,
            runs: runs.collect(),
            runs_left_out,
        }
    }
}

impl Run {
    fn new(index: usize, run: &NamedRecording, room: &mut Budgets) -> Self {
        let id = format!("r{}", index + 1);
        let times = run.recording.times();
        let chart = with_left_out(&mut room.frames, |room| Chart::new(&times, "run", room));
        let data = run.recording.data();
        let changes = run.recording.changes();
        let table = Table::new(&id, &data);
        let (pieces, pieces_left_out) =
            with_left_out(&mut room.outline, |room| table.pieces(&data, room));
        let (rows, rows_left_out) = with_left_out(&mut room.rows, |room| table.rows(room));
        let (messages, _) = with_left_out(&mut room.messages, |room| messages(&data, room));
        let (slowest, _) = with_left_out(&mut room.slowest, |room| slowest(&data, room));
        let groups = table.groups(&changes.all);
        let (state, outcome) = match data.succeeded {
            Some(true) => ("good", "succeeded"),
            Some(false) => ("bad", "failed"),
            None => ("open", "not ended"),
        };
        let (chart, frames_left_out) = chart;
        let message_count: u64 = data.counts.values().sum();
        Self {
            cards: cards(&data, times.total.wall, &table),
            levels: chart
                .frames
                .iter()
                .map(|frame| frame.depth + 1)
                .max()
                .unwrap_or(0),
            of_threads: chart.of_threads,
            frames: chart.frames,
            frames_left_out,
            pipeline: truncate(&data.pipeline, 20 * NAME),
            messages_left_out: usize::try_from(message_count).unwrap_or(usize::MAX)
                - messages.len(),
            has_changes: table.rows.iter().any(|row| row.counted.changes > 0) || !groups.is_empty(),
            name: truncate(&run.name, NAME),
            id,
            state,
            outcome,
            pieces,
            pieces_left_out,
            rows,
            rows_left_out,
            slowest,
            groups,
            messages,
        }
    }
}

/// Builds a section, and returns it with the number of items that it leaves out.
fn with_left_out<T>(room: &mut Budget, section: impl FnOnce(&mut Budget) -> T) -> (T, usize) {
    let before = room.left_out;
    let section = section(room);
    (section, room.left_out - before)
}

fn slowest(data: &RunData, room: &mut Budget) -> Vec<SlowExecution> {
    let most = data
        .slowest
        .first()
        .map_or(Duration::ZERO, |slowest| slowest.time);
    let view = |execution: &Execution| SlowExecution {
        pass: truncate(execution.pass, NAME),
        operation: operation(&execution.operation),
        time: duration(execution.time),
        bar: percent(execution.time, most).round(),
    };
    let views = data.slowest.iter().map(view);
    views
        .filter(|view| room.take(220, [view.pass.as_str(), view.operation.as_str()]))
        .collect()
}

/// Returns the diagnostics that fit, errors first.
fn messages(data: &RunData, room: &mut Budget) -> Vec<MessageView> {
    let mut sorted: Vec<&Message> = data.diagnostics.iter().collect();
    sorted.sort_by_key(|message| message.severity);
    let fitting = sorted
        .into_iter()
        .filter(|message| room.take(180, [message.text.as_str()]));
    let view = |message: &Message| MessageView {
        severity: severity(message.severity),
        pass: message.pass,
        text: message.text.clone(),
    };
    fitting.map(view).collect()
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        _ => "remark",
    }
}

fn cards(data: &RunData, total: Duration, table: &Table<'_>) -> Vec<(&'static str, String)> {
    let sum = |of: fn(&Row) -> u64| data.rows.values().map(of).sum::<u64>();
    let count = |severity| data.counts.get(&severity).copied().unwrap_or(0);
    let mut cards = vec![
        ("time", duration(total)),
        ("passes", number(table.rows.len() as u64)),
        ("executions", number(sum(|row| row.executions))),
        ("with changes", number(sum(|row| row.changes))),
        ("threads", number(data.threads.len() as u64)),
    ];
    for (name, count) in [
        ("errors", count(Severity::Error)),
        ("warnings", count(Severity::Warning)),
        ("remarks", count(Severity::Remark)),
    ] {
        if count > 0 {
            cards.push((name, number(count)));
        }
    }
    cards
}

//! The text of timing reports.

use std::fmt::Write;
use std::time::Duration;

use crate::json::push_string;
use crate::timing::report::{Timer, Times, TimingDisplay, TimingFormat, TimingReport};

const RULE: &str =
    "===-------------------------------------------------------------------------===";
const TITLE: &str = "... Execution time report ...";

/// Renders the report, with a line break at its end.
pub(crate) fn render(
    report: &TimingReport,
    display: TimingDisplay,
    format: TimingFormat,
) -> String {
    let mut writer = Writer {
        out: String::new(),
        total: report.total,
        format,
    };
    writer.header();
    match display {
        TimingDisplay::Tree => writer.timers(&report.timers, 0),
        TimingDisplay::List => writer.list(report),
    }
    writer.footer(report.rest());
    writer.out
}

/// A line of the report.
struct Row<'t> {
    name: &'t str,
    times: Times,
    skipped: u64,
}

impl<'t> Row<'t> {
    fn new(name: &'t str, times: Times) -> Self {
        Self {
            name,
            times,
            skipped: 0,
        }
    }

    fn of(timer: &'t Timer) -> Self {
        Self {
            skipped: timer.skipped,
            ..Self::new(&timer.name, timer.times)
        }
    }
}

struct Writer {
    out: String,
    total: Times,
    format: TimingFormat,
}

impl Writer {
    fn header(&mut self) {
        if self.format == TimingFormat::Json {
            return self.line(0, "[");
        }
        self.line(0, RULE);
        self.line((RULE.len() - TITLE.len()) / 2, TITLE);
        self.line(0, RULE);
        let total = seconds(self.total.wall);
        self.line(2, &format!("Total Execution Time: {total:.4} seconds"));
        self.line(0, "");
        let user = if self.has_user() {
            "  ----User Time----"
        } else {
            ""
        };
        self.line(0, &format!("{user}  ----Wall Time----  ----Name----"));
    }

    fn timers(&mut self, timers: &[Timer], depth: usize) {
        for timer in timers {
            if timer.is_hidden {
                self.timers(&timer.nested, depth);
                continue;
            }
            self.row(&Row::of(timer), depth, r#", "passes": ["#);
            self.timers(&timer.nested, depth + 1);
            if self.format == TimingFormat::Json {
                self.line(2 * depth, "{}]},");
            }
        }
    }

    fn list(&mut self, report: &TimingReport) {
        let mut rows = vec![Row::new("root", report.total)];
        collect(&report.timers, &mut rows);
        rows.sort_by_key(|row| std::cmp::Reverse(row.times.wall));
        for row in rows {
            self.row(&row, 0, "},");
        }
    }

    fn footer(&mut self, rest: Times) {
        self.row(&Row::new("Rest", rest), 0, "},");
        self.row(&Row::new("Total", self.total), 0, "}");
        if self.format == TimingFormat::Json {
            self.line(0, "]");
        }
    }

    /// Writes a row; `end` closes it in JSON.
    fn row(&mut self, row: &Row<'_>, depth: usize, end: &str) {
        let Row { name, times, .. } = *row;
        let user = self.has_user().then_some((times.user, self.total.user));
        let wall = (times.wall, self.total.wall);
        let skipped = match (row.skipped, self.format) {
            (0, _) => String::new(),
            (count, TimingFormat::Text) => format!(" (skipped {count})"),
            (count, TimingFormat::Json) => format!(r#", "skipped": {count}"#),
        };
        match self.format {
            TimingFormat::Text => {
                let user = user.map(text_column).unwrap_or_default();
                let (wall, indent) = (text_column(wall), 2 * depth);
                self.line(0, &format!("{user}{wall}  {:indent$}{name}{skipped}", ""));
            }
            TimingFormat::Json => {
                let user = user.map(|user| format!(r#""user": {}, "#, json_column(user)));
                let (user, wall) = (user.unwrap_or_default(), json_column(wall));
                let name = quoted(name);
                let row = format!(r#"{{{user}"wall": {wall}, "name": {name}{skipped}{end}"#);
                self.line(2 * depth, &row);
            }
        }
    }

    /// Returns whether user time differs from wall-clock time, as it does with several threads.
    fn has_user(&self) -> bool {
        self.total.user != self.total.wall
    }

    fn line(&mut self, indent: usize, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "{:indent$}{text}", "");
    }
}

/// Collects timers, adding up those of the same name.
fn collect<'t>(timers: &'t [Timer], rows: &mut Vec<Row<'t>>) {
    for timer in timers {
        match rows.iter_mut().find(|row| row.name == timer.name) {
            Some(row) => {
                row.times.wall += timer.times.wall;
                row.times.user += timer.times.user;
                row.skipped += timer.skipped;
            }
            None => rows.push(Row::of(timer)),
        }
        collect(&timer.nested, rows);
    }
}

fn text_column((part, whole): (Duration, Duration)) -> String {
    format!("  {:8.4} ({:5.1}%)", seconds(part), percentage(part, whole))
}

fn json_column((part, whole): (Duration, Duration)) -> String {
    let (duration, percentage) = (seconds(part), percentage(part, whole));
    format!(r#"{{"duration": {duration:8.4}, "percentage": {percentage:5.1}}}"#)
}

fn seconds(duration: Duration) -> f64 {
    duration.as_secs_f64()
}

fn percentage(part: Duration, whole: Duration) -> f64 {
    if part == whole {
        100.0
    } else if whole.is_zero() {
        0.0
    } else {
        100.0 * seconds(part) / seconds(whole)
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::new();
    push_string(&mut out, text);
    out
}

//! Unified diffs of the IR before and after a pass.

mod lines;

use std::fmt::Write;
use std::ops::Range;

use pass_observe::ir_printing::Dump;

/// Unchanged lines around a change.
const CONTEXT: usize = 3;

const BOLD: &str = "\u{1b}[1m";
const RED: &str = "\u{1b}[31m";
const GREEN: &str = "\u{1b}[32m";
const CYAN: &str = "\u{1b}[36m";
const END: &str = "\u{1b}[0m";

/// Returns the change of a dump as a unified diff below the banner of the dump, or `None` if the text is unchanged or the dump does
/// not keep the text before the pass.
///
/// ```
/// use pass_observe::ir_printing::{IrPrinter, IrPrinting, PassFilter};
/// use pass_runtime::Diagnostic;
///
/// let mut printing = IrPrinting::default();
/// printing.after = PassFilter::All;
/// printing.keep_before = true;
/// let printer = IrPrinter::with_sink(printing, |dump, emit: pass_runtime::diagnostic::Emit<'_>| {
///     if let Some(diff) = pass_driver::ir_diff(&dump, false) {
///         emit(Diagnostic::output(diff));
///     }
/// });
/// # drop(printer);
/// ```
pub fn ir_diff(dump: &Dump, colors: bool) -> Option<String> {
    let before = dump
        .before
        .as_deref()
        .filter(|before| *before != dump.text)?;
    let (bold, end) = if colors { (BOLD, END) } else { ("", "") };
    let banner = dump.banner();
    let hunks = hunks(before, &dump.text, colors);
    Some(format!("{bold}{banner}{end}\n{hunks}\n"))
}

/// Returns the hunks of a unified diff.
pub(crate) fn hunks(before: &str, after: &str, colors: bool) -> String {
    let paint = |color: &'static str| if colors { (color, END) } else { ("", "") };
    let before: Vec<&str> = before.split_inclusive('\n').collect();
    let after: Vec<&str> = after.split_inclusive('\n').collect();
    let mut out = String::new();
    // Writing to a string cannot fail.
    let mut write = |(color, end): (&str, &str), sign: &str, line: &str| {
        let line = line.trim_end_matches('\n');
        let _ = writeln!(out, "{color}{sign}{line}{end}");
    };
    let blocks = lines::blocks(&before, &after);
    for hunk in blocks.chunk_by(|(old, _), (next, _)| next.start - old.end <= 2 * CONTEXT) {
        let (Some((first_old, first_new)), Some((last_old, last_new))) =
            (hunk.first(), hunk.last())
        else {
            continue;
        };
        let (mut line, end) = (
            first_old.start.saturating_sub(CONTEXT),
            before.len().min(last_old.end + CONTEXT),
        );
        let new_start = first_new.start - (first_old.start - line);
        let new_end = last_new.end + (end - last_old.end);
        let (old, new) = (position(&(line..end)), position(&(new_start..new_end)));
        write(paint(CYAN), &format!("@@ -{old} +{new} @@"), "");
        for (old, new) in hunk {
            before[line..old.start]
                .iter()
                .for_each(|line| write(("", ""), " ", line));
            before[old.clone()]
                .iter()
                .for_each(|line| write(paint(RED), "-", line));
            after[new.clone()]
                .iter()
                .for_each(|line| write(paint(GREEN), "+", line));
            line = old.end;
        }
        before[line..end]
            .iter()
            .for_each(|line| write(("", ""), " ", line));
    }
    out
}

/// Returns a range of lines as the head of a hunk has it.
fn position(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => format!("{}", lines.start + 1),
        count => format!("{},{count}", lines.start + 1),
    }
}

#[cfg(test)]
mod tests;

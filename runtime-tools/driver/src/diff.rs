//! Unified diffs of the IR before and after a pass.

use std::fmt::Write;
use std::time::Duration;

use pass_observe::ir_printing::Dump;
use similar::{ChangeTag, TextDiff};

const CONTEXT: usize = 3;

/// The time after which a diff is no longer minimal: the time of a minimal one grows with the square of the changes.
const TIMEOUT: Duration = Duration::from_secs(1);

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

pub(crate) fn hunks(before: &str, after: &str, colors: bool) -> String {
    let paint = |color: &'static str| if colors { (color, END) } else { ("", "") };
    let mut out = String::new();
    let mut config = TextDiff::configure();
    let diff = config.timeout(TIMEOUT).diff_lines(before, after);
    for hunk in diff.unified_diff().context_radius(CONTEXT).iter_hunks() {
        let (color, end) = paint(CYAN);
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{color}{}{end}", hunk.header());
        for change in hunk.iter_changes() {
            let (sign, (color, end)) = match change.tag() {
                ChangeTag::Equal => (' ', ("", "")),
                ChangeTag::Delete => ('-', paint(RED)),
                ChangeTag::Insert => ('+', paint(GREEN)),
            };
            let line = change.value().trim_end_matches('\n');
            let _ = writeln!(out, "{color}{sign}{line}{end}");
        }
    }
    out
}

#[cfg(test)]
mod tests;

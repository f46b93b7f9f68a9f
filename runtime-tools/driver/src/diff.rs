//! Unified diffs of the IR before and after a pass.

use pass_observe::diff::{Diff, Sign};
use pass_observe::ir_printing::Dump;

const BOLD: &str = "\u{1b}[1m";
const RED: &str = "\u{1b}[31m";
const GREEN: &str = "\u{1b}[32m";
const CYAN: &str = "\u{1b}[36m";
const END: &str = "\u{1b}[0m";

/// Returns the change of a dump as a unified diff below the banner of the dump, or `None` if the text is unchanged but for the numbers
/// of values and blocks, or the dump does not keep the text before the pass.
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
    let hunks = render(&Diff::ignoring_numbers(before, &dump.text), colors);
    let (bold, end) = if colors { (BOLD, END) } else { ("", "") };
    let banner = dump.banner();
    (!hunks.is_empty()).then(|| format!("{bold}{banner}{end}\n{hunks}\n"))
}

/// Returns the hunks of a unified diff.
pub(crate) fn hunks(before: &str, after: &str, colors: bool) -> String {
    render(&Diff::of(before, after), colors)
}

fn render(diff: &Diff<'_>, colors: bool) -> String {
    let mut out = String::new();
    let mut write = |color: &str, sign: &str, line: &str| {
        let line = line.trim_end_matches('\n');
        let (color, end) = if colors && !color.is_empty() {
            (color, END)
        } else {
            ("", "")
        };
        out.extend([color, sign, line, end, "\n"]);
    };
    for hunk in diff.hunks() {
        write(CYAN, "", &hunk.place);
        for (sign, line) in hunk.lines {
            match sign {
                Sign::Same => write("", " ", line),
                Sign::Removed => write(RED, "-", line),
                Sign::Added => write(GREEN, "+", line),
            }
        }
    }
    out
}

//! Diagnostics rendered as text.

use pass_diagnostics::render::{Style, headline, render};

pub use pass_diagnostics::render::printable;

use crate::diagnostic::Diagnostic;
use crate::source::Sources;

/// The maximum number of rendered diagnostics: a text of another kind has an error at every word.
const MAX_RENDERED: usize = 100;

/// Returns the diagnostics with excerpts of their texts, as a person reads them in a terminal.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"Example\" {\n    pas \"A\" \"a\"\n}\n")]);
/// let drawn = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
/// assert_eq!(drawn, "\
/// error[PW0101]: unknown node `pas` in a group
///  --> passes.kdl:2:5
///   |
/// 2 |     pas \"A\" \"a\"
///   |     ^^^
///   |
///   = note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
///   = help: did you mean `pass`?
/// ");
/// ```
#[cfg(feature = "snippets")]
pub fn terminal(diagnostics: &[Diagnostic], sources: &Sources, color: bool) -> String {
    render_all(diagnostics, |diagnostic| {
        render(diagnostic, sources, Style::Rustc { color })
    })
}

/// Returns the diagnostics in the layout of MLIR, with an empty line between two of them, as build scripts print them.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"Example\" {\n    pas \"A\" \"a\"\n}\n")]);
/// let drawn = passdefs::render::build_output(&outcome.diagnostics, &outcome.sources);
/// assert_eq!(drawn, "\
/// passes.kdl:2:5: error[PW0101]: unknown node `pas` in a group
///     pas \"A\" \"a\"
///     ^~~
/// note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
/// help: did you mean `pass`?
/// ");
/// ```
pub fn build_output(diagnostics: &[Diagnostic], sources: &Sources) -> String {
    render_all(diagnostics, |diagnostic| plain(diagnostic, sources) + "\n")
}

/// Draws diagnostics up to a limit. Each drawing ends in an empty line.
fn render_all(diagnostics: &[Diagnostic], draw: impl Fn(&Diagnostic) -> String) -> String {
    let mut drawn: String = diagnostics.iter().take(MAX_RENDERED).map(draw).collect();
    match diagnostics.len().checked_sub(MAX_RENDERED) {
        Some(more @ 1..) => drawn.push_str(&format!("{more} more diagnostics are not shown\n")),
        // Nothing follows that the last empty line would keep apart.
        _ => drop(drawn.pop()),
    }
    drawn
}

/// Returns a diagnostic with the lines of its texts, in the layout of MLIR.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"G\" {\n    pas \"A\" \"a\"\n}")]);
/// let text = passdefs::render::plain(&outcome.diagnostics[0], &outcome.sources);
/// assert!(text.starts_with("passes.kdl:2:5: error[PW0101]: unknown node `pas` in a group\n    pas \"A\""));
/// ```
pub fn plain(diagnostic: &Diagnostic, sources: &Sources) -> String {
    render(diagnostic, sources, Style::Mlir)
}

/// Returns a diagnostic as one line for editors and build logs, with control characters escaped.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"G\" {\n    pas \"A\" \"a\"\n}")]);
/// let line = passdefs::render::line(&outcome.diagnostics[0], &outcome.sources);
/// assert_eq!(line, "passes.kdl:2:5: error[PW0101]: unknown node `pas` in a group");
/// ```
pub fn line(diagnostic: &Diagnostic, sources: &Sources) -> String {
    headline(diagnostic, sources)
}

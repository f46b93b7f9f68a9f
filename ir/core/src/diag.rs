//! Diagnostics about the IR, and their rendering with source lines.

use pass_diagnostics::Span;
use pass_diagnostics::render::{ResolvedLocation, Style, Texts, render};

use crate::context::Context;
use crate::handle::Loc;

pub use pass_diagnostics::Severity;

/// A message about the IR with notes, located in a [`Context`]; [`Context::render`] draws it.
pub type Diagnostic = pass_diagnostics::Diagnostic<Loc>;

pub(crate) type Note = pass_diagnostics::Note<Loc>;

impl Context {
    /// Draws a diagnostic: `file:line:col: error: message`, then the line with a caret, then the notes. `text` is
    /// the source text of the parsed file.
    ///
    /// ```
    /// use pass_ir::{parse, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let text = "\"func.return\"() : () -> )";
    /// let errors = parse(&cx, text, &ParseOptions::default()).unwrap_err();
    /// assert_eq!(cx.render(&errors[0], text), "\
    /// -:1:24: error: expected non-function type
    /// \"func.return\"() : () -> )
    ///                        ^
    /// ");
    /// ```
    pub fn render(&self, diagnostic: &Diagnostic, text: &str) -> String {
        render(diagnostic, &SourceText { cx: self, text }, Style::Mlir)
    }
}

struct SourceText<'a> {
    cx: &'a Context,
    text: &'a str,
}

impl Texts<Loc> for SourceText<'_> {
    fn resolve<'t>(&'t self, location: &'t Loc) -> ResolvedLocation<'t> {
        let Some((file, at)) = self.cx.file_position(*location) else {
            return ResolvedLocation::unknown("<unknown>:0");
        };
        let (line, column) = (at.line as usize, at.column as usize);
        let place = ResolvedLocation::at(file, line, column);
        let starts = self.text.match_indices('\n').map(|(at, _)| at + 1);
        let mut starts = std::iter::once(0).chain(starts);
        match line.checked_sub(1).and_then(|line| starts.nth(line)) {
            Some(start) => place.within(self.text, Span::at(start + column.saturating_sub(1))),
            None => place,
        }
    }
}

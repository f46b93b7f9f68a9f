//! Diagnostics as data, and their text.

use std::fmt::Write;

use crate::context::Context;
use crate::handle::Loc;

/// Something to say about the IR. It is data: who gets it decides what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// Where.
    pub loc: Loc,
    /// The message: lower case, no full stop.
    pub message: String,
    /// The text of the operation, if it helps to see it.
    pub operation: Option<String>,
    /// More, in order.
    pub notes: Vec<(Loc, String)>,
}

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Something is wrong.
    Error,
    /// Something looks wrong.
    Warning,
    /// Something worth knowing.
    Remark,
}

impl Diagnostic {
    /// An error without notes.
    #[must_use]
    pub fn error(loc: Loc, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            loc,
            message: message.into(),
            operation: None,
            notes: Vec::new(),
        }
    }

    /// The message of a note that shows the operation; text of several lines starts on a line of its own.
    #[must_use]
    pub fn operation_note(&self) -> Option<String> {
        let text = self.operation.as_deref()?;
        let line_break = if text.contains('\n') { "\n" } else { "" };
        Some(format!("see current operation: {line_break}{text}"))
    }

    /// The same with a note.
    #[must_use]
    pub fn note(mut self, loc: Loc, message: impl Into<String>) -> Self {
        self.notes.push((loc, message.into()));
        self
    }

    /// The text: `file:line:col: error: message`, then the line with a caret if it is in `source`, then the notes.
    ///
    /// ```
    /// use pass_ir::{parse, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let text = "\"func.return\"() : () -> )";
    /// let errors = parse(&cx, text, &ParseOptions::default()).unwrap_err();
    /// assert_eq!(errors[0].render(&cx, text), "\
    /// -:1:24: error: expected non-function type
    /// \"func.return\"() : () -> )
    ///                        ^
    /// ");
    /// ```
    #[must_use]
    pub fn render(&self, cx: &Context, source: &str) -> String {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
        };
        let mut text = String::new();
        render_one(
            &mut text,
            cx,
            Some(source),
            (self.loc, severity, &self.message),
        );
        let mut shown = self.loc;
        if let Some(note) = self.operation_note() {
            render_one(&mut text, cx, None, (self.loc, "note", &note));
        }
        for (loc, message) in &self.notes {
            // A line is not shown twice in a row.
            let source = (*loc != shown).then_some(source);
            render_one(&mut text, cx, source, (*loc, "note", message));
            shown = *loc;
        }
        text
    }
}

fn render_one(
    text: &mut String,
    cx: &Context,
    source: Option<&str>,
    (loc, kind, message): (Loc, &str, &str),
) {
    // Writing to a string cannot fail.
    let Some((file, at)) = cx.place(loc) else {
        let _ = writeln!(text, "<unknown>:0: {kind}: {message}");
        return;
    };
    let _ = writeln!(text, "{file}:{}:{}: {kind}: {message}", at.line, at.column);
    let line = (at.line as usize)
        .checked_sub(1)
        .and_then(|line| source?.lines().nth(line));
    if let Some(line) = line {
        let caret = " ".repeat(caret_column(line, at.column as usize));
        let _ = writeln!(text, "{}\n{caret}^", line.replace('\t', "        "));
    }
}

/// The number of characters before the byte `column`, a tab counting as eight.
fn caret_column(line: &str, column: usize) -> usize {
    let before = line
        .char_indices()
        .take_while(|(offset, _)| offset + 1 < column);
    before
        .map(|(_, char)| if char == '\t' { 8 } else { 1 })
        .sum()
}

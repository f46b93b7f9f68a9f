//! What went wrong, on standard error, for people or for tools.

use std::io::{IsTerminal, Write};

use passdefs::diagnostic::{Diagnostic, Label, Severity};
use passdefs::render;
use passdefs::source::Sources;
use serde::Serialize;

use crate::args::{Color, MessageFormat};

/// The sign that something went wrong and that the user knows what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reported;

/// Where reports go, and in which form.
#[derive(Debug)]
pub(crate) struct Report {
    format: MessageFormat,
    color: bool,
}

/// A diagnostic in the form of rustc's `--error-format=json`, as far as it applies.
#[derive(Serialize)]
struct Message<'a> {
    #[serde(rename = "$message_type")]
    kind: &'static str,
    message: &'a str,
    code: Option<Code<'a>>,
    level: &'static str,
    spans: Vec<Place<'a>>,
    children: Vec<Child<'a>>,
    rendered: String,
}

#[derive(Serialize)]
struct Code<'a> {
    code: &'a str,
    explanation: Option<&'a str>,
}

#[derive(Serialize)]
struct Place<'a> {
    file_name: &'a str,
    byte_start: u32,
    byte_end: u32,
    line_start: usize,
    line_end: usize,
    column_start: usize,
    column_end: usize,
    is_primary: bool,
    label: Option<&'a str>,
}

#[derive(Serialize)]
struct Child<'a> {
    message: &'a str,
    level: &'static str,
}

impl Report {
    /// Reports of this form.
    pub(crate) fn new(format: MessageFormat, color: Color) -> Self {
        let color = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none()
            }
        };
        Self { format, color }
    }

    /// Reports diagnostics; fails if one of them is an error.
    pub(crate) fn diagnostics(
        &self,
        found: &[Diagnostic],
        sources: &Sources,
    ) -> Result<(), Reported> {
        match self.format {
            MessageFormat::Human => say(&render::terminal(found, sources, self.color)),
            MessageFormat::Json => found.iter().for_each(|it| say_json(&message(it, sources))),
        }
        match found.iter().any(Diagnostic::is_error) {
            true => Err(Reported),
            false => Ok(()),
        }
    }

    /// Reports an error that has no place in a definition.
    pub(crate) fn error(&self, message: &str, help: Option<&str>) -> Reported {
        let advice = help.map_or_else(String::new, |it| format!("  = help: {it}\n"));
        let rendered = match self.color {
            true => format!("\x1b[1m\x1b[91merror\x1b[0m: \x1b[1m{message}\x1b[0m\n{advice}"),
            false => format!("error: {message}\n{advice}"),
        };
        match self.format {
            MessageFormat::Human => say(&rendered),
            MessageFormat::Json => say_json(&Message {
                kind: "diagnostic",
                message,
                code: None,
                level: "error",
                spans: Vec::new(),
                children: help
                    .map(|message| Child {
                        message,
                        level: "help",
                    })
                    .into_iter()
                    .collect(),
                rendered,
            }),
        }
        Reported
    }
}

fn message<'a>(found: &'a Diagnostic, sources: &'a Sources) -> Message<'a> {
    let labels =
        std::iter::once((&found.primary, true)).chain(found.secondary.iter().map(|it| (it, false)));
    let notes = found.notes.iter().map(|it| (it, "note"));
    let helps = found.help.iter().map(|it| (it, "help"));
    Message {
        kind: "diagnostic",
        message: &found.message,
        code: Some(Code {
            code: found.code,
            explanation: crate::explain::explanation(found.code).map(|it| it.explanation),
        }),
        level: match found.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        spans: labels
            .map(|(label, is_primary)| place(label, is_primary, sources))
            .collect(),
        children: notes
            .chain(helps)
            .map(|(message, level)| Child { message, level })
            .collect(),
        rendered: render::terminal(std::slice::from_ref(found), sources, false),
    }
}

fn place<'a>(label: &'a Label, is_primary: bool, sources: &'a Sources) -> Place<'a> {
    let span = label.span;
    let start = sources.line_column(span);
    let end = sources.line_column(passdefs::source::Span {
        start: span.end,
        ..span
    });
    Place {
        file_name: sources.get(span.file).map_or("", |it| &it.name),
        byte_start: span.start,
        byte_end: span.end,
        line_start: start.0,
        line_end: end.0,
        column_start: start.1,
        column_end: end.1,
        is_primary,
        label: Some(label.text.as_str()).filter(|it| !it.is_empty()),
    }
}

fn say_json(message: &Message<'_>) {
    // Strings and numbers always have a JSON form.
    let line = serde_json::to_string(message).unwrap_or_default();
    say(&format!("{line}\n"));
}

/// Writes to standard error. If nobody can hear it, there is nobody to tell.
fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

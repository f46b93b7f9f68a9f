//! Messages as one JSON object per line: the part of rustc's `--error-format=json` that applies.

use passdefs::catalogue;
use passdefs::diagnostic::{Diagnostic, Severity};
use passdefs::render;
use passdefs::source::{Sources, Span};
use serde::Serialize;

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
    /// `None` if the text of the file is not loaded.
    byte_start: Option<u32>,
    byte_end: Option<u32>,
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

pub(super) fn diagnostic(found: &Diagnostic, sources: &Sources) -> String {
    let notes = found.notes.iter().map(|note| (&note.message, "note"));
    let helps = found.help.iter().map(|help| (help, "help"));
    line(&Message {
        kind: "diagnostic",
        message: &found.message,
        code: Some(Code {
            code: found.code,
            explanation: catalogue::explain(found.code).map(|explain| explain.explanation),
        }),
        level: level(found.severity),
        spans: found
            .places()
            .enumerate()
            .map(|(index, (span, label))| json_place(*span, label, index == 0, sources))
            .collect(),
        children: notes
            .chain(helps)
            .map(|(message, level)| Child { message, level })
            .collect(),
        rendered: render::terminal(std::slice::from_ref(found), sources, false),
    })
}

pub(super) fn error(message: &str, help: Option<&str>, rendered: String) -> String {
    let child = |message| Child {
        message,
        level: "help",
    };
    line(&Message {
        kind: "diagnostic",
        message,
        code: None,
        level: "error",
        spans: Vec::new(),
        children: help.map(child).into_iter().collect(),
        rendered,
    })
}

pub(super) fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        _ => "warning",
    }
}

fn json_place<'a>(span: Span, label: &'a str, is_primary: bool, sources: &'a Sources) -> Place<'a> {
    let start = sources.line_column(span);
    let end = sources.line_column(Span {
        start: span.end,
        ..span
    });
    let bytes = sources.bytes(span);
    Place {
        file_name: sources.get(span.file).map_or("", |source| &source.name),
        byte_start: bytes.clone().map(|byte| byte.start),
        byte_end: bytes.map(|byte| byte.end),
        line_start: start.0,
        line_end: end.0,
        column_start: start.1,
        column_end: end.1,
        is_primary,
        label: Some(label).filter(|label| !label.is_empty()),
    }
}

fn line(message: &Message<'_>) -> String {
    // Strings and numbers always have a JSON form.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}

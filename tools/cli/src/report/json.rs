//! Messages as one JSON object per line: the part of rustc's `--error-format=json` that applies.

use passdefs::catalogue;
use passdefs::diagnostic::{Diagnostic, Severity};
use passdefs::render;
use passdefs::source::{Sources, Span};
use serde_json::{Value, json};

pub(super) fn diagnostic(found: &Diagnostic, sources: &Sources) -> String {
    let entry = catalogue::explain(found.code);
    let code =
        json!({ "code": found.code, "explanation": entry.map(catalogue::Entry::explanation) });
    let places = found.places().enumerate();
    let spans = places.map(|(index, (span, label))| place(*span, label, index == 0, sources));
    let notes = found.notes.iter().map(|note| child("note", &note.message));
    let helps = found.help.iter().map(|help| child("help", help));
    let line = json!({
        "$message_type": "diagnostic",
        "message": render::printable(&found.message),
        "code": code,
        "level": level(found.severity),
        "spans": spans.collect::<Vec<_>>(),
        "children": notes.chain(helps).collect::<Vec<_>>(),
        "rendered": render::terminal(std::slice::from_ref(found), sources, false),
    });
    format!("{line}\n")
}

pub(super) fn error(message: &str, help: Option<&str>, rendered: &str) -> String {
    let line = json!({
        "$message_type": "diagnostic",
        "message": message,
        "code": null,
        "level": "error",
        "spans": [],
        "children": help.map(|help| child("help", help)).into_iter().collect::<Vec<_>>(),
        "rendered": rendered,
    });
    format!("{line}\n")
}

pub(super) fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        _ => "warning",
    }
}

fn child(level: &str, message: &str) -> Value {
    json!({ "message": render::printable(message), "level": level })
}

/// Returns a span with its label. The offsets in bytes are `null` if the text of the file is not loaded.
fn place(span: Span, label: &str, is_primary: bool, sources: &Sources) -> Value {
    let start = sources.line_column(span);
    let end = sources.line_column(Span {
        start: span.end,
        ..span
    });
    let bytes = sources.bytes(span);
    json!({
        "file_name": sources.get(span.file).map_or("", |source| &source.name),
        "byte_start": bytes.as_ref().map(|bytes| bytes.start),
        "byte_end": bytes.as_ref().map(|bytes| bytes.end),
        "line_start": start.0,
        "line_end": end.0,
        "column_start": start.1,
        "column_end": end.1,
        "is_primary": is_primary,
        "label": Some(render::printable(label)).filter(|label| !label.is_empty()),
    })
}

//! Messages as one log in SARIF 2.1.0, which code scanning services and editors read.

use std::path::{Component, Path};

use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::render;
use passdefs::source::{Sources, Span};
use serde_json::{Value, json};

use super::json::level;

#[derive(Debug, Default)]
pub(super) struct Log {
    results: Vec<Value>,
    /// Errors without a place in a definition.
    notifications: Vec<Value>,
}

impl Log {
    pub(super) fn diagnostic(&mut self, found: &Diagnostic, sources: &Sources) {
        let mut places = found.places().enumerate().map(|(id, (span, label))| {
            let mut place = location(*span, label, sources);
            if id > 0 {
                place["id"] = json!(id);
            }
            place
        });
        let wrong: Vec<Value> = places.by_ref().take(1).collect();
        let related: Vec<Value> = places.collect();
        let rule = catalogue::ALL
            .iter()
            .position(|entry| entry.code == found.code);
        let mut result = json!({
            "ruleId": found.code,
            "level": level(found.severity),
            "message": { "text": text(found) },
            "locations": wrong,
        });
        if let Some(rule) = rule {
            result["ruleIndex"] = json!(rule);
        }
        if !related.is_empty() {
            result["relatedLocations"] = json!(related);
        }
        self.results.push(result);
    }

    pub(super) fn error(&mut self, message: &str, help: Option<&str>) {
        let help = help.map_or_else(String::new, |help| format!("\nhelp: {help}"));
        self.notifications.push(json!({
            "level": "error",
            "message": { "text": format!("{message}{help}") },
        }));
    }

    /// Returns the log, which is complete even without messages.
    pub(super) fn document(&self) -> String {
        let rules: Vec<Value> = catalogue::ALL.iter().map(rule).collect();
        let document = json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": {
                    "name": "passwright",
                    "version": env!("CARGO_PKG_VERSION"),
                    "semanticVersion": env!("CARGO_PKG_VERSION"),
                    "rules": rules,
                } },
                "invocations": [{
                    "executionSuccessful": self.notifications.is_empty(),
                    "toolExecutionNotifications": self.notifications,
                }],
                "columnKind": "unicodeCodePoints",
                "results": self.results,
            }],
        });
        // Strings and numbers always have a JSON form.
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

fn rule(entry: &passdefs::catalogue::Entry) -> Value {
    let level = if entry.is_warning() {
        "warning"
    } else {
        "error"
    };
    json!({
        "id": entry.code,
        "shortDescription": { "text": entry.title },
        "fullDescription": { "text": entry.explanation() },
        "help": { "text": entry.explanation() },
        "defaultConfiguration": { "level": level },
    })
}

/// Returns the message, its notes and its help, a line each.
fn text(found: &Diagnostic) -> String {
    let mut text = found.message.clone();
    let notes = found.notes.iter().map(|note| ("note", &note.message));
    for (kind, said) in notes.chain(found.help.iter().map(|help| ("help", help))) {
        text.push_str(&format!("\n{kind}: {said}"));
    }
    render::printable(&text).into_owned()
}

fn location(span: Span, label: &str, sources: &Sources) -> Value {
    let name = sources.get(span.file).map_or("", |source| &source.name);
    let start = sources.line_column(span);
    let end = sources.line_column(Span {
        start: span.end,
        ..span
    });
    let mut location = json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(name) },
            "region": {
                "startLine": start.0,
                "startColumn": start.1,
                "endLine": end.0,
                "endColumn": end.1,
            },
        },
    });
    if let Some(bytes) = sources.bytes(span) {
        let region = &mut location["physicalLocation"]["region"];
        region["byteOffset"] = json!(bytes.start);
        region["byteLength"] = json!(bytes.end - bytes.start);
    }
    if !label.is_empty() {
        location["message"] = json!({ "text": render::printable(label) });
    }
    location
}

/// Returns the name of a file as a URI, relative to the working directory for files below it.
fn uri(name: &str) -> String {
    let path = Path::new(name);
    let here = std::env::current_dir().ok();
    let relative = here
        .as_deref()
        .and_then(|here| path.strip_prefix(here).ok());
    let path = relative.unwrap_or(path);
    let mut uri = String::from(if path.is_absolute() { "file://" } else { "" });
    let mut parts = path.components().peekable();
    while let Some(part) = parts.next() {
        match part {
            Component::RootDir => uri.push('/'),
            Component::CurDir => {}
            part => {
                uri.push_str(&encoded(&part.as_os_str().to_string_lossy()));
                if parts.peek().is_some() {
                    uri.push('/');
                }
            }
        }
    }
    uri
}

/// Returns a part of a path as it stands in a URI.
fn encoded(part: &str) -> String {
    let mut out = String::new();
    for byte in part.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(byte));
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn names_of_files_are_uris() {
        assert_eq!(uri("passes.kdl"), "passes.kdl");
        assert_eq!(uri("./a b/ä#.kdl"), "a%20b/%C3%A4%23.kdl");
        assert_eq!(uri("/else/where.kdl"), "file:///else/where.kdl");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
        let here = std::env::current_dir().unwrap_or_default();
        let inside = here.join("sub/passes.kdl");
        assert_eq!(uri(&inside.display().to_string()), "sub/passes.kdl");
    }
}

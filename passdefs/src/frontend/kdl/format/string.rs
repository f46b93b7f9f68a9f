//! Strings of several lines, moved.

use kdl::KdlDocument;

use super::super::cursor::{is_newline, is_space};
use super::super::plain;

/// The piece as it is written, its lines indented by so many spaces if it is a string of several lines.
pub(super) fn indented(text: &str, indent: usize) -> String {
    let is_quoted = text.trim_start_matches('#').starts_with("\"\"\"");
    let moved = is_quoted
        .then(|| moved(text, &" ".repeat(indent)))
        .flatten();
    // Where escapes join lines, they cannot be told apart from here.
    match moved {
        Some(moved) if value(&moved) == value(text) => moved,
        _ => text.to_owned(),
    }
}

fn moved(text: &str, indent: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let mut lines = text.split(is_newline);
    let (first, last) = (lines.next()?, lines.next_back()?);
    let closing = last.trim_start_matches(is_space);
    let before = last.strip_suffix(closing)?;
    let mut out = String::from(first);
    for line in lines {
        out.push('\n');
        if !line.chars().all(is_space) {
            out.push_str(indent);
            out.push_str(line.strip_prefix(before)?);
        }
    }
    Some(out + "\n" + indent + closing)
}

/// What a string means.
fn value(text: &str) -> Option<String> {
    if let Some(value) = plain::string(text) {
        return Some(value);
    }
    let document = KdlDocument::parse_v2(&format!("- {text}")).ok()?;
    let entry = document.nodes().first()?.entries().first()?;
    entry.value().as_string().map(str::to_owned)
}

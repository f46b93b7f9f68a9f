//! Where the lines of a string of several lines stand in the source.

use super::tree::Node;
use crate::draft::Spanned;

/// Where each line starts, in the string and in the source. Nothing if the string is on one line, or if it is written
/// with escapes, so that it differs from what stands in the source.
pub(super) fn of(node: &Node, text: &Spanned<String>) -> Vec<(usize, u32)> {
    let mut arguments = node
        .kdl
        .entries()
        .iter()
        .filter(|entry| entry.name().is_none());
    let written = arguments.next().and_then(|entry| entry.format());
    let Some(written) = written.map(|format| format.value_repr.as_str()) else {
        return Vec::new();
    };
    lines(written, text).unwrap_or_default()
}

fn lines(written: &str, text: &Spanned<String>) -> Option<Vec<(usize, u32)>> {
    let hashes = written.bytes().take_while(|byte| *byte == b'#').count();
    if !written.get(hashes..)?.starts_with("\"\"\"") || (hashes == 0 && written.contains('\\')) {
        return None;
    }
    let last = written.rfind('\n')? + 1;
    let rest = written.get(last..)?;
    let indent = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let mut at = written.find('\n')? + 1;
    let mut start = 0;
    let mut lines = Vec::new();
    for line in text.value.split('\n') {
        let end = at + written.get(at..)?.find('\n')?;
        // A blank line may lack its indentation.
        let content = (at + indent).min(end);
        let found = written.get(content..end)?.trim_end_matches('\r');
        if found != line && !(line.is_empty() && found.trim().is_empty()) {
            return None;
        }
        lines.push((start, text.span.start + content as u32));
        start += line.len() + 1;
        at = end + 1;
    }
    Some(lines)
}

//! `--check`: compares files with what would be written, and writes nothing.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command_line::CommandLine;
use crate::output::Output;
use crate::report::{AlreadyReported, Report};
use crate::text::reason;

/// The lines that a header takes at most.
const HEADER_LINES: usize = 8;

/// The longest difference that is shown whole.
const MAX_LINES: usize = 200;

/// Maximum number of lines that are compared: the time grows with the square of those that differ.
const MAX_COMPARED: usize = 1_000;

/// Reports every file that differs from what would be written, with the command that writes it.
pub(crate) fn check_all(
    outputs: &[Output],
    folder: Option<&Path>,
    command: &CommandLine,
    report: &Report,
) -> Result<(), AlreadyReported> {
    let help = format!("run `{}`", command.exact);
    let mut failed = Ok(());
    for output in outputs {
        if let Some(message) = finding(output) {
            failed = Err(report.error(&message, Some(&help)));
        }
    }
    for path in leftovers(outputs, folder, &command.portable) {
        let message = format!("`{}` is left over: its definition is gone", path.display());
        failed = Err(report.error(&message, Some("delete it")));
    }
    failed
}

/// Files in the folder whose header states this command, and that the command no longer writes.
fn leftovers(outputs: &[Output], folder: Option<&Path>, command: &str) -> Vec<PathBuf> {
    let entries = folder
        .and_then(|folder| fs::read_dir(folder).ok())
        .into_iter()
        .flatten();
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut found: Vec<PathBuf> = paths
        .filter(|path| path.is_file() && outputs.iter().all(|output| output.path != *path))
        .filter(|path| says_command(path, command))
        .collect();
    found.sort();
    found
}

fn says_command(path: &Path, command: &str) -> bool {
    let Ok(text) = fs::read_to_string(path) else {
        return false;
    };
    // The end of a comment, or of a member of a JSON object.
    let bare = |line: &str| {
        line.trim_end_matches("-->")
            .trim_end_matches("\",")
            .trim_end()
            .to_owned()
    };
    let says = |line: &str| bare(line).ends_with(command);
    text.lines().take(HEADER_LINES).any(says)
}

/// Returns the error for one file, if it is not up to date.
fn finding(output: &Output) -> Option<String> {
    let name = output.path.display();
    if fs::metadata(&output.path).is_ok_and(|metadata| !metadata.is_file()) {
        return Some(format!("`{name}` is not a file"));
    }
    match fs::read(&output.path) {
        Ok(bytes) if bytes == output.text.as_bytes() => None,
        Ok(bytes) => {
            let old = String::from_utf8_lossy(&bytes);
            let shown = difference(&name.to_string(), "as generated", &old, &output.text);
            Some(format!("`{name}` is stale\n{shown}"))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Some(format!("`{name}` is missing"))
        }
        Err(error) => Some(format!("cannot read `{name}`: {}", reason(&error))),
    }
}

/// Returns a unified diff from the old to the new text; `what` describes the new one.
///
/// Of long texts, only the lines behind the first difference are compared.
pub(crate) fn difference(name: &str, what: &str, old: &str, new: &str) -> String {
    let mut old: Vec<&str> = old.split_inclusive('\n').collect();
    let mut new: Vec<&str> = new.split_inclusive('\n').collect();
    let pairs = old.iter().zip(&new);
    let prefix = pairs.take_while(|(old, new)| old == new).count();
    let pairs = old[prefix..].iter().rev().zip(new[prefix..].iter().rev());
    let suffix = pairs.take_while(|(old, new)| old == new).count();
    let is_cut = old.len().max(new.len()) - prefix - suffix > MAX_COMPARED;
    if is_cut {
        old.truncate(prefix + MAX_COMPARED);
        new.truncate(prefix + MAX_COMPARED);
    }
    let (old, new) = (old.concat(), new.concat());
    let diff = similar::TextDiff::from_lines(&old, &new);
    let unified = diff.unified_diff();
    let mut hunks: Vec<String> = unified.iter_hunks().map(|hunk| hunk.to_string()).collect();
    // The last hunk holds what has its counterpart behind the end.
    if is_cut && hunks.len() > 1 {
        hunks.pop();
    }
    let text = format!("--- {name}\n+++ {name} ({what})\n{}", hunks.concat());
    // White space at the end of a line gets lost in mails and terminals.
    let lines: Vec<&str> = text
        .lines()
        .map(|line| if line == " " { "" } else { line })
        .collect();
    let mut shown = lines[..lines.len().min(MAX_LINES)].join("\n");
    if is_cut {
        shown += "\n... and more lines";
    } else if lines.len() > MAX_LINES {
        // Writing to a string does not fail.
        let _ = write!(shown, "\n... and {} more lines", lines.len() - MAX_LINES);
    }
    shown
}

#[cfg(test)]
mod tests;

//! Compares files with what they should be, and writes nothing.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::input::reason;
use crate::output::Output;
use crate::report::{Report, Reported};

/// A header has no more lines than this.
const HEADER_LINES: usize = 8;

/// Differences longer than this are cut.
const MOST_LINES: usize = 200;

/// Reports every file that is not as it would be written, with the command that writes it.
pub(crate) fn check_all(
    outputs: &[Output],
    folder: Option<&Path>,
    command: &str,
    report: &Report,
) -> Result<(), Reported> {
    let help = format!("run `{command}`");
    let mut failed = Ok(());
    for output in outputs {
        if let Some(message) = finding(output) {
            failed = Err(report.error(&message, Some(&help)));
        }
    }
    for path in leftovers(outputs, folder, command) {
        let message = format!("`{}` is left over: its definition is gone", path.display());
        failed = Err(report.error(&message, Some("delete it")));
    }
    failed
}

/// Files in the folder that say that this command made them, and that it does not make any more.
fn leftovers(outputs: &[Output], folder: Option<&Path>, command: &str) -> Vec<PathBuf> {
    let entries = folder
        .and_then(|it| fs::read_dir(it).ok())
        .into_iter()
        .flatten();
    let paths = entries.filter_map(|it| it.ok().map(|it| it.path()));
    let mut found: Vec<PathBuf> = paths
        .filter(|path| path.is_file() && outputs.iter().all(|it| it.path != *path))
        .filter(|path| says_command(path, command))
        .collect();
    found.sort();
    found
}

/// Whether one of the first lines of the file ends in the command.
fn says_command(path: &Path, command: &str) -> bool {
    let Ok(text) = fs::read_to_string(path) else {
        return false;
    };
    // What ends a comment, or a member of a JSON object.
    let bare = |line: &str| {
        line.trim_end_matches("-->")
            .trim_end_matches("\",")
            .trim_end()
            .to_owned()
    };
    let says = |line: &str| bare(line).ends_with(command);
    text.lines().take(HEADER_LINES).any(says)
}

/// What is wrong with one file.
fn finding(output: &Output) -> Option<String> {
    let name = output.path.display();
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

/// A unified diff from the file as it is to what it should be.
pub(crate) fn difference(name: &str, what: &str, old: &str, new: &str) -> String {
    let diff = similar::TextDiff::from_lines(old, new);
    let text = diff
        .unified_diff()
        .header(name, &format!("{name} ({what})"))
        .to_string();
    // White space at a line's end would get lost on the way through mails and terminals.
    let lines: Vec<&str> = text
        .lines()
        .map(|it| if it == " " { "" } else { it })
        .collect();
    let mut shown = lines
        .iter()
        .take(MOST_LINES)
        .copied()
        .collect::<Vec<_>>()
        .join("\n");
    if lines.len() > MOST_LINES {
        // Writing to a string does not fail.
        let _ = write!(shown, "\n... and {} more lines", lines.len() - MOST_LINES);
    }
    shown
}

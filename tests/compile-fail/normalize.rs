//! Messages of the compiler without what differs between machines, and without what changes when another file does.

use std::path::Path;

/// Beginnings of what is said of all messages together.
const SUMMARIES: &[&str] = &[
    "error: aborting due to ",
    "Some errors have detailed explanations: ",
    "For more information about ",
];

/// The folder of this package in the workspace, which is left out of paths.
pub(crate) const PACKAGE: &str = "tests/compile-fail/";

/// What is compared of the `output` of the compiler for a case: lines of files that are not the case have no numbers.
pub(crate) fn messages(output: &str, case: &Path) -> String {
    let output = output.replace(PACKAGE, "");
    let mut messages = Vec::new();
    for message in output.trim_end().split("\n\n") {
        let counts_warnings = message.starts_with("warning: ") && message.ends_with(" emitted");
        if !counts_warnings && !SUMMARIES.iter().any(|start| message.starts_with(start)) {
            messages.push(without_numbers(message, case.to_str().unwrap()));
        }
    }
    messages.join("\n\n") + "\n"
}

/// Leaves out the numbers of lines of other files, and makes the margin as wide as the remaining numbers need.
fn without_numbers(message: &str, case: &str) -> String {
    let lines: Vec<Line<'_>> = read_lines(message.trim_end(), case);
    let width = lines
        .iter()
        .map(Line::width)
        .max()
        .unwrap_or_default()
        .max(1);
    let lines: Vec<String> = lines.iter().map(|line| line.write(width)).collect();
    lines.join("\n")
}

/// A line of a message.
enum Line<'a> {
    /// Text that has no margin: the message itself, with its further lines, and the dots for source lines that are left out.
    Text(&'a str),
    /// The place in a source file, behind its arrow.
    Place(&'a str),
    /// A line of a source file with its number, a mark below it, or a note: what stands in the margin, and what follows.
    Source(&'a str, &'a str),
}

impl Line<'_> {
    fn width(&self) -> usize {
        match self {
            Self::Source(number, _) => number.len(),
            Self::Text(_) | Self::Place(_) => 0,
        }
    }

    fn write(&self, width: usize) -> String {
        match self {
            Self::Text(text) => (*text).to_owned(),
            Self::Place(place) => format!("{:width$}{place}", ""),
            Self::Source(number, text) => format!("{number:>width$} {text}"),
        }
    }
}

fn read_lines<'a>(message: &'a str, case: &str) -> Vec<Line<'a>> {
    let mut margin = 0;
    let mut in_text = true;
    let mut in_case = true;
    let mut lines = Vec::new();
    for line in message.lines() {
        let trimmed = line.trim_start();
        if let Some(place) = trimmed
            .strip_prefix("--> ")
            .or_else(|| trimmed.strip_prefix("::: "))
        {
            margin = line.len() - trimmed.len();
            in_text = false;
            in_case = place
                .strip_prefix(case)
                .is_some_and(|rest| rest.starts_with(':'));
            lines.push(Line::Place(if in_case {
                trimmed
            } else {
                without_position(trimmed)
            }));
            continue;
        }
        match line.split_at_checked(margin + 1) {
            Some((number, rest))
                if is_margin(number) && (!in_text || rest.starts_with(['|', '='])) =>
            {
                in_text = false;
                lines.push(Line::Source(if in_case { number.trim() } else { "" }, rest));
            }
            _ => {
                if !trimmed.starts_with("...") {
                    in_text = true;
                    in_case = true;
                }
                lines.push(Line::Text(line));
            }
        }
    }
    lines
}

/// A place without its line and column.
fn without_position(place: &str) -> &str {
    place.trim_end_matches(|c: char| c == ':' || c.is_ascii_digit())
}

/// Whether this is a number of a line, or space instead of it, and the space that follows.
fn is_margin(text: &str) -> bool {
    text.ends_with(' ') && text.trim().bytes().all(|byte| byte.is_ascii_digit())
}

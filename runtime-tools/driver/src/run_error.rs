//! The error of a run.

use std::fmt::Display;

use pass_runtime::Failure;
use pass_runtime::text::render::printable;

/// An error that ends a run of the tool, or of one part of its input.
pub(crate) struct RunError {
    /// The text that has not been printed yet, with a line break at its end; may be empty.
    pub(crate) text: String,
    /// True if diagnostics were emitted, which comments in the input may announce.
    pub(crate) is_diagnosed: bool,
}

impl RunError {
    /// Creates an error with a text for standard error, which ends with a line break or is empty.
    pub(crate) fn new(text: String) -> Self {
        Self {
            text,
            is_diagnosed: false,
        }
    }

    pub(crate) fn of_tool(tool: &str, message: impl Display) -> Self {
        Self::from(format!("{tool}: error: {message}"))
    }

    /// Creates the error for a failed pipeline, whose reason may not have been printed.
    pub(crate) fn of_failure(name: &str, failure: &Failure) -> Self {
        failure.reason().map_or_else(Self::diagnosed, |reason| {
            Self::from(format!("{name}: error: {reason}"))
        })
    }

    pub(crate) fn diagnosed() -> Self {
        Self {
            text: String::new(),
            is_diagnosed: true,
        }
    }
}

/// A message without its line break; control characters in names of files and flags are escaped.
impl From<String> for RunError {
    fn from(message: String) -> Self {
        Self::new(printable(&message).into_owned() + "\n")
    }
}

/// Returns a message with what would be right.
pub(crate) fn with_help(message: impl Display, help: impl Display) -> String {
    format!("{message}\nhelp: {help}")
}

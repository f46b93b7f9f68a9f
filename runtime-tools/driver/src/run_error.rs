//! The error of a run.

use std::fmt::Display;
use std::process::ExitStatus;

use pass_runtime::Failure;
use pass_runtime::text::render::printable;

/// The exit status of a run that fails.
const FAILURE: u8 = 1;

/// The exit status that shells show for a process that writes to a pipe without a reader.
const CLOSED_PIPE: u8 = 141;

/// An error that ends a run of the tool, or of one part of its input.
#[derive(Debug)]
pub(crate) struct RunError {
    /// The text that has not been printed yet, with a line break at its end; may be empty.
    text: String,
    /// True if the text is a message of the tool, which its name precedes.
    is_of_tool: bool,
    /// True if diagnostics were emitted, which comments in the input may announce.
    pub(crate) is_diagnosed: bool,
    pub(crate) status: u8,
}

impl RunError {
    /// Creates an error with a text for standard error, which ends with a line break or is empty.
    pub(crate) fn new(text: String) -> Self {
        Self {
            text,
            is_of_tool: false,
            is_diagnosed: false,
            status: FAILURE,
        }
    }

    /// Creates the error with a message without its line break, which the name of the tool precedes.
    pub(crate) fn of_tool(message: impl Display) -> Self {
        Self {
            is_of_tool: true,
            ..Self::new(line(&message.to_string()))
        }
    }

    /// Creates the error of a source as a whole, or of a place in it.
    pub(crate) fn of_source(name: &str, message: impl Display) -> Self {
        Self::new(line(&format!("{name}: error: {message}")))
    }

    /// Creates the error for a failed pipeline, whose reason may not have been printed.
    pub(crate) fn of_failure(name: &str, failure: &Failure) -> Self {
        failure
            .reason()
            .map_or_else(Self::diagnosed, |reason| Self::of_source(name, reason))
    }

    pub(crate) fn diagnosed() -> Self {
        Self {
            is_diagnosed: true,
            ..Self::new(String::new())
        }
    }

    /// Creates the error of a process that has printed it.
    pub(crate) fn of_status(status: ExitStatus) -> Self {
        let code = status.code().and_then(|code| u8::try_from(code).ok());
        Self {
            status: code.unwrap_or(FAILURE),
            ..Self::new(String::new())
        }
    }

    /// Creates the error for an output that nobody reads any more, which has no text.
    pub(crate) fn closed_pipe() -> Self {
        Self {
            status: CLOSED_PIPE,
            ..Self::new(String::new())
        }
    }

    /// Appends lines to the text.
    pub(crate) fn with_lines(mut self, lines: &str) -> Self {
        self.text += lines;
        self
    }

    /// Returns the first error, followed by the texts of the others.
    pub(crate) fn first_of(tool: &str, results: [Result<(), Self>; 4]) -> Result<(), Self> {
        let errors = results.into_iter().filter_map(Result::err);
        let first = errors.reduce(|first, mut error| first.with_lines(&error.take_text(tool)));
        first.map_or(Ok(()), Err)
    }

    /// Returns the text without the name of the tool.
    #[cfg(feature = "batch")]
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    /// Removes the text, and returns it as the tool prints it.
    pub(crate) fn take_text(&mut self, tool: &str) -> String {
        let text = std::mem::take(&mut self.text);
        if self.is_of_tool && !text.is_empty() {
            format!("{tool}: error: {text}")
        } else {
            text
        }
    }
}

/// A message of the tool, see [`RunError::of_tool`].
impl From<String> for RunError {
    fn from(message: String) -> Self {
        Self::of_tool(message)
    }
}

/// Returns a line in which control characters, such as those in names of files and flags, are escaped.
fn line(message: &str) -> String {
    printable(message).into_owned() + "\n"
}

/// Returns a message with what would be right.
pub(crate) fn with_help(message: impl Display, help: impl Display) -> String {
    format!("{message}\nhelp: {help}")
}

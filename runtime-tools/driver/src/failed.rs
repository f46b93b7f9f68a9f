//! The failure of a run of the tool.

use pass_runtime::Failure;
use pass_runtime::text::render::printable;

/// The run did not succeed.
pub(crate) struct Failed {
    /// The output that has not been printed yet, with a line break at its end; may be empty.
    pub(crate) message: String,
    /// True if it failed with diagnostics, which the input may expect.
    pub(crate) announceable: bool,
}

impl Failed {
    /// A failure that prints this message, in which names of files and flags cannot steer a terminal.
    pub(crate) fn line(message: String) -> Self {
        Self::said(printable(&message).into_owned() + "\n")
    }

    /// A failure that prints this text, which ends with a line break.
    pub(crate) fn said(message: String) -> Self {
        Self {
            message,
            announceable: false,
        }
    }

    /// An error of the tool of that name, with what would be right.
    pub(crate) fn of_tool(tool: &str, message: &str, help: Option<&str>) -> Self {
        let help = help.map(|help| format!("\nhelp: {help}"));
        let help = help.unwrap_or_default();
        Self::line(format!("{tool}: error: {message}{help}"))
    }

    /// The error of a failure in the file of that name, if the failure has a reason that was not printed.
    pub(crate) fn of(name: &str, failure: &Failure) -> Self {
        failure.reason().map_or_else(Self::silent, |reason| {
            Self::line(format!("{name}: error: {reason}"))
        })
    }

    /// All has been said, with diagnostics.
    pub(crate) fn silent() -> Self {
        Self {
            message: String::new(),
            announceable: true,
        }
    }
}

//! Errors and warnings on standard error, for people or for tools.

mod json;
mod levels;
mod sarif;

use std::cell::RefCell;
use std::io::{IsTerminal, Write};

use clap::ValueEnum;
use passdefs::diagnostic::Diagnostic;
use passdefs::render;
use passdefs::source::Sources;

pub(crate) use levels::{Levels, denied, warning};

/// Formats of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum MessageFormat {
    /// Text with excerpts
    #[default]
    Human,
    /// One JSON object per line
    Json,
    /// One SARIF 2.1.0 log, at the end
    Sarif,
}

/// When messages are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// An error that has been reported already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlreadyReported;

#[derive(Debug)]
pub(crate) struct Report {
    format: MessageFormat,
    color: bool,
    levels: Levels,
    /// The log that is printed at the end, because it is one document.
    log: RefCell<sarif::Log>,
}

impl Report {
    pub(crate) fn new(format: MessageFormat, color: Color, levels: Levels) -> Self {
        let color = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none()
            }
        };
        Self {
            format,
            color,
            levels,
            log: RefCell::default(),
        }
    }

    /// Reports diagnostics; fails if one of them is an error.
    pub(crate) fn diagnostics(
        &self,
        found: &[Diagnostic],
        sources: &Sources,
    ) -> Result<(), AlreadyReported> {
        let found = self.levels.applied(found);
        match self.format {
            MessageFormat::Human => say(&render::terminal(&found, sources, self.color)),
            MessageFormat::Json => found
                .iter()
                .for_each(|applied| say(&json::diagnostic(applied, sources))),
            MessageFormat::Sarif => {
                let mut log = self.log.borrow_mut();
                found
                    .iter()
                    .for_each(|applied| log.diagnostic(applied, sources));
            }
        }
        if found.iter().any(Diagnostic::is_error) {
            Err(AlreadyReported)
        } else {
            Ok(())
        }
    }

    /// Reports an error that has no place in a definition.
    pub(crate) fn error(&self, message: &str, help: Option<&str>) -> AlreadyReported {
        let shown = render::printable(message);
        let advice = help.map_or_else(String::new, |help| {
            format!("  = help: {}\n", render::printable(help))
        });
        let rendered = if self.color {
            format!("\x1b[1m\x1b[91merror\x1b[0m: \x1b[1m{shown}\x1b[0m\n{advice}")
        } else {
            format!("error: {shown}\n{advice}")
        };
        match self.format {
            MessageFormat::Human => say(&rendered),
            MessageFormat::Json => say(&json::error(message, help, &rendered)),
            MessageFormat::Sarif => self.log.borrow_mut().error(message, help),
        }
        AlreadyReported
    }

    pub(crate) fn shows_progress(&self) -> bool {
        self.format == MessageFormat::Human && std::io::stderr().is_terminal()
    }

    /// Prints the log, if reports are collected in one.
    pub(crate) fn finish(&self) {
        if self.format == MessageFormat::Sarif {
            say(&self.log.borrow().document());
        }
    }
}

/// Writes to standard error. A failure has nowhere to be reported.
pub(crate) fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

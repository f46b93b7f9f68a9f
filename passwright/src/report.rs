//! What went wrong, on standard error, for people or for tools.

mod json;
mod levels;
mod sarif;

use std::cell::RefCell;
use std::io::{IsTerminal, Write};

use passdefs::diagnostic::Diagnostic;
use passdefs::render;
use passdefs::source::Sources;

use crate::args::{Color, MessageFormat};
pub(crate) use levels::{Levels, code, denied};

/// The sign that something went wrong and that the user knows what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reported;

/// Where reports go, and in which form.
#[derive(Debug)]
pub(crate) struct Report {
    format: MessageFormat,
    color: bool,
    levels: Levels,
    /// What is said when all is done, because it is one document.
    log: RefCell<sarif::Log>,
}

impl Report {
    /// Reports of this form.
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
    ) -> Result<(), Reported> {
        let found = self.levels.applied(found);
        match self.format {
            MessageFormat::Human => say(&render::terminal(&found, sources, self.color)),
            MessageFormat::Json => found
                .iter()
                .for_each(|it| say(&json::diagnostic(it, sources))),
            MessageFormat::Sarif => {
                let mut log = self.log.borrow_mut();
                found.iter().for_each(|it| log.diagnostic(it, sources));
            }
        }
        match found.iter().any(Diagnostic::is_error) {
            true => Err(Reported),
            false => Ok(()),
        }
    }

    /// Reports an error that has no place in a definition.
    pub(crate) fn error(&self, message: &str, help: Option<&str>) -> Reported {
        let advice = help.map_or_else(String::new, |it| format!("  = help: {it}\n"));
        let rendered = match self.color {
            true => format!("\x1b[1m\x1b[91merror\x1b[0m: \x1b[1m{message}\x1b[0m\n{advice}"),
            false => format!("error: {message}\n{advice}"),
        };
        match self.format {
            MessageFormat::Human => say(&rendered),
            MessageFormat::Json => say(&json::error(message, help, rendered)),
            MessageFormat::Sarif => self.log.borrow_mut().error(message, help),
        }
        Reported
    }

    /// Whether somebody sees how far a long run is.
    pub(crate) fn shows_progress(&self) -> bool {
        self.format == MessageFormat::Human && std::io::stderr().is_terminal()
    }

    /// Says what had to wait until all was done.
    pub(crate) fn finish(&self) {
        if self.format == MessageFormat::Sarif {
            say(&self.log.borrow().document());
        }
    }
}

/// Writes to standard error. If nobody can hear it, there is nobody to tell.
pub(crate) fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

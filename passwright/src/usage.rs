//! Answers a command line that runs no command: help, the version, and mistakes.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Error;
use passdefs::render::printable;

use crate::report::say;

/// The exit status for a command line with a mistake.
const MISUSED: u8 = 2;

/// Prints the answer, and gives the exit status: a mistake is one, and so is help that cannot be written.
pub(crate) fn answer(error: &Error) -> ExitCode {
    if error.use_stderr() {
        match std::env::args_os().any(|it| it.to_string_lossy().contains(char::is_control)) {
            // The message repeats arguments, which could hold escape sequences of terminals.
            true => say(&printable(&error.render().to_string())),
            // There is nobody to tell if standard error is closed.
            false => drop(error.print()),
        }
        return ExitCode::from(MISUSED);
    }
    match error.print().and_then(|()| io::stdout().flush()) {
        Err(failed) if failed.kind() != io::ErrorKind::BrokenPipe => {
            let reason = crate::text::reason(&failed);
            say(&format!(
                "error: cannot write to standard output: {reason}\n"
            ));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

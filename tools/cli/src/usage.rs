//! Answers a command line that runs no command: help, the version, and mistakes.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue};
use passdefs::render::printable;

use crate::file_kind;
use crate::report::say;

/// The exit status for a command line with a mistake.
const MISUSED: u8 = 2;

/// Prints the message of the argument parser, and returns the exit status.
pub(crate) fn answer(mut error: Error) -> ExitCode {
    if let Some(tip) = next_step_help(&error) {
        let tips = ContextValue::StyledStrs(vec![tip.into()]);
        error.insert(ContextKind::Suggested, tips);
    }
    if error.use_stderr() {
        // The message repeats arguments, which could hold escape sequences of terminals.
        if std::env::args_os().any(|arg| arg.to_string_lossy().contains(char::is_control)) {
            say(&printable(&error.render().to_string()));
        } else {
            // Nothing can be reported if standard error is closed.
            drop(error.print());
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

/// Commands by the names that they have in other programs.
const OTHER_NAMES: &[(&[&str], &str)] = &[
    (&["init", "create"], "new"),
    (&["build", "compile"], "gen"),
    (&["format"], "fmt"),
    (&["lint", "validate"], "check"),
];

/// Returns a tip if a file, or the name of a command in another program, is given as a command.
fn next_step_help(error: &Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    if let Some(tip) = file_kind::next_step_help(Path::new(word)) {
        return Some(tip);
    }
    let mut rows = OTHER_NAMES.iter();
    let (_, command) = rows.find(|(names, _)| names.contains(&word.as_str()))?;
    Some(format!("the command is called `{command}`"))
}

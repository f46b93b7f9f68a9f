//! Answers a command line that runs no command: help, the version, and mistakes.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue};
use passdefs::render::printable;

use crate::foreign;
use crate::report::say;

/// The exit status for a command line with a mistake.
const MISUSED: u8 = 2;

/// Prints the answer, and gives the exit status: a mistake is one, and so is help that cannot be written.
pub(crate) fn answer(mut error: Error) -> ExitCode {
    if let Some(tip) = way_on(&error) {
        let tips = ContextValue::StyledStrs(vec![tip.into()]);
        error.insert(ContextKind::Suggested, tips);
    }
    if error.use_stderr() {
        match std::env::args_os().any(|os| os.to_string_lossy().contains(char::is_control)) {
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

/// Commands by the names that they have in other programs.
const OTHER_NAMES: &[(&[&str], &str)] = &[
    (&["init", "create"], "new"),
    (&["build", "compile"], "gen"),
    (&["format"], "fmt"),
    (&["lint", "validate"], "check"),
];

/// The tip for a word in the place of a command: a file, or a command of another name.
fn way_on(error: &Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    if let Some(tip) = foreign::way_on(Path::new(word)) {
        return Some(tip);
    }
    let mut rows = OTHER_NAMES.iter();
    let (_, command) = rows.find(|(names, _)| names.contains(&word.as_str()))?;
    Some(format!("the command is called `{command}`"))
}

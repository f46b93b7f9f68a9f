//! The command `cache`, which shows, checks and shrinks a folder.

use std::fmt::Write as _;

use pass_cache::{prune, stats};
use pass_runtime::ir::IrText;

use super::folder::{cannot, limit};
use crate::driver::{Driver, Streams};
use crate::output::Output;
use crate::run_error::{RunError, with_help};
use crate::settings::Settings;

/// The words of which the command takes one.
const ACTIONS: &[&str] = &["stats", "prune", "verify"];

/// Runs the command with one of its actions.
pub(crate) fn run_command<I: IrText>(
    driver: &Driver<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let action = match settings.inputs.as_slice() {
        [action] => action.to_str(),
        _ => None,
    };
    let help = format!("'{} cache stats --cache=<folder>'", driver.name);
    let Some(action) = action.filter(|action| ACTIONS.contains(action)) else {
        let message = "'cache' needs one of 'stats', 'prune' and 'verify'";
        return Err(RunError::of_tool(with_help(message, help)));
    };
    let Some(folder) = &settings.cache else {
        return Err(RunError::of_tool(with_help("'--cache' is missing", help)));
    };
    let mut text = String::new();
    if action == "prune" {
        let removed = prune(folder, limit(settings));
        let removed = removed.map_err(|error| cannot("prune", folder, &error))?;
        let _ = writeln!(text, "{removed} bytes removed");
    }
    let found = stats(folder, action == "verify");
    let found = found.map_err(|error| cannot("read", folder, &error))?;
    let entries = if found.entries == 1 {
        "entry"
    } else {
        "entries"
    };
    let _ = writeln!(text, "{} {entries}, {} bytes", found.entries, found.bytes);
    if found.damaged > 0 {
        let _ = writeln!(text, "{} damaged", found.damaged);
    }
    Output::Stdout.finish(&text, streams.stdout)?;
    if action == "verify" && found.damaged > 0 {
        return Err(RunError::new(String::new()));
    }
    Ok(())
}

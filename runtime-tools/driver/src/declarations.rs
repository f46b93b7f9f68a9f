//! Passes that declare what the IR does not have.

use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;

use crate::failed::Failed;

/// In debug builds, refuses passes that declare what the IR does not have: their author sees it, not their users.
pub(crate) fn check_declarations<I: IrText>(
    tool: &str,
    registry: &PassRegistry<I>,
    cx: &I::Context,
) -> Result<(), Failed> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    let found = registry.check(cx);
    if found.is_empty() {
        return Ok(());
    }
    let lines = found.iter().flat_map(|diagnostic| {
        let error = format!("{tool}: error: {}\n", diagnostic.message);
        let notes = diagnostic.notes.iter();
        let notes = notes.map(|note| format!("note: {}\n", note.message));
        let help = diagnostic.help.iter();
        let help = help.map(|help| format!("help: {help}\n"));
        std::iter::once(error).chain(notes).chain(help)
    });
    Err(Failed::said(lines.collect()))
}

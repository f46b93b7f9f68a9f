//! Checks that the declarations of passes refer to operations and dialects of the IR.

use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;

use crate::run_error::RunError;

/// Refuses passes with unknown operations, interfaces and dialects, in debug builds alone: pass authors run these.
pub(crate) fn check_declarations<I: IrText>(
    tool: &str,
    registry: &PassRegistry<I>,
    cx: &I::Context,
) -> Result<(), RunError> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    let diagnostics = registry.check(cx);
    if diagnostics.is_empty() {
        return Ok(());
    }
    let lines = diagnostics.iter().flat_map(|diagnostic| {
        let error = format!("{tool}: error: {}\n", diagnostic.message);
        let notes = diagnostic.notes.iter();
        let notes = notes.map(|note| format!("note: {}\n", note.message));
        let help = diagnostic.help.iter();
        let help = help.map(|help| format!("help: {help}\n"));
        std::iter::once(error).chain(notes).chain(help)
    });
    Err(RunError::new(lines.collect()))
}

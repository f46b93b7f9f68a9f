//! Verifies the operations that passes have changed.

use crate::diagnostic::{Diagnostic, Emit, NoteKind, Severity};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::instrumentation::{Event, Instrumentation, Interest, Outcome, PassSite, Sink};
use crate::ir::Ir;
use crate::results::Reads;

/// Verifies an operation after each pass that changed it. After nested pipelines, whose operations have been verified one
/// by one, only the rules between those operations are checked. Errors get a note that names the pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerifyEach;

impl<I: Ir> Instrumentation<I> for VerifyEach {
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let (Event::Pass { pass, op }, Outcome::Completed(preserved)) = (event, outcome) else {
            return Ok(());
        };
        if preserved.is_all() || pass.is_cached() {
            return Ok(());
        }
        // `Emit` is `Send`, but the operation that `add_pass_note` reads may not be.
        let mut diagnostics = Vec::new();
        let result = verify::<I>(pass, op, &mut |diagnostic| diagnostics.push(diagnostic));
        for diagnostic in diagnostics {
            pass.frame.reads.note(Reads::REPORTS);
            emit(add_pass_note(diagnostic, pass, op).into());
        }
        result
    }
}

fn verify<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Result<(), Failure> {
    if let Some(info) = pass.info() {
        check_dialects::<I>(info, pass.context(), op, emit)?;
    }
    I::verify(pass.context(), op, pass.info().is_some(), emit)
}

/// Adds to an error the operation and a note that names the pass that ran on it.
fn add_pass_note<I: Ir>(
    diagnostic: Diagnostic,
    pass: &PassSite<'_, I>,
    op: &I::Op<'_>,
) -> Diagnostic {
    if diagnostic.severity != Severity::Error {
        return diagnostic;
    }
    let cx = pass.context();
    let operation = pass.engine.operation(op);
    let step = match pass.info() {
        Some(info) => format!("after pass '{}' on {operation}", info.argument),
        None => format!("after the pipelines '{}' on {operation}", pass.text()),
    };
    let mut diagnostic = diagnostic.note_of_kind(NoteKind::Pass, I::location(cx, op), step);
    diagnostic.subject.operation = Some(operation);
    pass.stamp(&mut diagnostic);
    diagnostic
}

/// Checks that a pass has declared the dialects of the operations that it created.
fn check_dialects<I: Ir>(
    info: &PassInfo,
    cx: &I::Context,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let Some(unloaded) = I::find_unloaded(cx, op) else {
        return Ok(());
    };
    let (name, dialect, pass) = (unloaded.name, unloaded.dialect, info.name);
    let message = format!(
        "'{name}' op was created by pass '{pass}', which does not declare that it depends on dialect '{dialect}'"
    );
    emit(Diagnostic::error(unloaded.location, message));
    Err(Failure::new())
}

//! Verifying what passes have changed.

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::instrumentation::{Instrumentation, PassSite};
use crate::ir::{Ir, UnloadedOp};
use crate::preserved::Preserved;

/// Verifies an operation after each pass that changed it. After nested pipelines, whose operations have been verified one
/// by one, what is left are the rules between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerifyEach;

impl<I: Ir> Instrumentation<I> for VerifyEach {
    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        preserved: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        if preserved.is_all() {
            return Ok(());
        }
        match pass.info() {
            Some(info) => {
                check_dialects::<I>(info, pass.context(), op, emit)?;
                I::verify(pass.context(), op, true, emit)
            }
            None => I::verify(pass.context(), op, false, emit),
        }
    }
}

/// A pass must declare the dialects that it creates operations of, so that they are loaded by now.
fn check_dialects<I: Ir>(
    info: &PassInfo,
    cx: &I::Context,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let Some(UnloadedOp {
        name,
        dialect,
        location,
    }) = I::find_unloaded(cx, op)
    else {
        return Ok(());
    };
    let pass = info.name;
    let message = format!(
        "'{name}' op was created by pass '{pass}', which does not declare that it depends on dialect '{dialect}'"
    );
    emit(Diagnostic::error(location, message));
    Err(Failure::new())
}

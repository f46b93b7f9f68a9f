//! Verification of operations.

use pass_runtime::{Diagnostic, Location};
use pliron::attribute::verify_attr;
use pliron::context::{Context, Ptr};
use pliron::operation::{Operation, verify_operation};
use pliron::result::Result;

use crate::diagnostic;
use crate::guard::guarded;
use crate::op::PlironOp;

/// Returns the first violation of an operation and, with `recursive`, of its nested operations.
pub(crate) fn first_violation(
    op: &PlironOp<'_>,
    recursive: bool,
    here: Location,
) -> Option<Diagnostic> {
    let name = op.name();
    if !op.is_alive() {
        let message = format!("'{name}' op was erased while it was in use");
        return Some(Diagnostic::error(here, message));
    }
    let (context, ptr) = (op.context(), op.ptr());
    let verify = if recursive {
        verify_operation
    } else {
        verify_alone
    };
    match guarded(|| verify(ptr, context)) {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(diagnostic::from_error(context, &error, here)),
        Err(panic) => {
            let message = format!("'{name}' op is not valid, for its verifier panicked: {panic}");
            Some(Diagnostic::error(here, message))
        }
    }
}

/// Runs the verifiers of the operation, its interfaces and its attributes.
fn verify_alone(ptr: Ptr<Operation>, context: &Context) -> Result<()> {
    let attributes = &ptr.deref(context).attributes;
    let mut attributes = attributes.0.values();
    attributes.try_for_each(|attribute| verify_attr(&**attribute, context))?;
    let op = Operation::get_op_dyn(ptr, context);
    op.verify_interfaces(context)?;
    op.op_ref().verify(context)
}

//! Operations of dialects that are known and not loaded: only a pass can have created them.

use melior::ir::OperationRef;
use melior::ir::operation::{OperationLike, WalkOrder, WalkResult};
use pass_runtime::ir::UnloadedOp;

use crate::context::MlirContext;
use crate::op::MlirOp;
use crate::{diagnostic, sys};

/// The first such operation: `op` itself or one nested in it.
pub(crate) fn first(cx: &MlirContext, op: &MlirOp<'_>) -> Option<UnloadedOp> {
    let mut found = None;
    op.operation().walk(WalkOrder::PreOrder, |nested| {
        found = unless_loaded(cx, nested);
        if found.is_some() {
            WalkResult::Interrupt
        } else {
            WalkResult::Advance
        }
    });
    found
}

/// Operations of a loaded dialect have a type of their own, which is the cheapest question.
fn unless_loaded(cx: &MlirContext, op: OperationRef<'_, '_>) -> Option<UnloadedOp> {
    if op.type_id().is_some() {
        return None;
    }
    let name = op.name();
    let name = name.as_string_ref().as_str().ok()?;
    let (dialect, _) = name.split_once('.')?;
    let is_known = || cx.dialects().iter().any(|known| known == dialect);
    if sys::dialect_is_loaded(cx.melior(), dialect) || !is_known() {
        return None;
    }
    Some(UnloadedOp::new(name, diagnostic::location(op.location())))
}

//! Operations of registered dialects that are not loaded, which only a pass can have created. Loading the dialect breaks them.

use melior::ir::OperationRef;
use melior::ir::operation::{OperationLike, WalkOrder, WalkResult};
use pass_runtime::ir::UnloadedOp;

use crate::context::MlirContext;
use crate::{diagnostic, sys};

pub(crate) fn first<'c: 'a, 'a>(
    cx: &MlirContext,
    op: &impl OperationLike<'c, 'a>,
) -> Option<UnloadedOp> {
    let mut found = None;
    op.walk(WalkOrder::PreOrder, |nested| {
        found = unless_loaded(cx, nested);
        if found.is_some() {
            WalkResult::Interrupt
        } else {
            WalkResult::Advance
        }
    });
    found
}

/// Returns the operation if its dialect is not loaded. Operations of loaded dialects have a type id, which is cheap.
fn unless_loaded(cx: &MlirContext, op: OperationRef<'_, '_>) -> Option<UnloadedOp> {
    if op.type_id().is_some() {
        return None;
    }
    let name = op.name();
    let name = sys::text(name.as_string_ref());
    let (dialect, _) = name.split_once('.')?;
    let is_known = || cx.dialects().iter().any(|known| known == dialect);
    if cx.is_loaded(dialect) || !is_known() {
        return None;
    }
    Some(UnloadedOp::new(name, diagnostic::location(op.location())))
}

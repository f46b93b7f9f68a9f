//! What tests share.

use pass_ir::{Context, OpId, ParseOptions};

/// Handles of so many operations.
pub(crate) fn op_ids(count: usize) -> Vec<OpId> {
    let cx = Context::new();
    let text: String = (0..count)
        .map(|n| format!("%{n} = \"arith.constant\"() <{{value = {n} : i32}}> : () -> i32\n"))
        .collect();
    let module = pass_ir::parse(&cx, &text, &ParseOptions::default()).unwrap();
    module.body().unwrap().walk()
}

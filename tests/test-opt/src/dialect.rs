//! Operations that the test passes create.

use pass_ir::Context;
use pass_ir::dialect::{Dialect, Kind, OpDef, Traits};

/// Needs a property, so that it is easy to get wrong.
pub(crate) const NEEDS_ATTRIBUTE: &str = "test.any_attr_of_i32_str";

/// Refers to a function, which may not exist.
pub(crate) const CALL: &str = "test.call";

static TEST: Dialect = Dialect {
    name: "test",
    ops: &[
        OpDef::new(NEEDS_ATTRIBUTE, Traits::NONE)
            .properties(&["attr"])
            .required(&["attr"]),
        OpDef::new(CALL, Traits::CALL)
            .operands(&[Kind::Variadic])
            .results(&[Kind::Variadic])
            .interfaces(&["SymbolUserOpInterface"])
            .properties(&["callee"])
            .required(&["callee"]),
    ],
    // As in MLIR, where tests use operations of this dialect that it does not declare.
    is_open: true,
    ..Dialect::EMPTY
};

/// A context that knows these operations beside those that are built in.
pub(crate) fn context() -> Context {
    let mut cx = pass_dialects::context();
    cx.register(&TEST);
    cx
}

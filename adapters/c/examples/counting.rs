//! The library of a tool: passes of its own beside those that ship, for C. `passwright gen --c-header` makes the header of
//! `counting.kdl`, which declares what is exported here.

#![forbid(unsafe_code)]

use passwright::embedded::Embedded;
use passwright::prelude::*;

passwright::include_passes!("examples/counting.kdl");

impl OperationPass<Embedded> for Describe {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        cx.remark(&op, format!("{:?}", self.to_options()));
        Ok(Preserved::all())
    }
}

impl OperationPass<Embedded> for Fail {
    #[expect(clippy::panic, reason = "the panic is what callers are kept from")]
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        if self.panics {
            panic!("as asked for");
        }
        cx.warning(&op, "about to fail");
        Err(Failure::because("no function is good enough"))
    }
}

/// Panics instead of registering something.
#[expect(clippy::panic, reason = "the panic is what callers are kept from")]
fn register_nothing(
    _: &mut PassRegistry<Embedded>,
) -> Result<(), passwright::registry::RegisterError> {
    panic!("as asked for");
}

passwright_c::export_passes! {
    /// Registers the passes of this library.
    counting_register_passes: register_counting_passes,
    /// Panics.
    counting_register_nothing: register_nothing,
}

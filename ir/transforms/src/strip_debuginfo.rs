//! The pass `strip-debuginfo`: removes all locations.

use pass_embedded::Embedded;
use pass_ir::{Loc, Op};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::StripDebugInfo;

impl OperationPass<Embedded> for StripDebugInfo {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        op.set_location(Loc::UNKNOWN);
        if let Some(body) = op.body_mut() {
            body.map_locations(&mut |_| Loc::UNKNOWN);
        }
        Ok(Preserved::none())
    }
}

//! The pass `strip-debuginfo`: removes all locations.

use pass_embedded::Embedded;
use pass_ir::{Body, Loc, Op, RegionId};
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
            body.for_each_body(&mut strip);
        }
        Ok(Preserved::none())
    }
}

fn strip(body: &mut Body) {
    for region in body.top_regions().to_vec() {
        strip_arguments(body, region);
    }
    for op in body.walk() {
        body.set_location(op, Loc::UNKNOWN);
        for region in body.regions(op).to_vec() {
            strip_arguments(body, region);
        }
    }
}

fn strip_arguments(body: &mut Body, region: RegionId) {
    let blocks: Vec<_> = body.blocks(region).collect();
    for block in blocks {
        let count = body.args(block).len();
        for index in 0..count {
            body.set_arg_location(block, index, Loc::UNKNOWN);
        }
    }
}

//! A pass that counts.

use pass_embedded::Embedded;
use pass_ir::{Body, Op};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::TestStatisticPass;

impl OperationPass<Embedded> for TestStatisticPass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        // The operation itself counts as well.
        let mut count = 1;
        if let Some(body) = op.body_mut() {
            body.for_each_body(&mut |body: &mut Body| count += body.walk().len() as u64);
        }
        self.num_ops.add(count);
        self.num_ops_2.add(count);
        Ok(Preserved::none())
    }
}

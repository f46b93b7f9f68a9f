//! Remarks that a pass collects while it works on the body of its operation, and reports at its end.

use pass_embedded::Embedded;
use pass_ir::{Body, Context, Op, OpId};
use pass_runtime::PassContext;
use pass_runtime::remark::Remark;

/// The remarks of a pass, in the order in which it came by what they are about. There are none if nobody receives them.
pub(crate) struct Findings(Option<Vec<Remark>>);

impl Findings {
    pub(crate) fn new(cx: &PassContext<'_, Embedded>) -> Self {
        Self(cx.receives_remarks().then(Vec::new))
    }

    /// True if remarks are received, for a pass that does extra work to make one.
    pub(crate) fn are_wanted(&self) -> bool {
        self.0.is_some()
    }

    /// Adds a remark about an operation.
    pub(crate) fn add(
        &mut self,
        cx: &Context,
        body: &Body,
        op: OpId,
        remark: impl FnOnce(&str) -> Remark,
    ) {
        if let Some(remarks) = &mut self.0 {
            let remark = remark(cx.op_name_str(body.name(op)));
            remarks.push(remark.at(pass_embedded::location(cx, body.location(op))));
        }
    }

    /// Reports all of them as remarks on the operation of the pass.
    pub(crate) fn report(self, op: &Op<'_>, cx: &PassContext<'_, Embedded>) {
        for remark in self.0.into_iter().flatten() {
            cx.report(op, || remark);
        }
    }
}

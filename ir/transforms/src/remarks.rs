//! Remarks that a pass collects while it holds the body of its operation, and reports at its end.

use pass_embedded::Embedded;
use pass_ir::{Body, Context, Op, OpId};
use pass_runtime::PassContext;
use pass_runtime::remark::Remark;

/// The collected remarks of a pass; `None` if nothing receives remarks.
pub(crate) struct RemarkBuffer(Option<Vec<Remark>>);

impl RemarkBuffer {
    pub(crate) fn new(cx: &PassContext<'_, Embedded>) -> Self {
        Self(cx.receives_remarks().then(Vec::new))
    }

    /// Returns whether remarks are received, so that a pass does no extra work for a remark that nothing receives.
    pub(crate) fn is_enabled(&self) -> bool {
        self.0.is_some()
    }

    /// Adds a remark about an operation, which is built only if remarks are received.
    pub(crate) fn add(
        &mut self,
        cx: &Context,
        body: &Body,
        op: OpId,
        build: impl FnOnce(&str) -> Remark,
    ) {
        if let Some(remarks) = &mut self.0 {
            let remark = build(cx.op_name_str(body.name(op)));
            remarks.push(remark.at(pass_embedded::location(cx, body.location(op))));
        }
    }

    pub(crate) fn report(self, op: &Op<'_>, cx: &PassContext<'_, Embedded>) {
        for remark in self.0.into_iter().flatten() {
            cx.report(op, || remark);
        }
    }
}

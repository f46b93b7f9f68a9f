//! Remarks on optimizations. A pass reports them with [`PassContext::report`]; an instrumentation receives them.

pub use pass_text::diagnostic::remark::{Remark, RemarkKind};

use crate::context::PassContext;
use crate::instrumentation::Interest;
use crate::ir::Ir;

impl<I: Ir> PassContext<'_, I> {
    /// Reports a remark about `op`. `remark` is called only if an instrumentation receives remarks.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::remark::Remark;
    /// use pass_runtime::{Failure, PassContext, Preserved};
    ///
    /// fn run(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    ///     let children = op.children.len();
    ///     cx.report(&op, || Remark::analysis("size", "children").argument("Count", children));
    ///     Ok(Preserved::all())
    /// }
    /// ```
    pub fn report(&self, op: &I::Op<'_>, remark: impl FnOnce() -> Remark) {
        if !self.receives_remarks() {
            return;
        }
        let engine = self.site.engine;
        let mut remark = remark();
        remark
            .location
            .get_or_insert_with(|| I::location(self.context(), op));
        remark.operation = Some(engine.operation(op));
        self.emitter
            .hook(|emit| engine.chain.on_remark(&remark, self.site, op, emit));
    }

    /// Returns whether an instrumentation receives remarks, for a pass that has to collect facts before it can
    /// [report](Self::report) them.
    pub fn receives_remarks(&self) -> bool {
        let interest = self.site.engine.chain.interest;
        interest.contains(Interest::REMARKS)
    }
}

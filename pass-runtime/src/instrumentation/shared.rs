//! Shared instrumentations.

use std::sync::Arc;

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use crate::ir::Ir;
use crate::preserved::Preserved;
use crate::remark::Remark;

/// Shared, so that its observations can be read after the run.
impl<I: Ir, T: Instrumentation<I> + ?Sized> Instrumentation<I> for Arc<T> {
    fn needs_snapshots(&self) -> bool {
        (**self).needs_snapshots()
    }

    fn needs_order(&self) -> bool {
        (**self).needs_order()
    }

    fn needs_units(&self) -> bool {
        (**self).needs_units()
    }

    fn needs_before_pass(&self, alone: bool) -> bool {
        (**self).needs_before_pass(alone)
    }

    fn receives_remarks(&self) -> bool {
        (**self).receives_remarks()
    }

    fn on_remark(&self, remark: &Remark, pass: &PassSite<'_, I>, emit: Emit<'_>) {
        (**self).on_remark(remark, pass, emit);
    }

    fn before_run(&self, run: &PipelineSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) {
        (**self).before_run(run, op, emit);
    }

    fn after_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        failure: Option<&StepFailure>,
        emit: Emit<'_>,
    ) {
        (**self).after_run(run, op, failure, emit);
    }

    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) {
        (**self).before_pipeline(pipeline, op, emit);
    }

    fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        failure: Option<&StepFailure>,
        emit: Emit<'_>,
    ) {
        (**self).after_pipeline(pipeline, op, failure, emit);
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        (**self).before_pass(pass, op, emit)
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        preserved: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        (**self).after_pass(pass, op, preserved, emit)
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        failure: &StepFailure,
        emit: Emit<'_>,
    ) {
        (**self).after_failed_pass(pass, op, failure, emit);
    }

    fn before_analysis(
        &self,
        analysis: &str,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) {
        (**self).before_analysis(analysis, pass, op, emit);
    }

    fn after_analysis(
        &self,
        analysis: &str,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) {
        (**self).after_analysis(analysis, pass, op, emit);
    }

    fn before_action(&self, action: &ActionSite<'_, I>, emit: Emit<'_>) -> Verdict {
        (**self).before_action(action, emit)
    }

    fn after_action(&self, action: &ActionSite<'_, I>, emit: Emit<'_>) {
        (**self).after_action(action, emit);
    }

    fn before_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) {
        (**self).before_scope(scope, emit);
    }

    fn after_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) {
        (**self).after_scope(scope, emit);
    }
}

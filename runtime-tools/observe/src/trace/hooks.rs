//! The hooks that note events.

use std::borrow::Cow;

use crate::trace::Trace;
use crate::trace::buffer::{Buffer, Category, Detail, Span};
use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::{Emit, Operation};
use pass_runtime::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use pass_runtime::ir::Ir;

impl Trace {
    fn begin(&self, category: Category, name: Cow<'static, str>, detail: Detail) {
        self.note(|buffer, at| {
            let span = Span {
                category,
                name,
                detail,
            };
            buffer.begin(at, span);
        });
    }

    /// Something on an operation begins.
    fn begin_on<I: Ir>(
        &self,
        category: Category,
        name: Cow<'static, str>,
        cx: &I::Context,
        op: &I::Op<'_>,
    ) {
        let facts = I::facts(cx, I::name(cx, op));
        let operation = Operation::new(facts.name, I::symbol(cx, op));
        self.begin(category, name, Detail::Operation(operation));
    }

    fn end(&self) {
        self.note(Buffer::end);
    }
}

impl<I: Ir> Instrumentation<I> for Trace {
    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let name = pipeline.anchor().to_string().into();
        self.begin_on::<I>(Category::Pipeline, name, pipeline.context(), op);
    }

    fn after_pipeline(
        &self,
        _: &PipelineSite<'_, I>,
        _: &I::Op<'_>,
        _: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        self.end();
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        let span = || Span {
            category: Category::Pass,
            name: pass.name(),
            detail: Detail::Pass {
                text: pass.info().map(|_| pass.text()),
            },
        };
        self.note(|buffer, at| buffer.begin_pass(at, pass.id(), span));
        Verdict::Run
    }

    fn after_pass(
        &self,
        _: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.end();
        Ok(())
    }

    fn after_failed_pass(&self, _: &PassSite<'_, I>, _: &I::Op<'_>, _: &StepFailure, _: Emit<'_>) {
        self.end();
    }

    fn before_analysis(&self, name: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let name = name.to_owned().into();
        self.begin_on::<I>(Category::Analysis, name, pass.context(), op);
    }

    fn after_analysis(&self, _: &str, _: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) {
        self.end();
    }

    fn before_action(&self, action: &ActionSite<'_, I>, _: Emit<'_>) -> Verdict {
        let detail = match action.detail() {
            "" => Detail::None,
            object => Detail::Object(object.to_owned()),
        };
        self.begin(Category::Action, action.tag().to_owned().into(), detail);
        Verdict::Run
    }

    fn after_action(&self, _: &ActionSite<'_, I>, _: Emit<'_>) {
        self.end();
    }

    fn before_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        self.begin(
            Category::Scope,
            scope.name().to_owned().into(),
            Detail::None,
        );
    }

    fn after_scope(&self, _: &ScopeSite<'_, I>, _: Emit<'_>) {
        self.end();
    }
}

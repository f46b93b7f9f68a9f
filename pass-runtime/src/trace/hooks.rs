//! The hooks that note events.

use std::borrow::Cow;

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use crate::ir::Ir;
use crate::preserved::Preserved;
use crate::trace::Trace;
use crate::trace::buffer::{Category, Detail, Event, Span};

impl Trace {
    fn begin(&self, category: Category, name: Cow<'static, str>, detail: Detail) {
        self.note(|buffer, at| {
            let span = Span {
                category,
                name,
                at,
                detail,
            };
            buffer.events.push(Event::Begin(span));
        });
    }

    /// Something on an operation begins; a pass, if its identity is given, whose text `text` makes.
    fn begin_on<I: Ir>(
        &self,
        category: Category,
        name: Cow<'static, str>,
        (cx, op): (&I::Context, &I::Op<'_>),
        pass: Option<(u64, &dyn Fn() -> String)>,
    ) {
        let (op_name, symbol) = (I::facts(cx, I::name(cx, op)).name, I::symbol(cx, op));
        self.note(|buffer, at| {
            let pass = pass.map(|(id, text)| {
                buffer.texts.entry(id).or_insert_with(text);
                id
            });
            let number = buffer.number(&op_name, symbol);
            let span = Span {
                category,
                name,
                at,
                detail: Detail::Operation { number, pass },
            };
            buffer.events.push(Event::Begin(span));
        });
    }

    fn end(&self) {
        self.note(|buffer, at| buffer.events.push(Event::End(at)));
    }
}

impl<I: Ir> Instrumentation<I> for Trace {
    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let name = pipeline.anchor().to_string().into();
        let at = (pipeline.context(), op);
        self.begin_on::<I>(Category::Pipeline, name, at, None);
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

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        let text = || pass.text();
        let identity = pass
            .info()
            .map(|_| (pass.id(), &text as &dyn Fn() -> String));
        let at = (pass.context(), op);
        self.begin_on::<I>(Category::Pass, pass.name(), at, identity);
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
        let at = (pass.context(), op);
        self.begin_on::<I>(Category::Analysis, name, at, None);
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

    fn after_action(&self, _: &ActionSite<'_, I>, _: bool, _: Emit<'_>) {
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

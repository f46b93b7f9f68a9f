//! The site of an event: pass, pipeline and operation, as instrumentations see them.

use std::borrow::Cow;

use crate::ancestor::Ancestor;
use crate::anchor::Anchor;
use crate::diagnostic::{Diagnostic, Operation};
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::{Engine, Frame, Step};
use crate::place::{Level, Place, RunId};

/// A pass of a pipeline, or the place between passes at which pipelines run on the operations inside.
pub struct PassSite<'s, I: Ir> {
    pub(crate) engine: &'s Engine<'s, I>,
    pub(crate) frame: &'s Frame<'s, I>,
    pub(crate) step: &'s Step<I>,
    /// The position of the step in its pipeline.
    pub(crate) index: usize,
    /// False once an instrumentation keeps it from running.
    pub(crate) runs: bool,
}

/// A pipeline that runs on an operation.
pub struct PipelineSite<'s, I: Ir> {
    pub(crate) engine: &'s Engine<'s, I>,
    pub(crate) frame: &'s Frame<'s, I>,
}

impl<'s, I: Ir> PassSite<'s, I> {
    /// The context of the IR, shared by all operations.
    pub fn context(&self) -> &'s I::Context {
        self.engine.cx
    }

    /// The description of the pass; `None` where pipelines run on the operations inside.
    pub fn info(&self) -> Option<&'static PassInfo> {
        match self.step {
            Step::Pass(planned) => Some(planned.entry.info),
            Step::Nested(_) => None,
        }
    }

    /// Name of the pass; where pipelines run on the operations inside, all of those pipelines.
    pub fn name(&self) -> Cow<'static, str> {
        match self.step {
            Step::Pass(planned) => Cow::Borrowed(planned.entry.info.name),
            Step::Nested(plans) => {
                let anchors: Vec<String> = plans
                    .iter()
                    .map(|plan| format!("'{}'", plan.anchor))
                    .collect();
                Cow::Owned(format!("Pipeline Collection : [{}]", anchors.join(", ")))
            }
        }
    }

    /// The pass with its options, or the nested pipelines, as they stand in a textual pipeline.
    pub fn text(&self) -> String {
        let elements = self.step.to_tree();
        let texts: Vec<String> = elements.iter().map(ToString::to_string).collect();
        texts.join(",")
    }

    /// A number that identifies this pass of the pipeline in all its executions, on any operation and thread.
    pub fn id(&self) -> u64 {
        match self.step {
            Step::Pass(planned) => planned.entry.id.get(),
            Step::Nested(plans) => plans.first().map_or(0, |plan| plan.id.get()),
        }
    }

    /// Returns true for the second run of an idempotent pass, which a builder inserted and which must change nothing.
    pub fn is_repeat(&self) -> bool {
        matches!(self.step, Step::Pass(planned) if planned.entry.is_repeat)
    }

    /// False if an instrumentation skips or fails this execution: before the pass, one that was asked earlier; after it, any.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// The position of the pass in its pipeline.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The number of pipelines that run over the operations inside; 0 for a pass.
    pub fn pipelines(&self) -> usize {
        match self.step {
            Step::Pass(_) => 0,
            Step::Nested(plans) => plans.len(),
        }
    }

    /// True if hooks are called before passes, see
    /// [`needs_before_pass`](crate::instrumentation::Instrumentation::needs_before_pass).
    pub fn calls_before_pass(&self) -> bool {
        self.engine.chain.needs_before_pass
    }

    /// The run.
    pub fn run(&self) -> RunId {
        self.engine.run
    }

    /// A number for this execution of the pass: the same in all hooks of the execution, and in all threads that take part
    /// in it. Unlike [`place`](Self::place) it is cheap; it is a 64-bit hash, so collisions are possible.
    pub fn span(&self) -> u64 {
        self.frame.span(Some(self.index))
    }

    /// The step and the operation, independent of scheduling.
    pub fn place(&self) -> Place {
        self.pipeline().place_at(Some(self.index))
    }

    /// Returns the name and the symbol of `op`, as diagnostics show them.
    pub fn operation(&self, op: &I::Op<'_>) -> Operation {
        self.engine.operation(op)
    }

    /// Adds pass, operation and place to a diagnostic that has none.
    pub(crate) fn stamp(&self, diagnostic: &mut Diagnostic) {
        let subject = &mut diagnostic.subject;
        if subject.place.is_some() {
            return;
        }
        subject.place = Some(self.place());
        subject.pass = subject.pass.or(self.info().map(|info| info.argument));
        subject.operation.get_or_insert_with(|| {
            let facts = I::facts(self.context(), self.frame.name);
            Operation::new(facts.name, None)
        });
    }

    /// The pipeline that it is part of.
    pub fn pipeline(&self) -> PipelineSite<'s, I> {
        PipelineSite {
            engine: self.engine,
            frame: self.frame,
        }
    }
}

impl<'s, I: Ir> PipelineSite<'s, I> {
    /// The context of the IR, shared by all operations.
    pub fn context(&self) -> &'s I::Context {
        self.engine.cx
    }

    /// The operation that it runs on.
    pub fn anchor(&self) -> &'s Anchor {
        &self.frame.plan.anchor
    }

    /// The caller: the place of the pipeline in the enclosing one, or the pass that runs it dynamically. `None`
    /// for the outermost pipeline.
    pub fn caller(&self) -> Option<PassSite<'s, I>> {
        self.frame.caller
    }

    /// The operations around the one that it runs on, from the inside out.
    pub fn ancestors(&self) -> impl Iterator<Item = Ancestor<'s, I>> + use<'s, I> {
        Ancestor::chain(self.engine.cx, self.frame.above)
    }

    /// A number that identifies this pipeline in all its executions.
    pub fn id(&self) -> u64 {
        self.frame.plan.id.get()
    }

    /// The pipeline as text, with neighbouring nested pipelines merged.
    pub fn text(&self) -> String {
        self.frame.plan.to_tree().to_string()
    }

    /// Returns the pipeline as text, anchored on `name`, in the layout of MLIR's reproducers: with a blank between its steps, where
    /// neighbouring nested pipelines count as one step.
    pub fn text_on(&self, name: &str) -> String {
        let step = |index, step| PassSite {
            engine: self.engine,
            frame: self.frame,
            step,
            index,
            runs: true,
        };
        let steps = self.frame.plan.steps.iter().enumerate();
        let steps: Vec<String> = steps
            .map(|(index, entry)| step(index, entry).text())
            .collect();
        format!("{name}({})", steps.join(", "))
    }

    /// The descriptions of its passes, by their positions; `None` where pipelines run on the operations inside.
    pub fn passes(&self) -> impl Iterator<Item = Option<&'static PassInfo>> + use<'s, I> {
        let steps = self.frame.plan.steps.iter();
        steps.map(|step| match step {
            Step::Pass(planned) => Some(planned.entry.info),
            Step::Nested(_) => None,
        })
    }

    /// True if hooks are called before its passes, see [`PassSite::calls_before_pass`].
    pub fn calls_before_pass(&self) -> bool {
        self.engine.chain.needs_before_pass
    }

    /// True if operations are verified after each pass that changed them.
    pub fn verifies_each(&self) -> bool {
        self.engine.chain.verify_each
    }

    /// The position of the pipeline among those that run over the same operations.
    pub fn index(&self) -> usize {
        self.frame.branch
    }

    /// The run.
    pub fn run(&self) -> RunId {
        self.engine.run
    }

    /// A number for this execution of the pipeline, see [`PassSite::span`].
    pub fn span(&self) -> u64 {
        self.frame.span(None)
    }

    /// The pipeline and the operation, independent of scheduling.
    pub fn place(&self) -> Place {
        self.place_at(None)
    }

    fn place_at(&self, step: Option<usize>) -> Place {
        let level = |frame: &Frame<'_, I>, step| Level::new(frame.position, frame.branch, step);
        let callers = std::iter::successors(self.frame.caller, |site| site.frame.caller);
        let around = callers.map(|site| level(site.frame, Some(site.index)));
        Place::from_innermost(std::iter::once(level(self.frame, step)).chain(around))
    }
}

impl<I: Ir> Frame<'_, I> {
    /// The levels from the innermost one, mixed into a number.
    fn span(&self, step: Option<usize>) -> u64 {
        let mut span = Span::default();
        span.add(self, step);
        let mut caller = self.caller;
        while let Some(site) = caller {
            span.add(site.frame, Some(site.index));
            caller = site.frame.caller;
        }
        span.0
    }
}

/// A number made of others.
#[derive(Default)]
struct Span(u64);

impl Span {
    fn add<I: Ir>(&mut self, frame: &Frame<'_, I>, step: Option<usize>) {
        let step = step.map_or(0, |step| step + 1);
        for number in [frame.position, frame.branch, step] {
            let mixed = self.0.rotate_left(26) ^ number as u64;
            self.0 = (mixed ^ (mixed >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }
}

impl<I: Ir> Clone for PassSite<'_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for PassSite<'_, I> {}

impl<I: Ir> Clone for PipelineSite<'_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for PipelineSite<'_, I> {}

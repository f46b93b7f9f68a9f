//! The site of an event: pass, pipeline and operation, as instrumentations see them.

use std::borrow::Cow;

use crate::ancestor::Ancestor;
use crate::diagnostic::{Diagnostic, Operation};
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::{Engine, Frame, Step};
use crate::options::Anchor;
use crate::place::{Level, Place, RunId};

/// A step of a pipeline: a pass, or pipelines that run on nested operations.
pub struct PassSite<'s, I: Ir> {
    pub(crate) engine: &'s Engine<'s, I>,
    pub(crate) frame: &'s Frame<'s, I>,
    pub(crate) step: &'s Step<I>,
    /// The position of the step in its pipeline.
    pub(crate) index: usize,
    pub(crate) status: Status,
}

/// Whether a step takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Runs,
    Cached,
    /// It would change nothing.
    Repeat,
    /// An instrumentation keeps it from running.
    Stopped,
}

/// Identifies an execution of a pass or a pipeline among all running ones of the process, in all threads that take part in it.
/// It is a hash, so collisions are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExecutionId {
    run: u64,
    span: u64,
}

/// Values of an observer by execution. An ordered map is several times the code, which is compiled once for each IR.
#[expect(
    clippy::disallowed_types,
    reason = "values are looked up, not listed in their order"
)]
pub type ByExecution<T> = std::collections::HashMap<ExecutionId, T>;

/// A pipeline that runs on an operation.
pub struct PipelineSite<'s, I: Ir> {
    pub(crate) engine: &'s Engine<'s, I>,
    pub(crate) frame: &'s Frame<'s, I>,
}

impl<'s, I: Ir> PassSite<'s, I> {
    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &'s I::Context {
        self.engine.cx
    }

    /// Returns the description of the pass; `None` for a step that runs nested pipelines.
    pub fn info(&self) -> Option<&'static PassInfo> {
        self.step.entry().map(|entry| entry.info)
    }

    /// Returns the name of the pass, or the list of nested pipelines.
    pub fn name(&self) -> Cow<'static, str> {
        match self.step {
            Step::Pass(instance) => Cow::Borrowed(instance.entry.info.name),
            Step::Nested(plans) => {
                let anchors: Vec<String> = plans
                    .iter()
                    .map(|plan| format!("'{}'", plan.anchor))
                    .collect();
                Cow::Owned(format!("Pipeline Collection : [{}]", anchors.join(", ")))
            }
        }
    }

    /// Returns the pass with its options, or the nested pipelines, in the syntax of textual pipelines.
    pub fn text(&self) -> String {
        let elements = self.step.to_tree();
        let texts: Vec<String> = elements.iter().map(ToString::to_string).collect();
        texts.join(",")
    }

    /// Returns the values of all options of the pass; none for nested pipelines.
    pub fn all_options(&self) -> pass_text::OptionList {
        let entry = self.step.entry();
        entry.map(|entry| entry.all_options()).unwrap_or_default()
    }

    /// Returns a number that identifies this step of the pipeline in all its executions, on any operation and thread.
    pub fn id(&self) -> u64 {
        match self.step {
            Step::Pass(instance) => instance.entry.id.get(),
            Step::Nested(plans) => plans.first().map_or(0, |plan| plan.id.get()),
        }
    }

    /// Returns true for the second run of an idempotent pass, which a builder inserted and which must change nothing.
    pub fn is_repeat(&self) -> bool {
        self.step.entry().is_some_and(|entry| entry.is_repeat)
    }

    /// Returns false if an instrumentation skips or fails this execution: when it begins, one that was called earlier; at its
    /// end, any. It is false as well if the [manager skips](Self::is_skipped) it.
    pub fn runs(&self) -> bool {
        matches!(self.status, Status::Runs | Status::Cached)
    }

    /// Returns whether a manager that [skips passes](crate::PassManager::set_skip) does not run it.
    pub fn is_skipped(&self) -> bool {
        self.status == Status::Repeat
    }

    /// Returns whether its [result is cached](crate::PassManager::set_results), and in place already.
    pub fn is_cached(&self) -> bool {
        self.status == Status::Cached
    }

    /// Returns whether a registry made the pass, so that its options tell all of it.
    pub fn is_registered(&self) -> bool {
        self.step.entry().is_some_and(|entry| entry.is_registered)
    }

    pub(crate) fn stopped(&self) -> Self {
        Self {
            status: Status::Stopped,
            ..*self
        }
    }

    /// Returns the position of the step in its pipeline.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the position of the pass that begins where this step ends, and whose begin is no event, since an instrumentation
    /// has asked for [`Interest::BOUNDARIES`](super::Interest::BOUNDARIES). If that pass does not run, the next event is the end
    /// of the pipeline.
    #[inline]
    pub fn following_pass(&self) -> Option<usize> {
        self.pipeline().pass_without_begin(self.index + 1)
    }

    /// Returns the number of nested pipelines; 0 for a pass.
    pub fn pipelines(&self) -> usize {
        match self.step {
            Step::Pass(_) => 0,
            Step::Nested(plans) => plans.len(),
        }
    }

    /// Returns the run.
    pub fn run(&self) -> RunId {
        self.engine.run
    }

    /// Returns the identity of this execution of the step, such as for a map of running executions.
    pub fn execution(&self) -> ExecutionId {
        self.pipeline().execution_at(Some(self.index))
    }

    /// Returns the step and the operation, independent of scheduling.
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

    /// Returns the pipeline of the step.
    pub fn pipeline(&self) -> PipelineSite<'s, I> {
        PipelineSite {
            engine: self.engine,
            frame: self.frame,
        }
    }
}

impl<'s, I: Ir> PipelineSite<'s, I> {
    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &'s I::Context {
        self.engine.cx
    }

    /// Returns the anchor.
    pub fn anchor(&self) -> &'s Anchor {
        &self.frame.plan.anchor
    }

    /// Returns the caller: the step of the enclosing pipeline, or the pass that runs it dynamically; `None` for the outermost.
    pub fn caller(&self) -> Option<PassSite<'s, I>> {
        self.frame.caller
    }

    /// Returns true if a pass runs the pipeline on the operation that the pass itself runs on.
    pub fn has_operation_of_caller(&self) -> bool {
        self.frame.has_operation_of_caller()
    }

    /// Returns the position of the operation among its siblings, unless a pass runs the pipeline.
    pub fn position(&self) -> Option<usize> {
        self.frame.is_nested().then_some(self.frame.position)
    }

    /// Returns the ancestors of the operation that it runs on, innermost first.
    pub fn ancestors(&self) -> impl Iterator<Item = Ancestor<'s, I>> + use<'s, I> {
        Ancestor::chain(self.engine.cx, self.frame.above, &self.frame.reads)
    }

    /// Returns a number that identifies this pipeline in all its executions.
    pub fn id(&self) -> u64 {
        self.frame.plan.id.get()
    }

    /// Returns the pipeline as text, with neighbouring nested pipelines merged.
    pub fn text(&self) -> String {
        self.frame.plan.to_tree().to_string()
    }

    /// Returns the pipeline as text, anchored on `name`, in the layout of MLIR's reproducers: with a blank between its steps, where
    /// neighbouring nested pipelines count as one step.
    pub fn text_on(&self, name: &str) -> String {
        let steps: Vec<String> = self.steps().map(|step| step.text()).collect();
        format!("{name}({})", steps.join(", "))
    }

    /// Returns its steps in order.
    pub fn steps(&self) -> impl Iterator<Item = PassSite<'s, I>> + use<'s, I> {
        let Self { engine, frame } = *self;
        let steps = frame.plan.steps.iter().enumerate();
        steps.map(move |(index, step)| PassSite {
            engine,
            frame,
            step,
            index,
            status: Status::Runs,
        })
    }

    /// Returns the position of the pass that begins with the pipeline, see [`PassSite::following_pass`].
    pub fn first_pass(&self) -> Option<usize> {
        self.pass_without_begin(0)
    }

    #[inline]
    fn pass_without_begin(&self, step: usize) -> Option<usize> {
        let is_pass = matches!(self.frame.plan.steps.get(step), Some(Step::Pass(_)));
        (is_pass && self.engine.chain.shares_boundaries).then_some(step)
    }

    /// Returns whether operations are verified after each pass that changed them.
    pub fn verifies_each(&self) -> bool {
        self.engine.chain.verifies_each()
    }

    /// Returns the settings of the manager on which results depend, as text: what is checked, and how operations are shown.
    pub fn checks(&self) -> String {
        let engine = self.engine;
        let checks = [engine.check_preserved, engine.check_unchanged];
        let shown = (engine.show_operations, engine.print_options);
        format!("{:?}", (self.verifies_each(), checks, shown))
    }

    /// Returns the position of the pipeline among those over the same operations.
    pub fn index(&self) -> usize {
        self.frame.branch
    }

    /// Returns the run.
    pub fn run(&self) -> RunId {
        self.engine.run
    }

    /// Returns the identity of this execution of the pipeline, see [`PassSite::execution`].
    pub fn execution(&self) -> ExecutionId {
        self.execution_at(None)
    }

    /// Returns the pipeline and the operation, independent of scheduling.
    pub fn place(&self) -> Place {
        self.place_at(None)
    }

    fn place_at(&self, step: Option<usize>) -> Place {
        Place::from_innermost(self.levels(step))
    }

    /// Mixes the levels into a number, which takes no memory. It starts with 1: a level of zeros would leave 0 as it is.
    fn execution_at(&self, step: Option<usize>) -> ExecutionId {
        let mix = |span: u64, number: usize| {
            let mixed = span.rotate_left(26) ^ number as u64;
            (mixed ^ (mixed >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let span = self.levels(step).fold(1, |span, level| {
            let step = level.step.map_or(0, |step| step + 1);
            mix(mix(mix(span, level.operation), level.pipeline), step)
        });
        ExecutionId {
            run: self.engine.run.unique,
            span,
        }
    }

    /// Returns the pipelines that are under way, innermost first.
    fn levels(&self, step: Option<usize>) -> impl Iterator<Item = Level> + use<'s, I> {
        let level = |frame: &Frame<'_, I>, step| Level::new(frame.position, frame.branch, step);
        let callers = std::iter::successors(self.frame.caller, |site| site.frame.caller);
        let outer_levels = callers.map(move |site| level(site.frame, Some(site.index)));
        std::iter::once(level(self.frame, step)).chain(outer_levels)
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

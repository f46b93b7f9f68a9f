//! The outermost pipeline, and how it is run.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::Cache;
use crate::cancel::CancelToken;
use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::{
    BoxedFailure, Chain, Event, Instrumentation, Interest, Outcome, PipelineSite, Sink, StepFailure,
};
use crate::ir::{Ir, PrintOptions};
use crate::manager::add_error::AddError;
use crate::manager::compile::warn_deprecated;
use crate::manager::execute::{Engine, Frame};
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::Plan;
use crate::options::{Anchor, StatisticsNode};
use crate::panic::catch;
use crate::pass::OperationPass;
use crate::place::RunId;
use crate::registry::PassRegistry;
use crate::replay::Replay;
use crate::results::ResultCache;
use crate::schedule::{Schedule, Sequential};
use crate::statistics_report;

/// The outermost pipeline with the settings of its runs.
///
/// ```
/// # use pass_toy::tree::*;
/// # use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
/// # pass_runtime::declare_pass! { struct Trim = "trim" }
/// # impl OperationPass<Tree> for Trim {
/// #     fn run_on_operation(&self, op: &mut Node, _: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
/// #         op.children.retain(|child| child.name != "leaf");
/// #         Ok(Preserved::none())
/// #     }
/// # }
/// use pass_runtime::PassManager;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.nest("branch").add(Trim::default())?;
/// let mut tree = node("root", [node("branch", [node("leaf", [])]), node("leaf", [])]);
/// manager.run(&(), &mut tree, &mut |diagnostic| eprintln!("{diagnostic}"))?;
/// assert_eq!(tree, node("root", [node("branch", []), node("leaf", [])]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PassManager<I: Ir> {
    pipeline: OpPassManager<I>,
    /// The compiled pipeline of the last run.
    plan: Option<Plan<I>>,
    /// True if the pipeline or the registry has changed since.
    is_outdated: bool,
    schedule: Box<dyn Schedule<I>>,
    instrumentations: Vec<Box<dyn Instrumentation<I>>>,
    verify_each: bool,
    check_preserved: bool,
    check_unchanged: bool,
    skip: bool,
    show_operations: bool,
    print_options: PrintOptions,
    warn_unused: bool,
    registry: Option<Arc<PassRegistry<I>>>,
    cancel: Option<CancelToken>,
    results: Option<Arc<dyn ResultCache<I>>>,
    runs: u64,
}

impl<I: Ir> PassManager<I> {
    /// Creates an empty pipeline that runs one operation after the other and verifies after each pass.
    pub fn new(anchor: impl Into<Anchor>) -> Self {
        Self::from(OpPassManager::new(anchor))
    }

    /// Returns the pipeline.
    pub fn pipeline(&self) -> &OpPassManager<I> {
        &self.pipeline
    }

    /// Returns the pipeline, to be changed. It is compiled again before the next run.
    pub fn pipeline_mut(&mut self) -> &mut OpPassManager<I> {
        self.is_outdated = true;
        &mut self.pipeline
    }

    /// Appends a pass to the pipeline, see [`OpPassManager::add`].
    ///
    /// # Errors
    ///
    /// If the pass is restricted to other operations, and nesting is explicit.
    pub fn add<P: OperationPass<I>>(&mut self, pass: P) -> Result<&mut Self, AddError> {
        self.pipeline_mut().add(pass)?;
        Ok(self)
    }

    /// Appends a nested pipeline, see [`OpPassManager::nest`].
    pub fn nest(&mut self, anchor: impl Into<Anchor>) -> &mut OpPassManager<I> {
        self.pipeline_mut().nest(anchor)
    }

    /// Sets how nested pipelines run.
    pub fn set_schedule(&mut self, schedule: impl Schedule<I> + 'static) -> &mut Self {
        self.schedule = Box::new(schedule);
        self
    }

    /// Adds an observer of runs, inside of those that were added before.
    pub fn add_instrumentation(
        &mut self,
        instrumentation: impl Instrumentation<I> + 'static,
    ) -> &mut Self {
        self.instrumentations.push(Box::new(instrumentation));
        self
    }

    /// Sets whether an operation is verified after each pass that changed it, see
    /// [`VerifyEach`](crate::instrumentation::VerifyEach).
    pub fn set_verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify_each = verify;
        self
    }

    /// Sets where results of passes are looked up and recorded. Passes that a registry has made take part, and runs in which no
    /// instrumentation asks for [all executions](Interest::REPEATS).
    pub fn set_results(&mut self, results: Arc<dyn ResultCache<I>>) -> &mut Self {
        self.results = Some(results);
        self
    }

    /// Sets the token that cancels runs from outside.
    pub fn set_cancel(&mut self, token: CancelToken) -> &mut Self {
        self.cancel = Some(token);
        self
    }

    /// Sets where passes look up the pipelines that their options hold.
    pub fn set_registry(&mut self, registry: impl Into<Arc<PassRegistry<I>>>) -> &mut Self {
        self.registry = Some(registry.into());
        // Pipelines that passes looked up in the previous registry may differ in this one.
        self.is_outdated = true;
        self
    }

    /// Sets whether analyses that a pass claims to preserve are rebuilt and compared. A pass whose claim is wrong fails. This is
    /// slow, and meant for finding errors in passes.
    pub fn set_check_preserved(&mut self, check: bool) -> &mut Self {
        self.check_preserved = check;
        self
    }

    /// Sets whether a pass that returns [`Preserved::all`](crate::Preserved::all) fails if the operation
    /// has changed. Such a pass would leave IR behind that nobody verifies. The comparison visits the operation twice for each
    /// pass, and is meant for finding errors in passes.
    pub fn set_check_unchanged(&mut self, check: bool) -> &mut Self {
        self.check_unchanged = check;
        self
    }

    /// Sets whether a pass is not run where it would change nothing: on an operation that nothing has changed since the same pass,
    /// made by a registry with the same options, left it. That holds for passes that are declared idempotent, and for those that
    /// [report it](crate::PassContext::reached_fixed_point). A pass that emitted something runs again, and all do where an
    /// instrumentation asks for [all executions](Interest::REPEATS). It is on by default, so a pass that prints, writes a file, or
    /// counts in a statistic what it sees and not what it changes must neither be declared idempotent nor report it.
    pub fn set_skip(&mut self, skip: bool) -> &mut Self {
        self.skip = skip;
        self
    }

    /// Sets whether diagnostics about an operation have a note that shows it: `see current operation`. Verifiers
    /// decide on their own notes, see [`Diagnostic::see_operation`].
    pub fn set_show_operations(&mut self, show: bool) -> &mut Self {
        self.show_operations = show;
        self
    }

    /// Sets how passes [print](crate::PassContext::print_options) what they show, and diagnostics their operations, but for locations.
    pub fn set_print_options(&mut self, options: PrintOptions) -> &mut Self {
        self.print_options = options;
        self
    }

    /// Sets whether a nested pipeline that matched no operation is reported as a warning.
    pub fn set_warn_unused(&mut self, warn: bool) -> &mut Self {
        self.warn_unused = warn;
        self
    }

    /// Runs the pipeline on `op`. Diagnostics go to `emit` in the order of the operations, however many threads run, each
    /// as soon as those before it are final. `emit` is called on the thread that made the last of them final, one call at
    /// a time.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::PassManager;
    ///
    /// let mut diagnostics = Vec::new();
    /// let mut manager = PassManager::<Tree>::new("root");
    /// let result = manager.run(&(), &mut node("leaf", []), &mut |diagnostic| diagnostics.push(diagnostic));
    /// assert!(result.is_err());
    /// assert_eq!(diagnostics[0].message, "can't run 'root' pass manager on 'leaf' op");
    /// ```
    ///
    /// # Errors
    ///
    /// If anything failed, after an error was emitted. If `emit` panics, it is not called again, and the reason is in the
    /// failure.
    pub fn run(&mut self, cx: &I::Context, op: I::Op<'_>, emit: Emit<'_>) -> Result<(), Failure> {
        let (mut panicked, mut replay) = (None, Replay::<I>::new(cx));
        let result = self.run_emitting(cx, op, &mut |message| {
            replay.deliver(message, &mut |diagnostic| {
                if panicked.is_none() {
                    panicked = catch(|| emit(diagnostic)).err();
                }
            });
        });
        match panicked {
            Some(panic) => Err(Failure::because(format!(
                "the sink of the diagnostics panicked: {panic}"
            ))),
            None if replay.has_panicked() => Err(Failure::new()),
            None => result,
        }
    }

    fn run_emitting(
        &mut self,
        cx: &I::Context,
        mut op: I::Op<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        check_anchor::<I>(self.pipeline.anchor(), cx, &op, emit)?;
        let run = RunId::new(self.runs);
        self.runs += 1;
        let plan = self.compile(cx, &mut |diagnostic| emit(diagnostic.into()))?;
        let chain = Chain::new(&self.instrumentations, self.verify_each);
        let shows_repeats = Interest::REPEATS | Interest::REMARKS | Interest::ORDER;
        let skips =
            self.skip && plan.root().has_repeats && !chain.interest.intersects(shows_repeats);
        let is_observed = chain.interest.intersects(Engine::<I>::OBSERVES_ALL);
        let mut results = self.results.as_deref();
        if is_observed && let Some(results) = results.take() {
            results.on_observed(chain.interest);
        }
        let plan = &plan.root().node;
        let engine = Engine {
            cx,
            schedule: if chain.interest.contains(Interest::ORDER) {
                &Sequential
            } else {
                &*self.schedule
            },
            chain,
            check_preserved: self.check_preserved,
            check_unchanged: self.check_unchanged,
            show_operations: self.show_operations,
            print_options: self.print_options,
            skips,
            results,
            registry: self.registry.as_deref(),
            run,
            cancel: self.cancel.as_ref(),
            was_stopped: AtomicBool::new(false),
            was_skipped: AtomicBool::new(false),
        };
        plan.clear_matched();
        let frame = Frame::new(plan, I::name(cx, &op), None, None, 0);
        let result = engine.run_outermost(&frame, &mut op, emit, self.warn_unused);
        if let Some(message) = plan.panicked() {
            emit(Diagnostic::error(I::location(cx, &op), message).into());
            return Err(Failure::new());
        }
        result.map_err(|_| Failure::new())
    }

    /// Returns the compiled pipeline, and compiles it if it or the loaded dialects have changed since the last run.
    fn compile(&mut self, cx: &I::Context, emit: Emit<'_>) -> Result<Plan<I>, Failure> {
        let generation = I::generation(cx);
        if let Some(plan) = &self.plan
            && !self.is_outdated
            && plan.root().generation == generation
        {
            return Ok(plan.clone());
        }
        let plan = self.pipeline.compile(cx, self.registry.as_deref(), emit)?;
        warn_deprecated(&plan.root().node, emit);
        self.is_outdated = false;
        Ok(self.plan.insert(plan).clone())
    }

    /// Returns the statistics of all passes over all runs so far, or `None` before the first run.
    pub fn statistics(&self) -> Option<StatisticsNode> {
        let plan = self.plan.as_ref()?;
        Some(statistics_report::read(&plan.root().node, false))
    }

    /// Returns the pipeline as it last ran, with neighbouring nested pipelines merged.
    pub fn text_as_run(&self) -> Option<String> {
        self.plan.as_ref().map(ToString::to_string)
    }
}

pub(crate) fn check_anchor<I: Ir>(
    anchor: &Anchor,
    cx: &I::Context,
    op: &I::Op<'_>,
    emit: Sink<'_, I>,
) -> Result<(), Failure> {
    let name = I::name(cx, op);
    let fits = match anchor {
        Anchor::Any => true,
        Anchor::Ops(names) => {
            let facts = I::facts(cx, name);
            names.iter().any(|other| *other == facts.name)
        }
        Anchor::Interface(interface) => I::implements(cx, name, interface),
    };
    if fits {
        return Ok(());
    }
    let name = I::facts(cx, name).name;
    let message = format!("can't run '{anchor}' pass manager on '{name}' op");
    let help = format!(
        "a pipeline begins with the operation that it runs on: `{name}(...)`, or `{name}({anchor}(...))` for what is nested in it"
    );
    let error = Diagnostic::error(I::location(cx, op), message).help(help);
    emit(error.into());
    Err(Failure::new())
}

impl<I: Ir> Engine<'_, I> {
    /// Runs the outermost pipeline between the events of the run.
    fn run_outermost(
        &self,
        frame: &Frame<'_, I>,
        op: &mut I::Op<'_>,
        emit: Sink<'_, I>,
        warn_unused: bool,
    ) -> Result<(), BoxedFailure> {
        let engine = self;
        let pipeline = &PipelineSite { engine, frame };
        let entered = self.chain.enter(&Event::Run { pipeline, op }, emit);
        let mut result = entered.and_then(|_| self.run(frame, op, &mut Cache::default(), emit));
        if self.was_stopped.load(Ordering::Relaxed) {
            let error = self.about(Severity::Error, op, "the run was cancelled");
            emit(error.into());
            result = Err(StepFailure::cancelled());
        } else if result.is_ok() && warn_unused && !self.was_skipped.load(Ordering::Relaxed) {
            frame.plan.for_each_unused(&mut |message| {
                emit(Diagnostic::warning(I::location(self.cx, op), message).into());
            });
        }
        let event = Event::Run { pipeline, op };
        let exited = self.chain.exit(&event, Outcome::of(&result), emit);
        result.and(exited)
    }
}

impl<I: Ir> From<OpPassManager<I>> for PassManager<I> {
    fn from(pipeline: OpPassManager<I>) -> Self {
        Self {
            pipeline,
            plan: None,
            is_outdated: false,
            schedule: Box::new(Sequential),
            instrumentations: Vec::new(),
            verify_each: true,
            check_preserved: false,
            check_unchanged: false,
            skip: true,
            show_operations: false,
            print_options: PrintOptions::default(),
            warn_unused: true,
            registry: None,
            cancel: None,
            results: None,
            runs: 0,
        }
    }
}

impl<I: Ir> fmt::Display for PassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pipeline.fmt(f)
    }
}

impl<I: Ir> fmt::Debug for PassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PassManager({})", self.pipeline)
    }
}

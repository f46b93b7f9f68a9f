//! The outermost pipeline, and how it is run.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::analysis::Cache;
use crate::anchor::Anchor;
use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::instrumentation::{Chain, Event, Instrumentation, Observer};
use crate::ir::Ir;
use crate::manager::execute::{Engine, Frame};
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::Plan;
use crate::manager::prepare::{prepare, warn_deprecated};
use crate::registry::PassRegistry;
use crate::schedule::{Schedule, Sequential};
use crate::statistics_report::CountedBy;

/// The outermost pipeline, and how it is run: it has everything that an [`OpPassManager`] has.
pub struct PassManager<I: Ir> {
    pipeline: OpPassManager<I>,
    schedule: Box<dyn Schedule<I>>,
    instrumentations: Vec<Box<dyn Instrumentation<I>>>,
    verify_each: bool,
    check_preserved: bool,
    check_unchanged: bool,
    check_order: bool,
    show_operations: bool,
    warn_unused: bool,
    registry: Option<Arc<PassRegistry<I>>>,
    handler: Box<dyn FnMut(Diagnostic) + Send>,
}

impl<I: Ir> PassManager<I> {
    /// An empty pipeline that runs one operation after the other, verifies after each pass, and drops diagnostics.
    pub fn new(anchor: impl Into<Anchor>) -> Self {
        Self::from(OpPassManager::new(anchor))
    }

    /// Sets how nested pipelines run.
    pub fn set_schedule(&mut self, schedule: impl Schedule<I> + 'static) -> &mut Self {
        self.schedule = Box::new(schedule);
        self
    }

    /// Lets `instrumentation` look on, inside of those that were added before.
    pub fn add_instrumentation(
        &mut self,
        instrumentation: impl Instrumentation<I> + 'static,
    ) -> &mut Self {
        self.instrumentations.push(Box::new(instrumentation));
        self
    }

    /// Calls `observe` for everything that happens, one event at a time however many threads run.
    pub fn on_event(&mut self, observe: impl FnMut(&Event<'_>) + Send + 'static) -> &mut Self {
        self.add_instrumentation(Observer::new(observe))
    }

    /// Sets whether an operation is verified after each pass that changed it, see
    /// [`VerifyEach`](crate::VerifyEach).
    pub fn set_verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify_each = verify;
        self
    }

    /// Sets where passes look up the pipelines that their options hold.
    pub fn set_registry(&mut self, registry: impl Into<Arc<PassRegistry<I>>>) -> &mut Self {
        self.registry = Some(registry.into());
        // Pipelines that passes looked up in the previous registry may differ in this one.
        self.pipeline.outdate();
        self
    }

    /// Sets whether analyses that a pass says to have preserved are built again, so that a pass whose word does not
    /// hold fails. That takes its time: it is meant for finding mistakes in passes.
    pub fn set_check_preserved(&mut self, check: bool) -> &mut Self {
        self.check_preserved = check;
        self
    }

    /// Sets whether a pass that returns [`Preserved::all`](crate::Preserved::all) fails if the operation is not what it was
    /// before. Such a pass would leave IR behind that nobody verifies. The comparison visits the operation twice for each
    /// pass: it is meant for finding mistakes in passes.
    pub fn set_check_unchanged(&mut self, check: bool) -> &mut Self {
        self.check_unchanged = check;
        self
    }

    /// Sets whether the rules of the passes about their order are checked before the first run: who violates a strong one
    /// fails, a weak one is worth a warning. See
    /// [`order_violations`](OpPassManager::order_violations).
    pub fn set_check_order(&mut self, check: bool) -> &mut Self {
        self.check_order = check;
        self.pipeline.outdate();
        self
    }

    /// Sets whether diagnostics about an operation have a note that shows it: `see current operation`. What verifiers say
    /// is up to them, see [`Diagnostic::see_operation`].
    pub fn set_show_operations(&mut self, show: bool) -> &mut Self {
        self.show_operations = show;
        self
    }

    /// Sets whether a nested pipeline for which there was no operation is worth a warning.
    pub fn set_warn_unused(&mut self, warn: bool) -> &mut Self {
        self.warn_unused = warn;
        self
    }

    /// Sets what becomes of diagnostics. They come one after the other, in the same order however many threads run.
    pub fn on_diagnostic(&mut self, handler: impl FnMut(Diagnostic) + Send + 'static) -> &mut Self {
        self.handler = Box::new(handler);
        self
    }

    /// Runs the pipeline on `op`.
    ///
    /// # Errors
    ///
    /// If anything failed; what, has been said to the handler.
    pub fn run(&mut self, cx: &I::Context, mut op: I::Op<'_>) -> Result<(), Failure> {
        let emit: Emit<'_> = &mut *self.handler;
        check_anchor::<I>(self.pipeline.anchor(), cx, &op, emit)?;
        let cache = self.pipeline.plan();
        let plan = cache.get(
            || I::generation(cx),
            || {
                if self.check_order {
                    self.pipeline.check_order(emit)?;
                }
                let plan = prepare(&self.pipeline, cx, self.registry.as_deref(), emit)?;
                warn_deprecated(&plan, emit);
                Ok(plan)
            },
        )?;
        let engine = Engine {
            cx,
            schedule: &*self.schedule,
            chain: Chain {
                added: &self.instrumentations,
                verify_each: self.verify_each,
            },
            check_preserved: self.check_preserved,
            check_unchanged: self.check_unchanged,
            show_operations: self.show_operations,
            registry: self.registry.as_deref(),
        };
        plan.forget_met();
        let frame = Frame {
            plan: &plan,
            caller: None,
            name: I::name(cx, &op),
            above: None,
            depth: 0,
        };
        engine.run(&frame, &mut op, &mut Cache::default(), emit)?;
        if self.warn_unused {
            plan.for_each_unused(&mut |message| {
                emit(Diagnostic::warning(I::location(cx, &op), message));
            });
        }
        Ok(())
    }

    /// The statistics of all passes over all runs so far; `None` before the first run.
    pub fn statistics(&self) -> Option<CountedBy> {
        self.pipeline
            .plan()
            .last()
            .map(|plan| CountedBy::plan(&*plan))
    }

    /// The pipeline as it last ran, with neighbouring nested pipelines merged.
    pub fn text_as_run(&self) -> Option<String> {
        self.pipeline
            .plan()
            .last()
            .map(|plan| plan.to_tree().to_string())
    }
}

/// An anchor of names must name the operation; the others are left to the checks before each pass.
pub(crate) fn check_anchor<I: Ir>(
    anchor: &Anchor,
    cx: &I::Context,
    op: &I::Op<'_>,
    emit: Emit<'_>,
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
    emit(Diagnostic::error(I::location(cx, op), message));
    Err(Failure::new())
}

impl<I: Ir> Plan<I> {
    fn forget_met(&self) {
        self.take_met();
        self.nested().for_each(Self::forget_met);
    }

    /// Reports the outermost nested pipelines for which there was no operation.
    fn for_each_unused(&self, report: &mut dyn FnMut(String)) {
        for nested in self.nested() {
            if nested.take_met() {
                nested.for_each_unused(report);
            } else if !nested.anchor.is_generic() {
                let (pipeline, anchor, outer) = (nested.to_tree(), &nested.anchor, &self.anchor);
                report(format!(
                    "'{pipeline}' never ran: no '{anchor}' is directly inside of '{outer}'"
                ));
            }
        }
    }
}

impl<I: Ir> From<OpPassManager<I>> for PassManager<I> {
    fn from(pipeline: OpPassManager<I>) -> Self {
        Self {
            pipeline,
            schedule: Box::new(Sequential),
            instrumentations: Vec::new(),
            verify_each: true,
            check_preserved: false,
            check_unchanged: false,
            check_order: false,
            show_operations: false,
            warn_unused: true,
            registry: None,
            handler: Box::new(drop),
        }
    }
}

impl<I: Ir> Deref for PassManager<I> {
    type Target = OpPassManager<I>;

    fn deref(&self) -> &OpPassManager<I> {
        &self.pipeline
    }
}

impl<I: Ir> DerefMut for PassManager<I> {
    fn deref_mut(&mut self) -> &mut OpPassManager<I> {
        &mut self.pipeline
    }
}

impl<I: Ir> fmt::Debug for PassManager<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PassManager({})", self.pipeline)
    }
}

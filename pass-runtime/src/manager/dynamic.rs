//! Pipelines that a pass compiles and runs.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::Cache;
use crate::ancestor::ParentScope;
use crate::context::PassContext;
use crate::diagnostic::Severity;
use crate::failure::Failure;
use crate::init::resolve;
use crate::instrumentation::{PassSite, Sink};
use crate::ir::Ir;
use crate::manager::MAX_RUNNING;
use crate::manager::compile::Compiler;
use crate::manager::execute::Frame;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::pass_manager::check_anchor;
use crate::manager::plan::Plan;
use crate::options::PipelineText;
use crate::results::Reads;
use crate::schedule::ChildJob;

impl<I: Ir> PassContext<'_, I> {
    /// Runs a compiled pipeline on the operation of the pass or on one nested in it. Instrumentations see it, and its
    /// statistics are listed under the pass that compiled it.
    ///
    /// Drops all cached analyses of `op`. Operations between the one of the pass and `op` are not visible to the pipeline,
    /// and of that of the pass it sees the name and the analyses. What is said of locks at
    /// [`run_pipelines`](Self::run_pipelines) holds here too, since pipelines nested in the plan may run on threads.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::manager::Plan;
    /// use pass_runtime::{Failure, PassContext, Preserved};
    ///
    /// // What a pass does that keeps a pipeline for the large operations inside, compiled when it was initialised.
    /// fn run(large: &Plan<Tree>, op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    ///     for child in op.children.iter_mut().filter(|child| child.children.len() > 100) {
    ///         cx.run_pipeline(large, child)?;
    ///     }
    ///     Ok(Preserved::none())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if it fails, if it is for other operations, or if the operation is not nested in that of the pass. An error was
    /// emitted. The pass may go on all the same.
    pub fn run_pipeline(&mut self, plan: &Plan<I>, op: I::Op<'_>) -> Result<(), Failure> {
        let (site, current) = (self.site, self.op);
        site.frame.reads.note(Reads::OTHERS);
        let position = self.pipelines;
        self.pipelines += 1;
        let cache = &mut *self.cache;
        let result = self
            .emitter
            .with_sink(|emit| run(*site, current, cache, plan, op, position, emit));
        if result.is_err() && site.engine.is_cancelled() {
            self.knows_cancellation.set(true);
        }
        result
    }

    /// Runs pipelines on operations nested in that of the pass, several at a time if the [`Schedule`](crate::schedule::Schedule)
    /// of the manager does so. Diagnostics come in the order of `runs`. All pipelines run, even if one fails.
    ///
    /// Drops all cached analyses of nested operations. A thread that waits for others meanwhile takes on work of theirs, which may
    /// be this pass on another operation: the pass must hold no lock here that it also takes itself.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::manager::Plan;
    /// use pass_runtime::{Failure, PassContext, Preserved};
    ///
    /// // What a pass does that simplifies the operations inside, on threads.
    /// fn run(simplify: &Plan<Tree>, op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    ///     let runs = op.children.iter_mut().map(|child| (simplify, child));
    ///     cx.run_pipelines(runs.collect())?;
    ///     Ok(Preserved::none())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If one of the pipelines fails, or is for other operations, or if an operation is not nested in that of the pass. An
    /// error was emitted. The pass may go on all the same.
    pub fn run_pipelines(&mut self, runs: Vec<(&Plan<I>, I::Op<'_>)>) -> Result<(), Failure> {
        let (site, current, first) = (*self.site, self.op, self.pipelines);
        self.pipelines += runs.len();
        site.frame.reads.note(Reads::OTHERS);
        drop(self.cache.split_children());
        self.cache.fixed_points.reset();
        let above = ParentScope::new(site.frame.name, None, self.cache, site.frame.above);
        let (plans, ops): (Vec<_>, Vec<_>) = runs.into_iter().unzip();
        let failed = AtomicBool::new(false);
        let job: &ChildJob<'_, I> = &|index, op, emit| {
            let result = check_is_nested(&site, current, &op, &mut *emit).and_then(|()| {
                let (cache, position) = (&mut Cache::default(), first + index);
                run_checked(site, Some(&above), cache, plans[index], op, position, emit)
            });
            if result.is_err() {
                failed.store(true, Ordering::Relaxed);
            }
        };
        let engine = site.engine;
        self.emitter.with_sink(|emit| {
            engine.schedule.run_operations(engine.cx, ops, job, emit);
        });
        if !failed.into_inner() {
            return Ok(());
        }
        if engine.is_cancelled() {
            self.knows_cancellation.set(true);
        }
        Err(Failure::new())
    }

    /// Compiles the pipeline that an option holds. A pass that runs it on many operations calls
    /// [`InitContext::pipeline`](crate::passes::InitContext::pipeline) instead, and keeps the plan.
    ///
    /// # Errors
    ///
    /// If a name in it is unknown, if the manager has no registry, or if the pipeline cannot be compiled.
    pub fn pipeline(&self, text: &PipelineText) -> Result<Plan<I>, Failure> {
        let registry = self.site.engine.registry;
        self.compile(&resolve(self.entry, registry, self.context(), text)?)
    }

    /// Compiles a pipeline that is put together while the pass runs.
    ///
    /// # Errors
    ///
    /// If the pipeline cannot be compiled, see [`OpPassManager::compile`]. An error was emitted.
    pub fn compile(&self, pipeline: &OpPassManager<I>) -> Result<Plan<I>, Failure> {
        let compiler = Compiler {
            cx: self.context(),
            registry: self.site.engine.registry,
            owner: Some(self.entry),
            depth: self.site.frame.depth,
        };
        compiler.compile_in_pass(pipeline, |diagnostic| self.emitter.emit(diagnostic))
    }
}

/// Runs the pipeline. `current` is the operation of the pass, and `position` the number of pipelines that it has run before.
fn run<I: Ir>(
    site: PassSite<'_, I>,
    current: u64,
    cache: &mut Cache<I>,
    plan: &Plan<I>,
    op: I::Op<'_>,
    position: usize,
    emit: Sink<'_, I>,
) -> Result<(), Failure> {
    let key = I::key(&op);
    cache.fixed_points.reset();
    if key == current {
        let result = run_checked(site, site.frame.above, cache, plan, op, position, emit);
        *cache = Cache::default();
        cache.fixed_points.reset();
        return result;
    }
    check_is_nested(&site, current, &op, emit)?;
    // Cached analyses of other nested operations may belong to operations inside of this one.
    let mut nested = cache.take_nested(key);
    let above = ParentScope::new(site.frame.name, None, cache, site.frame.above);
    run_checked(site, Some(&above), &mut nested, plan, op, position, emit)
}

fn run_checked<I: Ir>(
    site: PassSite<'_, I>,
    above: Option<&ParentScope<'_, I>>,
    cache: &mut Cache<I>,
    plan: &Plan<I>,
    mut op: I::Op<'_>,
    position: usize,
    emit: Sink<'_, I>,
) -> Result<(), Failure> {
    if site.frame.depth >= MAX_RUNNING {
        let message =
            format!("more than {MAX_RUNNING} pipelines are under way that run one another");
        emit(site.about(Severity::Error, &op, &message).into());
        return Err(Failure::new());
    }
    check_anchor::<I>(plan.anchor(), site.context(), &op, emit)?;
    let plan = &plan.root().node;
    let name = I::name(site.context(), &op);
    let frame = Frame::new(plan, name, Some(site), above, position);
    let result = site.engine.run(&frame, &mut op, cache, emit);
    if let Some(message) = plan.panicked() {
        emit(site.about(Severity::Error, &op, message).into());
        return Err(Failure::new());
    }
    result.map_err(|_| Failure::new())
}

fn check_is_nested<I: Ir>(
    site: &PassSite<'_, I>,
    current: u64,
    op: &I::Op<'_>,
    emit: Sink<'_, I>,
) -> Result<(), Failure> {
    if I::is_inside(site.context(), op, current) {
        return Ok(());
    }
    let message = "Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the \
                   pass is processing";
    emit(site.about(Severity::Error, op, message).into());
    Err(Failure::new())
}

//! Pipelines that a pass runs on its own account.

use std::sync::{Arc, OnceLock};

use crate::analysis::Cache;
use crate::ancestor::Above;
use crate::context::PassContext;
use crate::diagnostic::{self, Emit, Severity};
use crate::failure::Failure;
use crate::init::resolve;
use crate::instrumentation::PassSite;
use crate::ir::Ir;
use crate::manager::execute::{Engine, Frame};
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::pass_manager::check_anchor;
use crate::manager::plan::{Plan, Step};
use crate::manager::prepare::prepare;
use crate::options::PipelineText;
use crate::replay::Entry;
use crate::statistics_report::StatisticsNode;

/// Passes may run pipelines whose passes run pipelines, with this many pipelines under way on one another.
const MAX_UNDER_WAY: usize = 64;

impl<I: Ir> PassContext<'_, I> {
    /// Runs a pipeline on the operation of the pass or on one nested in it. Instrumentations see it, and its statistics
    /// are listed under this pass. It is prepared when it first runs, so a pass that runs it often keeps it.
    ///
    /// Afterwards no analyses are known of that operation. Of the operations in between, which are in the hands of the pass,
    /// the pipeline sees nothing, and of that of the pass the name and the analyses.
    ///
    /// ```
    /// # mod tree { include!("../../tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::{Failure, OpPassManager, PassContext, Preserved};
    ///
    /// // What a pass does that keeps a pipeline for the large ones inside.
    /// fn run(large: &OpPassManager<Tree>, op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    ///     for child in op.children.iter_mut().filter(|child| child.children.len() > 100) {
    ///         cx.run_pipeline(large, child)?;
    ///     }
    ///     Ok(Preserved::none())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If it fails, or is not for operations like that one, or if the operation is not nested in that of the pass. What
    /// is wrong has been said. The pass may go on all the same.
    pub fn run_pipeline(
        &mut self,
        pipeline: &OpPassManager<I>,
        op: I::Op<'_>,
    ) -> Result<(), Failure> {
        let (site, current) = (self.site, self.op);
        let position = self.pipelines;
        self.pipelines += 1;
        let call = Call {
            pipeline,
            op,
            position,
        };
        let cache = &mut *self.cache;
        let result = self
            .emitter
            .with_sink(|emit| run(*site, current, cache, call, emit));
        if result.is_err() && site.engine.is_cancelled() {
            self.knows_cancellation.set(true);
        }
        result
    }

    /// The pipeline that an option holds. A pass that runs on many operations better asks
    /// [`InitContext::pipeline`](crate::passes::InitContext::pipeline) once.
    ///
    /// # Errors
    ///
    /// If a name in it is unknown, or if the manager has no registry.
    pub fn pipeline(&self, text: &PipelineText) -> Result<OpPassManager<I>, Failure> {
        let entry = match self.site.step {
            Step::Pass(planned) => Some(&*planned.entry),
            Step::Nested(_) => None,
        };
        resolve(entry, self.site.engine.registry, self.context(), text)
    }
}

/// A pipeline that a pass runs, and the operation that it runs on.
struct Call<'p, 'o, I: Ir> {
    pipeline: &'p OpPassManager<I>,
    op: I::Op<'o>,
    /// The number of pipelines that the pass has run before.
    position: usize,
}

/// Runs the pipeline. `current` is the operation of the pass.
fn run<I: Ir>(
    site: PassSite<'_, I>,
    current: u64,
    cache: &mut Cache<I>,
    call: Call<'_, '_, I>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let Call {
        pipeline,
        mut op,
        position,
    } = call;
    check_target(&site, current, &op, emit)?;
    check_anchor::<I>(pipeline.anchor(), site.context(), &op, emit)?;
    let plan = site.engine.dynamic_plan(pipeline, emit)?;
    let frame = Frame {
        plan: &plan,
        caller: Some(site),
        name: I::name(site.context(), &op),
        above: site.frame.above,
        depth: site.frame.depth + 1,
        position,
        branch: 0,
        location: OnceLock::new(),
    };
    let result = if I::identity(&op) == current {
        let result = site.engine.run(&frame, &mut op, cache, emit);
        *cache = Default::default();
        result
    } else {
        // Cached analyses of other nested operations may belong to operations inside of this one.
        let mut nested = cache.take_nested(I::identity(&op));
        let above = Above {
            name: site.frame.name,
            view: None,
            cache,
            above: site.frame.above,
        };
        let above = Some(&above);
        site.engine
            .run(&Frame { above, ..frame }, &mut op, &mut nested, emit)
    };
    count_under(&site, &plan);
    if let Some(message) = plan.panicked() {
        emit(site.about(Severity::Error, &op, message));
        return Err(Failure::new());
    }
    result.map_err(|_| Failure::new())
}

impl<I: Ir> Engine<'_, I> {
    fn dynamic_plan(
        &self,
        pipeline: &OpPassManager<I>,
        emit: Emit<'_>,
    ) -> Result<Arc<Plan<I>>, Failure> {
        let mut emitted = Vec::new();
        let plan = pipeline.plan().get(
            || I::generation(self.cx),
            || {
                let mut sink = |diagnostic| emitted.push(diagnostic);
                let mut plan = prepare(pipeline, self.cx, self.registry, &mut sink)?;
                plan.set_said(std::mem::take(&mut emitted));
                Ok(plan)
            },
        );
        // Whichever thread prepared the pipeline: the first operation in order that runs it reports.
        if let Some(said) = plan.as_ref().ok().and_then(|plan| plan.said()) {
            emit(diagnostic::deferred(Entry::<I>::Once(said)));
        }
        emitted.into_iter().for_each(emit);
        plan
    }
}

fn check_target<I: Ir>(
    site: &PassSite<'_, I>,
    current: u64,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let message = if I::identity(op) != current && !I::is_inside(site.context(), op, current) {
        "Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass \
         is processing"
            .to_owned()
    } else if site.frame.depth >= MAX_UNDER_WAY {
        format!("more than {MAX_UNDER_WAY} pipelines are under way that run one another")
    } else {
        return Ok(());
    };
    emit(site.about(Severity::Error, op, &message));
    Err(Failure::new())
}

/// Adds the statistics of the pipeline to those of the pass that ran it, which outlives it.
fn count_under<I: Ir>(site: &PassSite<'_, I>, plan: &Plan<I>) {
    if let Step::Pass(planned) = site.step {
        planned.entry.count_dynamic(StatisticsNode::take(plan));
    }
}

//! Compiling a pipeline: everything that is done once before it runs.

use std::cell::RefCell;
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Emit, Location};
use crate::failure::Failure;
use crate::info::Deprecation;
use crate::init::InitContext;
use crate::ir::Ir;
use crate::manager::checks::{OpNameFacts, explain_missing_interface, explain_refusal};
use crate::manager::dialects::load_dialects;
use crate::manager::element::PassEntry;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::{PassInstance, Plan, PlanNode, Step};
use crate::manager::{MAX_DEPTH, MAX_RUNNING};
use crate::panic::catch;
use crate::registry::PassRegistry;

impl<I: Ir> OpPassManager<I> {
    /// Compiles the pipeline for a context: loads dialects, merges neighbouring nested pipelines, and checks and initialises
    /// copies of the passes, which look up pipelines in the registry. [`PassManager`](crate::PassManager) calls it.
    ///
    /// # Errors
    ///
    /// If pipelines nest more than 256 deep, if a dialect does not exist, if a pass cannot run on the operations of the
    /// pipeline, or if it cannot be initialised. An error was emitted.
    pub fn compile(
        &self,
        cx: &I::Context,
        registry: Option<&PassRegistry<I>>,
        emit: Emit<'_>,
    ) -> Result<Plan<I>, Failure> {
        let compiler = Compiler {
            cx,
            registry,
            owner: None,
            depth: 0,
        };
        compiler.compile(self, emit)
    }

    /// Returns true if at most this many levels of pipelines are nested in one another.
    fn has_levels(&self, most: usize) -> bool {
        most > 0 && self.nested().all(|nested| nested.has_levels(most - 1))
    }
}

pub(crate) struct Compiler<'c, I: Ir> {
    pub(crate) cx: &'c I::Context,
    pub(crate) registry: Option<&'c PassRegistry<I>>,
    /// The pass that runs the pipeline.
    pub(crate) owner: Option<&'c Arc<PassEntry<I>>>,
    /// The number of pipelines that are being compiled or run around this one.
    pub(crate) depth: usize,
}

impl<I: Ir> Compiler<'_, I> {
    /// Compiles a pipeline for a pass that is under way. The diagnostics of the IR that are pending for that pass come before
    /// those of the compilation, which opens scopes of its own.
    pub(crate) fn compile_in_pass(
        &self,
        manager: &OpPassManager<I>,
        emit: impl FnMut(Diagnostic),
    ) -> Result<Plan<I>, Failure> {
        let mut diagnostics = Vec::new();
        let plan = self.compile(manager, &mut |diagnostic| diagnostics.push(diagnostic));
        diagnostics.into_iter().for_each(emit);
        plan
    }

    fn compile(&self, manager: &OpPassManager<I>, emit: Emit<'_>) -> Result<Plan<I>, Failure> {
        if !manager.has_levels(MAX_DEPTH) {
            let message = format!("pipelines nest more than {MAX_DEPTH} deep");
            return Err(fail(emit, message));
        }
        if self.depth > MAX_RUNNING {
            let message =
                format!("more than {MAX_RUNNING} pipelines are compiled within one another");
            return Err(fail(emit, message));
        }
        load_dialects(manager, self.cx, self.registry, emit)?;
        let mut node =
            PlanNode::as_written(manager, self.cx).map_err(|message| fail(emit, message))?;
        node.merge(self.cx);
        check_descriptions(&node, emit)?;
        check_names(&node, self.cx, emit)?;
        self.initialize(&mut node, emit)?;
        Ok(Plan::new(node, I::generation(self.cx), self.owner.cloned()))
    }

    fn initialize(&self, node: &mut PlanNode<I>, emit: Emit<'_>) -> Result<(), Failure> {
        for step in &mut node.steps {
            match step {
                Step::Pass(instance) => self.initialize_pass(instance, emit)?,
                Step::Nested(nodes) => nodes
                    .iter_mut()
                    .try_for_each(|nested| self.initialize(nested, emit))?,
            }
        }
        Ok(())
    }

    fn initialize_pass(
        &self,
        instance: &mut PassInstance<I>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let PassInstance { entry, pass, .. } = instance;
        let name = entry.info.name;
        let initialized = I::scope(self.cx, emit, |emit| {
            let cx = InitContext {
                cx: self.cx,
                registry: self.registry,
                entry,
                depth: self.depth,
                emit: RefCell::new(emit),
            };
            catch(|| pass.prepare(&cx))
        });
        let message = match initialized {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(failure)) => match failure.reason() {
                Some(reason) => format!("pass '{name}' cannot be initialized: {reason}"),
                None => format!("pass '{name}' cannot be initialized"),
            },
            Err(panic) => format!("pass '{name}' panicked while it was initialized: {panic}"),
        };
        Err(fail(emit, message))
    }
}

/// Asks all passes for their options and statistics, so that a panic in that is an error before anything runs.
fn check_descriptions<I: Ir>(plan: &PlanNode<I>, emit: Emit<'_>) -> Result<(), Failure> {
    for instance in plan.passes() {
        instance.entry.options();
        instance.counters();
        if let Some(message) = instance.entry.panicked() {
            return Err(fail(emit, message.to_owned()));
        }
    }
    plan.nested()
        .try_for_each(|nested| check_descriptions(nested, emit))
}

pub(crate) fn warn_deprecated<I: Ir>(plan: &PlanNode<I>, emit: Emit<'_>) {
    let mut found = Vec::new();
    collect_deprecated(plan, &mut found);
    for (argument, deprecation) in found {
        let message = deprecation.explain(argument);
        emit(Diagnostic::warning(Location::Unknown, message));
    }
}

fn collect_deprecated<I: Ir>(plan: &PlanNode<I>, found: &mut Vec<(&'static str, Deprecation)>) {
    for info in plan.passes().map(|instance| instance.entry.info) {
        if let Some(deprecation) = info.deprecated
            && !found.iter().any(|(other, _)| *other == info.argument)
        {
            found.push((info.argument, deprecation));
        }
    }
    plan.nested()
        .for_each(|nested| collect_deprecated(nested, found));
}

/// Checks that the passes of a pipeline that is restricted by name accept its operations, before there is any.
fn check_names<I: Ir>(plan: &PlanNode<I>, cx: &I::Context, emit: Emit<'_>) -> Result<(), Failure> {
    for op in &plan.ops {
        let op = OpNameFacts::<I>::new(cx, *op);
        if !op.facts.registered {
            continue;
        }
        // A panic is reported when the pass is asked again before it runs.
        let refuses = |instance: &&PassInstance<I>| instance.accepts(cx, &op) == Ok(false);
        if let Some(instance) = plan.passes().find(refuses) {
            let (info, op) = (instance.entry.info, &op.facts.name);
            let message = format!(
                "unable to schedule pass '{}' on a PassManager intended to run on '{op}'!",
                info.name
            );
            let lacking = explain_missing_interface::<I>(cx, info.interface, op, "pass");
            let why = lacking.unwrap_or_else(|| explain_refusal(op));
            emit(Diagnostic::error(Location::Unknown, message).note(why));
            return Err(Failure::new());
        }
    }
    plan.nested()
        .try_for_each(|nested| check_names(nested, cx, emit))
}

fn fail(emit: Emit<'_>, message: String) -> Failure {
    emit(Diagnostic::error(Location::Unknown, message));
    Failure::new()
}

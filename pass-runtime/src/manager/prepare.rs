//! Everything that is done once before a pipeline runs.

use std::cell::RefCell;

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::init::InitContext;
use crate::ir::Ir;
use crate::location::Location;
use crate::manager::checks::{Named, refused_by_name, why_lacking};
use crate::manager::dialects::load_dialects;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::plan::{Plan, Planned, Step};
use crate::panic::catch;
use crate::registry::PassRegistry;

/// Makes the plan of a pipeline: dialects loaded, pipelines merged, passes checked and initialised.
pub(crate) fn prepare<I: Ir>(
    manager: &OpPassManager<I>,
    cx: &I::Context,
    registry: Option<&PassRegistry<I>>,
    emit: Emit<'_>,
) -> Result<Plan<I>, Failure> {
    load_dialects(manager, cx, registry, emit)?;
    let mut plan = Plan::as_written(manager, cx).map_err(|message| fail(emit, message))?;
    plan.merge(cx);
    check_descriptions(&plan, emit)?;
    check_names(&plan, cx, emit)?;
    let cx = InitContext {
        cx,
        registry,
        entry: None,
        emit: RefCell::new(emit),
    };
    initialize(&mut plan, &cx)?;
    Ok(plan)
}

/// Asks all passes for their options and statistics, so that a panic in that is an error before anything runs.
fn check_descriptions<I: Ir>(plan: &Plan<I>, emit: Emit<'_>) -> Result<(), Failure> {
    for planned in plan.passes() {
        planned.entry.options();
        planned.counters();
        if let Some(message) = planned.entry.panicked() {
            return Err(fail(emit, message.to_owned()));
        }
    }
    plan.nested()
        .try_for_each(|nested| check_descriptions(nested, emit))
}

/// Warns about passes that should no longer be used, each once.
pub(crate) fn warn_deprecated<I: Ir>(plan: &Plan<I>, emit: Emit<'_>) {
    let mut found = Vec::new();
    collect_deprecated(plan, &mut found);
    for info in found {
        let message = info
            .deprecated
            .map(|deprecation| deprecation.explain(info.argument));
        emit(Diagnostic::warning(
            Location::Unknown,
            message.unwrap_or_default(),
        ));
    }
}

fn collect_deprecated<I: Ir>(plan: &Plan<I>, found: &mut Vec<&'static PassInfo>) {
    for info in plan.passes().map(|planned| planned.entry.info) {
        if info.deprecated.is_some() && !found.iter().any(|other| other.argument == info.argument) {
            found.push(info);
        }
    }
    plan.nested()
        .for_each(|nested| collect_deprecated(nested, found));
}

/// A pipeline that is restricted by name can be held against its passes before there is any operation.
fn check_names<I: Ir>(plan: &Plan<I>, cx: &I::Context, emit: Emit<'_>) -> Result<(), Failure> {
    for op in &plan.ops {
        let op = Named::<I>::new(cx, *op);
        if !op.facts.registered {
            continue;
        }
        // A panic is reported when the pass is asked again before it runs.
        let refuses = |planned: &&Planned<I>| planned.accepts(cx, &op) == Ok(false);
        if let Some(planned) = plan.passes().find(refuses) {
            let (info, op) = (planned.entry.info, &op.facts.name);
            let message = format!(
                "unable to schedule pass '{}' on a PassManager intended to run on '{op}'!",
                info.name
            );
            let lacking = why_lacking::<I>(cx, info.interface, op, "pass");
            let why = lacking.unwrap_or_else(|| refused_by_name(op));
            emit(Diagnostic::error(Location::Unknown, message).note(why));
            return Err(Failure::new());
        }
    }
    plan.nested()
        .try_for_each(|nested| check_names(nested, cx, emit))
}

fn initialize<I: Ir>(plan: &mut Plan<I>, cx: &InitContext<'_, I>) -> Result<(), Failure> {
    for step in &mut plan.steps {
        match step {
            Step::Pass(planned) => initialize_pass(planned, cx)?,
            Step::Nested(plans) => plans
                .iter_mut()
                .try_for_each(|nested| initialize(nested, cx))?,
        }
    }
    Ok(())
}

fn initialize_pass<I: Ir>(
    planned: &mut Planned<I>,
    cx: &InitContext<'_, I>,
) -> Result<(), Failure> {
    let pass = planned.entry.info.name;
    let Planned {
        entry, pass: copy, ..
    } = planned;
    let message = match cx.scope(entry, |cx| catch(|| copy.prepare(cx))) {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(failure)) => match failure.reason() {
            Some(reason) => format!("pass '{pass}' cannot be initialized: {reason}"),
            None => format!("pass '{pass}' cannot be initialized"),
        },
        Err(panic) => format!("pass '{pass}' panicked while it was initialized: {panic}"),
    };
    cx.emit(Diagnostic::error(Location::Unknown, message));
    Err(Failure::new())
}

fn fail(emit: Emit<'_>, message: String) -> Failure {
    emit(Diagnostic::error(Location::Unknown, message));
    Failure::new()
}

//! Which pass may run on which operation.

use crate::anchor::Anchor;
use crate::diagnostic::{Emit, Severity};
use crate::dyn_pass::DynPass;
use crate::failure::Failure;
use crate::info::PassInfo;
use crate::ir::Ir;
use crate::manager::execute::Engine;
use crate::manager::plan::{Plan, Planned, Step};
use crate::panic::catch;

/// True if the pass may run on operations called `op`, as far as the name tells. A panic counts as yes: the pass is
/// asked again before it runs, which is where that is reported.
pub(crate) fn accepts_name<I: Ir>(
    cx: &I::Context,
    info: &PassInfo,
    pass: &dyn DynPass<I>,
    op: &str,
) -> bool {
    names(info, op)
        && info
            .interface
            .is_none_or(|interface| I::op_may_implement(cx, op, interface))
        && catch(|| pass.accepts(cx, op)).unwrap_or(true)
}

/// True if the pass may run on this operation; an error holds the message of a panic.
fn accepts<I: Ir>(cx: &I::Context, planned: &Planned<I>, op: &I::Op<'_>) -> Result<bool, String> {
    let (info, name) = (planned.entry.info, I::name(op));
    let declared = names(info, name)
        && info
            .interface
            .is_none_or(|interface| I::implements(cx, op, interface));
    match declared {
        true => catch(|| planned.pass.accepts(cx, name)),
        false => Ok(false),
    }
}

fn names(info: &PassInfo, op: &str) -> bool {
    info.ops.is_empty() || info.ops.contains(&op)
}

impl<I: Ir> Plan<I> {
    /// True if it runs on this operation when it is nested.
    pub(crate) fn takes(&self, cx: &I::Context, op: &I::Op<'_>) -> bool {
        match &self.anchor {
            Anchor::Ops(names) => names.iter().any(|name| name == I::name(op)),
            Anchor::Interface(interface) => I::implements(cx, op, interface) && self.fits(cx, op),
            Anchor::Any => self.fits(cx, op),
        }
    }

    fn fits(&self, cx: &I::Context, op: &I::Op<'_>) -> bool {
        I::is_registered(cx, op)
            && I::is_isolated(cx, op)
            && self
                .passes()
                .all(|planned| accepts(cx, planned, op).unwrap_or(true))
    }
}

/// Says why the pass cannot run on this operation, or nested pipelines on those inside, if they cannot.
pub(crate) fn check_operation<I: Ir>(
    engine: &Engine<'_, I>,
    step: &Step<I>,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<(), Failure> {
    let cx = engine.cx;
    let message = if !I::is_registered(cx, op) {
        "trying to schedule a pass on an unregistered operation".to_owned()
    } else if !I::is_isolated(cx, op) {
        "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'".to_owned()
    } else {
        let Step::Pass(planned) = step else {
            return Ok(());
        };
        let pass = planned.entry.info.name;
        match accepts(cx, planned, op) {
            Ok(true) => return Ok(()),
            Ok(false) => format!("trying to schedule pass '{pass}' on an unsupported operation"),
            Err(panic) => format!(
                "pass '{pass}' panicked when asked whether it runs on this operation: {panic}"
            ),
        }
    };
    emit(engine.about(Severity::Error, op, &message));
    Err(Failure::new())
}

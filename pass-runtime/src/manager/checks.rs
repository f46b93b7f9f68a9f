//! Deciding which pass may run on which operation.

use crate::anchor::Anchor;
use crate::diagnostic::{Emit, Severity};
use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::instrumentation::{Failed, FailureKind, PassSite, StepFailure};
use crate::ir::{Ir, OpFacts};
use crate::manager::plan::{Plan, Planned, Step};
use crate::panic::catch;

/// An operation's name with its facts, which are asked for once a pipeline and again if a pass changes the name.
pub(crate) struct Named<'c, I: Ir> {
    pub(crate) name: I::OpName,
    pub(crate) facts: OpFacts<'c>,
}

impl<'c, I: Ir> Named<'c, I> {
    pub(crate) fn new(cx: &'c I::Context, name: I::OpName) -> Self {
        let facts = I::facts(cx, name);
        Self { name, facts }
    }

    /// The name of `op`, and its facts if it has another name than this. Returns true if it has.
    pub(crate) fn update(&mut self, cx: &'c I::Context, op: &I::Op<'_>) -> bool {
        let name = I::name(cx, op);
        let changed = name != self.name;
        if changed {
            *self = Self::new(cx, name);
        }
        changed
    }
}

/// True if the pass may run on operations of this name. A panic counts as yes: the pass is asked again before it runs,
/// which is where that is reported.
pub(crate) fn accepts_name<I: Ir>(
    cx: &I::Context,
    info: &PassInfo,
    pass: &dyn DynPass<I>,
    op: &Named<'_, I>,
) -> bool {
    let named = info.ops.is_empty() || info.ops.contains(&&*op.facts.name);
    named && accepts_kind(cx, info, pass, op).unwrap_or(true)
}

/// As [`accepts_name`], without the restriction by name; an error holds the message of a panic.
fn accepts_kind<I: Ir>(
    cx: &I::Context,
    info: &PassInfo,
    pass: &dyn DynPass<I>,
    op: &Named<'_, I>,
) -> Result<bool, String> {
    let implements = |interface| I::implements(cx, op.name, interface);
    if info.interface.is_none_or(implements) {
        catch(|| pass.accepts(cx, &op.facts))
    } else {
        Ok(false)
    }
}

impl<I: Ir> Planned<I> {
    /// True if it may run on operations of this name; an error holds the message of a panic.
    pub(crate) fn accepts(&self, cx: &I::Context, op: &Named<'_, I>) -> Result<bool, String> {
        let info = self.entry.info;
        if info.ops.is_empty() || self.ops.contains(&op.name) {
            accepts_kind(cx, info, &**self.pass, op)
        } else {
            Ok(false)
        }
    }
}

/// Why an operation of this name does not fit: it lacks the interface that `what` needs, a pass or a pipeline.
pub(crate) fn why_lacking<I: Ir>(
    cx: &I::Context,
    interface: Option<&str>,
    op: &str,
    what: &str,
) -> Option<String> {
    let (interface, name) = interface.zip(I::op_name(cx, op))?;
    if I::implements(cx, name, interface) {
        return None;
    }
    let is_known = I::known_interfaces(cx).iter().any(|one| one == interface);
    Some(if is_known {
        format!("'{op}' does not implement the interface '{interface}' that the {what} needs")
    } else {
        format!("the {what} needs the interface '{interface}', which the IR does not have")
    })
}

/// Why an operation does not fit that a pass refuses by its name.
pub(crate) fn refused_by_name(op: &str) -> String {
    format!("the pass refuses operations called '{op}'")
}

impl<I: Ir> Plan<I> {
    /// True if it runs on operations of this name when it is nested.
    pub(crate) fn takes(&self, cx: &I::Context, name: I::OpName) -> bool {
        match &self.anchor {
            Anchor::Ops(_) => self.ops.contains(&name),
            Anchor::Interface(interface) => {
                I::implements(cx, name, interface) && self.fits(cx, name)
            }
            Anchor::Any => self.fits(cx, name),
        }
    }

    fn fits(&self, cx: &I::Context, name: I::OpName) -> bool {
        let op = Named::<I>::new(cx, name);
        op.facts.registered
            && op.facts.isolated
            && self
                .passes()
                .all(|planned| planned.accepts(cx, &op).unwrap_or(true))
    }
}

/// Reports why the pass cannot run on this operation, or nested pipelines on those inside, if they cannot.
pub(crate) fn check_operation<I: Ir>(
    site: &PassSite<'_, I>,
    named: &Named<'_, I>,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<(), Failed> {
    let message = if !named.facts.registered {
        "trying to schedule a pass on an unregistered operation".to_owned()
    } else if !named.facts.isolated {
        "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'".to_owned()
    } else {
        let Step::Pass(planned) = site.step else {
            return Ok(());
        };
        let pass = planned.entry.info.name;
        match planned.accepts(site.context(), named) {
            Ok(true) => return Ok(()),
            Ok(false) => format!("trying to schedule pass '{pass}' on an unsupported operation"),
            Err(panic) => format!(
                "pass '{pass}' panicked when asked whether it runs on this operation: {panic}"
            ),
        }
    };
    emit(site.about(Severity::Error, op, &message));
    Err(StepFailure::new(FailureKind::Unsupported, message))
}

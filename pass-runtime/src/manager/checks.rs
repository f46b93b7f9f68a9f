//! Deciding which pass may run on which operation.

use std::sync::OnceLock;

use crate::dyn_pass::DynPass;
use crate::info::PassInfo;
use crate::instrumentation::{BoxedFailure, FailureKind, PassSite, Sink};
use crate::ir::{Ir, OpFacts};
use crate::manager::plan::{PassInstance, PlanNode, Step};
use crate::options::Anchor;
use crate::panic::catch;

/// An operation's name with its facts, which are asked for once a pipeline and again if a pass changes the name.
pub(crate) struct OpNameFacts<'c, I: Ir> {
    pub(crate) name: I::OpName,
    pub(crate) facts: OpFacts<'c>,
}

impl<'c, I: Ir> OpNameFacts<'c, I> {
    pub(crate) fn new(cx: &'c I::Context, name: I::OpName) -> Self {
        let facts = I::facts(cx, name);
        Self { name, facts }
    }

    /// Updates name and facts if `op` was renamed. Returns true if it was.
    pub(crate) fn update(&mut self, cx: &'c I::Context, op: &I::Op<'_>) -> bool {
        let name = I::name(cx, op);
        let changed = name != self.name;
        if changed {
            *self = Self::new(cx, name);
        }
        changed
    }
}

/// The answers to a question about names, for the first few names that are asked about. Threads read it without a lock.
pub(crate) struct NameCache<N>([OnceLock<(N, bool)>; 8]);

impl<N: Copy + Eq> NameCache<N> {
    fn get_or_insert_with(&self, name: N, answer: impl FnOnce() -> bool) -> bool {
        for slot in &self.0 {
            match slot.get() {
                Some((known, answer)) if *known == name => return *answer,
                Some(_) => {}
                None => {
                    let answer = answer();
                    // Another thread may have been first, with another name.
                    let _ = slot.set((name, answer));
                    return answer;
                }
            }
        }
        answer()
    }
}

impl<N> Default for NameCache<N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| OnceLock::new()))
    }
}

/// Returns true if the pass may run on operations of this name. A panic counts as yes: the pass is asked again before it
/// runs, which is where that is reported.
pub(crate) fn accepts_name<I: Ir>(
    cx: &I::Context,
    info: &PassInfo,
    pass: &dyn DynPass<I>,
    op: &OpNameFacts<'_, I>,
) -> bool {
    let named = info.ops.is_empty() || info.ops.contains(&&*op.facts.name);
    named && accepts_kind(cx, info, pass, op).unwrap_or(true)
}

/// As [`accepts_name`], without the restriction by name; an error holds the message of a panic.
fn accepts_kind<I: Ir>(
    cx: &I::Context,
    info: &PassInfo,
    pass: &dyn DynPass<I>,
    op: &OpNameFacts<'_, I>,
) -> Result<bool, String> {
    let implements = |interface| I::implements(cx, op.name, interface);
    Ok(info.interface.is_none_or(implements) && catch(|| pass.accepts(cx, &op.facts))?)
}

impl<I: Ir> PassInstance<I> {
    /// Returns true if it may run on operations of this name; an error holds the message of a panic.
    pub(crate) fn accepts(&self, cx: &I::Context, op: &OpNameFacts<'_, I>) -> Result<bool, String> {
        let info = self.entry.info;
        let named = info.ops.is_empty() || self.ops.contains(&op.name);
        Ok(named && accepts_kind(cx, info, &**self.pass, op)?)
    }
}

/// Returns the error for an operation of this name that lacks the interface that `what`, a pass or a pipeline, needs.
pub(crate) fn explain_missing_interface<I: Ir>(
    cx: &I::Context,
    interface: Option<&str>,
    op: &str,
    what: &str,
) -> Option<String> {
    let (interface, name) = interface.zip(I::op_name(cx, op))?;
    if I::implements(cx, name, interface) {
        return None;
    }
    Some(if I::is_known_interface(cx, interface) {
        format!(
            "'{op}' does not implement the interface '{interface}' that the {what} needs; `any(..)` around it runs it on operations inside that do"
        )
    } else {
        format!("the {what} needs the interface '{interface}', which the IR does not have")
    })
}

pub(crate) fn explain_refusal(op: &str) -> String {
    format!("the pass refuses operations called '{op}'")
}

impl<I: Ir> PlanNode<I> {
    /// Returns true if it runs on operations of this name when it is nested.
    pub(crate) fn takes(&self, cx: &I::Context, name: I::OpName) -> bool {
        match &self.anchor {
            Anchor::Ops(_) => self.ops.contains(&name),
            Anchor::Interface(interface) => self.taken.get_or_insert_with(name, || {
                I::implements(cx, name, interface) && self.fits(cx, name)
            }),
            Anchor::Any => self.taken.get_or_insert_with(name, || self.fits(cx, name)),
        }
    }

    fn fits(&self, cx: &I::Context, name: I::OpName) -> bool {
        let op = OpNameFacts::<I>::new(cx, name);
        op.facts.registered
            && op.facts.isolated
            && self
                .passes()
                .all(|instance| instance.accepts(cx, &op).unwrap_or(true))
    }
}

/// Reports why the pass cannot run on this operation, or nested pipelines on those inside, if they cannot.
pub(crate) fn check_operation<I: Ir>(
    site: &PassSite<'_, I>,
    named: &OpNameFacts<'_, I>,
    op: &I::Op<'_>,
    emit: Sink<'_, I>,
) -> Result<(), BoxedFailure> {
    let message = if !named.facts.registered {
        "trying to schedule a pass on an unregistered operation".to_owned()
    } else if !named.facts.isolated {
        "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'".to_owned()
    } else {
        let Step::Pass(instance) = site.step else {
            return Ok(());
        };
        let pass = instance.entry.info.name;
        match instance.accepts(site.context(), named) {
            Ok(true) => return Ok(()),
            Ok(false) => format!("trying to schedule pass '{pass}' on an unsupported operation"),
            Err(panic) => format!(
                "pass '{pass}' panicked when asked whether it runs on this operation: {panic}"
            ),
        }
    };
    site.fail(FailureKind::Unsupported, op, &message, emit)
}

//! Handlers of actions, as instrumentations.

use std::sync::Arc;

use crate::actions::Action;
use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{ActionSite, Instrumentation, PassSite, StepFailure, Verdict};
use pass_runtime::ir::Ir;

/// A handler of actions: it observes them, holds them up, or skips them.
///
/// It is called in the thread of the action, so several calls may be under way at once. An action waits while its handler
/// does.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::actions::{Action, ActionHandler, Actions};
/// use pass_runtime::diagnostic::Emit;
/// use pass_runtime::instrumentation::Verdict;
///
/// /// Leaves out all that passes call a rename.
/// struct NoRenames;
///
/// impl ActionHandler<Tree> for NoRenames {
///     fn before(&self, action: &Action<'_, '_, Tree>, _: Emit<'_>) -> Verdict {
///         if action.tag() == "rename" { Verdict::Skip } else { Verdict::Run }
///     }
/// }
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Actions(NoRenames));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub trait ActionHandler<I: Ir>: Send + Sync {
    /// True if it asks for the [text of operations](Action::unit).
    fn needs_units(&self) -> bool {
        false
    }

    /// An action is about to begin. All handlers and instrumentations are asked; the worst verdict counts.
    fn before(&self, _action: &Action<'_, '_, I>, _emit: Emit<'_>) -> Verdict {
        Verdict::Run
    }

    /// An action has ended, or was kept from [running](Action::runs).
    fn after(&self, _action: &Action<'_, '_, I>, _emit: Emit<'_>) {}
}

/// The instrumentation that calls an [`ActionHandler`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Actions<H>(pub H);

/// Shared, so that its observations can be read after the run.
impl<I: Ir, H: ActionHandler<I> + ?Sized> ActionHandler<I> for Arc<H> {
    fn needs_units(&self) -> bool {
        (**self).needs_units()
    }

    fn before(&self, action: &Action<'_, '_, I>, emit: Emit<'_>) -> Verdict {
        (**self).before(action, emit)
    }

    fn after(&self, action: &Action<'_, '_, I>, emit: Emit<'_>) {
        (**self).after(action, emit);
    }
}

impl<I: Ir, H: ActionHandler<I>> Instrumentation<I> for Actions<H> {
    fn needs_units(&self) -> bool {
        self.0.needs_units()
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        self.0.before(&Action::execution(pass, op), emit)
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        self.0.after(&Action::execution(pass, op), emit);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &StepFailure,
        emit: Emit<'_>,
    ) {
        self.0.after(&Action::execution(pass, op), emit);
    }

    fn before_action(&self, action: &ActionSite<'_, I>, emit: Emit<'_>) -> Verdict {
        self.0.before(&Action::inside(action), emit)
    }

    fn after_action(&self, action: &ActionSite<'_, I>, emit: Emit<'_>) {
        self.0.after(&Action::inside(action), emit);
    }
}

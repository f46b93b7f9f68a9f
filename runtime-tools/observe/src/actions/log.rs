//! The log of actions.

use std::fmt;
use std::thread;

use crate::actions::{Action, ActionHandler, LocationFilter};
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::Verdict;
use pass_runtime::ir::Ir;

/// Hands over a line when an action begins and when it has ended, as `--log-actions-to` of MLIR's tools writes them.
///
/// The lines of a thread nest; those of several threads come as they happen. An action that is skipped has one line, which says
/// so if the log was added after what skips it, as in MLIR handlers decide before observers look on.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use std::sync::Mutex;
///
/// use pass_runtime::PassManager;
/// use pass_observe::actions::{ActionLog, Actions};
///
/// let lines = Mutex::new(Vec::new());
/// let mut manager = PassManager::<Tree>::new("root");
/// let log = ActionLog::new(move |line: &str| lines.lock().unwrap().push(line.to_owned()));
/// manager.add_instrumentation(Actions(log));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct ActionLog<F> {
    write: F,
    filter: LocationFilter,
}

impl<F: Fn(&str) + Send + Sync> ActionLog<F> {
    /// Hands lines to `write`, which may be called by several threads at once.
    pub fn new(write: F) -> Self {
        Self {
            write,
            filter: LocationFilter::default(),
        }
    }

    /// Sets the locations of the operations whose actions are logged.
    #[must_use]
    pub fn filter(mut self, filter: LocationFilter) -> Self {
        self.filter = filter;
        self
    }

    fn line(&self, text: &str) {
        let thread = thread::current();
        let name = thread
            .name()
            .map_or_else(|| format!("{:?}", thread.id()), str::to_owned);
        (self.write)(&format!("[thread {name}] {text}\n"));
    }
}

impl<I: Ir, F: Fn(&str) + Send + Sync> ActionHandler<I> for ActionLog<F> {
    fn needs_units(&self) -> bool {
        true
    }

    fn before(&self, action: &Action<'_, '_, I>, _: Emit<'_>) -> Verdict {
        if self.filter.contains(&action.location()) {
            let unit = action.unit();
            let unit = on_one_line(unit.as_deref().unwrap_or_default());
            let about = match action.tag() {
                "GreedyPatternRewriteIteration" => "Region #0 for op ",
                _ => "",
            };
            let verb = if action.runs() { "begins" } else { "skipping" };
            let action = action.description();
            self.line(&format!(
                "{verb} (no breakpoint) Action {action} ({about}{unit})`"
            ));
        }
        Verdict::Run
    }

    fn after(&self, action: &Action<'_, '_, I>, _: Emit<'_>) {
        if action.runs() && self.filter.contains(&action.location()) {
            self.line(&format!("completed `{}`", action.tag()));
        }
    }
}

/// Returns the first line: an IR may print regions although the options skip them.
fn on_one_line(text: &str) -> String {
    match text.split_once('\n') {
        Some((first, _)) => format!("{first} ..."),
        None => text.to_owned(),
    }
}

impl<F> fmt::Debug for ActionLog<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActionLog")
            .field("filter", &self.filter)
            .finish_non_exhaustive()
    }
}

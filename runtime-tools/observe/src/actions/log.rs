//! The log of actions.

use std::fmt;
use std::thread;

use crate::actions::{ACTIONS, Action, LocationFilter};
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::ir::Ir;

/// Writes a line when an action begins and when it ends, in the format of `--log-actions-to` of MLIR's tools.
///
/// The lines of a thread nest; those of several threads come as they happen. A skipped action has one line, which says
/// so if the log was added after the instrumentation that skips it, as in MLIR.
///
/// ```
/// # use pass_toy::tree::*;
/// use std::sync::Mutex;
///
/// use pass_runtime::PassManager;
/// use pass_observe::actions::ActionLog;
///
/// let lines = Mutex::new(Vec::new());
/// let mut manager = PassManager::<Tree>::new("root");
/// let log = ActionLog::new(move |line: &str| lines.lock().unwrap().push(line.to_owned()));
/// manager.add_instrumentation(log);
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct ActionLog<F> {
    write: F,
    filter: LocationFilter,
}

impl<F: Fn(&str) + Send + Sync> ActionLog<F> {
    /// Creates a log that passes lines to `write`, which several threads may call at once.
    pub fn new(write: F) -> Self {
        Self {
            write,
            filter: LocationFilter::default(),
        }
    }

    /// Restricts the log to actions on operations at these locations.
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

impl<I: Ir, F: Fn(&str) + Send + Sync> Instrumentation<I> for ActionLog<F> {
    fn interest(&self) -> Interest {
        ACTIONS | Interest::UNITS
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        if let Some(action) = Action::of_event(event)
            && self.filter.contains(&action.location())
        {
            let unit = action.unit();
            let unit = first_line(unit.as_deref().unwrap_or_default());
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

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        _: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        if let Some(action) = Action::of_event(event)
            && action.runs()
            && self.filter.contains(&action.location())
        {
            self.line(&format!("completed `{}`", action.tag()));
        }
        Ok(())
    }
}

/// Returns the first line: an IR may print regions although the options skip them.
fn first_line(text: &str) -> String {
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

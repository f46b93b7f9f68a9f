//! The profile of actions.

use std::fmt;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};

use crate::actions::{Action, ActionHandler};
use crate::json::push_string;
use crate::timing::Clock;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::Verdict;
use pass_runtime::ir::Ir;

/// Notes when actions begin and end, for a profile that trace viewers load: that of `--profile-actions-to` of MLIR's tools.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use std::sync::Arc;
///
/// use pass_runtime::PassManager;
/// use pass_observe::actions::{ActionProfile, Actions};
///
/// let start = std::time::Instant::now();
/// let profile = Arc::new(ActionProfile::new(move || start.elapsed()));
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Actions(profile.clone()));
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert_eq!(profile.to_json(), "[]");
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct ActionProfile {
    clock: Box<dyn Clock>,
    events: Mutex<Vec<Event>>,
}

struct Event {
    tag: String,
    /// The line about an action that begins; `None` if it ends.
    description: Option<String>,
    thread: ThreadId,
    /// A reading of the clock.
    at: u64,
}

impl ActionProfile {
    /// A profile by a clock, which the program brings.
    pub fn new(clock: impl Clock + 'static) -> Self {
        Self {
            clock: Box::new(clock),
            events: Mutex::default(),
        }
    }

    /// The events so far, as an array of JSON.
    pub fn to_json(&self) -> String {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let mut threads = Vec::new();
        let mut out = String::from("[");
        for (index, event) in events.iter().enumerate() {
            let thread = threads
                .iter()
                .position(|id| *id == event.thread)
                .unwrap_or(threads.len());
            if thread == threads.len() {
                threads.push(event.thread);
            }
            out.push_str(if index > 0 { ",\n" } else { "" });
            let at = self.clock.duration(event.at).as_micros();
            event.push(&mut out, thread + 1, at);
        }
        out + "]"
    }

    fn note(&self, tag: &str, description: Option<String>) {
        let event = Event {
            tag: tag.to_owned(),
            description,
            thread: thread::current().id(),
            at: self.clock.ticks(),
        };
        self.events
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(event);
    }
}

impl Event {
    /// Appends an event with its time in microseconds.
    fn push(&self, out: &mut String, thread: usize, at: u128) {
        let phase = if self.description.is_some() { 'B' } else { 'E' };
        out.push_str("{\"name\": ");
        push_string(out, &self.tag);
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            ", \"cat\": \"PERF\", \"ph\": \"{phase}\", \"pid\": 0, \"tid\": {thread}, \"ts\": {at}"
        );
        if let Some(description) = &self.description {
            out.push_str(", \"args\": {\"desc\": ");
            push_string(out, description);
            out.push('}');
        }
        out.push('}');
    }
}

impl<I: Ir> ActionHandler<I> for ActionProfile {
    fn before(&self, action: &Action<'_, '_, I>, _: Emit<'_>) -> Verdict {
        self.note(action.tag(), Some(action.description()));
        Verdict::Run
    }

    fn after(&self, action: &Action<'_, '_, I>, _: Emit<'_>) {
        self.note(action.tag(), None);
    }
}

impl fmt::Debug for ActionProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActionProfile").finish_non_exhaustive()
    }
}

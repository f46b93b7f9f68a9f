//! The profile of actions.

use std::fmt;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};

use crate::actions::{ACTIONS, Action};
use crate::json::push_string;
use crate::timing::Clock;
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::ir::Ir;

/// Records when actions begin and end, for a profile that trace viewers load: that of `--profile-actions-to` of MLIR's tools.
///
/// ```
/// # use pass_toy::tree::*;
/// use std::sync::Arc;
///
/// use pass_runtime::PassManager;
/// use pass_observe::actions::ActionProfile;
///
/// let start = std::time::Instant::now();
/// let profile = Arc::new(ActionProfile::new(move || start.elapsed()));
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(profile.clone());
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert_eq!(profile.to_json(), "[]");
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct ActionProfile {
    clock: Box<dyn Clock>,
    events: Mutex<Vec<ProfileEvent>>,
}

struct ProfileEvent {
    tag: String,
    /// Description of an action that begins; `None` at its end.
    description: Option<String>,
    thread: ThreadId,
    at: u64,
}

impl ActionProfile {
    /// Creates a profile. The program brings the clock.
    pub fn new(clock: impl Clock + 'static) -> Self {
        Self {
            clock: Box::new(clock),
            events: Mutex::default(),
        }
    }

    /// Returns the events so far as a JSON array.
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

    fn record(&self, tag: &str, description: Option<String>) {
        let event = ProfileEvent {
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

impl ProfileEvent {
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

impl<I: Ir> Instrumentation<I> for ActionProfile {
    fn interest(&self) -> Interest {
        ACTIONS
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        if let Some(action) = Action::of_event(event) {
            self.record(action.tag(), Some(action.description()));
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        _: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        if let Some(action) = Action::of_event(event) {
            self.record(action.tag(), None);
        }
        Ok(())
    }
}

impl fmt::Debug for ActionProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActionProfile").finish_non_exhaustive()
    }
}

//! Traces: when each pass, pipeline, analysis, scope and action began and ended, and in which thread.
//!
//! The log of a thread is a list of events (`buffer`), which `render` turns into the JSON of Perfetto and `chrome://tracing`.
//! Behind the feature `tracing`, `TracingSpans` opens spans of the crate of that name instead.

mod buffer;
mod render;
#[cfg(feature = "tracing")]
mod spans;

use std::fmt;

use crate::recorder::Recorder;
use crate::timing::Clock;
use buffer::Buffer;
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::ir::Ir;
#[cfg(feature = "tracing")]
pub use spans::TracingSpans;

/// Records when each event of a run begins and ends, and in which thread. Clones record into the same trace.
///
/// As an [`Instrumentation`] it is best added after those that skip passes, and
/// before those that measure time.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::trace::Trace;
///
/// let start = std::time::Instant::now();
/// let trace = Trace::new(move || start.elapsed());
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(trace.clone());
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert!(trace.to_json().contains(r#""name":"root","cat":"pipeline""#));
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[derive(Clone)]
pub struct Trace {
    recorder: Recorder<Buffer>,
}

impl Trace {
    /// Creates a trace. The program brings the clock: a library reads none.
    pub fn new(clock: impl Clock + 'static) -> Self {
        Self {
            recorder: Recorder::new(clock),
        }
    }

    /// Returns all events so far as JSON, in the format of trace viewers: a track for each thread. Open spans end now.
    pub fn to_json(&self) -> String {
        let clock = self.recorder.clock();
        let now = clock.ticks();
        let mut out = render::Json::new(clock);
        for (index, thread) in self.recorder.snapshot().iter().enumerate() {
            out.thread(index + 1, thread, now);
        }
        out.finish()
    }
}

impl<I: Ir> Instrumentation<I> for Trace {
    fn interest(&self) -> Interest {
        let parts = Interest::ANALYSES | Interest::ACTIONS | Interest::SCOPES;
        Interest::PIPELINES | Interest::PASSES | Interest::BOUNDARIES | parts
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        self.recorder.enter(event);
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        _: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        self.recorder.exit(event);
        Ok(())
    }
}

impl fmt::Debug for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trace").finish_non_exhaustive()
    }
}

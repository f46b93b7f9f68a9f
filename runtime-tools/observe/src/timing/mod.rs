//! Timing of passes, pipelines and analyses.
//!
//! The log of a thread is a tree of timers (`timer_tree`), into which the recorder puts events (`log`), and a [`TimingScope`]
//! anything else. The times of all threads become one tree (`merge`), which is data ([`TimingReport`]) until it is rendered
//! (`render`).

mod clock;
mod label;
mod log;
mod merge;
mod render;
mod report;
mod scope;
#[cfg(test)]
mod tests;
mod timer_tree;

use std::fmt;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

pub use clock::Clock;
pub use report::{Timer, Times, TimingDisplay, TimingFormat, TimingReport};
pub use scope::TimingScope;

use crate::recorder::Recorder;
use crate::timing::label::{Key, Label};
use crate::timing::timer_tree::{TimerTree, Token};
use pass_runtime::Failure;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::ir::Ir;

/// Times passes, the pipelines and analyses that they run in and ask for, and anything else that a program does. It
/// starts when it is made. Clones time into the same report.
///
/// As an [`Instrumentation`] it is best added last, so that it does not time the others. The
/// verifier counts for the pass whose work it verifies.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_observe::timing::{Timing, TimingDisplay, TimingFormat};
/// use pass_runtime::PassManager;
///
/// let start = std::time::Instant::now();
/// let timing = Timing::new(move || start.elapsed());
/// let reading = timing.scope("Parser");
/// let mut tree = node("root", []);
/// drop(reading);
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(timing.clone());
/// manager.run(&(), &mut tree, &mut drop)?;
///
/// let report = timing.report();
/// assert_eq!(report.timers[0].name, "Parser");
/// let text = report.render(TimingDisplay::Tree, TimingFormat::Text);
/// assert!(text.ends_with("(100.0%)  Total\n"));
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[derive(Clone)]
pub struct Timing {
    recorder: Recorder<TimerTree>,
    /// The reading of the clock at the start.
    start: u64,
}

impl Timing {
    /// Starts timing. The program brings the clock: a library reads none.
    pub fn new(clock: impl Clock + 'static) -> Self {
        Self {
            start: clock.ticks(),
            recorder: Recorder::new(clock),
        }
    }

    /// Times this thread until the scope is dropped, passes and other scopes included. Scopes of the same name inside of the
    /// same timer are added up.
    pub fn scope(&self, name: impl Into<String>) -> TimingScope {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let (name, serial) = (name.into(), NEXT.fetch_add(1, Ordering::Relaxed));
        self.recorder.begin(None, |tree, _| {
            let label = || Label::work(name.as_str());
            let place = tree.child_of_innermost(Key::Scope(name.as_str().into()), label);
            Some((Token::Scope(serial), place))
        });
        TimingScope {
            timing: self.clone(),
            serial,
            _not_send: PhantomData,
        }
    }

    /// Returns the times of all threads so far. Running timers count up to now.
    pub fn report(&self) -> TimingReport {
        let clock = self.recorder.clock();
        let now = clock.ticks();
        let mut threads = self.recorder.snapshot();
        threads.iter_mut().for_each(|tree| tree.stop_from(0, now));
        merge::merge(&threads, now.saturating_sub(self.start), clock)
    }
}

impl<I: Ir> Instrumentation<I> for Timing {
    fn interest(&self) -> Interest {
        let parts = Interest::ANALYSES | Interest::SCOPES;
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

impl fmt::Debug for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Timing").finish_non_exhaustive()
    }
}

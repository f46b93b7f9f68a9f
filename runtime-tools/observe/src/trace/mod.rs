//! Traces: when each pass, pipeline, analysis, scope and action began and ended, and in which thread.
//!
//! Each thread notes events in a buffer of its own (`buffer`); `hooks` puts them there, and `render` makes JSON of all that
//! Perfetto and `chrome://tracing` load. Behind the feature `tracing`, `TracingSpans` makes spans of the crate of that name instead.

mod buffer;
mod hooks;
mod render;
#[cfg(feature = "tracing")]
mod spans;

use std::cell::RefCell;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::timing::Clock;
use buffer::Buffer;
#[cfg(feature = "tracing")]
pub use spans::TracingSpans;

/// Notes what a run does when, and on which thread. Clones note into the same trace.
///
/// As an [`Instrumentation`](pass_runtime::instrumentation::Instrumentation) it is best added after those that skip passes, and
/// before those that measure time.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
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
    shared: Arc<Shared>,
}

struct Shared {
    /// Distinguishes it from all others.
    id: u64,
    clock: Box<dyn Clock>,
    threads: Mutex<Vec<SharedBuffer>>,
}

/// Locked by its thread, and to make JSON of it.
type SharedBuffer = Arc<Mutex<Buffer>>;

/// The number of buffers that a thread caches, one for each trace.
const REMEMBERED: usize = 8;

thread_local! {
    /// The buffers of this thread, one for each trace.
    static BUFFERS: RefCell<Vec<(u64, SharedBuffer)>> = const { RefCell::new(Vec::new()) };
}

impl Trace {
    /// A trace by a clock, which the program brings: a library reads none.
    pub fn new(clock: impl Clock + 'static) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            shared: Arc::new(Shared {
                id: NEXT.fetch_add(1, Ordering::Relaxed),
                clock: Box::new(clock),
                threads: Mutex::default(),
            }),
        }
    }

    /// All events so far as JSON, in the format of trace viewers: a track for each thread. What has not ended yet ends now.
    pub fn to_json(&self) -> String {
        let threads = lock(&self.shared.threads);
        let clock = &*self.shared.clock;
        let now = clock.ticks();
        let mut out = render::Json::new(clock);
        for (index, thread) in threads.iter().enumerate() {
            out.thread(index + 1, &lock(thread), now);
        }
        out.finish()
    }

    /// Notes something in the buffer of this thread, at this time.
    fn note(&self, note: impl FnOnce(&mut Buffer, u64)) {
        let now = self.shared.clock.ticks();
        // While a thread ends its buffers are gone already; what it does then is missing from the trace.
        let _ = BUFFERS.try_with(|buffers| {
            let mut buffers = buffers.borrow_mut();
            match buffers.iter().find(|(id, _)| *id == self.shared.id) {
                Some((_, buffer)) => note(&mut lock(buffer), now),
                None => note(&mut lock(&self.find_buffer(&mut buffers)), now),
            }
        });
    }

    fn find_buffer(&self, buffers: &mut Vec<(u64, SharedBuffer)>) -> SharedBuffer {
        // In a new thread, or one that has seen many traces since.
        let mut threads = lock(&self.shared.threads);
        let current = std::thread::current().id();
        let found = threads
            .iter()
            .find(|buffer| lock(buffer).thread == current)
            .cloned();
        let buffer = found.unwrap_or_else(|| {
            let buffer = SharedBuffer::new(Mutex::new(Buffer::of_this_thread()));
            threads.push(buffer.clone());
            buffer
        });
        if buffers.len() == REMEMBERED {
            buffers.remove(0);
        }
        buffers.push((self.shared.id, buffer.clone()));
        buffer
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trace")
            .field("id", &self.shared.id)
            .finish_non_exhaustive()
    }
}

//! The recorder of events, which timing and traces share.
//!
//! Each thread has a log of its own, so that none waits for another. Passes, which are the most frequent events by far, wait in a
//! [`PassBuffer`] and get into the log many at a time.

mod pass_buffer;

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::LocalKey;

use pass_runtime::instrumentation::Event;
use pass_runtime::ir::Ir;

pub(crate) use crate::recorder::pass_buffer::Boundary;
use crate::recorder::pass_buffer::PassBuffer;
use crate::timing::Clock;

/// The events of one thread, as a report needs them.
pub(crate) trait EventLog: Clone + Send + 'static {
    /// An event that is about to begin, with its place in the log.
    type Span;
    /// Facts that the logs of all threads share.
    type Common: Default + Send + Sync;

    fn new(is_first_thread: bool) -> Self;

    /// Returns the logs of this thread, one for each recorder.
    fn of_thread() -> &'static LocalKey<Threads<Self>>;

    /// Prepares the begin of an event that is no pass; `None` if it is not recorded. The clock is read afterwards.
    fn prepare<I: Ir>(
        &mut self,
        event: &Event<'_, '_, I>,
        common: &Self::Common,
    ) -> Option<Self::Span>;

    /// Records the begin of an event that is no pass.
    fn begin(&mut self, span: Self::Span, at: u64);

    /// Records the end of an event that is no pass.
    fn end<I: Ir>(&mut self, event: &Event<'_, '_, I>, common: &Self::Common, at: u64);

    /// Records boundaries of passes of the innermost pipeline. In between, no other event took place.
    fn passes(&mut self, boundaries: impl Iterator<Item = Boundary>);
}

/// The logs of a thread, by the number of their recorder.
pub(crate) type Threads<L> = RefCell<Vec<(u64, Arc<Thread<L>>)>>;

/// Records events. Clones record into the same logs.
#[derive(Clone)]
pub(crate) struct Recorder<L: EventLog>(Arc<Shared<L>>);

struct Shared<L: EventLog> {
    /// Distinguishes it from all others.
    id: u64,
    clock: Box<dyn Clock>,
    threads: Mutex<Vec<Arc<Thread<L>>>>,
    common: L::Common,
}

pub(crate) struct Thread<L> {
    /// Locked by its thread, and for a report.
    log: Mutex<L>,
    passes: PassBuffer,
}

impl<L: EventLog> Thread<L> {
    /// Returns the log with all passes in it. Only its thread calls this.
    #[inline(never)]
    fn settled(&self) -> MutexGuard<'_, L> {
        let mut log = lock(&self.log);
        log.passes(self.passes.iter());
        self.passes.clear();
        log
    }

    /// Adds a boundary to the buffer, which is emptied if it has no room.
    #[inline]
    fn push(&self, boundary: Boundary) {
        if !self.passes.push(boundary) {
            drop(self.settled());
            self.passes.push(boundary);
        }
    }

    fn begin_pass(&self, begins: Option<usize>, at: u64) {
        if begins.is_some() {
            self.push(Boundary::new(at, begins));
        }
    }

    /// Returns a copy of the log, with all passes in it. Any thread may call this.
    fn snapshot(&self) -> L {
        let log = lock(&self.log);
        let mut copy = log.clone();
        copy.passes(self.passes.iter());
        copy
    }
}

impl<L: EventLog> Recorder<L> {
    pub(crate) fn new(clock: impl Clock + 'static) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(Arc::new(Shared {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            clock: Box::new(clock),
            threads: Mutex::default(),
            common: L::Common::default(),
        }))
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.0.clock
    }

    /// Returns copies of the logs of all threads.
    pub(crate) fn snapshot(&self) -> Vec<L> {
        let threads = lock(&self.0.threads).clone();
        threads.iter().map(|thread| thread.snapshot()).collect()
    }

    #[inline]
    pub(crate) fn enter<I: Ir>(&self, event: &Event<'_, '_, I>) {
        let begins = match event {
            Event::Pass { pass, .. } if pass.info().is_some() => {
                return self.push(Some(pass.index()), false);
            }
            Event::Pipeline { pipeline, .. } => pipeline.first_pass(),
            _ => None,
        };
        self.begin(begins, |log, common| log.prepare(event, common));
    }

    #[inline]
    pub(crate) fn exit<I: Ir>(&self, event: &Event<'_, '_, I>) {
        let begins = match event {
            Event::Pass { pass, .. } if pass.info().is_some() => {
                return self.push(pass.following_pass(), pass.is_skipped());
            }
            Event::Pass { pass, .. } => pass.following_pass(),
            Event::Pipeline { .. } => {
                // The pass that follows the last one that ran does not run.
                self.in_thread(|thread| thread.passes.forget_begin());
                None
            }
            _ => None,
        };
        self.end(begins, |log, common, at| log.end(event, common, at));
    }

    /// Records a boundary of passes, which takes no lock and allocates nothing.
    #[inline]
    fn push(&self, begins: Option<usize>, skipped: bool) {
        let boundary = Boundary::new(self.0.clock.ticks(), begins).skipped(skipped);
        self.in_thread(move |thread| thread.push(boundary));
    }

    /// Records the begin of the span that `prepare` returns, and of the pass that begins with it.
    #[inline(never)]
    pub(crate) fn begin(
        &self,
        begins: Option<usize>,
        prepare: impl FnOnce(&mut L, &L::Common) -> Option<L::Span>,
    ) {
        self.in_thread(|thread| {
            let mut log = thread.settled();
            if let Some(span) = prepare(&mut log, &self.0.common) {
                // As late as possible, so that the preparation is not timed.
                let at = self.0.clock.ticks();
                log.begin(span, at);
                drop(log);
                thread.begin_pass(begins, at);
            }
        });
    }

    /// Records the end of a span, and the begin of the pass that follows it.
    #[inline(never)]
    pub(crate) fn end(&self, begins: Option<usize>, end: impl FnOnce(&mut L, &L::Common, u64)) {
        let at = self.0.clock.ticks();
        self.in_thread(|thread| {
            end(&mut thread.settled(), &self.0.common, at);
            thread.begin_pass(begins, at);
        });
    }

    /// Works on the log of this thread. A thread that is about to end may have none left.
    #[inline]
    fn in_thread(&self, work: impl FnOnce(&Thread<L>)) {
        let of_recorder = |(id, _): &&(u64, Arc<Thread<L>>)| *id == self.0.id;
        let _ = L::of_thread().try_with(|threads| {
            if let Some((_, thread)) = threads.borrow().iter().find(of_recorder) {
                return work(thread);
            }
            self.add_thread(threads);
            if let Some((_, thread)) = threads.borrow().iter().find(of_recorder) {
                work(thread);
            }
        });
    }

    #[cold]
    fn add_thread(&self, known: &Threads<L>) {
        let Ok(mut known) = known.try_borrow_mut() else {
            // A clock that is read for one recorder uses another one, which records nothing of that.
            return;
        };
        let mut threads = lock(&self.0.threads);
        let thread = Arc::new(Thread {
            log: Mutex::new(L::new(threads.is_empty())),
            passes: PassBuffer::new(),
        });
        threads.push(Arc::clone(&thread));
        // Nobody asks for the logs of a recorder that is gone.
        known.retain(|(_, thread)| Arc::strong_count(thread) > 1);
        known.push((self.0.id, thread));
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

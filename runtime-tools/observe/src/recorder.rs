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

    /// Records the begin of a pass of the innermost pipeline, by its position.
    fn begin_pass(&mut self, step: usize, at: u64);

    /// Records the end of the pass that began last.
    fn end_pass(&mut self, at: u64);

    /// Records a pass of the innermost pipeline in which no other event took place.
    fn whole_pass(&mut self, step: usize, begin: u64, end: u64) {
        self.begin_pass(step, begin);
        self.end_pass(end);
    }
}

/// The logs of a thread, by the number of their recorder.
pub(crate) type Threads<L> = RefCell<Vec<(u64, Arc<Thread<L>>)>>;

/// Records events. Clones record into the same logs.
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
    fn settled(&self) -> MutexGuard<'_, L> {
        let mut log = lock(&self.log);
        replay(&self.passes, &mut *log);
        self.passes.clear();
        log
    }

    /// Adds to the buffer, which is emptied if it has no room.
    #[inline]
    fn push(&self, add: impl Fn(&PassBuffer) -> bool) {
        if !add(&self.passes) {
            drop(self.settled());
            add(&self.passes);
        }
    }

    /// Returns a copy of the log, with all passes in it. Any thread may call this.
    fn snapshot(&self) -> L {
        let log = lock(&self.log);
        let mut copy = log.clone();
        replay(&self.passes, &mut copy);
        copy
    }
}

fn replay(passes: &PassBuffer, log: &mut impl EventLog) {
    for pass in passes.iter() {
        match (pass.begin, pass.end) {
            (Some((step, begin)), Some(end)) => log.whole_pass(step, begin, end),
            (Some((step, begin)), None) => log.begin_pass(step, begin),
            (None, Some(end)) => log.end_pass(end),
            (None, None) => {}
        }
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
        match event {
            Event::Pass { pass, .. } if pass.info().is_some() => {
                let is_alone = pass.pipeline().instrumentations() == 1;
                self.begin_pass(pass.index(), is_alone);
            }
            _ => self.begin(|log, common| log.prepare(event, common)),
        }
    }

    #[inline]
    pub(crate) fn exit<I: Ir>(&self, event: &Event<'_, '_, I>) {
        match event {
            Event::Pass { pass, .. } if pass.info().is_some() => self.end_pass(),
            _ => self.end(|log, common, at| log.end(event, common, at)),
        }
    }

    /// Records the begin of the span that `prepare` returns.
    #[inline(never)]
    pub(crate) fn begin(&self, prepare: impl FnOnce(&mut L, &L::Common) -> Option<L::Span>) {
        self.in_thread(|thread| {
            let span = prepare(&mut thread.settled(), &self.0.common);
            if let Some(span) = span {
                // As late as possible, so that the preparation is not timed. No lock is held over the clock.
                let at = self.0.clock.ticks();
                lock(&thread.log).begin(span, at);
            }
        });
    }

    #[inline(never)]
    pub(crate) fn end(&self, end: impl FnOnce(&mut L, &L::Common, u64)) {
        let at = self.0.clock.ticks();
        self.in_thread(|thread| end(&mut thread.settled(), &self.0.common, at));
    }

    /// Records the begin of a pass, which takes no lock and allocates nothing. A pass that directly follows another one begins
    /// when that one ends, if no other instrumentation is at work in between.
    #[inline]
    fn begin_pass(&self, step: usize, is_alone: bool) {
        self.in_thread(|thread| {
            let last_end = is_alone.then(|| thread.passes.last_end()).flatten();
            let at = last_end.unwrap_or_else(|| self.0.clock.ticks());
            thread.push(|passes| passes.begin(step, at));
        });
    }

    #[inline]
    fn end_pass(&self) {
        let at = self.0.clock.ticks();
        self.in_thread(|thread| thread.push(|passes| passes.end(at)));
    }

    /// Works on the log of this thread. A thread that is about to end may have none left.
    #[inline]
    fn in_thread(&self, work: impl FnOnce(&Thread<L>)) {
        let id = self.0.id;
        let position =
            |threads: &[(u64, Arc<Thread<L>>)]| threads.iter().position(|(other, _)| *other == id);
        let _ = L::of_thread().try_with(|threads| {
            let mut known = threads.borrow();
            let mut found = position(&known);
            if found.is_none() {
                drop(known);
                self.add_thread(threads);
                known = threads.borrow();
                found = position(&known);
            }
            if let Some((_, thread)) = found.and_then(|position| known.get(position)) {
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

impl<L: EventLog> Clone for Recorder<L> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

//! Diagnostics of jobs that run at the same time, delivered in the order of the jobs.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::diagnostic::Emit;

/// Delivers the diagnostics of numbered jobs in the order of their numbers, each as soon as all jobs before its own have
/// ended. No lock is held while a diagnostic is delivered.
pub(crate) struct Ordered<'e, M> {
    state: Mutex<State<'e, M>>,
    ended: Vec<AtomicBool>,
    /// True once a diagnostic was emitted: until then a job that ends has nothing to deliver.
    is_used: AtomicBool,
}

struct State<'e, M> {
    /// The first job that has not ended: its diagnostics are final.
    next: usize,
    /// Diagnostics of the jobs behind it.
    held: BTreeMap<usize, Vec<M>>,
    /// Diagnostics that are final and not delivered yet.
    ready: VecDeque<M>,
    /// `None` while a thread delivers.
    emit: Option<Emit<'e, M>>,
}

impl<'e, M: Send> Ordered<'e, M> {
    pub(crate) fn new(jobs: usize, emit: Emit<'e, M>) -> Self {
        Self {
            state: Mutex::new(State {
                next: 0,
                held: BTreeMap::new(),
                ready: VecDeque::new(),
                emit: Some(emit),
            }),
            ended: (0..jobs).map(|_| AtomicBool::new(false)).collect(),
            is_used: AtomicBool::new(false),
        }
    }

    /// Runs a job, which ends when `work` returns or panics.
    pub(crate) fn job(&self, number: usize, work: impl FnOnce(Emit<'_, M>)) {
        let _guard = JobGuard {
            ordered: self,
            number,
        };
        work(&mut |diagnostic| self.take(number, diagnostic));
    }

    fn take(&self, number: usize, diagnostic: M) {
        let mut state = self.lock();
        self.is_used.store(true, Ordering::SeqCst);
        state.advance(&self.ended);
        if number == state.next {
            state.ready.push_back(diagnostic);
        } else {
            state.held.entry(number).or_default().push(diagnostic);
        }
        self.deliver(state);
    }

    fn end(&self, number: usize) {
        if let Some(ended) = self.ended.get(number) {
            ended.store(true, Ordering::SeqCst);
        }
        if self.is_used.load(Ordering::SeqCst) {
            let mut state = self.lock();
            state.advance(&self.ended);
            self.deliver(state);
        }
    }

    /// Delivers what is ready, unless another thread is delivering: then that thread continues.
    fn deliver<'s>(&'s self, mut state: MutexGuard<'s, State<'e, M>>) {
        while !state.ready.is_empty()
            && let Some(emit) = state.emit.take()
        {
            let ready = std::mem::take(&mut state.ready);
            drop(state);
            ready.into_iter().for_each(&mut *emit);
            state = self.lock();
            state.emit = Some(emit);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<'e, M>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<M> State<'_, M> {
    /// Goes on to the first job that has not ended.
    fn advance(&mut self, ended: &[AtomicBool]) {
        let has_ended = |job: usize| {
            ended
                .get(job)
                .is_some_and(|ended| ended.load(Ordering::SeqCst))
        };
        while has_ended(self.next) {
            self.next += 1;
            if let Some(held) = self.held.remove(&self.next) {
                self.ready.extend(held);
            }
        }
    }
}

struct JobGuard<'o, 'e, M: Send> {
    ordered: &'o Ordered<'e, M>,
    number: usize,
}

impl<M: Send> Drop for JobGuard<'_, '_, M> {
    fn drop(&mut self) {
        self.ordered.end(self.number);
    }
}

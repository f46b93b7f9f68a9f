//! Diagnostics of jobs that run at the same time, delivered in the order of the jobs.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::diagnostic::{Diagnostic, Emit};

/// Delivers the diagnostics of numbered jobs in the order of their numbers, each as soon as all jobs before its own have
/// ended. No lock is held while a diagnostic is delivered.
pub(crate) struct Ordered<'e> {
    state: Mutex<State<'e>>,
    ended: Vec<AtomicBool>,
    /// True once a diagnostic was emitted: until then a job that ends has nothing to deliver.
    is_used: AtomicBool,
}

struct State<'e> {
    /// The first job that has not ended: its diagnostics are final.
    next: usize,
    /// Diagnostics of the jobs behind it.
    held: BTreeMap<usize, Vec<Diagnostic>>,
    /// Diagnostics that are final and not delivered yet.
    ready: VecDeque<Diagnostic>,
    /// `None` while a thread delivers.
    emit: Option<Emit<'e>>,
}

impl<'e> Ordered<'e> {
    pub(crate) fn new(jobs: usize, emit: Emit<'e>) -> Self {
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
    pub(crate) fn job(&self, number: usize, work: impl FnOnce(Emit<'_>)) {
        let _ended = Ending {
            ordered: self,
            number,
        };
        work(&mut |diagnostic| self.take(number, diagnostic));
    }

    fn take(&self, number: usize, diagnostic: Diagnostic) {
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
    fn deliver<'s>(&'s self, mut state: MutexGuard<'s, State<'e>>) {
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

    fn lock(&self) -> MutexGuard<'_, State<'e>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State<'_> {
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

struct Ending<'o, 'e> {
    ordered: &'o Ordered<'e>,
    number: usize,
}

impl Drop for Ending<'_, '_> {
    fn drop(&mut self) {
        self.ordered.end(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::Ordered;
    use crate::diagnostic::Diagnostic;

    #[test]
    fn each_is_delivered_as_soon_as_all_before_have_ended() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let mut emit = |diagnostic: Diagnostic| sender.send(diagnostic.message).unwrap();
        let ordered = Ordered::new(3, &mut emit);
        let delivered = || receiver.try_iter().collect::<Vec<_>>().concat();
        ordered.job(1, |emit| emit(Diagnostic::output("c")));
        assert_eq!(delivered(), "");
        ordered.job(0, |emit| {
            emit(Diagnostic::output("a"));
            assert_eq!(delivered(), "a");
            emit(Diagnostic::output("b"));
            assert_eq!(delivered(), "b");
        });
        assert_eq!(delivered(), "c");
        ordered.job(2, |emit| {
            emit(Diagnostic::output("d"));
            assert_eq!(delivered(), "d");
        });
    }
}

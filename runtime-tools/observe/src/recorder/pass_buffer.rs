//! The latest boundaries of passes of a thread.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

const CAPACITY: usize = 256;

/// The step of a boundary at which no pass begins.
const NO_STEP: usize = SKIPPED - 1;

/// Set in the step of a boundary at which a pass ends that was skipped.
const SKIPPED: usize = 1 << (usize::BITS - 1);

/// The boundaries that are not in the log of their thread yet. To add one takes neither a lock nor a search.
///
/// One thread writes. Any thread may read while it holds the lock of the log, under which alone boundaries are removed.
pub(crate) struct PassBuffer {
    boundaries: [AtomicBoundary; CAPACITY],
    len: AtomicUsize,
}

#[derive(Default)]
struct AtomicBoundary {
    at: AtomicU64,
    step: AtomicUsize,
}

/// The end of the running pass of the innermost pipeline, the begin of a pass, or both. It is two words, which are passed in
/// registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boundary {
    pub(crate) at: u64,
    step: usize,
}

impl Boundary {
    #[inline]
    pub(crate) fn new(at: u64, begins: Option<usize>) -> Self {
        Self {
            at,
            step: begins.unwrap_or(NO_STEP),
        }
    }

    /// Sets whether the pass that ends was skipped.
    #[inline]
    pub(crate) fn skipped(self, skipped: bool) -> Self {
        Self {
            step: self.step | if skipped { SKIPPED } else { 0 },
            ..self
        }
    }

    /// Returns true if the pass that ends was skipped.
    #[inline]
    pub(crate) fn is_skipped(self) -> bool {
        self.step & SKIPPED != 0
    }

    /// Returns the position of the pass that begins in its pipeline; `None` if a pass only ends.
    #[inline]
    pub(crate) fn begins(self) -> Option<usize> {
        let step = self.step & !SKIPPED;
        (step != NO_STEP).then_some(step)
    }
}

impl PassBuffer {
    pub(crate) fn new() -> Self {
        Self {
            boundaries: std::array::from_fn(|_| AtomicBoundary::default()),
            len: AtomicUsize::new(0),
        }
    }

    /// Adds a boundary. Returns false if there is no room.
    #[inline]
    pub(crate) fn push(&self, boundary: Boundary) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let Some(entry) = self.boundaries.get(len) else {
            return false;
        };
        entry.step.store(boundary.step, Ordering::Relaxed);
        entry.at.store(boundary.at, Ordering::Relaxed);
        // A thread that reads the length sees the boundary.
        self.len.store(len + 1, Ordering::Release);
        true
    }

    /// Forgets the begin of the pass that was announced last and in which nothing has happened.
    pub(crate) fn forget_begin(&self) {
        let last = self.len.load(Ordering::Relaxed).checked_sub(1);
        if let Some(last) = last.and_then(|last| self.boundaries.get(last)) {
            let step = last.step.load(Ordering::Relaxed) | NO_STEP;
            last.step.store(step, Ordering::Relaxed);
        }
    }

    /// Returns the boundaries, oldest first. The caller holds the lock of the log.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Boundary> {
        let len = self.len.load(Ordering::Acquire);
        self.boundaries.iter().take(len).map(|entry| Boundary {
            at: entry.at.load(Ordering::Relaxed),
            step: entry.step.load(Ordering::Relaxed),
        })
    }

    /// Removes all boundaries. The thread that writes calls it, and holds the lock of the log.
    pub(crate) fn clear(&self) {
        self.len.store(0, Ordering::Relaxed);
    }
}

//! The latest passes of a thread.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

const CAPACITY: usize = 256;

/// The step of an entry for the end of a pass whose begin is in the log already.
const NO_STEP: usize = usize::MAX;

/// The end of a pass that is running.
const RUNNING: u64 = u64::MAX;

/// The passes that are not in the log of their thread yet. To add one takes neither a lock nor a search.
///
/// One thread writes. Any thread may read while it holds the lock of the log, under which alone entries are removed.
pub(crate) struct PassBuffer {
    entries: [Entry; CAPACITY],
    len: AtomicUsize,
}

#[derive(Default)]
struct Entry {
    step: AtomicUsize,
    begin: AtomicU64,
    end: AtomicU64,
}

/// The execution of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassTimes {
    /// The position of the pass in its pipeline, and when it began; `None` if its begin is in the log already.
    pub(crate) begin: Option<(usize, u64)>,
    /// `None` if it is running.
    pub(crate) end: Option<u64>,
}

impl PassBuffer {
    pub(crate) fn new() -> Self {
        Self {
            entries: std::array::from_fn(|_| Entry::default()),
            len: AtomicUsize::new(0),
        }
    }

    /// Records the begin of the pass at a position of its pipeline. Returns false if there is no room.
    #[inline]
    pub(crate) fn begin(&self, step: usize, at: u64) -> bool {
        self.push(step, at, RUNNING)
    }

    /// Records the end of the pass that began last. Returns false if there is no room.
    #[inline]
    pub(crate) fn end(&self, at: u64) -> bool {
        match self.last() {
            Some(last) if last.end.load(Ordering::Relaxed) == RUNNING => {
                last.end.store(at, Ordering::Relaxed);
                true
            }
            _ => self.push(NO_STEP, 0, at),
        }
    }

    #[inline]
    fn push(&self, step: usize, begin: u64, end: u64) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let Some(entry) = self.entries.get(len) else {
            return false;
        };
        entry.step.store(step, Ordering::Relaxed);
        entry.begin.store(begin, Ordering::Relaxed);
        entry.end.store(end, Ordering::Relaxed);
        // A thread that reads the length sees the entry.
        self.len.store(len + 1, Ordering::Release);
        true
    }

    #[inline]
    fn last(&self) -> Option<&Entry> {
        let len = self.len.load(Ordering::Relaxed);
        self.entries.get(len.checked_sub(1)?)
    }

    /// Returns the end of the last pass, unless it is running.
    #[inline]
    pub(crate) fn last_end(&self) -> Option<u64> {
        let end = self.last()?.end.load(Ordering::Relaxed);
        (end != RUNNING).then_some(end)
    }

    /// Returns the passes, oldest first. The caller holds the lock of the log.
    pub(crate) fn iter(&self) -> impl Iterator<Item = PassTimes> {
        let len = self.len.load(Ordering::Acquire);
        self.entries.iter().take(len).map(|entry| {
            let step = entry.step.load(Ordering::Relaxed);
            let begin = (step, entry.begin.load(Ordering::Relaxed));
            let end = entry.end.load(Ordering::Relaxed);
            PassTimes {
                begin: (step != NO_STEP).then_some(begin),
                end: (end != RUNNING).then_some(end),
            }
        })
    }

    /// Removes all passes. The thread that writes calls it, and holds the lock of the log.
    pub(crate) fn clear(&self) {
        self.len.store(0, Ordering::Relaxed);
    }
}

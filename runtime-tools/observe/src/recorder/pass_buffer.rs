//! The latest passes of a thread.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

const CAPACITY: usize = 512;

/// The step of an end.
const END: usize = usize::MAX;

/// The begin and end of passes that are not in the log of their thread yet. To add one takes neither a lock nor a search.
///
/// One thread writes. Any thread may read while it holds the lock of the log, under which alone events are removed.
pub(crate) struct PassBuffer {
    entries: [Entry; CAPACITY],
    len: AtomicUsize,
}

#[derive(Default)]
struct Entry {
    step: AtomicUsize,
    at: AtomicU64,
}

/// The begin or the end of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PassEvent {
    /// The pass at this position of its pipeline begins.
    Begin(usize),
    End,
}

impl PassBuffer {
    pub(crate) fn new() -> Self {
        Self {
            entries: std::array::from_fn(|_| Entry::default()),
            len: AtomicUsize::new(0),
        }
    }

    /// Appends an event. Returns false if there is no room.
    #[inline]
    pub(crate) fn push(&self, event: PassEvent, at: u64) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let Some(entry) = self.entries.get(len) else {
            return false;
        };
        let step = match event {
            PassEvent::Begin(step) => step,
            PassEvent::End => END,
        };
        entry.step.store(step, Ordering::Relaxed);
        entry.at.store(at, Ordering::Relaxed);
        // A thread that reads the length sees the event.
        self.len.store(len + 1, Ordering::Release);
        true
    }

    /// Returns the time of the last event if a pass ended then.
    #[inline]
    pub(crate) fn last_end(&self) -> Option<u64> {
        let len = self.len.load(Ordering::Relaxed);
        let last = self.entries.get(len.checked_sub(1)?)?;
        let is_end = last.step.load(Ordering::Relaxed) == END;
        is_end.then(|| last.at.load(Ordering::Relaxed))
    }

    /// Returns the events with their times, oldest first. The caller holds the lock of the log.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (PassEvent, u64)> {
        let len = self.len.load(Ordering::Acquire);
        self.entries.iter().take(len).map(|entry| {
            let event = match entry.step.load(Ordering::Relaxed) {
                END => PassEvent::End,
                step => PassEvent::Begin(step),
            };
            (event, entry.at.load(Ordering::Relaxed))
        })
    }

    /// Removes all events. The thread that writes calls it, and holds the lock of the log.
    pub(crate) fn clear(&self) {
        self.len.store(0, Ordering::Relaxed);
    }
}

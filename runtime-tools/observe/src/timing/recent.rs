//! The latest passes of a thread, which become part of its tree many at a time.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The number of executions that wait at most.
const MOST: usize = 256;

/// The end of a pass that is running.
const NEVER: u64 = u64::MAX;

/// Passes that are not in the tree of their thread yet, all inside of its innermost running timer. To note one takes neither a
/// lock nor a search.
///
/// One thread writes. Any thread may read while it holds the lock of the tree, under which alone passes are removed: those below
/// the length stay what they are, but for the last one, which may end meanwhile.
///
/// Where nobody is told before a pass, passes follow one another: the next one begins when the last one ends. It needs no entry
/// before it has ended.
pub(crate) struct Recent {
    passes: [Slot; MOST],
    len: AtomicUsize,
    /// The position of the pass that follows, if there is no entry, or [`NONE`]. Changes under the lock of the tree.
    next: AtomicUsize,
    /// When that one began.
    since: AtomicU64,
}

#[derive(Default)]
struct Slot {
    step: AtomicUsize,
    start: AtomicU64,
    end: AtomicU64,
}

/// The position of a pass where none follows.
const NONE: usize = usize::MAX;

/// An execution of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Execution {
    /// The position of the pass in its pipeline.
    pub(crate) step: usize,
    pub(crate) start: u64,
    /// `None` while it runs.
    pub(crate) end: Option<u64>,
}

impl Recent {
    pub(crate) fn new() -> Self {
        Self {
            passes: std::array::from_fn(|_| Slot::default()),
            len: AtomicUsize::new(0),
            next: AtomicUsize::new(NONE),
            since: AtomicU64::new(0),
        }
    }

    /// The number of entries.
    pub(crate) fn len(&self) -> usize {
        self.len.load(Ordering::Acquire)
    }

    /// Returns step and start time of the pass after the first `len` entries; `None` if `before_pass` announces passes.
    pub(crate) fn following(&self, len: usize) -> Option<(usize, u64)> {
        let next = self.next.load(Ordering::Relaxed);
        if next == NONE {
            return None;
        }
        let last = len.checked_sub(1).and_then(|last| self.passes.get(last));
        Some(match last {
            Some(slot) => (
                slot.step.load(Ordering::Relaxed) + 1,
                slot.end.load(Ordering::Relaxed),
            ),
            None => (next, self.since.load(Ordering::Relaxed)),
        })
    }

    /// The passes from `step` on follow one another from `now` on; there are no entries. Whoever calls it holds the lock of the
    /// tree.
    pub(crate) fn follow(&self, step: usize, now: u64) {
        self.since.store(now, Ordering::Relaxed);
        self.next.store(step, Ordering::Relaxed);
    }

    /// No pass follows.
    pub(crate) fn follow_none(&self) {
        self.next.store(NONE, Ordering::Relaxed);
    }

    /// The pass that follows has ended. False if there is no room, or if none follows.
    pub(crate) fn ran(&self, step: usize, now: u64) -> bool {
        let following = self.following(self.len.load(Ordering::Relaxed));
        following.is_some_and(|(_, start)| self.push(step, start, now))
    }

    /// A pass begins. False if there is no room: passes have to be removed first.
    pub(crate) fn begin(&self, step: usize, now: u64) -> bool {
        self.push(step, now, NEVER)
    }

    fn push(&self, step: usize, start: u64, end: u64) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let Some(slot) = self.passes.get(len) else {
            return false;
        };
        slot.step.store(step, Ordering::Relaxed);
        slot.start.store(start, Ordering::Relaxed);
        slot.end.store(end, Ordering::Relaxed);
        // A thread that reads the length sees the pass.
        self.len.store(len + 1, Ordering::Release);
        true
    }

    /// The pass that began last ends. False if it is not here, but in the tree.
    pub(crate) fn end(&self, now: u64) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let last = len.checked_sub(1).and_then(|last| self.passes.get(last));
        let running = last.filter(|slot| slot.end.load(Ordering::Relaxed) == NEVER);
        if let Some(slot) = running {
            slot.end.store(now, Ordering::Relaxed);
        }
        running.is_some()
    }

    /// Returns the first `len` recorded passes, oldest first. The caller holds the lock of the tree.
    pub(crate) fn passes(&self, len: usize) -> impl Iterator<Item = Execution> {
        self.passes.iter().take(len).map(|slot| Execution {
            step: slot.step.load(Ordering::Relaxed),
            start: slot.start.load(Ordering::Relaxed),
            end: Some(slot.end.load(Ordering::Relaxed)).filter(|end| *end != NEVER),
        })
    }

    /// Removes all passes, but not the one that follows. The thread that notes them calls it, and holds the lock of the tree.
    pub(crate) fn clear(&self) {
        if let Some((step, now)) = self.following(self.len.load(Ordering::Relaxed)) {
            self.follow(step, now);
        }
        self.len.store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Execution, MOST, Recent};
    use std::sync::Mutex;
    use std::thread;

    fn passes(recent: &Recent) -> Vec<Execution> {
        recent.passes(recent.len()).collect()
    }

    #[test]
    fn a_pass_that_follows_begins_where_the_last_one_ended() {
        let recent = Recent::new();
        assert!(!recent.ran(0, 1));
        recent.follow(2, 5);
        assert_eq!(recent.following(recent.len()), Some((2, 5)));
        assert!(recent.ran(2, 7) && recent.ran(3, 8));
        assert_eq!(recent.following(recent.len()), Some((4, 8)));
        let execution = |step, start, end| Execution {
            step,
            start,
            end: Some(end),
        };
        assert_eq!(passes(&recent), [execution(2, 5, 7), execution(3, 7, 8)]);
        recent.clear();
        assert_eq!(recent.following(recent.len()), Some((4, 8)));
        recent.follow_none();
        assert_eq!(recent.following(recent.len()), None);
        assert!(!recent.ran(4, 9));
    }

    #[test]
    fn a_pass_ends_where_it_began_and_only_once() {
        let recent = Recent::new();
        assert!(!recent.end(1));
        assert!(recent.begin(3, 5));
        let running = Execution {
            step: 3,
            start: 5,
            end: None,
        };
        assert_eq!(passes(&recent), [running]);
        assert!(recent.end(7));
        assert!(!recent.end(9));
        let ended = Execution {
            end: Some(7),
            ..running
        };
        assert_eq!(passes(&recent), [ended]);
        recent.clear();
        assert_eq!(passes(&recent), []);
        assert!((0..MOST).all(|step| recent.begin(step, 0) && recent.end(1)));
        assert!(!recent.begin(MOST, 0));
    }

    #[test]
    fn another_thread_reads_whole_passes() {
        let (recent, tree) = (Recent::new(), Mutex::new(0));
        thread::scope(|scope| {
            scope.spawn(|| {
                for time in 0..100_000 {
                    let step = usize::try_from(time).unwrap();
                    if !recent.begin(step, time) {
                        let mut tree = tree.lock().unwrap();
                        *tree += recent.len();
                        recent.clear();
                        assert!(recent.begin(step, time));
                    }
                    assert!(recent.end(time + 1));
                }
            });
            let mut seen = 0;
            while seen < 100_000 {
                let tree = tree.lock().unwrap();
                let passes = passes(&recent);
                let now = *tree + passes.len();
                assert!(seen <= now);
                for (pass, step) in passes.iter().zip(*tree..) {
                    let time = step as u64;
                    assert_eq!((pass.step, pass.start), (step, time));
                    assert!(pass.end.is_none_or(|end| end == time + 1));
                }
                seen = now;
            }
        });
    }
}

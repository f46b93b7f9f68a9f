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
pub(crate) struct Recent {
    passes: [Slot; MOST],
    len: AtomicUsize,
}

#[derive(Default)]
struct Slot {
    step: AtomicUsize,
    start: AtomicU64,
    end: AtomicU64,
}

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
        }
    }

    /// The end of the last pass, unless that one still runs or is in the tree by now.
    pub(crate) fn last_end(&self) -> Option<u64> {
        let last = self.len.load(Ordering::Relaxed).checked_sub(1)?;
        let end = self.passes.get(last)?.end.load(Ordering::Relaxed);
        (end != NEVER).then_some(end)
    }

    /// A pass begins. False if there is no room: passes have to be removed first.
    pub(crate) fn begin(&self, step: usize, now: u64) -> bool {
        let len = self.len.load(Ordering::Relaxed);
        let Some(slot) = self.passes.get(len) else {
            return false;
        };
        slot.step.store(step, Ordering::Relaxed);
        slot.start.store(now, Ordering::Relaxed);
        slot.end.store(NEVER, Ordering::Relaxed);
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

    /// The passes, oldest first. Whoever calls it holds the lock of the tree.
    pub(crate) fn passes(&self) -> impl Iterator<Item = Execution> {
        let len = self.len.load(Ordering::Acquire);
        self.passes.iter().take(len).map(|slot| Execution {
            step: slot.step.load(Ordering::Relaxed),
            start: slot.start.load(Ordering::Relaxed),
            end: Some(slot.end.load(Ordering::Relaxed)).filter(|end| *end != NEVER),
        })
    }

    /// Removes all passes. The thread that notes them calls it, and holds the lock of the tree.
    pub(crate) fn clear(&self) {
        self.len.store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Execution, MOST, Recent};
    use std::sync::Mutex;
    use std::thread;

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
        assert_eq!(recent.passes().collect::<Vec<_>>(), [running]);
        assert_eq!(recent.last_end(), None);
        assert!(recent.end(7));
        assert_eq!(recent.last_end(), Some(7));
        assert!(!recent.end(9));
        let ended = Execution {
            end: Some(7),
            ..running
        };
        assert_eq!(recent.passes().collect::<Vec<_>>(), [ended]);
        recent.clear();
        assert_eq!((recent.passes().count(), recent.last_end()), (0, None));
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
                        *tree += recent.passes().count();
                        recent.clear();
                        assert!(recent.begin(step, time));
                    }
                    assert!(recent.end(time + 1));
                }
            });
            let mut seen = 0;
            while seen < 100_000 {
                let tree = tree.lock().unwrap();
                let passes: Vec<Execution> = recent.passes().collect();
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

//! Timing of passes, pipelines and analyses.
//!
//! Each thread keeps a tree of timers of its own (`thread_tree`), so that none waits for another. `hooks` puts passes,
//! pipelines and analyses into it, passes many at a time (`recent`); a [`TimingScope`] does so with anything else. The times
//! of all threads become one tree (`merge`), which is data ([`TimingReport`]) until it is rendered (`render`).

mod clock;
mod hooks;
mod label;
mod merge;
mod recent;
mod render;
mod report;
mod scope;
#[cfg(test)]
mod tests;
mod thread_tree;

use std::cell::RefCell;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use clock::Clock;
pub use report::{Timer, Times, TimingDisplay, TimingFormat, TimingReport};
pub use scope::TimingScope;

use crate::timing::label::{Key, Label};
use crate::timing::recent::Recent;
use crate::timing::thread_tree::{Place, ThreadTree, Token};
use pass_runtime::instrumentation::RunId;

/// Times passes, the pipelines and analyses that they run in and ask for, and anything else that a program does. It
/// starts when it is made. Clones time into the same report.
///
/// As an [`Instrumentation`](pass_runtime::instrumentation::Instrumentation) it is best added last, so that it does not time the others. The
/// verifier counts for the pass whose work it verifies. Where it is the only instrumentation, a pass begins when the one before it
/// in the pipeline ends, or else when the pipeline does: it is called once for each pass and reads the clock once.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_observe::timing::{Timing, TimingDisplay, TimingFormat};
/// use pass_runtime::PassManager;
///
/// let start = std::time::Instant::now();
/// let timing = Timing::new(move || start.elapsed());
/// let reading = timing.scope("Parser");
/// let mut tree = node("root", []);
/// drop(reading);
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(timing.clone());
/// manager.run(&(), &mut tree, &mut drop)?;
///
/// let report = timing.report();
/// assert_eq!(report.timers[0].name, "Parser");
/// let text = report.render(TimingDisplay::Tree, TimingFormat::Text);
/// assert!(text.ends_with("(100.0%)  Total\n"));
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[derive(Clone)]
pub struct Timing {
    shared: Arc<Shared>,
}

struct Shared {
    /// Distinguishes it from all others.
    id: u64,
    clock: Box<dyn Clock>,
    /// The reading of the clock at the start.
    start: u64,
    threads: Mutex<Vec<Arc<Thread>>>,
    runs: Mutex<Vec<Run>>,
    next_scope: AtomicU64,
}

/// The times of a thread.
struct Thread {
    /// Locked by its thread, and for a report.
    tree: Mutex<ThreadTree>,
    /// Passes that are not in the tree yet.
    recent: Recent,
}

/// An outermost pipeline that is under way, so that threads which help with it know where it belongs.
struct Run {
    id: RunId,
    path: Arc<[(Key<'static>, Label)]>,
}

thread_local! {
    /// The times of this thread, by the identity of the timing.
    static THREADS: RefCell<Vec<(u64, Arc<Thread>)>> = const { RefCell::new(Vec::new()) };
}

impl Thread {
    /// The tree with all passes in it, those that run included. Its thread calls this.
    fn settled(&self) -> MutexGuard<'_, ThreadTree> {
        let mut tree = self.settled_before_next();
        tree.start_following(&self.recent, 0);
        self.recent.follow_none();
        tree
    }

    /// The same without the pass that follows.
    fn settled_before_next(&self) -> MutexGuard<'_, ThreadTree> {
        let mut tree = lock(&self.tree);
        tree.add(&self.recent, self.recent.len());
        self.recent.clear();
        tree
    }

    #[cold]
    fn settle(&self) {
        drop(self.settled_before_next());
    }

    /// Stops a pass that is in the tree.
    #[cold]
    fn stop_pass(&self, now: u64) {
        self.settled().stop(Token::Pass, now);
    }

    /// Stops a pass that followed another one: it is in the tree, or there was no room for it. Another one follows.
    #[cold]
    fn stop_following(&self, step: usize, now: u64) {
        let mut tree = self.settled_before_next();
        if !self.recent.ran(step, now) {
            tree.stop(Token::Pass, now);
            self.recent.follow(step + 1, now);
        }
    }

    /// A copy of the tree, with all passes in it and every timer stopped. Any thread may call this.
    fn stopped(&self, now: u64) -> ThreadTree {
        let tree = lock(&self.tree);
        let mut copy = tree.clone();
        let len = self.recent.len();
        copy.add(&self.recent, len);
        copy.start_following(&self.recent, len);
        drop(tree);
        copy.stop_all(now);
        copy
    }
}

impl Timing {
    /// Starts to time by a clock, which the program brings: a library reads none.
    pub fn new(clock: impl Clock + 'static) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            shared: Arc::new(Shared {
                id: NEXT.fetch_add(1, Ordering::Relaxed),
                start: clock.ticks(),
                clock: Box::new(clock),
                threads: Mutex::default(),
                runs: Mutex::default(),
                next_scope: AtomicU64::new(0),
            }),
        }
    }

    /// Times this thread until the scope is dropped, passes and other scopes included. Scopes of the same name
    /// in the same place are added up.
    pub fn scope(&self, name: impl Into<String>) -> TimingScope {
        let name = name.into();
        let serial = self.shared.next_scope.fetch_add(1, Ordering::Relaxed);
        self.start(Token::Scope(serial), None, |tree| {
            let label = || Label::work(name.as_str());
            tree.inside(Key::Scope(name.as_str().into()), label)
        });
        TimingScope::new(self.clone(), serial)
    }

    /// The times so far, of all threads. Running timers count up to now.
    pub fn report(&self) -> TimingReport {
        let clock = &*self.shared.clock;
        let now = clock.ticks();
        let threads = lock(&self.shared.threads).clone();
        let trees: Vec<ThreadTree> = threads.iter().map(|thread| thread.stopped(now)).collect();
        merge::merge(&trees, now.saturating_sub(self.shared.start), clock)
    }

    /// Starts the timer that `find` finds or makes. The passes from `next` on follow one another in it.
    fn start(
        &self,
        token: Token,
        next: Option<usize>,
        find: impl FnOnce(&mut ThreadTree) -> Place,
    ) {
        self.in_thread(|thread| {
            let place = find(&mut thread.settled());
            // As late as possible, so that finding the timer is not timed. No lock is held over the clock.
            let now = self.shared.clock.ticks();
            let mut tree = lock(&thread.tree);
            tree.start(place.parent, place.away, token, now);
            if let Some(step) = next {
                thread.recent.follow(step, now);
            }
        });
    }

    /// Stops a timer. The passes from `next` on follow one another in the one around it.
    fn stop(&self, token: Token, next: Option<usize>) {
        let now = self.shared.clock.ticks();
        self.in_thread(|thread| {
            let mut tree = thread.settled();
            tree.stop(token, now);
            if let Some(step) = next {
                thread.recent.follow(step, now);
            }
        });
    }

    /// No pass follows the last one.
    fn follow_none(&self) {
        self.in_thread(|thread| thread.recent.follow_none());
    }

    /// A pass begins. That is called for each execution: it takes no lock and allocates nothing.
    fn begin_pass(&self, step: usize) {
        let now = self.shared.clock.ticks();
        self.in_thread(|thread| {
            if !thread.recent.begin(step, now) {
                thread.settle();
                thread.recent.begin(step, now);
            }
        });
    }

    /// The pass that began last in this thread ends.
    fn end_pass(&self) {
        let now = self.shared.clock.ticks();
        self.in_thread(|thread| {
            if !thread.recent.end(now) {
                thread.stop_pass(now);
            }
        });
    }

    /// The pass that followed the last one in this thread ends.
    fn end_following(&self, step: usize) {
        let now = self.shared.clock.ticks();
        self.in_thread(|thread| {
            if !thread.recent.ran(step, now) {
                thread.stop_following(step, now);
            }
        });
    }

    /// Works on the times of this thread. One that is about to end may have none left.
    #[inline]
    fn in_thread(&self, work: impl FnOnce(&Thread)) {
        let id = self.shared.id;
        let place = |known: &[(u64, Arc<Thread>)]| known.iter().position(|(it, _)| *it == id);
        let _ = THREADS.try_with(|threads| {
            let mut known = threads.borrow();
            let mut found = place(&known);
            if found.is_none() {
                drop(known);
                self.enter(threads);
                known = threads.borrow();
                found = place(&known);
            }
            if let Some((_, thread)) = found.and_then(|place| known.get(place)) {
                work(thread);
            }
        });
    }

    /// Adds this thread. The first one that times anything is the one that the whole takes place in.
    #[cold]
    fn enter(&self, known: &RefCell<Vec<(u64, Arc<Thread>)>>) {
        let Ok(mut known) = known.try_borrow_mut() else {
            // A clock that is read for one timing uses another one, which has to do without.
            return;
        };
        let mut threads = lock(&self.shared.threads);
        let thread = Arc::new(Thread {
            tree: Mutex::new(ThreadTree::new(threads.is_empty())),
            recent: Recent::new(),
        });
        threads.push(Arc::clone(&thread));
        // Nobody will ask for those whose timing is gone.
        known.retain(|(_, thread)| Arc::strong_count(thread) > 1);
        known.push((self.shared.id, thread));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Timing").finish_non_exhaustive()
    }
}

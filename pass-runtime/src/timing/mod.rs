//! Timing of passes, pipelines and analyses.
//!
//! Each thread keeps a tree of timers of its own (`thread_tree`), so that none waits for another. `hooks` puts passes,
//! pipelines and analyses into it, passes many at a time (`recent`); a [`TimingScope`] does so with anything else. The times
//! of all threads become one tree (`merge`), which is data ([`TimingReport`]) until somebody wants to read it (`render`).

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
use std::time::Duration;

pub use report::{Timer, Times, TimingDisplay, TimingFormat, TimingReport};
pub use scope::TimingScope;

use crate::place::RunId;
use crate::timing::label::{Key, Label};
use crate::timing::recent::{Began, Recent};
use crate::timing::thread_tree::{Place, ThreadTree, Token};

/// Tells the time to a [`Timing`]: that which has passed since some moment, the same one for all threads.
pub trait Clock: Send + Sync {
    /// The time at this moment.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration + Send + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// Times passes, the pipelines and analyses that they run in and ask for, and anything else that a program does. It
/// starts when it is made. Clones time into the same report.
///
/// As an [`Instrumentation`](crate::instrumentation::Instrumentation) it is best added last, so that it does not time the others. The
/// verifier counts for the pass whose work it verifies.
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::timing::{Timing, TimingDisplay, TimingFormat};
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
    start: Duration,
    threads: Mutex<Vec<SharedTree>>,
    runs: Mutex<Vec<Run>>,
    next_scope: AtomicU64,
}

/// Locked by its thread, and for a report.
type SharedTree = Arc<Mutex<ThreadTree>>;

/// An outermost pipeline that is under way, so that threads which help with it know where it belongs.
struct Run {
    id: RunId,
    path: Arc<[(Key<'static>, Label)]>,
}

/// What a thread has timed for one timing.
struct Local {
    /// That of the timing.
    id: u64,
    tree: SharedTree,
    recent: Recent,
}

thread_local! {
    /// What this thread has timed, by timing.
    static LOCALS: RefCell<Vec<Local>> = const { RefCell::new(Vec::new()) };
}

impl Local {
    /// Makes the latest passes part of the tree.
    fn settle(&mut self) {
        self.recent.settle(&mut lock(&self.tree));
    }
}

impl Timing {
    /// Starts to time by a clock, which the program brings: a library reads none.
    pub fn new(clock: impl Clock + 'static) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            shared: Arc::new(Shared {
                id: NEXT.fetch_add(1, Ordering::Relaxed),
                start: clock.now(),
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
        self.start(Token::Scope(serial), |tree| {
            let label = || Label::work(name.as_str());
            tree.inside(Key::Scope(name.as_str().into()), label)
        });
        TimingScope::new(self.clone(), serial)
    }

    /// The times so far. Running timers count up to now. Of a pipeline that is running in another thread, the latest passes
    /// may be missing.
    pub fn report(&self) -> TimingReport {
        let now = self.shared.clock.now();
        let _ = LOCALS.try_with(|locals| {
            let mut locals = locals.borrow_mut();
            let own = locals.iter_mut().filter(|own| own.id == self.shared.id);
            own.for_each(Local::settle);
        });
        let threads = lock(&self.shared.threads).clone();
        let trees = threads.iter().map(|tree| lock(tree).stopped(now));
        let total = now.saturating_sub(self.shared.start);
        merge::merge(&trees.collect::<Vec<_>>(), total)
    }

    /// Starts the timer that `find` finds or makes.
    fn start(&self, token: Token, find: impl FnOnce(&mut ThreadTree) -> Place) {
        let tree = self.tree();
        let place = find(&mut lock(&tree));
        // As late as possible, so that finding the timer is not timed. No lock is held over the clock.
        let now = self.shared.clock.now();
        lock(&tree).start(place.parent, place.away, token, now);
    }

    fn stop(&self, token: Token) {
        let now = self.shared.clock.now();
        lock(&self.tree()).stop(token, now);
    }

    /// A pass begins. That is called for each execution: it takes no lock and allocates nothing.
    fn begin_pass(&self, step: usize, name: &'static str) {
        let at = self.shared.clock.now();
        self.local(|local| {
            if local.recent.is_full() {
                local.settle();
            }
            local.recent.begin(Began { step, name, at });
        });
    }

    /// The pass that began last in this thread ends.
    fn end_pass(&self) {
        let now = self.shared.clock.now();
        self.local(|local| {
            if !local.recent.end(now) {
                lock(&local.tree).stop(Token::Pass, now);
            }
        });
    }

    /// The tree of this thread, with all its passes.
    fn tree(&self) -> SharedTree {
        let tree = self.local(|local| {
            local.settle();
            local.tree.clone()
        });
        tree.unwrap_or_else(|| self.add_tree())
    }

    /// Works on that of this thread. A thread that is about to end may have none left.
    fn local<T>(&self, work: impl FnOnce(&mut Local) -> T) -> Option<T> {
        let id = self.shared.id;
        let find = |locals: &RefCell<Vec<Local>>| {
            let mut locals = locals.borrow_mut();
            if let Some(local) = locals.iter_mut().find(|local| local.id == id) {
                return work(local);
            }
            // Nobody will ask for those whose timing is gone.
            locals.retain(|local| Arc::strong_count(&local.tree) > 1);
            let mut local = Local {
                id,
                tree: self.add_tree(),
                recent: Recent::default(),
            };
            let result = work(&mut local);
            locals.push(local);
            result
        };
        LOCALS.try_with(find).ok()
    }

    /// The first thread that times anything is the one that the whole takes place in.
    fn add_tree(&self) -> SharedTree {
        let mut threads = lock(&self.shared.threads);
        let tree = Arc::new(Mutex::new(ThreadTree::new(threads.is_empty())));
        threads.push(tree.clone());
        tree
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

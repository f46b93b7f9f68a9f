//! Timing of passes, pipelines and analyses.
//!
//! Each thread keeps a tree of timers of its own (`thread_tree`), so that none waits for another. `hooks` puts passes,
//! pipelines and analyses into it, a [`TimingScope`] does so with anything else. What all threads have timed becomes one
//! tree (`merge`), which is data ([`TimingReport`]) until somebody wants to read it (`render`).

mod hooks;
mod label;
mod merge;
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

thread_local! {
    /// The trees of this thread, one for each timing.
    static TREES: RefCell<Vec<(u64, SharedTree)>> = const { RefCell::new(Vec::new()) };
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

    /// The times so far. Running timers count up to now.
    pub fn report(&self) -> TimingReport {
        let now = self.shared.clock.now();
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

    /// That of this thread.
    fn tree(&self) -> SharedTree {
        let id = self.shared.id;
        let find = |trees: &RefCell<Vec<(u64, SharedTree)>>| {
            let mut trees = trees.borrow_mut();
            if let Some((_, tree)) = trees.iter().find(|(of, _)| *of == id) {
                return tree.clone();
            }
            // Nobody will ask for those whose timing is gone.
            trees.retain(|(_, tree)| Arc::strong_count(tree) > 1);
            let tree = self.add_tree();
            trees.push((id, tree.clone()));
            tree
        };
        // A thread that is about to end may have none left.
        TREES.try_with(find).unwrap_or_else(|_| self.add_tree())
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

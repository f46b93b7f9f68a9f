//! The context of MLIR, shared between threads.

#![expect(
    unsafe_code,
    reason = "the context is shared between threads under the rules of this file"
)]

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use melior::Context;
use melior::dialect::DialectRegistry;
use melior::ir::operation::OperationLike;
use melior::utility::register_all_dialects;
use pass_runtime::ir::LoadError;

use crate::sys;
use crate::{diagnostic, scope};

/// A context of MLIR.
///
/// It belongs to the thread that created it, which parses texts and loads dialects. Other threads work on operations that
/// they were handed, and create types and attributes.
///
/// ```
/// use pass_melior::MlirContext;
///
/// let cx = MlirContext::new();
/// assert!(cx.dialects().iter().any(|dialect| dialect == "arith"));
/// ```
pub struct MlirContext {
    alive: Alive,
}

/// A counted reference to a context of melior: managers of MLIR may outlive the [`MlirContext`] that they were created
/// for.
#[derive(Clone)]
pub(crate) struct Alive(Arc<Shared>);

struct Shared {
    melior: Context,
    id: u64,
    owner: ThreadId,
    threads: Mutex<Threads>,
}

// SAFETY: see `MlirContext`, through which alone it is accessible. Any thread may destroy it.
unsafe impl Send for Shared {}

// SAFETY: as above.
unsafe impl Sync for Shared {}

impl Alive {
    /// Returns the context for callers that keep it alive by other means.
    ///
    /// # Safety
    ///
    /// Nothing uses the result after this value and its clones are dropped.
    pub(crate) unsafe fn unbound(&self) -> &'static Context {
        let context: *const Context = &self.0.melior;
        // SAFETY: as the caller says.
        unsafe { &*context }
    }

    /// Returns the same context, for a pass that MLIR's manager owns.
    pub(crate) fn context(&self) -> MlirContext {
        MlirContext {
            alive: self.clone(),
        }
    }

    /// Returns whether this is the context of `cx`.
    pub(crate) fn is(&self, cx: &MlirContext) -> bool {
        Arc::ptr_eq(&self.0, &cx.alive.0)
    }
}

#[derive(Default)]
struct Threads {
    /// The number of calls of `threads_start` without a `threads_ended`.
    running: usize,
    /// True if MLIR's locks were disabled before.
    were_disabled: bool,
}

// SAFETY: threads with a shared context may do what MLIR allows threads that run passes: create and compare identifiers,
// locations, types and attributes, whose tables are locked, and look up loaded entities. A change of the context itself
// takes `&mut self`, or checks that this is the thread of the context and that no other thread works on operations
// (`exclusively`).
unsafe impl Sync for MlirContext {}

impl MlirContext {
    /// Creates a context with all dialects and extensions of MLIR, which are loaded on first use.
    pub fn new() -> Self {
        let registry = DialectRegistry::new();
        register_all_dialects(&registry);
        let context = Context::new();
        context.append_dialect_registry(&registry);
        Self::from_melior(context)
    }

    /// Takes over a context with its registered dialects.
    pub fn from_melior(melior: Context) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        melior.attach_diagnostic_handler(move |diagnostic| {
            scope::keep(id, || diagnostic::convert(&diagnostic))
        });
        let shared = Shared {
            melior,
            id,
            owner: thread::current().id(),
            threads: Mutex::default(),
        };
        Self {
            alive: Alive(Arc::new(shared)),
        }
    }

    /// Returns the context, for melior's functions.
    pub fn melior(&self) -> &Context {
        &self.alive.0.melior
    }

    /// Returns a counted reference to the context.
    pub(crate) fn alive(&self) -> &Alive {
        &self.alive
    }

    /// Returns the names of all registered dialects, sorted.
    pub fn dialects(&self) -> Vec<String> {
        let mut names = sys::dialects(self.melior());
        names.sort_unstable();
        names
    }

    /// Sets whether diagnostics of MLIR show their operation, which is the default.
    pub fn show_operations(&mut self, show: bool) {
        sys::show_operations(self.melior(), show);
    }

    /// Sets whether MLIR itself uses threads, which is the default.
    pub fn set_threads(&mut self, threads: bool) {
        self.melior().enable_multi_threading(threads);
    }

    pub(crate) fn owns<'c: 'a, 'a>(&self, op: &impl OperationLike<'c, 'a>) -> bool {
        op.context() == *self.melior()
    }

    pub(crate) fn id(&self) -> u64 {
        self.alive.0.id
    }

    /// Calls `work`, which changes the context, if no other thread may use it.
    pub(crate) fn exclusively<R>(&self, work: impl FnOnce() -> R) -> Option<R> {
        if thread::current().id() != self.alive.0.owner {
            return None;
        }
        let threads = self.threads();
        (threads.running == 0).then(work)
    }

    pub(crate) fn load(&self, dialect: &str) -> Result<(), LoadError> {
        if sys::dialect_is_loaded(self.melior(), dialect) {
            return Ok(());
        }
        let known = self.dialects();
        if known
            .binary_search_by(|name| name.as_str().cmp(dialect))
            .is_err()
        {
            return Err(LoadError::Unknown { known });
        }
        self.exclusively(|| self.melior().get_or_load_dialect(dialect))
            .map(drop)
            .ok_or(LoadError::Threads)
    }

    /// Enables the locks of MLIR's tables before several threads use them.
    pub(crate) fn threads_start(&self) {
        let mut threads = self.threads();
        if threads.running == 0 {
            threads.were_disabled = !sys::threads_are_enabled(self.melior());
            if threads.were_disabled {
                self.melior().enable_multi_threading(true);
            }
        }
        threads.running += 1;
    }

    pub(crate) fn threads_ended(&self) {
        let mut threads = self.threads();
        threads.running = threads.running.saturating_sub(1);
        if threads.running == 0 && threads.were_disabled {
            threads.were_disabled = false;
            self.melior().enable_multi_threading(false);
        }
    }

    fn threads(&self) -> MutexGuard<'_, Threads> {
        let threads = &self.alive.0.threads;
        threads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for MlirContext {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for MlirContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MlirContext")
            .field("id", &self.id())
            .finish_non_exhaustive()
    }
}

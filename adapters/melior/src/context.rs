//! The context of MLIR, shared between threads.

#![expect(
    unsafe_code,
    reason = "the context is shared between threads under the rules of this file"
)]

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::thread::{self, ThreadId};

use melior::Context;
use melior::dialect::DialectRegistry;
use melior::ir::operation::OperationLike;
use melior::utility::{register_all_dialects, register_all_llvm_translations};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, LoadError, ParseOptions};
use pass_runtime::{Failure, Ir};

use crate::ir::Mlir;
use crate::rewriter::RewriteError;
use crate::{plugin, scope, sys};

/// A context of MLIR.
///
/// It belongs to the thread that created it, which parses texts and loads dialects. Other threads work on operations that
/// they were handed, and create types and attributes meanwhile; a dialect is not loaded as long as one of them does.
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
    /// The number of calls of `on_threads` that are under way.
    running: Mutex<usize>,
    /// True if MLIR locks the tables of the context.
    is_locked: AtomicBool,
    /// The number of copies of operations, which are kept without a borrow of the context.
    copies: AtomicUsize,
    /// Each thread but the owner holds one of these locks while it uses the context, so that threads do not wait for one
    /// another. Loading a dialect takes all of them.
    users: [RwLock<()>; USERS],
}

/// The number of locks for threads. More threads than that share locks.
const USERS: usize = 16;

// SAFETY: see `MlirContext`, through which alone it is accessible. Any thread may destroy it.
unsafe impl Send for Shared {}

// SAFETY: as above.
unsafe impl Sync for Shared {}

/// Counts a living copy of an operation. Dialects are not added meanwhile.
pub(crate) struct CopyCount(Alive);

/// The right of a thread to use the tables of a context, which do not change until it is dropped.
pub(crate) struct Access<'c>(#[expect(dead_code, reason = "held")] Option<RwLockReadGuard<'c, ()>>);

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

    /// Counts a copy of an operation.
    pub(crate) fn count_copy(&self) -> CopyCount {
        self.0.copies.fetch_add(1, Ordering::Relaxed);
        CopyCount(self.clone())
    }

    /// Returns whether this is the context of `cx`.
    pub(crate) fn is(&self, cx: &MlirContext) -> bool {
        Arc::ptr_eq(&self.0, &cx.alive.0)
    }
}

impl Drop for CopyCount {
    fn drop(&mut self) {
        // Pairs with the load in `add_dialects`: uses of the copy happen before a dialect is added.
        self.0.0.copies.fetch_sub(1, Ordering::Release);
    }
}

// SAFETY: threads with a shared context may do what MLIR allows threads that run passes: create and compare identifiers,
// locations, types and attributes, whose tables are locked, and look up loaded entities. Each such use is within an `Access`.
// Each change of the context itself goes through `exclusively`: it is made by the thread of the context, while no other has an
// `Access`. `&mut self` does not tell that, since copies of operations and managers keep the context without a borrow.
unsafe impl Sync for MlirContext {}

impl MlirContext {
    /// Creates a context with all dialects and extensions of MLIR, which are loaded on first use, and with all translations to
    /// LLVM IR, which passes for GPUs and the execution engine need.
    pub fn new() -> Self {
        let registry = DialectRegistry::new();
        register_all_dialects(&registry);
        let context = Context::new();
        context.append_dialect_registry(&registry);
        register_all_llvm_translations(&context);
        // SAFETY: the context has no handler yet, and all dialects.
        unsafe { Self::from_melior(context) }
    }

    /// Takes over a context with its registered dialects.
    ///
    /// # Safety
    ///
    /// Handlers of diagnostics that are attached to the context are `Send`. If a dialect loads another one, that is
    /// registered or loaded as well.
    pub unsafe fn from_melior(melior: Context) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        sys::attach_handler(&melior, id);
        let shared = Shared {
            is_locked: sys::threads_are_enabled(&melior).into(),
            melior,
            id,
            owner: thread::current().id(),
            running: Mutex::default(),
            copies: AtomicUsize::new(0),
            users: Default::default(),
        };
        Self {
            alive: Alive(Arc::new(shared)),
        }
    }

    /// Returns the context, for melior's functions.
    ///
    /// ```
    /// use melior::ir::{Location, Module};
    /// use pass_melior::{MlirContext, MlirModule};
    ///
    /// let cx = MlirContext::new();
    /// // SAFETY: this is the thread of the context, and there is no other.
    /// let module = Module::new(Location::unknown(unsafe { cx.melior() }));
    /// let module = MlirModule::new(&cx, (*module.as_operation()).clone())?;
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    ///
    /// # Safety
    ///
    /// melior lets any thread change a context, and holds it by no lock. As long as the result or something that was made with
    /// it is in use,
    ///
    /// * threads are switched, dialects are loaded or registered, texts are parsed and passes run only on the thread that
    ///   created this context, while no other thread uses it;
    /// * a handler of diagnostics is `Send`, and outlives the context;
    /// * operations are changed only by those who have exclusive access to them, as by [`MlirOp`](crate::MlirOp).
    pub unsafe fn melior(&self) -> &Context {
        self.raw_context()
    }

    /// Returns the context, for calls that follow the rules of [`melior`](Self::melior) and change nothing.
    pub(crate) fn raw_context(&self) -> &Context {
        &self.alive.0.melior
    }

    /// Takes the right to use the tables of the context until the result is dropped.
    ///
    /// # Panics
    ///
    /// If this is another thread than that of the context, and MLIR's locks are disabled.
    pub(crate) fn access(&self) -> Access<'_> {
        thread_local! {
            static USER: usize = {
                static NEXT: AtomicUsize = AtomicUsize::new(0);
                NEXT.fetch_add(1, Ordering::Relaxed) % USERS
            };
        }
        if self.is_owner() {
            return Access(None);
        }
        // Checked before locking too: a thread that panics must not hold a lock.
        self.assert_locked();
        let users = &self.alive.0.users[USER.with(|user| *user)];
        let guard = users.read().unwrap_or_else(PoisonError::into_inner);
        self.assert_locked();
        Access(Some(guard))
    }

    fn assert_locked(&self) {
        assert!(
            self.alive.0.is_locked.load(Ordering::Acquire),
            "an MLIR context without threads is used only by the thread that created it: `MlirContext::set_threads(true)` \
             allows others"
        );
    }

    fn is_owner(&self) -> bool {
        thread_local! {
            static THIS: ThreadId = thread::current().id();
        }
        THIS.with(|this| *this == self.alive.0.owner)
    }

    /// Returns a counted reference to the context.
    pub(crate) fn alive(&self) -> &Alive {
        &self.alive
    }

    /// Returns the names of all registered dialects, sorted.
    pub fn dialects(&self) -> Vec<String> {
        let _access = self.access();
        let mut names = sys::dialects(self.raw_context());
        names.sort_unstable();
        names
    }

    /// Loads the dialects that a file defines in IRDL, MLIR's language for definitions of dialects.
    ///
    /// ```
    /// use pass_melior::MlirContext;
    ///
    /// let mut cx = MlirContext::new();
    /// let file = std::env::temp_dir().join("pass-melior-dialect.irdl");
    /// std::fs::write(&file, "irdl.dialect @own { irdl.operation @op {} }").unwrap();
    /// cx.load_irdl(&file, &mut |said| panic!("{said}"))?;
    /// let again = cx.load_irdl(&file, &mut |said| panic!("{said}")).unwrap_err();
    /// assert_eq!(again.reason(), Some("there is a dialect 'own' already"));
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not valid, if one of the dialects exists already, or if the context is used
    /// elsewhere or a copy of an operation is kept. The diagnostics have been passed to `emit`.
    pub fn load_irdl(&mut self, file: &Path, emit: Emit<'_>) -> Result<(), Failure> {
        let unreadable = |error: std::io::Error| {
            let (file, error) = (file.display(), error.to_string());
            let reason = error.split(" (os error ").next().unwrap_or_default();
            Failure::because(format!("cannot open input file '{file}': {reason}"))
        };
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        let unloaded = |_| Failure::because("the dialect 'irdl' cannot be loaded");
        self.load("irdl").map_err(unloaded)?;
        let (name, options) = (file.display().to_string(), ParseOptions::default());
        let mut root = Mlir::parse(self, &name, &text, options, emit)?;
        let op = root.op();
        Mlir::verify(self, &op, true, emit)?;
        let mut known = self.dialects();
        for dialect in op.reader().find("irdl.dialect") {
            let name = dialect.symbol().unwrap_or_default();
            if self.is_loaded(&name) || known.contains(&name) {
                let message = format!("there is a dialect '{name}' already");
                return Err(Failure::because(message));
            }
            known.push(name);
        }
        let (is_loaded, diagnostics) = self.add_dialects(|_| {
            // SAFETY: the module is valid, its dialects are new, and no other thread uses the context.
            scope::collect(self, || unsafe { sys::load_irdl(op.raw()) })
        })?;
        diagnostics.into_iter().for_each(emit);
        is_loaded.then_some(()).ok_or_else(Failure::new)
    }

    /// Adds the dialects of a library, a plugin of MLIR, to those that can be loaded.
    ///
    /// # Errors
    ///
    /// Fails with LLVM's message if the library cannot be loaded or is no such plugin, and if it brings along an MLIR of its own, if
    /// the context is used elsewhere, or if a copy of an operation is kept.
    ///
    /// # Safety
    ///
    /// The library is made for this MLIR. What it does is its own.
    pub unsafe fn load_dialect_plugin(&mut self, library: &Path) -> Result<(), Failure> {
        let library = plugin::check_library(library)?;
        // SAFETY: as the caller says; no other thread uses the context.
        let load = |context: &_| unsafe { sys::load_dialect_plugin(context, &library) };
        self.add_dialects(load)?.map_err(Failure::because)
    }

    /// Calls `add`, which defines operations that a copy may have without a definition.
    pub(crate) fn add_dialects<R>(&self, add: impl FnOnce(&Context) -> R) -> Result<R, Failure> {
        let copies = &self.alive.0.copies;
        let add = |context: &_| (copies.load(Ordering::Acquire) == 0).then(|| add(context));
        let added = self.exclusively(add).ok_or(Failure::because(IN_USE))?;
        added.ok_or(Failure::because(
            "dialects are not added while a copy of an operation is kept",
        ))
    }

    /// Sets whether MLIR itself uses threads, which is the default. Without, other threads than the one that created the
    /// context must not use it, except for those that run passes for it.
    ///
    /// # Panics
    ///
    /// If this is another thread than that of the context, or if another one uses it, such as for a copy of an operation.
    pub fn set_threads(&mut self, threads: bool) {
        self.set(|context| self.lock(context, threads));
    }

    /// Sets whether operations of dialects that are not registered are valid.
    ///
    /// # Panics
    ///
    /// As [`set_threads`](Self::set_threads).
    pub fn allow_unregistered_dialects(&mut self, allow: bool) {
        self.set(|context| context.set_allow_unregistered_dialects(allow));
    }

    fn set(&self, work: impl FnOnce(&Context)) {
        assert!(self.exclusively(work).is_some(), "{IN_USE}");
    }

    /// Lets MLIR lock the tables of the context, or not.
    fn lock(&self, context: &Context, is_locked: bool) {
        context.enable_multi_threading(is_locked);
        self.alive.0.is_locked.store(is_locked, Ordering::Release);
    }

    pub(crate) fn owns<'c: 'a, 'a>(&self, op: &impl OperationLike<'c, 'a>) -> bool {
        op.context() == *self.raw_context()
    }

    pub(crate) fn id(&self) -> u64 {
        self.alive.0.id
    }

    /// Calls `work`, which changes the context, if this is the thread of the context and no other thread uses it.
    pub(crate) fn exclusively<R>(&self, work: impl FnOnce(&Context) -> R) -> Option<R> {
        self.exclusively_with(&self.running(), work)
    }

    /// Calls `work` as [`exclusively`](Self::exclusively) does, for a caller that knows how many calls of `on_threads` run.
    fn exclusively_with<R>(
        &self,
        running: &MutexGuard<'_, usize>,
        work: impl FnOnce(&Context) -> R,
    ) -> Option<R> {
        if !self.is_owner() || **running > 0 {
            return None;
        }
        let users = self.alive.0.users.iter();
        let locks: Vec<_> = users
            .map(RwLock::try_write)
            .collect::<Result<_, _>>()
            .ok()?;
        let result = work(self.raw_context());
        drop(locks);
        Some(result)
    }

    pub(crate) fn load(&self, dialect: &str) -> Result<(), LoadError> {
        if self.is_loaded(dialect) {
            return Ok(());
        }
        let known = self.dialects();
        if known
            .binary_search_by(|name| name.as_str().cmp(dialect))
            .is_err()
        {
            return Err(LoadError::Unknown { known });
        }
        let load = |context: &Context| {
            context.get_or_load_dialect(dialect);
        };
        self.exclusively(load).ok_or(LoadError::Threads)
    }

    /// Loads the dialect of an operation, if there is one: loading it later would break its existing operations.
    pub(crate) fn load_for(&self, op: &str) -> Result<(), RewriteError> {
        let dialect = op.split('.').next().unwrap_or(op);
        match self.load(dialect) {
            Ok(()) | Err(LoadError::Unknown { .. }) => Ok(()),
            Err(_) => Err(RewriteError::Dialect(dialect.to_owned())),
        }
    }

    pub(crate) fn is_loaded(&self, dialect: &str) -> bool {
        let _access = self.access();
        sys::dialect_is_loaded(self.raw_context(), dialect)
    }

    /// Calls `work`, which hands operations to several threads, with MLIR's locks enabled.
    pub(crate) fn on_threads(&self, work: impl FnOnce()) {
        let mut running = self.running();
        let were_locked = self.alive.0.is_locked.load(Ordering::Acquire);
        if !were_locked {
            let locked = self.exclusively_with(&running, |context| self.lock(context, true));
            assert!(locked.is_some(), "{IN_USE}");
        }
        *running += 1;
        drop(running);
        let _end = OnDrop(|| {
            *self.running() -= 1;
            if !were_locked {
                // Has no effect if another call is running: then the locks stay.
                self.exclusively(|context| self.lock(context, false));
            }
        });
        work();
    }

    fn running(&self) -> MutexGuard<'_, usize> {
        let running = self.alive.0.running.lock();
        running.unwrap_or_else(PoisonError::into_inner)
    }
}

const IN_USE: &str =
    "an MLIR context is changed by the thread that created it, while no other uses it";

/// Calls a function when it is dropped, also after a panic.
struct OnDrop<F: FnMut()>(F);

impl<F: FnMut()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
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

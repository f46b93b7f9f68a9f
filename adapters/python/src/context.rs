//! Contexts of the IR, which modules and what is read of them share.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use passwright::embedded::{Context, Embedded};
use passwright::ir::IrText;

/// The contexts that are alive, by their number: a pass gets a borrowed one, and hands out what outlives its run.
static LIVE: Mutex<BTreeMap<u64, Weak<SharedContext>>> = Mutex::new(BTreeMap::new());

/// A context that knows MLIR's dialects.
#[derive(Debug)]
pub(crate) struct SharedContext(Context);

impl SharedContext {
    pub(crate) fn new(allow_unregistered: bool) -> Arc<Self> {
        Self::with(allow_unregistered, true)
    }

    /// Creates a context whose modules are read, verified and printed on one thread.
    pub(crate) fn sequential(allow_unregistered: bool) -> Arc<Self> {
        Self::with(allow_unregistered, false)
    }

    fn with(allow_unregistered: bool, threads: bool) -> Arc<Self> {
        let mut cx = passwright::dialects::context();
        cx.allow_unregistered(allow_unregistered);
        Embedded::set_threads(&mut cx, threads);
        let shared = Arc::new(Self(cx));
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.insert(shared.id(), Arc::downgrade(&shared));
        shared
    }

    /// Returns the shared context that a pass has borrowed.
    pub(crate) fn of(cx: &Context) -> Option<Arc<Self>> {
        let live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(&cx.id())?.upgrade()
    }
}

impl Deref for SharedContext {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.0
    }
}

impl Drop for SharedContext {
    fn drop(&mut self) {
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.remove(&self.0.id());
    }
}

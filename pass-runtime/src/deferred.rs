//! Work that is deferred until all earlier diagnostics of a run are final.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Work that is done when its diagnostic is delivered: then everything before it in operation order is known. Clones share the
/// work, which is done once.
#[derive(Clone)]
pub(crate) struct Deferred(Arc<Mutex<Option<Box<dyn Any + Send>>>>);

impl Deferred {
    pub(crate) fn new<T: Any + Send>(work: T) -> Self {
        Self(Arc::new(Mutex::new(Some(Box::new(work)))))
    }

    /// Takes the work. Returns `None` if it has been taken or is of another type.
    pub(crate) fn take<T: Any>(&self) -> Option<T> {
        let work = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        work?.downcast().ok().map(|work| *work)
    }
}

impl PartialEq for Deferred {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Deferred {}

impl fmt::Debug for Deferred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred")
    }
}

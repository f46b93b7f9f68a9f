//! The table of objects behind handles.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::call::CallError;

type Object = Arc<dyn Any + Send + Sync>;

/// The objects by the number of their handle, and the last number in use.
struct Table {
    objects: Option<HashMap<u64, Object>>,
    last: u64,
}

static TABLE: Mutex<Table> = Mutex::new(Table {
    objects: None,
    last: 0,
});

fn lock() -> MutexGuard<'static, Table> {
    TABLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An object behind a handle.
pub(crate) trait Named: Any + Send + Sync {
    /// The noun for the object in messages.
    const NOUN: &'static str;
}

/// Stores an object, and returns its number. Numbers are never used again.
pub(crate) fn insert(object: impl Named) -> u64 {
    let mut table = lock();
    table.last += 1;
    let id = table.last;
    let objects = table.objects.get_or_insert_default();
    objects.insert(id, Arc::new(object));
    id
}

/// Returns the object of a number.
pub(crate) fn get<T: Named>(id: u64) -> Result<Arc<T>, CallError> {
    let object = lock()
        .objects
        .as_ref()
        .and_then(|objects| objects.get(&id).map(Arc::clone));
    let object = object.and_then(|object| object.downcast::<T>().ok());
    object.ok_or_else(|| CallError::handle(T::NOUN))
}

/// Removes the object of a number, and returns it.
pub(crate) fn take<T: Named>(id: u64) -> Result<Arc<T>, CallError> {
    let object = get::<T>(id)?;
    let removed = lock()
        .objects
        .as_mut()
        .and_then(|objects| objects.remove(&id));
    // Two threads may free it at the same time; it is dropped without the lock.
    removed
        .map(|_| object)
        .ok_or_else(|| CallError::handle(T::NOUN))
}

/// Removes the object of a number, if there is one.
pub(crate) fn free<T: Named>(id: u64) {
    let _ = take::<T>(id);
}

/// Returns the number of objects.
pub(crate) fn len() -> usize {
    lock().objects.as_ref().map_or(0, HashMap::len)
}

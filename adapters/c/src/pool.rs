//! The threads on which modules are read, verified, printed and transformed.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::schedule::Parallel;

/// The pool of all threads, and the process that started it: the threads of a pool do not survive a fork.
static POOL: Mutex<Option<(u32, Arc<Parallel>)>> = Mutex::new(None);

/// Returns the pool of all threads of this process; `None` if the system refuses to start threads.
pub(crate) fn pool() -> Option<Arc<Parallel>> {
    let process = std::process::id();
    let mut current = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    match &*current {
        Some((owner, pool)) if *owner == process => return Some(Arc::clone(pool)),
        _ => {}
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let pool = Arc::new(Parallel::new(threads).ok()?);
    // The pool of the parent process cannot be joined here.
    std::mem::forget(current.replace((process, Arc::clone(&pool))));
    Some(pool)
}

/// Runs `work` where the IR may use the threads.
pub(crate) fn in_pool<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    match pool() {
        Some(pool) => pool.pool().install(work),
        None => work(),
    }
}

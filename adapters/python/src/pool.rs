//! The threads on which modules are read, verified, printed and transformed.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::schedule::Parallel;

/// The pools of a process.
struct Pools {
    /// The process that started them: the threads of a pool do not survive a fork.
    process: u32,
    idle: Vec<Arc<Parallel>>,
    all: Vec<Arc<Parallel>>,
}

static POOLS: Mutex<Pools> = Mutex::new(Pools {
    process: 0,
    idle: Vec::new(),
    all: Vec::new(),
});

/// The most pools of a process.
const MAX_POOLS: usize = 4;

/// Calls `work` with the pools of this process.
fn with_pools<R>(work: impl FnOnce(&mut Pools) -> R) -> R {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if pools.process != process {
        // Those of the parent process cannot be joined here.
        std::mem::forget(std::mem::take(&mut pools.idle));
        std::mem::forget(std::mem::take(&mut pools.all));
        pools.process = process;
    }
    work(&mut pools)
}

/// A pool that nobody else uses as long as this lives.
///
/// The threads of a pool may all be in passes in Python that wait for a lock. Who holds that lock and reads a module, say, would
/// wait for these threads for ever if they were the only ones.
pub(crate) struct PoolLease(Arc<Parallel>);

impl PoolLease {
    /// Returns an idle pool; `None` if all are in use, or if the system refuses to start threads.
    pub(crate) fn new() -> Option<Self> {
        with_pools(|pools| {
            if let Some(pool) = pools.idle.pop() {
                return Some(Self(pool));
            }
            if pools.all.len() == MAX_POOLS {
                return None;
            }
            let pool = Arc::new(Parallel::new(0).ok()?);
            pools.all.push(Arc::clone(&pool));
            Some(Self(pool))
        })
    }

    pub(crate) fn pool(&self) -> &Arc<Parallel> {
        &self.0
    }
}

impl Drop for PoolLease {
    fn drop(&mut self) {
        with_pools(|pools| {
            // A lease of the parent process is not of these.
            if pools.all.iter().any(|pool| Arc::ptr_eq(pool, &self.0)) {
                pools.idle.push(Arc::clone(&self.0));
            }
        });
    }
}

/// Runs `work` where the IR may use the threads.
pub(crate) fn in_pool<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    let is_worker = with_pools(|pools| {
        let mut all = pools.all.iter();
        all.any(|pool| pool.pool().current_thread_index().is_some())
    });
    if !is_worker {
        return match PoolLease::new() {
            Some(lease) => lease.pool().pool().install(work),
            None => work(),
        };
    }
    // This thread runs a pass. If it waited for a pool, it would take up other passes meanwhile, which may wait for a lock that
    // this one holds.
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| in_pool(work));
        thread
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

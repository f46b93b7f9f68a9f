//! Work that threads share.

use std::panic::resume_unwind;
use std::sync::LazyLock;
use std::thread;

/// On Linux, several files of control groups are read for it.
static THREADS: LazyLock<usize> =
    LazyLock::new(|| thread::available_parallelism().map_or(1, usize::from));

/// Returns the number of threads that the machine runs at once.
pub(crate) fn threads() -> usize {
    *THREADS
}

/// Returns what becomes of each item. Threads share them, with `min_share` at least for each.
pub(crate) fn map<T: Sync, R: Send>(
    items: &[T],
    min_share: usize,
    transform: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let threads = threads().min(items.len() / min_share);
    if threads <= 1 {
        return items.iter().map(transform).collect();
    }
    thread::scope(|scope| {
        let transform = &transform;
        let chunks = items.chunks(items.len().div_ceil(threads)).map(|items| {
            let transform_all = move || items.iter().map(transform).collect::<Vec<R>>();
            let thread = thread::Builder::new().spawn_scoped(scope, transform_all);
            thread.map_err(|_| transform_all)
        });
        let threads: Vec<_> = chunks.collect();
        let results = threads.into_iter().flat_map(|thread| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // The system refuses threads.
            Err(transform_all) => transform_all(),
        });
        results.collect()
    })
}

//! Several operations at a time, on a pool of threads.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use rayon_core::{FnContext, ThreadPool, ThreadPoolBuilder};

use crate::instrumentation::Sink;
use crate::ir::ParallelIr;
use crate::ordered::Ordered;
use crate::schedule::{ChildJob, Schedule, Sequential};

/// Room for passes that recurse over their operation. The system provides pages only as they are used.
const STACK_SIZE: usize = 16 << 20;

/// A thread that waits for others takes on work of theirs meanwhile, on top of its own stack. Beyond this many jobs on one
/// stack it works alone, so that the stack is bounded however operations and pipelines are nested.
const MAX_NESTED_JOBS: usize = 16;

/// Several operations at a time, on threads of its own. Everything comes out as if they had run one after the other.
///
/// An operation without siblings stays on the thread of its parent: that a second thread would wait for it is not worth waking one.
/// A program whose passes recurse deeply calls the manager on a thread with a large stack, as the threads here have one of 16 MiB.
///
/// ```
/// use pass_runtime::PassManager;
/// use pass_runtime::ir::ParallelIr;
/// use pass_runtime::schedule::{ThreadPoolError, Parallel};
///
/// fn on_four_threads<I: ParallelIr>(manager: &mut PassManager<I>) -> Result<(), ThreadPoolError> {
///     manager.set_schedule(Parallel::new(4)?);
///     Ok(())
/// }
/// ```
#[derive(Debug)]
pub struct Parallel {
    pool: Arc<ThreadPool>,
}

/// The most threads of one pool. Starting more takes seconds, and no machine runs as many at a time.
const MAX_THREADS: usize = 4_096;

/// The threads that were asked for cannot be started. It holds the message.
#[derive(Debug)]
pub struct ThreadPoolError(String);

impl Parallel {
    /// On this number of threads; 0 stands for the number that the machine runs at a time. Ignores the environment.
    ///
    /// # Errors
    ///
    /// If these are more than 4,096, or if the system refuses to start them.
    pub fn new(threads: usize) -> Result<Self, ThreadPoolError> {
        let threads = match threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            too_many if too_many > MAX_THREADS => {
                let message = format!("cannot start {too_many} threads: the most is {MAX_THREADS}");
                return Err(ThreadPoolError(message));
            }
            threads => threads,
        };
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .stack_size(STACK_SIZE)
            .thread_name(|index| format!("pass-worker-{index}"))
            .build()
            .map_err(|error| ThreadPoolError(format!("cannot start threads: {error}")))?;
        Ok(Self {
            pool: Arc::new(pool),
        })
    }

    /// Returns the threads, for other work than passes.
    pub fn pool(&self) -> &Arc<ThreadPool> {
        &self.pool
    }

    /// Returns the number of threads.
    pub fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }
}

impl<I: ParallelIr> Schedule<I> for Parallel {
    fn run_children(
        &self,
        cx: &I::Context,
        op: &mut I::Op<'_>,
        job: &ChildJob<'_, I>,
        emit: Sink<'_, I>,
    ) {
        self.run_operations(cx, I::children(cx, op), job, emit);
    }

    fn run_operations(
        &self,
        cx: &I::Context,
        ops: Vec<I::Op<'_>>,
        job: &ChildJob<'_, I>,
        emit: Sink<'_, I>,
    ) {
        if ops.len() < 2 || OnStack::count() >= MAX_NESTED_JOBS {
            return Sequential.run_operations(cx, ops, job, emit);
        }
        let ordered = Ordered::new(ops.len(), emit);
        let mut ops: Vec<_> = ops.into_iter().map(Some).collect();
        let run = |position, op| {
            let _on_stack = OnStack::enter();
            ordered.job(position, |emit| job(position, op, emit));
        };
        let run_all = || run_parts(&mut ops, 0, self.threads(), &run);
        I::on_threads(cx, || self.pool.install(run_all));
    }
}

/// Runs a function on each item and its position, in this number of parts at first.
fn run_parts<T: Send>(
    items: &mut [Option<T>],
    first: usize,
    parts: usize,
    run: &(impl Fn(usize, T) + Sync),
) {
    if parts == 0 || items.len() < 2 {
        let items = (first..).zip(items.iter_mut().filter_map(Option::take));
        return items.for_each(|(position, item)| run(position, item));
    }
    let (left, right) = items.split_at_mut(items.len() / 2);
    let middle = first + left.len();
    let threads = rayon_core::current_num_threads();
    // A half that another thread has taken is split again, because threads are idle.
    let parts = |half: FnContext| (parts / 2).max(if half.migrated() { threads } else { 0 });
    rayon_core::join_context(
        |half| run_parts(left, first, parts(half), run),
        |half| run_parts(right, middle, parts(half), run),
    );
}

thread_local! {
    static ON_STACK: Cell<usize> = const { Cell::new(0) };
}

/// Counts the jobs that are under way on the stack of this thread.
struct OnStack;

impl OnStack {
    fn count() -> usize {
        ON_STACK.get()
    }

    fn enter() -> Self {
        ON_STACK.set(ON_STACK.get() + 1);
        Self
    }
}

impl Drop for OnStack {
    fn drop(&mut self) {
        ON_STACK.set(ON_STACK.get() - 1);
    }
}

impl fmt::Display for ThreadPoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ThreadPoolError {}

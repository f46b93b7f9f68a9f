//! Schedules: nested operations are visited one after the other, or several at a time.

use std::sync::Arc;

use crate::instrumentation::Sink;
use crate::ir::Ir;
pub use crate::parallel::{Parallel, ThreadPoolError};

/// The work to do for each operation. The number is the position of the operation among those that are scheduled, which for
/// children is that among their siblings.
pub type ChildJob<'j, I> = dyn Fn(usize, <I as Ir>::Op<'_>, Sink<'_, I>) + Sync + 'j;

/// The schedule of nested pipelines. By default, one operation follows the other.
pub trait Schedule<I: Ir>: Send + Sync {
    /// Calls `job` on each operation directly inside `op`, and hands its diagnostics to `emit` in the order of the
    /// operations, each as soon as those before it are final.
    fn run_children(
        &self,
        cx: &I::Context,
        op: &mut I::Op<'_>,
        job: &ChildJob<'_, I>,
        emit: Sink<'_, I>,
    ) {
        let mut position = 0;
        I::for_each_child(cx, op, &mut |child| {
            job(position, child, &mut *emit);
            position += 1;
        });
    }

    /// Calls `job` on each of some operations, which are not nested in one another, and hands its diagnostics to `emit` in
    /// the order of the operations, each as soon as those before it are final.
    fn run_operations(
        &self,
        cx: &I::Context,
        ops: Vec<I::Op<'_>>,
        job: &ChildJob<'_, I>,
        emit: Sink<'_, I>,
    ) {
        let _ = cx;
        for (position, op) in ops.into_iter().enumerate() {
            job(position, op, &mut *emit);
        }
    }
}

/// One operation after the other, for any IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sequential;

impl<I: Ir> Schedule<I> for Sequential {}

/// Implements [`Schedule`] for pointers to schedules.
macro_rules! forward {
    ($($pointer:ident),*) => {$(
        impl<I: Ir, S: Schedule<I> + ?Sized> Schedule<I> for $pointer<S> {
            fn run_children(
                &self,
                cx: &I::Context,
                op: &mut I::Op<'_>,
                job: &ChildJob<'_, I>,
                emit: Sink<'_, I>,
            ) {
                (**self).run_children(cx, op, job, emit);
            }

            fn run_operations(
                &self,
                cx: &I::Context,
                ops: Vec<I::Op<'_>>,
                job: &ChildJob<'_, I>,
                emit: Sink<'_, I>,
            ) {
                (**self).run_operations(cx, ops, job, emit);
            }
        }
    )*};
}

// With an `Arc`, several managers run on the same threads.
forward!(Box, Arc);

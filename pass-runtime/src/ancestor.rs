//! Read-only views of the operations around the one that a pass runs on.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::{Analysis, Cache};
use crate::ir::Ir;
use crate::results::Reads;

/// The part of an operation, such as its attributes, that passes may read while they run inside of it.
///
/// It is a value of its own, since the operation around is out of reach meanwhile. `()` is for an IR that shows nothing.
pub trait AncestorView<I: Ir>: Send + Sync + 'static {
    /// Returns the view of `op` as it is now.
    fn of(cx: &I::Context, op: &I::Op<'_>) -> Self;
}

impl<I: Ir> AncestorView<I> for () {
    fn of(_: &I::Context, _: &I::Op<'_>) -> Self {}
}

/// An operation around the one at hand, which cannot change meanwhile.
pub struct Ancestor<'a, I: Ir> {
    cx: &'a I::Context,
    above: &'a ParentScope<'a, I>,
    reads: &'a Reads,
}

/// An operation on whose children pipelines run.
pub(crate) struct ParentScope<'f, I: Ir> {
    pub(crate) name: I::OpName,
    /// `None` while the operation is in the hands of a pass.
    pub(crate) view: Option<I::View>,
    pub(crate) cache: &'f Cache<I>,
    pub(crate) above: Option<&'f ParentScope<'f, I>>,
    /// True if something inside depends on more than its name.
    pub(crate) was_read: AtomicBool,
}

impl<'f, I: Ir> ParentScope<'f, I> {
    pub(crate) fn new(
        name: I::OpName,
        view: Option<I::View>,
        cache: &'f Cache<I>,
        above: Option<&'f Self>,
    ) -> Self {
        Self {
            name,
            view,
            cache,
            above,
            was_read: AtomicBool::new(false),
        }
    }
}

impl<'a, I: Ir> Ancestor<'a, I> {
    /// Returns the operations from the innermost one to the outermost one.
    pub(crate) fn chain(
        cx: &'a I::Context,
        above: Option<&'a ParentScope<'a, I>>,
        reads: &'a Reads,
    ) -> impl Iterator<Item = Ancestor<'a, I>> + use<'a, I> {
        let chain = std::iter::successors(above, |above| above.above);
        chain.map(move |above| Ancestor { cx, above, reads })
    }

    /// Full name, such as `builtin.module`.
    pub fn name(&self) -> Cow<'a, str> {
        I::facts(self.cx, self.above.name).name
    }

    /// Returns the name as the IR compares it.
    pub fn op_name(&self) -> I::OpName {
        self.above.name
    }

    /// Returns the view of it that was made before the operations inside were visited. `None` while it is in the hands of a
    /// pass that runs a pipeline on an operation inside.
    pub fn view(&self) -> Option<&'a I::View> {
        self.above.was_read.store(true, Ordering::Relaxed);
        self.reads.note(Reads::ANCESTORS);
        self.above.view.as_ref()
    }

    /// Returns the cached analysis `A` of it, built before any pipeline ran on the operations inside: those beside the one at
    /// hand may have changed since. An analysis that is not cached cannot be built from inside.
    pub fn cached_analysis<A: Analysis<I>>(&self) -> Option<&'a A> {
        self.above.was_read.store(true, Ordering::Relaxed);
        self.reads.note(Reads::OTHERS);
        self.above.cache.get(self.reads)
    }
}

//! Read-only views of the operations around the one that a pass runs on.

use std::any::Any;
use std::sync::Arc;

use crate::analysis::{Analysis, Cache};
use crate::ir::Ir;

/// The part of an operation, such as its attributes, that passes may read while they run inside of it. The IR chooses
/// the type in it.
pub type AncestorView = Arc<dyn Any + Send + Sync>;

/// An operation around the one at hand, which cannot change meanwhile.
pub struct Ancestor<'a, I: Ir>(&'a Above<'a, I>);

/// An operation on whose children pipelines run.
pub(crate) struct Above<'f, I: Ir> {
    pub(crate) name: &'f str,
    pub(crate) view: Option<AncestorView>,
    pub(crate) cache: &'f Cache<I>,
    pub(crate) above: Option<&'f Above<'f, I>>,
}

impl<'a, I: Ir> Ancestor<'a, I> {
    /// The operations from the innermost one to the outermost one.
    pub(crate) fn chain(
        above: Option<&'a Above<'a, I>>,
    ) -> impl Iterator<Item = Ancestor<'a, I>> + use<'a, I> {
        std::iter::successors(above, |above| above.above).map(Ancestor)
    }

    /// Full name, such as `builtin.module`.
    pub fn name(&self) -> &'a str {
        self.0.name
    }

    /// The view that [`Ir::ancestor_view`] made of it, if that is a `T`.
    pub fn view<T: 'static>(&self) -> Option<&'a T> {
        self.0.view.as_deref()?.downcast_ref()
    }

    /// The analysis `A` of it, if it is known. There is no building it from inside.
    pub fn cached_analysis<A: Analysis<I>>(&self) -> Option<&'a A> {
        self.0.cache.get()
    }
}

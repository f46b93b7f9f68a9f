//! The type of progress in a tool without the feature `progress`.

use std::convert::Infallible;

use pass_runtime::Ir;
use pass_runtime::instrumentation::Instrumentation;

#[derive(Clone)]
pub(crate) struct Progress(Infallible);

impl Progress {
    pub(crate) fn start() -> Option<Self> {
        None
    }

    pub(crate) fn phase(&self, _: &str) {
        match self.0 {}
    }

    pub(crate) fn hide(&self) {
        match self.0 {}
    }

    pub(super) fn suspend<T>(&self, _: impl FnOnce() -> T) -> T {
        match self.0 {}
    }
}

impl<I: Ir> Instrumentation<I> for Progress {}

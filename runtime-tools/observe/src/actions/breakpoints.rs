//! Breakpoints at actions.

use std::collections::BTreeSet;
use std::fmt;

use crate::actions::{ACTIONS, Action, LocationFilter};
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Sink, Verdict};
use pass_runtime::ir::Ir;

/// Calls a function at the actions with some tags, or at some locations. The action waits for its verdict.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::actions::{Action, Breakpoints};
/// use pass_runtime::instrumentation::Verdict;
///
/// let stop = |action: &Action<'_, '_, Tree>| {
///     assert_eq!(action.tag(), "rename");
///     Verdict::Skip
/// };
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Breakpoints::new(stop).tag("rename"));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Breakpoints<F> {
    tags: BTreeSet<String>,
    locations: Option<LocationFilter>,
    stop: F,
}

impl<F> Breakpoints<F> {
    /// Creates a handler without breakpoints. Several threads may call `stop` at once.
    pub fn new<I: Ir>(stop: F) -> Self
    where
        F: Fn(&Action<'_, '_, I>) -> Verdict + Send + Sync,
    {
        Self {
            tags: BTreeSet::new(),
            locations: None,
            stop,
        }
    }

    /// Adds a breakpoint at the actions with that tag.
    #[must_use]
    pub fn tag(mut self, tag: impl Into<String>) -> Self {
        self.tags.insert(tag.into());
        self
    }

    /// Adds breakpoints at the actions on operations at these locations, such as `a.mlir:3`.
    #[must_use]
    pub fn location(mut self, text: &str) -> Self {
        self.locations.get_or_insert_default().add(text);
        self
    }
}

impl<I: Ir, F> Instrumentation<I> for Breakpoints<F>
where
    F: Fn(&Action<'_, '_, I>) -> Verdict + Send + Sync,
{
    fn interest(&self) -> Interest {
        ACTIONS | Interest::UNITS.when(self.locations.is_some())
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let Some(action) = Action::of_event(event) else {
            return Verdict::Run;
        };
        let is_at = |locations: &LocationFilter| locations.contains(&action.location());
        if self.tags.contains(action.tag()) || self.locations.as_ref().is_some_and(is_at) {
            (self.stop)(&action)
        } else {
            Verdict::Run
        }
    }
}

impl<F> fmt::Debug for Breakpoints<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Breakpoints")
            .field("tags", &self.tags)
            .field("locations", &self.locations)
            .finish_non_exhaustive()
    }
}

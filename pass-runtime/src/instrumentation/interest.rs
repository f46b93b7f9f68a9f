//! The events and services that an instrumentation asks for.

use std::ops::BitOr;

use crate::instrumentation::EventKind;

/// A set of the events that an instrumentation is called for, and of the services that it needs.
///
/// The default are all [events](Self::EVENTS), those of [repeated executions](Self::REPEATS) too, and no services.
///
/// ```
/// use pass_runtime::instrumentation::Interest;
///
/// let interest = Interest::PASSES | Interest::SNAPSHOTS;
/// assert!(interest.contains(Interest::PASSES) && !interest.contains(Interest::ACTIONS));
/// assert_eq!(Interest::ORDER.when(false), Interest::NONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interest(u16);

impl Interest {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// Runs of a manager.
    pub const RUNS: Self = Self(1);
    /// Executions of a pipeline on an operation.
    pub const PIPELINES: Self = Self(1 << 1);
    /// Executions of a pass, or of the pipelines nested in an operation.
    pub const PASSES: Self = Self(1 << 2);
    /// Computations of an analysis.
    pub const ANALYSES: Self = Self(1 << 3);
    /// Actions of a pass.
    pub const ACTIONS: Self = Self(1 << 4);
    /// Scopes of a pass.
    pub const SCOPES: Self = Self(1 << 5);
    /// All of the above.
    pub const EVENTS: Self = Self((1 << 6) - 1);
    /// [Remarks](super::Instrumentation::on_remark). Passes build none unless an instrumentation asks for them.
    pub const REMARKS: Self = Self(1 << 6);
    /// [Snapshots](super::PassSite::snapshot) of the outermost operation, which make the manager copy operations.
    pub const SNAPSHOTS: Self = Self(1 << 7);
    /// The [operations](super::ActionSite::unit) that actions are about, whose text is printed only then.
    pub const UNITS: Self = Self(1 << 8);
    /// Events in the order of a run in one thread, for decisions that depend on it, such as a number for each event. The
    /// manager then runs on one operation after the other, and ignores its schedule.
    pub const ORDER: Self = Self(1 << 9);
    /// Passes without their begins, where there is no other instrumentation: a pass that directly follows the begin of its
    /// pipeline or another step begins there, see [`PassSite::following_pass`](super::PassSite::following_pass). It halves the calls
    /// of an instrumentation that measures passes.
    pub const BOUNDARIES: Self = Self(1 << 10);
    /// Executions of passes that would change nothing, which the manager otherwise [skips](crate::PassManager::set_skip), and of
    /// those whose [results are cached](crate::PassManager::set_results). An observer that keeps passes from running asks for it.
    pub const REPEATS: Self = Self(1 << 11);

    /// Returns the set of one kind of events, whose order is that of the sets above.
    pub(super) const fn of(kind: EventKind) -> Self {
        Self(1 << kind as u16)
    }

    /// Returns the union of the two sets, as `|` does.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether all of `other` is in the set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns whether the two sets have a member in common.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the set if the condition holds, or else the empty set.
    #[must_use]
    pub const fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }
}

impl Default for Interest {
    fn default() -> Self {
        Self::EVENTS | Self::REPEATS
    }
}

impl BitOr for Interest {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

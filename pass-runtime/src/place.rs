//! Places in a run: the step of a pipeline and the operation, independent of scheduling.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// A run of a manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct RunId {
    /// The number of runs of the manager before. Independent of scheduling.
    pub number: u64,
    /// A number that no other run of any manager in the process has.
    pub unique: u64,
}

impl RunId {
    pub(crate) fn new(number: u64) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            number,
            unique: NEXT.fetch_add(1, Ordering::Relaxed),
        }
    }
}

/// A place in a run: for each pipeline that is under way, outermost first, the operation and the step.
///
/// Places do not depend on how operations are scheduled. Their order is that of a run in one thread, which is also the
/// order of diagnostics.
///
/// ```
/// use pass_runtime::instrumentation::{Level, Place};
///
/// let outer = Place::new([Level::new(0, 0, Some(2))]);
/// let inner = Place::new([Level::new(0, 0, Some(2)), Level::new(17, 0, Some(1))]);
/// assert_eq!(inner.to_string(), "0.2/17.1");
/// assert!(outer < inner && inner.is_inside(&outer));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    levels: Vec<Level>,
}

/// A pipeline that runs on an operation, and the step that it is at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Level {
    /// The position of the operation among its siblings. For a pipeline that a pass runs itself, the number of pipelines
    /// that this execution of the pass has run before.
    pub operation: usize,
    /// The position of the pipeline among those that run over the same siblings.
    pub pipeline: usize,
    /// The position of the step in the pipeline; `None` for the pipeline as a whole.
    pub step: Option<usize>,
}

impl Level {
    /// Creates a pipeline at one of its steps.
    pub const fn new(operation: usize, pipeline: usize, step: Option<usize>) -> Self {
        Self {
            operation,
            pipeline,
            step,
        }
    }
}

impl Place {
    /// Returns the place with these levels, outermost first.
    pub fn new(levels: impl IntoIterator<Item = Level>) -> Self {
        Self {
            levels: levels.into_iter().collect(),
        }
    }

    pub(crate) fn from_innermost(levels: impl Iterator<Item = Level>) -> Self {
        let mut levels: Vec<Level> = levels.collect();
        levels.reverse();
        Self { levels }
    }

    /// Returns the levels, outermost first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Returns true if this place is `outer`, or nested in it.
    pub fn is_inside(&self, outer: &Self) -> bool {
        self.levels.starts_with(&outer.levels)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, level) in self.levels.iter().enumerate() {
            let separator = if index > 0 { "/" } else { "" };
            write!(f, "{separator}{}", level.operation)?;
            if level.pipeline > 0 {
                write!(f, ":{}", level.pipeline)?;
            }
            if let Some(step) = level.step {
                write!(f, ".{step}")?;
            }
        }
        Ok(())
    }
}

//! The reason why a step of a pipeline failed.

use std::fmt;

/// The reason why a pass, a nested pipeline or a run failed. The error has been emitted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StepFailure {
    /// The kind.
    pub kind: FailureKind,
    /// The message of the first error.
    pub message: String,
}

/// The kind of a [`StepFailure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// The pass returned a failure.
    Pass,
    /// A pass, an analysis or the adapter of the IR panicked.
    Panic,
    /// The verifier found the operation invalid after the pass.
    Verifier,
    /// An instrumentation failed the pass.
    Instrumentation,
    /// The pass cannot run on the operation.
    Unsupported,
    /// A pipeline that the step runs failed on some operation.
    Nested,
    /// The run was cancelled, see [`CancelToken`](crate::manager::CancelToken).
    Cancelled,
}

/// Boxed: failures are rare, and results are moved for every pass.
pub(crate) type BoxedFailure = Box<StepFailure>;

impl StepFailure {
    #[cold]
    pub(crate) fn new(kind: FailureKind, message: impl Into<String>) -> BoxedFailure {
        Box::new(Self {
            kind,
            message: message.into(),
        })
    }

    pub(crate) fn cancelled() -> BoxedFailure {
        Self::new(FailureKind::Cancelled, "the run was cancelled")
    }
}

impl fmt::Display for StepFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for StepFailure {}

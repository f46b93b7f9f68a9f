//! The failure of a pass, as distinct from the diagnostics about it.

use std::error::Error;
use std::fmt;

/// The failure of a pass. The reason has been emitted as a [`Diagnostic`](crate::Diagnostic), or is still to be emitted.
///
/// ```
/// use pass_runtime::Failure;
///
/// assert_eq!(Failure::because("no entry point").to_string(), "no entry point");
/// ```
///
/// It has an effect only where it is returned, so one that is not used is a warning:
///
/// ```compile_fail
/// #![deny(unused_must_use)]
/// use pass_runtime::{Failure, Preserved};
///
/// fn run() -> Result<Preserved, Failure> {
///     Failure::because("no entry point");
///     Ok(Preserved::all())
/// }
/// ```
#[must_use = "a failure has an effect only where it is returned: `return Err(..)`"]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Failure {
    /// A single pointer, so that the result of a pass is two words.
    reason: Option<Box<FailureReason>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct FailureReason {
    text: Box<str>,
}

impl Failure {
    /// Creates a failure whose reason has been emitted.
    pub const fn new() -> Self {
        Self { reason: None }
    }

    /// Creates a failure whose reason becomes an error at the operation that the pass runs on.
    pub fn because(reason: impl Into<Box<str>>) -> Self {
        let text = reason.into();
        Self {
            reason: Some(Box::new(FailureReason { text })),
        }
    }

    /// Returns the reason, if it is still to be emitted.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(|reason| &*reason.text)
    }
}

/// An error that `?` turns into a [`Failure`], with its text as the reason.
///
/// The runtime implements it for no type: whether a failed file operation says enough is for the pass to decide. Implement
/// it for the errors of your own, and use [`Failure::because`] for others.
///
/// ```
/// use pass_runtime::passes::Reason;
/// use pass_runtime::Failure;
///
/// #[derive(Debug)]
/// struct NoEntry(&'static str);
/// impl std::fmt::Display for NoEntry {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "no entry point `{}`", self.0)
///     }
/// }
/// impl Reason for NoEntry {}
///
/// fn find() -> Result<(), Failure> {
///     Err(NoEntry("main"))?
/// }
/// assert_eq!(find().unwrap_err().reason(), Some("no entry point `main`"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no reason for a `Failure`",
    label = "write `.map_err(|error| Failure::because(error.to_string()))?`"
)]
pub trait Reason: fmt::Display {}

impl<E: Reason> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::because(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason().unwrap_or("failed, see the diagnostics"))
    }
}

impl Error for Failure {}

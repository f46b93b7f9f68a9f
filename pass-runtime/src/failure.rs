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
    reason: Option<Box<Box<str>>>,
}

impl Failure {
    /// Creates a failure whose reason has been emitted.
    pub const fn new() -> Self {
        Self { reason: None }
    }

    /// Creates a failure whose reason becomes an error at the operation that the pass runs on.
    pub fn because(reason: impl Into<Box<str>>) -> Self {
        Self {
            reason: Some(Box::new(reason.into())),
        }
    }

    /// Returns the reason, if it is still to be emitted.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_ref().map(|reason| &***reason)
    }
}

/// Its text is the reason, so `?` works on any error in a pass:
///
/// ```
/// use pass_runtime::Failure;
///
/// fn count(text: &str) -> Result<usize, Failure> {
///     Ok(text.parse()?)
/// }
/// assert_eq!(count("x").unwrap_err().reason(), Some("invalid digit found in string"));
/// ```
impl<E: Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::because(error.to_string())
    }
}

/// A failure is no [`Error`], since every error becomes a failure, but a program may return it as one.
impl From<Failure> for Box<dyn Error + Send + Sync> {
    fn from(failure: Failure) -> Self {
        failure.to_string().into()
    }
}

/// See the conversion to an error that can be sent.
impl From<Failure> for Box<dyn Error> {
    fn from(failure: Failure) -> Self {
        failure.to_string().into()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason().unwrap_or("failed, see the diagnostics"))
    }
}

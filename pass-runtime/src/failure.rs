//! The fact that something failed, as distinct from what there is to say about it.

use std::error::Error;
use std::fmt;

/// Something failed. The reason has been said as a [`Diagnostic`](crate::Diagnostic), or comes along as text.
///
/// ```
/// use pass_runtime::Failure;
///
/// assert_eq!(Failure::because("no entry point").to_string(), "no entry point");
/// ```
///
/// It has an effect only where it is returned, so leaving one lie is a warning:
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
    reason: Option<Box<str>>,
}

impl Failure {
    /// The reason has been said already.
    pub const fn new() -> Self {
        Self { reason: None }
    }

    /// The reason is still to be said: it becomes an error at the operation at hand.
    pub fn because(reason: impl Into<Box<str>>) -> Self {
        Self {
            reason: Some(reason.into()),
        }
    }

    /// The reason, if it is still to be said.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason().unwrap_or("failed, see the diagnostics"))
    }
}

impl Error for Failure {}

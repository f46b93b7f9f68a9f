//! Runs the body of an exported function: reports diagnostics and stops panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::abi::{Out, PwReport, PwStatus};
use crate::report::{Diagnostic, Report};
use crate::table;

/// An error of an exported function: its status and diagnostics.
#[derive(Debug)]
pub(crate) struct CallError {
    pub(crate) status: PwStatus,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl CallError {
    pub(crate) fn new(status: PwStatus, diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            status,
            diagnostics,
        }
    }

    pub(crate) fn single(status: PwStatus, message: &str) -> Self {
        Self::new(status, vec![Diagnostic::error(message)])
    }

    pub(crate) fn argument(message: &str) -> Self {
        Self::single(PwStatus::InvalidArgument, message)
    }

    pub(crate) fn handle(what: &str) -> Self {
        let message =
            format!("invalid {what} handle: already freed, or not created by this library");
        Self::single(PwStatus::InvalidHandle, &message)
    }

    /// Returns the message of the first diagnostic.
    pub(crate) fn message(&self) -> String {
        self.diagnostics
            .first()
            .map(Diagnostic::message)
            .unwrap_or_default()
    }
}

/// The diagnostics of a call that succeeded, or its error.
pub(crate) type CallResult = Result<Vec<Diagnostic>, CallError>;

/// Runs `work`, and writes a handle of its diagnostics to `report`.
pub(crate) fn call(report: Out<'_, PwReport>, work: impl FnOnce() -> CallResult) -> PwStatus {
    let result = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        let message = "the library has a defect: see standard error";
        Err(CallError::single(PwStatus::InternalError, message))
    });
    let (status, diagnostics) = match result {
        Ok(diagnostics) => (PwStatus::Ok, diagnostics),
        Err(error) => (error.status, error.diagnostics),
    };
    if let Some(report) = report {
        let id = if diagnostics.is_empty() {
            0
        } else {
            table::insert(Report::new(diagnostics))
        };
        report.write(PwReport { id });
    }
    status
}

/// Runs `work`, which reports nothing.
pub(crate) fn call_without_report(work: impl FnOnce() -> Result<(), CallError>) -> PwStatus {
    call(None, || work().map(|()| Vec::new()))
}

/// Returns the place of a result. It is an error if `out`, which the message calls `what`, is null.
pub(crate) fn require_out<'o, T>(
    out: Out<'o, T>,
    what: &str,
) -> Result<&'o mut std::mem::MaybeUninit<T>, CallError> {
    out.ok_or_else(|| CallError::argument(&format!("the place for the {what} is a null pointer")))
}

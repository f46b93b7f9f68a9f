//! Calls: what was found is handed out, and no panic crosses the boundary.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::abi::{Out, PwReport, PwStatus};
use crate::report::{Finding, Report};
use crate::table;

/// A call that did not do what it is for.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) status: PwStatus,
    pub(crate) findings: Vec<Finding>,
}

impl Refusal {
    pub(crate) fn new(status: PwStatus, findings: Vec<Finding>) -> Self {
        Self { status, findings }
    }

    pub(crate) fn argument(message: &str) -> Self {
        Self::new(PwStatus::InvalidArgument, vec![Finding::error(message)])
    }

    pub(crate) fn handle(what: &str) -> Self {
        let message =
            format!("the handle of a {what} leads to nothing: it was freed, or never handed out");
        Self::new(PwStatus::InvalidHandle, vec![Finding::error(&message)])
    }
}

/// The diagnostics of a call that succeeded, or its refusal.
pub(crate) type Findings = Result<Vec<Finding>, Refusal>;

/// Does the work, and leaves the handle of what it found behind `report`.
pub(crate) fn call(report: Out<'_, PwReport>, work: impl FnOnce() -> Findings) -> PwStatus {
    let done = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        let message = "the library has a defect: see standard error";
        Err(Refusal::new(
            PwStatus::InternalError,
            vec![Finding::error(message)],
        ))
    });
    let (status, findings) = match done {
        Ok(findings) => (PwStatus::Ok, findings),
        Err(refusal) => (refusal.status, refusal.findings),
    };
    if let Some(report) = report {
        let id = if findings.is_empty() {
            0
        } else {
            table::insert(Report::new(findings))
        };
        report.write(PwReport { id });
    }
    status
}

/// Does work without a report.
pub(crate) fn call_without_report(work: impl FnOnce() -> Result<(), Refusal>) -> PwStatus {
    call(None, || work().map(|()| Vec::new()))
}

/// Returns the place of a result, which may not be missing. `what` names it in the message.
pub(crate) fn require_out<'o, T>(
    out: Out<'o, T>,
    what: &str,
) -> Result<&'o mut std::mem::MaybeUninit<T>, Refusal> {
    out.ok_or_else(|| Refusal::argument(&format!("the place for the {what} is a null pointer")))
}

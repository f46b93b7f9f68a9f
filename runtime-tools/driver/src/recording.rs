//! The recording of a run for the report as a page. Without the feature `report` no value of [`Recording`] exists.

#[cfg(not(feature = "report"))]
mod absent;

#[cfg(not(feature = "report"))]
pub(crate) use absent::{Recording, Report};
#[cfg(feature = "report")]
pub(crate) use pass_report::{Recording, Report};

/// Returns an empty report of a tool, or `None` without the feature `report`.
pub(crate) fn new_report(tool: &str) -> Option<Report> {
    #[cfg(feature = "report")]
    return Some(Report::new(tool));
    #[cfg(not(feature = "report"))]
    return {
        let _ = tool;
        None
    };
}

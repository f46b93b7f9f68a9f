//! The recording of a run for its report. Without the feature `report`, the types [`Report`] and [`Recording`] have no values.

#[cfg(not(feature = "report"))]
mod disabled;

#[cfg(not(feature = "report"))]
pub(crate) use disabled::{Recording, Report};
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

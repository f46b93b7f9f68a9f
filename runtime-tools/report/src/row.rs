//! The executions of each pass of a pipeline.

use std::time::Duration;

use pass_runtime::Ir;
use pass_runtime::diagnostic::Operation;
use pass_runtime::instrumentation::PassSite;

/// A pass of the pipeline, or one of a pipeline that such a pass runs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RowKey {
    /// The identity of the pass that is an element of the pipeline.
    pub(crate) element: u64,
    /// Anchors and names of passes from that element to the pass, so that equal dynamic pipelines share rows.
    pub(crate) nested_path: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Row {
    pub(crate) executions: u64,
    pub(crate) failures: u64,
    /// Executions after which the pass reported a change.
    pub(crate) changes: u64,
    pub(crate) time: Duration,
    pub(crate) longest: Duration,
}

#[derive(Clone, Debug)]
pub(crate) struct Execution {
    pub(crate) pass: &'static str,
    pub(crate) operation: Operation,
    pub(crate) time: Duration,
}

impl RowKey {
    pub(crate) fn for_site<I: Ir>(pass: &PassSite<'_, I>) -> Self {
        let callers = std::iter::successors(Some(*pass), |site| site.pipeline().caller());
        let sites: Vec<PassSite<'_, I>> = callers.collect();
        let is_pass = |site: &PassSite<'_, I>| site.info().is_some();
        let outermost = sites.iter().rposition(is_pass).unwrap_or(0);
        let mut nested_path = Vec::new();
        for site in sites[..outermost].iter().rev() {
            nested_path.push(site.pipeline().anchor().to_string());
            nested_path.extend(is_pass(site).then(|| site.name().into_owned()));
        }
        Self {
            element: sites[outermost].id(),
            nested_path,
        }
    }
}

impl Row {
    pub(crate) fn add(&mut self, time: Duration, is_change: bool, is_failure: bool) {
        self.executions += 1;
        self.changes += u64::from(is_change);
        self.failures += u64::from(is_failure);
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

//! Pipelines that run themselves.

use super::graph;
use crate::catalogue;
use crate::model::{PassSet, PipelineId, Step};
use crate::names::{MAX_LISTED, joined, shown};
use crate::report::Report;
use crate::source::Span;

struct Use {
    from: PipelineId,
    to: PipelineId,
    span: Span,
}

/// Checks that pipelines do not use each other in a cycle.
pub(super) fn check_pipelines_end(set: &PassSet, report: &mut Report) {
    let mut uses = Vec::new();
    for pipeline in set.all_pipelines() {
        let from = pipeline.id;
        for step in Step::all(pipeline.form.steps()) {
            if let Step::Use {
                pipeline: to, span, ..
            } = *step
            {
                uses.push(Use { from, to, span });
            }
        }
    }
    let ends = |link: &Use| (link.from.index(), link.to.index());
    for cycle in graph::cycles(set.all_pipelines().count(), &uses, ends) {
        report_cycle(set, &cycle, report);
    }
}

fn report_cycle(set: &PassSet, cycle: &[&Use], report: &mut Report) {
    let [first, others @ ..] = cycle else { return };
    let name = |id: PipelineId| shown(&set[id].argument);
    let through: Vec<_> = others
        .iter()
        .map(|link| name(link.from).into_owned())
        .collect();
    let runs = name(first.from);
    let message = match through.as_slice() {
        [] => format!("pipeline {runs} runs itself"),
        through => format!(
            "pipeline {runs} runs itself through {}",
            joined(through, ", ")
        ),
    };
    let says = |link: &Use| format!("{} runs {} here", name(link.from), name(link.to));
    let mut diag = report.error(catalogue::PIPELINE_CYCLE, first.span, message);
    diag = diag.label(says(first));
    for used in others.iter().take(MAX_LISTED) {
        diag = diag.also(used.span, says(used));
    }
    diag.help("leave out one of these steps");
}

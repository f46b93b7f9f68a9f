//! Putting the passes of a pipeline into an order that satisfies their rules.

use super::PipelineBuilder;
use super::runs::Run;
use super::sketch::{Content, Node, Sketch};
use super::solve::{Constraint, Problem};
use crate::ir::Ir;
use crate::manager::{ElementId, OrderReport, OrderViolation};
use crate::registry::BuildError;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Puts the elements of the pipeline and of each nested pipeline into an order that satisfies the order rules, those that
    /// can stay where they are before others. Nested pipelines and bundles are moved as a whole. The order is the same in each
    /// run.
    ///
    /// Weak rules are satisfied if all of them can be together with the strong ones; the report has those that are not.
    ///
    /// # Errors
    ///
    /// If strong rules contradict each other; the error shows them.
    pub fn sort(&mut self) -> Result<OrderReport, BuildError> {
        let pipelines = self
            .sketch
            .elements()
            .filter_map(|(id, node)| match node.content {
                Content::Nested { .. } => Some(id),
                _ => None,
            });
        for pipeline in pipelines.collect::<Vec<_>>() {
            let children = self.sketch.children(pipeline);
            let order = match self.sketch.problem(&children).solve() {
                Ok(order) => order,
                Err(rules) => {
                    return Err(contradiction("these rules contradict each other", &rules));
                }
            };
            let order = order
                .into_iter()
                .filter_map(|unit| children.get(unit).copied());
            self.sketch.arrange(pipeline, &order.collect::<Vec<_>>());
        }
        let report = self.check_order();
        match report.first_strong() {
            Some(violation) => Err(BuildError::order(violation, report.render(true))),
            None => Ok(report),
        }
    }
}

impl<I: Ir> Sketch<I> {
    /// The elements as units that are to be ordered.
    pub(super) fn problem(&self, elements: &[ElementId]) -> Problem {
        let units = elements.iter().map(|id| self.runs_in(*id)).collect();
        Problem::new(units, self.runs.names())
    }

    /// The passes that run in an element, in order.
    pub(super) fn runs_in(&self, id: ElementId) -> Vec<Run> {
        match self.node(id) {
            Some(Node {
                content: Content::Pass(entry),
                is_disabled: false,
                ..
            }) => {
                vec![Run {
                    id,
                    info: entry.info,
                }]
            }
            Some(Node {
                content: Content::Nested { .. } | Content::Bundle(_),
                ..
            }) => {
                let children = self.children(id).into_iter();
                children.flat_map(|child| self.runs_in(child)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// An error that shows rules, with the passes that declare them.
pub(super) fn contradiction(message: &str, rules: &[&Constraint]) -> BuildError {
    let mut text = message.to_owned();
    for (run, rule) in rules.iter().filter_map(|constraint| constraint.stated) {
        let statement = OrderViolation::new((run.id, run.info), rule, None);
        text.push_str(&format!("\n  {statement}"));
        if !run.info.origin.is_empty() {
            text.push_str(&format!(" ({})", run.info.origin));
        }
    }
    BuildError::new(text)
}

//! Putting the passes of a pipeline into an order that satisfies their rules.

use super::PipelineBuilder;
use super::runs::Run;
use super::sketch::{Content, Node, Sketch};
use super::solve::{Problem, Unsolved};
use crate::ir::Ir;
use crate::manager::{ElementId, OrderReport, OrderViolation, OrderedPass};
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
            let problem = self.sketch.problem(&children);
            let order = problem.solve().map_err(|unsolved| {
                let message = "these rules contradict each other";
                self.sketch.unsolved(message, &problem, &unsolved)
            })?;
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

    /// The error for units that cannot be ordered. A contradiction is shown on the pipeline.
    pub(super) fn unsolved(
        &self,
        message: &str,
        problem: &Problem,
        unsolved: &Unsolved<'_>,
    ) -> BuildError {
        let Unsolved::Contradiction(rules) = unsolved else {
            let message = "the search for an order ended without one and without a contradiction";
            let help = "rules that name passes instead of kinds leave fewer orders to try";
            return BuildError::new(message).help(help);
        };
        let stated = rules.iter().filter_map(|constraint| {
            let (run, rule) = constraint.stated?;
            let other = problem.other(constraint);
            let other = other.map(|other| OrderedPass::new(other.id, other.info));
            Some(OrderViolation::new((run.id, run.info), rule, other))
        });
        BuildError::contradiction(message, self.draw(stated.collect()).render_rules())
    }
}

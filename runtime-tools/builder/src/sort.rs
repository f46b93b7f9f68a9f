//! Putting the passes of a pipeline into an order that satisfies their rules.

use crate::PipelineBuilder;
use crate::report::OrderReport;
use crate::rules::Run;
use crate::sketch::{Content, Node, Sketch};
use crate::solve::{Constraint, Problem};
use crate::violation::{OrderViolation, OrderedPass};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Puts the elements of the pipeline and of each nested pipeline into an order that satisfies the order rules, those that
    /// can stay where they are before others. Nested pipelines and bundles are moved as a whole. The order is the same in each
    /// run.
    ///
    /// A weak rule is satisfied if it does not contradict the strong ones and the weak ones before it; the report has those that
    /// are not.
    ///
    /// # Errors
    ///
    /// If strong rules contradict each other; the error shows them. Of several targets that would satisfy a rule, one is chosen
    /// for good, so that sets of rules may be refused that an exhaustive search would order.
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
            let order = problem.solve().map_err(|rules| {
                let message = "these rules contradict each other";
                self.sketch.contradiction(message, &problem, &rules)
            })?;
            let order = order
                .into_iter()
                .filter_map(|unit| children.get(unit).copied());
            self.sketch.arrange(pipeline, &order.collect::<Vec<_>>());
        }
        let report = self.check_order();
        match report.first_strong() {
            Some(violation) => Err(violation.refuse(&report)),
            None => Ok(report),
        }
    }
}

impl<I: Ir> Sketch<I> {
    /// The elements as units that are to be ordered.
    pub(crate) fn problem(&self, elements: &[ElementId]) -> Problem {
        let units = elements.iter().map(|id| self.runs_in(*id)).collect();
        Problem::new(units, &self.runs.rules)
    }

    /// The passes that run in an element, in order.
    pub(crate) fn runs_in(&self, id: ElementId) -> Vec<Run> {
        match self.node(id) {
            Some(Node {
                content: Content::Pass(entry),
                is_disabled: false,
                ..
            }) => {
                vec![Run {
                    id,
                    info: entry.info(),
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

    /// The error for rules that contradict each other, drawn on the pipeline.
    pub(crate) fn contradiction(
        &self,
        message: &str,
        problem: &Problem,
        rules: &[&Constraint],
    ) -> BuildError {
        let violations = rules.iter().filter_map(|constraint| {
            let (run, rule) = constraint.rule?;
            let other = problem.other(constraint);
            let other = other.map(|other| OrderedPass::new(other.id, other.info));
            Some(OrderViolation::new((run.id, run.info), rule, other))
        });
        let drawn = self.draw(violations.collect()).render_rules();
        BuildError::new(message).drawn(message, drawn)
    }
}

//! The order rules of a pipeline that is being built.

use pass_text as text;
use pass_text::order::OrderRule;

use crate::PipelineBuilder;
use crate::report::OrderReport;
use crate::rules::{Obstacle, Run};
use crate::sketch::{Content, Gap, Node, Sketch};
use crate::violation::{OrderViolation, OrderedPass, violated};
use pass_runtime::Ir;
use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Adds a rule to those that a pass declares, such as one between passes of two libraries.
    ///
    /// # Errors
    ///
    /// If the rule is strong, and passes that are in the pipeline already violate it.
    pub fn add_rule(
        &mut self,
        pass: &'static str,
        rule: OrderRule<'static>,
    ) -> Result<(), BuildError> {
        let obstacle = self.sketch.runs.add_rule(pass, rule);
        match obstacle.filter(|_| self.sketch.is_strict && self.sketch.acting.is_none()) {
            Some(obstacle) => {
                let violation = self.sketch.violation(obstacle);
                Err(violation.refuse(&self.sketch.draw(vec![violation.clone()])))
            }
            None => Ok(()),
        }
    }

    /// The order rules that the passes violate as they stand, weak ones included.
    pub fn check_order(&self) -> OrderReport {
        self.sketch.check_order()
    }
}

impl<I: Ir> Sketch<I> {
    /// The passes that are built, in order.
    pub(crate) fn passes(&self) -> Vec<(ElementId, &'static PassInfo)> {
        let passes = self
            .elements()
            .filter_map(|(id, node)| match &node.content {
                Content::Pass(entry) if !node.is_disabled => Some((id, entry.info())),
                _ => None,
            });
        passes.collect()
    }

    pub(crate) fn check_order(&self) -> OrderReport {
        self.draw(violated(&self.passes(), &self.runs.rules))
    }

    /// Violations on the text of the pipeline.
    pub(crate) fn draw(&self, found: Vec<OrderViolation>) -> OrderReport {
        OrderReport::new(found, || {
            let mut ids = Vec::new();
            let tree = self.tree(self.root, &mut ids);
            (tree.to_string(), ids)
        })
    }

    /// The pipeline as a tree of text, and the identities of its elements in the order of the text.
    fn tree(&self, of: ElementId, ids: &mut Vec<ElementId>) -> text::Pipeline {
        let anchor = match self.node(of).map(|node| &node.content) {
            Some(Content::Nested { anchor, .. }) => anchor.to_tree(),
            _ => text::Anchor::any(),
        };
        let mut elements = Vec::new();
        self.collect_elements(of, &mut elements, ids);
        text::Pipeline::new(anchor, elements)
    }

    fn collect_elements(
        &self,
        of: ElementId,
        elements: &mut Vec<text::Element>,
        ids: &mut Vec<ElementId>,
    ) {
        for id in self.children(of) {
            match self.node(id) {
                Some(Node {
                    content: Content::Pass(entry),
                    is_disabled: false,
                    ..
                }) => {
                    ids.push(id);
                    elements.push(entry.to_tree());
                }
                Some(Node {
                    content: Content::Nested { .. },
                    ..
                }) => {
                    ids.push(id);
                    elements.push(text::Element::Nested(self.tree(id, ids)));
                }
                Some(Node {
                    content: Content::Bundle(_),
                    ..
                }) => {
                    self.collect_elements(id, elements, ids);
                }
                _ => {}
            }
        }
    }

    /// The strong rule that a pass would violate at a gap, if rules are checked at insertions.
    pub(crate) fn obstacle(&self, run: Run, gap: Gap) -> Option<Obstacle> {
        // The order of what extensions insert side by side is only known when all of them have.
        if !self.is_strict || self.acting.is_some() {
            return None;
        }
        let labels = self.labels(gap);
        self.runs.obstacle(run, labels)
    }

    pub(crate) fn violation(&self, obstacle: Obstacle) -> OrderViolation {
        let other = obstacle.other;
        let other = other.map(|other| OrderedPass::new(other.id, other.info));
        OrderViolation::new((obstacle.by.id, obstacle.by.info), obstacle.rule, other)
    }
}

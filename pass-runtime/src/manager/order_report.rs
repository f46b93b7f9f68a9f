//! The order rules that a pipeline violates, drawn on its text.

use std::collections::BTreeMap;

use pass_pipeline as text;
use pass_pipeline::order::{OrderTarget, Relation, Strength};
use pass_pipeline::{Error, Span, excerpt};

use crate::ir::Ir;
use crate::manager::element::Element;
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;
use crate::manager::order::{OrderViolation, OrderedPass};

/// The order rules that a pipeline violates, see [`OpPassManager::check_order`].
#[derive(Clone, Debug, Default)]
pub struct OrderReport {
    violations: Vec<OrderViolation>,
    /// The text of the pipeline, if a rule is violated.
    pipeline: String,
    /// Where in the text the passes stand.
    places: BTreeMap<ElementId, Span>,
}

impl OrderReport {
    pub(crate) fn new<I: Ir>(pipeline: &OpPassManager<I>, violations: Vec<OrderViolation>) -> Self {
        let mut report = Self::default();
        if !violations.is_empty() {
            report.pipeline = pipeline.to_string();
            // The tree of the printed text is the pipeline, with places.
            if let Ok(tree) = text::parse_anchored(&report.pipeline) {
                report.locate(pipeline, &tree);
            }
        }
        report.violations = violations;
        report
    }

    fn locate<I: Ir>(&mut self, pipeline: &OpPassManager<I>, tree: &text::Pipeline) {
        for (element, tree) in pipeline.elements().iter().zip(&tree.elements) {
            self.places.insert(element.id(), tree.span());
            if let (Element::Nested(nested), text::Element::Nested(tree)) = (element, tree) {
                self.locate(nested, tree);
            }
        }
    }

    /// The violated rules.
    pub fn violations(&self) -> &[OrderViolation] {
        &self.violations
    }

    /// True if a violated rule is strong.
    pub fn has_strong(&self) -> bool {
        let mut strengths = self.violations.iter().map(|it| it.rule.strength);
        strengths.any(|strength| strength == Strength::Strong)
    }

    /// Draws each violation on the text of the pipeline: as an error if it is strong and `strict` is set, as a warning
    /// otherwise.
    pub fn render(&self, strict: bool) -> String {
        let violations = self.violations.iter();
        violations.map(|it| self.render_one(it, strict)).collect()
    }

    fn render_one(&self, violation: &OrderViolation, strict: bool) -> String {
        let mut error = Error::new(violation.to_string(), self.place(&violation.pass));
        error = error.note(format!("{} declares the rule", violation.pass));
        if let Some(other) = violation.other {
            let rule = violation.rule;
            let kind = match rule.target {
                OrderTarget::Kind(kind) if rule.relation != Relation::ImmediatelyAfter => {
                    format!(", which is of kind '{kind}',")
                }
                _ => String::new(),
            };
            let drawn = excerpt(&self.pipeline, self.place(&other));
            error = error.note(format!("{other}{kind} runs here\n{}", drawn.trim_end()));
        }
        let severity = match violation.rule.strength {
            Strength::Strong if strict => "error",
            _ => "warning",
        };
        error.render_as(severity, "pipeline", &self.pipeline)
    }

    fn place(&self, pass: &OrderedPass) -> Span {
        self.places.get(&pass.element).copied().unwrap_or_default()
    }
}

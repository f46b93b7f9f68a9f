//! The order rules that a pipeline violates, drawn on its text.

use std::collections::BTreeMap;

use pass_text as text;
use pass_text::Span;
use pass_text::diagnostic::Severity;
use pass_text::order::{OrderTarget, Relation, Strength};
use pass_text::render::{Style, Text, render};

use pass_runtime::manager::ElementId;
use pass_runtime::{Ir, OpPassManager, PassInfo};

use crate::rules::Rules;
use crate::violation::{OrderViolation, OrderedPass, violated};

/// The order rules that a pipeline violates, see [`check_order`].
#[derive(Clone, Debug, Default)]
pub struct OrderReport {
    violations: Vec<OrderViolation>,
    /// The text of the pipeline, if a rule is violated.
    pipeline: String,
    /// The places of the passes in the text.
    places: BTreeMap<ElementId, Span>,
}

/// Checks the order of the passes of a pipeline against the rules that they declare, [`PassInfo::order`]. A violated rule is
/// reported once, in the order of the passes. Nested pipelines count as the passes that they run, in the order written; pipelines
/// that a pass runs itself are unknown.
///
/// ```
/// # mod tree { include!("../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_builder::check_order;
/// use pass_runtime::OpPassManager;
///
/// let report = check_order(&OpPassManager::<Tree>::new("root"));
/// assert!(report.violations().is_empty());
/// ```
pub fn check_order<I: Ir>(pipeline: &OpPassManager<I>) -> OrderReport {
    let (mut ids, mut passes) = (Vec::new(), Vec::new());
    collect(pipeline, &mut ids, &mut passes);
    let found = violated(&passes, &Rules::default());
    OrderReport::new(found, || (pipeline.to_string(), ids))
}

/// Collects the identities of all elements, those of nested pipelines before their contents, and the passes.
fn collect<I: Ir>(
    pipeline: &OpPassManager<I>,
    ids: &mut Vec<ElementId>,
    passes: &mut Vec<(ElementId, &'static PassInfo)>,
) {
    for element in pipeline.iter() {
        ids.push(element.id());
        passes.extend(element.info().map(|info| (element.id(), info)));
        if let Some(nested) = element.nested() {
            collect(nested, ids, passes);
        }
    }
}

impl OrderReport {
    /// A report of these violations; `draw` is asked for the text of the pipeline and for the identities of its elements in the
    /// order of the text.
    pub(crate) fn new(
        violations: Vec<OrderViolation>,
        draw: impl FnOnce() -> (String, Vec<ElementId>),
    ) -> Self {
        let mut report = Self::default();
        if !violations.is_empty() {
            let (text, ids) = draw();
            // The tree of the printed text is the pipeline, with places.
            if let Ok(tree) = text::parse_anchored(&text) {
                report.locate(&tree, &mut ids.into_iter());
            }
            report.pipeline = text;
        }
        report.violations = violations;
        report
    }

    fn locate(&mut self, tree: &text::Pipeline, ids: &mut impl Iterator<Item = ElementId>) {
        for element in &tree.elements {
            if let Some(id) = ids.next() {
                self.places.insert(id, element.span());
            }
            if let text::Element::Nested(nested) = element {
                self.locate(nested, ids);
            }
        }
    }

    /// The first violated rule that is strong.
    pub(crate) fn first_strong(&self) -> Option<&OrderViolation> {
        let mut violations = self.violations.iter();
        violations.find(|violation| violation.rule.strength == Strength::Strong)
    }

    /// The violated rules.
    pub fn violations(&self) -> &[OrderViolation] {
        &self.violations
    }

    /// True if a violated rule is strong.
    pub fn has_strong(&self) -> bool {
        self.first_strong().is_some()
    }

    /// Draws each violation on the text of the pipeline as `mlir-opt` would: as an error if it is strong and `strict` is set,
    /// as a warning otherwise.
    pub fn render(&self, strict: bool) -> String {
        self.render_as(Style::Mlir, strict)
    }

    /// Draws each violation in that style.
    pub fn render_as(&self, style: Style, strict: bool) -> String {
        let (name, text) = ("pipeline", self.pipeline.as_str());
        let found = self
            .violations
            .iter()
            .map(|violation| self.diagnostic(violation, strict));
        found
            .map(|diagnostic| render(&diagnostic, &Text { name, text }, style))
            .collect()
    }

    /// Draws the rules as such, whether or not the pipeline violates them: as rules that contradict each other.
    pub(crate) fn render_rules(&self) -> String {
        let (name, text) = ("pipeline", self.pipeline.as_str());
        let rules = self.violations.iter().map(|violation| {
            let rule = OrderViolation {
                other: None,
                ..violation.clone()
            };
            self.drawn(violation, Severity::Error, rule.to_string())
        });
        rules
            .map(|rule| render(&rule, &Text { name, text }, Style::Mlir))
            .collect()
    }

    fn diagnostic(&self, violation: &OrderViolation, strict: bool) -> text::Error {
        let severity = match violation.rule.strength {
            Strength::Strong if strict => Severity::Error,
            _ => Severity::Warning,
        };
        self.drawn(violation, severity, violation.to_string())
    }

    /// A message at the pass that states a rule, with a note at the other pass.
    fn drawn(
        &self,
        violation: &OrderViolation,
        severity: Severity,
        message: String,
    ) -> text::Error {
        let place = self.place(&violation.pass);
        let mut found = text::Error::new(severity, place, message).note(violation.stated());
        if let Some(other) = violation.other {
            let rule = violation.rule;
            let kind = match rule.target {
                OrderTarget::Kind(kind) if rule.relation != Relation::ImmediatelyAfter => {
                    format!(", which is of kind '{kind}',")
                }
                _ => String::new(),
            };
            found = found.note_at(self.place(&other), format!("{other}{kind} runs here"));
        }
        found
    }

    fn place(&self, pass: &OrderedPass) -> Span {
        self.places.get(&pass.element).copied().unwrap_or_default()
    }
}

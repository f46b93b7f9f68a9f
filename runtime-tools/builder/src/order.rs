//! The check of order rules, with the violations drawn on the text of the pipeline.

use std::collections::BTreeMap;

use pass_runtime::manager::{Anchor, ElementId};
use pass_runtime::options::{LegalityReport, PassRun};
use pass_runtime::registry::BuildError;
use pass_runtime::{Ir, OpPassManager};
use pass_text as text;
use pass_text::Span;
use pass_text::diagnostic::{Diagnostic, Severity};
use pass_text::order::{OrderRule, OrderTarget};
use pass_text::render::{Style, Text, render};

use crate::PipelineBuilder;
use crate::rules::{OrderedPass, Rules};
use crate::tree::{Content, Element, Tree};
use crate::violation::{OrderViolation, RuleTable};

/// The order rules that a pipeline violates, see [`check_order`].
#[derive(Clone, Debug, Default)]
pub struct OrderReport {
    violations: Vec<OrderViolation>,
    /// The printed pipeline; empty if there are no violations.
    pipeline: String,
    spans: BTreeMap<ElementId, Span>,
}

/// Checks the order of the passes of a pipeline against the rules that they declare, [`PassInfo::order`]. A violated rule is
/// reported once, in the order of the passes. Nested pipelines are flattened, in the order of the text;
/// pipelines that a pass runs itself are not checked.
///
/// [`PassInfo::order`]: pass_runtime::PassInfo::order
pub fn check_order<I: Ir>(pipeline: &OpPassManager<I>) -> OrderReport {
    let runs = passes_in_order(pipeline);
    let violations = RuleTable::new(runs.clone(), &Rules::default()).check();
    OrderReport::new(violations, &runs, || pipeline.to_string())
}

fn passes_in_order<I: Ir>(pipeline: &OpPassManager<I>) -> Vec<OrderedPass> {
    let mut runs = Vec::new();
    for child in pipeline.elements() {
        let element = child.id();
        runs.extend(child.info().map(|info| OrderedPass { element, info }));
        runs.extend(child.nested().into_iter().flat_map(passes_in_order));
    }
    runs
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Adds an order rule for `pass` to the rules that it declares, for example one between passes of two libraries.
    ///
    /// # Errors
    ///
    /// If the rule is strong, and passes that are in the pipeline already violate it. Then it is not added.
    pub fn add_rule(
        &mut self,
        pass: &'static str,
        rule: OrderRule<'static>,
    ) -> Result<(), BuildError> {
        let tree = &mut *self.tree;
        tree.rules.add(pass, rule);
        let has_runs = !tree.rules.runs(OrderTarget::Pass(pass)).is_empty();
        if !has_runs || !tree.is_strict || tree.batch.is_some() {
            return Ok(());
        }
        let checked = tree.fail_on_violation(|violation| violation.rule == rule);
        checked.inspect_err(|_| tree.rules.remove_last(pass))
    }

    /// Returns the order rules that the passes violate at present, weak ones included.
    pub fn check_order(&self) -> OrderReport {
        self.tree.order_report(self.tree.violations())
    }

    /// Checks the preconditions of the passes: reports passes that may receive illegal operations or types.
    pub fn check_legality(&self) -> LegalityReport {
        let entries = self.tree.root.walk().into_iter().filter_map(Element::pass);
        let runs = entries.map(|entry| PassRun::new(entry.info(), entry.all_options()));
        let known = self.registry.passes().map(|pass| pass.info());
        LegalityReport::of(&self.tree.to_text(), runs, known)
    }
}

impl<I: Ir> Tree<I> {
    pub(crate) fn violations(&self) -> Vec<OrderViolation> {
        RuleTable::new(self.root.runs(), &self.rules).check()
    }

    /// Fails if `is_relevant` accepts a violation of a strong rule that no later insertion can repair; reports the first.
    pub(crate) fn fail_on_violation(
        &self,
        is_relevant: impl Fn(&OrderViolation) -> bool,
    ) -> Result<(), BuildError> {
        let mut violations = self.violations().into_iter();
        let first = violations.find(|violation| violation.is_final() && is_relevant(violation));
        let report = self.order_report(first.into_iter().collect());
        report.fail_on_violation()
    }

    pub(crate) fn order_report(&self, violations: Vec<OrderViolation>) -> OrderReport {
        OrderReport::new(violations, &self.root.runs(), || self.to_text())
    }

    fn to_text(&self) -> String {
        let anchor = self.root.anchor().unwrap_or(&Anchor::Any).to_tree();
        text::Pipeline::new(anchor, self.root.to_text()).to_string()
    }
}

impl<I: Ir> Element<I> {
    /// Returns the syntax nodes of the elements inside, those of bundles included.
    fn to_text(&self) -> Vec<text::Element> {
        let nodes = self.children().flat_map(|element| match &element.content {
            Content::Pass(entry) => vec![entry.to_tree()],
            Content::Nested(anchor, _) => {
                let pipeline = text::Pipeline::new(anchor.to_tree(), element.to_text());
                vec![text::Element::Nested(pipeline)]
            }
            Content::Bundle(_) | Content::Point(_) => element.to_text(),
        });
        nodes.collect()
    }
}

impl OrderReport {
    /// Creates a report. Calls `print` only if there are violations.
    fn new(
        violations: Vec<OrderViolation>,
        runs: &[OrderedPass],
        print: impl FnOnce() -> String,
    ) -> Self {
        let mut report = Self {
            violations,
            ..Self::default()
        };
        if !report.violations.is_empty() {
            report.pipeline = print();
            // Parsing the printed text gives the spans; its passes are in the order of `runs`.
            if let Ok(tree) = text::parse_anchored(&report.pipeline) {
                let passes = tree.passes().into_iter();
                let runs = runs.iter().zip(passes);
                report.spans = runs.map(|(run, pass)| (run.element, pass.span)).collect();
            }
        }
        report
    }

    /// Returns the violated rules.
    pub fn violations(&self) -> &[OrderViolation] {
        &self.violations
    }

    /// Returns true if a violated rule is strong.
    pub fn has_strong(&self) -> bool {
        self.violations.iter().any(OrderViolation::is_strong)
    }

    /// Fails for the first violated strong rule; the error is drawn with all violations.
    pub(crate) fn fail_on_violation(&self) -> Result<(), BuildError> {
        let mut violations = self.violations.iter();
        let strong = violations.find(|violation| violation.is_strong());
        strong.map_or(Ok(()), |violation| {
            let (note, drawing) = (violation.origin_note(), self.render(Style::Mlir, true));
            Err(BuildError::refusal(violation.clone(), note, drawing))
        })
    }

    /// Draws each violation on the text of the pipeline: as an error if it is strong and `strict` is set, as a warning
    /// otherwise.
    pub fn render(&self, style: Style, strict: bool) -> String {
        let drawn = self.violations.iter().map(|violation| {
            let is_error = strict && violation.is_strong();
            self.render_violation(violation, violation.to_string(), is_error, style)
        });
        drawn.collect()
    }

    /// Renders each violation as a contradiction between rules, not as a fault of the pipeline.
    pub(crate) fn render_rules(&self) -> String {
        let drawn = self.violations.iter().map(|violation| {
            let mut rule = violation.clone();
            rule.other = None;
            self.render_violation(violation, rule.to_string(), true, Style::Mlir)
        });
        drawn.collect()
    }

    /// Draws a message at the pass with the rule, and a note at the pass that violates it.
    fn render_violation(
        &self,
        violation: &OrderViolation,
        message: String,
        is_error: bool,
        style: Style,
    ) -> String {
        let span = |pass: &OrderedPass| self.spans.get(&pass.element).copied().unwrap_or_default();
        let severity = if is_error {
            Severity::Error
        } else {
            Severity::Warning
        };
        let mut diag: Diagnostic<Span> = Diagnostic::new(severity, span(&violation.pass), message);
        diag = diag.note(violation.origin_note());
        if let Some(other) = &violation.other {
            let kind = match violation.rule.target {
                OrderTarget::Kind(kind) => format!(", which is of kind '{kind}',"),
                _ => String::new(),
            };
            diag = diag.note_at(span(other), format!("{other}{kind} runs here"));
        }
        let (name, text) = ("pipeline", self.pipeline.as_str());
        render(&diag, &Text { name, text }, style)
    }
}

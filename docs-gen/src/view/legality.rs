//! Rules about operations and types as templates and JSON see them, and what they make of pipelines.

use std::borrow::Cow;
use std::collections::BTreeSet;

use passdefs::legality::{EntityId, Judge, JudgedPipeline};
use passdefs::model::{Clause, Legality, LegalityId, PipelineDef, RuleItem};
use passdefs::source::Span;
use serde::Serialize;

use super::views::{GroupViews, OriginView};
use crate::anchors::legality_heading;

/// Rules under a name.
#[derive(Debug, Serialize)]
pub(super) struct LegalityView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    doc: Cow<'a, str>,
    rules: Vec<EntityRuleView<'a>>,
    origin: OriginView<'a>,
}

/// A rule about operations or types, or the rules of another set.
#[derive(Debug, Serialize)]
struct EntityRuleView<'a> {
    /// `illegal`, `legal` or `includes`.
    rule: &'static str,
    /// A dialect, an operation, a type, or the name of the other set.
    name: &'a str,
    /// Link to the other set, if it is on one of the pages.
    href: Option<String>,
    reason: Cow<'a, str>,
    origin: OriginView<'a>,
}

/// A part of a precondition or a postcondition.
#[derive(Debug, Serialize)]
pub(super) struct ClauseView<'a> {
    /// The name of a set of rules, if one is named.
    legality: Option<&'a str>,
    /// Link to that set, if it is on one of the pages.
    href: Option<String>,
    /// Further rules.
    rules: Vec<EntityRuleView<'a>>,
    when: Option<WhenView<'a>>,
    origin: OriginView<'a>,
}

/// A condition on an option.
#[derive(Debug, Serialize)]
struct WhenView<'a> {
    option: &'a str,
    /// `true`, `given`, `is`, `is-not`, `at-least` or `at-most`.
    condition: &'static str,
    /// The value that it is compared with.
    value: Option<String>,
}

/// The state of the IR along a pipeline. A class of operations or types is written `scf.for`, `scf.*` for what no rule names of a
/// dialect, `!tensor`, and `*` for all dialects that no rule names.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct JudgementView {
    /// The classes that the input must not hold.
    needs: Vec<NeedView>,
    /// What changes behind each run of a pass.
    states: Vec<StateView>,
    /// The number of further runs.
    more: usize,
    /// The names of the steps that do not declare what they create.
    opaque: BTreeSet<String>,
}

/// A class of operations or types that the input must not hold.
#[derive(Clone, Debug, Serialize)]
struct NeedView {
    class: String,
    /// The operations within which it must be absent, outermost first; empty for the whole input.
    within: Vec<String>,
    /// The operations within which it may be there all the same.
    except_within: Vec<String>,
    /// The step that needs it.
    step: String,
}

/// The IR behind a run of a pass, as far as it differs from that behind the run before. Anything may be there at first.
#[derive(Clone, Debug, Serialize)]
struct StateView {
    step: String,
    /// Classes that are absent behind it in the operations that it runs on, and may be there before.
    absent: Vec<String>,
    /// The number of further ones.
    more_absent: usize,
    /// Classes that may be there, and are absent before.
    present: Vec<String>,
    /// The number of further ones.
    more_present: usize,
}

/// States are drawn up to this many runs and classes for one pipeline: pipelines that use each other twice would double with
/// every level.
const MAX_DRAWN: usize = 2_000;

/// The largest number of classes that one state names as absent, and as present.
const MAX_CLASSES: usize = 40;

impl<'a> GroupViews<'a, '_> {
    pub(super) fn legality(&self, legality: &'a Legality) -> LegalityView<'a> {
        let heading = legality_heading(&legality.name);
        LegalityView {
            name: &legality.name,
            anchor: self.anchor(&heading),
            heading,
            doc: self.inline_text(&legality.doc),
            rules: self.entity_rules(&legality.rules, legality.span),
            origin: self.origin(legality.span, self.group.span),
        }
    }

    fn entity_rules(&self, rules: &'a [RuleItem], around: Span) -> Vec<EntityRuleView<'a>> {
        let set = self.views.set;
        let rules = rules.iter().map(|item| match item {
            RuleItem::Rule(rule) => EntityRuleView {
                rule: if rule.is_legal { "legal" } else { "illegal" },
                name: &rule.pattern,
                href: None,
                reason: self.inline_text(&rule.reason),
                origin: self.origin(rule.span, around),
            },
            RuleItem::Include { legality, span } => EntityRuleView {
                rule: "includes",
                name: &set[*legality].name,
                href: self.legality_href(*legality),
                reason: Cow::Borrowed(""),
                origin: self.origin(*span, around),
            },
        });
        rules.collect()
    }

    fn legality_href(&self, legality: LegalityId) -> Option<String> {
        self.heading_href(&legality_heading(&self.views.set[legality].name))
    }

    pub(super) fn clauses(&self, clauses: &'a [Clause], around: Span) -> Vec<ClauseView<'a>> {
        let set = self.views.set;
        let clauses = clauses.iter().map(|clause| ClauseView {
            legality: clause.legality.map(|named| set[named].name.as_str()),
            href: clause.legality.and_then(|named| self.legality_href(named)),
            rules: self.entity_rules(&clause.rules, clause.span),
            when: clause.condition.as_ref().map(|(option, condition)| {
                let comparison = condition.comparison();
                WhenView {
                    option: &set[*option].argument,
                    condition: condition.name(),
                    value: comparison.map(|(_, value)| set.value_text(value).into_owned()),
                }
            }),
            origin: self.origin(clause.span, around),
        });
        clauses.collect()
    }
}

impl JudgementView {
    pub(crate) fn of(judge: &Judge<'_>, pipeline: &PipelineDef) -> Self {
        let judged = judge.pipeline(pipeline.id);
        let requirements = judged.judgement.requirements.iter();
        let needs = requirements.map(|required| NeedView {
            class: judged.class_text(required.entity),
            within: required.within.clone(),
            except_within: required.except_within.clone(),
            step: judged.runs[required.step as usize].name.to_owned(),
        });
        let opaque = judged.runs.iter().filter(|run| run.is_opaque());
        let states = states(&judged);
        Self {
            needs: needs.collect(),
            more: judged.judgement.behind.len() - states.len(),
            states,
            opaque: opaque.map(|run| run.name.to_owned()).collect(),
        }
    }
}

fn states(judged: &JudgedPipeline<'_>) -> Vec<StateView> {
    let everything: Vec<EntityId> = judged.universe.entities().collect();
    let mut before = &everything;
    let mut left = MAX_DRAWN;
    let mut states = Vec::new();
    for (number, present) in &judged.judgement.behind {
        if left == 0 {
            break;
        }
        let (absent, more_absent) = classes_without(judged, before, present);
        let (there, more_present) = classes_without(judged, present, before);
        left = left.saturating_sub(1 + absent.len() + there.len());
        states.push(StateView {
            step: judged.runs[*number as usize].name.to_owned(),
            absent,
            more_absent,
            present: there,
            more_present,
        });
        before = present;
    }
    states
}

/// Returns the first classes that are in one sorted list and not in the other, and the number of further ones.
fn classes_without(
    judged: &JudgedPipeline<'_>,
    classes: &[EntityId],
    others: &[EntityId],
) -> (Vec<String>, usize) {
    let is_new = |class: &&EntityId| others.binary_search(class).is_err();
    let new: Vec<&EntityId> = classes.iter().filter(is_new).collect();
    let (named, more) = new.split_at(new.len().min(MAX_CLASSES));
    let names = named.iter().map(|class| judged.class_text(**class));
    (names.collect(), more.len())
}

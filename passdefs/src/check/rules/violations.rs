//! Pipelines that violate what their passes say about order.

use std::collections::BTreeSet;

use pass_text::order::{OrderFacts, Violation, violations};

use super::conditional::{ConditionalRuns, Run};
use crate::catalogue;
use crate::model::{
    OrderRule, OrderTarget, Pass, PassSet, PipelineDef, PipelineId, Relation, Step, Strength,
};
use crate::names::shown;
use crate::report::Report;
use crate::walk::{MAX_RUNS, PipelineWalk};

/// Checks that pipelines keep the ordering rules of their passes; a violation of a weak rule is a warning. Returns the pipelines
/// that are too large, and reports them.
pub(super) fn check_pipelines_keep_order(
    set: &PassSet,
    report: &mut Report,
) -> BTreeSet<PipelineId> {
    let rules: Vec<PassRules<'_>> = set
        .all_passes()
        .map(|pass| PassRules::of(set, pass))
        .collect();
    let facts = set.all_passes().zip(&rules);
    let facts: Vec<OrderFacts<'_>> = facts.map(|(pass, rules)| rules.facts(pass)).collect();
    let used: BTreeSet<PipelineId> = set.all_pipelines().flat_map(used_pipelines).collect();
    let mut too_large = BTreeSet::new();
    for pipeline in set.all_pipelines() {
        let walk = PipelineWalk::of(set, pipeline.id);
        if walk.is_too_large {
            too_large.insert(pipeline.id);
            continue;
        }
        CheckedRun {
            set,
            pipeline,
            runs: &Run::all(set, &walk),
            facts: &facts,
            is_part: used.contains(&pipeline.id),
        }
        .report(report);
    }
    for pipeline in set.all_pipelines() {
        // One that uses a pipeline that is too large is so because of that.
        let uses_large = used_pipelines(pipeline).any(|used| too_large.contains(&used));
        if too_large.contains(&pipeline.id) && !uses_large {
            report_too_large(pipeline, report);
        }
    }
    too_large
}

fn used_pipelines(pipeline: &PipelineDef) -> impl Iterator<Item = PipelineId> {
    let steps = Step::all(pipeline.form.steps()).into_iter();
    steps.filter_map(|step| match step {
        Step::Use { pipeline, .. } => Some(*pipeline),
        _ => None,
    })
}

fn report_too_large(pipeline: &PipelineDef, report: &mut Report) {
    let name = shown(&pipeline.argument);
    let message = format!("pipeline {name} runs more passes than can be looked at");
    let diag = report.error(catalogue::PIPELINE_SIZE, pipeline.span, message);
    diag.note(format!(
        "a pipeline runs at most {MAX_RUNS} passes; those of the pipelines that it uses count, and so do conditions of these"
    ));
}

/// The kinds and rules of a pass in the form of the shared checker.
struct PassRules<'s> {
    kinds: Vec<&'s str>,
    rules: Vec<pass_text::order::OrderRule<'s>>,
}

impl<'s> PassRules<'s> {
    fn of(set: &'s PassSet, pass: &'s Pass) -> Self {
        let kinds = pass.kinds.iter().map(|kind| set[kind.kind].name.as_str());
        Self {
            kinds: kinds.collect(),
            rules: set.order_rules(pass),
        }
    }

    fn facts<'t>(&'t self, pass: &'t Pass) -> OrderFacts<'t> {
        OrderFacts {
            pass: &pass.argument,
            kinds: &self.kinds,
            rules: &self.rules,
        }
    }
}

struct CheckedRun<'j> {
    set: &'j PassSet,
    pipeline: &'j PipelineDef,
    runs: &'j [Run],
    /// The rules by pass.
    facts: &'j [OrderFacts<'j>],
    /// True if other pipelines use this one, so that they can run the passes that it lacks.
    is_part: bool,
}

impl<'j> CheckedRun<'j> {
    /// A violation inside of a pipeline that is used is reported there, but for passes that it lacks, which are reported
    /// where it is used. If two passes have rules about each other, one violation is reported.
    fn report(&self, report: &mut Report) {
        let facts = self.runs.iter();
        let facts = facts.map(|run| run.pass.map(|pass| &self.facts[pass.index()]));
        let facts: Vec<Option<&OrderFacts<'_>>> = facts.collect();
        let mut found = violations(&facts, &ConditionalRuns(self.runs));
        found.sort_by_key(|violation| self.rule(violation).map(|(_, rule)| rule.strength));
        let mut seen = BTreeSet::new();
        for violation in found {
            let other = violation.other.unwrap_or(violation.run);
            let pair = (violation.run.min(other), violation.run.max(other));
            let is_elsewhere = match self.rule(&violation).map(|(_, rule)| rule.relation) {
                Some(Relation::Requires | Relation::FollowedBy) => self.is_part,
                _ => violation.other.is_some() && self.runs[pair.0].step == self.runs[pair.1].step,
            };
            if !is_elsewhere && seen.insert(pair) {
                self.report_violation(&violation, report);
            }
        }
    }

    /// Returns the violated rule and the pass that states it.
    fn rule(&self, violation: &Violation) -> Option<(&'j Pass, &'j OrderRule)> {
        let pass = &self.set[self.runs[violation.run].pass?];
        Some((pass, pass.order.get(violation.rule)?))
    }

    fn report_violation(&self, violation: &Violation, report: &mut Report) {
        let Some((pass, rule)) = self.rule(violation) else {
            return;
        };
        let other = violation.other.map(|other| &self.runs[other]);
        let names = PassNames {
            pass: &pass.argument,
            other: other
                .and_then(|other| other.pass)
                .map(|other| self.set[other].argument.as_str()),
            target: self.set.target_name(&rule.target),
            is_kind: matches!(rule.target, OrderTarget::Kind(_)),
        };
        let message = format!(
            "pipeline {} runs {}{}",
            shown(&self.pipeline.argument),
            names.wrong(rule.relation),
            reason(rule)
        );
        let span = self.runs[violation.run].span;
        let diag = match rule.strength {
            Strength::Strong => report.error(catalogue::ORDER_VIOLATED, span, message),
            Strength::Weak => report.warning(catalogue::ORDER_WISH, span, message),
        };
        let mut diag = diag.label(format!("{} runs here", shown(names.pass)));
        if let (Some(other), Some(name)) = (other, names.other) {
            diag = diag.also(other.span, format!("{} runs here", shown(name)));
        }
        diag.also(rule.span, "the rule is stated here")
            .help(names.right(rule.relation));
    }
}

fn reason(rule: &OrderRule) -> String {
    match rule.reason.as_ref() {
        "" => String::new(),
        reason => format!(": {reason}"),
    }
}

struct PassNames<'j> {
    pass: &'j str,
    /// The run that violates the rule, if there is one.
    other: Option<&'j str>,
    target: &'j str,
    is_kind: bool,
}

impl PassNames<'_> {
    fn wrong(&self, relation: Relation) -> String {
        let (pass, other) = (shown(self.pass), shown(self.other.unwrap_or(self.target)));
        match relation {
            Relation::Before => format!("{pass} after {other}, which it has to come before"),
            Relation::After => format!("{pass} before {other}, which it has to come after"),
            Relation::Requires => {
                format!("{pass}, which requires {} before it", self.target_text())
            }
            Relation::FollowedBy => {
                format!("{pass}, which requires {} after it", self.target_text())
            }
            Relation::ConflictsWith => format!("{pass} together with {other}"),
        }
    }

    fn right(&self, relation: Relation) -> String {
        let (pass, other) = (shown(self.pass), shown(self.other.unwrap_or(self.target)));
        match relation {
            Relation::Before => format!("run {pass} before {other}"),
            Relation::After => format!("run {other} before {pass}"),
            Relation::Requires => format!("run {} before {pass}", self.target_text()),
            Relation::FollowedBy => format!("run {} after {pass}", self.target_text()),
            Relation::ConflictsWith => format!("leave out {pass} or {other}"),
        }
    }

    fn target_text(&self) -> String {
        if self.is_kind {
            format!("a pass of kind {}", shown(self.target))
        } else {
            shown(self.target).into_owned()
        }
    }
}

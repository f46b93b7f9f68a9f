//! Pipelines that violate what their passes say about order.

use std::collections::{BTreeMap, BTreeSet};

use pass_pipeline::{OrderFacts, OrderRule, OrderTarget, Violation, violations};

use super::flat::{Cases, Flat, MAX_RUNS, Run};
use crate::catalogue;
use crate::check::index::{Callee, Index};
use crate::check::lower::pipeline::strength_of;
use crate::draft::{self, Pass, PipelineDef};
use crate::model::{Relation, Strength};
use crate::names::shown;
use crate::report::Report;

/// What a pipeline runs, it runs in the order that its passes ask for; where they only wish for it, there is a warning.
pub(in crate::check) fn check_pipelines_keep_order(index: &Index<'_>, report: &mut Report) {
    let passes: Vec<_> = index.passes().collect();
    let texts: Vec<Texts<'_>> = passes.iter().map(|(_, pass)| Texts::of(pass)).collect();
    let facts = passes.iter().zip(&texts).map(|((callee, pass), texts)| {
        let facts = texts.facts(pass);
        ((callee.group, callee.number), Known { pass, facts })
    });
    let facts: BTreeMap<_, _> = facts.collect();
    let mut flat = Flat::new(index);
    for (callee, pipeline) in index.pipelines() {
        match flat.runs(callee) {
            Some(runs) => Judged {
                pipeline,
                runs: &runs,
                facts: &facts,
            }
            .report(report),
            None => too_large(callee, report),
        }
    }
}

fn too_large(callee: Callee<'_>, report: &mut Report) {
    let name = shown(callee.what.argument());
    let message = format!("pipeline {name} runs more passes than can be looked at");
    let wording = report.error(catalogue::PIPELINE_SIZE, callee.what.name().span, message);
    wording.note(format!(
        "a pipeline runs at most {MAX_RUNS} passes, those of the pipelines that it uses included"
    ));
}

/// What a pass says, borrowed.
struct Texts<'d> {
    kinds: Vec<&'d str>,
    rules: Vec<OrderRule<'d>>,
}

impl<'d> Texts<'d> {
    fn of(pass: &'d Pass) -> Self {
        let kinds = pass.kinds.iter().map(|kind| kind.value.as_str());
        let rule = |rule: &'d draft::OrderRule| OrderRule {
            relation: rule.relation,
            target: match &rule.target {
                draft::OrderTarget::Pass(name) => OrderTarget::Pass(&name.value),
                draft::OrderTarget::Kind(name) => OrderTarget::Kind(&name.value),
            },
            strength: strength(rule),
            reason: rule.reason.as_ref().map_or("", |reason| &reason.value),
        };
        Self {
            kinds: kinds.collect(),
            rules: pass.order.iter().map(rule).collect(),
        }
    }

    fn facts<'t>(&'t self, pass: &'t Pass) -> OrderFacts<'t> {
        OrderFacts {
            pass: &pass.argument.value.text,
            kinds: &self.kinds,
            rules: &self.rules,
        }
    }
}

/// The strength that a rule has; one that is misspelt is reported elsewhere.
pub(in crate::check) fn strength(rule: &draft::OrderRule) -> Strength {
    let written = rule.strength.as_ref();
    written
        .and_then(|written| strength_of(&written.value))
        .unwrap_or_default()
}

struct Known<'t> {
    pass: &'t Pass,
    facts: OrderFacts<'t>,
}

/// A pipeline with what it runs.
struct Judged<'j> {
    pipeline: &'j PipelineDef,
    runs: &'j [Run],
    facts: &'j BTreeMap<(usize, usize), Known<'j>>,
}

impl<'j> Judged<'j> {
    /// A violation inside of a pipeline that is used is reported there. Of two passes, each of which has a rule about the
    /// other, one speaks.
    fn report(&self, report: &mut Report) {
        let facts = self.runs.iter().map(|run| Some(&self.known(run)?.facts));
        let facts: Vec<Option<&OrderFacts<'_>>> = facts.collect();
        let mut found = violations(&facts, &Cases(self.runs));
        found.sort_by_key(|violation| self.rule(violation).map(strength));
        let mut seen = BTreeSet::new();
        for violation in found {
            let other = violation.other.unwrap_or(violation.run);
            let pair = (violation.run.min(other), violation.run.max(other));
            let inside = violation.other.is_some() && self.step(pair.0) == self.step(pair.1);
            if !inside && seen.insert(pair) {
                self.report_one(&violation, report);
            }
        }
    }

    fn known(&self, run: &Run) -> Option<&'j Known<'j>> {
        self.facts.get(&run.pass?)
    }

    fn step(&self, run: usize) -> Option<usize> {
        self.runs.get(run).map(|run| run.step)
    }

    fn rule(&self, violation: &Violation) -> Option<&'j draft::OrderRule> {
        let run = self.runs.get(violation.run)?;
        self.known(run)?.pass.order.get(violation.rule)
    }

    fn report_one(&self, violation: &Violation, report: &mut Report) {
        let (Some(rule), Some(run)) = (self.rule(violation), self.runs.get(violation.run)) else {
            return;
        };
        let Some(known) = self.known(run) else { return };
        let other = violation.other.and_then(|other| self.runs.get(other));
        let names = Names {
            pass: known.facts.pass,
            other: other
                .and_then(|other| self.known(other))
                .map(|other| other.facts.pass),
            target: rule.target.name().value.as_str(),
            is_kind: matches!(rule.target, draft::OrderTarget::Kind(_)),
        };
        let message = format!(
            "pipeline {} runs {}{}",
            shown(&self.pipeline.argument.value.text),
            names.wrong(rule.relation),
            reason(rule)
        );
        let wording = match strength(rule) {
            Strength::Strong => report.error(catalogue::ORDER_VIOLATED, run.span, message),
            Strength::Weak => report.warning(catalogue::ORDER_WISH, run.span, message),
        };
        let mut wording = wording.label(format!("{} runs here", shown(names.pass)));
        if let (Some(other), Some(name)) = (other, names.other) {
            wording = wording.also(other.span, format!("{} runs here", shown(name)));
        }
        wording
            .also(rule.target.name().span, "the rule is stated here")
            .help(names.right(rule.relation));
    }
}

fn reason(rule: &draft::OrderRule) -> String {
    match &rule.reason {
        Some(reason) if !reason.value.is_empty() => format!(": {}", reason.value),
        _ => String::new(),
    }
}

/// What a violation is about.
struct Names<'j> {
    pass: &'j str,
    /// The pass that stands in the way.
    other: Option<&'j str>,
    target: &'j str,
    is_kind: bool,
}

impl Names<'_> {
    fn wrong(&self, relation: Relation) -> String {
        let (pass, other) = (shown(self.pass), shown(self.other.unwrap_or(self.target)));
        match relation {
            Relation::Before => format!("{pass} after {other}, which it has to come before"),
            Relation::After => format!("{pass} before {other}, which it has to come after"),
            Relation::ConflictsWith => format!("{pass} together with {other}"),
            Relation::ImmediatelyAfter => match self.other {
                Some(_) => format!(
                    "{pass} right after {other}, and not after {}",
                    self.wanted()
                ),
                None => format!("{pass} first, and not right after {}", self.wanted()),
            },
        }
    }

    fn right(&self, relation: Relation) -> String {
        let (pass, other) = (shown(self.pass), shown(self.other.unwrap_or(self.target)));
        match relation {
            Relation::Before => format!("run {pass} before {other}"),
            Relation::After => format!("run {other} before {pass}"),
            Relation::ConflictsWith => format!("leave out {pass} or {other}"),
            Relation::ImmediatelyAfter => format!("run {} right before {pass}", self.wanted()),
        }
    }

    fn wanted(&self) -> String {
        match self.is_kind {
            true => format!("a pass of kind {}", shown(self.target)),
            false => shown(self.target).into_owned(),
        }
    }
}

//! Rules about order: whom they are about, and whether they can all hold.

mod edges;

use std::collections::{BTreeMap, BTreeSet};

use super::index::{Callee, Found, Index, What};
use super::pipelines::call::elsewhere;
use super::pipelines::strength;
use crate::catalogue;
use crate::draft::{OrderRule, OrderTarget, Pass, Spanned};
use crate::model::{Relation, Strength};
use crate::names::{MANY, joined, shown};
use crate::report::Report;
use crate::source::Span;
use edges::{Edges, How};

/// A rule is about a pass that exists, or about a kind that some pass is of.
pub(super) fn check_targets_exist(index: &Index<'_>, report: &mut Report) {
    let kinds = index.passes().flat_map(|(_, pass)| &pass.kinds);
    let kinds: BTreeSet<&str> = kinds.map(|kind| kind.value.as_str()).collect();
    for (callee, pass) in index.passes() {
        let open = index
            .draft
            .groups
            .get(callee.group)
            .is_some_and(|group| group.open);
        for rule in &pass.order {
            match &rule.target {
                OrderTarget::Pass(name) => check_pass(name, callee, index, report),
                OrderTarget::Kind(name) if open || kinds.contains(name.value.as_str()) => {}
                OrderTarget::Kind(name) => {
                    let message = format!("no pass is of kind {}", shown(&name.value));
                    let brief = report.is_brief();
                    let wording = report.error(catalogue::UNKNOWN_KIND, name.span, message);
                    let known: Vec<&str> = match brief {
                        true => Vec::new(),
                        false => kinds.iter().copied().collect(),
                    };
                    wording.known(&name.value, "kinds", &known);
                }
            }
        }
    }
}

fn check_pass(name: &Spanned<String>, callee: Callee<'_>, index: &Index<'_>, report: &mut Report) {
    match index.find(callee.group, &name.value) {
        Found::External => {}
        Found::Declared(found) => {
            if let What::Pipeline(pipeline) = found.what {
                let message = format!("{} is a pipeline, and no pass", shown(&name.value));
                let wording = report.error(catalogue::WRONG_CALL, name.span, message);
                wording.also(pipeline.name.span, "declared here");
            }
        }
        Found::Unknown => {
            let message = format!("unknown pass {}", shown(&name.value));
            let is_pass = |what| matches!(what, What::Pass(_));
            let names = match report.is_brief() {
                true => Vec::new(),
                false => index.names(callee.group, is_pass),
            };
            let wording = report.error(catalogue::UNKNOWN_PASS, name.span, message);
            let wording = wording.known(&name.value, "passes", &names);
            if !names.is_empty() {
                wording.note(elsewhere("pass", &name.value));
            }
        }
    }
}

/// The strength of a rule is `strong` or `weak`.
pub(super) fn check_strengths(index: &Index<'_>, report: &mut Report) {
    let rules = index.passes().flat_map(|(_, pass)| &pass.order);
    for written in rules.filter_map(|rule| rule.strength.as_ref()) {
        let known = Strength::ALL.map(Strength::name);
        if !known.contains(&written.value.as_str()) {
            let message = format!("unknown strength {}", shown(&written.value));
            let wording = report.error(catalogue::UNKNOWN_STRENGTH, written.span, message);
            wording.known(&written.value, "strengths", &known);
        }
    }
}

/// A pass states a rule about the same target once, and none about itself.
pub(super) fn check_rules_differ(index: &Index<'_>, report: &mut Report) {
    for (_, pass) in index.passes() {
        let mut first = BTreeMap::new();
        for rule in &pass.order {
            let name = rule.target.name();
            let is_kind = matches!(rule.target, OrderTarget::Kind(_));
            if !is_kind && name.value == pass.argument.value.text {
                let message = format!("pass {} has a rule about itself", shown(&name.value));
                report.error(catalogue::ORDER_CYCLE, name.span, message);
                continue;
            }
            let key = (rule.relation, is_kind, name.value.as_str());
            match first.get(&key) {
                None => drop(first.insert(key, name.span)),
                Some(before) => {
                    let message = format!(
                        "the rule `{} {}` is stated twice",
                        rule.relation.name(),
                        described(&rule.target)
                    );
                    let wording = report.error(catalogue::DUPLICATE_MENTION, name.span, message);
                    wording.label("again here").also(*before, "first here");
                }
            }
        }
    }
}

fn described(target: &OrderTarget) -> String {
    match target {
        OrderTarget::Pass(name) => name.value.clone(),
        OrderTarget::Kind(name) => format!("kind={}", name.value),
    }
}

/// What passes say about order can hold all at once: nothing has to come before itself, and what has to run right before
/// something may run with it.
pub(super) fn check_rules_agree(index: &Index<'_>, report: &mut Report) {
    let strong = Edges::of(index, |rule| strength(rule) == Strength::Strong);
    let mut reported = BTreeSet::new();
    for cycle in strong.cycles() {
        reported.extend(cycle.iter().map(|edge| edge.span));
        report_cycle(&cycle, false, report);
    }
    let all = Edges::of(index, |_| true);
    for cycle in all.cycles() {
        let known = cycle.iter().any(|edge| reported.contains(&edge.span));
        if !known {
            report_cycle(&cycle, true, report);
        }
    }
    let mut own = BTreeMap::new();
    for (_, pass) in index.passes() {
        check_neighbours(pass, report);
        check_own_kinds(pass, &mut own, report);
    }
}

/// No two passes of a kind come both before, or both after, all others of that kind.
fn check_own_kinds<'d>(
    pass: &'d Pass,
    first: &mut BTreeMap<(&'d str, Relation), Span>,
    report: &mut Report,
) {
    for rule in &pass.order {
        let OrderTarget::Kind(kind) = &rule.target else {
            continue;
        };
        let is_own = pass.kinds.iter().any(|own| own.value == kind.value);
        if !is_own || !matches!(rule.relation, Relation::Before | Relation::After) {
            continue;
        }
        let relation = rule.relation.name();
        match first.get(&(&kind.value, rule.relation)) {
            None => drop(first.insert((&kind.value, rule.relation), kind.span)),
            Some(before) => {
                let message = format!(
                    "two passes of kind {} come {relation} all others of that kind",
                    shown(&kind.value)
                );
                contradiction(message, kind.span, *before, report);
            }
        }
    }
}

/// A cycle: the passes in it, and what each of them says.
fn report_cycle(cycle: &[&edges::Edge<'_>], weak: bool, report: &mut Report) {
    // Of what is gone along, the last in source order is the one that does not fit what was said before.
    let last = cycle.iter().enumerate().max_by_key(|(_, edge)| edge.span);
    let Some((last, _)) = last else { return };
    let turned = cycle.iter().cycle().skip(last).take(cycle.len());
    let turned: Vec<_> = turned.collect();
    let mut passes: Vec<&str> = turned.iter().filter_map(|edge| edge.from).collect();
    passes.extend(passes.first().copied());
    let passes: Vec<String> = passes
        .into_iter()
        .map(|pass| shown(pass).into_owned())
        .collect();
    let message = format!(
        "rules about order contradict each other: {}",
        joined(&passes, " before ")
    );
    let Some((first, others)) = turned.split_first() else {
        return;
    };
    let wording = match weak {
        false => report.error(catalogue::ORDER_CYCLE, first.span, message),
        true => report.warning(catalogue::ORDER_WISHES, first.span, message),
    };
    let mut wording = wording.label(says(first));
    for edge in others.iter().take(MANY) {
        wording = wording.also(edge.span, says(edge));
    }
    wording.help("take back one of these rules");
}

fn says(edge: &edges::Edge<'_>) -> String {
    match edge.how {
        How::Rule(pass, relation) => {
            format!("{} says so: `{}`", shown(pass), relation.name())
        }
        How::Kind(pass, kind) => format!("{} is of kind {}", shown(pass), shown(kind)),
    }
}

/// What a pass wants right before it is one thing, and nothing that it never runs with.
fn check_neighbours(pass: &Pass, report: &mut Report) {
    let of = |relation: Relation| {
        pass.order
            .iter()
            .filter(move |rule| rule.relation == relation)
    };
    let name = shown(&pass.argument.value.text);
    let passes = of(Relation::ImmediatelyAfter).filter_map(as_pass);
    let mut passes = passes.collect::<Vec<_>>().into_iter();
    if let (Some(first), Some(second)) = (passes.next(), passes.next())
        && first.value != second.value
    {
        let message = format!("{name} cannot run right after two passes");
        contradiction(message, second.span, first.span, report);
    }
    for rule in of(Relation::ImmediatelyAfter) {
        let same = |other: &&OrderRule| described(&other.target) == described(&rule.target);
        if let Some(other) = of(Relation::ConflictsWith).find(same) {
            let (one, other) = (rule.target.name().span, other.target.name().span);
            let message = format!("{name} wants right before it what it never runs with");
            contradiction(message, one.max(other), one.min(other), report);
        }
    }
}

fn as_pass(rule: &OrderRule) -> Option<&Spanned<String>> {
    match &rule.target {
        OrderTarget::Pass(name) => Some(name),
        OrderTarget::Kind(_) => None,
    }
}

fn contradiction(message: String, again: Span, first: Span, report: &mut Report) {
    let wording = report.error(catalogue::ORDER_CYCLE, again, message);
    wording
        .also(first, "first here")
        .help("take back one of these rules");
}

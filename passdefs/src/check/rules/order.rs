//! Rules about order: they can all hold at once.

use std::collections::{BTreeMap, BTreeSet};

use super::edges::{Edge, Edges, Reason, is_of};
use crate::catalogue;
use crate::diagnostic::Fix;
use crate::model::{KindId, OrderRule, OrderTarget, Pass, PassRef, PassSet, Relation, Strength};
use crate::names::{MAX_LISTED, joined, shown};
use crate::report::Report;
use crate::source::Span;

/// Checks that no pass repeats a rule, or has one about itself.
pub(super) fn check_rules_differ(set: &PassSet, report: &mut Report) {
    for pass in set.all_passes() {
        let mut first = BTreeMap::new();
        for rule in &pass.order {
            if rule.target == OrderTarget::Pass(PassRef::Declared(pass.id)) {
                let message = format!("pass {} has a rule about itself", shown(&pass.argument));
                report.error(catalogue::ORDER_CYCLE, rule.span, message);
                continue;
            }
            match first.get(&(rule.relation, &rule.target)) {
                None => drop(first.insert((rule.relation, &rule.target), rule.span)),
                Some(before) => {
                    let relation = rule.relation.name();
                    let target = described(set, &rule.target);
                    let message = format!("the rule `{relation} {target}` is stated twice");
                    let code = catalogue::DUPLICATE_MENTION;
                    let diag = report.error(code, rule.span, message);
                    diag.repeats(*before).fix(Fix::Remove);
                }
            }
        }
    }
}

fn described(set: &PassSet, target: &OrderTarget) -> String {
    let name = set.target_name(target);
    match target {
        OrderTarget::Pass(_) => name.to_owned(),
        OrderTarget::Kind(_) => format!("kind={name}"),
    }
}

/// Checks that the rules of all passes can hold at once: no pass must come before itself, and no rule forbids a pass that another
/// rule asks for.
pub(super) fn check_rules_agree(set: &PassSet, report: &mut Report) {
    let mut reported = BTreeSet::new();
    for strength in [Strength::Strong, Strength::Weak] {
        for about in [first_runs, last_runs] {
            let edges = Edges::of(set, |rule| {
                about(rule) && (strength == Strength::Weak || rule.strength == strength)
            });
            for cycle in edges.cycles() {
                let is_known = cycle.iter().any(|edge| reported.contains(&edge.span));
                reported.extend(cycle.iter().map(|edge| edge.span));
                if !is_known {
                    report_cycle(set, &cycle, strength, report);
                }
            }
        }
    }
    let mut own_kind_relations = BTreeMap::new();
    for pass in set.all_passes() {
        check_targets(pass, report);
        check_own_kinds(set, pass, &mut own_kind_relations, report);
    }
}

fn first_runs(rule: &OrderRule) -> bool {
    rule.relation != Relation::FollowedBy
}

fn last_runs(rule: &OrderRule) -> bool {
    matches!(
        rule.relation,
        Relation::Before | Relation::After | Relation::FollowedBy
    )
}

/// Checks that at most one pass of a kind comes before, and one after, all others of the kind.
fn check_own_kinds(
    set: &PassSet,
    pass: &Pass,
    first: &mut BTreeMap<(KindId, Relation), Span>,
    report: &mut Report,
) {
    for rule in &pass.order {
        let OrderTarget::Kind(kind) = rule.target else {
            continue;
        };
        let is_about_all = matches!(rule.relation, Relation::Before | Relation::After);
        if !is_about_all || !is_of(pass, kind) {
            continue;
        }
        match first.get(&(kind, rule.relation)) {
            None => drop(first.insert((kind, rule.relation), rule.span)),
            Some(before) => {
                let (name, relation) = (shown(&set[kind].name), rule.relation.name());
                let message =
                    format!("two passes of kind {name} come {relation} all others of that kind");
                contradiction(message, rule.span, *before, report);
            }
        }
    }
}

fn report_cycle(set: &PassSet, cycle: &[&Edge], strength: Strength, report: &mut Report) {
    // Of what is gone along, the last in source order is the one that does not fit what was said before.
    let last = cycle.iter().enumerate().max_by_key(|(_, edge)| edge.span);
    let Some((last, _)) = last else { return };
    let turned = cycle.iter().cycle().skip(last).take(cycle.len());
    let turned: Vec<_> = turned.collect();
    let passes = turned.iter().filter_map(|edge| edge.from);
    let passes = passes.map(|pass| shown(&set[pass].argument).into_owned());
    let mut passes: Vec<String> = passes.collect();
    passes.extend(passes.first().cloned());
    let passes = joined(&passes, " before ");
    let message = format!("ordering rules contradict each other: {passes}");
    let Some((first, others)) = turned.split_first() else {
        return;
    };
    let diag = match strength {
        Strength::Strong => report.error(catalogue::ORDER_CYCLE, first.span, message),
        Strength::Weak => report.warning(catalogue::ORDER_WISHES, first.span, message),
    };
    let mut diag = diag.label(describe_edge(set, first));
    for edge in others.iter().take(MAX_LISTED) {
        diag = diag.also(edge.span, describe_edge(set, edge));
    }
    diag.help("remove one of these rules");
}

fn describe_edge(set: &PassSet, edge: &Edge) -> String {
    match edge.reason {
        Reason::Rule(pass, relation) => {
            format!(
                "because of `{1}` in {0}",
                shown(&set[pass].argument),
                relation.name()
            )
        }
        Reason::Kind(pass, kind) => {
            let (pass, kind) = (&set[pass].argument, &set[kind].name);
            format!("{} is of kind {}", shown(pass), shown(kind))
        }
    }
}

const EXCLUSIVE: [(Relation, Relation); 4] = [
    (Relation::Requires, Relation::ConflictsWith),
    (Relation::FollowedBy, Relation::ConflictsWith),
    (Relation::Requires, Relation::Before),
    (Relation::FollowedBy, Relation::After),
];

/// Checks that the rules of a pass about a target do not contradict each other.
fn check_targets(pass: &Pass, report: &mut Report) {
    let rules_of = |relation: Relation| {
        let rules = pass.order.iter();
        rules.filter(move |rule| rule.relation == relation)
    };
    let name = shown(&pass.argument);
    for (one, other) in EXCLUSIVE {
        for rule in rules_of(one) {
            let excludes = |other: &&OrderRule| is_excluded(rule, other);
            if let Some(other) = rules_of(other).find(excludes) {
                let (again, first) = (rule.span.max(other.span), rule.span.min(other.span));
                let (one, other) = (rule.relation.name(), other.relation.name());
                let message = format!("`{one}` and `{other}` of {name} contradict each other");
                contradiction(message, again, first, report);
            }
        }
    }
}

/// Returns true if two rules of contradictory relations have the same target and cannot both hold.
fn is_excluded(rule: &OrderRule, other: &OrderRule) -> bool {
    if rule.target != other.target {
        return false;
    }
    // A weak rule of order is content with one run on its side. Between two passes, a cycle is reported instead.
    let is_strong = [rule, other].map(|rule| rule.strength == Strength::Strong);
    let is_kind = matches!(rule.target, OrderTarget::Kind(_));
    other.relation == Relation::ConflictsWith || (is_kind && is_strong == [true, true])
}

fn contradiction(message: String, again: Span, first: Span, report: &mut Report) {
    let diag = report.error(catalogue::ORDER_CYCLE, again, message);
    diag.also(first, "first here")
        .help("remove one of these rules");
}

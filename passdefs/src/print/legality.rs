//! Rules about operations and types as KDL.

use pass_kdl::{NodeWriter, Writer};

use super::pass::print_strings;
use super::pipeline::print_comparison;
use crate::model::{Clause, Legality, Pass, PassSet, Rule, RuleItem};

pub(super) fn print_legality(writer: &mut Writer, set: &PassSet, legality: &Legality) {
    writer.open("legality", |node| {
        node.string(&legality.name);
        node.text(&legality.doc);
    });
    print_rules(writer, set, &legality.rules);
    writer.close();
}

/// Prints the contract of a pass: its conditions, and the classes that it creates.
pub(super) fn print_contract(writer: &mut Writer, set: &PassSet, pass: &Pass) {
    print_clauses(writer, set, "precondition", &pass.preconditions);
    print_clauses(writer, set, "postcondition", &pass.postconditions);
    print_creates(writer, pass);
}

fn print_creates(writer: &mut Writer, pass: &Pass) {
    match pass.creates.as_deref() {
        Some([]) => writer.node("creates", |_| {}),
        creates => print_strings(writer, "creates", creates.unwrap_or_default()),
    }
}

pub(super) fn print_clauses(writer: &mut Writer, set: &PassSet, name: &str, clauses: &[Clause]) {
    for clause in clauses {
        let parts = |node: &mut NodeWriter<'_>| {
            if let Some(legality) = clause.legality {
                node.string(&set[legality].name);
            }
            print_condition(node, set, clause);
        };
        if clause.rules.is_empty() {
            writer.node(name, parts);
        } else {
            writer.open(name, parts);
            print_rules(writer, set, &clause.rules);
            writer.close();
        }
    }
}

/// Prints the contract of a pass without names of legalities: all rules stand in the blocks.
pub(super) fn print_flat_contract(writer: &mut Writer, set: &PassSet, pass: &Pass) {
    print_flat_clauses(writer, set, "precondition", &pass.preconditions);
    print_flat_clauses(writer, set, "postcondition", &pass.postconditions);
    print_creates(writer, pass);
}

pub(super) fn print_flat_clauses(
    writer: &mut Writer,
    set: &PassSet,
    name: &str,
    clauses: &[Clause],
) {
    for clause in clauses {
        writer.open(name, |node| print_condition(node, set, clause));
        for rule in set.rules_of(clause) {
            print_rule(writer, rule);
        }
        writer.close();
    }
}

fn print_condition(node: &mut NodeWriter<'_>, set: &PassSet, clause: &Clause) {
    if let Some((option, condition)) = &clause.condition {
        node.string_property("when", &set[*option].field);
        print_comparison(node, set, condition);
    }
}

fn print_rules(writer: &mut Writer, set: &PassSet, rules: &[RuleItem]) {
    for item in rules {
        match item {
            RuleItem::Rule(rule) => print_rule(writer, rule),
            RuleItem::Include { legality, .. } => {
                writer.node("includes", |node| node.string(&set[*legality].name));
            }
        }
    }
}

fn print_rule(writer: &mut Writer, rule: &Rule) {
    let name = if rule.is_legal { "legal" } else { "illegal" };
    writer.node(name, |node| {
        node.string(&rule.pattern);
        if !rule.reason.is_empty() {
            node.string_property("reason", &rule.reason);
        }
    });
}

//! Rules about operations and types as KDL.

use pass_kdl::NodeWriter;

use super::Printer;
use super::value::print_comparison;
use crate::model::{Clause, Legality, Pass, Rule, RuleItem};

impl Printer<'_> {
    pub(super) fn legality(&mut self, legality: &Legality) {
        let parts = |node: &mut NodeWriter<'_>| {
            node.string(&legality.name);
            node.text(&legality.doc);
        };
        self.block("legality", parts, |printer| printer.rules(&legality.rules));
    }

    /// Prints the contract of a pass: its conditions, and the classes that it creates.
    pub(super) fn contract(&mut self, pass: &Pass) {
        self.clauses("precondition", &pass.preconditions);
        self.clauses("postcondition", &pass.postconditions);
        match pass.creates.as_deref() {
            Some([]) => self.node("creates", |_| {}),
            creates => self.strings("creates", creates.unwrap_or_default()),
        }
    }

    /// Prints clauses. In a table all rules stand in the blocks, without names of legalities.
    pub(super) fn clauses(&mut self, name: &str, clauses: &[Clause]) {
        let (set, is_table) = (self.set, self.is_table);
        for clause in clauses {
            let parts = |node: &mut NodeWriter<'_>| {
                if let Some(legality) = clause.legality.filter(|_| !is_table) {
                    node.string(&set[legality].name);
                }
                if let Some((option, condition)) = &clause.condition {
                    node.string_property("when", &set[*option].field);
                    print_comparison(node, set, condition);
                }
            };
            if is_table {
                let rules = set.rules_of(clause).into_iter();
                self.block(name, parts, |printer| {
                    rules.for_each(|rule| printer.rule(rule));
                });
            } else if clause.rules.is_empty() {
                self.node(name, parts);
            } else {
                self.block(name, parts, |printer| printer.rules(&clause.rules));
            }
        }
    }

    fn rules(&mut self, rules: &[RuleItem]) {
        let set = self.set;
        for item in rules {
            match item {
                RuleItem::Rule(rule) => self.rule(rule),
                RuleItem::Include { legality, .. } => self.text("includes", &set[*legality].name),
            }
        }
    }

    fn rule(&mut self, rule: &Rule) {
        let name = if rule.is_legal { "legal" } else { "illegal" };
        self.node(name, |node| {
            node.string(&rule.pattern);
            if !rule.reason.is_empty() {
                node.string_property("reason", &rule.reason);
            }
        });
    }
}

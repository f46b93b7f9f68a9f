//! Rules about the operations and types that IR may hold.

use std::collections::BTreeSet;

use super::definitions::PassSet;
use super::id::{GroupId, LegalityId, OptionId};
use super::pipeline::Condition;
use super::prose::Prose;
use crate::source::Span;

/// Rules under a name.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Legality {
    /// Its id.
    pub id: LegalityId,
    /// The group that it belongs to.
    pub group: GroupId,
    /// Kebab-case name.
    pub name: String,
    /// The description; may be empty.
    pub doc: Prose,
    /// Its rules, in the order written.
    pub rules: Vec<RuleItem>,
    /// The declaration.
    pub span: Span,
}

/// A rule, or the rules of another set.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleItem {
    /// A rule of its own.
    Rule(Rule),
    /// The rules of another set.
    Include {
        /// The set.
        legality: LegalityId,
        /// Its name, where it is written.
        span: Span,
    },
}

/// A rule about operations or types.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Rule {
    /// A dialect, an operation, or a type with `!` before it.
    pub pattern: String,
    /// `true` if they are legal.
    pub is_legal: bool,
    /// The reason; may be empty.
    pub reason: Prose,
    /// The pattern, where it is written.
    pub span: Span,
}

/// A part of a precondition or a postcondition.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Clause {
    /// The set whose rules apply, if one is named.
    pub legality: Option<LegalityId>,
    /// Further rules.
    pub rules: Vec<RuleItem>,
    /// The option of the pass on which it depends, with the condition.
    pub condition: Option<(OptionId, Condition)>,
    /// Its word.
    pub span: Span,
}

impl PassSet {
    /// Returns the rules of a clause, those of included sets in their places.
    pub fn rules_of<'s>(&'s self, clause: &'s Clause) -> Vec<&'s Rule> {
        let named = clause.legality.map(|named| &self[named]);
        let named_rules = named.map_or(&[][..], |named| &named.rules);
        self.flattened([named_rules, &clause.rules])
    }

    /// Returns the rules of a set, those of included sets in their places.
    pub fn rules_in(&self, legality: LegalityId) -> Vec<&Rule> {
        self.flattened([&self[legality].rules, &[]])
    }

    /// Returns whether a pass or pipeline has a precondition or a postcondition.
    pub fn has_conditions(&self) -> bool {
        let definitions = self.definitions();
        let passes = definitions.passes.iter();
        let passes = passes.flat_map(|pass| [&pass.preconditions, &pass.postconditions]);
        let pipelines = definitions.pipelines.iter();
        let pipelines = pipelines.flat_map(|def| [&def.preconditions, &def.postconditions]);
        passes.chain(pipelines).any(|clauses| !clauses.is_empty())
    }

    fn flattened<'s>(&'s self, [first, second]: [&'s [RuleItem]; 2]) -> Vec<&'s Rule> {
        let mut rules = Vec::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![second.iter(), first.iter()];
        while let Some(items) = open.last_mut() {
            match items.next() {
                None => drop(open.pop()),
                Some(RuleItem::Rule(rule)) => rules.push(rule),
                Some(RuleItem::Include { legality, .. }) => {
                    if seen.insert(*legality) {
                        open.push(self[*legality].rules.iter());
                    }
                }
            }
        }
        rules
    }
}

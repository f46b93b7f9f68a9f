//! Classes and breaches in the words of messages.

use std::collections::BTreeMap;

use super::contract::Clause;
use super::judge::Judgement;
use super::pattern::EntityKind;
use super::rules::RuleSet;
use super::universe::{EntityId, Universe};
use super::walk::Breach;

/// The maximum number of classes that a message names.
const MAX_NAMES: usize = 40;

impl Universe<'_> {
    /// Returns a class as pages write it: `scf.for`, `scf.*` for what no rule names of a dialect, `!tensor`, and `*` or `!*` for
    /// all dialects that no rule names.
    pub fn class_text(&self, entity: EntityId) -> String {
        match (self.pattern(entity), self.kind(entity)) {
            (Some(pattern), EntityKind::Operation) if pattern.is_dialect() => {
                format!("{}.*", pattern.name())
            }
            (Some(pattern), _) => pattern.to_string(),
            (None, EntityKind::Operation) => "*".to_owned(),
            (None, EntityKind::Type) => "!*".to_owned(),
        }
    }

    /// Returns classes as messages name them, with their names in quotes.
    ///
    /// ```
    /// use pass_text::legality::{EntityKind, Pattern, Rule, RuleSet, Universe};
    ///
    /// let rules = [Rule::illegal(Pattern::operation("scf.for"))];
    /// let universe = Universe::new([], [RuleSet::new(&rules)]);
    /// let classes = ["scf.for", "scf.if", "cf.br"].map(|name| universe.entity(EntityKind::Operation, name));
    /// assert_eq!(universe.names(&classes, '`'), "`scf.for`, operations of `scf` and other operations");
    /// ```
    pub fn names(&self, entities: &[EntityId], quote: char) -> String {
        let names = entities
            .iter()
            .map(|entity| self.class_name(*entity, quote));
        let mut names: Vec<String> = names.take(MAX_NAMES).collect();
        if entities.len() > MAX_NAMES {
            names.push(format!("{} more", entities.len() - MAX_NAMES));
        }
        let last = names.pop().unwrap_or_default();
        if names.is_empty() {
            last
        } else {
            format!("{} and {last}", names.join(", "))
        }
    }

    fn class_name(&self, entity: EntityId, quote: char) -> String {
        match (self.pattern(entity), self.kind(entity)) {
            (Some(pattern), EntityKind::Operation) if pattern.is_dialect() => {
                format!("operations of {quote}{}{quote}", pattern.name())
            }
            (Some(pattern), _) => format!("{quote}{pattern}{quote}"),
            (None, EntityKind::Operation) => "other operations".to_owned(),
            (None, EntityKind::Type) => "other types".to_owned(),
        }
    }

    /// Returns whether each of the classes is forbidden by one of the sets.
    pub fn forbids(&self, sets: &[RuleSet<'_>], entities: &[EntityId]) -> bool {
        let is_forbidden = |entity: &EntityId| {
            let mut sets = sets.iter();
            sets.any(|set| !self.verdict(*set, *entity).is_legal())
        };
        entities.iter().all(is_forbidden)
    }
}

impl Clause<'_> {
    /// Returns the reason of a rule as the end of a message: with a colon, or empty.
    pub fn reason(&self, rule: Option<usize>) -> String {
        let rule = rule.and_then(|rule| self.rules.rules().get(rule));
        match rule.map_or("", |rule| rule.reason) {
            "" => String::new(),
            reason => format!(": {reason}"),
        }
    }
}

impl Judgement {
    /// Returns the breaches of steps that a message tells together, each with the number of its step: those of one clause, by
    /// one earlier step.
    pub fn broken_clauses(&self) -> Vec<(u32, Vec<&Breach>)> {
        let mut groups: BTreeMap<_, Vec<&Breach>> = BTreeMap::new();
        for (number, breach) in &self.broken {
            let key = (*number, breach.clause, breach.step);
            groups.entry(key).or_default().push(breach);
        }
        let groups = groups.into_iter();
        groups
            .map(|((number, ..), breaches)| (number, breaches))
            .collect()
    }
}

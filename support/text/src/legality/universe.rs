//! The finite partition of operations and types that the rules at hand can tell apart.

use std::collections::BTreeMap;

use super::contract::Contract;
use super::pattern::{EntityKind, Pattern, dialect_of};
use super::rules::{RuleSet, Verdict};

/// A class of operations or types that no rule tells apart: one that is named, or the rest of a dialect, or the rest of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityId(pub(crate) usize);

impl EntityId {
    /// Returns the number of the class in its universe.
    pub fn index(self) -> usize {
        self.0
    }
}

/// Classes that a rule set forbids, each with the index of the rule, if there is one.
pub(crate) type Illegal = Vec<IllegalClass>;

/// A class with the index of the rule that forbids it; `None` if the rules are closed and none names it.
pub(crate) type IllegalClass = (EntityId, Option<usize>);

/// The classes of operations and types that rule sets and contracts name.
#[derive(Clone, Debug)]
pub struct Universe<'a> {
    /// Each class by a pattern; `None` for the rest of all operations and of all types, which come first.
    classes: Vec<(EntityKind, Option<Pattern<'a>>)>,
    /// The classes of each dialect, operations and types apart, each with the rest first. The rest of all comes first.
    members: Vec<[Vec<EntityId>; 2]>,
    /// By class, the number of its dialect.
    dialect_of: Vec<usize>,
    /// By kind, whether a rule set is closed, so that it also rules about what no rule names.
    is_closed: [bool; 2],
    /// The numbers of dialects by name.
    dialects: BTreeMap<&'a str, usize>,
    /// The classes that are one operation or one type.
    named: BTreeMap<Pattern<'a>, EntityId>,
}

impl<'a> Universe<'a> {
    /// Collects the classes that these contracts and rule sets name.
    pub fn new(
        contracts: impl IntoIterator<Item = Contract<'a>>,
        sets: impl IntoIterator<Item = RuleSet<'a>>,
    ) -> Self {
        let mut universe = Self {
            classes: EntityKind::ALL.map(|kind| (kind, None)).into(),
            members: vec![[0, 1].map(|rest| vec![EntityId(rest)])],
            dialect_of: vec![0, 0],
            is_closed: [false; 2],
            dialects: BTreeMap::new(),
            named: BTreeMap::new(),
        };
        for set in sets {
            universe.add_rules(set);
        }
        for contract in contracts {
            for clause in contract.clauses() {
                universe.add_rules(clause.rules);
            }
            for dialect in contract.dialects {
                universe.add_dialect(dialect);
            }
            for pattern in contract.creates.unwrap_or_default() {
                universe.add(*pattern);
                if pattern.is_dialect() {
                    universe.add_dialect(pattern.dialect());
                }
            }
        }
        universe
    }

    fn add_rules(&mut self, set: RuleSet<'a>) {
        for kind in EntityKind::ALL {
            self.is_closed[kind as usize] |= set.is_closed(kind);
        }
        for rule in set.rules() {
            self.add(rule.pattern);
        }
    }

    /// Adds the rest of a dialect: of its operations, and of its types, which those operations may bring along. Returns the
    /// number of the dialect.
    fn add_dialect(&mut self, dialect: &'a str) -> usize {
        if let Some(number) = self.dialects.get(dialect) {
            return *number;
        }
        let number = self.members.len();
        self.dialects.insert(dialect, number);
        self.members.push([Vec::new(), Vec::new()]);
        for kind in EntityKind::ALL {
            self.push(number, Pattern::of_kind(kind, dialect));
        }
        number
    }

    fn push(&mut self, dialect: usize, pattern: Pattern<'a>) -> EntityId {
        let class = EntityId(self.classes.len());
        self.classes.push((pattern.kind(), Some(pattern)));
        self.members[dialect][pattern.kind() as usize].push(class);
        self.dialect_of.push(dialect);
        class
    }

    fn add(&mut self, pattern: Pattern<'a>) {
        let dialect = self.add_dialect(pattern.dialect());
        if !pattern.is_dialect() && !self.named.contains_key(&pattern) {
            let class = self.push(dialect, pattern);
            self.named.insert(pattern, class);
        }
    }

    /// Returns the number of classes.
    pub fn size(&self) -> usize {
        self.classes.len()
    }

    /// Returns all classes.
    pub fn entities(&self) -> impl Iterator<Item = EntityId> + use<> {
        (0..self.classes.len()).map(EntityId)
    }

    /// Returns the operation, the type or the dialect that a class is named after; `None` for what no rule names.
    pub fn pattern(&self, entity: EntityId) -> Option<Pattern<'a>> {
        self.classes[entity.0].1
    }

    /// Returns whether a class consists of types.
    pub fn kind(&self, entity: EntityId) -> EntityKind {
        self.classes[entity.0].0
    }

    /// Returns the class of an operation or a type with this name.
    pub fn entity(&self, kind: EntityKind, name: &str) -> EntityId {
        let named = self.named.get(&Pattern::of_kind(kind, name)).copied();
        let rest = || self.of_dialect(kind, dialect_of(name)).first().copied();
        named.or_else(rest).unwrap_or(EntityId(kind as usize))
    }

    /// Returns whether a rule may tell operations or types of a dialect from others.
    pub fn is_ruled(&self, kind: EntityKind, dialect: &str) -> bool {
        self.is_closed[kind as usize] || self.dialects.contains_key(dialect)
    }

    /// Returns the decision of a rule set about a class.
    pub fn verdict(&self, set: RuleSet<'_>, entity: EntityId) -> Verdict {
        match self.classes[entity.0] {
            (kind, Some(pattern)) => set.verdict(kind, pattern.name()),
            (kind, None) => set.default_verdict(kind),
        }
    }

    /// Returns the classes that a rule set forbids, each with the index of the rule, if there is one.
    pub(crate) fn illegal(&self, set: RuleSet<'_>) -> Illegal {
        let defaults = EntityKind::ALL.map(|kind| set.default_verdict(kind));
        let kinds = self
            .classes
            .iter()
            .map(|(kind, _)| defaults[*kind as usize]);
        let mut verdicts: Vec<Verdict> = kinds.collect();
        let rules = set.rules().iter().enumerate();
        for (index, rule) in rules.clone().filter(|(_, rule)| rule.pattern.is_dialect()) {
            for member in self.of_dialect(rule.pattern.kind(), rule.pattern.dialect()) {
                verdicts[member.0] = rule.verdict(index);
            }
        }
        for (index, rule) in rules.filter(|(_, rule)| !rule.pattern.is_dialect()) {
            if let Some(class) = self.named.get(&rule.pattern) {
                verdicts[class.0] = rule.verdict(index);
            }
        }
        let verdicts = self.entities().zip(verdicts);
        let illegal = verdicts.filter_map(|(entity, verdict)| match verdict {
            Verdict::Illegal(rule) => Some((entity, rule)),
            Verdict::Legal => None,
        });
        illegal.collect()
    }

    /// Returns the classes of a dialect.
    pub(crate) fn of_dialect(&self, kind: EntityKind, dialect: &str) -> &[EntityId] {
        let number = self.dialects.get(dialect);
        number.map_or(&[], |number| &self.members[*number][kind as usize])
    }

    /// Returns the number of the dialect of a class.
    pub(crate) fn dialect(&self, entity: EntityId) -> usize {
        self.dialect_of[entity.0]
    }

    /// Returns the classes of each dialect by number, those of all further dialects first: operations, and types.
    pub(crate) fn by_dialect(&self) -> impl Iterator<Item = &[Vec<EntityId>; 2]> {
        self.members.iter()
    }

    fn of_both(&self, dialect: &str) -> Vec<EntityId> {
        let kinds = EntityKind::ALL.map(|kind| self.of_dialect(kind, dialect));
        kinds.concat()
    }

    /// Returns the classes that a pass may create: those of the pattern, and for a dialect also those of its types.
    pub(crate) fn covered(&self, pattern: Pattern<'_>) -> Vec<EntityId> {
        match (pattern.is_dialect(), pattern.kind()) {
            (true, EntityKind::Operation) => self.of_both(pattern.dialect()),
            (true, kind) => self.of_dialect(kind, pattern.dialect()).to_vec(),
            (false, kind) => vec![self.entity(kind, pattern.name())],
        }
    }
}

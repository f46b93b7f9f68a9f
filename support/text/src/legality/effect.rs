//! Contracts, made ready for a universe.

use super::bits::Bits;
use super::contract::Contract;
use super::pattern::{EntityKind, Pattern};
use super::universe::{EntityId, Illegal, Universe};

/// A contract in terms of the classes of a universe, with its conditions decided.
#[derive(Clone, Debug, Default)]
pub struct Effect {
    /// What each clause of the precondition forbids: the number of the clause, and each class with its rule.
    pub(crate) requires: Vec<(usize, Illegal)>,
    /// The classes that are absent afterwards.
    pub(crate) removes: Bits,
    /// The classes that it may create.
    pub(crate) brings: Vec<EntityId>,
    /// `true` if it may create whatever belongs to the dialects that are there.
    pub(crate) spreads: bool,
}

impl Effect {
    /// Makes a contract ready. `applies` is given the number of each clause, those of the precondition first, and returns
    /// whether it applies; `None` if that is not known.
    pub fn new(
        universe: &Universe<'_>,
        contract: &Contract<'_>,
        applies: impl Fn(usize) -> Option<bool>,
    ) -> Self {
        let mut effect = Self {
            spreads: contract.creates.is_none(),
            ..Self::default()
        };
        for (number, clause) in contract.precondition.iter().enumerate() {
            // What may be required is required.
            if applies(number) != Some(false) {
                let illegal = universe.illegal(clause.rules);
                effect.requires.push((number, illegal));
            }
        }
        for (number, clause) in (contract.precondition.len()..).zip(contract.postcondition) {
            if applies(number) == Some(true) {
                for (entity, _) in universe.illegal(clause.rules) {
                    effect.removes.insert(entity.0);
                }
            }
        }
        let dialects = contract.dialects.iter().copied();
        let dialects = dialects.map(|dialect| Pattern::of_kind(EntityKind::Operation, dialect));
        let patterns: Vec<Pattern<'_>> = match contract.creates {
            Some(patterns) => patterns.to_vec(),
            None => dialects.collect(),
        };
        let brings = patterns
            .into_iter()
            .flat_map(|pattern| universe.covered(pattern));
        effect.brings = brings
            .filter(|entity| !effect.removes.contains(entity.0))
            .collect();
        effect
    }

    /// Returns the classes, by their numbers, that are absent after each run.
    pub fn removed(&self) -> &Bits {
        &self.removes
    }

    /// Returns whether a class is absent after each run.
    pub fn removes(&self, entity: EntityId) -> bool {
        self.removes.contains(entity.0)
    }

    /// Returns whether a run may bring in a class that is absent, without others of its dialect.
    pub fn brings(&self, entity: EntityId) -> bool {
        self.brings.contains(&entity)
    }

    /// Returns the classes that a run must not get, each with the index of the clause of the precondition, and of its rule.
    pub fn requirements(&self) -> impl Iterator<Item = (EntityId, usize, Option<usize>)> + '_ {
        let clauses = self.requires.iter();
        clauses.flat_map(|(clause, illegal)| {
            let illegal = illegal.iter();
            illegal.map(|(entity, rule)| (*entity, *clause, *rule))
        })
    }

    /// Returns the classes, by their numbers, that may be present behind a run if these may be before.
    ///
    /// ```
    /// use pass_text::legality::{Bits, Clause, Contract, Effect, EntityKind, Pattern, Rule, Universe};
    ///
    /// const NO_LOOPS: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])];
    /// let lower = Contract::new().postcondition(NO_LOOPS).dialects(&["cf"]);
    /// let universe = Universe::new([lower], []);
    /// let number = |name| universe.entity(EntityKind::Operation, name).index();
    /// let before: Bits = [number("scf.for")].into_iter().collect();
    /// let after = Effect::new(&universe, &lower, |_| Some(true)).after(&universe, &before);
    /// assert!(after.contains(number("cf.br")) && !after.contains(number("scf.for")));
    /// ```
    #[must_use]
    pub fn after(&self, universe: &Universe<'_>, before: &Bits) -> Bits {
        let mut after = before.clone();
        for [operations, types] in universe.by_dialect().filter(|_| self.spreads) {
            let is_present = |members: &[EntityId]| {
                let mut members = members.iter();
                members.any(|member| before.contains(member.0))
            };
            let has_operations = is_present(operations);
            let spread = [
                (operations, has_operations),
                (types, has_operations || is_present(types)),
            ];
            for (members, _) in spread.into_iter().filter(|(_, spreads)| *spreads) {
                members.iter().for_each(|member| after.insert(member.0));
            }
        }
        self.brings.iter().for_each(|entity| after.insert(entity.0));
        self.removes.iter().for_each(|entity| after.remove(entity));
        after
    }
}

//! The check of a contract in a run.

use super::bits::Bits;
use super::census::NameTable;
use super::contract::{Clause, Contract};
use super::pattern::{EntityKind, Pattern, dialect_of};
use super::rules::Verdict;
use super::universe::Universe;

/// A contract with the names that it forbids: whether IR holds one of them is an intersection of sets.
///
/// ```
/// use pass_text::legality::{Bits, Clause, Contract, EntityKind, Monitor, NameTable, Pattern, Rule, Universe};
///
/// const NO_LOOPS: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])];
/// let contract = Contract::new().postcondition(NO_LOOPS).dialects(&["cf"]);
/// let universe = Universe::new([contract], []);
///
/// let mut names = NameTable::default();
/// let [call, branch, structured] = ["func.call", "cf.br", "scf.for"].map(|name| {
///     let key = names.len() as u64;
///     let group = names.add(EntityKind::Operation, key, [name.to_owned()]);
///     names.numbers(group)[0]
/// });
/// let mut monitor = Monitor::new(contract, |_| Some(true));
/// monitor.extend(&universe, &names);
/// let before: Bits = [call].into_iter().collect();
/// let after: Bits = [call, branch, structured].into_iter().collect();
/// assert_eq!(monitor.left(&after), [structured]);
/// let brought = after.difference(&before);
/// assert_eq!(monitor.created(&universe, &names, &before, &brought), [structured]);
/// ```
#[derive(Clone, Debug)]
pub struct Monitor<'a> {
    contract: Contract<'a>,
    /// The clauses that apply: those of the precondition, and those of the postcondition.
    requires: Vec<&'a Clause<'a>>,
    ensures: Vec<&'a Clause<'a>>,
    /// The number of names that the sets below tell of.
    known: usize,
    /// What the precondition forbids.
    required: Bits,
    /// What the postcondition forbids.
    ensured: Bits,
    /// What the pass does not say that it creates.
    foreign: Bits,
}

impl<'a> Monitor<'a> {
    /// Creates the check of a contract. `applies` is given the number of each clause, those of the precondition first, and
    /// returns whether it applies; `None` if that is not known, so that the clause is not checked.
    pub fn new(contract: Contract<'a>, applies: impl Fn(usize) -> Option<bool>) -> Self {
        let count = contract.precondition.len();
        let clauses = contract.clauses().enumerate();
        let applicable = clauses.filter(|(number, _)| applies(*number) == Some(true));
        let (requires, ensures): (Vec<_>, Vec<_>) =
            applicable.partition(|(number, _)| *number < count);
        let clauses = |numbered: Vec<(usize, &'a Clause<'a>)>| {
            numbered.into_iter().map(|(_, clause)| clause).collect()
        };
        Self {
            contract,
            requires: clauses(requires),
            ensures: clauses(ensures),
            known: 0,
            required: Bits::default(),
            ensured: Bits::default(),
            foreign: Bits::default(),
        }
    }

    /// Decides about the names that have been added since the last call. `universe` has the classes that the rules of the
    /// pipeline tell apart.
    pub fn extend(&mut self, universe: &Universe<'_>, names: &NameTable) {
        for number in self.known..names.len() {
            let (kind, name) = names.name(number);
            if Self::find(&self.requires, kind, name).is_some() {
                self.required.insert(number);
            }
            if Self::find(&self.ensures, kind, name).is_some() {
                self.ensured.insert(number);
            }
            if self.is_foreign(universe, kind, name) {
                self.foreign.insert(number);
            }
        }
        self.known = names.len();
    }

    /// Returns the names in IR before the pass that its precondition forbids.
    pub fn violated(&self, before: &Bits) -> Vec<usize> {
        before.intersection(&self.required)
    }

    /// Returns the names in IR after the pass that its postcondition forbids.
    pub fn left(&self, after: &Bits) -> Vec<usize> {
        after.intersection(&self.ensured)
    }

    /// Returns those of the names that the pass brought in which it does not say that it creates.
    pub fn created(
        &self,
        universe: &Universe<'_>,
        names: &NameTable,
        before: &Bits,
        brought: &[usize],
    ) -> Vec<usize> {
        let brought = brought.iter().copied();
        let foreign = brought.filter(|number| self.foreign.contains(*number));
        let mut created: Vec<usize> = foreign.collect();
        if self.contract.creates.is_none() {
            // What is there lets the pass create more of the same dialect.
            let group = |number: usize| {
                let (kind, name) = names.name(number);
                (kind, universe.dialect(universe.entity(kind, name)))
            };
            created.retain(|number| {
                let (kind, dialect) = group(*number);
                !before.iter().any(|other| {
                    let (other_kind, other) = group(other);
                    let may_bring = other_kind == EntityKind::Operation || kind == other_kind;
                    other == dialect && may_bring
                })
            });
        }
        created
    }

    /// Returns the clause of the precondition that forbids a name, and its decision.
    pub fn requirement(&self, kind: EntityKind, name: &str) -> Option<(&'a Clause<'a>, Verdict)> {
        Self::find(&self.requires, kind, name)
    }

    /// Returns the clause of the postcondition that forbids a name, and its decision.
    pub fn promise(&self, kind: EntityKind, name: &str) -> Option<(&'a Clause<'a>, Verdict)> {
        Self::find(&self.ensures, kind, name)
    }

    /// Returns whether the contract says what the pass creates.
    pub fn has_creates(&self) -> bool {
        self.contract.creates.is_some()
    }

    /// Returns whether the pass says that it may leave something out, so that later passes may need that it has run.
    pub fn is_needed(&self) -> bool {
        !self.ensures.is_empty()
    }

    fn find(
        clauses: &[&'a Clause<'a>],
        kind: EntityKind,
        name: &str,
    ) -> Option<(&'a Clause<'a>, Verdict)> {
        let mut verdicts = clauses
            .iter()
            .map(|clause| (*clause, clause.rules.verdict(kind, name)));
        verdicts.find(|(_, verdict)| !verdict.is_legal())
    }

    /// Returns whether the pass does not say that it creates a name. Types, and what passes without `creates` bring in, matter
    /// where a rule may tell.
    fn is_foreign(&self, universe: &Universe<'_>, kind: EntityKind, name: &str) -> bool {
        let dialect = dialect_of(name);
        let covers = |pattern: &Pattern<'_>| {
            let has_dialect = pattern.kind() == EntityKind::Operation && pattern.is_dialect();
            pattern.matches(kind, name) || has_dialect && pattern.name() == dialect
        };
        match self.contract.creates {
            Some(creates) if creates.iter().any(covers) => false,
            None if self.contract.dialects.contains(&dialect) => false,
            Some(_) if kind == EntityKind::Operation => true,
            _ => universe.is_ruled(kind, dialect),
        }
    }
}

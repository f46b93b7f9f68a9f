//! The search for an order of units: depth first, from the front, without going back where rules are edges alone.

use std::collections::BTreeSet;
use std::ops::Bound;

use super::solve::{Constraint, Needs, Problem};

/// An order that is being made from the front.
pub(super) struct Search<'p> {
    problem: &'p Problem,
    /// The rules that are not edges, by unit.
    checks: Vec<Vec<&'p Constraint>>,
    successors: Vec<Vec<usize>>,
    /// The number of units that have to come before and are not placed.
    waits_for: Vec<usize>,
    ready: BTreeSet<usize>,
    pub(super) order: Vec<usize>,
    is_placed: Vec<bool>,
}

impl<'p> Search<'p> {
    /// `None` if a rule can never hold.
    pub(super) fn new(
        problem: &'p Problem,
        constraints: &[&'p Constraint],
        takes_part: &[bool],
    ) -> Option<Self> {
        let count = problem.units.len();
        let mut search = Self {
            problem,
            checks: vec![Vec::new(); count],
            successors: vec![Vec::new(); count],
            waits_for: vec![0; count],
            ready: BTreeSet::new(),
            order: Vec::with_capacity(count),
            is_placed: vec![false; count],
        };
        for constraint in constraints {
            match constraint.needs {
                Needs::Never => return None,
                Needs::BeforeAll => {
                    let targets = constraint.targets.iter();
                    targets.for_each(|target| search.edge(constraint.unit, *target));
                }
                Needs::AfterAll => {
                    let targets = constraint.targets.iter();
                    targets.for_each(|target| search.edge(*target, constraint.unit));
                }
                _ => search.checks.get_mut(constraint.unit)?.push(constraint),
            }
        }
        let units = search.waits_for.iter().zip(takes_part).enumerate();
        search.ready = units
            .filter(|(_, (count, takes_part))| **count == 0 && **takes_part)
            .map(|(unit, _)| unit)
            .collect();
        Some(search)
    }

    fn edge(&mut self, first: usize, second: usize) {
        if let (Some(successors), Some(waits_for)) = (
            self.successors.get_mut(first),
            self.waits_for.get_mut(second),
        ) {
            successors.push(second);
            *waits_for += 1;
        }
    }

    /// The first unit behind `last` in the list that may come next.
    pub(super) fn next(&self, last: Option<usize>) -> Option<usize> {
        let from = last.map_or(Bound::Unbounded, Bound::Excluded);
        let mut ready = self.ready.range((from, Bound::Unbounded)).copied();
        ready.find(|unit| self.may_come(*unit))
    }

    fn may_come(&self, unit: usize) -> bool {
        let placed = |unit: &usize| self.is_placed.get(*unit) == Some(&true);
        let runs = |unit: &&usize| {
            self.problem
                .units
                .get(**unit)
                .is_some_and(|it| !it.is_empty())
        };
        let mut checks = self.checks.get(unit).into_iter().flatten();
        checks.all(|check| match check.needs {
            Needs::BeforeSome => check.targets.iter().any(|target| !placed(target)),
            Needs::AfterSome => check.targets.iter().any(placed),
            Needs::JustAfter => {
                let last = self.order.iter().rev().find(runs);
                last.is_some_and(|last| check.targets.contains(last))
            }
            _ => true,
        })
    }

    pub(super) fn place(&mut self, unit: usize) {
        self.ready.remove(&unit);
        self.order.push(unit);
        self.set_placed(unit, true);
        for successor in self.successors.get(unit).cloned().unwrap_or_default() {
            if let Some(count) = self.waits_for.get_mut(successor) {
                *count -= 1;
                if *count == 0 {
                    self.ready.insert(successor);
                }
            }
        }
    }

    pub(super) fn take_back(&mut self) -> Option<()> {
        let unit = self.order.pop()?;
        self.set_placed(unit, false);
        self.ready.insert(unit);
        for successor in self.successors.get(unit).cloned().unwrap_or_default() {
            self.ready.remove(&successor);
            if let Some(count) = self.waits_for.get_mut(successor) {
                *count += 1;
            }
        }
        Some(())
    }

    fn set_placed(&mut self, unit: usize, to: bool) {
        if let Some(placed) = self.is_placed.get_mut(unit) {
            *placed = to;
        }
    }
}

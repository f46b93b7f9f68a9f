//! A stable topological order of units.

use std::collections::{BTreeMap, BTreeSet};

/// The position of a unit relative to any of its targets.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub(super) side: Side,
    pub(super) unit: usize,
    pub(super) targets: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    After,
}

/// Places one unit after the other: of those that no clause blocks, the one with the smallest number.
pub(super) struct Scheduler<'c> {
    /// The clauses, each with the number of its constraint.
    clauses: Vec<(usize, &'c Clause)>,
    /// The indices of the clauses of a target.
    by_target: BTreeMap<usize, Vec<usize>>,
    /// The indices of the clauses that block a unit.
    blockers: BTreeMap<usize, BTreeSet<usize>>,
    /// The units that are not blocked.
    ready: BTreeSet<usize>,
    unplaced: BTreeSet<usize>,
    order: Vec<usize>,
}

impl<'c> Scheduler<'c> {
    /// Prepares an order of the units from 0 to `count`. Each clause comes with the number of its constraint.
    pub(super) fn new(count: usize, clauses: impl Iterator<Item = (usize, &'c Clause)>) -> Self {
        let mut scheduler = Self {
            clauses: clauses.collect(),
            by_target: BTreeMap::new(),
            blockers: BTreeMap::new(),
            ready: (0..count).collect(),
            unplaced: (0..count).collect(),
            order: Vec::with_capacity(count),
        };
        for (index, (_, clause)) in scheduler.clauses.clone().into_iter().enumerate() {
            for target in &clause.targets {
                scheduler.by_target.entry(*target).or_default().push(index);
            }
            match (clause.side, clause.targets.as_slice()) {
                (Side::Before, [target]) => scheduler.block(*target, index),
                (Side::Before, _) => {}
                (Side::After, _) => scheduler.block(clause.unit, index),
            }
            // A unit releases its targets when it is placed.
            if clause.side == Side::Before {
                let clauses = scheduler.by_target.entry(clause.unit);
                clauses.or_default().push(index);
            }
        }
        scheduler
    }

    /// Returns the order.
    ///
    /// # Errors
    ///
    /// The numbers of constraints that contradict each other.
    pub(super) fn run(mut self) -> Result<Vec<usize>, BTreeSet<usize>> {
        while let Some(unit) = self.ready.first().copied() {
            self.place(unit);
        }
        match self.unplaced.first() {
            Some(unit) => Err(self.find_contradiction(*unit)),
            None => Ok(self.order),
        }
    }

    fn unplaced_targets(&self, clause: &'c Clause) -> impl Iterator<Item = usize> {
        let targets = clause.targets.iter().copied();
        targets.filter(|target| self.unplaced.contains(target))
    }

    fn place(&mut self, unit: usize) {
        self.order.push(unit);
        self.ready.remove(&unit);
        self.unplaced.remove(&unit);
        for index in self.by_target.get(&unit).cloned().unwrap_or_default() {
            let Some((_, clause)) = self.clauses.get(index).copied() else {
                continue;
            };
            let targets: Vec<usize> = self.unplaced_targets(clause).take(2).collect();
            let last_target = targets.first().copied().filter(|_| targets.len() == 1);
            match (clause.side, last_target) {
                (Side::After, _) => self.release(clause.unit, index),
                (Side::Before, Some(target)) if clause.unit == unit => self.release(target, index),
                (Side::Before, Some(target)) if self.unplaced.contains(&clause.unit) => {
                    self.block(target, index);
                }
                _ => {}
            }
        }
    }

    fn block(&mut self, unit: usize, clause: usize) {
        self.blockers.entry(unit).or_default().insert(clause);
        self.ready.remove(&unit);
    }

    fn release(&mut self, unit: usize, clause: usize) {
        if let Some(blockers) = self.blockers.get_mut(&unit)
            && blockers.remove(&clause)
            && blockers.is_empty()
        {
            self.ready.insert(unit);
        }
    }

    /// Returns the constraints of a cycle of blocked units that keeps a unit from being placed.
    fn find_contradiction(&self, unit: usize) -> BTreeSet<usize> {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut unit = unit;
        let clauses: Vec<usize> = loop {
            if let Some(start) = path.iter().position(|(visited, _)| *visited == unit) {
                break path.drain(start..).map(|(_, clause)| clause).collect();
            }
            let blocker = self.blockers.get(&unit).and_then(BTreeSet::first).copied();
            let clause = blocker.and_then(|index| Some((index, self.clauses.get(index)?.1)));
            let Some((index, clause)) = clause else {
                break Vec::new();
            };
            path.push((unit, index));
            match (clause.side, self.unplaced_targets(clause).next()) {
                (Side::Before, _) => unit = clause.unit,
                (_, Some(target)) => unit = target,
                // A clause whose targets are placed blocks nothing.
                (_, None) => break Vec::new(),
            }
        };
        let constraints = clauses.iter().filter_map(|index| self.clauses.get(*index));
        constraints.map(|(constraint, _)| *constraint).collect()
    }
}

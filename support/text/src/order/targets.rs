//! The positions of passes by name and kind.

use std::collections::BTreeMap;

use super::check::Run;
use super::{OrderFacts, OrderTarget};

/// The ascending positions of runs by the number of a name or kind, in one list, because most names have few.
pub(super) struct Targets {
    /// The end of the positions of each target, which is the start of the next target's.
    ends: Vec<usize>,
    positions: Vec<usize>,
}

impl Targets {
    pub(super) fn of(runs: &[Option<Run<'_>>]) -> Self {
        let mut ends: Vec<usize> = Vec::new();
        let positioned = || {
            let runs = runs.iter().enumerate();
            runs.flat_map(|(at, run)| run.iter().flat_map(Run::names).map(move |name| (at, name)))
        };
        for (_, name) in positioned() {
            ends.resize(ends.len().max(name + 1), 0);
            if let Some(count) = ends.get_mut(name) {
                *count += 1;
            }
        }
        // Counts become start offsets, which filling the list moves to the ends.
        let mut total = 0;
        for end in &mut ends {
            total += std::mem::replace(end, total);
        }
        let mut positions = vec![0; total];
        for (at, name) in positioned() {
            if let Some(end) = ends.get_mut(name)
                && let Some(position) = positions.get_mut(*end)
            {
                *position = at;
                *end += 1;
            }
        }
        Self { ends, positions }
    }

    /// Returns the positions of all runs of the target, ascending.
    pub(super) fn get(&self, target: usize) -> &[usize] {
        let Some(end) = self.ends.get(target) else {
            return &[];
        };
        let start = target
            .checked_sub(1)
            .and_then(|before| self.ends.get(before));
        let start = start.copied().unwrap_or_default();
        self.positions.get(start..*end).unwrap_or_default()
    }
}

/// The numbers of names and kinds.
#[derive(Default)]
pub(super) struct Numbers<'a> {
    numbers: BTreeMap<OrderTarget<'a>, usize>,
}

/// A pass with the numbers of its names and of the targets of its rules.
pub(super) struct Numbered<'r, 'a> {
    facts: &'r OrderFacts<'a>,
    name: usize,
    kinds: Vec<usize>,
    targets: Vec<usize>,
}

impl<'a> Numbers<'a> {
    fn of(&mut self, target: OrderTarget<'a>) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(target).or_insert(next)
    }

    pub(super) fn number<'r>(&mut self, facts: &'r OrderFacts<'a>) -> Numbered<'r, 'a> {
        let kinds = facts.kinds.iter().map(|kind| OrderTarget::Kind(kind));
        let targets = facts.rules.iter().map(|rule| rule.target);
        Numbered {
            facts,
            name: self.of(OrderTarget::Pass(facts.pass)),
            kinds: kinds.map(|kind| self.of(kind)).collect(),
            targets: targets.map(|target| self.of(target)).collect(),
        }
    }
}

impl Numbered<'_, '_> {
    pub(super) fn run(&self) -> Run<'_> {
        Run {
            name: self.name,
            kinds: &self.kinds,
            rules: self.facts.rules,
            targets: &self.targets,
        }
    }
}

//! Where in a sequence the passes of a name or kind run.
#![expect(
    clippy::disallowed_types,
    reason = "the table is asked for names, and its order is never seen"
)]

use std::collections::HashMap;

use super::{OrderFacts, OrderTarget};

/// The positions of runs by name and by kind, ascending. All of them are in one list, since most names have few.
pub(super) struct Targets<'a> {
    /// The target's place in `ends`.
    numbers: HashMap<OrderTarget<'a>, usize>,
    /// Where the positions of a target end, and those of the next begin.
    ends: Vec<usize>,
    runs: Vec<usize>,
}

impl<'a> Targets<'a> {
    pub(super) fn of(runs: &[Option<&OrderFacts<'a>>]) -> Self {
        let mut numbers = HashMap::with_capacity(runs.len());
        let mut ends: Vec<usize> = Vec::new();
        let mut stands_for = Vec::with_capacity(runs.len());
        for (at, facts) in runs.iter().enumerate() {
            for target in facts.iter().flat_map(|facts| names(facts)) {
                let number = *numbers.entry(target).or_insert(ends.len());
                match ends.get_mut(number) {
                    Some(count) => *count += 1,
                    None => ends.push(1),
                }
                stands_for.push((number, at));
            }
        }
        // Counts become the places at which targets begin, which move to their ends as the list is filled.
        let mut total = 0;
        for end in &mut ends {
            total += std::mem::replace(end, total);
        }
        let mut runs = vec![0; total];
        for (number, at) in stands_for {
            if let Some(end) = ends.get_mut(number)
                && let Some(run) = runs.get_mut(*end)
            {
                *run = at;
                *end += 1;
            }
        }
        Self {
            numbers,
            ends,
            runs,
        }
    }

    /// All runs of the target, ascending.
    pub(super) fn get(&self, target: OrderTarget<'_>) -> &[usize] {
        // The names of the table live longer than the one that is asked for.
        let numbers: &HashMap<OrderTarget<'_>, usize> = &self.numbers;
        let Some(number) = numbers.get(&target) else {
            return &[];
        };
        let start = number
            .checked_sub(1)
            .and_then(|before| self.ends.get(before));
        let start = start.copied().unwrap_or_default();
        let end = self.ends.get(*number).copied().unwrap_or_default();
        self.runs.get(start..end).unwrap_or_default()
    }
}

/// The targets that a pass is.
fn names<'a>(facts: &OrderFacts<'a>) -> impl Iterator<Item = OrderTarget<'a>> {
    let kinds = facts.kinds.iter().map(|kind| OrderTarget::Kind(kind));
    std::iter::once(OrderTarget::Pass(facts.pass)).chain(kinds)
}

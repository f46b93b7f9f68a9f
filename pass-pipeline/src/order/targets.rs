//! Where in a sequence the passes of a name or kind run.

use std::collections::BTreeMap;

use super::{OrderFacts, OrderTarget};

/// The positions of runs by name and by kind, ascending.
pub(super) struct Targets<'a> {
    passes: BTreeMap<&'a str, Vec<usize>>,
    kinds: BTreeMap<&'a str, Vec<usize>>,
}

impl<'a> Targets<'a> {
    pub(super) fn of(runs: &[Option<&OrderFacts<'a>>]) -> Self {
        let mut targets = Self {
            passes: BTreeMap::new(),
            kinds: BTreeMap::new(),
        };
        for (at, facts) in runs.iter().enumerate() {
            let Some(facts) = facts else { continue };
            targets.passes.entry(facts.pass).or_default().push(at);
            for kind in facts.kinds {
                targets.kinds.entry(kind).or_default().push(at);
            }
        }
        targets
    }

    /// All runs of the target, ascending.
    pub(super) fn get(&self, target: OrderTarget<'_>) -> &[usize] {
        let found = match target {
            OrderTarget::Pass(pass) => self.passes.get(pass),
            OrderTarget::Kind(kind) => self.kinds.get(kind),
        };
        found.map_or(&[], Vec::as_slice)
    }
}

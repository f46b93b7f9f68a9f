//! The order rules of a set by their targets, so that the time to make pages is linear in their length.

use std::collections::BTreeMap;

use passdefs::model::{KindId, OrderRule, OrderTarget, Pass, PassId, PassRef, PassSet};

/// An order rule with the pass that states it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StatedRule<'a> {
    pub(crate) by: &'a Pass,
    pub(crate) rule: &'a OrderRule,
}

/// The order rules of a set, by target.
#[derive(Debug, Default)]
pub(crate) struct Graph<'a> {
    about_passes: BTreeMap<PassId, Vec<StatedRule<'a>>>,
    about_kinds: BTreeMap<KindId, Vec<StatedRule<'a>>>,
}

impl<'a> Graph<'a> {
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let mut graph = Self::default();
        for by in set.all_passes() {
            for rule in &by.order {
                let rules = match &rule.target {
                    OrderTarget::Pass(PassRef::Declared(pass)) => {
                        graph.about_passes.entry(*pass).or_default()
                    }
                    OrderTarget::Pass(PassRef::External(_)) => continue,
                    OrderTarget::Kind(kind) => graph.about_kinds.entry(*kind).or_default(),
                };
                rules.push(StatedRule { by, rule });
            }
        }
        graph
    }

    pub(crate) fn about_pass(&self, pass: PassId) -> &[StatedRule<'a>] {
        self.about_passes.get(&pass).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn about_kind(&self, kind: KindId) -> &[StatedRule<'a>] {
        self.about_kinds.get(&kind).map_or(&[], Vec::as_slice)
    }
}

//! The references in a set, seen from what they lead to, so that making pages takes time in proportion to their length.

use std::collections::BTreeMap;

use passdefs::model::{KindId, OrderRule, OrderTarget, Pass, PassId, PassRef, PassSet};

/// A rule about order, with the pass that states it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stated<'a> {
    /// The pass.
    pub(crate) by: &'a Pass,
    /// Its rule.
    pub(crate) rule: &'a OrderRule,
}

/// The references in a set.
#[derive(Debug, Default)]
pub(crate) struct Graph<'a> {
    about_passes: BTreeMap<PassId, Vec<Stated<'a>>>,
    about_kinds: BTreeMap<KindId, Vec<Stated<'a>>>,
}

impl<'a> Graph<'a> {
    /// The references in `set`.
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let mut graph = Self::default();
        for by in set.all_passes() {
            for rule in &by.order {
                let about = match &rule.target {
                    OrderTarget::Pass(PassRef::Declared(pass)) => {
                        graph.about_passes.entry(*pass).or_default()
                    }
                    OrderTarget::Pass(PassRef::External(_)) => continue,
                    OrderTarget::Kind(kind) => graph.about_kinds.entry(*kind).or_default(),
                };
                about.push(Stated { by, rule });
            }
        }
        graph
    }

    /// The rules that others state about a pass by its argument.
    pub(crate) fn about_pass(&self, pass: PassId) -> &[Stated<'a>] {
        self.about_passes.get(&pass).map_or(&[], Vec::as_slice)
    }

    /// The rules about a kind.
    pub(crate) fn about_kind(&self, kind: KindId) -> &[Stated<'a>] {
        self.about_kinds.get(&kind).map_or(&[], Vec::as_slice)
    }
}

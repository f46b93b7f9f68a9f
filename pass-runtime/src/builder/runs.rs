//! The passes of a sketch by what order rules say about them, so that an insertion is checked without a walk.

use std::collections::BTreeMap;

use pass_pipeline::order::{OrderRule, OrderTarget, Relation, Strength};

use crate::info::PassInfo;
use crate::manager::ElementId;

/// The target of an order rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Key<'a> {
    Pass(&'a str),
    Kind(&'a str),
}

/// A run of a pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) id: ElementId,
    pub(super) info: &'static PassInfo,
}

/// The runs of a sketch by name and kind, and by the strong rules that they state. Positions are labels of the line.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    of: BTreeMap<Key<'static>, BTreeMap<u64, Run>>,
    stating: BTreeMap<(Key<'static>, Relation), BTreeMap<u64, Run>>,
    /// Rules that code adds to those that passes declare, by the pass that they are about.
    added: BTreeMap<&'static str, Vec<OrderRule<'static>>>,
}

/// A strong rule that an insertion would violate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacle {
    /// The run that states the rule.
    pub(super) by: Run,
    pub(super) rule: OrderRule<'static>,
    /// The run that stands in its way.
    pub(super) other: Run,
}

impl<'a> Key<'a> {
    pub(super) fn of(target: OrderTarget<'a>) -> Self {
        match target {
            OrderTarget::Pass(name) => Self::Pass(name),
            OrderTarget::Kind(kind) => Self::Kind(kind),
        }
    }
}

/// The names by which order rules know a pass.
pub(super) fn keys(info: &'static PassInfo) -> impl Iterator<Item = Key<'static>> {
    let kinds = info.kinds.iter().map(|kind| Key::Kind(kind));
    std::iter::once(Key::Pass(info.argument)).chain(kinds)
}

/// True for rules that nothing can mend that is inserted later: those that are checked at each insertion.
fn is_final(rule: &OrderRule<'_>) -> bool {
    rule.strength == Strength::Strong && FINAL.contains(&rule.relation)
}

const FINAL: [Relation; 3] = [Relation::Before, Relation::After, Relation::ConflictsWith];

impl Runs {
    pub(super) fn add(&mut self, at: u64, id: ElementId, info: &'static PassInfo) {
        let run = Run { id, info };
        for key in keys(info) {
            self.of.entry(key).or_default().insert(at, run);
        }
        let rules: Vec<_> = self.rules(info).filter(is_final).collect();
        for rule in rules {
            let key = (Key::of(rule.target), rule.relation);
            self.stating.entry(key).or_default().insert(at, run);
        }
    }

    /// Adds a rule to those that a pass declares, and returns a run that violates it.
    pub(super) fn state(
        &mut self,
        pass: &'static str,
        rule: OrderRule<'static>,
    ) -> Option<Obstacle> {
        self.added.entry(pass).or_default().push(rule);
        if !is_final(&rule) {
            return None;
        }
        let runs = self.of.get(&Key::Pass(pass)).cloned().unwrap_or_default();
        let key = (Key::of(rule.target), rule.relation);
        self.stating.entry(key).or_default().extend(&runs);
        let targets = self.of.get(&key.0)?;
        runs.iter().find_map(|(at, by)| {
            let gap = (at.saturating_sub(1), at.saturating_add(1));
            let other = in_the_way(targets, rule.relation, gap, pass)?;
            Some(Obstacle {
                by: *by,
                rule,
                other,
            })
        })
    }

    /// The rules of a pass: those that it declares, then those that were added.
    pub(super) fn rules(
        &self,
        info: &'static PassInfo,
    ) -> impl Iterator<Item = OrderRule<'static>> + '_ {
        let added = self.added.get(info.argument).into_iter().flatten();
        info.order.iter().chain(added).copied()
    }

    /// Forgets the runs, and keeps the rules that were added.
    pub(super) fn clear(&mut self) {
        self.of.clear();
        self.stating.clear();
    }

    pub(super) fn remove(&mut self, at: u64, info: &'static PassInfo) {
        for key in keys(info) {
            self.of.get_mut(&key).map(|runs| runs.remove(&at));
        }
        let rules: Vec<_> = self.rules(info).filter(is_final).collect();
        for rule in rules {
            let key = (Key::of(rule.target), rule.relation);
            self.stating.get_mut(&key).map(|runs| runs.remove(&at));
        }
    }

    /// The runs of a pass or of the passes of a kind, in order.
    pub(super) fn of(&self, key: Key<'_>) -> Vec<ElementId> {
        // The names of the index live longer than the one that is asked for.
        let index: &BTreeMap<Key<'_>, BTreeMap<u64, Run>> = &self.of;
        let found = index.get(&key).into_iter().flat_map(BTreeMap::values);
        found.map(|run| run.id).collect()
    }

    /// The names of the passes that run, and their kinds, in alphabetical order.
    pub(super) fn keys(&self) -> impl Iterator<Item = Key<'static>> {
        let some = self.of.iter().filter(|(_, runs)| !runs.is_empty());
        let mut keys: Vec<Key<'static>> = some.map(|(key, _)| *key).collect();
        keys.sort_unstable();
        keys.into_iter()
    }

    /// A strong rule that a run would violate between these labels.
    pub(super) fn obstacle(&self, run: Run, gap: (u64, u64)) -> Option<Obstacle> {
        let mut own = self.rules(run.info).filter(is_final);
        let of_own = own.find_map(|rule| {
            let runs = self.of.get(&Key::of(rule.target))?;
            let other = in_the_way(runs, rule.relation, gap, run.info.argument)?;
            Some(Obstacle {
                by: run,
                rule,
                other,
            })
        });
        let of_others = || {
            keys(run.info).find_map(|key| {
                let mut relations = FINAL.into_iter();
                relations.find_map(|relation| self.refused_by(key, relation, gap, run))
            })
        };
        of_own.or_else(of_others)
    }

    fn refused_by(
        &self,
        key: Key<'static>,
        relation: Relation,
        gap: (u64, u64),
        run: Run,
    ) -> Option<Obstacle> {
        // The run stands on the other side of the rule.
        let mirrored = match relation {
            Relation::Before => Relation::After,
            Relation::After => Relation::Before,
            other => other,
        };
        let stating = self.stating.get(&(key, relation))?;
        let by = in_the_way(stating, mirrored, gap, run.info.argument)?;
        let is_it = |rule: &OrderRule<'_>| rule.relation == relation && is_final(rule);
        let mut rules = self.rules(by.info).filter(is_it);
        let rule = rules.find(|rule| Key::of(rule.target) == key)?;
        Some(Obstacle {
            by,
            rule,
            other: run,
        })
    }
}

/// The first run of another pass that a strong rule forbids where it stands, seen from a gap.
fn in_the_way(
    runs: &BTreeMap<u64, Run>,
    relation: Relation,
    (low, high): (u64, u64),
    name: &str,
) -> Option<Run> {
    let is_other = |run: &&Run| run.info.argument != name;
    let before = || runs.range(..=low).map(|(_, run)| run).find(is_other);
    let behind = || runs.range(high..).map(|(_, run)| run).find(is_other);
    match relation {
        Relation::Before => before(),
        Relation::After => behind(),
        _ => before().or_else(behind),
    }
    .copied()
}

//! The runs of passes in a sketch by what order rules say about them, so that an insertion is checked without a walk.

use std::collections::BTreeMap;

use pass_text::order::{OrderRule, Relation, Strength};

use crate::names::{Key, KeyId, Names, PassId};
use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;

/// A run of a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub(crate) id: ElementId,
    pub(crate) info: &'static PassInfo,
}

/// The runs of a sketch by name and kind, and by the strong rules that they state. Positions are labels of the line.
#[derive(Debug, Default)]
pub(crate) struct Runs {
    names: Names,
    /// By [`KeyId`].
    index: Vec<Entry>,
}

/// The runs that a name or a kind stands for, and those that state a rule about it.
#[derive(Debug, Default)]
struct Entry {
    runs: BTreeMap<u64, Slot>,
    /// By the place of the relation in [`FINAL`].
    stating: [BTreeMap<u64, Slot>; FINAL.len()],
}

/// A run as the index holds it.
#[derive(Clone, Copy, Debug)]
struct Slot {
    id: ElementId,
    pass: PassId,
    name: KeyId,
}

/// A strong rule that an insertion would violate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacle {
    /// The run that states the rule.
    pub(crate) by: Run,
    pub(crate) rule: OrderRule<'static>,
    /// The run that stands in its way; `None` if nothing runs where the target should.
    pub(crate) other: Option<Run>,
}

/// The relations of which an insertion may violate a strong rule that another run states. What [`Relation::Requires`] asks
/// for stands before the pass, so that it is checked at the insertion of the pass itself; later insertions cannot violate it.
/// The other relations ask for what may still be inserted, and are checked when the pipeline is built.
const FINAL: [Relation; 3] = [Relation::Before, Relation::After, Relation::ConflictsWith];

/// The place of the relation in [`FINAL`], if the rule is one that nothing can mend.
fn final_place(rule: &OrderRule<'_>) -> Option<usize> {
    let place = FINAL.iter().position(|it| *it == rule.relation);
    place.filter(|_| rule.strength == Strength::Strong)
}

/// True if the rule is one that an insertion must find satisfied.
fn is_strong_requirement(rule: &OrderRule<'_>) -> bool {
    rule.relation == Relation::Requires && rule.strength == Strength::Strong
}

impl Runs {
    pub(crate) fn add(&mut self, at: u64, id: ElementId, info: &'static PassInfo) {
        let pass = self.names.pass(info);
        let name = self.names.get(pass).name;
        let slot = Slot { id, pass, name };
        self.each_list(pass, &mut |list| {
            list.insert(at, slot);
        });
    }

    pub(crate) fn remove(&mut self, at: u64, info: &'static PassInfo) {
        let pass = self.names.pass(info);
        self.each_list(pass, &mut |list| {
            list.remove(&at);
        });
    }

    /// Calls `change` on each list of the index in which the runs of the pass stand.
    fn each_list(&mut self, pass: PassId, change: &mut dyn FnMut(&mut BTreeMap<u64, Slot>)) {
        self.index.resize_with(self.names.len(), Entry::default);
        let known = self.names.get(pass);
        for key in known.keys() {
            if let Some(entry) = self.index.get_mut(key) {
                change(&mut entry.runs);
            }
        }
        for (rule, target) in known.rules() {
            if let Some(place) = final_place(rule)
                && let Some(entry) = self.index.get_mut(target)
                && let Some(stating) = entry.stating.get_mut(place)
            {
                change(stating);
            }
        }
    }

    /// Adds a rule to those that a pass declares, and returns a run that violates it.
    pub(crate) fn state(
        &mut self,
        pass: &'static str,
        rule: OrderRule<'static>,
    ) -> Option<Obstacle> {
        let (name, target) = self.names.state(pass, rule);
        self.index.resize_with(self.names.len(), Entry::default);
        let runs = self.index.get(name)?.runs.clone();
        if is_strong_requirement(&rule) {
            let (at, by) = runs.first_key_value()?;
            let other = self.lacking(target, (at.saturating_sub(1), at.saturating_add(1)), name)?;
            let by = self.names.run(*by);
            return Some(Obstacle { by, rule, other });
        }
        let place = final_place(&rule)?;
        let targets = self.index.get_mut(target)?;
        targets.stating.get_mut(place)?.extend(&runs);
        runs.iter().find_map(|(at, by)| {
            let gap = (at.saturating_sub(1), at.saturating_add(1));
            let other = in_the_way(&targets.runs, rule.relation, gap, name)?;
            Some(Obstacle {
                by: self.names.run(*by),
                rule,
                other: Some(self.names.run(other)),
            })
        })
    }

    /// The names by which order rules know the passes of the sketch.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// Forgets the runs, and keeps the rules that were added.
    pub(crate) fn clear(&mut self) {
        self.index.clear();
    }

    /// The runs of a pass or of the passes of a kind, in order.
    pub(crate) fn of(&self, key: Key<'_>) -> Vec<ElementId> {
        let found = self.names.find(key).and_then(|key| self.index.get(key));
        let runs = found.into_iter().flat_map(|entry| entry.runs.values());
        runs.map(|run| run.id).collect()
    }

    /// The names of the passes that run, and their kinds, in alphabetical order.
    pub(crate) fn keys(&self) -> impl Iterator<Item = Key<'static>> {
        let some = self.names.iter().zip(&self.index);
        let some = some.filter(|(_, entry)| !entry.runs.is_empty());
        let mut keys: Vec<Key<'static>> = some.map(|(key, _)| key).collect();
        keys.sort_unstable();
        keys.into_iter()
    }

    /// A strong rule that a run would violate between these labels.
    pub(crate) fn obstacle(&mut self, run: Run, gap: (u64, u64)) -> Option<Obstacle> {
        let pass = self.names.pass(run.info);
        let known = self.names.get(pass);
        let of_own = known.rules().find_map(|(rule, target)| {
            let other = if is_strong_requirement(rule) {
                self.lacking(target, gap, known.name)?
            } else {
                final_place(rule)?;
                let runs = &self.index.get(target)?.runs;
                let other = in_the_way(runs, rule.relation, gap, known.name)?;
                Some(self.names.run(other))
            };
            Some(Obstacle {
                by: run,
                rule: *rule,
                other,
            })
        });
        let of_others = || {
            let keys = known.keys();
            let mut entries = keys.filter_map(|key| Some((key, self.index.get(key)?)));
            entries.find_map(|(key, entry)| {
                let mut relations = FINAL.into_iter().zip(&entry.stating);
                relations.find_map(|(relation, stating)| {
                    let by = in_the_way(stating, mirrored(relation), gap, known.name)?;
                    self.refusal(by, relation, key, run)
                })
            })
        };
        of_own.or_else(of_others)
    }

    /// `None` if a run of another pass before the gap has this name or kind; else the first such run behind the gap.
    fn lacking(&self, target: KeyId, (low, high): (u64, u64), name: KeyId) -> Option<Option<Run>> {
        let Some(entry) = self.index.get(target) else {
            return Some(None);
        };
        let is_other = |run: &&Slot| run.name != name;
        let mut before = entry.runs.range(..=low).rev().map(|(_, run)| run);
        if before.any(|run| is_other(&run)) {
            return None;
        }
        let mut behind = entry.runs.range(high..).map(|(_, run)| run);
        Some(behind.find(is_other).map(|run| self.names.run(*run)))
    }

    /// The rule of this relation about `key` that a run states and another violates.
    fn refusal(&self, by: Slot, relation: Relation, key: KeyId, other: Run) -> Option<Obstacle> {
        let mut rules = self.names.get(by.pass).rules();
        let is_it = |(rule, target): &(&OrderRule<'_>, KeyId)| {
            rule.relation == relation && *target == key && final_place(rule).is_some()
        };
        let (rule, _) = rules.find(is_it)?;
        Some(Obstacle {
            by: self.names.run(by),
            rule: *rule,
            other: Some(other),
        })
    }
}

impl Names {
    fn run(&self, slot: Slot) -> Run {
        let info = self.get(slot.pass).info;
        Run { id: slot.id, info }
    }
}

/// The relation as the target sees it: the run that states the rule stands on the other side.
fn mirrored(relation: Relation) -> Relation {
    match relation {
        Relation::Before => Relation::After,
        Relation::After => Relation::Before,
        other => other,
    }
}

/// The first run of another pass that a strong rule forbids where it stands, seen from a gap.
fn in_the_way(
    runs: &BTreeMap<u64, Slot>,
    relation: Relation,
    (low, high): (u64, u64),
    name: KeyId,
) -> Option<Slot> {
    let is_other = |run: &&Slot| run.name != name;
    let before = || runs.range(..=low).map(|(_, run)| run).find(is_other);
    let behind = || runs.range(high..).map(|(_, run)| run).find(is_other);
    match relation {
        Relation::Before => before(),
        Relation::After => behind(),
        _ => before().or_else(behind),
    }
    .copied()
}

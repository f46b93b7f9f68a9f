//! The order rules of the passes of a pipeline, and the runs that they are about, so that an insertion is checked without a walk.

use std::collections::BTreeMap;

use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;
use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

/// A run of a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub(crate) id: ElementId,
    pub(crate) info: &'static PassInfo,
}

/// The rules that the program adds to those that passes declare.
#[derive(Debug, Default)]
pub(crate) struct Rules(BTreeMap<&'static str, Vec<OrderRule<'static>>>);

/// The runs of a sketch by name and kind, and by the strong rules that they declare. Positions are labels of the line.
#[derive(Debug, Default)]
pub(crate) struct RunIndex {
    pub(crate) rules: Rules,
    entries: BTreeMap<OrderTarget<'static>, Entry>,
}

/// The runs of a name or a kind, and those that declare a rule about it.
#[derive(Debug, Default)]
struct Entry {
    runs: BTreeMap<u64, Run>,
    /// By the place of the relation in [`IRREPARABLE`].
    declaring: [BTreeMap<u64, Run>; IRREPARABLE.len()],
}

/// A strong rule that an insertion would violate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacle {
    /// The run that declares the rule.
    pub(crate) by: Run,
    pub(crate) rule: OrderRule<'static>,
    /// The run that violates it; `None` if nothing runs where the target should.
    pub(crate) other: Option<Run>,
}

/// The relations of which an insertion may violate a strong rule that another run declares. What [`Relation::Requires`] asks
/// for stands before the pass, so that it is checked at the insertion of the pass itself; later insertions cannot violate it.
/// The other relations ask for what may still be inserted, and are checked when the pipeline is built.
const IRREPARABLE: [Relation; 3] = [Relation::Before, Relation::After, Relation::ConflictsWith];

/// The place of the relation in [`IRREPARABLE`], if the rule is strong.
fn irreparable(rule: &OrderRule<'_>) -> Option<usize> {
    let place = IRREPARABLE
        .iter()
        .position(|relation| *relation == rule.relation);
    place.filter(|_| rule.strength == Strength::Strong)
}

fn is_strong_requirement(rule: &OrderRule<'_>) -> bool {
    rule.relation == Relation::Requires && rule.strength == Strength::Strong
}

/// The names by which order rules know a pass: its own, then its kinds.
pub(crate) fn targets_of(info: &'static PassInfo) -> impl Iterator<Item = OrderTarget<'static>> {
    let kinds = info.kinds.iter().map(|kind| OrderTarget::Kind(kind));
    std::iter::once(OrderTarget::Pass(info.argument)).chain(kinds)
}

/// True if an order rule about `target` is about the pass.
pub(crate) fn is_target(info: &PassInfo, target: OrderTarget<'_>) -> bool {
    match target {
        OrderTarget::Pass(name) => info.argument == name,
        OrderTarget::Kind(kind) => info.kinds.contains(&kind),
    }
}

impl Rules {
    /// The rules that a pass declares, then those that were added for its name.
    pub(crate) fn of(&self, info: &'static PassInfo) -> impl Iterator<Item = OrderRule<'static>> {
        let added = self.0.get(info.argument).into_iter().flatten();
        info.order.iter().chain(added).copied()
    }
}

impl RunIndex {
    pub(crate) fn insert(&mut self, at: u64, run: Run) {
        for target in targets_of(run.info) {
            self.entries.entry(target).or_default().runs.insert(at, run);
        }
        for rule in self.rules.of(run.info) {
            if let Some(place) = irreparable(&rule) {
                let entry = self.entries.entry(rule.target).or_default();
                entry.declare(place, [(at, run)]);
            }
        }
    }

    pub(crate) fn remove(&mut self, at: u64, info: &'static PassInfo) {
        let rules = self.rules.of(info).map(|rule| rule.target);
        for target in targets_of(info).chain(rules) {
            if let Some(entry) = self.entries.get_mut(&target) {
                entry.runs.remove(&at);
                entry.declaring.iter_mut().for_each(|declaring| {
                    declaring.remove(&at);
                });
            }
        }
    }

    /// Forgets the runs, and keeps the rules that were added.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// Adds a rule to those that a pass declares, and returns a run that violates it.
    pub(crate) fn add_rule(
        &mut self,
        pass: &'static str,
        rule: OrderRule<'static>,
    ) -> Option<Obstacle> {
        self.rules.0.entry(pass).or_default().push(rule);
        let runs = self.entries.get(&OrderTarget::Pass(pass))?.runs.clone();
        if let Some(place) = irreparable(&rule) {
            let entry = self.entries.entry(rule.target).or_default();
            entry.declare(place, runs.iter().map(|(at, run)| (*at, *run)));
        }
        runs.iter().find_map(|(at, by)| {
            let gap = (at.saturating_sub(1), at.saturating_add(1));
            self.violation(*by, rule, gap)
        })
    }

    /// The runs of a pass or of the passes of a kind, in order.
    pub(crate) fn of(&self, target: OrderTarget<'_>) -> Vec<ElementId> {
        // The names in the table live longer than the one that is asked for.
        let entries: &BTreeMap<OrderTarget<'_>, Entry> = &self.entries;
        let runs = entries
            .get(&target)
            .into_iter()
            .flat_map(|entry| entry.runs.values());
        runs.map(|run| run.id).collect()
    }

    /// The names of the passes that run, and their kinds, in alphabetical order.
    pub(crate) fn targets(&self) -> impl Iterator<Item = OrderTarget<'static>> {
        let running = self
            .entries
            .iter()
            .filter(|(_, entry)| !entry.runs.is_empty());
        running.map(|(target, _)| *target)
    }

    /// A strong rule that a run would violate between these labels.
    pub(crate) fn obstacle(&self, run: Run, gap: (u64, u64)) -> Option<Obstacle> {
        let mut rules = self.rules.of(run.info);
        let own = rules.find_map(|rule| self.violation(run, rule, gap));
        own.or_else(|| {
            let entries = targets_of(run.info)
                .filter_map(|target| Some((target, self.entries.get(&target)?)));
            entries.into_iter().find_map(|(target, entry)| {
                let mut relations = IRREPARABLE.into_iter().zip(&entry.declaring);
                relations.find_map(|(relation, declaring)| {
                    let by = forbidden(declaring, mirrored(relation), gap, run.info)?;
                    let mut rules = self.rules.of(by.info);
                    let rule = rules.find(|rule| {
                        rule.relation == relation
                            && rule.target == target
                            && irreparable(rule).is_some()
                    })?;
                    let other = Some(run);
                    Some(Obstacle { by, rule, other })
                })
            })
        })
    }

    /// The violation of a strong rule by a run that declares it and stands between these labels.
    fn violation(&self, by: Run, rule: OrderRule<'static>, gap: (u64, u64)) -> Option<Obstacle> {
        let entry = self.entries.get(&rule.target);
        let other = if is_strong_requirement(&rule) {
            let none = BTreeMap::new();
            let runs = entry.map_or(&none, |entry| &entry.runs);
            if forbidden(runs, Relation::Before, gap, by.info).is_some() {
                return None;
            }
            forbidden(runs, Relation::After, gap, by.info)
        } else {
            irreparable(&rule)?;
            Some(forbidden(&entry?.runs, rule.relation, gap, by.info)?)
        };
        Some(Obstacle { by, rule, other })
    }
}

impl Entry {
    fn declare(&mut self, place: usize, runs: impl IntoIterator<Item = (u64, Run)>) {
        if let Some(declaring) = self.declaring.get_mut(place) {
            declaring.extend(runs);
        }
    }
}

/// The relation as the target sees it: the run that declares the rule stands on the other side.
fn mirrored(relation: Relation) -> Relation {
    match relation {
        Relation::Before => Relation::After,
        Relation::After => Relation::Before,
        relation => relation,
    }
}

/// The first run of another pass that violates a strong rule, seen from a gap.
fn forbidden(
    runs: &BTreeMap<u64, Run>,
    relation: Relation,
    (low, high): (u64, u64),
    info: &PassInfo,
) -> Option<Run> {
    let is_other = |run: &&Run| run.info.argument != info.argument;
    let before = || runs.range(..=low).map(|(_, run)| run).find(is_other);
    let behind = || runs.range(high..).map(|(_, run)| run).find(is_other);
    match relation {
        Relation::Before => before(),
        Relation::After => behind(),
        _ => before().or_else(behind),
    }
    .copied()
}

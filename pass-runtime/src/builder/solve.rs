//! An order of units that satisfies the order rules of their passes, or the rules that contradict each other.

use std::collections::BTreeSet;
use std::ops::Bound;

use pass_pipeline::order::{OrderRule, Relation, Strength};

use super::names::{KeyId, NamedPass, Names};
use super::runs::Run;

/// The number of steps of a search for an order, beside one for each unit.
const STEPS: usize = 200_000;

/// The number of rules of which a smallest contradictory set is looked for.
const EXPLAINED: usize = 200;

/// A rule of a pass, for the units that it is about.
#[derive(Clone, Debug)]
pub(super) struct Constraint {
    /// The pass that states the rule, and the rule; `None` for an order that is given.
    pub(super) stated: Option<(Run, OrderRule<'static>)>,
    unit: usize,
    targets: Vec<usize>,
    needs: Needs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// The unit comes before all targets.
    BeforeAll,
    /// The unit comes after all targets.
    AfterAll,
    /// The unit comes before some target.
    BeforeSome,
    /// The unit comes after some target.
    AfterSome,
    /// The unit comes just after some target.
    JustAfter,
    /// There is no order.
    Never,
}

impl Needs {
    fn of(rule: &OrderRule<'_>) -> Self {
        match (rule.relation, rule.strength) {
            (Relation::Before, Strength::Strong) => Self::BeforeAll,
            (Relation::After, Strength::Strong) => Self::AfterAll,
            (Relation::Before, Strength::Weak) | (Relation::FollowedBy, _) => Self::BeforeSome,
            (Relation::After, Strength::Weak) | (Relation::Requires, _) => Self::AfterSome,
            (Relation::ImmediatelyAfter, _) => Self::JustAfter,
            (Relation::ConflictsWith, _) => Self::Never,
        }
    }
}

/// Units that are to be ordered; those that come first in the list are preferred.
pub(super) struct Problem {
    units: Vec<Vec<Run>>,
    constraints: Vec<Constraint>,
}

impl Problem {
    /// The rules of the passes in these units. Units keep the order inside.
    pub(super) fn new(units: Vec<Vec<Run>>, names: &Names) -> Self {
        let mut of: Vec<Vec<(usize, Run)>> = vec![Vec::new(); names.len()];
        let runs = || {
            let units = units.iter().enumerate();
            units.flat_map(|(unit, runs)| runs.iter().enumerate().map(move |run| (unit, run)))
        };
        let named = |run: &Run| names.named(run.info);
        for (unit, (_, run)) in runs() {
            for key in named(run).into_iter().flat_map(NamedPass::keys) {
                if let Some(of) = of.get_mut(key) {
                    of.push((unit, *run));
                }
            }
        }
        let stating = Stating {
            units: &units,
            names,
            of: &of,
        };
        let mut constraints = Vec::new();
        for (unit, (at, run)) in runs() {
            let rules = named(run).into_iter().flat_map(NamedPass::rules);
            constraints
                .extend(rules.filter_map(|(rule, target)| {
                    stating.constraint(unit, at, *run, *rule, target)
                }));
        }
        Self { units, constraints }
    }

    /// `first` comes before `second`.
    pub(super) fn fix(&mut self, first: usize, second: usize) {
        self.constraints.push(Constraint {
            stated: None,
            unit: first,
            targets: vec![second],
            needs: Needs::BeforeAll,
        });
    }

    /// An order of the units that satisfies all strong rules, and the weak ones if that is possible; or else rules that
    /// contradict each other, few if they can be found.
    pub(super) fn solve(&self) -> Result<Vec<usize>, Vec<&Constraint>> {
        let all: Vec<&Constraint> = self.constraints.iter().collect();
        if let Some(order) = self.search(&all) {
            return Ok(order);
        }
        let is_strong = |constraint: &&Constraint| {
            let stated = constraint.stated;
            stated.is_none_or(|(_, rule)| rule.strength == Strength::Strong)
        };
        let strong: Vec<&Constraint> = all.into_iter().filter(is_strong).collect();
        self.search(&strong).ok_or_else(|| self.explain(strong))
    }

    /// Leaves out what is not needed for the contradiction.
    fn explain<'c>(&self, mut core: Vec<&'c Constraint>) -> Vec<&'c Constraint> {
        if core.len() > EXPLAINED {
            return core;
        }
        let mut index = 0;
        while index < core.len() {
            let left_out = core.remove(index);
            if self.search(&core).is_some() {
                core.insert(index, left_out);
                index += 1;
            }
        }
        core
    }

    fn search(&self, constraints: &[&Constraint]) -> Option<Vec<usize>> {
        let mut search = Search::new(self, constraints)?;
        let mut tried: Vec<Option<usize>> = vec![None];
        for _ in 0..STEPS + 2 * self.units.len() {
            let last = tried.last_mut()?;
            match search.next(*last) {
                Some(unit) => {
                    *last = Some(unit);
                    tried.push(None);
                    search.place(unit);
                }
                None if search.order.len() == self.units.len() => return Some(search.order),
                None => {
                    tried.pop();
                    search.take_back()?;
                }
            }
        }
        None
    }
}

/// The runs that rules are about.
struct Stating<'p> {
    units: &'p [Vec<Run>],
    names: &'p Names,
    /// The runs of each name, by its number, with their units.
    of: &'p [Vec<(usize, Run)>],
}

impl Stating<'_> {
    /// The constraint that a rule of a run is, which stands at `at` in its unit; `None` if the rule holds in any order.
    fn constraint(
        &self,
        unit: usize,
        at: usize,
        run: Run,
        rule: OrderRule<'static>,
        target: KeyId,
    ) -> Option<Constraint> {
        let runs = self.of.get(target).map_or(&[][..], Vec::as_slice);
        let others = runs
            .iter()
            .filter(|(_, it)| it.info.argument != run.info.argument);
        let needs = Needs::of(&rule);
        let mut targets: Vec<usize> = others.map(|(unit, _)| *unit).collect();
        targets.dedup();
        let inside = |range: &[Run]| {
            let is_target =
                |it: &Run| it.info.argument != run.info.argument && self.is(*it, target);
            range.iter().any(is_target)
        };
        let own = self.units.get(unit).map_or(&[][..], Vec::as_slice);
        let (before, after) = own.split_at(at.min(own.len()));
        match needs {
            // Inside of a unit, order is as it is.
            Needs::JustAfter if at > 0 => return None,
            Needs::JustAfter => {
                let ends = |index: &usize| self.ends_with(*index, target);
                targets = runs.iter().map(|(unit, _)| *unit).filter(ends).collect();
            }
            Needs::BeforeSome if inside(after) => return None,
            Needs::AfterSome if inside(before) => return None,
            // A target of the unit on the other side does not count. No order brings a target that is missing; the check of
            // the result reports it.
            _ if targets.is_empty() => return None,
            _ => {}
        }
        targets.retain(|target| *target != unit || needs == Needs::Never);
        let is_needed = !targets.is_empty() || needs == Needs::JustAfter;
        is_needed.then_some(Constraint {
            stated: Some((run, rule)),
            unit,
            targets,
            needs,
        })
    }

    /// True if the last pass of a unit has this name or kind.
    fn ends_with(&self, unit: usize, key: KeyId) -> bool {
        let last = self.units.get(unit).and_then(|unit| unit.last());
        last.is_some_and(|last| self.is(*last, key))
    }

    /// True if the pass has this name or is of this kind.
    fn is(&self, run: Run, key: KeyId) -> bool {
        let pass = self.names.named(run.info);
        pass.is_some_and(|pass| pass.keys().any(|it| it == key))
    }
}

/// An order that is being made from the front.
struct Search<'p> {
    problem: &'p Problem,
    /// The rules that are not edges, by unit.
    checks: Vec<Vec<&'p Constraint>>,
    successors: Vec<Vec<usize>>,
    /// The number of units that have to come before and are not placed.
    waits_for: Vec<usize>,
    ready: BTreeSet<usize>,
    order: Vec<usize>,
    is_placed: Vec<bool>,
}

impl<'p> Search<'p> {
    /// `None` if a rule can never hold.
    fn new(problem: &'p Problem, constraints: &[&'p Constraint]) -> Option<Self> {
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
        let waits_for = search.waits_for.iter().enumerate();
        search.ready = waits_for
            .filter(|(_, count)| **count == 0)
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
    fn next(&self, last: Option<usize>) -> Option<usize> {
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

    fn place(&mut self, unit: usize) {
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

    fn take_back(&mut self) -> Option<()> {
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

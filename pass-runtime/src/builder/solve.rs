//! An order of units that satisfies the order rules of their passes, or the rules that contradict each other.

use std::collections::BTreeSet;

use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

use super::names::{KeyId, NamedPass, Names};
use super::runs::Run;
use super::search::Search;

/// The number of steps of a search for an order, beside one for each unit.
const STEPS: usize = 200_000;

/// The number of rules of which a smallest contradictory set is looked for.
const EXPLAINED: usize = 200;

/// A rule of a pass, for the units that it is about.
#[derive(Clone, Debug)]
pub(super) struct Constraint {
    /// The pass that states the rule, and the rule; `None` for an order that is given.
    pub(super) stated: Option<(Run, OrderRule<'static>)>,
    pub(super) unit: usize,
    pub(super) targets: Vec<usize>,
    pub(super) needs: Needs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
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

impl Constraint {
    /// The units that the rule is about.
    fn units(&self) -> impl Iterator<Item = usize> {
        self.targets.iter().copied().chain([self.unit])
    }

    /// True if the rule is an edge of a graph, or several.
    fn is_edge(&self) -> bool {
        matches!(self.needs, Needs::BeforeAll | Needs::AfterAll)
    }
}

/// The rules that make a search long, with those edges that are about the same units alone.
fn suspects(rules: Vec<&Constraint>) -> Vec<&Constraint> {
    let hard = rules.iter().filter(|rule| !rule.is_edge());
    let units: BTreeSet<usize> = hard.flat_map(|rule| rule.units()).collect();
    let is_suspect = |rule: &&Constraint| rule.units().all(|unit| units.contains(&unit));
    rules.into_iter().filter(is_suspect).collect()
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

/// Why units cannot be ordered.
#[derive(Debug)]
pub(super) enum Unsolved<'p> {
    /// These rules contradict each other; few if they can be found.
    Contradiction(Vec<&'p Constraint>),
    /// The search was too long.
    Undecided,
}

/// The result of a search.
enum Found {
    Order(Vec<usize>),
    /// There is no order.
    Nothing,
    /// The search was too long.
    Undecided,
}

/// Units that are to be ordered; those that come first in the list are preferred.
pub(super) struct Problem {
    pub(super) units: Vec<Vec<Run>>,
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

    /// An order of the units that satisfies all strong rules, and the weak ones if that is possible.
    pub(super) fn solve(&self) -> Result<Vec<usize>, Unsolved<'_>> {
        let all: Vec<&Constraint> = self.constraints.iter().collect();
        let mut found = self.order(&all);
        let is_strong = |constraint: &&Constraint| {
            let stated = constraint.stated;
            stated.is_none_or(|(_, rule)| rule.strength == Strength::Strong)
        };
        let mut rules = all.clone();
        rules.retain(is_strong);
        if !matches!(found, Found::Order(_)) && rules.len() < all.len() {
            found = self.order(&rules);
        }
        if matches!(found, Found::Undecided) {
            rules = suspects(rules);
            if matches!(self.order_bound(&rules), Found::Nothing) {
                found = Found::Nothing;
            }
        }
        match found {
            Found::Order(order) => Ok(order),
            Found::Nothing => Err(Unsolved::Contradiction(self.explain(rules))),
            Found::Undecided => Err(Unsolved::Undecided),
        }
    }

    /// The first run that a rule is about beside the one that states it.
    pub(super) fn other(&self, constraint: &Constraint) -> Option<Run> {
        let (by, rule) = constraint.stated?;
        let is_target = |run: &&Run| match rule.target {
            OrderTarget::Pass(name) => run.info.argument == name,
            OrderTarget::Kind(kind) => run.info.kinds.contains(&kind),
        };
        let units = constraint.targets.iter();
        let mut runs = units.filter_map(|unit| self.units.get(*unit)).flatten();
        runs.find(|run| is_target(run) && run.info.argument != by.info.argument)
            .copied()
    }

    /// Leaves out what is not needed for the contradiction.
    fn explain<'c>(&self, mut core: Vec<&'c Constraint>) -> Vec<&'c Constraint> {
        if core.len() > EXPLAINED {
            return core;
        }
        let mut index = 0;
        while index < core.len() {
            let left_out = core.remove(index);
            if !matches!(self.order_bound(&core), Found::Nothing) {
                core.insert(index, left_out);
                index += 1;
            }
        }
        core
    }

    /// An order of all units, the first ones preferred. If the search for that is too long, those that no rule is about stand at
    /// the end.
    fn order(&self, constraints: &[&Constraint]) -> Found {
        match self.search(constraints, &vec![true; self.units.len()]) {
            Found::Undecided if self.bound(constraints).contains(&false) => {
                self.order_bound(constraints)
            }
            found => found,
        }
    }

    /// The units that rules are about.
    fn bound(&self, constraints: &[&Constraint]) -> Vec<bool> {
        let mut is_bound = vec![false; self.units.len()];
        for unit in constraints.iter().flat_map(|it| it.units()) {
            if let Some(is_bound) = is_bound.get_mut(unit) {
                *is_bound = true;
            }
        }
        is_bound
    }

    /// An order in which the units that rules are about come first, since the others make a search long and change nothing.
    fn order_bound(&self, constraints: &[&Constraint]) -> Found {
        let is_bound = self.bound(constraints);
        match self.search(constraints, &is_bound) {
            Found::Order(mut order) => {
                let is_free = |(unit, is_bound): (usize, &bool)| (!is_bound).then_some(unit);
                order.extend(is_bound.iter().enumerate().filter_map(is_free));
                Found::Order(order)
            }
            found => found,
        }
    }

    /// An order of those units that take part.
    fn search(&self, constraints: &[&Constraint], takes_part: &[bool]) -> Found {
        let Some(mut search) = Search::new(self, constraints, takes_part) else {
            return Found::Nothing;
        };
        let count = takes_part.iter().filter(|part| **part).count();
        let mut tried: Vec<Option<usize>> = vec![None];
        for _ in 0..STEPS + 2 * count {
            let Some(last) = tried.last_mut() else {
                return Found::Nothing;
            };
            match search.next(*last) {
                Some(unit) => {
                    *last = Some(unit);
                    tried.push(None);
                    search.place(unit);
                }
                None if search.order.len() == count => return Found::Order(search.order),
                None => {
                    tried.pop();
                    if search.take_back().is_none() {
                        return Found::Nothing;
                    }
                }
            }
        }
        Found::Undecided
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

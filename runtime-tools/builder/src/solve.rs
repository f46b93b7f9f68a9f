//! A stable topological order of units by the order rules of their passes.

use std::collections::{BTreeMap, BTreeSet};

use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

use crate::rules::{Rules, Run, is_target, targets_of};

/// The number of targets of a rule that are tried, which bounds the work.
const MAX_TRIED: usize = 64;

/// A rule of a pass, for the units that it is about.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    /// The pass that declares the rule, and the rule; `None` for an order that is fixed.
    pub(crate) rule: Option<(Run, OrderRule<'static>)>,
    unit: usize,
    targets: Vec<usize>,
    placement: Placement,
}

/// The place of a unit relative to the targets of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placement {
    BeforeAll,
    AfterAll,
    BeforeAny,
    AfterAny,
    /// Just after any of the targets.
    JustAfter,
    /// No order satisfies the rule.
    Never,
}

impl Placement {
    fn of(rule: &OrderRule<'_>) -> Self {
        match (rule.relation, rule.strength) {
            (Relation::Before, Strength::Strong) => Self::BeforeAll,
            (Relation::After, Strength::Strong) => Self::AfterAll,
            (Relation::Before, Strength::Weak) | (Relation::FollowedBy, _) => Self::BeforeAny,
            (Relation::After, Strength::Weak) | (Relation::Requires, _) => Self::AfterAny,
            (Relation::ImmediatelyAfter, _) => Self::JustAfter,
            (Relation::ConflictsWith, _) => Self::Never,
        }
    }
}

impl Constraint {
    fn is_strong(&self) -> bool {
        self.rule
            .is_none_or(|(_, rule)| rule.strength == Strength::Strong)
    }

    /// The link that satisfies the rule for a target.
    fn link(&self, index: usize, target: usize) -> Link {
        let (first, second) = match self.placement {
            Placement::BeforeAll | Placement::BeforeAny => (self.unit, target),
            _ => (target, self.unit),
        };
        Link {
            first,
            second,
            is_adjacent: self.placement == Placement::JustAfter,
            constraint: index,
        }
    }
}

/// Units that are to be ordered; those that come first in the list are preferred.
pub(crate) struct Problem {
    units: Vec<Vec<Run>>,
    constraints: Vec<Constraint>,
}

impl Problem {
    /// The rules of the passes in these units. Units keep the order inside.
    pub(crate) fn new(units: Vec<Vec<Run>>, rules: &Rules) -> Self {
        let mut targets: BTreeMap<OrderTarget<'_>, Vec<(usize, Run)>> = BTreeMap::new();
        let runs = || {
            let units = units.iter().enumerate();
            units.flat_map(|(unit, runs)| runs.iter().enumerate().map(move |run| (unit, run)))
        };
        for (unit, (_, run)) in runs() {
            for target in targets_of(run.info) {
                targets.entry(target).or_default().push((unit, *run));
            }
        }
        let builder = ConstraintBuilder {
            units: &units,
            targets: &targets,
        };
        let constraints = runs().flat_map(|(unit, (at, run))| {
            let rules = rules.of(run.info);
            rules
                .filter_map(|rule| builder.constraint(unit, at, *run, rule))
                .collect::<Vec<_>>()
        });
        let constraints = constraints.collect();
        Self { units, constraints }
    }

    /// Requires `first` before `second`.
    pub(crate) fn fix(&mut self, first: usize, second: usize) {
        self.constraints.push(Constraint {
            rule: None,
            unit: first,
            targets: vec![second],
            placement: Placement::BeforeAll,
        });
    }

    /// Returns an order of the units that satisfies all strong rules, and each weak one that does not contradict those before
    /// it.
    ///
    /// # Errors
    ///
    /// Strong rules that contradict each other.
    pub(crate) fn solve(&self) -> Result<Vec<usize>, Vec<&Constraint>> {
        let (strong, weak): (Vec<_>, Vec<_>) = self
            .constraints
            .iter()
            .enumerate()
            .partition(|(_, constraint)| constraint.is_strong());
        let mut graph = Graph::new(self.units.len());
        self.order_strongly(&mut graph, &strong).map_err(|rules| {
            let rules = rules.into_iter();
            rules
                .filter_map(|rule| self.constraints.get(rule))
                .collect::<Vec<_>>()
        })?;
        for (index, constraint) in weak {
            if constraint.placement != Placement::Never {
                // A rule that cannot be satisfied stays a warning.
                let _ = graph.choose(constraint, index);
            }
        }
        Ok(graph.order)
    }

    /// Adds the strong rules to a graph. The errors are the indices of constraints.
    fn order_strongly(
        &self,
        graph: &mut Graph,
        strong: &[(usize, &Constraint)],
    ) -> Result<(), BTreeSet<usize>> {
        for (index, constraint) in strong {
            match constraint.placement {
                Placement::Never => return Err(BTreeSet::from([*index])),
                Placement::BeforeAll | Placement::AfterAll => {
                    let targets = constraint.targets.iter();
                    let links = targets.map(|target| constraint.link(*index, *target));
                    graph.links.extend(links);
                }
                _ => {}
            }
        }
        graph.sort()?;
        let is_choice =
            |placement| !matches!(placement, Placement::BeforeAll | Placement::AfterAll);
        let mut choices = strong.iter().filter(|(_, it)| is_choice(it.placement));
        choices.try_for_each(|(index, constraint)| graph.choose(constraint, *index))
    }

    /// Returns the first run of another pass that a rule is about.
    pub(crate) fn other(&self, constraint: &Constraint) -> Option<Run> {
        let (by, rule) = constraint.rule?;
        let units = constraint.targets.iter();
        let mut runs = units.filter_map(|unit| self.units.get(*unit)).flatten();
        runs.find(|run| is_target(run.info, rule.target) && run.info.argument != by.info.argument)
            .copied()
    }
}

/// An edge between units.
#[derive(Clone, Copy, Debug)]
struct Link {
    first: usize,
    second: usize,
    /// True if nothing that runs may stand between the units.
    is_adjacent: bool,
    /// The index of the constraint that it satisfies.
    constraint: usize,
}

/// The links that have been added, with an order that satisfies them.
struct Graph {
    links: Vec<Link>,
    order: Vec<usize>,
}

impl Graph {
    fn new(count: usize) -> Self {
        Self {
            links: Vec::new(),
            order: (0..count).collect(),
        }
    }

    /// Satisfies a rule for one of its targets: preferably one that satisfies it already.
    ///
    /// # Errors
    ///
    /// The constraints that contradict each other, if none of the targets tried is possible.
    fn choose(&mut self, constraint: &Constraint, index: usize) -> Result<(), BTreeSet<usize>> {
        let links = constraint.targets.iter();
        let links: Vec<Link> = links
            .map(|target| constraint.link(index, *target))
            .collect();
        let place = |unit: usize| self.order.iter().position(|other| *other == unit);
        let unit = place(constraint.unit);
        let is_satisfied = |link: &&Link| match constraint.placement {
            Placement::BeforeAny => unit < place(link.second),
            Placement::AfterAny => place(link.first) < unit,
            _ => false,
        };
        if let Some(link) = links.iter().take(MAX_TRIED).find(is_satisfied) {
            self.links.push(*link);
            return Ok(());
        }
        let mut contradiction = BTreeSet::from([index]);
        for link in links.into_iter().take(MAX_TRIED) {
            self.links.push(link);
            match self.sort() {
                Ok(()) => return Ok(()),
                Err(rules) => contradiction.extend(rules),
            }
            self.links.pop();
        }
        Err(contradiction)
    }

    /// Orders the units by the links: of those that may come next, the first. Adjacent units are ordered as one.
    ///
    /// # Errors
    ///
    /// The constraints of links that contradict each other.
    fn sort(&mut self) -> Result<(), BTreeSet<usize>> {
        let chains = Chains::new(self.order.len(), &self.links)?;
        let count = self.order.len();
        let (mut successors, mut pending) = (vec![Vec::new(); count], vec![0_usize; count]);
        for link in self.links.iter().filter(|link| !link.is_adjacent) {
            let (first, second) = (chains.head(link.first), chains.head(link.second));
            if first == second {
                chains.check_inside(link)?;
            } else if let (Some(successors), Some(pending)) =
                (successors.get_mut(first), pending.get_mut(second))
            {
                successors.push(second);
                *pending += 1;
            }
        }
        let is_ready = |unit: &usize| chains.head(*unit) == *unit && pending.get(*unit) == Some(&0);
        let mut ready: BTreeSet<usize> = (0..count).filter(is_ready).collect();
        let mut order = Vec::with_capacity(count);
        while let Some(head) = ready.pop_first() {
            order.extend(chains.units(head));
            for successor in successors.get(head).into_iter().flatten() {
                if let Some(pending) = pending.get_mut(*successor) {
                    *pending -= 1;
                    if *pending == 0 {
                        ready.insert(*successor);
                    }
                }
            }
        }
        if order.len() < count {
            return Err(self.cycle(&chains, &order));
        }
        self.order = order;
        Ok(())
    }

    /// Returns the constraints of a cycle among the units that could not be ordered.
    fn cycle(&self, chains: &Chains, ordered: &[usize]) -> BTreeSet<usize> {
        let mut is_ordered = vec![false; self.order.len()];
        for unit in ordered {
            is_ordered
                .iter_mut()
                .skip(*unit)
                .take(1)
                .for_each(|it| *it = true);
        }
        // Each chain that is left has a predecessor that is left: following them backwards ends in a cycle.
        let mut into: Vec<Option<Link>> = vec![None; self.order.len()];
        for link in self.links.iter().rev().filter(|link| !link.is_adjacent) {
            if is_ordered.get(link.first) == Some(&false)
                && let Some(into) = into.get_mut(chains.head(link.second))
            {
                *into = Some(*link);
            }
        }
        let mut path: Vec<(usize, Link)> = Vec::new();
        let mut at = is_ordered
            .iter()
            .position(|is_ordered| !is_ordered)
            .map(|unit| chains.head(unit));
        while let Some(head) = at {
            if let Some(start) = path.iter().position(|(other, _)| *other == head) {
                path.drain(..start);
                break;
            }
            let Some(link) = into.get(head).copied().flatten() else {
                break;
            };
            path.push((head, link));
            at = Some(chains.head(link.first));
        }
        let adjacent = path.iter().flat_map(|(head, _)| chains.links(*head));
        let links = path.iter().map(|(_, link)| link.constraint);
        links.chain(adjacent).collect()
    }
}

/// Units that are adjacent.
struct Chains {
    heads: Vec<usize>,
    /// By unit, the link to the next one.
    next: Vec<Option<Link>>,
}

impl Chains {
    /// # Errors
    ///
    /// The constraints of links that contradict each other.
    fn new(count: usize, links: &[Link]) -> Result<Self, BTreeSet<usize>> {
        let mut chains = Self {
            heads: (0..count).collect(),
            next: vec![None; count],
        };
        for link in links.iter().filter(|link| link.is_adjacent) {
            let taken = chains.next.get(link.first).copied().flatten();
            let mut before = chains.next.iter().flatten();
            let before = before.find(|other| other.second == link.second).copied();
            if let Some(taken) = taken.or(before) {
                return Err(BTreeSet::from([taken.constraint, link.constraint]));
            }
            let head = chains.head(link.first);
            if head == link.second {
                let rules = chains.links(head).chain([link.constraint]);
                return Err(rules.collect());
            }
            let moved: Vec<usize> = chains.units(link.second).collect();
            for unit in moved {
                chains
                    .heads
                    .iter_mut()
                    .skip(unit)
                    .take(1)
                    .for_each(|of| *of = head);
            }
            chains
                .next
                .iter_mut()
                .skip(link.first)
                .take(1)
                .for_each(|next| *next = Some(*link));
        }
        Ok(chains)
    }

    /// The first unit of the chain of a unit.
    fn head(&self, unit: usize) -> usize {
        self.heads.get(unit).copied().unwrap_or(unit)
    }

    fn links_from(&self, unit: usize) -> impl Iterator<Item = Link> {
        let next = |unit: usize| self.next.get(unit).copied().flatten();
        std::iter::successors(next(unit), move |link| next(link.second))
    }

    /// The units from one to the end of its chain.
    fn units(&self, from: usize) -> impl Iterator<Item = usize> {
        std::iter::once(from).chain(self.links_from(from).map(|link| link.second))
    }

    /// The constraints of a chain.
    fn links(&self, head: usize) -> impl Iterator<Item = usize> {
        self.links_from(head).map(|link| link.constraint)
    }

    /// Checks an edge between units of one chain.
    fn check_inside(&self, link: &Link) -> Result<(), BTreeSet<usize>> {
        if self.units(link.first).any(|unit| unit == link.second) {
            return Ok(());
        }
        let between = self.links(link.second);
        Err(between.chain([link.constraint]).collect())
    }
}

/// Makes constraints of the rules of passes.
struct ConstraintBuilder<'p> {
    units: &'p [Vec<Run>],
    /// The runs of each name and kind, with their units.
    targets: &'p BTreeMap<OrderTarget<'p>, Vec<(usize, Run)>>,
}

impl ConstraintBuilder<'_> {
    /// Returns the constraint of a rule whose run stands at `at` in its unit, or `None` if the rule holds in any order.
    fn constraint(
        &self,
        unit: usize,
        at: usize,
        run: Run,
        rule: OrderRule<'static>,
    ) -> Option<Constraint> {
        let target = rule.target;
        let runs = self.targets.get(&target).map_or(&[][..], Vec::as_slice);
        let others = runs
            .iter()
            .filter(|(_, it)| it.info.argument != run.info.argument);
        let placement = Placement::of(&rule);
        let mut targets: Vec<usize> = others.map(|(unit, _)| *unit).collect();
        targets.dedup();
        let inside = |range: &[Run]| {
            range.iter().any(|other| {
                other.info.argument != run.info.argument && is_target(other.info, target)
            })
        };
        let own = self.units.get(unit).map_or(&[][..], Vec::as_slice);
        let (before, after) = own.split_at(at.min(own.len()));
        match placement {
            // Inside of a unit, order is as it is.
            Placement::JustAfter if at > 0 => return None,
            Placement::JustAfter => {
                let ends = |index: &usize| self.ends_with(*index, target);
                targets = runs.iter().map(|(unit, _)| *unit).filter(ends).collect();
            }
            Placement::BeforeAny if inside(after) => return None,
            Placement::AfterAny if inside(before) => return None,
            // A target of the unit on the other side does not count. No order brings a target that is missing; the check of
            // the result reports it.
            _ if targets.is_empty() => return None,
            _ => {}
        }
        targets.retain(|target| *target != unit || placement == Placement::Never);
        let is_needed = !targets.is_empty() || placement == Placement::JustAfter;
        is_needed.then_some(Constraint {
            rule: Some((run, rule)),
            unit,
            targets,
            placement,
        })
    }

    /// True if the last pass of a unit has this name or kind.
    fn ends_with(&self, unit: usize, target: OrderTarget<'_>) -> bool {
        let last = self.units.get(unit).and_then(|unit| unit.last());
        last.is_some_and(|last| is_target(last.info, target))
    }
}

//! A stable topological order of units by the order rules of their passes.

use std::collections::{BTreeMap, BTreeSet};

use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

use crate::graph::{Graph, Link};
use crate::rules::{Rules, Run, is_target, targets_of};

/// A rule of a pass, for the units that it is about.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    /// The pass that declares the rule, and the rule; `None` for an order that is fixed.
    pub(crate) rule: Option<(Run, OrderRule<'static>)>,
    pub(crate) unit: usize,
    pub(crate) targets: Vec<usize>,
    pub(crate) placement: Placement,
}

/// The place of a unit relative to the targets of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
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
    pub(crate) fn link(&self, index: usize, target: usize) -> Link {
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
        let mut choices = strong
            .iter()
            .filter(|(_, strong)| is_choice(strong.placement));
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
            .filter(|(_, entry)| entry.info.argument != run.info.argument);
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

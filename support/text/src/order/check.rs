//! The check of a sequence of passes against its order rules.

use std::collections::BTreeSet;

use super::targets::{Numbers, Targets};
use super::{OrderFacts, OrderRule, Relation, Strength};

/// A run of a pass, with numbers for names and kinds, so that a caller that checks many sequences numbers the names once.
///
/// The numbers must distinguish names and kinds; memory grows with the greatest.
///
/// Closed: callers build it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// The number of the name of the pass.
    pub name: usize,
    /// The numbers of the kinds of the pass.
    pub kinds: &'a [usize],
    /// The order rules of the pass.
    pub rules: &'a [OrderRule<'a>],
    /// The numbers of the targets of the rules, in the same order.
    pub targets: &'a [usize],
}

impl Run<'_> {
    /// Returns the numbers that match the pass as a target: its own, then those of its kinds.
    pub(super) fn names(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.name).chain(self.kinds.iter().copied())
    }
}

/// A rule that a sequence violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// The position of the run that states the rule.
    pub run: usize,
    /// The index of the rule among those of the run.
    pub rule: usize,
    /// The position of the run that violates the rule; `None` if a required run is missing.
    pub other: Option<usize>,
}

/// The conditions under which steps run.
pub trait Branches {
    /// Returns true if some choice of conditions runs both.
    fn may_both_run(&self, a: usize, b: usize) -> bool;

    /// Returns true if `a` runs under every choice of conditions that runs `b`.
    fn runs_whenever(&self, a: usize, b: usize) -> bool;
}

/// The conditions of a pipeline in which every run is unconditional.
#[derive(Clone, Copy, Debug)]
pub struct Unconditional;

impl Branches for Unconditional {
    fn may_both_run(&self, _: usize, _: usize) -> bool {
        true
    }

    fn runs_whenever(&self, _: usize, _: usize) -> bool {
        true
    }
}

/// Returns the violated rules, each once with its first violation, in the order of the runs.
///
/// `None` is an unknown step, which violates no rule.
///
/// ```
/// use pass_text::order::{OrderFacts, OrderRule, OrderTarget, Relation, Unconditional, Strength, violations};
/// let after = [OrderRule::new(
///     Relation::After,
///     OrderTarget::Kind("bufferization"),
///     Strength::Strong,
///     "tensors have no lowering",
/// )];
/// let lower = OrderFacts { pass: "lower", kinds: &[], rules: &after };
/// let bufferize = OrderFacts { pass: "bufferize", kinds: &["bufferization"], rules: &[] };
///
/// assert_eq!(violations(&[Some(&bufferize), Some(&lower)], &Unconditional), []);
/// let found = violations(&[Some(&lower), Some(&bufferize)], &Unconditional);
/// assert_eq!((found[0].run, found[0].rule, found[0].other), (0, 0, Some(1)));
/// ```
pub fn violations(runs: &[Option<&OrderFacts<'_>>], branches: &impl Branches) -> Vec<Violation> {
    let mut numbers = Numbers::default();
    let numbered = runs
        .iter()
        .map(|facts| facts.map(|facts| numbers.number(facts)));
    let numbered: Vec<_> = numbered.collect();
    let runs = numbered.iter().map(|run| run.as_ref().map(|run| run.run()));
    violations_of(&runs.collect::<Vec<_>>(), branches)
}

/// Like [`violations`], for numbered passes.
pub fn violations_of(runs: &[Option<Run<'_>>], branches: &impl Branches) -> Vec<Violation> {
    let unknown = runs.iter().enumerate().filter(|(_, run)| run.is_none());
    let checker = OrderChecker {
        runs,
        targets: Targets::of(runs),
        unknown: unknown.map(|(at, _)| at).collect(),
        branches,
    };
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for (at, run) in runs.iter().enumerate() {
        let Some(run) = run else { continue };
        for (index, (rule, target)) in run.rules.iter().zip(run.targets).enumerate() {
            if let Some(other) = checker.first_violation(at, run.name, rule, *target)
                && seen.insert((run.name, index))
            {
                found.push(Violation {
                    run: at,
                    rule: index,
                    other,
                });
            }
        }
    }
    found
}

struct OrderChecker<'r, 'a, B> {
    runs: &'r [Option<Run<'a>>],
    targets: Targets,
    /// The positions of unknown steps, ascending.
    unknown: Vec<usize>,
    branches: &'r B,
}

impl<B: Branches> OrderChecker<'_, '_, B> {
    /// Returns the first violation of a rule: `Some(None)` if a required run is missing.
    fn first_violation(
        &self,
        at: usize,
        pass: usize,
        rule: &OrderRule<'_>,
        target: usize,
    ) -> Option<Option<usize>> {
        let (before, after) = split(self.targets.get(target), at);
        let first = |runs: &[usize]| self.first_other(runs, at, pass);
        match (rule.relation, rule.strength) {
            (Relation::Before, Strength::Strong) => first(before).map(Some),
            (Relation::After, Strength::Strong) => first(after).map(Some),
            (Relation::Before, Strength::Weak) if first(after).is_none() => first(before).map(Some),
            (Relation::After, Strength::Weak) if first(before).is_none() => first(after).map(Some),
            (Relation::Before | Relation::After, Strength::Weak) => None,
            (Relation::Requires, _) => {
                let is_met = self.is_met(before, split(&self.unknown, at).0, at, pass);
                (!is_met).then(|| first(after))
            }
            (Relation::FollowedBy, _) => {
                let is_met = self.is_met(after, split(&self.unknown, at).1, at, pass);
                (!is_met).then(|| first(before))
            }
            (Relation::ConflictsWith, _) => first(before).or_else(|| first(after)).map(Some),
        }
    }

    /// Returns the first of `runs` that belongs to another pass and may happen together with `run`.
    fn first_other(&self, runs: &[usize], run: usize, pass: usize) -> Option<usize> {
        self.others(runs, run, pass).next()
    }

    /// Filters `runs` for those of other passes that may happen together with `run`.
    fn others(&self, runs: &[usize], run: usize, pass: usize) -> impl Iterator<Item = usize> {
        let counts = move |at: &usize| {
            let candidate = self.runs.get(*at).copied().flatten();
            candidate.is_some_and(|candidate| candidate.name != pass)
                && self.branches.may_both_run(*at, run)
        };
        runs.iter().copied().filter(counts)
    }

    /// Returns true if every choice of conditions that has `run` also has one of `others`.
    ///
    /// Assumes that several conditional runs complement each other; the built pipeline is checked again without conditions.
    fn is_met(&self, others: &[usize], unknown: &[usize], run: usize, pass: usize) -> bool {
        let may_run = |at: &usize| self.branches.may_both_run(*at, run);
        if unknown.iter().any(may_run) {
            return true;
        }
        let mut others = self.others(others, run, pass);
        match (others.next(), others.next()) {
            (None, _) => false,
            (Some(only), None) => self.branches.runs_whenever(only, run),
            (Some(_), Some(_)) => true,
        }
    }
}

fn split(positions: &[usize], at: usize) -> (&[usize], &[usize]) {
    positions.split_at(positions.partition_point(|position| *position < at))
}

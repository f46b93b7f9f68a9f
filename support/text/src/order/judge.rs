//! The rules that a sequence of passes violates.

use std::collections::BTreeSet;

use super::targets::{Numbers, Targets};
use super::{OrderFacts, OrderRule, Relation, Strength};

/// A run of a pass, with numbers for names and kinds: whoever judges many sequences numbers the names once.
///
/// Any numbers do that tell names and kinds apart; memory is taken up to the greatest.
///
/// Closed: the caller makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// The number of the name of the pass.
    pub name: usize,
    /// The numbers of the kinds of the pass.
    pub kinds: &'a [usize],
    /// The rules about the place of the pass.
    pub rules: &'a [OrderRule<'a>],
    /// The numbers of the targets of the rules, in the same order.
    pub targets: &'a [usize],
}

impl Run<'_> {
    /// The numbers by which rules know the pass: its own, then those of its kinds.
    pub(super) fn names(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.name).chain(self.kinds.iter().copied())
    }
}

/// A rule that a sequence violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// The run that states the rule.
    pub run: usize,
    /// The rule, by its place among those of the run.
    pub rule: usize,
    /// The run that stands in its way; `None` if nothing runs where the target should.
    pub other: Option<usize>,
}

/// The conditions under which steps run.
pub trait Branches {
    /// True if some choice of conditions runs both.
    fn may_both_run(&self, one: usize, other: usize) -> bool;

    /// True if `one` runs under every choice of conditions that runs `other`.
    fn runs_whenever(&self, one: usize, other: usize) -> bool;
}

/// No run depends on a condition.
#[derive(Clone, Copy, Debug)]
pub struct Straight;

impl Branches for Straight {
    fn may_both_run(&self, _: usize, _: usize) -> bool {
        true
    }

    fn runs_whenever(&self, _: usize, _: usize) -> bool {
        true
    }
}

/// The rules that a sequence of passes violates, each once with the first run that does, in the order of the runs.
///
/// A `None` stands for something of which nothing is known. It violates no rule.
///
/// ```
/// use pass_text::order::{OrderFacts, OrderRule, OrderTarget, Relation, Straight, Strength, violations};
/// let after = [OrderRule::new(
///     Relation::After,
///     OrderTarget::Kind("bufferization"),
///     Strength::Strong,
///     "tensors have no lowering",
/// )];
/// let lower = OrderFacts { pass: "lower", kinds: &[], rules: &after };
/// let bufferize = OrderFacts { pass: "bufferize", kinds: &["bufferization"], rules: &[] };
///
/// assert_eq!(violations(&[Some(&bufferize), Some(&lower)], &Straight), []);
/// let found = violations(&[Some(&lower), Some(&bufferize)], &Straight);
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

/// The rules that a sequence of numbered passes violates, see [`violations`].
pub fn violations_of(runs: &[Option<Run<'_>>], branches: &impl Branches) -> Vec<Violation> {
    let unknown = runs.iter().enumerate().filter(|(_, run)| run.is_none());
    let judge = Judge {
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
            if let Some(other) = judge.obstacle(at, run.name, rule, *target)
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

struct Judge<'r, 'a, B> {
    runs: &'r [Option<Run<'a>>],
    targets: Targets,
    /// The positions of which nothing is known, ascending.
    unknown: Vec<usize>,
    branches: &'r B,
}

impl<B: Branches> Judge<'_, '_, B> {
    /// The runs that violate the rule stated by a run.
    fn obstacle(
        &self,
        at: usize,
        pass: usize,
        rule: &OrderRule<'_>,
        target: usize,
    ) -> Option<Option<usize>> {
        let all = self.targets.get(target);
        let (before, after) = split(all, at);
        let first = |runs: &[usize]| self.first(runs, at, pass);
        match (rule.relation, rule.strength) {
            (Relation::Before, Strength::Strong) => first(before).map(Some),
            (Relation::After, Strength::Strong) => first(after).map(Some),
            (Relation::Before, Strength::Weak) if first(after).is_none() => first(before).map(Some),
            (Relation::After, Strength::Weak) if first(before).is_none() => first(after).map(Some),
            (Relation::Before | Relation::After, Strength::Weak) => None,
            (Relation::ImmediatelyAfter, _) => self.intruder(at, target),
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

    /// The first of some runs that is of another pass and may happen together with this one.
    fn first(&self, runs: &[usize], run: usize, pass: usize) -> Option<usize> {
        self.others(runs, run, pass).next()
    }

    /// The runs among these that are of another pass and may happen together with this one.
    fn others(&self, runs: &[usize], run: usize, pass: usize) -> impl Iterator<Item = usize> {
        let counts = move |at: &usize| {
            let other = self.runs.get(*at).copied().flatten();
            other.is_some_and(|other| other.name != pass) && self.branches.may_both_run(*at, run)
        };
        runs.iter().copied().filter(counts)
    }

    /// True unless some choice of conditions has this run and none of the others, on the side where one is required.
    ///
    /// Several runs under conditions may complement each other, which is not decided here: the pipeline that is built is
    /// judged again, without conditions.
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

    /// The runs that may come just before this one and are not of the target.
    fn intruder(&self, run: usize, target: usize) -> Option<Option<usize>> {
        let candidates = (0..run).rev();
        for at in candidates.filter(|at| self.branches.may_both_run(*at, run)) {
            let other = self.runs.get(at).copied().flatten()?;
            if other.names().all(|name| name != target) {
                return Some(Some(at));
            }
            if self.branches.runs_whenever(at, run) {
                return None;
            }
        }
        Some(None)
    }
}

/// Ascending positions before and behind one.
fn split(positions: &[usize], at: usize) -> (&[usize], &[usize]) {
    positions.split_at(positions.partition_point(|other| *other < at))
}

//! The rules that a sequence of passes violates.

use std::collections::BTreeSet;

use super::targets::Targets;
use super::{OrderFacts, OrderRule, OrderTarget, Relation, Strength};

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
/// use pass_pipeline::order::{OrderFacts, OrderRule, OrderTarget, Relation, Straight, Strength, violations};
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
    let judge = Judge {
        runs,
        targets: Targets::of(runs),
        branches,
    };
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for (run, facts) in runs.iter().enumerate() {
        let Some(facts) = facts else { continue };
        for (at, rule) in facts.rules.iter().enumerate() {
            if seen.contains(&(facts.pass, at)) {
                continue;
            }
            if let Some(other) = judge.obstacle(run, facts.pass, rule) {
                seen.insert((facts.pass, at));
                found.push(Violation {
                    run,
                    rule: at,
                    other,
                });
            }
        }
    }
    found
}

struct Judge<'r, 'a, B> {
    runs: &'r [Option<&'r OrderFacts<'a>>],
    targets: Targets<'a>,
    branches: &'r B,
}

impl<B: Branches> Judge<'_, '_, B> {
    /// The runs that violate the rule stated by a run.
    fn obstacle(&self, run: usize, pass: &str, rule: &OrderRule<'_>) -> Option<Option<usize>> {
        let all = self.targets.get(rule.target);
        let (before, after) = all.split_at(all.partition_point(|at| *at < run));
        let first = |runs: &[usize]| self.first(runs, run, pass);
        match (rule.relation, rule.strength) {
            (Relation::Before, Strength::Strong) => first(before).map(Some),
            (Relation::After, Strength::Strong) => first(after).map(Some),
            (Relation::Before, Strength::Weak) if first(after).is_none() => first(before).map(Some),
            (Relation::After, Strength::Weak) if first(before).is_none() => first(after).map(Some),
            (Relation::Before | Relation::After, Strength::Weak) => None,
            (Relation::ImmediatelyAfter, _) => self.intruder(run, rule.target),
            (Relation::ConflictsWith, _) => first(before).or_else(|| first(after)).map(Some),
        }
    }

    /// The first of some runs that is of another pass and may happen together with this one.
    fn first(&self, runs: &[usize], run: usize, pass: &str) -> Option<usize> {
        let counts = |at: &usize| {
            let other = self.runs.get(*at).copied().flatten();
            other.is_some_and(|other| other.pass != pass) && self.branches.may_both_run(*at, run)
        };
        runs.iter().copied().find(counts)
    }

    /// The runs that may come just before this one and are not of the target.
    fn intruder(&self, run: usize, target: OrderTarget<'_>) -> Option<Option<usize>> {
        let candidates = (0..run).rev();
        for at in candidates.filter(|at| self.branches.may_both_run(*at, run)) {
            let facts = self.runs.get(at).copied().flatten()?;
            if !is_target(facts, target) {
                return Some(Some(at));
            }
            if self.branches.runs_whenever(at, run) {
                return None;
            }
        }
        Some(None)
    }
}

fn is_target(facts: &OrderFacts<'_>, target: OrderTarget<'_>) -> bool {
    match target {
        OrderTarget::Pass(pass) => facts.pass == pass,
        OrderTarget::Kind(kind) => facts.kinds.contains(&kind),
    }
}

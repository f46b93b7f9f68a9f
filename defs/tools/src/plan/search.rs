//! The search for the shortest sequences: iterative deepening, with a lower bound of the passes that are still to come.

use std::collections::BTreeMap;

use pass_text::legality::Bits;
use pass_text::order::{OrderFacts, Relation, Strength, Unconditional, Violation, violations};

use super::Planner;

/// The maximum number of prefixes of sequences that are looked at.
const MAX_PREFIXES: usize = 4_000;

/// The maximum number of prefixes that are looked at for further sequences: most lead to other orders of the same passes.
const MAX_FURTHER_PREFIXES: usize = 400;

/// The maximum number of sequences that are returned.
const MAX_SEQUENCES: usize = 3;

/// The maximum number of passes of a sequence.
const MAX_LENGTH: usize = 256;

pub(super) struct Search<'p> {
    planner: &'p Planner<'p>,
    facts: Vec<OrderFacts<'p>>,
    /// By class, the passes that remove it.
    removers: Vec<Removers>,
    /// The passes that rules are about.
    ruled: Bits,
    /// The number of prefixes that may still be looked at.
    budget: usize,
    /// The passes of the prefix.
    prefix: Vec<usize>,
    /// The length of the shortest prefix of this attempt, by what may be present, the passes with rules so far, and the last pass if
    /// it has rules.
    seen: BTreeMap<(Bits, Bits, usize), usize>,
    /// The length of the next attempt.
    next_bound: usize,
    found: Vec<(usize, Vec<usize>)>,
}

/// The passes that remove a class.
#[derive(Default)]
struct Removers {
    passes: Bits,
    /// The classes that none of them must get.
    required: Bits,
}

impl Removers {
    fn add(&mut self, pass: usize, required: &Bits) {
        self.required = if self.passes.is_empty() {
            required.clone()
        } else {
            self.required.intersection(required).into_iter().collect()
        };
        self.passes.insert(pass);
    }
}

impl<'p> Search<'p> {
    pub(super) fn new(planner: &'p Planner<'p>) -> Self {
        let removers = planner.universe.entities().map(|entity| {
            let candidates = planner.candidates.iter().enumerate();
            let removing = candidates.filter(|(_, candidate)| candidate.effect.removes(entity));
            let mut removers = Removers::default();
            for (index, candidate) in removing {
                removers.add(index, &candidate.required);
            }
            removers
        });
        let is_ruled = |index: &usize| {
            let candidate = &planner.candidates[*index];
            let mut others = planner.candidates.iter();
            !candidate.rules.is_empty()
                || others.any(|other| {
                    other
                        .rules
                        .iter()
                        .any(|rule| candidate.is_target(rule.target))
                })
        };
        let ruled = (0..planner.candidates.len()).filter(is_ruled).collect();
        Self {
            planner,
            facts: planner
                .candidates
                .iter()
                .map(|candidate| candidate.facts())
                .collect(),
            removers: removers.collect(),
            ruled,
            budget: MAX_PREFIXES,
            prefix: Vec::new(),
            seen: BTreeMap::new(),
            next_bound: 0,
            found: Vec::new(),
        }
    }

    /// Returns sequences of the same, smallest length, each of other passes.
    pub(super) fn run(mut self) -> Vec<Vec<usize>> {
        let mut bound = self.distance(&self.planner.start);
        while self.found.is_empty() && bound <= MAX_LENGTH && self.budget > 0 {
            self.next_bound = usize::MAX;
            self.seen.clear();
            self.extend(&self.planner.start.clone(), &Bits::default(), bound);
            bound = self.next_bound;
        }
        self.found.sort();
        let sequences = self.found.into_iter().map(|(_, sequence)| sequence);
        sequences.take(MAX_SEQUENCES).collect()
    }

    /// Extends the prefix by sequences of at most `bound` passes in all.
    fn extend(&mut self, present: &Bits, used: &Bits, bound: usize) {
        let length = self.prefix.len() + self.distance(present);
        if length > bound {
            self.next_bound = self.next_bound.min(length);
            return;
        }
        if present.is_disjoint(&self.planner.goal) && self.ends_well() {
            self.note();
            return;
        }
        let last = self.prefix.last().copied().unwrap_or(usize::MAX);
        let ruled_last = if self.ruled.contains(last) {
            last
        } else {
            usize::MAX
        };
        let key = (present.clone(), used.clone(), ruled_last);
        let shortest = self.seen.entry(key).or_insert(usize::MAX);
        if self.budget == 0 || *shortest <= self.prefix.len() {
            return;
        }
        *shortest = self.prefix.len();
        self.budget -= 1;
        if self.prefix.len() == bound {
            self.next_bound = self.next_bound.min(bound + 1);
            return;
        }
        for (index, candidate) in self.planner.candidates.iter().enumerate() {
            let is_met = present.is_disjoint(&candidate.required);
            if !is_met || last == index || self.found.len() >= MAX_SEQUENCES * 4 {
                continue;
            }
            let after = candidate.effect.after(&self.planner.universe, present);
            // A pass runs because it changes what may be there, or because of rules.
            let is_idle =
                &after == present && (used.contains(index) || !self.ruled.contains(index));
            if is_idle {
                continue;
            }
            self.prefix.push(index);
            if self.may_go_on() {
                let mut used = used.clone();
                if self.ruled.contains(index) {
                    used.insert(index);
                }
                self.extend(&after, &used, bound);
            }
            self.prefix.pop();
        }
    }

    /// Returns a number of passes that are still needed at the least. What the end must not get, and what all passes must not get
    /// that remove such a class, is removed by some pass; classes that no pass removes together take one each.
    fn distance(&self, present: &Bits) -> usize {
        let mut pending = present.intersection(&self.planner.goal);
        let mut seen: Bits = pending.iter().copied().collect();
        let mut counted = Bits::default();
        let mut distance = 0;
        while let Some(class) = pending.pop() {
            let Removers { passes, required } = &self.removers[class];
            if counted.is_disjoint(passes) {
                distance += 1;
                counted.union(passes);
            }
            for class in present.intersection(required) {
                if !seen.contains(class) {
                    seen.insert(class);
                    pending.push(class);
                }
            }
        }
        distance
    }

    fn violations(&self) -> Vec<Violation> {
        let has_rules = self
            .prefix
            .iter()
            .any(|index| !self.facts[*index].rules.is_empty());
        if !has_rules {
            return Vec::new();
        }
        let runs: Vec<Option<&OrderFacts<'_>>> = self
            .prefix
            .iter()
            .map(|index| Some(&self.facts[*index]))
            .collect();
        violations(&runs, &Unconditional)
    }

    fn is_strong(&self, violation: &Violation, is_at_end: bool) -> bool {
        let rule = &self.facts[self.prefix[violation.run]].rules[violation.rule];
        rule.strength == Strength::Strong && (is_at_end || rule.relation != Relation::FollowedBy)
    }

    /// Returns whether no strong rule is violated for good.
    fn may_go_on(&self) -> bool {
        !self
            .violations()
            .iter()
            .any(|violation| self.is_strong(violation, false))
    }

    fn ends_well(&self) -> bool {
        !self
            .violations()
            .iter()
            .any(|violation| self.is_strong(violation, true))
    }

    /// Adds the prefix to what was found, unless it is another order of the same passes.
    fn note(&mut self) {
        let sorted = |sequence: &[usize]| {
            let mut sorted = sequence.to_vec();
            sorted.sort_unstable();
            sorted
        };
        if self.found.is_empty() {
            self.budget = self.budget.min(MAX_FURTHER_PREFIXES);
        }
        let weak = self.violations().len();
        let passes = sorted(&self.prefix);
        let known = self
            .found
            .iter_mut()
            .find(|(_, sequence)| sorted(sequence) == passes);
        match known {
            Some(known) if known.0 > weak => *known = (weak, self.prefix.clone()),
            Some(_) => {}
            None => self.found.push((weak, self.prefix.clone())),
        }
    }
}

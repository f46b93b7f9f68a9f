//! The order rules of a pipeline, and the passes that run in it by name and kind.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;
use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

/// A pass of a pipeline, such as one of an [`OrderViolation`](crate::OrderViolation).
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderedPass {
    /// The element of the pipeline.
    pub element: ElementId,
    /// The description of the pass.
    pub info: &'static PassInfo,
}

/// The name, and where the pass is declared.
impl fmt::Display for OrderedPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.info.argument;
        match self.info.origin {
            "" => write!(f, "'{name}'"),
            origin => write!(f, "'{name}' ({origin})"),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Rules {
    /// The rules that the program adds to those that a pass declares, by the name of the pass.
    added: BTreeMap<&'static str, Vec<OrderRule<'static>>>,
    /// The runs of each name and kind, in the order of insertion.
    runs: BTreeMap<OrderTarget<'static>, Vec<OrderedPass>>,
    /// The targets of strong rules of passes that run or have run.
    restricted: BTreeSet<(OrderTarget<'static>, Relation)>,
}

/// Returns the names by which order rules know a pass: its own, then its kinds.
pub(crate) fn targets_of(info: &'static PassInfo) -> impl Iterator<Item = OrderTarget<'static>> {
    let kinds = info.kinds.iter().map(|kind| OrderTarget::Kind(kind));
    std::iter::once(OrderTarget::Pass(info.argument)).chain(kinds)
}

impl Rules {
    /// Returns the rules that a pass declares, then those that were added for its name.
    pub(crate) fn of(&self, info: &'static PassInfo) -> impl Iterator<Item = OrderRule<'static>> {
        let added = self.added.get(info.argument).into_iter().flatten();
        info.order.iter().chain(added).copied()
    }

    pub(crate) fn add(&mut self, pass: &'static str, rule: OrderRule<'static>) {
        self.added.entry(pass).or_default().push(rule);
        self.restrict(&[rule]);
    }

    /// Removes the last rule that was added for `pass`. What it restricts stays restricted, which costs checks only.
    pub(crate) fn remove_last(&mut self, pass: &str) {
        self.added.get_mut(pass).and_then(Vec::pop);
    }

    pub(crate) fn add_run(&mut self, run: OrderedPass) {
        for target in targets_of(run.info) {
            self.runs.entry(target).or_default().push(run);
        }
        self.restrict(run.info.order);
    }

    fn restrict(&mut self, rules: &[OrderRule<'static>]) {
        let strong = rules.iter().filter(|rule| is_strong(rule));
        self.restricted
            .extend(strong.map(|rule| (rule.target, rule.relation)));
    }

    pub(crate) fn set_runs(&mut self, runs: Vec<OrderedPass>) {
        self.runs.clear();
        runs.into_iter().for_each(|run| self.add_run(run));
    }

    pub(crate) fn remove_run(&mut self, run: OrderedPass) {
        for target in targets_of(run.info) {
            if let Some(runs) = self.runs.get_mut(&target) {
                runs.retain(|placed| placed.element != run.element);
            }
        }
    }

    pub(crate) fn runs<'s>(&'s self, target: OrderTarget<'s>) -> &'s [OrderedPass] {
        self.runs.get(&target).map_or(&[], Vec::as_slice)
    }

    /// Returns the names and kinds of the passes that run, in alphabetical order.
    pub(crate) fn targets(&self) -> impl Iterator<Item = OrderTarget<'static>> {
        let running = self.runs.iter().filter(|(_, runs)| !runs.is_empty());
        running.map(|(target, _)| *target)
    }

    /// Returns false if no strong rule forbids a pass at a place, so that most insertions need no check of the pipeline.
    pub(crate) fn may_violate(&self, info: &'static PassInfo, is_at_end: bool) -> bool {
        let runs = |target| {
            let mut runs = self.runs(target).iter();
            runs.any(|run| run.info.argument != info.argument)
        };
        let may_be_violated = |rule: OrderRule<'static>| match rule.relation {
            Relation::Before | Relation::ConflictsWith => runs(rule.target),
            Relation::After => !is_at_end && runs(rule.target),
            Relation::Requires => !is_at_end || !runs(rule.target),
            Relation::FollowedBy => false,
        };
        let is_restricted = |target| {
            let restricts = |relation| self.restricted.contains(&(target, relation));
            restricts(Relation::After)
                || restricts(Relation::ConflictsWith)
                || (!is_at_end && restricts(Relation::Before))
        };
        let mut strong = self.of(info).filter(is_strong);
        strong.any(may_be_violated) || targets_of(info).any(is_restricted)
    }
}

pub(crate) fn is_strong(rule: &OrderRule<'_>) -> bool {
    rule.strength == Strength::Strong
}

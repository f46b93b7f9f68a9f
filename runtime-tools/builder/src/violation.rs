//! Violated order rules.

use std::fmt;

use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;
use pass_text::order::{
    OrderFacts, OrderRule, OrderTarget, Relation, Strength, Unconditional, Violation, violations,
};

use crate::rules::{OrderedPass, Rules, is_strong};

/// A rule of a pass that a pipeline violates, see [`check_order`](crate::check_order).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderViolation {
    /// The pass with the rule.
    pub pass: OrderedPass,
    /// The rule.
    pub rule: OrderRule<'static>,
    /// The pass that violates the rule; `None` if a required pass is missing.
    pub other: Option<OrderedPass>,
    /// False if the program has added the rule to those that the pass declares.
    pub is_declared: bool,
}

pub(crate) struct RuleTable {
    runs: Vec<OrderedPass>,
    rules: Vec<Vec<OrderRule<'static>>>,
}

impl RuleTable {
    pub(crate) fn new(runs: Vec<OrderedPass>, rules: &Rules) -> Self {
        let rules_of = |run: &OrderedPass| rules.of(run.info).collect();
        let rules = runs.iter().map(rules_of).collect();
        Self { runs, rules }
    }

    pub(crate) fn facts(&self) -> Vec<OrderFacts<'_>> {
        let runs = self.runs.iter().zip(&self.rules);
        let facts = runs.map(|(run, rules)| OrderFacts {
            pass: run.info.argument,
            kinds: run.info.kinds,
            rules,
        });
        facts.collect()
    }

    pub(crate) fn check(&self) -> Vec<OrderViolation> {
        let facts = self.facts();
        let sequence: Vec<Option<&OrderFacts<'_>>> = facts.iter().map(Some).collect();
        self.describe(violations(&sequence, &Unconditional))
    }

    /// Returns violations with their passes and rules instead of indices.
    pub(crate) fn describe(&self, violations: Vec<Violation>) -> Vec<OrderViolation> {
        let violations = violations.into_iter().filter_map(|violation| {
            let run = self.runs.get(violation.run)?;
            let rule = *self.rules.get(violation.run)?.get(violation.rule)?;
            let other_run = violation.other.and_then(|index| self.runs.get(index));
            Some(OrderViolation {
                pass: *run,
                rule,
                other: other_run.copied(),
                is_declared: run.info.order.contains(&rule),
            })
        });
        violations.collect()
    }
}

impl OrderViolation {
    /// Returns the violated rule that is the cause of an error, or `None` if the error has another cause.
    pub fn of(error: &BuildError) -> Option<&Self> {
        std::error::Error::source(error)?.downcast_ref()
    }

    pub(crate) fn is_strong(&self) -> bool {
        is_strong(&self.rule)
    }

    /// Returns true if no later insertion can satisfy the rule.
    pub(crate) fn is_final(&self) -> bool {
        self.is_strong() && self.rule.relation != Relation::FollowedBy
    }

    /// Returns true if an element has the rule or violates it.
    pub(crate) fn involves(&self, id: ElementId) -> bool {
        self.pass.element == id || self.other.is_some_and(|other| other.element == id)
    }

    /// Returns the origin of the rule, as a note for readers.
    pub(crate) fn origin_note(&self) -> String {
        if self.is_declared {
            format!("{} declares the rule", self.pass)
        } else {
            format!("the rule of {} is added by the program", self.pass)
        }
    }
}

impl std::error::Error for OrderViolation {}

/// The violation in one line.
impl fmt::Display for OrderViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rule, pass) = (&self.rule, self.pass.info.argument);
        let other_run = self.other.map(|other_run| other_run.info.argument);
        let (must, requires) = match rule.strength {
            Strength::Strong => ("has to", "requires"),
            Strength::Weak => ("should", "should have"),
        };
        let (article, side, opposite) = match rule.relation {
            Relation::Before => ("every", "before", "after"),
            Relation::After => ("every", "after", "before"),
            Relation::Requires => ("a", "before", "after"),
            Relation::FollowedBy => ("a", "after", "before"),
            Relation::ConflictsWith => ("every", "without", "with"),
        };
        let target = match rule.target {
            OrderTarget::Pass(name) => format!("'{name}'"),
            OrderTarget::Kind(kind) => format!("{article} pass of kind '{kind}'"),
        };
        write!(f, "'{pass}' ")?;
        match (rule.relation, other_run) {
            (Relation::Requires | Relation::FollowedBy, _) => {
                write!(f, "{requires} {target} {side} it")?;
            }
            (Relation::ConflictsWith, Some(other_run)) => {
                write!(f, "cannot run in one pipeline with '{other_run}'")?;
            }
            (_, Some(other_run)) => write!(
                f,
                "runs {opposite} '{other_run}' and {must} run {side} {target}"
            )?,
            (_, None) => write!(f, "{must} run {side} {target}")?,
        }
        let colon = if rule.reason.is_empty() { "" } else { ": " };
        write!(f, "{colon}{}", rule.reason)
    }
}

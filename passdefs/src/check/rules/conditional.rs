//! The runs of a pipeline, one pass after the other: nesting and the use of other pipelines resolved.

use std::cmp::Ordering;
use std::rc::Rc;

use pass_text::order::Branches;

use crate::model::{Arity, Condition, OptionId, PassId, PassSet, Scalar, Value};
use crate::source::Span;
use crate::walk::{Callee, PipelineWalk, WalkStep, When};

/// The maximum number of conditions of a run. Beyond it a run counts as unconditional.
const MAX_CONDITIONS: usize = 64;

/// A pass that a pipeline runs.
pub(super) struct Run {
    /// The pass; `None` if it is declared elsewhere.
    pub(super) pass: Option<PassId>,
    pub(super) span: Span,
    /// The position of the step in the pipeline, counted from 0.
    pub(super) step: usize,
    conditions: Vec<ActiveCondition>,
}

/// A condition that holds where a pass runs.
#[derive(Clone)]
struct ActiveCondition {
    /// The pipeline whose option is tested: the outermost, or the one that a step uses.
    scope: usize,
    option: OptionId,
    condition: Rc<Condition>,
}

impl Run {
    /// Returns the passes that a pipeline runs, with their conditions.
    pub(super) fn all(set: &PassSet, walk: &PipelineWalk<'_>) -> Vec<Run> {
        let mut runs = Vec::new();
        // By step that is open, its condition.
        let mut open: Vec<Option<ActiveCondition>> = Vec::new();
        for step in &walk.steps {
            match step {
                WalkStep::Nest(_) => open.push(None),
                WalkStep::When(when) => open.push(Some(ActiveCondition::new(set, when))),
                WalkStep::End => drop(open.pop()),
                WalkStep::Run(run) => {
                    let pass = match run.callee {
                        Callee::Pass(pass) => Some(pass),
                        Callee::External(_) | Callee::Opaque(_) => None,
                        Callee::Begin(_) | Callee::End(_) => continue,
                    };
                    let conditions = open.iter().flatten().take(MAX_CONDITIONS);
                    runs.push(Run {
                        pass,
                        span: run.span,
                        step: run.step,
                        conditions: conditions.cloned().collect(),
                    });
                }
            }
        }
        runs
    }
}

/// Runs with their conditions, for the checker of order.
pub(super) struct ConditionalRuns<'r>(pub(super) &'r [Run]);

impl ConditionalRuns<'_> {
    fn conditions(&self, run: usize) -> &[ActiveCondition] {
        self.0.get(run).map_or(&[], |run| &run.conditions)
    }
}

impl Branches for ConditionalRuns<'_> {
    fn may_both_run(&self, a: usize, b: usize) -> bool {
        let conditions = self.conditions(b);
        let is_excluded =
            |of_a: &ActiveCondition| conditions.iter().any(|of_b| of_b.excludes(of_a));
        !self.conditions(a).iter().any(is_excluded)
    }

    fn runs_whenever(&self, a: usize, b: usize) -> bool {
        let conditions = self.conditions(b);
        let is_implied = |of_a: &ActiveCondition| conditions.iter().any(|of_b| of_b.implies(of_a));
        self.conditions(a).iter().all(is_implied)
    }
}

/// Returns a condition that holds where this one does, as a comparison. What differs from a truth value is the other one, unless
/// the option may have no value.
fn normalized(condition: &Condition, arity: &Arity) -> Condition {
    let is = |value| Condition::Is(Value::Scalar(Scalar::Bool(value)));
    match condition {
        Condition::True => is(true),
        Condition::IsNot(Value::Scalar(Scalar::Bool(value))) if *arity != Arity::Optional => {
            is(!value)
        }
        _ => condition.clone(),
    }
}

impl ActiveCondition {
    fn new(set: &PassSet, when: &When<'_>) -> Self {
        Self {
            scope: when.scope,
            option: when.option,
            condition: Rc::new(normalized(when.condition, &set[when.option].arity)),
        }
    }

    fn is_of(&self, other: &ActiveCondition) -> bool {
        self.scope == other.scope && self.option == other.option
    }

    fn implies(&self, other: &ActiveCondition) -> bool {
        use Condition::{AtLeast, AtMost, Given, Is, IsNot};
        let implies = |one: &Condition, other: &Condition| match (one, other) {
            (Is(_) | AtLeast(_) | AtMost(_), Given) => true,
            (Is(one), IsNot(other)) => one != other,
            (AtLeast(least), IsNot(value)) => is_below(value, least),
            (AtMost(most), IsNot(value)) => is_below(most, value),
            (Is(value) | AtLeast(value), AtLeast(least)) => {
                value == least || is_below(least, value)
            }
            (Is(value) | AtMost(value), AtMost(most)) => value == most || is_below(value, most),
            _ => false,
        };
        let (one, two) = (&self.condition, &other.condition);
        self.is_of(other) && (one == two || implies(one, two))
    }

    fn excludes(&self, other: &ActiveCondition) -> bool {
        use Condition::{AtLeast, AtMost, Is, IsNot};
        let one_way = |one: &Condition, other: &Condition| match (one, other) {
            (Is(one), Is(other)) => one != other,
            (Is(one), IsNot(other)) => one == other,
            (Is(value) | AtMost(value), AtLeast(least)) => is_below(value, least),
            (Is(value), AtMost(most)) => is_below(most, value),
            _ => false,
        };
        self.is_of(other)
            && (one_way(&self.condition, &other.condition)
                || one_way(&other.condition, &self.condition))
    }
}

fn is_below(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Scalar(one), Value::Scalar(other)) => one.order(other).is_some_and(Ordering::is_lt),
        _ => false,
    }
}

#[cfg(test)]
mod tests;

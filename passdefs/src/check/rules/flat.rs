//! The runs of a pipeline, one pass after the other: nesting and the use of other pipelines resolved.

use std::cmp::Ordering;
use std::rc::Rc;

use pass_text::order::Branches;

use crate::model::{
    Arity, Condition, OptionId, PassId, PassSet, PipelineDef, PipelineForm, PipelineId, Scalar,
    Step, Value,
};
use crate::source::Span;

/// The maximum number of runs of one pipeline, far above that of real ones.
pub(super) const MAX_RUNS: usize = 10_000;

/// The maximum number of runs of all pipelines together.
const MAX_ALL_RUNS: usize = 1_000_000;

/// The maximum number of conditions of a run. Beyond it a run counts as unconditional.
const MAX_CONDITIONS: usize = 64;

/// A pass that a pipeline runs.
#[derive(Clone)]
pub(super) struct Run {
    /// The pass; `None` if it is declared elsewhere.
    pub(super) pass: Option<PassId>,
    pub(super) span: Span,
    /// The position of the step in the pipeline, counted from 0.
    pub(super) step: usize,
    conditions: Rc<[ActiveCondition]>,
}

/// A condition that holds where a pass runs.
#[derive(Clone)]
struct ActiveCondition {
    /// The pipeline whose option is tested: the outermost, or the one that a step uses.
    scope: usize,
    option: OptionId,
    condition: Rc<Condition>,
}

pub(super) type Runs = Rc<[Run]>;

/// Computes the runs of each pipeline once.
pub(super) struct Flattener<'s> {
    set: &'s PassSet,
    /// Runs by pipeline: `None` before the pipeline is visited, `Some(None)` if there are too many.
    known: Vec<Option<Option<Runs>>>,
    total: usize,
}

impl<'s> Flattener<'s> {
    pub(super) fn new(set: &'s PassSet) -> Self {
        Self {
            set,
            known: vec![None; set.all_pipelines().count()],
            total: 0,
        }
    }

    /// Returns the runs of a pipeline; nothing if there are too many. Where a pipeline runs itself, which is reported elsewhere,
    /// nothing is taken to run.
    pub(super) fn runs(&mut self, pipeline: PipelineId) -> Option<Runs> {
        let mut path = vec![self.visit(pipeline)];
        // Used pipelines are resolved first; the path is at most as long as there are pipelines.
        while let Some((id, used)) = path.last_mut() {
            let id = *id;
            match used.pop() {
                Some(next) if self.known[next.index()].is_some() => {}
                Some(next) => {
                    let next = self.visit(next);
                    path.push(next);
                }
                None => {
                    path.pop();
                    let runs = self.collect(id);
                    self.total += runs.as_ref().map_or(0, |runs| runs.len());
                    self.known[id.index()] = Some(runs);
                }
            }
        }
        self.known[pipeline.index()].clone().flatten()
    }

    /// Visits a pipeline; returns the pipelines that it uses.
    fn visit(&mut self, id: PipelineId) -> (PipelineId, Vec<PipelineId>) {
        let mut used = Vec::new();
        if self.known[id.index()].is_none() {
            self.known[id.index()] = Some(Some(Rc::from([])));
            used.extend(used_pipelines(self.set[id].form.steps()));
        }
        (id, used)
    }

    fn collect(&self, id: PipelineId) -> Option<Runs> {
        let mut collector = Collector {
            flat: self,
            runs: Vec::new(),
            steps: 0,
            scopes: 1,
        };
        collector.collect_steps(self.set[id].form.steps(), &[]);
        let runs = collector.runs;
        let room = MAX_ALL_RUNS.saturating_sub(self.total).min(MAX_RUNS);
        (runs.len() <= room).then(|| Rc::from(runs))
    }
}

/// Returns the pipelines that these steps use.
pub(super) fn used_pipelines(steps: &[Step]) -> impl Iterator<Item = PipelineId> {
    Step::all(steps).into_iter().filter_map(|step| match step {
        Step::Use { pipeline, .. } => Some(*pipeline),
        _ => None,
    })
}

struct Collector<'f, 's> {
    flat: &'f Flattener<'s>,
    runs: Vec<Run>,
    steps: usize,
    /// The number of scopes of options: this pipeline, and one for each use of another.
    scopes: usize,
}

impl Collector<'_, '_> {
    /// Recursion is safe: the front ends and the parser of pipeline text limit the nesting of steps.
    fn collect_steps(&mut self, steps: &[Step], active: &[ActiveCondition]) {
        for step in steps {
            // Past the limit it is only of interest that there are too many.
            if self.runs.len() > MAX_RUNS {
                return;
            }
            match step {
                Step::Run { pass, span, .. } => self.run(Some(*pass), *span, active),
                Step::External { span, .. } => self.run(None, *span, active),
                Step::Use { pipeline, span, .. } => {
                    self.collect_pipeline(&self.flat.set[*pipeline], *span, active);
                }
                Step::Nest { steps, .. } => self.collect_steps(steps, active),
                Step::ExtensionPoint { .. } => {}
                Step::When {
                    option,
                    condition,
                    steps,
                    ..
                } => {
                    let arity = &self.flat.set[*option].arity;
                    let condition = ActiveCondition {
                        scope: 0,
                        option: *option,
                        condition: Rc::new(normalized(condition, arity)),
                    };
                    let active: Vec<ActiveCondition> =
                        active.iter().cloned().chain([condition]).collect();
                    self.collect_steps(steps, &active);
                }
            }
        }
    }

    fn run(&mut self, pass: Option<PassId>, span: Span, active: &[ActiveCondition]) {
        self.runs.push(Run {
            pass,
            span,
            step: self.steps,
            conditions: active.into(),
        });
        self.steps += 1;
    }

    /// Adds the runs of another pipeline, all with the position of this step.
    fn collect_pipeline(&mut self, pipeline: &PipelineDef, span: Span, active: &[ActiveCondition]) {
        if matches!(pipeline.form, PipelineForm::Builder(_)) {
            return self.run(None, span, active);
        }
        let step = self.steps;
        self.steps += 1;
        let Some(Some(runs)) = &self.flat.known[pipeline.id.index()] else {
            return;
        };
        let scope = self.scopes;
        let mut scopes = 1;
        for run in runs
            .iter()
            .take(MAX_RUNS + 1 - self.runs.len().min(MAX_RUNS))
        {
            let inner = run.conditions.iter().map(|inner| {
                scopes = scopes.max(inner.scope + 1);
                ActiveCondition {
                    scope: scope + inner.scope,
                    ..inner.clone()
                }
            });
            let conditions = active.iter().cloned().chain(inner);
            self.runs.push(Run {
                span,
                step,
                conditions: conditions.take(MAX_CONDITIONS).collect(),
                ..*run
            });
        }
        self.scopes += scopes;
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

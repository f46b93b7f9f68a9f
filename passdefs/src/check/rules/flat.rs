//! The runs of a pipeline, one pass after the other: nesting and the use of other pipelines resolved.

use std::cmp::Ordering;
use std::rc::Rc;

use pass_text::order::Branches;

use crate::model::{
    Condition, OptionId, PassId, PassSet, PipelineDef, PipelineForm, PipelineId, Scalar, Step,
    Value,
};
use crate::source::Span;

/// The most runs of one pipeline that are looked at; many more than any has.
pub(super) const MAX_RUNS: usize = 10_000;

/// The most runs of all pipelines that are looked at.
const MAX_ALL_RUNS: usize = 1_000_000;

/// The most conditions of a run that are remembered. To forget one is to take a run for unconditional.
const MAX_CONDITIONS: usize = 64;

/// A pass that a pipeline runs.
#[derive(Clone)]
pub(super) struct Run {
    /// The pass; nothing if it is not known what runs.
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

/// The runs of all pipelines; each is worked out once.
pub(super) struct Flattener<'s> {
    set: &'s PassSet,
    /// By pipeline: nothing until it has been met, and then its runs, unless there are too many.
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

    /// The runs of a pipeline; nothing if there are too many. Where a pipeline runs itself, which is reported elsewhere,
    /// nothing is taken to run.
    pub(super) fn runs(&mut self, pipeline: PipelineId) -> Option<Runs> {
        let mut way = vec![self.enter(pipeline)];
        // Used pipelines are resolved first; the way there is no longer than there are pipelines.
        while let Some((id, used)) = way.last_mut() {
            let id = *id;
            match used.pop() {
                Some(next) if self.known[next.index()].is_some() => {}
                Some(next) => {
                    let next = self.enter(next);
                    way.push(next);
                }
                None => {
                    way.pop();
                    let runs = self.collect(id);
                    self.total += runs.as_ref().map_or(0, |runs| runs.len());
                    self.known[id.index()] = Some(runs);
                }
            }
        }
        self.known[pipeline.index()].clone().flatten()
    }

    /// Begins with a pipeline: the pipelines that it uses.
    fn enter(&mut self, id: PipelineId) -> (PipelineId, Vec<PipelineId>) {
        let mut used = Vec::new();
        if self.known[id.index()].is_none() {
            self.known[id.index()] = Some(Some(Rc::from([])));
            collect_used(self.set[id].form.steps(), &mut used);
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
        collector.all(self.set[id].form.steps(), &[]);
        let runs = collector.runs;
        let room = MAX_ALL_RUNS.saturating_sub(self.total).min(MAX_RUNS);
        (runs.len() <= room).then(|| Rc::from(runs))
    }
}

pub(super) fn collect_used(steps: &[Step], used: &mut Vec<PipelineId>) {
    for step in steps {
        if let Step::Use { pipeline, .. } = step {
            used.push(*pipeline);
        }
        collect_used(step.inner(), used);
    }
}

struct Collector<'f, 's> {
    flat: &'f Flattener<'s>,
    runs: Vec<Run>,
    steps: usize,
    /// The number of pipelines with options that conditions are about: this one, and one for each use.
    scopes: usize,
}

impl Collector<'_, '_> {
    /// Front ends and the reader of pipeline text bound how deep steps stand within each other.
    fn all(&mut self, steps: &[Step], held: &[ActiveCondition]) {
        for step in steps {
            // Past the limit it is only of interest that there are too many.
            if self.runs.len() > MAX_RUNS {
                return;
            }
            match step {
                Step::Run { pass, span, .. } => self.run(Some(*pass), *span, held),
                Step::External { span, .. } => self.run(None, *span, held),
                Step::Use { pipeline, span, .. } => {
                    self.used(&self.flat.set[*pipeline], *span, held);
                }
                Step::Nest { steps, .. } => self.all(steps, held),
                Step::ExtensionPoint { .. } => {}
                Step::When {
                    option,
                    condition,
                    steps,
                    ..
                } => {
                    let condition = ActiveCondition {
                        scope: 0,
                        option: *option,
                        condition: Rc::new(condition.clone()),
                    };
                    let active: Vec<ActiveCondition> =
                        held.iter().cloned().chain([condition]).collect();
                    self.all(steps, &active);
                }
            }
        }
    }

    fn run(&mut self, pass: Option<PassId>, span: Span, held: &[ActiveCondition]) {
        self.runs.push(Run {
            pass,
            span,
            step: self.steps,
            conditions: held.into(),
        });
        self.steps += 1;
    }

    /// The runs of another pipeline, all at the place of this step.
    fn used(&mut self, pipeline: &PipelineDef, span: Span, held: &[ActiveCondition]) {
        if matches!(pipeline.form, PipelineForm::Builder(_)) {
            return self.run(None, span, held);
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
            let conditions = held.iter().cloned().chain(inner);
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

/// The dependence of runs on the conditions of a pipeline.
pub(super) struct ConditionalRuns<'r>(pub(super) &'r [Run]);

impl ConditionalRuns<'_> {
    fn conditions(&self, run: usize) -> &[ActiveCondition] {
        self.0.get(run).map_or(&[], |run| &run.conditions)
    }
}

impl Branches for ConditionalRuns<'_> {
    fn may_both_run(&self, one: usize, other: usize) -> bool {
        let others = self.conditions(other);
        let excluded =
            |held: &ActiveCondition| others.iter().any(|condition| condition.excludes(held));
        !self.conditions(one).iter().any(excluded)
    }

    fn runs_whenever(&self, one: usize, other: usize) -> bool {
        let others = self.conditions(other);
        let holds = |held: &ActiveCondition| others.iter().any(|condition| condition.implies(held));
        self.conditions(one).iter().all(holds)
    }
}

const TRUE: Value = Value::Scalar(Scalar::Bool(true));

impl ActiveCondition {
    fn is_of(&self, other: &ActiveCondition) -> bool {
        self.scope == other.scope && self.option == other.option
    }

    fn implies(&self, other: &ActiveCondition) -> bool {
        let implies = |a: &Condition, b: &Condition| match (a, b) {
            (Condition::Is(a), Condition::IsNot(b)) => a != b,
            (Condition::Is(value), Condition::True) => *value == TRUE,
            (Condition::Is(value) | Condition::AtLeast(value), Condition::AtLeast(least)) => {
                value == least || is_below(least, value)
            }
            (Condition::Is(value) | Condition::AtMost(value), Condition::AtMost(most)) => {
                value == most || is_below(value, most)
            }
            _ => false,
        };
        let (one, two) = (&self.condition, &other.condition);
        self.is_of(other) && (one == two || implies(one, two))
    }

    fn excludes(&self, other: &ActiveCondition) -> bool {
        let one_way = |a: &Condition, b: &Condition| match (a, b) {
            (Condition::True, Condition::Is(value)) => *value != TRUE,
            (Condition::True, Condition::IsNot(value)) => *value == TRUE,
            (Condition::Is(a), Condition::Is(b)) => a != b,
            (Condition::Is(a), Condition::IsNot(b)) => a == b,
            (Condition::IsNot(a @ Value::Scalar(Scalar::Bool(_))), Condition::IsNot(b)) => a != b,
            (Condition::Is(value), Condition::AtLeast(least))
            | (Condition::AtMost(value), Condition::AtLeast(least)) => is_below(value, least),
            (Condition::Is(value), Condition::AtMost(most)) => is_below(most, value),
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

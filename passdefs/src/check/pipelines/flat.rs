//! What a pipeline runs, one pass after the other: nesting and the use of other pipelines resolved.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::rc::Rc;

use pass_pipeline::Branches;

use super::condition;
use super::tree::{self, Item};
use super::walk::walk;
use crate::check::index::{Callee, Found, Index, Options, What};
use crate::model::{Condition, Scalar, Value};
use crate::source::Span;

/// How many runs one pipeline is taken to have; many more than any, and few enough to look at.
pub(super) const MAX_RUNS: usize = 10_000;

/// How many runs all pipelines together are looked at.
const MAX_ALL_RUNS: usize = 1_000_000;

/// How many conditions of a run are remembered. To forget one is to take a run for unconditional.
const MAX_CONDITIONS: usize = 64;

/// A pass that a pipeline runs.
#[derive(Clone)]
pub(super) struct Run {
    /// The pass by group and number; nothing if it is not known what runs.
    pub(super) pass: Option<(usize, usize)>,
    /// Where the pipeline says so.
    pub(super) span: Span,
    /// Which step of the pipeline that is, counted from 0.
    pub(super) step: usize,
    conditions: Rc<[Held]>,
}

/// A condition that holds where a pass runs.
#[derive(Clone)]
struct Held {
    /// Which pipeline's option it is about: one of the outermost, or of a step that uses one.
    scope: usize,
    field: Rc<str>,
    condition: Rc<Condition>,
}

/// The runs of one pipeline.
pub(super) type Runs = Rc<[Run]>;

/// The runs of all pipelines; each is worked out once.
pub(super) struct Flat<'i, 'd> {
    index: &'i Index<'d>,
    known: BTreeMap<(usize, usize), Option<Runs>>,
    total: usize,
}

impl<'i, 'd> Flat<'i, 'd> {
    pub(super) fn new(index: &'i Index<'d>) -> Self {
        Self {
            index,
            known: BTreeMap::new(),
            total: 0,
        }
    }

    /// The runs of a pipeline; nothing if there are too many. Where a pipeline runs itself, which is reported elsewhere,
    /// nothing is taken to run.
    pub(super) fn runs(&mut self, callee: Callee<'d>) -> Option<Runs> {
        let mut way = vec![self.enter(callee)];
        // What a pipeline uses is worked out before it; the way there is no longer than there are pipelines.
        while let Some((callee, used)) = way.last_mut() {
            let callee = *callee;
            match used.pop() {
                Some(next) if self.known.contains_key(&key(next)) => {}
                Some(next) => {
                    let next = self.enter(next);
                    way.push(next);
                }
                None => {
                    way.pop();
                    let runs = self.collect(callee);
                    self.total += runs.as_ref().map_or(0, |runs| runs.len());
                    self.known.insert(key(callee), runs);
                }
            }
        }
        self.known.get(&key(callee)).cloned().flatten()
    }

    /// Begins with a pipeline: what it uses.
    fn enter(&mut self, callee: Callee<'d>) -> (Callee<'d>, Vec<Callee<'d>>) {
        let mut used = Vec::new();
        if self.known.contains_key(&key(callee)) {
            return (callee, used);
        }
        self.known.insert(key(callee), Some(Rc::from([])));
        let What::Pipeline(pipeline) = callee.what else {
            return (callee, used);
        };
        walk(&tree::steps(pipeline), &mut |item| {
            if let Item::Call(call) = item
                && let Found::Declared(found) = self.index.find(callee.group, &call.name.value)
                && matches!(found.what, What::Pipeline(_))
            {
                used.push(found);
            }
        });
        (callee, used)
    }

    fn collect(&self, callee: Callee<'d>) -> Option<Runs> {
        let What::Pipeline(pipeline) = callee.what else {
            return None;
        };
        let mut collector = Collector {
            flat: self,
            callee,
            own: self.index.options(callee),
            runs: Vec::new(),
            steps: 0,
            scopes: 1,
        };
        collector.all(&tree::steps(pipeline), &[]);
        let runs = collector.runs;
        let room = MAX_ALL_RUNS.saturating_sub(self.total).min(MAX_RUNS);
        (runs.len() <= room).then(|| Rc::from(runs))
    }
}

fn key(callee: Callee<'_>) -> (usize, usize) {
    (callee.group, callee.number)
}

/// Goes through the steps of one pipeline.
struct Collector<'f, 'i, 'd> {
    flat: &'f Flat<'i, 'd>,
    callee: Callee<'d>,
    own: Rc<Options<'d>>,
    runs: Vec<Run>,
    steps: usize,
    /// How many pipelines have options that conditions are about: this one, and one for each use.
    scopes: usize,
}

impl Collector<'_, '_, '_> {
    /// Front ends and the reader of pipeline text bound how deep steps stand within each other.
    fn all(&mut self, steps: &[Item<'_>], held: &[Held]) {
        for step in steps {
            // Past the limit it is only of interest that there are too many.
            if self.runs.len() > MAX_RUNS {
                return;
            }
            match step {
                Item::Call(call) => {
                    self.call(&call.name.value, call.name.span, held);
                    self.steps += 1;
                }
                Item::Nest(nest) => self.all(&nest.steps, held),
                Item::ExtensionPoint(_) => {}
                Item::When(when, steps) => {
                    let option = self.own.own(&when.option.value);
                    let condition = option.and_then(|it| {
                        let condition = condition::evaluate(when, it).ok()?;
                        Some(Held {
                            scope: 0,
                            field: it.option.field.value.as_str().into(),
                            condition: Rc::new(condition),
                        })
                    });
                    let held: Vec<Held> = held.iter().cloned().chain(condition).collect();
                    self.all(steps, &held);
                }
            }
        }
    }

    fn call(&mut self, name: &str, span: Span, held: &[Held]) {
        let found = self.flat.index.find(self.callee.group, name);
        let pass = match found {
            Found::Declared(callee) => match callee.what {
                What::Pass(_) => Some(key(callee)),
                What::Pipeline(pipeline) if pipeline.builder.is_some() => None,
                What::Pipeline(_) => return self.used(callee, span, held),
            },
            Found::External | Found::Unknown => None,
        };
        self.runs.push(Run {
            pass,
            span,
            step: self.steps,
            conditions: held.into(),
        });
    }

    /// The runs of another pipeline, all at the place of this step.
    fn used(&mut self, callee: Callee<'_>, span: Span, held: &[Held]) {
        let Some(Some(runs)) = self.flat.known.get(&key(callee)) else {
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
                Held {
                    scope: scope + inner.scope,
                    ..inner.clone()
                }
            });
            let conditions = held.iter().cloned().chain(inner);
            self.runs.push(Run {
                span,
                step: self.steps,
                conditions: conditions.take(MAX_CONDITIONS).collect(),
                ..*run
            });
        }
        self.scopes += scopes;
    }
}

/// How the runs of a pipeline depend on its conditions.
pub(super) struct Cases<'r>(pub(super) &'r [Run]);

impl Cases<'_> {
    fn conditions(&self, run: usize) -> &[Held] {
        self.0.get(run).map_or(&[], |run| &run.conditions)
    }
}

impl Branches for Cases<'_> {
    fn may_both_run(&self, one: usize, other: usize) -> bool {
        let others = self.conditions(other);
        let excluded = |held: &Held| others.iter().any(|it| it.excludes(held));
        !self.conditions(one).iter().any(excluded)
    }

    fn runs_whenever(&self, one: usize, other: usize) -> bool {
        let others = self.conditions(other);
        let holds = |held: &Held| others.iter().any(|it| it.is(held));
        self.conditions(one).iter().all(holds)
    }
}

const TRUE: Value = Value::Scalar(Scalar::Bool(true));

impl Held {
    fn is_of(&self, other: &Held) -> bool {
        self.scope == other.scope && self.field == other.field
    }

    fn is(&self, other: &Held) -> bool {
        self.is_of(other) && self.condition == other.condition
    }

    /// Whether both never hold at once.
    fn excludes(&self, other: &Held) -> bool {
        let one_way = |one: &Condition, other: &Condition| match (one, other) {
            (Condition::True, Condition::Is(value)) => *value != TRUE,
            (Condition::True, Condition::IsNot(value)) => *value == TRUE,
            (Condition::Is(one), Condition::Is(other)) => one != other,
            (Condition::Is(one), Condition::IsNot(other)) => one == other,
            (Condition::IsNot(one @ Value::Scalar(Scalar::Bool(_))), Condition::IsNot(other)) => {
                one != other
            }
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

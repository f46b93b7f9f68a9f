//! The steps of a declared pipeline in the order in which they run, with the use of other pipelines resolved.
//!
//! This is the one place that looks into pipelines: rules about order and what passes require and ensure are both checked on
//! a [`PipelineWalk`].

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::model::{
    Anchor, Argument, ArgumentValue, Condition, OptionId, OptionItem, PassId, PassSet,
    PipelineForm, PipelineId, Step,
};
use crate::source::Span;

/// The maximum number of runs of one pipeline, far above that of real ones. The beginning and the end of a pipeline that is used
/// count if it has conditions.
pub(crate) const MAX_RUNS: usize = 10_000;

/// The number of nested steps around a pipeline that is used from which on it counts as a pass with its conditions.
const MAX_DEPTH: usize = 200;

/// The steps of a pipeline and of those that it uses.
pub(crate) struct PipelineWalk<'s> {
    pub(crate) steps: Vec<WalkStep<'s>>,
    /// True if others may add passes.
    pub(crate) has_extension_point: bool,
    /// True if there are more than [`MAX_RUNS`]; the steps are not complete then.
    pub(crate) is_too_large: bool,
}

/// A step, or the beginning or end of steps inside of one. Nothing begins that has no run in it.
pub(crate) enum WalkStep<'s> {
    Run(Run<'s>),
    /// Runs the steps up to `End` on nested operations.
    Nest(&'s Anchor),
    /// Runs the steps up to `End` if a condition holds.
    When(When<'s>),
    End,
}

pub(crate) struct When<'s> {
    /// The pipeline whose option is tested: 0 for the outermost, and a number for each use of another.
    pub(crate) scope: usize,
    pub(crate) option: OptionId,
    pub(crate) value: OptionValue<'s>,
    pub(crate) condition: &'s Condition,
}

pub(crate) struct Run<'s> {
    pub(crate) callee: Callee<'s>,
    /// The step of the pipeline itself: for a pass of another pipeline, the `use` of that.
    pub(crate) span: Span,
    /// The number of that step, counted from 0.
    pub(crate) step: usize,
    pub(crate) anchor: &'s Anchor,
    /// The values of the options of a pass.
    pub(crate) values: Values<'s>,
}

#[derive(Clone, Copy)]
pub(crate) enum Callee<'s> {
    Pass(PassId),
    /// A pass or pipeline that is declared elsewhere.
    External(&'s str),
    /// A pipeline into which the walk does not look, such as one that a function builds.
    Opaque(PipelineId),
    /// The beginning of a pipeline with a precondition.
    Begin(PipelineId),
    /// The end of a pipeline with a postcondition.
    End(PipelineId),
}

/// The value of an option.
#[derive(Clone, Copy)]
pub(crate) enum OptionValue<'s> {
    /// That of an option of the outermost pipeline.
    Outermost(OptionId),
    Given(&'s ArgumentValue),
    /// The default of this option.
    Default(OptionId),
}

pub(crate) type Values<'s> = BTreeMap<OptionId, OptionValue<'s>>;

/// Steps that are being walked.
struct Frame<'s> {
    steps: std::slice::Iter<'s, Step>,
    end: FrameEnd,
    values: Rc<Values<'s>>,
    anchor: &'s Anchor,
    scope: usize,
    /// The step of the outermost pipeline that uses these, if they are of another one.
    user: Option<(Span, usize)>,
}

#[derive(Clone, Copy)]
enum FrameEnd {
    /// The end of the steps inside of a step.
    Inner,
    /// The end of a pipeline, with the number of runs before it.
    Pipeline(PipelineId, usize),
}

struct Walker<'s> {
    set: &'s PassSet,
    walk: PipelineWalk<'s>,
    frames: Vec<Frame<'s>>,
    /// The number of frames that are steps inside of a step.
    depth: usize,
    runs: usize,
    /// The number of steps of the outermost pipeline.
    steps: usize,
    /// The number of pipelines that were entered.
    scopes: usize,
    /// The pipelines that are being walked. Where one runs itself, which is reported elsewhere, nothing is taken to run.
    open: BTreeSet<PipelineId>,
    /// The pipelines without a run, which need not be walked again.
    empty: BTreeSet<PipelineId>,
}

impl<'s> PipelineWalk<'s> {
    pub(crate) fn of(set: &'s PassSet, pipeline: PipelineId) -> Self {
        let mut walker = Walker {
            set,
            walk: PipelineWalk {
                steps: Vec::new(),
                has_extension_point: false,
                is_too_large: false,
            },
            frames: Vec::new(),
            depth: 0,
            runs: 0,
            steps: 0,
            scopes: 0,
            open: BTreeSet::new(),
            empty: BTreeSet::new(),
        };
        let options = set.options(&set[pipeline].options);
        let values = options.map(|option| (option.id, OptionValue::Outermost(option.id)));
        walker.enter_pipeline(pipeline, values.collect(), None);
        walker.run();
        let mut walk = walker.walk;
        walk.is_too_large = walker.runs > MAX_RUNS;
        walk
    }
}

impl<'s> Walker<'s> {
    fn run(&mut self) {
        while let Some(frame) = self.frames.last_mut() {
            if self.runs > MAX_RUNS {
                return;
            }
            match frame.steps.next() {
                Some(step) => self.step(step),
                None => self.leave(),
            }
        }
    }

    fn step(&mut self, step: &'s Step) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (values, anchor, scope, user) =
            (frame.values.clone(), frame.anchor, frame.scope, frame.user);
        let none = BTreeMap::new;
        match step {
            Step::Run {
                pass,
                arguments,
                span,
            } => {
                let given = arguments_of(self.set, &self.set[*pass].options, arguments, &values);
                let place = self.place(*span, user);
                self.push_run(Callee::Pass(*pass), place, anchor, given);
            }
            Step::External { name, span, .. } => {
                let place = self.place(*span, user);
                self.push_run(Callee::External(name), place, anchor, none());
            }
            Step::Use {
                pipeline,
                arguments,
                span,
            } => {
                let place = self.place(*span, user);
                let used = &self.set[*pipeline];
                let is_built = matches!(used.form, PipelineForm::Builder(_));
                if is_built || self.depth > MAX_DEPTH {
                    self.push_run(Callee::Opaque(used.id), place, &used.anchor, none());
                } else if !self.open.contains(&used.id) && !self.empty.contains(&used.id) {
                    let given = arguments_of(self.set, &used.options, arguments, &values);
                    self.enter_pipeline(used.id, given, Some(place));
                }
            }
            Step::Nest {
                anchor: inner,
                steps,
                ..
            } => {
                self.walk.steps.push(WalkStep::Nest(inner));
                self.enter(steps, FrameEnd::Inner, (values, inner, scope, user));
            }
            Step::When {
                option,
                condition,
                steps,
                ..
            } => {
                let value = values.get(option).copied();
                self.walk.steps.push(WalkStep::When(When {
                    scope,
                    option: *option,
                    value: value.unwrap_or(OptionValue::Default(*option)),
                    condition,
                }));
                self.enter(steps, FrameEnd::Inner, (values, anchor, scope, user));
            }
            Step::ExtensionPoint { .. } => self.walk.has_extension_point = true,
        }
    }

    /// Returns the place of a step: of a pipeline that is used, the step that uses it.
    fn place(&mut self, span: Span, user: Option<(Span, usize)>) -> (Span, usize) {
        user.unwrap_or_else(|| {
            self.steps += 1;
            (span, self.steps - 1)
        })
    }

    fn push_run(
        &mut self,
        callee: Callee<'s>,
        (span, step): (Span, usize),
        anchor: &'s Anchor,
        values: Values<'s>,
    ) {
        self.runs += 1;
        self.walk.steps.push(WalkStep::Run(Run {
            callee,
            span,
            step,
            anchor,
            values,
        }));
    }

    fn enter(
        &mut self,
        steps: &'s [Step],
        end: FrameEnd,
        (values, anchor, scope, user): (Rc<Values<'s>>, &'s Anchor, usize, Option<(Span, usize)>),
    ) {
        self.depth += usize::from(matches!(end, FrameEnd::Inner));
        self.frames.push(Frame {
            steps: steps.iter(),
            end,
            values,
            anchor,
            scope,
            user,
        });
    }

    fn enter_pipeline(&mut self, id: PipelineId, values: Values<'s>, user: Option<(Span, usize)>) {
        let pipeline = &self.set[id];
        let end = FrameEnd::Pipeline(id, self.runs);
        if let Some(place) = user.filter(|_| !pipeline.preconditions.is_empty()) {
            self.push_run(Callee::Begin(id), place, &pipeline.anchor, BTreeMap::new());
        }
        self.open.insert(id);
        let scope = self.scopes;
        self.scopes += 1;
        let around = (Rc::new(values), &pipeline.anchor, scope, user);
        self.enter(pipeline.form.steps(), end, around);
    }

    /// Ends the steps that were entered last.
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        match frame.end {
            FrameEnd::Inner => {
                self.depth -= 1;
                let is_begin =
                    |step: &mut WalkStep<'_>| matches!(step, WalkStep::Nest(_) | WalkStep::When(_));
                // Steps in which no pass runs have no effect.
                if self.walk.steps.pop_if(is_begin).is_none() {
                    self.walk.steps.push(WalkStep::End);
                }
            }
            FrameEnd::Pipeline(id, runs) => {
                let pipeline = &self.set[id];
                if let Some(place) = frame.user.filter(|_| !pipeline.postconditions.is_empty()) {
                    self.push_run(Callee::End(id), place, &pipeline.anchor, BTreeMap::new());
                }
                self.open.remove(&id);
                if self.runs == runs {
                    self.empty.insert(id);
                }
            }
        }
    }
}

/// Returns the values of options of what a step calls.
fn arguments_of<'s>(
    set: &'s PassSet,
    options: &'s [OptionItem],
    arguments: &'s [Argument],
    values: &Values<'s>,
) -> Values<'s> {
    let value = |option: OptionId| {
        let given = arguments.iter().find(|given| given.option == option);
        match given.map(|given| &given.value) {
            Some(ArgumentValue::Forward(own)) => {
                let own_value = values.get(own).copied();
                own_value.unwrap_or(OptionValue::Default(*own))
            }
            Some(value) => OptionValue::Given(value),
            None => OptionValue::Default(option),
        }
    };
    let options = set.options(options);
    options
        .map(|option| (option.id, value(option.id)))
        .collect()
}

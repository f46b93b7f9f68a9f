//! Declared pipelines as the judgement sees them: nesting and the use of other pipelines resolved, with the values of options.

use std::collections::{BTreeMap, BTreeSet};

use pass_text::legality::{
    Anchor as CoreAnchor, Contract, Domain, EntityId, EntityKind, Judgement, Pipeline,
    Step as CoreStep, Universe, Value as CoreValue,
};

use super::tables::{Contracts, Tables};
use crate::model::{
    Anchor, Argument, ArgumentValue, Arity, OptionDef, OptionId, OptionItem, OptionType, OrCpp,
    PassId, PipelineDef, PipelineForm, PipelineId, ScalarType, Step, Value,
};
use crate::source::Span;

/// The depth of steps in steps, those of pipelines that are used included, from which on a pipeline that is used counts as a pass
/// with its conditions.
const MAX_DEPTH: usize = 200;

/// The maximum number of runs that are judged, of one pipeline, its beginning and end where it is used included.
pub(crate) const MAX_RUNS: usize = 10_000;

/// Judges the pipelines of a set.
///
/// ```
/// use passdefs::legality::{Contracts, Judge, Tables};
/// let text = r#"group "G" {
///     pass "Lower" "lower" { op "m"; summary "Lowers"; postcondition { illegal "scf"; }; }
///     pass "Emit" "emit" { op "m"; summary "Emits"; precondition { illegal "scf" "cf"; }; }
///     pipeline "All" "all" { op "m"; summary "Runs all"; body { run "lower"; run "emit"; }; }
/// }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let tables = Tables::of(&set);
/// let contracts = Contracts::of(&tables);
/// let judged = Judge::new(&contracts).pipeline(set.all_pipelines().next().unwrap().id);
/// let required = judged.judgement.requirements.iter();
/// let names: Vec<_> = required.filter_map(|required| judged.universe.pattern(required.entity)).collect();
/// assert_eq!(names.len(), 1);
/// assert_eq!(names[0].to_string(), "cf");
/// ```
#[derive(Debug)]
pub struct Judge<'c> {
    contracts: &'c Contracts<'c>,
    records_states: bool,
}

/// A pipeline with what is known of it.
#[derive(Debug)]
#[non_exhaustive]
pub struct JudgedPipeline<'c> {
    /// The runs, by the numbers of the steps in the judgement.
    pub runs: Vec<Run<'c>>,
    /// The classes of operations and types.
    pub universe: Universe<'c>,
    /// What is known; nothing of a pipeline with more than 10,000 runs, which a check reports.
    pub judgement: Judgement,
}

/// A pass that a pipeline runs, or the beginning or end of another pipeline that it uses.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Run<'c> {
    /// The pass; `None` if it is declared elsewhere.
    pub pass: Option<PassId>,
    /// The name in pipelines.
    pub name: &'c str,
    /// The step of the pipeline itself, where it is written: for a pass of another pipeline, the `use` of that.
    pub span: Span,
    /// The number of that step, counted from 0.
    pub step: usize,
    /// The anchor of the operations on which it runs.
    pub anchor: &'c Anchor,
    /// The contract.
    pub contract: Contract<'c>,
}

impl Run<'_> {
    /// Returns whether nothing says what it creates: it is declared elsewhere, or a pipeline that a function builds. It counts
    /// as a pass that creates what belongs to the dialects that are there.
    pub fn is_opaque(&self) -> bool {
        self.pass.is_none() && self.contract.creates.is_none()
    }
}

impl JudgedPipeline<'_> {
    /// Returns a class of operations or types as pages write it: `scf.for`, `scf.*` for what no rule names of a dialect,
    /// `!tensor`, and `*` or `!*` for all dialects that no rule names.
    pub fn class_text(&self, entity: EntityId) -> String {
        match (self.universe.pattern(entity), self.universe.kind(entity)) {
            (Some(pattern), EntityKind::Operation) if pattern.is_dialect() => {
                format!("{}.*", pattern.name())
            }
            (Some(pattern), _) => pattern.to_string(),
            (None, EntityKind::Operation) => "*".to_owned(),
            (None, EntityKind::Type) => "!*".to_owned(),
        }
    }
}

impl<'c> Judge<'c> {
    /// Judges with these contracts.
    pub fn new(contracts: &'c Contracts<'c>) -> Self {
        Self {
            contracts,
            records_states: false,
        }
    }

    /// Lets judgements say what may be present behind each step.
    #[must_use]
    pub fn with_states(self) -> Self {
        Self {
            records_states: true,
            ..self
        }
    }

    /// Judges a pipeline.
    pub fn pipeline(&self, id: PipelineId) -> JudgedPipeline<'c> {
        let set = self.contracts.tables.set;
        let pipeline = &set[id];
        let mut collector = Collector {
            contracts: self.contracts,
            runs: Vec::new(),
            steps: 0,
            open: vec![id],
            empty: BTreeSet::new(),
            depth: 0,
        };
        let options: Vec<&OptionDef> = set.options(&pipeline.options).collect();
        let variables = (0..).zip(&options);
        let values = variables.map(|(number, option)| (option.id, CoreValue::Variable(number)));
        let values = values.collect();
        let steps = collector.steps(pipeline.form.steps(), &values, &pipeline.anchor, None);
        let mut judged = Pipeline::new(steps);
        judged.records_states = self.records_states;
        let domains = options.iter();
        judged.variables = domains
            .map(|option| self.contracts.tables.domain(option))
            .collect();
        let own = self.contracts.of_pipeline(id);
        let rules = |clauses: &[pass_text::legality::Clause<'c>]| {
            clauses.iter().map(|clause| clause.rules).collect()
        };
        judged.precondition = rules(own.precondition);
        judged.postcondition = rules(own.postcondition);
        let universe = judged.universe([]);
        let runs = collector.runs;
        let is_small = runs.len() <= MAX_RUNS;
        let judgement = is_small.then(|| judged.judge(&universe));
        JudgedPipeline {
            judgement: judgement.unwrap_or_default(),
            runs,
            universe,
        }
    }
}

/// By option of a pipeline, its value.
type Values<'c> = BTreeMap<OptionId, CoreValue<'c>>;

struct Collector<'c> {
    contracts: &'c Contracts<'c>,
    runs: Vec<Run<'c>>,
    /// The number of steps of the pipeline itself.
    steps: usize,
    /// The pipelines that are being collected.
    open: Vec<PipelineId>,
    /// The pipelines without a run, which need not be collected where they are used once more.
    empty: BTreeSet<PipelineId>,
    depth: usize,
}

impl<'c> Collector<'c> {
    /// Collects steps that run on operations of an anchor. `user` is the step of the pipeline itself that uses them, if they
    /// are of another pipeline.
    fn steps(
        &mut self,
        steps: &'c [Step],
        values: &Values<'c>,
        around: &'c Anchor,
        user: Option<(Span, usize)>,
    ) -> Vec<CoreStep<'c>> {
        self.depth += 1;
        let mut found = Vec::new();
        for step in steps {
            if self.runs.len() <= MAX_RUNS {
                found.extend(self.step(step, values, around, user));
            }
        }
        self.depth -= 1;
        // Steps in which no pass runs have no effect.
        let has_run = |step: &CoreStep<'_>| match step {
            CoreStep::Nest { steps, .. } | CoreStep::When { steps, .. } => !steps.is_empty(),
            _ => true,
        };
        found.retain(has_run);
        found
    }

    fn step(
        &mut self,
        step: &'c Step,
        values: &Values<'c>,
        around: &'c Anchor,
        user: Option<(Span, usize)>,
    ) -> Vec<CoreStep<'c>> {
        let set = self.contracts.tables.set;
        match step {
            Step::Run {
                pass,
                arguments,
                span,
            } => {
                let place = self.place(*span, user);
                let of_pass = &set[*pass];
                let contract = self.contracts.of_pass(*pass);
                let given = self.arguments(&of_pass.options, arguments, values);
                let run = (Some(*pass), of_pass.argument.as_str(), contract);
                let mut run = self.run(run, around, place);
                if let CoreStep::Run {
                    values, is_certain, ..
                } = &mut run
                {
                    let named = given.into_iter();
                    let named = named.map(|(id, value)| (set[id].argument.as_str(), value));
                    values.extend(named);
                    *is_certain = runs_everywhere(&of_pass.anchor, around);
                }
                vec![run]
            }
            Step::External { name, span, .. } => {
                let place = self.place(*span, user);
                vec![self.run((None, name, Contract::new()), around, place)]
            }
            Step::Use {
                pipeline,
                arguments,
                span,
            } => {
                let place = self.place(*span, user);
                let used = &set[*pipeline];
                let given = self.arguments(&used.options, arguments, values);
                self.used(used, &given, place)
            }
            Step::Nest { anchor, steps, .. } => {
                let steps = self.steps(steps, values, anchor, user);
                let anchor = match anchor {
                    Anchor::Ops(ops) => CoreAnchor::Ops(ops.clone()),
                    Anchor::Any | Anchor::Interface(_) => CoreAnchor::Any,
                };
                vec![CoreStep::Nest { anchor, steps }]
            }
            Step::When {
                option,
                condition,
                steps,
                ..
            } => {
                let steps = self.steps(steps, values, around, user);
                let value = values.get(option).cloned();
                vec![CoreStep::When {
                    value: value.unwrap_or(CoreValue::Unknown),
                    test: self.contracts.tables.test(condition),
                    steps,
                }]
            }
            // What others add is judged where they add it.
            Step::ExtensionPoint { .. } => Vec::new(),
        }
    }

    /// Returns the place of a step: of a pipeline that is used, the step that uses it.
    fn place(&mut self, span: Span, user: Option<(Span, usize)>) -> (Span, usize) {
        user.unwrap_or_else(|| {
            self.steps += 1;
            (span, self.steps - 1)
        })
    }

    fn run(
        &mut self,
        (pass, name, contract): (Option<PassId>, &'c str, Contract<'c>),
        anchor: &'c Anchor,
        (span, step): (Span, usize),
    ) -> CoreStep<'c> {
        let number = self.runs.len() as u32;
        self.runs.push(Run {
            pass,
            name,
            span,
            step,
            anchor,
            contract,
        });
        CoreStep::run(number, contract)
    }

    /// Collects a pipeline that is used: what it requires, its steps, and what it ensures.
    fn used(
        &mut self,
        used: &'c PipelineDef,
        values: &Values<'c>,
        place: (Span, usize),
    ) -> Vec<CoreStep<'c>> {
        let own = self.contracts.of_pipeline(used.id);
        let name = used.argument.as_str();
        if matches!(used.form, PipelineForm::Builder(_)) || self.depth > MAX_DEPTH {
            return vec![self.run((None, name, own), &used.anchor, place)];
        }
        if self.open.contains(&used.id) || self.empty.contains(&used.id) {
            return Vec::new();
        }
        self.open.push(used.id);
        let nothing = Contract::new().creates(&[]);
        let mut steps = Vec::new();
        if !own.precondition.is_empty() {
            let begin = nothing.precondition(own.precondition);
            steps.push(self.run((None, name, begin), &used.anchor, place));
        }
        steps.extend(self.steps(used.form.steps(), values, &used.anchor, Some(place)));
        if !own.postcondition.is_empty() {
            let end = nothing.postcondition(own.postcondition);
            steps.push(self.run((None, name, end), &used.anchor, place));
        }
        self.open.pop();
        if steps.is_empty() {
            self.empty.insert(used.id);
        }
        steps
    }

    /// Returns the values of options of what a step calls.
    fn arguments(
        &self,
        options: &'c [OptionItem],
        arguments: &'c [Argument],
        values: &Values<'c>,
    ) -> Values<'c> {
        let tables = self.contracts.tables;
        let options = tables.set.options(options);
        let value = |option: &'c OptionDef| {
            let given = arguments.iter().find(|given| given.option == option.id);
            let value = match given.map(|given| &given.value) {
                Some(ArgumentValue::One(value)) => CoreValue::Known(Some(tables.text(value))),
                Some(ArgumentValue::Many(values)) => {
                    CoreValue::Known((!values.is_empty()).then_some(""))
                }
                Some(ArgumentValue::Forward(own)) => {
                    let own = values.get(own).cloned();
                    own.unwrap_or(CoreValue::Unknown)
                }
                None => tables.default(option),
            };
            (option.id, value)
        };
        options.map(value).collect()
    }
}

/// Returns whether a pass runs on every operation of an anchor.
pub(crate) fn runs_everywhere(pass: &OrCpp<Anchor>, around: &Anchor) -> bool {
    match (pass, around) {
        (OrCpp::Known(Anchor::Any), _) => true,
        (OrCpp::Known(Anchor::Ops(of_pass)), Anchor::Ops(around)) => {
            around.iter().all(|op| of_pass.contains(op))
        }
        (OrCpp::Known(of_pass), around) => of_pass == around,
        (OrCpp::Cpp(_), _) => false,
    }
}

impl Tables<'_> {
    /// Returns the values that an option may have.
    fn domain<'t>(&'t self, option: &'t OptionDef) -> Domain<'t> {
        let domain = match &option.ty {
            OptionType::Enum(id) => {
                let values = self.set[*id].values.iter();
                Domain::Texts(values.map(|value| value.text.as_str()).collect())
            }
            ty => match ty.built_in() {
                Some(ScalarType::Bool) => Domain::Texts(vec!["false", "true"]),
                Some(ty) if ty.limits().is_some() || ty.sort() == "float" => {
                    let [min, max] = self.bounds(option);
                    let is_whole = ty.limits().is_some();
                    Domain::Number { is_whole, min, max }
                }
                _ => Domain::Text,
            },
        };
        match option.arity {
            Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => domain,
            Arity::Optional => Domain::Optional(Box::new(domain)),
            Arity::List(_) | Arity::Unknown { list: true, .. } => {
                Domain::Optional(Box::new(Domain::Text))
            }
        }
    }

    /// Returns the value of an option that is not given.
    pub(super) fn default<'t>(&'t self, option: &'t OptionDef) -> CoreValue<'t> {
        match &option.arity {
            Arity::Single(Some(value)) => CoreValue::Known(Some(self.text(value))),
            Arity::Single(None) => match option.ty.built_in() {
                Some(ty) => CoreValue::Known(Some(self.text(&Value::Scalar(ty.zero())))),
                None => CoreValue::Unknown,
            },
            Arity::Optional | Arity::List(None) => CoreValue::Known(None),
            Arity::List(Some(values)) => CoreValue::Known((!values.is_empty()).then_some("")),
            Arity::Required | Arity::Unknown { .. } => CoreValue::Unknown,
        }
    }
}

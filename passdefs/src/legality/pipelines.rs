//! Declared pipelines as the judgement sees them: nesting and the use of other pipelines resolved, with the values of options.

use pass_text::legality::{
    Anchor as CoreAnchor, Contract, Domain, EntityId, EntityKind, Judgement, Pipeline,
    Step as CoreStep, Universe, Value as CoreValue,
};

use super::tables::{Contracts, Tables};
use crate::model::{
    Anchor, ArgumentValue, Arity, OptionDef, OptionId, OptionType, OrCpp, PassId, PipelineId,
    ScalarType, Value,
};
use crate::source::Span;
use crate::walk::{self, Callee, OptionValue, PipelineWalk, WalkStep};

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
    /// True if others may add passes.
    pub has_extension_point: bool,
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
        let walk = PipelineWalk::of(set, id);
        let options: Vec<&OptionDef> = set.options(&pipeline.options).collect();
        let mut reader = WalkReader {
            contracts: self.contracts,
            variables: options.iter().map(|option| option.id).collect(),
            runs: Vec::new(),
        };
        let mut judged = Pipeline::new(reader.steps(walk.steps));
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
        let judgement = (!walk.is_too_large).then(|| judged.judge(&universe));
        JudgedPipeline {
            judgement: judgement.unwrap_or_default(),
            runs: reader.runs,
            universe,
            has_extension_point: walk.has_extension_point,
        }
    }
}

/// Turns the steps of a walk into those of the judgement.
struct WalkReader<'c> {
    contracts: &'c Contracts<'c>,
    /// The options of the pipeline.
    variables: Vec<OptionId>,
    runs: Vec<Run<'c>>,
}

impl<'c> WalkReader<'c> {
    fn steps(&mut self, walk: Vec<WalkStep<'c>>) -> Vec<CoreStep<'c>> {
        let mut steps = Vec::new();
        // The steps that have begun, each with the steps before it.
        let mut open = Vec::new();
        for step in walk {
            match step {
                WalkStep::Run(run) => steps.push(self.run(run)),
                WalkStep::Nest(_) | WalkStep::When(_) => {
                    open.push((std::mem::take(&mut steps), step));
                }
                WalkStep::End => {
                    let Some((before, begin)) = open.pop() else {
                        continue;
                    };
                    let inner = std::mem::replace(&mut steps, before);
                    steps.extend(self.outer_step(&begin, inner));
                }
            }
        }
        steps
    }

    /// Returns the step that runs others.
    fn outer_step(&self, begin: &WalkStep<'c>, steps: Vec<CoreStep<'c>>) -> Option<CoreStep<'c>> {
        match begin {
            WalkStep::Nest(anchor) => {
                let anchor = match anchor {
                    Anchor::Ops(ops) => CoreAnchor::Ops(ops.clone()),
                    Anchor::Any | Anchor::Interface(_) => CoreAnchor::Any,
                };
                Some(CoreStep::Nest { anchor, steps })
            }
            WalkStep::When(when) => Some(CoreStep::When {
                value: self.value(when.value),
                test: self.contracts.tables.test(when.condition),
                steps,
            }),
            WalkStep::Run(_) | WalkStep::End => None,
        }
    }

    fn run(&mut self, run: walk::Run<'c>) -> CoreStep<'c> {
        let set = self.contracts.tables.set;
        let number = self.runs.len() as u32;
        let nothing = Contract::new().creates(&[]);
        let (mut pass, mut is_certain) = (None, true);
        let (name, contract) = match run.callee {
            Callee::Pass(id) => {
                pass = Some(id);
                is_certain = runs_everywhere(&set[id].anchor, run.anchor);
                (set[id].argument.as_str(), self.contracts.of_pass(id))
            }
            Callee::External(name) => (name, Contract::new()),
            Callee::Opaque(id) | Callee::Begin(id) | Callee::End(id) => {
                let own = self.contracts.of_pipeline(id);
                let contract = match run.callee {
                    Callee::Begin(_) => nothing.precondition(own.precondition),
                    Callee::End(_) => nothing.postcondition(own.postcondition),
                    _ => own,
                };
                (set[id].argument.as_str(), contract)
            }
        };
        let values = run.values.iter();
        let values = values.map(|(id, value)| (set[*id].argument.as_str(), self.value(*value)));
        let values = values.collect();
        self.runs.push(Run {
            pass,
            name,
            span: run.span,
            step: run.step,
            anchor: run.anchor,
            contract,
        });
        CoreStep::Run {
            number,
            contract,
            values,
            is_certain,
        }
    }

    fn value(&self, value: OptionValue<'c>) -> CoreValue<'c> {
        let tables = self.contracts.tables;
        match value {
            OptionValue::Outermost(id) => {
                let number = self.variables.iter().position(|option| *option == id);
                number.map_or(CoreValue::Unknown, CoreValue::Variable)
            }
            OptionValue::Given(ArgumentValue::One(value)) => {
                CoreValue::Known(Some(tables.text(value)))
            }
            OptionValue::Given(ArgumentValue::Many(values)) => {
                CoreValue::Known((!values.is_empty()).then_some(""))
            }
            OptionValue::Given(ArgumentValue::Forward(_)) => CoreValue::Unknown,
            OptionValue::Default(id) => tables.default(&tables.set[id]),
        }
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

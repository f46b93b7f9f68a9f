//! The judgement of a pipeline by the contracts of its passes, drawn on its text.

use std::fmt;

use pass_text as text;
use pass_text::diagnostic::Severity;
use pass_text::legality::{
    Anchor, Breach, Contract, EntityId, Judgement, Pipeline, RuleSet, Step, Universe, Value,
};
use pass_text::render::{Style, Text, render};
use pass_text::{OptionList, Span};

use crate::info::{Arity, PassInfo};

/// The maximum number of passes that a help names.
const MAX_REMOVERS: usize = 3;

/// The run of a pass in a pipeline.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PassRun {
    /// The pass.
    pub info: &'static PassInfo,
    /// The values of all its options.
    pub options: OptionList,
}

impl PassRun {
    /// Creates the run of a pass with the values of all its options.
    pub fn new(info: &'static PassInfo, options: OptionList) -> Self {
        Self { info, options }
    }

    /// Returns the value of an option as conditions compare it: `None` for no value or an empty list.
    pub fn value(&self, option: &str) -> Option<&str> {
        let mut entries = self.options.entries.iter();
        let entry = entries.find(|entry| entry.key.text == option)?;
        let value = entry.value.as_ref()?;
        let mut table = self.info.options.iter();
        match table.find(|info| info.name == option)?.arity {
            Arity::List => (!value.items().is_empty()).then_some(""),
            _ => Some(value.text()),
        }
    }

    /// Returns whether a clause of the contract of the pass applies; the clauses of the precondition come first. `None` if the
    /// value of its option cannot be compared.
    pub fn applies(&self, clause: usize) -> Option<bool> {
        let contract = self.info.legality();
        let clause = contract.clauses().nth(clause)?;
        clause.condition.map_or(Some(true), |condition| {
            condition.test.holds(self.value(condition.option))
        })
    }
}

/// What is known of a pipeline by the contracts of its passes: the steps that may get what they must not, and what the input must
/// not hold.
///
/// ```
/// use pass_options::info::PassInfo;
/// use pass_options::info::legality::{Clause, Contract, Pattern, Rule};
/// use pass_options::{LegalityReport, PassRun};
///
/// const NO_LOOPS: &[Clause<'static>] =
///     &[Clause::new(&[Rule::illegal(Pattern::operation("scf")).reason("loops have no translation")])];
/// const OUTLINE: &PassInfo =
///     &PassInfo::new("Outline", "outline").contract(Contract::new().creates(&[Pattern::operation("scf.if")]));
/// const TRANSLATE: &PassInfo =
///     &PassInfo::new("Translate", "translate").contract(Contract::new().precondition(NO_LOOPS));
///
/// let runs = [OUTLINE, TRANSLATE].map(|info| PassRun::new(info, Default::default()));
/// let report = LegalityReport::of("builtin.module(outline,translate)", runs, []);
/// assert!(report.has_errors());
/// let text = "pipeline:1:24: error: 'translate' runs on IR that may hold 'scf.if': loops have no translation\n";
/// assert!(report.to_string().starts_with(text));
/// ```
#[derive(Clone, Debug, Default)]
pub struct LegalityReport {
    pipeline: String,
    errors: Vec<text::Error>,
    requirements: Vec<String>,
}

impl LegalityReport {
    /// Judges a pipeline. `runs` are the passes in the order of the text, nested ones included; `known` are those that may be
    /// proposed.
    pub fn of(
        pipeline: &str,
        runs: impl IntoIterator<Item = PassRun>,
        known: impl IntoIterator<Item = &'static PassInfo>,
    ) -> Self {
        let mut report = Self {
            pipeline: pipeline.to_owned(),
            ..Self::default()
        };
        let runs: Vec<PassRun> = runs.into_iter().collect();
        let states = |run: &PassRun| run.info.contract != Contract::new();
        let Some(tree) = text::parse_anchored(pipeline)
            .ok()
            .filter(|_| runs.iter().any(states))
        else {
            return report;
        };
        let mut reader = Reader {
            runs: &runs,
            spans: Vec::new(),
        };
        let judged = Pipeline::new(reader.steps(&tree));
        let universe = judged.universe([]);
        let subject = Subject {
            judgement: judged.judge(&universe),
            universe,
            runs: &runs,
            spans: reader.spans,
            known: known.into_iter().collect(),
        };
        report.errors = subject.errors();
        report.requirements = subject.requirements();
        report
    }

    /// Returns whether a step may get what it must not.
    pub fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Returns the errors, with places in the [text](Self::pipeline) of the pipeline.
    pub fn errors(&self) -> &[text::Error] {
        &self.errors
    }

    /// Returns the text of the pipeline.
    pub fn pipeline(&self) -> &str {
        &self.pipeline
    }

    /// Returns what the input must not hold, as messages name it, each with the pass that needs it.
    pub fn requirements(&self) -> &[String] {
        &self.requirements
    }

    /// Draws each error on the text of the pipeline, as a warning unless `strict` is set.
    pub fn render(&self, style: Style, strict: bool) -> String {
        let (name, text) = ("pipeline", self.pipeline.as_str());
        let drawn = self.errors.iter().cloned().map(|mut error| {
            if !strict {
                error.severity = Severity::Warning;
            }
            render(&error, &Text { name, text }, style)
        });
        drawn.collect()
    }
}

impl fmt::Display for LegalityReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Style::Mlir, true))
    }
}

/// Turns the elements of a pipeline into steps.
struct Reader<'r> {
    runs: &'r [PassRun],
    /// By number of a run, its place in the text.
    spans: Vec<Span>,
}

impl<'r> Reader<'r> {
    fn steps(&mut self, pipeline: &text::Pipeline) -> Vec<Step<'r>> {
        let steps = pipeline
            .elements
            .iter()
            .filter_map(|element| match element {
                text::Element::Pass(_) => self.run(element.span()),
                text::Element::Nested(nested) => {
                    let names = nested.anchor.names.iter().map(|name| name.text.clone());
                    let names: Vec<String> = names.collect();
                    // An interface is a name without a dialect.
                    let is_known = !names.is_empty() && names.iter().all(|name| name.contains('.'));
                    Some(Step::Nest {
                        anchor: if is_known {
                            Anchor::Ops(names)
                        } else {
                            Anchor::Any
                        },
                        steps: self.steps(nested),
                    })
                }
            });
        steps.collect()
    }

    fn run(&mut self, span: Span) -> Option<Step<'r>> {
        let number = self.spans.len();
        let run: &'r PassRun = self.runs.get(number)?;
        self.spans.push(span);
        let contract = run.info.legality();
        let conditions = contract.clauses().filter_map(|clause| clause.condition);
        let values = conditions
            .map(|condition| (condition.option, Value::Known(run.value(condition.option))));
        Some(Step::Run {
            number: number as u32,
            contract,
            values: values.collect(),
            is_certain: true,
        })
    }
}

/// A judged pipeline.
struct Subject<'r> {
    judgement: Judgement,
    universe: Universe<'r>,
    runs: &'r [PassRun],
    spans: Vec<Span>,
    known: Vec<&'static PassInfo>,
}

impl Subject<'_> {
    fn errors(&self) -> Vec<text::Error> {
        let groups = self.judgement.broken_clauses().into_iter();
        groups
            .map(|(number, breaches)| self.error(number, &breaches))
            .collect()
    }

    fn error(&self, number: u32, breaches: &[&Breach]) -> text::Error {
        let name = |number: u32| self.runs[number as usize].info.argument;
        let span = |number: u32| self.spans[number as usize];
        let entities: Vec<EntityId> = breaches.iter().map(|breach| breach.entity).collect();
        let contract = self.runs[number as usize].info.contract;
        let clause = contract.precondition.get(breaches[0].clause);
        let reason = clause.map(|clause| clause.reason(breaches[0].rule));
        let message = format!(
            "'{}' runs on IR that may hold {}{}",
            name(number),
            self.universe.names(&entities, '\''),
            reason.unwrap_or_default()
        );
        let mut error = text::Error::new(Severity::Error, span(number), message);
        if let Some(step) = breaches[0].step {
            error = error.note_at(span(step), format!("'{}' may bring it in", name(step)));
        }
        let removes = |info: &&&PassInfo| {
            let clauses = info.contract.postcondition.iter();
            let sets: Vec<RuleSet<'_>> = clauses.map(|clause| clause.rules).collect();
            self.universe.forbids(&sets, &entities)
        };
        let removers = self.known.iter().filter(removes).take(MAX_REMOVERS);
        let removers: Vec<String> = removers
            .map(|info| format!("'{}'", info.argument))
            .collect();
        if removers.is_empty() {
            return error.help("no known pass states that it removes it");
        }
        let removers = removers.join(" or ");
        error.help(format!(
            "run {removers} in between, whose postcondition removes it"
        ))
    }

    fn requirements(&self) -> Vec<String> {
        let requirements = self.judgement.requirements.iter();
        let texts = requirements.map(|required| {
            let name = self.universe.names(&[required.entity], '\'');
            let within = match required.within.as_slice() {
                [] => String::new(),
                anchors => format!(" in '{}'", anchors.join("' in '")),
            };
            let pass = self.runs[required.step as usize].info.argument;
            format!("{name}{within}, for '{pass}'")
        });
        texts.collect()
    }
}

//! The check that one function refines another.

use std::fmt;

use pass_ir::{Context, Module, ParseOptions, parse};

use crate::code::Meanings;
use crate::inputs::{Environment, Inputs};
use crate::machine::Machine;
use crate::program::{Function, Image, Program};
use crate::run::{Outcome, Run};
use crate::types::ValueType;
use crate::value::Value;

/// The maximum number of runs on one input, where operations may do one thing or another.
const MAX_RUNS: usize = 64;

/// The number of inputs that may come to an operation without meaning before the check gives up.
const MAX_UNSUPPORTED: u64 = 32;

/// The extent of a check.
#[derive(Clone, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Config {
    /// The maximum number of steps of a run.
    pub step_limit: u64,
    /// The number of inputs of functions that are not checked on all inputs.
    pub samples: usize,
    /// The maximum number of bits of all inputs together for a check on all inputs; at most 24.
    pub exhaustive_bits: u32,
    /// The seed of samples.
    pub seed: u64,
    /// The widths of `index`: 64, 32, or both. Functions without `index` are checked once.
    pub index_widths: Vec<u32>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            step_limit: 100_000,
            samples: 1000,
            exhaustive_bits: 16,
            seed: 0,
            index_widths: vec![64, 32],
        }
    }
}

impl Config {
    /// Sets the maximum number of steps of a run.
    pub fn step_limit(mut self, steps: u64) -> Self {
        self.step_limit = steps;
        self
    }

    /// Sets the number of inputs of functions that are not checked on all inputs.
    pub fn samples(mut self, samples: usize) -> Self {
        self.samples = samples;
        self
    }

    /// Sets the maximum number of bits of all inputs together for a check on all inputs.
    pub fn exhaustive_bits(mut self, bits: u32) -> Self {
        self.exhaustive_bits = bits.min(24);
        self
    }

    /// Sets the seed of samples.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub enum Verdict {
    /// Every result that was defined before is the same afterwards, on all inputs that were tried.
    Refines {
        /// True if all inputs were tried.
        exhaustive: bool,
        /// The number of inputs.
        inputs: u64,
    },
    /// An input on which the function does something else.
    Counterexample(Box<Counterexample>),
    /// A run did not end, or an attribute leaves results open.
    Inconclusive {
        /// What is open.
        reason: String,
        /// The number of inputs that were tried.
        inputs: u64,
    },
    /// Operations, or types of arguments, have no meaning.
    Unsupported {
        /// Their names, in alphabetical order.
        operations: Vec<String>,
    },
}

/// An input on which a function does something else than before.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterexample {
    /// The symbol of the function.
    pub function: String,
    /// The width of `index`.
    pub index_width: u32,
    /// The arguments with their types.
    pub inputs: Vec<(ValueType, Value)>,
    /// The behaviour before, on that input.
    pub before: Run,
    /// The behaviour afterwards.
    pub after: Run,
    results: Vec<ValueType>,
    memory: Vec<String>,
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inputs: Vec<String> = self
            .inputs
            .iter()
            .map(|(ty, value)| format!("{} : {}", ty.value_text(value), ty.text()))
            .collect();
        writeln!(
            f,
            "@{}({}), with `index` of {} bits",
            self.function,
            inputs.join(", "),
            self.index_width
        )?;
        for (index, elements) in self.memory.iter().enumerate() {
            writeln!(f, "  memory {index}: {elements}")?;
        }
        writeln!(f, "before:")?;
        self.before.write(f, &self.results)?;
        writeln!(f, "after:")?;
        self.after.write(f, &self.results)
    }
}

/// Checks each function of `before` that callers outside can see against the one of the same name, and returns a verdict
/// for each, in order. A function alone is checked even if it is private.
#[must_use]
pub fn check(before: &Program, after: &Program, config: &Config) -> Vec<(String, Verdict)> {
    let functions = before
        .images
        .first()
        .map_or(&[][..], |image| &image.functions);
    let checked = functions
        .iter()
        .filter(|function| !function.is_private || functions.len() == 1);
    checked
        .map(|function| {
            (
                function.name.to_string(),
                check_function(before, after, &function.name, config),
            )
        })
        .collect()
}

/// Checks a function against the one of the same name.
pub fn check_function(
    before: &Program,
    after: &Program,
    function: &str,
    config: &Config,
) -> Verdict {
    let mut verdict = Verdict::Unsupported {
        operations: vec![format!("@{function}")],
    };
    let has_index = [before, after]
        .iter()
        .any(|program| program.images.iter().any(|image| image.has_index));
    let widths = if has_index {
        &config.index_widths[..]
    } else {
        &[64]
    };
    for (index, &width) in widths.iter().enumerate() {
        let pair = Pair::find(before, after, function, width);
        let next = pair.map_or_else(|unsupported| unsupported, |pair| pair.check(width, config));
        verdict = if index == 0 { next } else { verdict.and(next) };
        if let Verdict::Counterexample(_) | Verdict::Unsupported { .. } = verdict {
            break;
        }
    }
    verdict
}

impl Verdict {
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (
                Self::Refines { exhaustive, inputs },
                Self::Refines {
                    exhaustive: both,
                    inputs: more,
                },
            ) => Self::Refines {
                exhaustive: exhaustive && both,
                inputs: inputs + more,
            },
            (Self::Refines { .. }, worse) | (worse, _) => worse,
        }
    }
}

/// Two functions that are compared.
struct Pair<'p> {
    before: (&'p Image, usize),
    after: (&'p Image, usize),
}

/// The difference between two functions on one input.
enum Difference {
    None,
    /// The input shows nothing: why.
    Open(String),
    Unsupported,
    Runs(Box<(Run, Run)>),
}

impl<'p> Pair<'p> {
    fn find(
        before: &'p Program,
        after: &'p Program,
        function: &str,
        width: u32,
    ) -> Result<Self, Verdict> {
        let find = |program: &'p Program| {
            let image = program.image(width)?;
            Some((image, image.find(function)?))
        };
        let missing = || Verdict::Unsupported {
            operations: vec![format!("@{function}, which is not on both sides")],
        };
        let this = Self {
            before: find(before).ok_or_else(missing)?,
            after: find(after).ok_or_else(missing)?,
        };
        let (old, new) = this.functions();
        if old.parameters != new.parameters || old.results != new.results {
            return Err(Verdict::Unsupported {
                operations: vec![format!("@{function}, whose type has changed")],
            });
        }
        Ok(this)
    }

    fn functions(&self) -> (&'p Function, &'p Function) {
        (
            &self.before.0.functions[self.before.1],
            &self.after.0.functions[self.after.1],
        )
    }

    fn check(&self, index_width: u32, config: &Config) -> Verdict {
        let (old, new) = self.functions();
        let constants: Vec<u128> = old
            .constants
            .iter()
            .chain(&new.constants)
            .copied()
            .collect();
        let Some(inputs) = Inputs::new(&old.parameters, &constants, config) else {
            let others = old.parameters.iter().filter(|ty| !ty.kind.is_input());
            return Verdict::Unsupported {
                operations: others
                    .map(|ty| format!("argument of type {}", ty.text()))
                    .collect(),
            };
        };
        let mut count = inputs.count();
        let (mut has_events, mut unsupported, mut reason) = (false, 0, None);
        let mut number = 0;
        while number < count {
            let environment = inputs.get(number);
            match self.difference(&environment, config, &mut has_events) {
                Difference::None => {}
                Difference::Open(why) => reason = reason.or(Some(why)),
                Difference::Unsupported => unsupported += 1,
                Difference::Runs(runs) => {
                    let open = [old, new].iter().find_map(|function| function.open.clone());
                    match open {
                        Some(why) if !matches!(runs.1.outcome, Outcome::Undefined { .. }) => {
                            reason = reason.or(Some(why));
                        }
                        _ => return self.counterexample(environment, *runs, index_width),
                    }
                }
            }
            number += 1;
            if unsupported > MAX_UNSUPPORTED {
                break;
            }
            // What is outside of the function is part of its input.
            if number == count
                && has_events
                && inputs.is_exhaustive()
                && count < config.samples as u64
            {
                count = config.samples as u64;
            }
        }
        if unsupported > 0 {
            let mut operations: Vec<String> = old
                .unsupported
                .iter()
                .chain(&new.unsupported)
                .cloned()
                .collect();
            operations.sort();
            operations.dedup();
            if operations.is_empty() {
                operations.push(format!("an operation that @{} calls", old.name));
            }
            return Verdict::Unsupported { operations };
        }
        match reason {
            Some(reason) => Verdict::Inconclusive {
                reason,
                inputs: number,
            },
            None => Verdict::Refines {
                exhaustive: inputs.is_exhaustive() && !has_events,
                inputs: number,
            },
        }
    }

    fn difference(
        &self,
        environment: &Environment,
        config: &Config,
        has_events: &mut bool,
    ) -> Difference {
        let before = behaviours(self.before, environment, config.step_limit);
        *has_events |= before.runs.iter().any(|run| !run.events.is_empty());
        if before
            .runs
            .iter()
            .any(|run| matches!(run.outcome, Outcome::Undefined { .. }))
        {
            return Difference::None;
        }
        let after = behaviours(self.after, environment, config.step_limit);
        for run in &after.runs {
            if before.runs.iter().any(|old| run.refines(old)) {
                continue;
            }
            let runs = || before.runs.iter().chain([run]);
            if runs().any(|run| matches!(run.outcome, Outcome::Unsupported(_))) {
                return Difference::Unsupported;
            }
            if runs().any(|run| run.outcome == Outcome::StepLimit) {
                return Difference::Open(format!(
                    "a run did not end in {} steps",
                    config.step_limit
                ));
            }
            if before.has_more {
                return Difference::Open("too many behaviours are permitted".to_owned());
            }
            return match before.runs.first() {
                Some(old) => Difference::Runs(Box::new((old.clone(), run.clone()))),
                None => Difference::None,
            };
        }
        let mut all = before.runs.iter().chain(&after.runs);
        if all
            .clone()
            .any(|run| matches!(run.outcome, Outcome::Unsupported(_)))
        {
            return Difference::Unsupported;
        }
        if all.any(|run| run.outcome == Outcome::StepLimit) {
            return Difference::Open(format!("a run did not end in {} steps", config.step_limit));
        }
        Difference::None
    }

    fn counterexample(
        &self,
        environment: Environment,
        runs: (Run, Run),
        index_width: u32,
    ) -> Verdict {
        let function = self.functions().0;
        let memory = environment.memory.snapshot().into_iter().flatten();
        let scalar = |index: usize| {
            function
                .parameters
                .iter()
                .zip(&environment.arguments)
                .find_map(|(ty, value)| match value {
                    Value::MemRef(memref) if memref.allocation == index => ty.scalar(),
                    _ => None,
                })
        };
        let memory = memory.enumerate().map(|(index, elements)| {
            crate::types::elements_text(
                &elements,
                scalar(index).unwrap_or(crate::types::Scalar::Int(128)),
            )
        });
        let memory: Vec<String> = memory.collect();
        let inputs = function
            .parameters
            .iter()
            .cloned()
            .zip(environment.arguments)
            .collect();
        Verdict::Counterexample(Box::new(Counterexample {
            function: function.name.to_string(),
            index_width,
            inputs,
            before: runs.0,
            after: runs.1,
            results: function.results.clone(),
            memory,
        }))
    }
}

/// The runs of a function on one input, with each choice that operations have.
struct Behaviours {
    runs: Vec<Run>,
    /// True if there are more than were run.
    has_more: bool,
}

fn behaviours(
    (image, function): (&Image, usize),
    environment: &Environment,
    step_limit: u64,
) -> Behaviours {
    let mut script: Vec<u32> = Vec::new();
    let mut runs = Vec::new();
    loop {
        let (run, alternatives) = Machine::run(image, function, environment, step_limit, &script);
        runs.push(run);
        // The last choice that has another alternative; those after it start anew.
        script.resize(alternatives.len(), 0);
        let next = (0..script.len())
            .rev()
            .find(|&index| script[index] + 1 < alternatives[index]);
        let Some(index) = next else {
            return Behaviours {
                runs,
                has_more: false,
            };
        };
        if runs.len() == MAX_RUNS {
            return Behaviours {
                runs,
                has_more: true,
            };
        }
        script.truncate(index + 1);
        script[index] += 1;
    }
}

/// Checks the functions of one text against those of another.
///
/// # Errors
///
/// Fails if a text is no valid IR, with the first error.
pub fn check_texts(
    cx: &Context,
    before: &str,
    after: &str,
    meanings: &Meanings,
    config: &Config,
) -> Result<Vec<(String, Verdict)>, String> {
    let compile = |name: &str, text: &str| {
        let options = ParseOptions {
            file: name,
            ..ParseOptions::default()
        };
        let mut module: Module =
            parse(cx, text, &options).map_err(|errors| first_message(cx, &errors))?;
        let errors = module.root(cx).verify(true);
        if !errors.is_empty() {
            return Err(first_message(cx, &errors));
        }
        Ok(Program::compile(&module.root(cx), meanings))
    };
    Ok(check(
        &compile("before", before)?,
        &compile("after", after)?,
        config,
    ))
}

fn first_message(cx: &Context, errors: &[pass_ir::Diagnostic]) -> String {
    errors
        .first()
        .map_or_else(String::new, |error| cx.render(error, ""))
}

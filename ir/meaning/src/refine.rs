//! The check that one function refines another.

use pass_ir::{Context, Module, ParseOptions, parse};

use crate::code::Meanings;
use crate::constant::MAX_CONSTANTS;
use crate::inputs::{Environment, Inputs};
use crate::machine::Machine;
use crate::program::{Function, Image, Program};
use crate::run::{Outcome, Run};
use crate::verdict::{Config, Counterexample, Gap, Verdict};

/// The maximum number of runs on one input, where operations may do one thing or another.
const MAX_RUNS: usize = 64;

/// The number of inputs that may come to an operation without meaning before the check gives up.
const MAX_UNSUPPORTED: usize = 32;

/// The number of inputs on which a function may run out of steps, and end on none of them, before the check gives up.
const MAX_ENDLESS: u64 = 32;

/// The number of functions whose constants make inputs, and whose operations are named. All others would make a check of many functions
/// quadratic.
const NEAREST: usize = 64;

/// Checks each function of `before` that callers outside can see against the one of the same name, and returns a verdict
/// for each, in order. They do not see private functions, nor nested ones of an outermost module. A function alone is
/// checked in any case.
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
    if let Some(side) = [(before, "before the change"), (after, "after the change")]
        .into_iter()
        .find_map(|(program, side)| (!program.is_valid).then_some(side))
    {
        let reason = format!("the operation does not verify {side}");
        return Verdict::Inconclusive { reason, inputs: 0 };
    }
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
        let checker = Checker::find(before, after, function, width, config);
        let next = checker.map_or_else(|unsupported| unsupported, |checker| checker.check(width));
        verdict = if index == 0 { next } else { verdict.and(next) };
        if let Verdict::Counterexample(_) = verdict {
            break;
        }
    }
    verdict
}

/// A function in a program, for a width of `index`.
type Code<'p> = (&'p Image, usize);

/// The check of one function against another.
struct Checker<'p> {
    before: Code<'p>,
    after: Code<'p>,
    config: &'p Config,
    /// The number of steps of all runs.
    steps: u64,
    has_events: bool,
    /// The operations without meaning that runs come to.
    unsupported: Vec<String>,
    /// The reason why a run shows nothing.
    open: Option<String>,
    /// True if the function has ended on an input.
    ends: bool,
    /// The reason why results may differ from those that are computed, once it was looked for.
    flags: Option<Option<String>>,
}

/// The runs of a function on one input, with each choice that operations have.
struct Behaviours {
    runs: Vec<Run>,
    /// True if there are more than were run.
    has_more: bool,
}

impl Behaviours {
    fn has_undefined(&self) -> bool {
        self.runs
            .iter()
            .any(|run| matches!(run.outcome, Outcome::Undefined { .. }))
    }
}

impl<'p> Checker<'p> {
    fn find(
        before: &'p Program,
        after: &'p Program,
        function: &str,
        width: u32,
        config: &'p Config,
    ) -> Result<Self, Verdict> {
        let unsupported = |reason: &str| Verdict::Unsupported {
            operations: vec![format!("@{function}, {reason}")],
        };
        let find = |program: &'p Program| {
            let image = program.image(width)?;
            Some((image, image.find(function)?))
        };
        let (Some(before), Some(after)) = (find(before), find(after)) else {
            return Err(unsupported("which is not on both sides"));
        };
        let this = Self {
            before,
            after,
            config,
            steps: 0,
            has_events: false,
            unsupported: Vec::new(),
            open: None,
            ends: false,
            flags: None,
        };
        let [old, new] = this.functions();
        if old.parameters != new.parameters || old.results != new.results {
            return Err(unsupported("whose type has changed"));
        }
        Ok(this)
    }

    fn functions(&self) -> [&'p Function; 2] {
        [self.before, self.after].map(|(image, function)| &image.functions[function])
    }

    fn check(mut self, index_width: u32) -> Verdict {
        let functions = self.functions();
        let parameters = &functions[0].parameters;
        let mut constants = Vec::new();
        let all = functions.into_iter().chain(self.reachable(NEAREST));
        let all = all.flat_map(|function| &function.constants);
        all.for_each(|constant| constant.clone().add_to(&mut constants, 2 * MAX_CONSTANTS));
        let Some(inputs) = Inputs::new(parameters, constants, self.config) else {
            let others = parameters.iter().filter(|ty| !ty.kind.is_input());
            return Verdict::Unsupported {
                operations: others
                    .map(|ty| format!("argument of type {}", ty.text()))
                    .collect(),
            };
        };
        let (mut number, mut count) = (0, inputs.count());
        while number < count
            && self.unsupported.len() <= MAX_UNSUPPORTED
            && self.steps < self.config.total_steps
            && (self.ends || self.open.is_none() || number < MAX_ENDLESS)
        {
            let environment = inputs.get(number);
            if let Some(runs) = self.difference(&environment) {
                return self.counterexample(environment, runs, index_width);
            }
            number += 1;
            // Memory outside of the function is part of its input.
            if number == count && self.has_events {
                count = count.max(self.config.samples as u64);
            }
        }
        if !self.unsupported.is_empty() {
            return Verdict::Unsupported {
                operations: self.unsupported_operations(),
            };
        }
        match self.open {
            Some(reason) => Verdict::Inconclusive {
                reason,
                inputs: number,
            },
            None => {
                let gap = match inputs.gap(self.config.exhaustive_bits) {
                    None | Some(Gap::Poison) if self.has_events => Some(Gap::Calls),
                    None | Some(Gap::Poison) if number < count => {
                        Some(Gap::Steps(self.config.total_steps))
                    }
                    gap => gap,
                };
                Verdict::Refines {
                    gap,
                    inputs: number,
                }
            }
        }
    }

    /// Returns both functions, and those that they call: of each side the nearest `limit`.
    fn reachable(&self, limit: usize) -> impl Iterator<Item = &'p Function> + use<'p> {
        let [before, after] =
            [self.before, self.after].map(|(image, function)| image.reachable(function, limit));
        before.into_iter().chain(after)
    }

    fn unsupported_operations(&self) -> Vec<String> {
        let operations = self
            .reachable(NEAREST)
            .flat_map(|function| &function.unsupported);
        let mut operations: Vec<String> = operations.chain(&self.unsupported).cloned().collect();
        operations.sort();
        operations.dedup();
        operations
    }

    /// Returns a run that was permitted, and one that is not.
    fn difference(&mut self, environment: &Environment) -> Option<[Run; 2]> {
        let before = self.behaviours(self.before, environment);
        self.has_events |= before.runs.iter().any(|run| !run.events.is_empty());
        if before.has_undefined() {
            self.ends = true;
            return None;
        }
        if !before.runs.iter().all(|run| self.has_ended(run)) {
            return None;
        }
        self.ends = true;
        let after = self.behaviours(self.after, environment);
        let mut ended = after.runs.iter().filter(|run| self.has_ended(run));
        let wrong = ended.find(|run| !before.runs.iter().any(|old| run.refines(old)))?;
        let all = self.reachable(usize::MAX);
        let find = || all.map(|function| &function.open).find_map(Clone::clone);
        let flags = self.flags.get_or_insert_with(find).clone();
        match flags.filter(|_| !after.has_undefined()) {
            _ if before.has_more => {
                self.open = Some("too many behaviours are permitted".to_owned());
            }
            Some(reason) => self.open = Some(reason),
            None => return Some([before.runs.first()?.clone(), wrong.clone()]),
        }
        None
    }

    /// Returns whether a run shows something, and notes why it does not.
    fn has_ended(&mut self, run: &Run) -> bool {
        match &run.outcome {
            Outcome::Unsupported(name) => self.unsupported.push(name.clone()),
            Outcome::StepLimit => {
                let limit = self.config.step_limit;
                self.open = Some(format!("a run did not end in {limit} steps"));
            }
            _ => return true,
        }
        false
    }

    fn behaviours(&mut self, (image, function): Code<'p>, environment: &Environment) -> Behaviours {
        let mut script: Vec<u32> = Vec::new();
        let mut runs = Vec::new();
        loop {
            let (run, alternatives, steps) = Machine::run(
                image,
                function,
                environment,
                self.config.step_limit,
                &script,
            );
            self.steps += steps;
            runs.push(run);
            // The last choice that has another alternative; those after it start again.
            script.resize(alternatives.len(), 0);
            let next = (0..script.len()).rfind(|&index| script[index] + 1 < alternatives[index]);
            let has_more = next.is_some() && runs.len() == MAX_RUNS;
            let Some(index) = next.filter(|_| !has_more) else {
                return Behaviours { runs, has_more };
            };
            script.truncate(index + 1);
            script[index] += 1;
        }
    }

    fn counterexample(
        &self,
        environment: Environment,
        [before, after]: [Run; 2],
        index_width: u32,
    ) -> Verdict {
        let [function, _] = self.functions();
        Verdict::Counterexample(Box::new(Counterexample {
            function: function.name.to_string(),
            index_width,
            inputs: function
                .parameters
                .iter()
                .cloned()
                .zip(environment.arguments)
                .collect(),
            before,
            after,
            results: function.results.clone(),
            memory: environment.memory.snapshot(),
        }))
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

//! The execution of functions before and after passes.

use std::collections::BTreeSet;

use pass_debug::validation::{Effort, FunctionValidation, ValidationResult, Validator};
use pass_ir::{Context, Op};
use pass_meaning::{Config, Meanings, Program, Verdict};

use crate::Embedded;

/// The bits of input up to which a function is executed on all inputs by [`Effort::Exhaustive`].
const EXHAUSTIVE_BITS: u32 = 24;

/// The steps of [`Effort::Exhaustive`]: some thirty for each input of that many bits, before and after.
const EXHAUSTIVE_STEPS: u64 = 1 << (EXHAUSTIVE_BITS + 6);

/// ```
/// use pass_debug::validation::{Effort, Validation, ValidationLog};
/// use pass_embedded::Embedded;
/// use pass_meaning::Meanings;
/// use pass_runtime::PassManager;
///
/// let log = ValidationLog::default();
/// let mut manager = PassManager::<Embedded>::new("builtin.module");
/// let validation = Validation::new(Meanings::mlir(), Effort::Samples(100), log.clone());
/// manager.add_instrumentation(validation);
/// # drop(manager);
/// assert_eq!(log.validated(), 0);
/// ```
impl Validator<Embedded> for Meanings {
    type Program = Program;

    fn compile(&self, _: &Context, op: &Op<'_>) -> Program {
        Program::compile(op, self)
    }

    fn check(&self, before: &Program, after: &Program, effort: Effort) -> Vec<FunctionValidation> {
        let config = match effort {
            Effort::Exhaustive => Config::default()
                .exhaustive_bits(EXHAUSTIVE_BITS)
                .total_steps(EXHAUSTIVE_STEPS)
                .samples(0),
            Effort::Samples(samples) => Config::default().samples(samples),
            _ => Config::default(),
        };
        let results = pass_meaning::check(before, after, &config);
        let functions: BTreeSet<&str> = after.functions().collect();
        results
            .into_iter()
            .filter(|(function, _)| functions.contains(&**function))
            .map(|(function, verdict)| FunctionValidation::new(function, result(verdict, effort)))
            .collect()
    }
}

fn result(verdict: Verdict, effort: Effort) -> ValidationResult {
    match verdict {
        Verdict::Refines { gap: None, .. } => ValidationResult::Proved,
        Verdict::Refines { gap: Some(gap), .. } if effort == Effort::Exhaustive => {
            ValidationResult::Undecided(gap.to_string())
        }
        Verdict::Refines { .. } => ValidationResult::Tested,
        Verdict::Counterexample(counterexample) => {
            ValidationResult::Counterexample(paragraphs(&counterexample.to_string()))
        }
        Verdict::Inconclusive { reason, .. } => ValidationResult::Undecided(reason),
        Verdict::Unsupported { operations } => ValidationResult::Unsupported(operations),
    }
}

/// Returns the lines of a text, each with the indented lines below it.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines() {
        match paragraphs.last_mut() {
            Some(last) if line.starts_with(' ') => {
                let separator = if last.ends_with(':') { " " } else { ", " };
                *last += separator;
                *last += line.trim_start();
            }
            _ => paragraphs.push(line.to_owned()),
        }
    }
    paragraphs
}

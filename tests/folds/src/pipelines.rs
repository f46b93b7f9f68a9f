//! Runs passes that ship on the inputs of the oracle and on random modules, and executes each function before and after
//! each of them: none of the passes is wrong, so every counterexample would be a false alarm.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use pass_debug::validation::{
    Effort, FunctionValidation, Validation, ValidationLog, ValidationResult, Validator,
};
use pass_embedded::Embedded;
use pass_ir::{Context, Module, Op, ParseOptions, parse};
use pass_meaning::{Code, Config, Meanings, Program, Verdict};
use pass_random_modules::RandomModule;
use pass_runtime::diagnostic::{Diagnostic, Severity};
use pass_runtime::{PassManager, PassRegistry};
use rayon::prelude::*;

const INPUTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../oracle/ir");

/// The number of random modules.
const MODULES: u64 = 1_000;

/// The pipelines that run on every module, beside those that an input names.
const PIPELINES: [&str; 2] = [
    "canonicalize,cse,sccp,loop-invariant-code-motion,inline,canonicalize,symbol-dce",
    "inline,sccp,canonicalize{top-down=false},loop-invariant-code-motion,cse,symbol-dce",
];

/// Executions on few inputs, for thousands of functions.
struct Brief(Meanings);

impl Validator<Embedded> for Brief {
    type Program = Program;

    fn compile(&self, _: &Context, op: &Op<'_>) -> Program {
        Program::compile(op, &self.0)
    }

    fn check(&self, before: &Program, after: &Program, _: Effort) -> Vec<FunctionValidation> {
        let config = Config::default()
            .samples(30)
            .exhaustive_bits(8)
            .step_limit(500)
            .total_steps(20_000);
        let verdicts = pass_meaning::check(before, after, &config).into_iter();
        let results = verdicts.map(|(function, verdict)| {
            let result = match verdict {
                Verdict::Refines { .. } => ValidationResult::Tested,
                Verdict::Counterexample(found) => {
                    ValidationResult::Counterexample(vec![found.to_string()])
                }
                Verdict::Inconclusive { reason, .. } => ValidationResult::Undecided(reason),
                Verdict::Unsupported { operations } => ValidationResult::Unsupported(operations),
            };
            FunctionValidation::new(function, result)
        });
        results.collect()
    }
}

/// The results of executing functions before and after passes.
#[derive(Default)]
pub(crate) struct Alarms {
    /// The number of modules.
    modules: usize,
    /// The number of functions that were executed before and after a pass.
    executed: usize,
    /// The pipelines that are refused, as some inputs of the oracle intend.
    refused: BTreeSet<String>,
    /// The counterexamples.
    pub(crate) wrong: Vec<String>,
    /// The names of operations without a meaning, with the number of runs that came to one.
    without_meaning: BTreeMap<String, usize>,
}

impl Alarms {
    /// Returns whether fewer functions were executed than this number.
    pub(crate) fn is_short_of(&self, minimum: usize) -> bool {
        self.executed < minimum
    }

    fn add(&mut self, other: Self) {
        self.modules += other.modules;
        self.executed += other.executed;
        self.wrong.extend(other.wrong);
        self.refused.extend(other.refused);
        for (name, count) in other.without_meaning {
            *self.without_meaning.entry(name).or_default() += count;
        }
    }
}

impl fmt::Display for Alarms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            modules,
            executed,
            wrong,
            refused,
            ..
        } = self;
        let wrong = wrong.len();
        write!(
            f,
            "{modules} modules, {executed} functions executed, {wrong} wrong"
        )?;
        for pipeline in refused {
            write!(f, "\n  refused: {pipeline}")?;
        }
        let mut names: Vec<_> = self.without_meaning.iter().collect();
        names.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (message, count) in names.into_iter().take(10) {
            write!(f, "\n{count:>7} times {message}")?;
        }
        Ok(())
    }
}

/// Runs the inputs of the oracle with their passes.
pub(crate) fn inputs() -> Result<Alarms, String> {
    let files = std::fs::read_dir(Path::new(INPUTS)).map_err(|error| error.to_string())?;
    let mut paths: Vec<_> = files.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let alarms = paths.par_iter().map(|path| {
        // Some are no text.
        let text = std::fs::read(path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let runs = text.lines().filter_map(|line| line.strip_prefix("// run:"));
        let pipelines = runs.filter_map(pipeline);
        let pipelines: Vec<String> = pipelines.chain(PIPELINES.map(str::to_owned)).collect();
        let modules = text.split("// -----\n");
        modules.fold(Alarms::default(), |mut alarms, module| {
            alarms.add(run(&path.display().to_string(), module, &pipelines));
            alarms
        })
    });
    Ok(sum(alarms.collect()))
}

/// Runs random modules.
pub(crate) fn random(seed: u64) -> Alarms {
    let pipelines = PIPELINES.map(str::to_owned);
    let alarms = (0..MODULES).into_par_iter().map(|number| {
        let text = RandomModule::new(seed, number).text();
        run(&format!("random module {number}"), &text, &pipelines)
    });
    sum(alarms.collect())
}

fn sum(all: Vec<Alarms>) -> Alarms {
    all.into_iter().fold(Alarms::default(), |mut sum, alarms| {
        sum.add(alarms);
        sum
    })
}

/// Returns the pipeline below a module that flags of a tool name: passes by themselves, or all of it.
fn pipeline(flags: &str) -> Option<String> {
    let flags = shlex::split(flags)?;
    if let Some(whole) = flags
        .iter()
        .find_map(|flag| flag.strip_prefix("--pass-pipeline="))
    {
        let below = whole.trim().strip_prefix("builtin.module(")?;
        return Some(below.strip_suffix(')')?.to_owned());
    }
    let passes = flags.iter().filter_map(|flag| flag.strip_prefix("--"));
    let passes = passes.map(|flag| match flag.split_once('=') {
        Some((name, options)) => (name, format!("{name}{{{}}}", quoted(options))),
        None => (flag, flag.to_owned()),
    });
    let registry = registry();
    let known = passes.filter(|(name, _)| registry.get(name).is_some());
    let passes: Vec<String> = known.map(|(_, text)| text).collect();
    (!passes.is_empty()).then(|| passes.join(","))
}

/// Quotes the value of an option with parentheses, which a pipeline has of its own.
fn quoted(options: &str) -> String {
    match options.split_once('=') {
        Some((key, value)) if value.starts_with('(') => format!("{key}=\"{value}\""),
        _ => options.to_owned(),
    }
}

fn registry() -> PassRegistry<Embedded> {
    let mut registry = PassRegistry::new();
    // The names are unique.
    let _ = pass_transforms::register_transforms_passes(&mut registry);
    registry
}

/// Runs pipelines on a module. Without one that is valid, nothing is run.
fn run(name: &str, text: &str, pipelines: &[String]) -> Alarms {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let mut alarms = Alarms::default();
    let Ok(mut module) = parse(&cx, text, &ParseOptions::default()) else {
        return alarms;
    };
    if !module.root(&cx).verify(true).is_empty() {
        return alarms;
    }
    alarms.modules = 1;
    let registry = Arc::new(registry());
    for pipeline in pipelines {
        let copy = module.duplicate(&cx);
        run_one(&cx, copy, pipeline, &registry, name, &mut alarms);
    }
    alarms
}

fn run_one(
    cx: &Context,
    mut module: Module,
    pipeline: &str,
    registry: &Arc<PassRegistry<Embedded>>,
    name: &str,
    alarms: &mut Alarms,
) {
    let pipeline = format!("builtin.module({pipeline})");
    let Ok(parsed) = registry.parse(cx, &pipeline) else {
        alarms.refused.insert(pipeline);
        return;
    };
    let mut manager = PassManager::from(parsed);
    manager.set_registry(Arc::clone(registry));
    // Passes know nothing of operations that are not registered, so these stay as they are.
    let meanings = Meanings::mlir().with_fallback(|op| {
        let is_unknown = !op.context().is_registered(op.name());
        is_unknown.then(|| Code::external(op))?
    });
    let log = ValidationLog::default();
    let validation = Validation::new(Brief(meanings), Effort::Default, log.clone());
    manager.add_instrumentation(validation);
    let mut errors = Vec::new();
    let mut emit = |diagnostic: Diagnostic| match diagnostic.severity {
        Severity::Error => errors.push(diagnostic.to_string()),
        Severity::Remark => {
            let message = diagnostic.message.to_string();
            *alarms.without_meaning.entry(message).or_default() += 1;
        }
        _ => {}
    };
    // A pass that fails is the oracle's to compare.
    let _ = manager.run(cx, module.root(cx), &mut emit);
    alarms.executed += log.validated();
    for wrong in log.wrong_executions() {
        let (pass, errors, before) = (wrong.pass, errors.join("\n"), wrong.module);
        alarms
            .wrong
            .push(format!("{name}, {pipeline}, {pass}:\n{errors}\n{before}"));
    }
}

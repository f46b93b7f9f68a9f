//! `cargo xtask oracle --random N [--seed S]`: compares random modules, and reduces those that differ.

use super::case::Case;
use super::tool::{Tool, ToolOutput, temporary_file};
use crate::Outcome;
use pass_random_modules::RandomModule;
use rayon::prelude::*;

const SEPARATOR: &str = "// -----\n";

/// The command lines of each module.
const FLAGS: &[&str] = &[
    "",
    "--mlir-print-debuginfo",
    "--canonicalize",
    "--canonicalize='top-down=false'",
    "--canonicalize='region-simplify=disabled' --mlir-print-debuginfo",
    "--canonicalize='region-simplify=aggressive'",
    "--cse --mlir-print-debuginfo",
    "--sccp",
    "--loop-invariant-code-motion",
    "--inline",
    "--symbol-dce",
    "--cse --canonicalize --cse",
    "--sccp --canonicalize --mlir-print-debuginfo",
    "--loop-invariant-code-motion --cse --canonicalize",
    "--inline --sccp --canonicalize --symbol-dce --mlir-print-debuginfo",
];

const BATCH: u64 = 50;

/// The number of modules per second that a run may take.
const PER_SECOND: usize = 5;

/// The minimum time limit in seconds.
const MIN_LIMIT: usize = 5;

/// The maximum number of reduction steps.
const MAX_STEPS: usize = 200;

/// The number of random modules in the whole comparison.
const USUAL: u64 = 40;

/// Their seed. With seed 0, mlir-opt moves a division out of a loop that may not run.
const USUAL_SEED: u64 = 1;

/// Compares `count` modules of a seed.
pub fn run(count: u64, seed: u64) -> Outcome {
    let mut findings = Vec::new();
    match Pair::find() {
        Ok(tools) => check(&tools, FLAGS, count, seed, &mut findings),
        Err(error) => findings.push(error),
    }
    println!(
        "oracle: {count} random modules of seed {seed}, {} ways",
        FLAGS.len()
    );
    Ok(findings)
}

/// Compares a few modules, always the same ones.
pub(super) fn run_usual(findings: &mut Vec<String>) {
    match Pair::find() {
        Ok(tools) => check(&tools, FLAGS, USUAL, USUAL_SEED, findings),
        Err(error) => findings.push(error),
    }
    println!("oracle: {USUAL} random modules");
}

fn check(tools: &Pair, flags: &[&str], count: u64, seed: u64, findings: &mut Vec<String>) {
    let mut first = 0;
    while first < count {
        let numbers: Vec<u64> = (first..count.min(first + BATCH)).collect();
        let modules: Vec<RandomModule> = numbers
            .iter()
            .map(|&number| RandomModule::new(seed, number))
            .collect();
        let finding = |flags: &&str| match tools.differing(&modules, flags) {
            Err(error) => Some(format!("{flags}: {error}")),
            Ok(found) => {
                let index = *found.first()?;
                Some(tools.report(numbers[index], modules[index].clone(), flags))
            }
        };
        let found: Vec<String> = flags.par_iter().filter_map(finding).collect();
        findings.extend(found);
        first += BATCH;
    }
}

struct Pair {
    theirs: Tool,
    ours: Tool,
}

impl Pair {
    fn find() -> Result<Self, String> {
        Ok(Self {
            theirs: Tool::mlir_opt()?,
            ours: Tool::built("pass-opt")?,
        })
    }

    /// Returns the indices of the modules for which the tools differ, unless MLIR's tool crashes or does not end.
    fn differing(&self, modules: &[RandomModule], flags: &str) -> Result<Vec<usize>, String> {
        if modules.is_empty() {
            return Ok(Vec::new());
        }
        let texts: Vec<String> = modules.iter().map(RandomModule::text).collect();
        let limit = MIN_LIMIT.max(modules.len() / PER_SECOND);
        let (theirs, ours) = self.run(&texts.join(SEPARATOR), flags, limit)?;
        let crashed = theirs.status > 100;
        let [left, right] =
            [&theirs, &ours].map(|ran| ran.stdout.split(SEPARATOR).collect::<Vec<_>>());
        let is_whole = left.len() == modules.len() && right.len() == modules.len();
        match modules {
            [_] if ours.is_at_limit() => return Ok(vec![0]),
            [_] if crashed => return Ok(Vec::new()),
            [_] => {
                let differs = theirs.stdout != ours.stdout || theirs.status != ours.status;
                return Ok(if differs { vec![0] } else { Vec::new() });
            }
            _ if crashed || !is_whole => return self.differing_halves(modules, flags),
            _ => {}
        }
        let pairs = left.iter().zip(&right).enumerate();
        let found: Vec<usize> = pairs
            .filter(|(_, (a, b))| a != b)
            .map(|(index, _)| index)
            .collect();
        if found.is_empty() && theirs.status != ours.status {
            return Err(format!(
                "exit status: mlir-opt {}, pass-opt {}",
                theirs.status, ours.status
            ));
        }
        Ok(found)
    }

    fn differing_halves(
        &self,
        modules: &[RandomModule],
        flags: &str,
    ) -> Result<Vec<usize>, String> {
        let (one, other) = modules.split_at(modules.len() / 2);
        let mut found = self.differing(one, flags)?;
        let rest = self.differing(other, flags)?;
        found.extend(rest.into_iter().map(|index| index + one.len()));
        Ok(found)
    }

    fn run(
        &self,
        text: &str,
        flags: &str,
        limit: usize,
    ) -> Result<(ToolOutput, ToolOutput), String> {
        let file = temporary_file(text)?;
        let mut arguments = super::case::arguments(flags);
        arguments.push("--split-input-file".to_owned());
        arguments.push("--allow-unregistered-dialect".to_owned());
        let theirs = self
            .theirs
            .run_to_limit(file.path(), arguments.clone(), limit)?;
        let ours = self.ours.run_to_limit(file.path(), arguments, limit)?;
        Ok((theirs, ours))
    }

    /// Reduces the module and describes the difference; a module on which ours does not end stays as it is.
    fn report(&self, number: u64, mut module: RandomModule, flags: &str) -> String {
        let whole = self.run(&module.text(), flags, MIN_LIMIT);
        let steps = match whole {
            Ok((_, ours)) if ours.is_at_limit() => 0,
            _ => MAX_STEPS,
        };
        for _ in 0..steps {
            let mut steps = module.smaller();
            match self.differing(&steps, flags).as_deref() {
                Ok([first, ..]) => module = steps.swap_remove(*first),
                _ => break,
            }
        }
        let text = module.text();
        let difference = match self.run(&text, flags, MIN_LIMIT) {
            Ok((_, ours)) if ours.is_at_limit() => "pass-opt does not end".to_owned(),
            Ok((theirs, ours)) => super::describe(&case(flags), &theirs, &ours).unwrap_or_default(),
            Err(error) => error,
        };
        format!(
            "random module {number}\n// run: --allow-unregistered-dialect {flags}\n{text}{difference}\n"
        )
    }
}

fn case(flags: &str) -> Case {
    Case {
        file: String::new(),
        flags: flags.to_owned(),
        tool: "pass-opt".to_owned(),
        with_stderr: false,
        lower: None,
    }
}

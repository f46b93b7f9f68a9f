//! The pass manager on real MLIR beside MLIR's own, on the same input and with the same passes.

use super::process::{Program, Run};
use super::{IDLE_PASSES, input};
use std::path::Path;
use std::time::Duration;

/// Runs of each program on each input. The medians count.
const RUNS: usize = 7;

/// The workspace that needs LLVM.
const FOLDER: &str = "adapters/melior";

pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("functions.mlir");
    let operations = input::FUNCTIONS * input::OPERATIONS;
    input::write(&file, input::Shape::Many, operations).map_err(|error| error.to_string())?;
    println!(
        "== real MLIR: {} functions of {} operations, medians of {RUNS} runs in turn; CPU is time in user mode on all cores",
        input::FUNCTIONS,
        input::OPERATIONS
    );
    let theirs = Program::mlir_opt()?;
    let opt = Program::released_in(FOLDER, ["--bin", "passwright-mlir-opt"])?;
    let idle = Program::released_in(FOLDER, ["--bench", "idle"])?;
    println!(
        "{:<28} {:>9} {:>9} {:>6} {:>9} {:>9} {:>6}",
        "", "ours, ms", "MLIR, ms", "ratio", "CPU ours", "CPU MLIR", "ratio"
    );
    let idle_passes = vec!["test-function-pass"; IDLE_PASSES].join(",");
    let contest = |tool, passes: &str| Pairs::run(tool, &theirs, passes, &file, folder.path());
    let before = contest(&idle, "")?;
    before.print("parse and print", "");
    contest(&opt, "canonicalize,cse")?.print("canonicalize,cse", "at most 1.10");
    let after = contest(&idle, &idle_passes)?;
    after.print("50 passes that do nothing", "at most 0.50");
    after.beyond(before.median()).print("  what they add", "");
    Ok(())
}

/// Runs of both programs in turn, ours first: what else the machine does hits both of a pair.
struct Pairs(Vec<(Run, Run)>);

impl Pairs {
    fn run(
        ours: &Program,
        theirs: &Program,
        passes: &str,
        file: &Path,
        folder: &Path,
    ) -> Result<Self, String> {
        let pipeline = format!("--pass-pipeline=builtin.module(func.func({passes}))");
        let mut args = vec!["--mlir-print-op-generic"];
        if !passes.is_empty() {
            args.push(&pipeline);
        }
        let pair = |_| {
            Ok((
                ours.run(file, &args, folder)?,
                theirs.run(file, &args, folder)?,
            ))
        };
        (0..RUNS).map(pair).collect::<Result<_, String>>().map(Self)
    }

    fn median(&self) -> (Run, Run) {
        let (ours, theirs) = self.0.iter().copied().unzip();
        (Run::median(ours), Run::median(theirs))
    }

    /// The time of each run that exceeds that of another one.
    fn beyond(&self, (ours, theirs): (Run, Run)) -> Self {
        let beyond = |pair: &(Run, Run)| (pair.0.beyond(ours), pair.1.beyond(theirs));
        Self(self.0.iter().map(beyond).collect())
    }

    /// The median of the ratios of pairs, which load on the machine disturbs less than the ratio of medians.
    fn ratio(&self, time: fn(&Run) -> Duration) -> f64 {
        let ratio = |(ours, theirs): &(Run, Run)| {
            time(ours).as_secs_f64() / time(theirs).as_secs_f64().max(f64::EPSILON)
        };
        let mut ratios: Vec<f64> = self.0.iter().map(ratio).collect();
        ratios.sort_by(f64::total_cmp);
        ratios[ratios.len() / 2]
    }

    /// A line of the table. A ratio says how many times as much ours takes; `bound` is the aim of the first one.
    fn print(&self, name: &str, bound: &str) {
        let (ours, theirs) = self.median();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "{name:<28} {:>9.0} {:>9.0} {:>6.2} {:>9.0} {:>9.0} {:>6.2}  {bound}",
            milliseconds(ours.time),
            milliseconds(theirs.time),
            self.ratio(|run| run.time),
            milliseconds(ours.cpu),
            milliseconds(theirs.cpu),
            self.ratio(|run| run.cpu),
        );
    }
}

//! The pass manager on real MLIR beside MLIR's own, on the same input and with the same passes.

use super::process::{Program, Run};
use super::{IDLE_PASSES, input};
use std::path::Path;

/// Runs of each program on each input, of which the median counts.
const RUNS: usize = 7;

/// The workspace that needs LLVM.
const FOLDER: &str = "adapters/melior";

pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("functions.mlir");
    let operations = input::FUNCTIONS * input::OPERATIONS;
    input::write(&file, input::Shape::Many, operations).map_err(|error| error.to_string())?;
    println!(
        "== real MLIR: {} functions of {} operations, medians of {RUNS} runs; CPU is time in user mode on all cores",
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
    let contest = |name: &str, tool: &Program, passes: &str| {
        let (ours, theirs) = hold(tool, &theirs, passes, &file, folder.path())?;
        print(name, ours, theirs);
        Ok::<_, String>((ours, theirs))
    };
    let before = contest("parse and print", &idle, "")?;
    contest("canonicalize,cse", &opt, "canonicalize,cse")?;
    let after = contest("50 passes that do nothing", &idle, &idle_passes)?;
    let (ours, theirs) = (after.0.beyond(before.0), after.1.beyond(before.1));
    print("  what they add", ours, theirs);
    Ok(())
}

/// Both programs in turn, so that what else the machine does hits both.
fn hold(
    ours: &Program,
    theirs: &Program,
    passes: &str,
    file: &Path,
    folder: &Path,
) -> Result<(Run, Run), String> {
    let pipeline = format!("--pass-pipeline=builtin.module(func.func({passes}))");
    let mut args = vec!["--mlir-print-op-generic"];
    if !passes.is_empty() {
        args.push(&pipeline);
    }
    let (mut our_runs, mut their_runs) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        our_runs.push(ours.run(file, &args, folder)?);
        their_runs.push(theirs.run(file, &args, folder)?);
    }
    Ok((Run::median(our_runs), Run::median(their_runs)))
}

/// A line of the table. A ratio says how many times as much ours takes.
fn print(name: &str, ours: Run, theirs: Run) {
    let [our_time, their_time] = [ours, theirs].map(|run| run.time.as_secs_f64() * 1e3);
    let [our_cpu, their_cpu] = [ours, theirs].map(|run| run.cpu.as_secs_f64() * 1e3);
    println!(
        "{name:<28} {our_time:>9.0} {their_time:>9.0} {:>6.2} {our_cpu:>9.0} {their_cpu:>9.0} {:>6.2}",
        our_time / their_time,
        our_cpu / their_cpu
    );
}

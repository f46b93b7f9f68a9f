//! The growth of the tool's time with the number of operations, in many functions and in one.

use super::input::{self, Shape};
use super::process::{Program, Run};

/// Numbers of operations.
const SIZES: [usize; 3] = [100_000, 300_000, 1_000_000];

/// Runs of each input, of which the median counts.
const RUNS: usize = 3;

/// Passes on each function, the first of them none: that is reading, checking and printing.
const PASSES: [&str; 3] = ["", "cse", "canonicalize"];

pub(super) fn run() -> Result<(), String> {
    println!("== growth: nanoseconds per operation, medians of {RUNS} runs");
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("input.mlir");
    let tool = Program::released("pass-opt")?;
    for (shape, name) in [
        (Shape::Many, "many functions"),
        (Shape::One, "one function"),
    ] {
        let mut rows = PASSES.map(|passes| match passes {
            "" => format!("{name}, parse and print"),
            passes => format!("{name}, {passes}"),
        });
        for size in SIZES {
            input::write(&file, shape, size).map_err(|error| error.to_string())?;
            for (row, passes) in rows.iter_mut().zip(PASSES) {
                let pipeline = format!("--pass-pipeline=builtin.module(func.func({passes}))");
                let args = ["--mlir-print-op-generic", &pipeline];
                let runs: Result<Vec<Run>, String> = (0..RUNS)
                    .map(|_| tool.run(&file, &args, folder.path()))
                    .collect();
                let time = Run::median(runs?).time;
                let each = time.as_nanos() / size as u128;
                *row = format!("{row:<34} {size:>9}: {each:>5}");
            }
        }
        rows.iter().for_each(|row| println!("{row}"));
    }
    Ok(())
}

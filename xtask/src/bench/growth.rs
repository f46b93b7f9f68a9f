//! The growth of the tool's time and memory with the number of operations, in many functions and in one.

use super::chains::CHAINS;
use super::input::{self, OPERATIONS, Shape};
use super::process::Program;

const SIZES: [usize; 3] = [100_000, 300_000, 1_000_000];

/// Numbers of links of chains.
const CHAIN_SIZES: [usize; 3] = [4_000, 8_000, 16_000];

/// Sizes of large files, in mebibytes.
const LARGE: [usize; 2] = [256, 1024];

/// The number of measured runs per input, whose median is reported.
const RUNS: usize = 3;

/// Passes on each function; the first row runs none, so it shows parsing, verification and printing.
const PASSES: [&str; 3] = ["", "cse", "canonicalize"];

const SHAPES: [(Shape, &str); 2] = [
    (Shape::Many, "many functions"),
    (Shape::One, "one function"),
];

pub(super) fn time() -> Result<(), String> {
    println!(
        "== growth: nanoseconds per operation for {SIZES:?} operations, medians of {RUNS} runs"
    );
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tool = Program::released("pass-opt")?;
    for (shape, name) in SHAPES {
        let mut rows = PASSES.map(|passes| format!("{:<28}", format!("{name}, {passes}")));
        for size in SIZES {
            input::write(&folder.path().join("input.mlir"), shape, size)
                .map_err(|error| error.to_string())?;
            for (row, passes) in rows.iter_mut().zip(PASSES) {
                let pipeline = format!("--pass-pipeline=builtin.module(func.func({passes}))");
                let args = ["input.mlir", "--mlir-print-op-generic", &pipeline];
                let time = tool.median_of(RUNS, folder.path(), &args)?.time;
                row.push_str(&format!(" {:>6}", time.as_nanos() / size as u128));
            }
        }
        println!("{}", rows.join("\n"));
    }
    Ok(())
}

/// Measures `canonicalize` on functions in which one pattern merges each operation with the one before it.
pub(super) fn chains() -> Result<(), String> {
    println!(
        "== growth: milliseconds of canonicalize for chains of {CHAIN_SIZES:?} links, medians of {RUNS} runs"
    );
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tool = Program::released("pass-opt")?;
    for chain in &CHAINS {
        let mut row = format!("{:<28}", chain.name);
        let mut times = Vec::new();
        for size in CHAIN_SIZES {
            std::fs::write(folder.path().join("input.mlir"), chain.module(size))
                .map_err(|error| error.to_string())?;
            let args = ["input.mlir", "--mlir-print-op-generic", "--canonicalize"];
            let time = tool.median_of(RUNS, folder.path(), &args)?.time;
            times.push(time.as_secs_f64());
            row.push_str(&format!(" {:>6}", time.as_millis()));
        }
        let exponent = (times[2] / times[1]).log2();
        println!(
            "{row}  exponent {exponent:.1}  {}",
            chain.superlinear_reason.unwrap_or_default()
        );
    }
    Ok(())
}

/// Compares a pipeline with and without the execution of functions. Without it nothing is compiled or executed.
pub(super) fn validation() -> Result<(), String> {
    const FUNCTIONS: usize = 2_000;
    println!(
        "== --validate: canonicalize and cse on {FUNCTIONS} functions, medians of {RUNS} runs"
    );
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tool = Program::released("pass-opt")?;
    let file = folder.path().join("input.mlir");
    input::write(&file, Shape::Many, FUNCTIONS * OPERATIONS).map_err(|error| error.to_string())?;
    let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))";
    for flag in ["--verify-each", "--validate", "--validate=samples:10"] {
        let run = tool.median_of(RUNS, folder.path(), &["input.mlir", pipeline, flag])?;
        println!("{flag:<24} {:>9.0} ms", run.milliseconds());
    }
    Ok(())
}

pub(super) fn memory() -> Result<(), String> {
    println!("== large files: parse and print");
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("input.mlir");
    let tool = Program::released("pass-opt")?;
    for (shape, name) in SHAPES {
        for mebibytes in LARGE {
            // About how many bytes a group of operations takes.
            let group = if shape == Shape::Many { 830 } else { 720 };
            let operations = mebibytes * (1 << 20) / group * OPERATIONS;
            input::write(&file, shape, operations).map_err(|error| error.to_string())?;
            let size = std::fs::metadata(&file).map_err(|error| error.to_string())?;
            let size = size.len() as f64 / f64::from(1 << 20);
            let run = tool.run(folder.path(), ["input.mlir", "--mlir-print-op-generic"])?;
            let (seconds, held) = (run.time.as_secs_f64(), run.mebibytes);
            println!(
                "{name:<16} {size:>7.0} MiB in {seconds:>6.2} s with {held:>7.0} MiB, {:.2} times the size",
                held / size
            );
        }
    }
    Ok(())
}

//! Many small files: `pass-opt batch` beside a process of `mlir-opt` for each file, and its processes beside its threads.

use std::fs;
use std::path::Path;

use super::input::{self, OPERATIONS, Shape};
use super::process::{Program, Run};

/// The number of files of a data set of kernels that was looked at.
const FILES: usize = 14_616;

/// The number of these that are given to `mlir-opt`, whose time grows in proportion.
const FILES_OF_MLIR: usize = 1_000;

const FUNCTIONS_OF_FILE: usize = 3;

const RUNS: usize = 3;

const PIPELINE: &str = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))";

pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    write_files(&folder.join("in")).map_err(|error| error.to_string())?;
    let ours = Program::released("pass-opt")?;
    let theirs = Program::mlir_opt().0.display().to_string();
    let xargs = Program("xargs".into());
    println!("== {FILES} files, each of {FUNCTIONS_OF_FILE} functions: canonicalize,cse");
    let batch = [
        "batch",
        PIPELINE,
        "--workers=2",
        "--force",
        "--out-dir=out",
        "in",
    ];
    let threads = ours.median_of(RUNS, folder, &batch)?;
    let processes = ours.median_of(RUNS, folder, &[&batch[..], &["--isolate"]].concat())?;
    let script = format!("find in -name '*.mlir' | head -n {FILES_OF_MLIR} > list");
    Program("sh".into()).run(folder, ["-c", &script])?;
    let one_each = [
        "-a",
        "list",
        "-P2",
        "-I",
        "{}",
        &theirs,
        "{}",
        PIPELINE,
        "-o",
        "/dev/null",
    ];
    let mlir = xargs.median_of(1, folder, &one_each)?;
    let row = |name: &str, run: Run, files: usize| {
        let rate = files as f64 / run.time.as_secs_f64();
        println!("{name:32} {rate:>9.0} files/s {:>8.1} MiB", run.mebibytes);
        rate
    };
    let threads = row("threads", threads, FILES);
    let processes = row("processes (--isolate)", processes, FILES);
    let mlir = row("xargs -P2 mlir-opt", mlir, FILES_OF_MLIR);
    println!(
        "threads / mlir-opt {:.1}, threads / processes {:.2}",
        threads / mlir,
        threads / processes
    );
    Ok(())
}

fn write_files(folder: &Path) -> std::io::Result<()> {
    for number in 0..FILES {
        let parent = folder.join(format!("{:03}", number / 100));
        fs::create_dir_all(&parent)?;
        let file = parent.join(format!("{number}.mlir"));
        input::write(&file, Shape::Many, FUNCTIONS_OF_FILE * OPERATIONS)?;
    }
    Ok(())
}

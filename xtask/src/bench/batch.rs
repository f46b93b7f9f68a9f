//! Many small files: `pass-opt batch` beside a process of `mlir-opt` for each file, and its processes beside its threads. Many names:
//! its memory.

use std::fs;
use std::path::Path;

use super::input::{self, OPERATIONS, Shape};
use super::process::{Program, Run};

/// The number of files; that of the kernel data set that motivated the benchmark.
const FILES: usize = 14_616;

/// The number of files given to `mlir-opt`, whose time grows in proportion.
const FILES_OF_MLIR: usize = 1_000;

const FUNCTIONS_OF_FILE: usize = 3;

const RUNS: usize = 3;

/// The numbers of names whose memory is measured.
const NAMES: [usize; 3] = [10_000, 100_000, 1_000_000];

/// A program that gives files to a pool of processes of Python, each of which runs the tool for one after the other.
const POOL: &str = "
import multiprocessing, subprocess, sys
tool, pipeline = sys.argv[1:]
def compile(file):
    subprocess.run([tool, file, pipeline, '-o', '/dev/null'], check=True)
if __name__ == '__main__':
    with multiprocessing.Pool(2) as pool:
        pool.map(compile, open('list').read().splitlines(), chunksize=1)
";

const PIPELINE: &str = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))";

pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    write_files(&folder.join("in")).map_err(|error| error.to_string())?;
    let pass_opt = Program::released("pass-opt")?;
    let mlir_opt = Program::mlir_opt().0.display().to_string();
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
    let mut runs = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        // In turn, so that both meet the same load.
        runs[0].push(pass_opt.run(folder, batch)?);
        runs[1].push(pass_opt.run(folder, batch.iter().chain(&["--isolate"]))?);
    }
    let [threads, processes] = runs.map(|runs| Run::median(&runs));
    let script = format!("find in -name '*.mlir' | head -n {FILES_OF_MLIR} > list");
    Program("sh".into()).run(folder, ["-c", &script])?;
    let one_each = [
        "-a",
        "list",
        "-P2",
        "-I",
        "{}",
        &mlir_opt,
        "{}",
        PIPELINE,
        "-o",
        "/dev/null",
    ];
    let mlir = xargs.median_of(1, folder, &one_each)?;
    let pool = ["-c", POOL, &mlir_opt, PIPELINE];
    let pool = Program("python3".into()).median_of(1, folder, &pool)?;
    let row = |name: &str, run: Run, files: usize| {
        let rate = files as f64 / run.time.as_secs_f64();
        println!("{name:32} {rate:>9.0} files/s {:>8.1} MiB", run.mebibytes);
        rate
    };
    let threads = row("threads", threads, FILES);
    let processes = row("processes (--isolate)", processes, FILES);
    let mlir = row("xargs -P2 mlir-opt", mlir, FILES_OF_MLIR);
    let pool = row("Python process pool of mlir-opt", pool, FILES_OF_MLIR);
    println!("time of processes / threads {:.2}", threads / processes);
    for (name, rate) in [("xargs", mlir), ("the pool", pool)] {
        println!(
            "files/s of threads / {name} {:.1}, of processes / {name} {:.1}",
            threads / rate,
            processes / rate
        );
    }
    memory(&pass_opt, folder)
}

/// Prints the memory of a batch by the number of its modules. They cannot be read, so that a million of them write no files.
fn memory(pass_opt: &Program, folder: &Path) -> Result<(), String> {
    println!("== names, each of a module that cannot be read");
    let tool = pass_opt.0.display().to_string();
    for count in NAMES {
        let script = format!(
            "seq {count} | sed 's/.*/{{\"id\": \"&.mlir\", \"text\": \"?\"}}/' \
             | \"$0\" batch '{PIPELINE}' --workers=2 --out-dir=names{count} -; [ $? = 1 ]"
        );
        let run = Program("sh".into()).run(folder, ["-c", &script, &tool])?;
        println!("{count:>9} names {:>8.1} MiB", run.mebibytes);
    }
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

//! What is measured with the tools: our own beside `mlir-opt`, results that are kept, many files, and growth with the input.

use std::fs;
use std::path::Path;

use super::input::{self, FUNCTIONS, OPERATIONS, Shape};
use super::process::Program;
use super::rows::{Row, compare};

const MELIOR: &str = "adapters/melior";

/// Prints the form that both tools write.
const GENERIC: &str = "--mlir-print-op-generic";

const ROUNDS: usize = 7;

const IDLE_PASSES: usize = 50;

/// The number of small files; that of the kernel data set that motivated the benchmark.
const FILES: usize = 14_616;

/// The number of files given to `mlir-opt`, whose time grows in proportion.
const FILES_OF_MLIR: usize = 1_000;

const SIZES: [usize; 3] = [100_000, 300_000, 1_000_000];

/// Sizes of large files, in mebibytes.
const LARGE: [usize; 2] = [256, 1024];

/// The way of functions on tensors to the dialect of LLVM.
const LOWERING: &str = "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},func.func(convert-linalg-to-loops,convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts,canonicalize,cse)";

fn text<E: std::fmt::Display>(error: E) -> String {
    error.to_string()
}

fn on_functions(passes: &str) -> String {
    format!("--pass-pipeline=builtin.module(func.func({passes}))")
}

fn idle_passes() -> String {
    on_functions(&["test-function-pass"; IDLE_PASSES].join(","))
}

/// Makes a folder with an `input.mlir` of many functions.
fn folder_with_functions(count: usize) -> Result<tempfile::TempDir, String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let file = folder.path().join("input.mlir");
    input::write(&file, Shape::Many, count * OPERATIONS).map_err(text)?;
    Ok(folder)
}

/// Compares our tools on the embedded IR with `mlir-opt`.
pub(super) fn embedded() -> Result<(), String> {
    let opt = Program::shipped("pass-opt")?;
    let idle = Program::shipped("passwright-test-opt")?;
    let passes_twice = [on_functions("cse"), on_functions("canonicalize")];
    let idle_passes = idle_passes();
    let unverified = [&*idle_passes, "--verify-each=false"];
    beside_mlir_opt(
        "the embedded IR",
        &[
            ("parse and print", &opt, &[], None),
            ("on one thread", &opt, &["--mlir-disable-threading"], None),
            ("cse", &opt, &[&passes_twice[0]], None),
            ("canonicalize", &opt, &[&passes_twice[1]], None),
            ("what 50 idle passes add", &idle, &[&idle_passes], Some(0)),
            ("and without verification", &idle, &unverified, Some(0)),
        ],
    )
}

/// Compares our tool on real MLIR with `mlir-opt`.
pub(super) fn melior() -> Result<(), String> {
    let opt = Program::shipped_in(MELIOR, ["--bin", "passwright-mlir-opt"])?;
    let idle = Program::shipped_in(MELIOR, ["--bench", "idle"])?;
    let idle_passes = idle_passes();
    let pair = on_functions("canonicalize,cse");
    beside_mlir_opt(
        "real MLIR",
        &[
            ("parse and print", &idle, &[], None),
            ("canonicalize,cse", &opt, &[&pair], None),
            ("what 50 idle passes add", &idle, &[&idle_passes], Some(0)),
        ],
    )
}

/// A tool with its flags, and the earlier comparison whose costs are subtracted.
type Comparison<'c> = (&'c str, &'c Program, &'c [&'c str], Option<usize>);

fn beside_mlir_opt(title: &str, comparisons: &[Comparison<'_>]) -> Result<(), String> {
    let folder = folder_with_functions(FUNCTIONS)?;
    let mlir_opt = Program::mlir_opt();
    let mut rows = Vec::new();
    for &(name, tool, flags, before) in comparisons {
        let arguments = [&["input.mlir", GENERIC], flags].concat();
        let own_row = rows.len() + 1;
        for (name, program) in [("  mlir-opt", &mlir_opt), (name, tool)] {
            let mut row = Row::new(name, program, &arguments);
            if let Some(before) = before {
                row = row.beyond(2 * before + rows.len() % 2);
            }
            rows.push(if rows.len() == own_row {
                row.over(own_row - 1)
            } else {
                row
            });
        }
    }
    let title = format!("{title} beside mlir-opt, {FUNCTIONS} functions");
    compare(&title, folder.path(), ROUNDS, &rows).map(drop)
}

/// Measures results that are kept: many small modules in one file, and few large functions.
pub(super) fn cache() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let folder = folder.path();
    let tool = Program::shipped("pass-opt")?;
    for (title, functions, flag) in [
        (
            "14,616 modules of 8 operations",
            input::functions(FILES, 1, "// -----\n"),
            &["--split-input-file"][..],
        ),
        (
            "1,000 functions of 400 operations",
            input::functions(1_000, 50, ""),
            &[],
        ),
    ] {
        fs::write(folder.join("input.mlir"), functions).map_err(text)?;
        for passes in [
            "canonicalize,cse",
            "canonicalize,cse,sccp,loop-invariant-code-motion,canonicalize{top-down=false},cse,sccp,topological-sort",
        ] {
            let pipeline = on_functions(passes);
            let plain = [&["input.mlir", GENERIC, &pipeline], flag].concat();
            kept(&format!("{title}, {passes}"), folder, &tool, &plain)?;
        }
    }
    Ok(())
}

/// Measures results that are kept of real MLIR.
pub(super) fn melior_cache() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let tool = Program::shipped_in(MELIOR, ["--bin", "passwright-mlir-opt"])?;
    fs::write(folder.path().join("input.mlir"), input::matmuls(200)).map_err(text)?;
    let title = "one-shot-bufferize to llvm on 200 functions, real MLIR";
    kept(title, folder.path(), &tool, &["input.mlir", LOWERING])
}

/// Compares runs without a cache, with an empty one and with one that knows everything.
fn kept(title: &str, folder: &Path, tool: &Program, plain: &[&str]) -> Result<(), String> {
    let clear = || drop(fs::remove_dir_all(folder.join("store")));
    let cached = [plain, &["--cache=store"]].concat();
    let rows = [
        Row::new("without a cache", tool, plain),
        Row::new("cold / without", tool, &cached)
            .after(&clear)
            .over(0),
        Row::new("warm / cold", tool, &cached).over(1),
    ];
    let runs = compare(title, folder, ROUNDS, &rows)?;
    let saved = runs[0].time.as_secs_f64() / runs[2].time.as_secs_f64();
    println!("without / warm {saved:.1}");
    clear();
    Ok(())
}

/// Compares a batch of many small files with a process of `mlir-opt` for each.
pub(super) fn batch() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let folder = folder.path();
    let mut list = String::new();
    for number in 0..FILES {
        let name = format!("in/{:03}/{number}.mlir", number / 100);
        let file = folder.join(&name);
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(text)?;
        input::write(&file, Shape::Many, 3 * OPERATIONS).map_err(text)?;
        if number < FILES_OF_MLIR {
            list += &format!("{name}\n");
        }
    }
    fs::write(folder.join("list"), list).map_err(text)?;
    let tool = Program::shipped("pass-opt")?;
    let xargs = Program("xargs".into());
    let mlir_opt = Program::mlir_opt().0.display().to_string();
    let pipeline = on_functions("canonicalize,cse");
    let threads = [
        "batch",
        &pipeline,
        "--workers=2",
        "--force",
        "--out-dir=out",
        "in",
    ];
    let processes = [&threads[..], &["--isolate"]].concat();
    let each = [
        "-a",
        "list",
        "-P2",
        "-I",
        "{}",
        &mlir_opt,
        "{}",
        &pipeline,
        "-o",
        "/dev/null",
    ];
    let rows = [
        Row::new("threads", &tool, &threads),
        Row::new("processes / threads", &tool, &processes).over(0),
        Row::new("xargs -P2 mlir-opt", &xargs, &each),
    ];
    let title = format!("{FILES} files, mlir-opt on {FILES_OF_MLIR}");
    let runs = compare(&title, folder, 3, &rows)?;
    let [threads, _, mlir_opt] = [0, 1, 2].map(|row| runs[row].time.as_secs_f64());
    let ratio = mlir_opt * FILES as f64 / FILES_OF_MLIR as f64 / threads;
    println!("files per second of threads / mlir-opt {ratio:.1}");
    Ok(())
}

/// Prints nanoseconds per operation for inputs of several sizes, which stay the same where time grows in proportion.
pub(super) fn growth() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let tool = Program::shipped("pass-opt")?;
    println!("== growth: nanoseconds per operation for {SIZES:?} operations");
    for (shape, name) in [
        (Shape::Many, "many functions"),
        (Shape::One, "one function"),
    ] {
        for passes in ["", "cse", "canonicalize"] {
            let mut line = format!("{:<36}", format!("{name}, {passes}"));
            for size in SIZES {
                input::write(&folder.path().join("input.mlir"), shape, size).map_err(text)?;
                let arguments = ["input.mlir", GENERIC, &on_functions(passes)];
                let run = tool.median_of(3, folder.path(), &arguments)?;
                line += &format!(" {:>6}", run.time.as_nanos() / size as u128);
            }
            println!("{line}");
        }
    }
    Ok(())
}

/// Prints the memory that large files take, in times of their size.
pub(super) fn large() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(text)?;
    let file = folder.path().join("input.mlir");
    let tool = Program::shipped("pass-opt")?;
    println!("== large files: parse and print");
    for mebibytes in LARGE {
        // A group of operations takes about 830 bytes.
        let operations = mebibytes * (1 << 20) / 830 * OPERATIONS;
        input::write(&file, Shape::Many, operations).map_err(text)?;
        let run = tool.run(folder.path(), ["input.mlir", GENERIC])?;
        let size = fs::metadata(&file).map_err(text)?.len() as f64 / f64::from(1 << 20);
        println!(
            "{size:>7.0} MiB in {:>6.2} s with {:>4.2} times the size",
            run.time.as_secs_f64(),
            run.mebibytes / size
        );
    }
    Ok(())
}

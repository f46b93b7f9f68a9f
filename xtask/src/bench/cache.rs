//! Passes that are skipped, and results that are kept: what they cost and what they save.

use std::fs;
use std::path::Path;

use super::input::{self, FUNCTIONS, OPERATIONS, Shape};
use super::process::{Program, Run, median};

const RUNS: usize = 3;
const PAIRS: usize = 9;

const PAIR: &str = "canonicalize,cse";

/// A pipeline that takes longer than reading and printing.
const LONG: &str = "canonicalize,cse,sccp,loop-invariant-code-motion,canonicalize{top-down=false},cse,sccp,topological-sort";

pub(super) fn run() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tool = Program::released("pass-opt")?;
    skipping(&tool, folder.path())?;
    let one_each = input::functions(14_616, 1, "// -----\n");
    let parts = Subject {
        name: "14616 modules of 8 operations",
        text: one_each,
        operations: 14_616 * (OPERATIONS + 2),
        functions: 14_616,
        flags: &["--split-input-file"],
    };
    let large = Subject {
        name: "1000 functions of 400 operations",
        text: input::functions(1_000, 50, ""),
        operations: 1_000 * (50 * OPERATIONS + 2),
        functions: 1_000,
        flags: &[],
    };
    for subject in [&parts, &large] {
        for passes in [PAIR, LONG] {
            subject.compare(&tool, folder.path(), passes)?;
        }
    }
    sizes(&tool, folder.path(), &large)
}

fn pipeline(passes: &str) -> String {
    format!("--pass-pipeline=builtin.module(func.func({passes}))")
}

fn skipping(tool: &Program, folder: &Path) -> Result<(), String> {
    let file = folder.join("input.mlir");
    input::write(&file, Shape::Many, FUNCTIONS * OPERATIONS).map_err(|error| error.to_string())?;
    println!("== {PAIR} on {FUNCTIONS} functions, milliseconds, medians of {RUNS} runs");
    let many = [PAIR; 17].join(",");
    let mlir_opt = Program::mlir_opt();
    let mut rows = Vec::new();
    for (name, program, passes, flags) in [
        ("once", tool, PAIR, &[][..]),
        ("once, --no-skip", tool, PAIR, &["--no-skip"][..]),
        ("17 times", tool, &many, &[]),
        ("17 times, --no-skip", tool, &many, &["--no-skip"]),
        ("17 times, mlir-opt", &mlir_opt, &many, &[]),
    ] {
        let pipeline = pipeline(passes);
        let args = [
            &["input.mlir", "--mlir-print-op-generic", &*pipeline],
            flags,
        ]
        .concat();
        let run = program.median_of(RUNS, folder, &args)?;
        rows.push(run.milliseconds());
        println!("{name:<28} {:>8.0}", run.milliseconds());
    }
    println!("{:<28} {:>8.2}", "17 times / once", rows[2] / rows[0]);
    println!("{:<28} {:>8.2}", "17 times, of mlir-opt", rows[2] / rows[4]);
    without_repeats(tool, folder)
}

/// Compares runs that may skip with runs that may not, in pairs, where there is nothing to skip.
fn without_repeats(tool: &Program, folder: &Path) -> Result<(), String> {
    let pipeline = pipeline(PAIR);
    let args = ["input.mlir", "--mlir-print-op-generic", &*pipeline];
    let with = [&args[..], &["--no-skip"]].concat();
    let mut shares = Vec::new();
    for pair in 0..PAIRS {
        let run = |args: &[&str]| tool.run(folder, args).map(|run| run.cpu.as_secs_f64());
        // Whichever is first finds other caches of the processor.
        let (skips, runs) = if pair % 2 == 0 {
            (run(&args)?, run(&with)?)
        } else {
            let runs = run(&with)?;
            (run(&args)?, runs)
        };
        shares.push(skips / runs);
    }
    shares.sort_by(f64::total_cmp);
    println!(
        "{:<28} {:>8.3} of CPU, median of {PAIRS} pairs",
        "once / once, --no-skip",
        shares[PAIRS / 2]
    );
    Ok(())
}

/// A module with the flags that it is run with.
struct Subject {
    name: &'static str,
    text: String,
    operations: usize,
    functions: usize,
    flags: &'static [&'static str],
}

impl Subject {
    /// Runs without a cache, with an empty one, with one that knows everything, and after the change of one function.
    fn compare(&self, tool: &Program, folder: &Path, passes: &str) -> Result<(), String> {
        let file = folder.join("input.mlir");
        let write = |text: &str| fs::write(&file, text).map_err(|error| error.to_string());
        let store = folder.join("store");
        let clear = || {
            let _ = fs::remove_dir_all(&store);
        };
        let pipeline = pipeline(passes);
        let args = |flags: &[&'static str]| {
            let always = [vec![
                "input.mlir".to_owned(),
                "--mlir-print-op-generic".to_owned(),
            ]];
            let flags = [self.flags, flags].concat().into_iter().map(str::to_owned);
            let mut args = always.concat();
            args.extend(flags);
            args
        };
        let with = |flags: &[&'static str]| {
            let mut args = args(flags);
            args.push(pipeline.clone());
            args
        };
        println!("== {}, {passes}", self.name);
        write(&self.text)?;
        let keep = || {};
        let rounds = Rounds::run(
            folder,
            &[
                ("reading and printing", tool, args(&[]), &keep),
                ("without a cache", tool, with(&[]), &keep),
                ("cold", tool, with(&["--cache=store"]), &clear),
                ("warm", tool, with(&["--cache=store"]), &keep),
                ("--dedupe", tool, with(&["--dedupe"]), &keep),
            ],
        )?;
        let mut edits = Vec::new();
        for edit in 0..PAIRS {
            let value = format!("{{value = {} : i32}}", 1_000_000 + edit);
            write(&self.text.replacen("{value = 7 : i32}", &value, 1))?;
            edits.push(tool.run(folder, with(&["--cache=store"]))?);
        }
        let edited = Run::median(&edits).milliseconds();
        println!("{:<28} {edited:>8.0}", "one function edited");
        let reading = rounds.milliseconds(0);
        let least = reading + (rounds.milliseconds(1) - reading) / self.functions as f64;
        println!(
            "cold / without {:.2}, cold / warm {:.1}, without / warm {:.1}, edited / (reading and one function) {:.2}, --dedupe / without {:.2}",
            rounds.ratio(2, 1),
            rounds.ratio(2, 3),
            rounds.ratio(1, 3),
            edited / least,
            rounds.ratio(4, 1)
        );
        clear();
        Ok(())
    }
}

/// A command: its name, its program, its arguments, and what has to be done before each run.
type Row<'r> = (&'static str, &'r Program, Vec<String>, &'r dyn Fn());

/// Runs of rows in rounds, so that other load hits all rows.
struct Rounds(Vec<Vec<Run>>);

impl Rounds {
    /// Runs the rows, and shows their medians.
    fn run(folder: &Path, rows: &[Row<'_>]) -> Result<Self, String> {
        let mut runs = vec![Vec::new(); rows.len()];
        for _ in 0..PAIRS {
            for ((_, program, arguments, prepare), runs) in rows.iter().zip(&mut runs) {
                prepare();
                runs.push(program.run(folder, arguments)?);
            }
        }
        println!("milliseconds, medians of {PAIRS} rounds");
        for ((name, ..), runs) in rows.iter().zip(&runs) {
            let run = Run::median(runs);
            let cpu = run.cpu.as_secs_f64() * 1e3;
            println!("{name:<28} {:>8.0} {cpu:>8.0} of CPU", run.milliseconds());
        }
        Ok(Self(runs))
    }

    /// Returns the median time of a row.
    fn milliseconds(&self, row: usize) -> f64 {
        Run::median(&self.0[row]).milliseconds()
    }

    /// Returns the median ratio of the times of two rows in a round.
    fn ratio(&self, over: usize, under: usize) -> f64 {
        let pairs = self.0[over].iter().zip(&self.0[under]);
        let ratios = pairs.map(|(over, under)| over.milliseconds() / under.milliseconds());
        median(ratios.collect())
    }
}

/// The functions of [`melior`].
const MATMULS: usize = 200;

/// The way of functions on tensors to the dialect of LLVM.
const LOWERING: &str = "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},func.func(convert-linalg-to-loops,convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts,canonicalize,cse)";

/// Measures results that are kept on real MLIR.
pub(super) fn melior() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    let store = folder.join("store");
    let tool = Program::released_in("adapters/melior", ["--bin", "passwright-mlir-opt"])?;
    let mlir_opt = Program::mlir_opt();
    fs::write(folder.join("input.mlir"), input::matmuls(MATMULS))
        .map_err(|error| error.to_string())?;
    let remove_all = || {
        let _ = fs::remove_dir_all(&store);
    };
    // What is left says which program this is.
    let remove_results = || {
        let files = fs::read_dir(&store).into_iter().flatten().flatten();
        let results = files.filter(|file| file.path().extension().is_some_and(|end| end == "seg"));
        results.for_each(|file| {
            let _ = fs::remove_file(file.path());
        });
    };
    let keep = || {};
    let plain = ["input.mlir", LOWERING].map(str::to_owned).to_vec();
    let cached = [&plain[..], &["--cache=store".to_owned()]].concat();
    println!("== one-shot-bufferize to llvm on {MATMULS} functions, real MLIR");
    let rounds = Rounds::run(
        folder,
        &[
            ("mlir-opt", &mlir_opt, plain.clone(), &keep),
            ("without a cache", &tool, plain, &keep),
            ("cold, a new folder", &tool, cached.clone(), &remove_all),
            ("cold", &tool, cached.clone(), &remove_results),
            ("warm", &tool, cached, &keep),
        ],
    )?;
    println!(
        "new folder / without {:.2}, cold / without {:.2}, cold / warm {:.1}, without / warm {:.1}, mlir-opt / warm {:.1}",
        rounds.ratio(2, 1),
        rounds.ratio(3, 1),
        rounds.ratio(3, 4),
        rounds.ratio(1, 4),
        rounds.ratio(0, 4)
    );
    Ok(())
}

/// Compares the bytes of entries with those of texts and of bytecode.
fn sizes(tool: &Program, folder: &Path, subject: &Subject) -> Result<(), String> {
    let size = |name: &str| fs::metadata(folder.join(name)).map_or(0, |metadata| metadata.len());
    fs::write(folder.join("input.mlir"), &subject.text).map_err(|error| error.to_string())?;
    let once = pipeline("canonicalize");
    let base = ["input.mlir", "--mlir-print-op-generic"];
    let kept = ["--cache=sizes", "--cache-all", "--mlir-timing"];
    // The result of the text is not kept of a run that is timed.
    tool.run(folder, [&base[..], &[&*once], &kept].concat())?;
    let entries = fs::read_dir(folder.join("sizes")).map_err(|error| error.to_string())?;
    let entries: u64 = entries
        .flatten()
        .filter_map(|file| file.metadata().ok())
        .map(|file| file.len())
        .sum();
    tool.run(folder, [&base[..], &[&*once, "-o", "plain.mlir"]].concat())?;
    tool.run(
        folder,
        [
            &base[..],
            &[&*once, "--mlir-print-debuginfo", "-o", "located.mlir"],
        ]
        .concat(),
    )?;
    let bytecode = ["located.mlir", "--emit-bytecode", "-o", "module.mlirbc"];
    Program::mlir_opt().run(folder, bytecode)?;
    // What canonicalize leaves has fewer operations than what it gets.
    let text = fs::read_to_string(folder.join("plain.mlir")).map_err(|error| error.to_string())?;
    let operations = text.matches(" = \"").count() + text.matches("\"func.").count();
    println!(
        "== bytes per operation of {}, of {} after canonicalize",
        subject.name,
        operations * 100 / subject.operations
    );
    for (name, bytes) in [
        ("entries of the cache", entries),
        ("generic text", size("plain.mlir")),
        ("generic text, locations", size("located.mlir")),
        ("bytecode of MLIR", size("module.mlirbc")),
    ] {
        println!("{name:<28} {:>8.1}", bytes as f64 / operations as f64);
    }
    Ok(())
}

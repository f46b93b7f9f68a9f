//! The cost of definitions: all that MLIR ships, once through `passwright gen` and `passwright docs`, beside the two
//! processes of `mlir-tblgen` for each of its files; and how time grows with the number of passes.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::process::{Program, Run};
use crate::oracle::docs;
use crate::workspace;

/// Runs of each program, of which the median counts.
const RUNS: usize = 9;

/// Runs of each command on each size, of which the median counts.
const GROWTH_RUNS: usize = 3;

/// Passes in one file.
const SIZES: [usize; 3] = [1_000, 3_000, 10_000];

/// The back ends of `mlir-tblgen` that a build runs on each file.
const BACK_ENDS: [&str; 2] = ["-gen-pass-decls", "-gen-pass-doc"];

pub(super) fn run() -> Result<(), String> {
    let tool = Program::released("passwright")?;
    beside_mlir(&tool)?;
    growth(&tool)
}

fn beside_mlir(tool: &Program) -> Result<(), String> {
    let include = docs::include_folder()?;
    let files = docs::definition_files(&include)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let kdl = import(&include, &files, folder.path())?;
    let processes = files.len() * BACK_ENDS.len();
    println!(
        "== definitions: {} files of MLIR, medians of {RUNS} runs, both in turn",
        files.len()
    );
    let (mut generated, mut documented, mut both, mut theirs) = (vec![], vec![], vec![], vec![]);
    for _ in 0..RUNS {
        let one = tool.run_in(folder.path(), arguments(&["gen", "-o", "passes.rs"], &kdl))?;
        let format = ["docs", "--format", "mlir", "-o", "passes.md"];
        let other = tool.run_in(folder.path(), arguments(&format, &kdl))?;
        both.push(Run {
            time: one.time + other.time,
            cpu: one.cpu + other.cpu,
            mebibytes: one.mebibytes.max(other.mebibytes),
        });
        generated.push(one);
        documented.push(other);
        theirs.push(mlir_tblgen(&include, &files)?);
    }
    theirs.sort_unstable();
    let theirs = theirs[theirs.len() / 2];
    for (name, runs) in [("gen", generated), ("docs --format mlir", documented)] {
        say(name, &Run::median(runs));
    }
    let both = Run::median(both);
    say("together, 2 processes", &both);
    let milliseconds = theirs.as_secs_f64() * 1e3;
    println!("mlir-tblgen, {processes} processes  {milliseconds:>8.1} ms");
    let ratio = both.time.as_secs_f64() / theirs.as_secs_f64();
    println!("ours / theirs               {ratio:>8.2}");
    Ok(())
}

fn say(name: &str, run: &Run) {
    let milliseconds = run.time.as_secs_f64() * 1e3;
    println!(
        "{name:<27} {milliseconds:>8.1} ms {:>8.1} MiB",
        run.mebibytes
    );
}

/// Writes each file as KDL into the folder, and returns the names.
fn import(include: &Path, files: &[String], folder: &Path) -> Result<Vec<String>, String> {
    let map = workspace::read(docs::MAP)?;
    let mut names = Vec::new();
    for file in files {
        let set = docs::imported(include, file, &map)?;
        let name = format!("{}.kdl", docs::group_name(file));
        std::fs::write(folder.join(&name), passdefs::print_kdl(&set))
            .map_err(|error| format!("{name}: {error}"))?;
        names.push(name);
    }
    Ok(names)
}

fn arguments<'a>(command: &[&'a str], files: &'a [String]) -> Vec<&'a str> {
    let files = files.iter().map(String::as_str);
    command.iter().copied().chain(files).collect()
}

/// One process after the other, each on one file for one back end.
fn mlir_tblgen(include: &Path, files: &[String]) -> Result<Duration, String> {
    let start = Instant::now();
    for file in files {
        let path: PathBuf = include.join("mlir").join(file);
        for back_end in BACK_ENDS {
            let mut command = Command::new("mlir-tblgen-22");
            command.arg(back_end).arg("-I").arg(include).arg(&path);
            let status = command.stdout(Stdio::null()).status();
            match status {
                Ok(status) if status.success() => {}
                Ok(status) => return Err(format!("mlir-tblgen-22 {back_end} {file}: {status}")),
                Err(error) => return Err(format!("mlir-tblgen-22: {error}")),
            }
        }
    }
    Ok(start.elapsed())
}

/// Time and memory per pass, for more and more passes in one file.
fn growth(tool: &Program) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    println!("== definitions: microseconds per pass, medians of {GROWTH_RUNS} runs");
    for size in SIZES {
        std::fs::write(folder.path().join("passes.kdl"), passes(size))
            .map_err(|error| error.to_string())?;
        for command in [
            &["check", "passes.kdl"][..],
            &["gen", "passes.kdl", "-o", "passes.rs"],
            &["docs", "passes.kdl", "-o", "passes.md"],
            &[
                "docs",
                "passes.kdl",
                "-o",
                "passes.mlir.md",
                "--format",
                "mlir",
            ],
        ] {
            let runs: Result<Vec<Run>, String> = (0..GROWTH_RUNS)
                .map(|_| tool.run_in(folder.path(), command))
                .collect();
            let run = Run::median(runs?);
            let each = run.time.as_secs_f64() * 1e6 / size as f64;
            let name = match command {
                [name, .., "mlir"] => format!("{name} --format mlir"),
                [name, ..] => (*name).to_owned(),
                [] => String::new(),
            };
            println!(
                "{name:<20} {size:>6} passes {each:>8.1} us {:>8.1} MiB",
                run.mebibytes
            );
        }
    }
    Ok(())
}

/// So many passes that are all different, as people write them.
fn passes(count: usize) -> String {
    let mut text = String::from("group \"Many\" {\n");
    for index in 0..count {
        // Writing to a text does not fail.
        let _ = write!(
            text,
            r#"    pass "Pass{index}" "pass-{index}" {{
        op "func.func"
        summary "Does the work of number {index}"
        description """
            Rewrites operations until nothing is left to do.

            * `level` says how far it goes,
            * see [the one before](#-pass-{before}).
            """
        dialects "arith" "func"
        option "level" "u8" default=2 max=9 "How far to go"
        option "name" "string" default="number {index}" "What it is called"
        list "factors" "u32" default="2,4" "Factors to try"
        statistic "num_rewritten" "Operations rewritten"
    }}
"#,
            before = index.saturating_sub(1)
        );
    }
    text + "}\n"
}

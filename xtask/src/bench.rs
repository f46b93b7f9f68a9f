//! `cargo xtask bench`: what the pass manager costs, the tools beside MLIR's own on the same large input, and how time and
//! memory grow with the input; then what definitions cost. Numbers are printed and not judged: machines differ.

mod checked;
mod compile;
mod definitions;
mod growth;
mod input;
mod large;
mod lsp;
mod melior;
mod process;
mod proportion;
mod table;

use crate::{Outcome, workspace};
use process::{Program, Run};
use std::path::Path;
use table::Row;

/// Runs of each program on each input, of which the median counts.
const RUNS: usize = 5;

/// Passes that do nothing, in a row.
const IDLE_PASSES: usize = 50;

/// A measurement: the tool of ours, and the pipeline of each function.
struct Contest {
    name: String,
    tool: &'static str,
    passes: String,
    verify: bool,
    threads: bool,
    /// The row without these passes, if what they add is of interest.
    beyond: Option<usize>,
}

/// A part of the measurements, which can be asked for by name.
type Section = (&'static str, fn() -> Result<(), String>);

const SECTIONS: [Section; 11] = [
    ("manager", overhead),
    ("mlir", beside_mlir),
    ("melior", melior::run),
    ("growth", growth::run),
    ("large", large::run),
    ("proportion", proportion::run),
    ("depth", depth),
    ("bisection", bisection),
    ("definitions", definitions::run),
    ("lsp", lsp::run),
    ("compile", compilers),
];

/// Runs the section of that name, or all of them if there is no name.
pub(crate) fn run(section: &str) -> Outcome {
    let wanted = |(name, _): &&Section| section.is_empty() || *name == section;
    let mut wanted = SECTIONS.iter().filter(wanted).peekable();
    if wanted.peek().is_none() {
        let names = SECTIONS.map(|(name, _)| name).join(", ");
        return Err(vec![format!(
            "there is no section `{section}`; there are {names}"
        )]);
    }
    wanted
        .try_for_each(|(_, section)| section())
        .map_err(|error| vec![error])
}

/// The manager alone: time per pass and operation, allocations, and what a second thread brings.
fn overhead() -> Result<(), String> {
    println!("== the pass manager alone");
    let bench = |package, target| {
        let of_package = ["bench", "--quiet", "--package", package];
        workspace::status(
            workspace::cargo()
                .args(of_package)
                .args(["--bench", target]),
        )
    };
    bench("pass-observe", "overhead")?;
    println!("== pipelines that are put together");
    bench("pass-builder", "builder")
}

/// The work of the compiler: on generated code, and on pipelines that it checks.
fn compilers() -> Result<(), String> {
    compile::run()?;
    checked::run()
}

/// Every pass that ships, on IR that is nested 100,000 deep.
fn depth() -> Result<(), String> {
    println!("== depth: IR that is nested as deep as calls can build it");
    for (package, target) in [("pass-ir", "ir"), ("pass-transforms", "passes")] {
        let test = ["test", "--quiet", "--release", "--package", package];
        let filter = ["--test", target, "deep::", "--", "--nocapture"];
        workspace::status(workspace::cargo().args(test).args(filter))?;
    }
    Ok(())
}

/// Searches for passes that do harm to one of 5,000 functions.
fn bisection() -> Result<(), String> {
    println!("== bisection: 50 executions of passes on 5,000 functions, found by halving");
    let test = ["test", "--quiet", "--release", "--package", "pass-driver"];
    let filter = ["--test", "driver", "culprit::"];
    workspace::status(workspace::cargo().args(test).args(filter))
}

fn beside_mlir() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("functions.mlir");
    let operations = input::FUNCTIONS * input::OPERATIONS;
    input::write(&file, input::Shape::Many, operations).map_err(|error| error.to_string())?;
    println!(
        "== beside mlir-opt: {} functions of {} operations, medians of {RUNS} runs",
        input::FUNCTIONS,
        input::OPERATIONS
    );
    let theirs = Program::mlir_opt()?;
    let mut rows = Vec::new();
    for contest in contests() {
        let row = contest.hold(&theirs, &file, folder.path())?;
        let added = contest
            .beyond
            .and_then(|before| row.beyond(rows.get(before)?));
        rows.push(row);
        rows.extend(added);
    }
    print!("{}", table::render(&rows));
    Ok(())
}

fn contests() -> Vec<Contest> {
    let contest = |name: &str, tool, passes: &str| Contest {
        name: name.to_owned(),
        tool,
        passes: passes.to_owned(),
        verify: true,
        threads: true,
        beyond: None,
    };
    let idle = vec!["test-function-pass"; IDLE_PASSES].join(",");
    let idle_name = format!("{IDLE_PASSES} passes that do nothing");
    vec![
        contest("parse and print", "pass-opt", ""),
        Contest {
            threads: false,
            ..contest("the same on one thread", "pass-opt", "")
        },
        contest("cse", "pass-opt", "cse"),
        contest("canonicalize", "pass-opt", "canonicalize"),
        Contest {
            beyond: Some(0),
            ..contest(&idle_name, "passwright-test-opt", &idle)
        },
        Contest {
            verify: false,
            beyond: Some(0),
            ..contest("the same, nothing verified", "passwright-test-opt", &idle)
        },
    ]
}

impl Contest {
    /// Both programs in turn, so that what else the machine does hits both.
    fn hold(&self, theirs: &Program, file: &Path, folder: &Path) -> Result<Row, String> {
        let pipeline = format!("--pass-pipeline=builtin.module(func.func({}))", self.passes);
        let mut args = vec!["--mlir-print-op-generic"];
        if !self.passes.is_empty() {
            args.push(&pipeline);
        }
        if !self.threads {
            args.push("--mlir-disable-threading");
        }
        if !self.verify {
            args.push("--verify-each=false");
        }
        let ours = Program::released(self.tool)?;
        let (mut our_runs, mut their_runs) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            our_runs.push(ours.run(file, &args, folder)?);
            their_runs.push(theirs.run(file, &args, folder)?);
        }
        Ok(Row {
            name: self.name.clone(),
            ours: Run::median(our_runs),
            theirs: Run::median(their_runs),
        })
    }
}

//! Our tools beside `mlir-opt`, on the same input and with the same passes. Runs alternate, so that other load hits both.

use std::path::Path;

use super::input::{self, FUNCTIONS, OPERATIONS, Shape};
use super::process::{Program, Run, median};

/// The number of runs of each program, whose medians are compared.
const RUNS: usize = 7;

const IDLE_PASSES: usize = 50;

const MELIOR: &str = "adapters/melior";

/// A pipeline that is timed in both programs.
struct Comparison<'c> {
    name: &'static str,
    tool: &'c Program,
    passes: String,
    flags: &'static [&'static str],
    /// The earlier row without these passes, if their share is reported.
    before: Option<usize>,
}

impl<'c> Comparison<'c> {
    fn new(name: &'static str, tool: &'c Program, passes: &str) -> Self {
        Self {
            name,
            tool,
            passes: passes.to_owned(),
            flags: &[],
            before: None,
        }
    }

    fn runs(&self, mlir_opt: &Program, folder: &Path) -> Result<Vec<[Run; 2]>, String> {
        let pipeline = format!("--pass-pipeline=builtin.module(func.func({}))", self.passes);
        let mut args = vec!["input.mlir", "--mlir-print-op-generic"];
        args.extend(self.flags);
        args.extend((!self.passes.is_empty()).then_some(&*pipeline));
        let pair = |_| Ok([self.tool.run(folder, &args)?, mlir_opt.run(folder, &args)?]);
        (0..RUNS).map(pair).collect()
    }
}

fn idle_passes() -> String {
    vec!["test-function-pass"; IDLE_PASSES].join(",")
}

pub(super) fn embedded() -> Result<(), String> {
    let opt = Program::released("pass-opt")?;
    let idle = Program::released("passwright-test-opt")?;
    let one_thread = &["--mlir-disable-threading"];
    let idle_row = Comparison {
        before: Some(0),
        ..Comparison::new("50 passes that do nothing", &idle, &idle_passes())
    };
    let comparisons = [
        Comparison::new("parse and print", &opt, ""),
        Comparison {
            flags: one_thread,
            ..Comparison::new("the same on one thread", &opt, "")
        },
        Comparison::new("cse", &opt, "cse"),
        Comparison::new("canonicalize", &opt, "canonicalize"),
        idle_row,
        Comparison {
            flags: &["--verify-each=false"],
            before: Some(0),
            ..Comparison::new("the same, nothing verified", &idle, &idle_passes())
        },
    ];
    table("the embedded IR", &comparisons)
}

pub(super) fn melior() -> Result<(), String> {
    let opt = Program::released_in(MELIOR, ["--bin", "passwright-mlir-opt"])?;
    let idle = Program::released_in(MELIOR, ["--bench", "idle"])?;
    let comparisons = [
        Comparison::new("parse and print", &idle, ""),
        Comparison::new("canonicalize,cse", &opt, "canonicalize,cse"),
        Comparison {
            before: Some(0),
            ..Comparison::new("50 passes that do nothing", &idle, &idle_passes())
        },
    ];
    table("real MLIR", &comparisons)
}

fn table(title: &str, comparisons: &[Comparison<'_>]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("input.mlir");
    input::write(&file, Shape::Many, FUNCTIONS * OPERATIONS).map_err(|error| error.to_string())?;
    println!(
        "== {title} beside mlir-opt: {FUNCTIONS} functions of {OPERATIONS} operations, medians of {RUNS} runs; tool, mlir-opt, tool / mlir-opt"
    );
    println!("{:<28} {:^26} {:^26} {:^26}", "", "ms", "ms of CPU", "MiB");
    let mlir_opt = Program::mlir_opt();
    let mut rows: Vec<Vec<[Run; 2]>> = Vec::new();
    for comparison in comparisons {
        let runs = comparison.runs(&mlir_opt, folder.path())?;
        print(comparison.name, &runs);
        if let Some(before) = comparison.before.and_then(|row| rows.get(row)) {
            let before = [0, 1].map(|side| median_run(before, side));
            let added = runs
                .iter()
                .map(|[tool, mlir_opt]| [tool.beyond(before[0]), mlir_opt.beyond(before[1])]);
            print("  what they add", &added.collect::<Vec<_>>());
        }
        rows.push(runs);
    }
    Ok(())
}

fn median_run(runs: &[[Run; 2]], side: usize) -> Run {
    Run::median(&runs.iter().map(|pair| pair[side]).collect::<Vec<_>>())
}

/// Prints a row. A ratio is the median of the ratios of pairs, which load disturbs less than the ratio of medians.
fn print(name: &str, runs: &[[Run; 2]]) {
    let numbers: [fn(&Run) -> f64; 3] = [
        |run| run.milliseconds(),
        |run| run.cpu.as_secs_f64() * 1e3,
        |run| run.mebibytes,
    ];
    let [tool, mlir_opt] = [0, 1].map(|side| median_run(runs, side));
    let columns = numbers.map(|number| {
        let ratios = runs
            .iter()
            .map(|[tool, mlir_opt]| number(tool) / number(mlir_opt).max(f64::EPSILON));
        let ratio = median(ratios.collect());
        format!(
            "{:>9.0} {:>9.0} {ratio:>6.2}",
            number(&tool),
            number(&mlir_opt)
        )
    });
    println!("{name:<28} {}", columns.join(" "));
}

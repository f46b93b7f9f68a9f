//! Our tools beside `mlir-opt`, on the same input and with the same passes: in turn, so that other load hits both of a pair.

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
    ours: &'c Program,
    passes: String,
    flags: &'static [&'static str],
    /// The earlier row without these passes, if their share is reported.
    before: Option<usize>,
}

impl<'c> Comparison<'c> {
    fn new(name: &'static str, ours: &'c Program, passes: &str) -> Self {
        Self {
            name,
            ours,
            passes: passes.to_owned(),
            flags: &[],
            before: None,
        }
    }

    fn runs(&self, theirs: &Program, folder: &Path) -> Result<Vec<[Run; 2]>, String> {
        let pipeline = format!("--pass-pipeline=builtin.module(func.func({}))", self.passes);
        let mut args = vec!["input.mlir", "--mlir-print-op-generic"];
        args.extend(self.flags);
        args.extend((!self.passes.is_empty()).then_some(&*pipeline));
        let pair = |_| Ok([self.ours.run(folder, &args)?, theirs.run(folder, &args)?]);
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
    let contests = [
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
    table("the embedded IR", &contests)
}

pub(super) fn melior() -> Result<(), String> {
    let opt = Program::released_in(MELIOR, ["--bin", "passwright-mlir-opt"])?;
    let idle = Program::released_in(MELIOR, ["--bench", "idle"])?;
    let contests = [
        Comparison::new("parse and print", &idle, ""),
        Comparison::new("canonicalize,cse", &opt, "canonicalize,cse"),
        Comparison {
            before: Some(0),
            ..Comparison::new("50 passes that do nothing", &idle, &idle_passes())
        },
    ];
    table("real MLIR", &contests)
}

fn table(title: &str, contests: &[Comparison<'_>]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("input.mlir");
    input::write(&file, Shape::Many, FUNCTIONS * OPERATIONS).map_err(|error| error.to_string())?;
    println!(
        "== {title} beside mlir-opt: {FUNCTIONS} functions of {OPERATIONS} operations, medians of {RUNS} runs; ours, theirs, ours / theirs"
    );
    println!("{:<28} {:^26} {:^26} {:^26}", "", "ms", "ms of CPU", "MiB");
    let theirs = Program::mlir_opt();
    let mut rows: Vec<Vec<[Run; 2]>> = Vec::new();
    for contest in contests {
        let runs = contest.runs(&theirs, folder.path())?;
        print(contest.name, &runs);
        if let Some(before) = contest.before.and_then(|row| rows.get(row)) {
            let before = [0, 1].map(|side| median_run(before, side));
            let added = runs
                .iter()
                .map(|[ours, theirs]| [ours.beyond(before[0]), theirs.beyond(before[1])]);
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
    let [ours, theirs] = [0, 1].map(|side| median_run(runs, side));
    let columns = numbers.map(|number| {
        let ratios = runs
            .iter()
            .map(|[ours, theirs]| number(ours) / number(theirs).max(f64::EPSILON));
        let ratio = median(ratios.collect());
        format!(
            "{:>9.0} {:>9.0} {ratio:>6.2}",
            number(&ours),
            number(&theirs)
        )
    });
    println!("{name:<28} {}", columns.join(" "));
}

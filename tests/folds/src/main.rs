//! Executes every fold and pattern of the core dialects before and after, on functions that are made for them, and the passes
//! that ship, on the inputs of the oracle and on random modules.
//!
//! `pass-folds [--all] [--seed N]`: prints the rewrites by name with the number of functions in which they were checked, and
//! fails if one is wrong, or none of the functions reaches it. `--passes` leaves the rewrites out. `cargo xtask folds` runs it.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its user"
)]

mod check;
mod coverage;
mod merges;
mod operations;
mod pipelines;
mod programs;
mod shrink;
mod templates;

use check::Checker;
use coverage::Coverage;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The number of functions that share a context.
const BATCH: usize = 2_000;

/// The minimum number of functions that are executed around passes, of the inputs of the oracle and of random modules.
const MIN_EXECUTED: [usize; 2] = [2_500, 5_000];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_all = arguments.iter().any(|argument| argument == "--all");
    let seed = arguments.iter().position(|argument| argument == "--seed");
    let seed = seed.and_then(|place| arguments.get(place + 1)?.parse().ok());
    let seed: u64 = seed.unwrap_or_default();
    if arguments.iter().any(|argument| argument == "--passes") {
        return if run_pipelines(seed) {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        };
    }
    let mut functions = Vec::new();
    let mut emit = |text: String| functions.push(text);
    templates::all(&mut emit);
    merges::all(&mut emit);
    programs::single_operations(&mut emit);
    programs::pairs(seed, if is_all { 20 } else { 3 }, &mut emit);
    let count = functions.len();
    let checker = Checker::new(if is_all { 1_000 } else { 60 }, seed);
    let batches: Vec<&[String]> = functions.chunks(BATCH).collect();
    let checked = batches.par_iter().map(|batch| {
        let mut coverage = Coverage::default();
        let findings = checker.check_all(batch, &mut coverage);
        (coverage, findings)
    });
    let mut coverage = Coverage::default();
    let mut findings = Vec::new();
    for (of_batch, found) in checked.collect::<Vec<_>>() {
        coverage.merge(of_batch);
        findings.extend(found);
    }
    for (name, count) in &coverage.0 {
        println!(
            "{:>7} {:>7} {:>7}  {name}",
            count.exhaustive, count.sampled, count.unchecked
        );
    }
    println!("{count} functions, {} rewrites by name", coverage.0.len());
    let mut by_rewrite: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for finding in &findings {
        let rewrite = finding.lines().next().unwrap_or_default();
        by_rewrite.entry(rewrite).or_default().push(finding);
    }
    for (rewrite, found) in &by_rewrite {
        println!("{:>7} times {rewrite}", found.len());
        let shortest = found.iter().min_by_key(|finding| finding.len());
        shortest
            .into_iter()
            .for_each(|finding| eprintln!("{finding}"));
    }
    let (missing, left_out) = coverage.missing(&checker.meanings);
    for name in &left_out {
        println!("left out: {name}");
    }
    for name in &missing {
        eprintln!("not executed: {name}");
    }
    let is_quiet = run_pipelines(seed);
    if findings.is_empty() && missing.is_empty() && is_quiet {
        return ExitCode::SUCCESS;
    }
    eprintln!(
        "{} wrong rewrites, {} not executed",
        findings.len(),
        missing.len()
    );
    ExitCode::FAILURE
}

/// Executes functions before and after passes that ship. Returns whether many were executed, and none of the passes is wrong.
fn run_pipelines(seed: u64) -> bool {
    let inputs =
        pipelines::inputs().map(|inputs| ("inputs of the oracle", inputs, MIN_EXECUTED[0]));
    let inputs = match inputs {
        Ok(inputs) => inputs,
        Err(error) => {
            eprintln!("{error}");
            return false;
        }
    };
    let random = ("random modules", pipelines::random(seed), MIN_EXECUTED[1]);
    let mut is_quiet = true;
    for (name, alarms, minimum) in [inputs, random] {
        println!("{name}: {alarms}");
        alarms.wrong.iter().for_each(|wrong| eprintln!("{wrong}"));
        if alarms.is_short_of(minimum) {
            eprintln!("{name}: fewer than {minimum} functions were executed");
            is_quiet = false;
        }
        is_quiet &= alarms.wrong.is_empty();
    }
    is_quiet
}

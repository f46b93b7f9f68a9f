//! The only automation of this repository: `cargo xtask gen [--check] | tidy | oracle | bench | ci`.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its user"
)]

mod bench;
mod ci;
mod gen_files;
mod oracle;
mod tidy;
mod workspace;

use std::process::ExitCode;

/// What a task ends in: nothing, or the findings that make it fail, a line each.
type Outcome = Result<(), Vec<String>>;

const USAGE: &str = "\
usage: cargo xtask TASK

  gen [--check]    write the generated files that are committed, or only compare them
  tidy             arrows between crates, size budgets, headers, reasons, prose
  oracle [FILTER]  run the tools beside MLIR's own on the same inputs, import its definitions, and compare
  bench            what the pass manager costs, and the tools beside MLIR's own on a large input
  ci               what continuous integration runs, in its order
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["gen"] => gen_files::run(gen_files::Mode::Write),
        ["gen", "--check"] => gen_files::run(gen_files::Mode::Check),
        ["tidy"] => tidy::run(),
        ["oracle"] => oracle::run(""),
        ["oracle", filter] => oracle::run(filter),
        ["bench"] => bench::run(),
        ["ci"] => ci::run(),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    report(outcome)
}

fn report(outcome: Outcome) -> ExitCode {
    let Err(findings) = outcome else {
        return ExitCode::SUCCESS;
    };
    for finding in &findings {
        eprintln!("{finding}");
    }
    eprintln!("{} finding(s)", findings.len());
    ExitCode::FAILURE
}

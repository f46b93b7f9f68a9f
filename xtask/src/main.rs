//! The automation of this repository: `cargo xtask gen [--check] | golden | first-steps | new-melior | tidy | features | minimum-rust | packages | oracle | folds | browser | book | editors | python | python-mlir | bench | ci`.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line tool talks to its user"
)]

mod bench;
mod book;
mod browser;
mod ci;
mod editors;
mod features;
mod first_steps;
mod gen_files;
mod golden;
mod grammar;
mod json_page;
mod language_page;
mod macro_docs;
mod minimum_rust;
mod operations_page;
mod packages;
mod python;
mod steps;
mod tidy;

use pass_oracle::{Outcome, workspace};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK

  gen [--check]    write the generated files that are committed, or only compare them
  golden           generated files, compiled and checked as those who use them have them
  first-steps      take the first steps of the guide, and test the crates that `passwright new` makes
  new-melior       the crates that `passwright new` makes for real MLIR
  tidy             arrows between crates, walls inside of them, names of files in documents
  features         check passwright without features, with each alone and with all
  minimum-rust     check what users build with the oldest Rust that the manifests allow
  packages         every package as it would be published, compiled from what it holds
  oracle [FILTER]  run the tools beside MLIR's own on the same inputs, import its definitions, and compare
  oracle --random N [--seed S]
                   N modules out of random numbers, the same for the same seed, through the tools and MLIR's own
  folds [--all] [--passes] [--seed N]
                   run functions before and after every fold and pattern of the core dialects, and passes that ship, the latter on
                   the inputs of the oracle and on 1,000 random modules, and check that none changes a result; with --passes only
                   the passes
  browser [--check]
                   the reference pages in a headless browser, and the pictures of them in the guide 
  book [CHAPTER]   the book in docs/, built by mdBook, every page of it in a headless browser, and the steps of its chapters;
                   of one chapter the steps alone
  editors          the extension for VS Code, built and packaged; the language server with its protocol library and Neovim
  python           the package for Python: built, installed below `target`, tested and type-checked
  python-mlir      the package for Python with real MLIR: built, installed beside the other one, tested and type-checked
  bench [SECTION]  what the pass manager costs, the tools beside MLIR's own on a large input, and how time and memory grow
  ci               what continuous integration runs, in its order
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["gen"] => gen_files::run(gen_files::Mode::Write),
        ["gen", "--check"] => gen_files::run(gen_files::Mode::Check),
        ["golden"] => golden::run(),
        ["first-steps"] => without_findings(first_steps::run()),
        ["new-melior"] => without_findings(first_steps::melior()),
        ["tidy"] => tidy::run(),
        ["features"] => without_findings(features::run()),
        ["minimum-rust"] => without_findings(minimum_rust::run()),
        ["packages"] => without_findings(packages::run()),
        ["oracle"] => pass_oracle::run(""),
        ["oracle", "--random", rest @ ..] => match random(rest) {
            Some((count, seed)) => pass_oracle::random::run(count, seed),
            None => {
                eprint!("{USAGE}");
                return ExitCode::from(2);
            }
        },
        ["oracle", filter] => pass_oracle::run(filter),
        ["folds", rest @ ..] => without_findings(folds(rest)),
        ["browser"] => without_findings(browser::run(true)),
        ["browser", "--check"] => without_findings(browser::run(false)),
        ["book"] => without_findings(book::run()),
        ["book", chapter] => without_findings(book::follow(chapter)),
        ["editors"] => without_findings(editors::run()),
        ["python"] => without_findings(python::run()),
        ["python-mlir"] => without_findings(python::mlir()),
        ["bench"] => without_findings(bench::run("")),
        ["bench", section] => without_findings(bench::run(section)),
        ["ci"] => without_findings(ci::run()),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    report(outcome)
}

/// Runs the check of folds and patterns, optimized: it runs a million small functions.
fn folds(arguments: &[&str]) -> Result<(), String> {
    let mut command = workspace::cargo();
    command.args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "pass-folds",
        "--",
    ]);
    workspace::status(command.args(arguments))
}

/// Parses the number of random modules, and the seed.
fn random(words: &[&str]) -> Option<(u64, u64)> {
    match words {
        [count] => Some((count.parse().ok()?, 0)),
        [count, "--seed", seed] => Some((count.parse().ok()?, seed.parse().ok()?)),
        _ => None,
    }
}

fn without_findings(result: Result<(), String>) -> Outcome {
    result.map(|()| Vec::new())
}

fn report(outcome: Outcome) -> ExitCode {
    let findings = outcome.unwrap_or_else(|error| vec![error]);
    for finding in &findings {
        eprintln!("{finding}");
    }
    if findings.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("{} finding(s)", findings.len());
    ExitCode::FAILURE
}

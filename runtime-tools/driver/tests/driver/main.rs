//! The driver over a toy IR: every flag, every way to go wrong, without a process.

mod announced;
mod authors;
mod command_line;
mod culprit;
mod diagnostics;
mod examples;
mod files;
mod first_steps;
mod legality;
mod orders;
mod passes;
mod pipelines;
mod remarks;
mod round_trip;
mod shuffle;
mod splitting;
mod statistics;
mod timing;

use std::ffi::OsString;

use expect_test::Expect;
use pass_driver::{Driver, Streams};

use pass_toy::Toy;

const INPUT: &str = "func.func @f\n  test.leaf\nfunc.func @g\n";

fn driver() -> Driver<Toy> {
    Driver::new("toy-opt")
        .about("A tool for tests.")
        .passes(passes::register)
        .parallel()
}

/// Runs the tool, and shows what it wrote and how it ended.
fn run(args: &[&str], stdin: &str) -> String {
    let (status, stdout, stderr) =
        run_with(args.iter().map(OsString::from).collect(), stdin.as_bytes());
    let mut out = format!("{status}\n");
    for (name, text) in [("stdout", stdout), ("stderr", stderr)] {
        if !text.is_empty() {
            out.push_str(&format!("--- {name}\n{text}"));
        }
    }
    out
}

fn run_with(args: Vec<OsString>, stdin: &[u8]) -> (u8, String, String) {
    run_driver(&driver(), args, stdin)
}

/// The exit status of a tool, and what it wrote.
fn run_driver(driver: &Driver<Toy>, args: Vec<OsString>, mut stdin: &[u8]) -> (u8, String, String) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut stdin,
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = driver.run(args, streams);
    (
        status,
        String::from_utf8_lossy(&stdout).into_owned(),
        String::from_utf8_lossy(&stderr).into_owned(),
    )
}

fn check(args: &[&str], expected: Expect) {
    expected.assert_eq(&run(args, INPUT));
}

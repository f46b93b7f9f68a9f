//! The command lines of `command_lines.tsv` through both tools: the same output, exit status and messages, or a reason.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use crate::mlir_opt;

const TABLE: &str = include_str!("command_lines.tsv");
const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kernels");

/// A row of the table.
struct Row<'t> {
    /// A file in the folder of kernels, without its ending. Behind `@bytecode` it is turned into bytecode first.
    kernel: &'t str,
    arguments: &'t str,
    difference: Difference,
}

#[derive(Debug, PartialEq)]
enum Difference {
    None,
    /// The messages differ.
    Messages,
    /// The output or the exit status differs.
    Result,
}

#[derive(PartialEq)]
struct Outcome {
    status: Option<i32>,
    /// A text without times, or bytecode.
    stdout: Vec<u8>,
    messages: String,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stdout = String::from_utf8_lossy(&self.stdout);
        write!(f, "{:?}\n{stdout}\n{}", self.status, self.messages)
    }
}

fn rows() -> Vec<Row<'static>> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [kernel, arguments, difference, reason] = columns[..] else {
            panic!("{line}: not four columns");
        };
        let difference = match difference {
            "" => Difference::None,
            "messages" => Difference::Messages,
            "result" => Difference::Result,
            other => panic!("{line}: what is '{other}'?"),
        };
        assert_eq!(difference == Difference::None, reason.is_empty(), "{line}");
        Row {
            kernel,
            arguments,
            difference,
        }
    };
    lines.map(row).collect()
}

fn outcome(program: &Path, row: &Row<'_>, folder: &Path) -> Outcome {
    let mut command = Command::new(program);
    match row.kernel.strip_suffix("@bytecode") {
        Some(kernel) => command.arg(folder.join(format!("{kernel}.mlirbc"))),
        None => command.arg(format!("{}.mlir", row.kernel)),
    };
    command.args(shlex::split(row.arguments).unwrap());
    command.current_dir(KERNELS).stdin(Stdio::null());
    let output = command.output().unwrap();
    let program = program.display().to_string();
    Outcome {
        status: output.status.code(),
        stdout: String::from_utf8(output.stdout).map_or_else(
            |binary| binary.into_bytes(),
            |text| without_times(&text).into_bytes(),
        ),
        messages: String::from_utf8(output.stderr)
            .unwrap()
            .replace(&program, "mlir-opt")
            .replace("passwright-mlir-opt", "mlir-opt"),
    }
}

/// Returns a text without the times that MLIR notes in binaries for GPUs.
fn without_times(text: &str) -> String {
    let mut parts = text.split("TimeInMs = ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        text + "TimeInMs = .." + rest
    })
}

fn mistake(row: &Row<'_>, folder: &Path) -> Option<String> {
    let ours = Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    let [ours, theirs] = [ours, &mlir_opt()].map(|program| outcome(program, row, folder));
    let difference = if (ours.status, &ours.stdout) != (theirs.status, &theirs.stdout) {
        Difference::Result
    } else if ours.messages != theirs.messages {
        Difference::Messages
    } else {
        Difference::None
    };
    (difference != row.difference).then(|| {
        let (kernel, arguments) = (row.kernel, row.arguments);
        format!("== {kernel} {arguments}: {difference:?}\nours: {ours}\ntheirs: {theirs}\n")
    })
}

#[test]
fn rows_of_the_table() {
    let (folder, rows) = (tempfile::tempdir().unwrap(), rows());
    let kernels: std::collections::BTreeSet<_> = rows.iter().map(|row| row.kernel).collect();
    assert!(rows.len() >= 200 && kernels.len() >= 40);
    let binary = kernels
        .iter()
        .filter_map(|kernel| kernel.strip_suffix("@bytecode"));
    for kernel in binary {
        let output = folder.path().join(format!("{kernel}.mlirbc"));
        let input = format!("{KERNELS}/{kernel}.mlir");
        let mut command = Command::new(mlir_opt());
        command.args(["--emit-bytecode", &input, "-o"]).arg(output);
        assert!(command.status().unwrap().success());
    }
    let (left, mistakes) = (Mutex::new(rows.iter()), Mutex::new(String::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let row = left.lock().unwrap().next();
                    let Some(row) = row else { break };
                    if let Some(mistake) = mistake(row, folder.path()) {
                        *mistakes.lock().unwrap() += &mistake;
                    }
                }
            });
        }
    });
    assert_eq!(mistakes.into_inner().unwrap(), "");
}

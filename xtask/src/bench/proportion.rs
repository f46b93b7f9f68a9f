//! The growth of time with inputs that a quadratic step would show on: each row is a size, eight times the size, and the
//! quotient of the times, which is about 8 where time grows in proportion and 64 where it grows as the square does.

use std::path::Path;

use super::process::{Program, Run};

/// The size of the second input in terms of the first.
const FACTOR: usize = 8;

/// Runs of each input, of which the median counts.
const RUNS: usize = 3;

/// An input that grows, and the run that reads it.
struct Input {
    name: &'static str,
    tool: &'static str,
    size: usize,
    /// Arguments of the run over `input.mlir` or `input.kdl` and `input.rs`, for an input of a size.
    args: fn(usize) -> Vec<String>,
    /// The files of the input, each with its text.
    files: fn(usize) -> Vec<(&'static str, String)>,
}

const INPUTS: [Input; 9] = [
    Input {
        name: "functions that are not indented",
        tool: "pass-opt",
        size: 10_000,
        args: |_| words("input.mlir"),
        files: |size| ir((0..size).map(function).collect()),
    },
    Input {
        name: "attributes of an operation",
        tool: "pass-opt",
        size: 10_000,
        args: |_| words("input.mlir --allow-unregistered-dialect"),
        files: |size| {
            ir(format!(
                "\"t.a\"() {{{}}} : () -> ()\n",
                numbered(size, "k", ", ")
            ))
        },
    },
    Input {
        name: "calls to inline in a function",
        tool: "pass-opt",
        size: 2_000,
        args: |_| words("input.mlir --inline"),
        files: |size| ir(calls(size)),
    },
    Input {
        name: "blocks that are unreachable",
        tool: "pass-opt",
        size: 20_000,
        args: |_| words("input.mlir --allow-unregistered-dialect --canonicalize"),
        files: |size| ir(unreachable(size)),
    },
    Input {
        name: "predecessors of a block",
        tool: "pass-opt",
        size: 10_000,
        args: |_| words("input.mlir --allow-unregistered-dialect --canonicalize"),
        files: |size| ir(predecessors(size)),
    },
    Input {
        name: "invariant operations of a loop",
        tool: "pass-opt",
        size: 40_000,
        args: |_| words("input.mlir --allow-unregistered-dialect --loop-invariant-code-motion"),
        files: |size| ir(invariants(size)),
    },
    Input {
        name: "times that a flag is given",
        tool: "pass-opt",
        size: 2_000,
        args: |size| {
            let flags = (0..size).map(|_| "--cse".to_owned());
            words("input.mlir").into_iter().chain(flags).collect()
        },
        files: |_| ir(FUNCTION.to_owned()),
    },
    Input {
        name: "passes, compared with their implementations",
        tool: "passwright",
        size: 1_000,
        args: |_| words("check input.kdl --against input.rs"),
        files: implementations,
    },
    Input {
        name: "links between passes, as pages",
        tool: "passwright",
        size: 500,
        args: |_| words("docs input.kdl -o pages.md"),
        files: links,
    },
];

const FUNCTION: &str = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";

/// A function with a name of its own.
fn function(number: usize) -> String {
    FUNCTION.replace("\"f\"", &format!("\"f{number}\""))
}

pub(super) fn run() -> Result<(), String> {
    println!(
        "== proportion: milliseconds for an input and one {FACTOR} times as large, medians of {RUNS} runs"
    );
    for input in &INPUTS {
        let tool = Program::released(input.tool)?;
        let times = [input.size, input.size * FACTOR].map(|size| time(&tool, input, size));
        let [one, many] = times;
        let (one, many) = (one?, many?);
        println!(
            "{:<46} {:>6}: {:>8.1} {:>9.1}   x {:.1}",
            input.name,
            input.size,
            one,
            many,
            many / one
        );
    }
    Ok(())
}

/// Milliseconds of a run over an input of this size.
fn time(tool: &Program, input: &Input, size: usize) -> Result<f64, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for (name, text) in (input.files)(size) {
        write(&folder.path().join(name), &text)?;
    }
    let args = (input.args)(size);
    let runs: Result<Vec<Run>, String> = (0..RUNS)
        .map(|_| tool.run_in(folder.path(), &args))
        .collect();
    Ok(Run::median(runs?).time.as_secs_f64() * 1e3)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn ir(text: String) -> Vec<(&'static str, String)> {
    vec![("input.mlir", text)]
}

fn numbered(size: usize, prefix: &str, between: &str) -> String {
    let names: Vec<String> = (0..size).map(|it| format!("{prefix}{it}")).collect();
    names.join(between)
}

fn calls(size: usize) -> String {
    let calls = "\"func.call\"() <{callee = @f}> : () -> ()\n".repeat(size);
    format!(
        "{FUNCTION}\"func.func\"() <{{function_type = () -> (), sym_name = \"g\"}}> ({{\n{calls}\"func.return\"() : () -> ()\n}}) : () -> ()\n"
    )
}

/// Blocks in a circle that nothing leads to.
fn unreachable(size: usize) -> String {
    let block = |it: usize| format!("^b{it}:\n\"cf.br\"()[^b{}] : () -> ()\n", (it + 1) % size);
    let blocks: String = (0..size).map(block).collect();
    format!(
        "\"func.func\"() <{{function_type = () -> (), sym_name = \"u\"}}> ({{\n\"func.return\"() : () -> ()\n{blocks}}}) : () -> ()\n"
    )
}

/// Blocks in a row, each of which may leave for the last one.
fn predecessors(size: usize) -> String {
    let block = |it: usize| {
        format!(
            "^b{it}:\n%x{it} = \"t.a\"() : () -> i32\n\"cf.cond_br\"(%c, %x{it})[^end, ^b{}] <{{operandSegmentSizes = array<i32: 1, 1, 0>}}> : (i1, i32) -> ()\n",
            it + 1
        )
    };
    let blocks: String = (0..size).map(block).collect();
    format!(
        "\"func.func\"() <{{function_type = (i1, i32) -> i32, sym_name = \"p\"}}> ({{\n^bb0(%c: i1, %v: i32):\n\"cf.br\"()[^b0] : () -> ()\n{blocks}^b{size}:\n\"cf.br\"(%v)[^end] : (i32) -> ()\n^end(%r: i32):\n\"func.return\"(%r) : (i32) -> ()\n}}) : () -> ()\n"
    )
}

fn invariants(size: usize) -> String {
    let op = |it: usize| {
        format!(
            "%x{it} = \"arith.addi\"(%v, %v) : (i32, i32) -> i32\n\"t.use\"(%x{it}) : (i32) -> ()\n"
        )
    };
    let ops: String = (0..size).map(op).collect();
    format!(
        "\"func.func\"() <{{function_type = (index, i32) -> (), sym_name = \"l\"}}> ({{\n^bb0(%a: index, %v: i32):\n\"scf.for\"(%a, %a, %a) ({{\n^bb0(%i: index):\n{ops}\"scf.yield\"() : () -> ()\n}}) : (index, index, index) -> ()\n\"func.return\"() : () -> ()\n}}) : () -> ()\n"
    )
}

fn implementations(size: usize) -> Vec<(&'static str, String)> {
    let passes = (0..size).map(|it| format!("pass \"P{it}\" \"p{it}\" {{ summary \"P\"; }}\n"));
    let sources = (0..size).rev();
    let sources = sources.map(|it| format!("impl OperationPass<Toy> for P{it} {{}}\n"));
    vec![
        (
            "input.kdl",
            format!("group \"Many\" {{\n{}}}\n", passes.collect::<String>()),
        ),
        ("input.rs", sources.collect()),
    ]
}

fn links(size: usize) -> Vec<(&'static str, String)> {
    let pass = |it: usize| {
        let last = size - 1 - it;
        format!(
            "pass \"P{it}\" \"p{it}\" {{ summary \"P\"; description \"See [that](#-p{last}).\"; }}\n"
        )
    };
    let passes: String = (0..size).map(pass).collect();
    vec![("input.kdl", format!("group \"Many\" {{\n{passes}}}\n"))]
}

//! The growth of time with inputs that a quadratic step would show on: each row is a size, eight times the size, and the
//! quotient of the times, which is about 8 where time grows in proportion and 64 where it grows as the square does.

use super::process::Program;

/// The size of the second input in terms of the first.
const FACTOR: usize = 8;

/// Measured runs per input. The median is reported.
const RUNS: usize = 3;

/// The files of an input, each with its text.
type Files = Vec<(&'static str, String)>;

/// The name of an input that grows, the tool that reads it, its first size and the arguments; and its files.
type Input = (&'static str, fn(usize) -> Files);

const INPUTS: [Input; 11] = [
    (
        "functions that are not indented: pass-opt 10000 input.mlir",
        functions,
    ),
    (
        "attributes of an operation: pass-opt 10000 input.mlir --allow-unregistered-dialect",
        attributes,
    ),
    (
        "calls to inline in a function: pass-opt 2000 input.mlir --inline",
        calls,
    ),
    (
        "blocks that are unreachable: pass-opt 20000 input.mlir --allow-unregistered-dialect --canonicalize",
        unreachable,
    ),
    (
        "predecessors of a block: pass-opt 10000 input.mlir --allow-unregistered-dialect --canonicalize",
        predecessors,
    ),
    (
        "invariant operations of a loop: pass-opt 40000 input.mlir --allow-unregistered-dialect --loop-invariant-code-motion",
        invariants,
    ),
    (
        "times that a flag is given: pass-opt 2000 input.mlir --cse...",
        one_function,
    ),
    (
        "passes beside implementations: passwright 1000 check input.kdl --against input.rs",
        implementations,
    ),
    ("passes, checked: passwright 1000 check input.kdl", passes),
    (
        "passes, as Rust: passwright 1000 gen input.kdl -o passes.rs",
        passes,
    ),
    (
        "passes with links, as pages: passwright 500 docs input.kdl -o pages.md",
        passes,
    ),
];

const FUNCTION: &str = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";

pub(super) fn run() -> Result<(), String> {
    println!(
        "== proportion: milliseconds for an input and one {FACTOR} times as large, medians of {RUNS} runs"
    );
    for (input, files) in INPUTS {
        let (name, run) = input.split_once(": ").unwrap_or_default();
        let mut words = run.split(' ');
        let tool = Program::released(words.next().unwrap_or_default())?;
        let size = words.next().and_then(|size| size.parse().ok()).unwrap_or(1);
        let args: Vec<&str> = words.collect();
        let time = |size| time(&tool, size, &args, files(size));
        let (one, many) = (time(size)?, time(size * FACTOR)?);
        println!(
            "{name:<36} {size:>6}: {one:>8.1} {many:>9.1}   x {:.1}",
            many / one
        );
    }
    Ok(())
}

/// Returns the milliseconds of a run over the files. An argument that ends in dots is given `size` times.
fn time(tool: &Program, size: usize, args: &[&str], files: Files) -> Result<f64, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for (name, text) in files {
        crate::steps::write(&folder.path().join(name), &text)?;
    }
    let args = args.iter().flat_map(|word| match word.strip_suffix("...") {
        Some(word) => vec![word; size],
        None => vec![*word],
    });
    let run = tool.median_of(RUNS, folder.path(), &args.collect::<Vec<_>>())?;
    Ok(run.milliseconds())
}

fn ir(text: String) -> Files {
    vec![("input.mlir", text)]
}

/// Puts texts that differ in their number one after the other.
fn repeated(size: usize, text: impl Fn(usize) -> String) -> String {
    (0..size).map(text).collect()
}

fn one_function(_: usize) -> Files {
    ir(FUNCTION.to_owned())
}

fn functions(size: usize) -> Files {
    ir(repeated(size, |number| {
        FUNCTION.replace("\"f\"", &format!("\"f{number}\""))
    }))
}

fn attributes(size: usize) -> Files {
    let names = repeated(size, |number| format!("k{number}, "));
    ir(format!("\"t.a\"() {{{names}last}} : () -> ()\n"))
}

/// A function with this type, symbol and region.
fn function(ty: &str, body: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = {ty}, sym_name = \"g\"}}> ({{\n{body}}}) : () -> ()\n"
    )
}

fn calls(size: usize) -> Files {
    let calls = "\"func.call\"() <{callee = @f}> : () -> ()\n".repeat(size);
    let caller = function(
        "() -> ()",
        &format!("{calls}\"func.return\"() : () -> ()\n"),
    );
    ir(format!("{FUNCTION}{caller}"))
}

/// Blocks in a circle that nothing leads to.
fn unreachable(size: usize) -> Files {
    let blocks = repeated(size, |number| {
        format!(
            "^b{number}:\n\"cf.br\"()[^b{}] : () -> ()\n",
            (number + 1) % size
        )
    });
    ir(function(
        "() -> ()",
        &format!("\"func.return\"() : () -> ()\n{blocks}"),
    ))
}

/// A chain of blocks, each with a branch to the last one.
fn predecessors(size: usize) -> Files {
    let blocks = repeated(size, |number| {
        let next = number + 1;
        format!(
            "^b{number}:\n%x{number} = \"t.a\"() : () -> i32\n\"cf.cond_br\"(%c, %x{number})[^end, ^b{next}] <{{operandSegmentSizes = array<i32: 1, 1, 0>}}> : (i1, i32) -> ()\n"
        )
    });
    ir(function(
        "(i1, i32) -> i32",
        &format!(
            "^bb0(%c: i1, %v: i32):\n\"cf.br\"()[^b0] : () -> ()\n{blocks}^b{size}:\n\"cf.br\"(%v)[^end] : (i32) -> ()\n^end(%r: i32):\n\"func.return\"(%r) : (i32) -> ()\n"
        ),
    ))
}

fn invariants(size: usize) -> Files {
    let ops = repeated(size, |number| {
        format!(
            "%x{number} = \"arith.addi\"(%v, %v) : (i32, i32) -> i32\n\"t.use\"(%x{number}) : (i32) -> ()\n"
        )
    });
    ir(function(
        "(index, i32) -> ()",
        &format!(
            "^bb0(%a: index, %v: i32):\n\"scf.for\"(%a, %a, %a) ({{\n^bb0(%i: index):\n{ops}\"scf.yield\"() : () -> ()\n}}) : (index, index, index) -> ()\n\"func.return\"() : () -> ()\n"
        ),
    ))
}

fn implementations(size: usize) -> Files {
    let sources = repeated(size, |number| {
        format!("impl OperationPass<Toy> for P{} {{}}\n", size - 1 - number)
    });
    passes(size)
        .into_iter()
        .chain([("input.rs", sources)])
        .collect()
}

/// Passes with options and statistics, each with a link to another.
fn passes(size: usize) -> Files {
    let passes = repeated(size, |number| {
        let linked = size - 1 - number;
        format!(
            "pass \"P{number}\" \"p{number}\" {{\nop \"func.func\"\nsummary \"Does the work of number {number}\"\ndescription \"See [that](#-p{linked}).\"\n\
             dialects \"arith\" \"func\"\noption \"level\" \"u8\" default=2 max=9 \"How far to go\"\n\
             list \"factors\" \"u32\" default=\"2,4\" \"Factors to try\"\nstatistic \"num_rewritten\" \"Operations rewritten\"\n}}\n"
        )
    });
    vec![("input.kdl", format!("group \"Many\" {{\n{passes}}}\n"))]
}

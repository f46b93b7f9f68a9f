//! The lowering of `examples/legality/` with each two neighbours swapped: what the definitions refuse, and what `mlir-opt` does.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use expect_test::expect;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/legality")
}

/// The definitions, in three parts: the steps of the pipeline are the lines in the middle.
fn definitions() -> (String, Vec<String>, String) {
    let text = include_str!("../../../../examples/legality/lowering.kdl");
    let (head, rest) = text.split_once("        body {\n").unwrap();
    let (body, tail) = rest.split_once("        }\n").unwrap();
    let steps = body.lines().map(str::to_owned).collect();
    (
        format!("{head}        body {{\n"),
        steps,
        format!("        }}\n{tail}"),
    )
}

/// The pass that a step runs.
fn name(step: &str) -> &str {
    step.split('"').nth(1).unwrap()
}

/// A step in a textual pipeline.
fn element(step: &str) -> String {
    let (_, options) = step.split_once(name(step)).unwrap();
    let options = options.trim_start_matches('"').trim().replace("=#", "=");
    match options.as_str() {
        "" => name(step).to_owned(),
        options => format!("{}{{{options}}}", name(step)),
    }
}

/// The steps with the one at an index behind its neighbour.
fn swapped(steps: &[String], index: usize) -> Vec<String> {
    let mut steps = steps.to_vec();
    steps.swap(index, index + 1);
    steps
}

/// Returns the first line of each error that the check reports about these steps.
fn refusals(steps: &[String]) -> Vec<String> {
    let (head, _, tail) = definitions();
    let body: String = steps.iter().map(|step| format!("{step}\n")).collect();
    let outcome = passdefs::load([("lowering.kdl", &*format!("{head}{body}{tail}"))]);
    let errors = outcome
        .diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.is_error());
    errors.map(|error| error.message.clone()).collect()
}

#[test]
fn definitions_refuse_swaps_that_need_no_types_to_be_told() {
    let (_, steps, _) = definitions();
    assert_eq!(refusals(&steps), Vec::<String>::new());
    let mut told = String::new();
    for index in 0..steps.len() - 1 {
        let refusals = refusals(&swapped(&steps, index));
        if !refusals.is_empty() {
            let _ = writeln!(
                told,
                "{} before {}:",
                name(&steps[index + 1]),
                name(&steps[index])
            );
            refusals.iter().for_each(|refusal| {
                let _ = writeln!(told, "  {refusal}");
            });
        }
    }
    expect![[r#"
        one-shot-bufferize before convert-elementwise-to-linalg:
          the postcondition of pipeline `lower` does not follow: `tensor.empty` may be left
        buffer-deallocation-pipeline before one-shot-bufferize:
          the precondition of pipeline `lower` allows `!tensor`, which `buffer-deallocation-pipeline` must not get: what becomes a buffer later is not freed
        convert-bufferization-to-memref before buffer-deallocation-pipeline:
          the postcondition of pipeline `lower` does not follow: `bufferization.clone` may be left
        lower-affine before expand-strided-metadata:
          the postcondition of pipeline `lower` does not follow: `affine.apply` may be left
        convert-scf-to-cf before lower-affine:
          pipeline `lower` runs `reconcile-unrealized-casts` on IR that may hold `scf.if`, `scf.for` and `scf.parallel`: it needs the cast of its operands
        reconcile-unrealized-casts before convert-func-to-llvm:
          the precondition of pipeline `lower` allows operations of `func`, which `reconcile-unrealized-casts` must not get: it needs the cast of its operands
          the postcondition of pipeline `lower` does not follow: `builtin.unrealized_conversion_cast` may be left
          pipeline `lower` runs `reconcile-unrealized-casts` on IR that may hold operations of `func`: it needs the cast of its operands
    "#]].assert_eq(&told);
}

/// Lowers each input, and translates the result; returns the inputs on which one of the two fails.
fn failures(tools: &Path, steps: &[String]) -> Vec<String> {
    let elements: Vec<String> = steps.iter().map(|step| element(step)).collect();
    let pipeline = format!("--pass-pipeline=builtin.module({})", elements.join(","));
    let output = std::env::temp_dir().join(format!("passwright-swaps-{}.mlir", std::process::id()));
    let run = |program: &str, arguments: [&Path; 4]| {
        let run = Command::new(tools.join(program))
            .args(arguments)
            .output()
            .unwrap();
        run.status.success()
    };
    let mut inputs: Vec<PathBuf> = std::fs::read_dir(folder().join("inputs"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    inputs.sort();
    let fails = |input: &PathBuf| {
        let lowered = run(
            "mlir-opt",
            [input, Path::new(&pipeline), Path::new("-o"), &output],
        );
        let arguments = ["--mlir-to-llvmir", "-o", "/dev/null"].map(Path::new);
        let [format, to, nowhere] = arguments;
        !lowered || !run("mlir-translate", [format, &output, to, nowhere])
    };
    inputs.retain(fails);
    let _ = std::fs::remove_file(&output);
    let names = inputs
        .iter()
        .map(|input| input.file_name().unwrap().to_string_lossy().into_owned());
    names.collect()
}

#[test]
#[ignore = "runs the mlir-opt in the folder that PASSWRIGHT_MLIR names, or that of Debian"]
fn mlir_opt_fails_where_the_definitions_refuse() {
    let tools = std::env::var_os("PASSWRIGHT_MLIR").map(PathBuf::from);
    let tools = tools.unwrap_or_else(|| PathBuf::from("/usr/lib/llvm-22/bin"));
    let (_, steps, _) = definitions();
    assert_eq!(failures(&tools, &steps), Vec::<String>::new());
    let mut told = String::new();
    for index in 0..steps.len() - 1 {
        let steps = swapped(&steps, index);
        let (failures, refusals) = (failures(&tools, &steps), refusals(&steps));
        if failures.is_empty() && refusals.is_empty() {
            continue;
        }
        let refused = if refusals.is_empty() {
            "accepted"
        } else {
            "refused"
        };
        let fails = match failures.join(", ").as_str() {
            "" => "runs".to_owned(),
            inputs => format!("fails on {inputs}"),
        };
        let _ = writeln!(
            told,
            "{} before {}: {refused}, {fails}",
            name(&steps[index]),
            name(&steps[index + 1])
        );
    }
    expect![[r#"
        one-shot-bufferize before convert-elementwise-to-linalg: refused, fails on loops.mlir, slices.mlir
        buffer-deallocation-pipeline before one-shot-bufferize: refused, runs
        convert-bufferization-to-memref before buffer-deallocation-pipeline: refused, fails on loops.mlir, matmul.mlir, slices.mlir
        lower-affine before expand-strided-metadata: refused, fails on slices.mlir
        convert-scf-to-cf before lower-affine: refused, fails on affine.mlir
        reconcile-unrealized-casts before convert-func-to-llvm: refused, fails on affine.mlir, loops.mlir, matmul.mlir, slices.mlir
    "#]].assert_eq(&told);
}

#[test]
fn published_contracts_are_right() {
    let text = include_str!("../../../../examples/legality/contracts.kdl");
    let outcome = passdefs::load([("contracts.kdl", text)]);
    assert!(outcome.diagnostics.is_empty(), "{:?}", outcome.diagnostics);
}

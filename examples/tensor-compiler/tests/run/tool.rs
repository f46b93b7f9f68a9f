//! The pipelines of the tool, what it shows, and its page of the guide.

use super::*;

#[test]
fn the_extended_pipeline() {
    let compiler = Compiler::default().extension(TILING);
    let (cx, registry) = (MlirContext::new(), compiler.registry().unwrap());
    let pipeline = compiler.pipeline(&registry, &cx).unwrap();
    expect![[r#"
        builtin.module(
          export-functions,
          func.func(
            widen-products
          ),
          schedule-products,
          transform-interpreter{entry-point=tile_products},
          func.func(
            scf-for-loop-peeling,
            canonicalize,
            cse
          ),
          transform-interpreter{entry-point=vectorize_products},
          erase-schedule,
          func.func(
            canonicalize,
            cse,
            loop-invariant-code-motion,
            loop-invariant-subset-hoisting,
            canonicalize,
            cse
          ),
          func.func(
            decompose-softmax,
            convert-elementwise-to-linalg,
            linalg-morph-ops{named-to-generic=true},
            linalg-fuse-elementwise-ops
          ),
          canonicalize,
          cse,
          eliminate-empty-tensors,
          linalg-fold-unit-extent-dims,
          one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},
          expand-realloc{emit-deallocs=false},
          canonicalize,
          ownership-based-buffer-deallocation,
          canonicalize,
          buffer-deallocation-simplification,
          bufferization-lower-deallocations,
          func.func(
            align-buffers{bytes=128}
          ),
          cse,
          canonicalize,
          convert-bufferization-to-memref,
          func.func(
            convert-linalg-to-affine-loops,
            affine-loop-tile{tile-size=3},
            lower-affine
          ),
          func.func(
            convert-vector-to-scf{full-unroll=true}
          ),
          convert-scf-to-cf,
          expand-strided-metadata,
          lower-affine,
          convert-vector-to-llvm,
          convert-to-llvm,
          reconcile-unrealized-casts,
          require-llvm
        )"#]].assert_eq(&pipeline.to_tree().pretty().to_string());
}

/// The text is checked by the compiler of Rust, with the steps of the pipelines that it names.
#[test]
fn a_pipeline_that_rust_has_checked() {
    let checked = pipeline!(
        "builtin.module(tensors-to-llvm{fuse=false loops=scf},canonicalize)",
        passes = [
            example_tensor_compiler::passes,
            pass_upstream::bufferization,
            pass_upstream::transforms
        ],
    );
    let registry = Compiler::default().registry().unwrap();
    let built = checked.build(&registry, &MlirContext::new()).unwrap();
    assert!(
        built.to_string().contains("convert-linalg-to-loops"),
        "{built}"
    );
}

fn refused(pipeline: &str) -> String {
    let (cx, registry) = (MlirContext::new(), Compiler::default().registry().unwrap());
    let pipeline = registry.parse(&cx, pipeline).unwrap();
    pass_builder::check_order(&pipeline).render(Default::default(), true)
}

#[test]
fn an_order_that_cannot_work() {
    expect![[r#"
        pipeline:1:45: error: 'decompose-softmax' runs after 'one-shot-bufferize' and has to run before every pass of kind 'bufferization': the result is a tensor
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                    ^~~~~~~~~~~~~~~~~
        note: 'decompose-softmax' (passes.kdl) declares the rule
        pipeline:1:16: note: 'one-shot-bufferize' (mlir/Dialect/Bufferization/Transforms/Passes.td), which is of kind 'bufferization', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                       ^~~~~~~~~~~~~~~~~~
        pipeline:1:80: error: 'export-functions' runs after 'one-shot-bufferize' and has to run before every pass of kind 'bufferization': results are tensors that are written to buffers
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                                       ^~~~~~~~~~~~~~~~
        note: 'export-functions' (passes.kdl) declares the rule
        pipeline:1:16: note: 'one-shot-bufferize' (mlir/Dialect/Bufferization/Transforms/Passes.td), which is of kind 'bufferization', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                       ^~~~~~~~~~~~~~~~~~
        pipeline:1:80: error: 'export-functions' runs after 'convert-to-llvm' and has to run before every pass of kind 'lowering': wrappers are made when functions are lowered
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                                       ^~~~~~~~~~~~~~~~
        note: 'export-functions' (passes.kdl) declares the rule
        pipeline:1:64: note: 'convert-to-llvm' (mlir/Conversion/Passes.td), which is of kind 'lowering', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                       ^~~~~~~~~~~~~~~
    "#]].assert_eq(&refused(
        "builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)",
    ));
}

fn tool(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_example-tensor-compiler"));
    let output = command.args(arguments).output().unwrap();
    let texts = [output.stderr, output.stdout].map(|text| String::from_utf8(text).unwrap());
    texts.concat()
}

fn check(arguments: &[&str], expected: Expect) {
    expected.assert_eq(&tool(arguments));
}

#[test]
fn examples_in_the_definitions() {
    check(
        &[
            "--run-examples",
            "--export-functions",
            "--widen-products",
            "--decompose-softmax",
            "--require-llvm",
            "--align-buffers",
            "--erase-schedule",
        ],
        expect![[r#"
            export-functions{only=f}: One of two ... ok
            export-functions: A tensor of any size ... ok
            widen-products: A product in bf16 ... ok
            erase-schedule: A schedule ... ok
            erase-schedule: A module with its own schedule ... ok
            decompose-softmax: A vector ... ok
            require-llvm: A module that is lowered ... ok
            align-buffers{bytes=128}: A buffer ... ok
            8 examples of 6 passes ran, 0 failed
        "#]],
    );
}

#[test]
fn modules_that_cannot_be_compiled() {
    let errors = |text: &str| compiled(text).err().unwrap_or_default();
    expect![[r#"
        a.mlir:2:3: error: ops with unknown memory side effects are not supported
        a.mlir:2:3: note: see current operation: "gpu.barrier"() : () -> ()"#]]
    .assert_eq(&errors("func.func @f() {\n  gpu.barrier\n  return\n}"));
    expect!["a.mlir:1:13: error: expected non-function type"].assert_eq(&errors("func.func @f("));
    let no_translation = "llvm.func @f() {
  llvm.call_intrinsic \"llvm.no.such.thing\"() : () -> ()
  llvm.return
}";
    expect![[r#"
        a.mlir:2:3: error: could not find LLVM intrinsic: "llvm.no.such.thing"
        a.mlir:2:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
        a.mlir:2:3: note: see current operation: "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.no.such.thing", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()"#]].assert_eq(&errors(no_translation));
    let options = TensorsToLlvmPipelineOptions {
        exports: vec!["f".to_owned(), "g".to_owned()],
        ..Default::default()
    };
    let compiled = Compiler::new(options).compile("a.mlir", "func.func @f() {\n  return\n}");
    let error = compiled.err().map(|error| error.to_string());
    expect!["a.mlir:0:0: error: 'builtin.module' op has no public function `g` to export"]
        .assert_eq(&error.unwrap_or_default());
    let diagnostics = tool(&["product.mlir", "--require-llvm"]);
    let errors = diagnostics
        .lines()
        .filter(|line| line.contains(": error: "));
    expect![[r#"
        product.mlir:1:1: error: 'func.func' op has not been lowered to the LLVM dialect
        product.mlir:2:11: error: 'arith.constant' op has not been lowered to the LLVM dialect
        product.mlir:3:12: error: 'tensor.empty' op has not been lowered to the LLVM dialect
        product.mlir:4:12: error: 'linalg.fill' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'linalg.yield' op has not been lowered to the LLVM dialect
        product.mlir:5:8: error: 'linalg.matmul' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'arith.mulf' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'arith.addf' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'linalg.yield' op has not been lowered to the LLVM dialect
        product.mlir:6:3: error: 'func.return' op has not been lowered to the LLVM dialect"#]]
    .assert_eq(&errors.collect::<Vec<_>>().join("\n"));
}

/// The page of the guide.
const GUIDE: &str = include_str!("../../../../docs/guide/tensor-compiler.md");

#[test]
fn commands_of_the_guide() {
    let (copy, tool) = (
        tempfile::tempdir().unwrap(),
        env!("CARGO_BIN_EXE_example-tensor-compiler"),
    );
    let start = "cargo run -p example-tensor-compiler -- ";
    let seen = guide::check_commands(GUIDE, start, tool, copy.path());
    assert!(seen >= 10, "{seen} commands");
}

/// The code of the page is that of the example.
#[test]
fn code_of_the_guide() {
    let sources = [
        include_str!("../../passes.kdl"),
        include_str!("../../product.mlir"),
        include_str!("../../product_any.mlir"),
        include_str!("../../src/softmax.rs"),
        include_str!("../../src/compiler.rs"),
        include_str!("../../../tensor-tiling/src/lib.rs"),
        include_str!("programs.rs"),
        include_str!("tool.rs"),
    ];
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let sources = sources.map(flat);
    let mut seen = 0;
    for block in GUIDE.split("```").skip(1).step_by(2) {
        let (language, code) = block.split_once('\n').unwrap();
        if ["rust", "kdl", "mlir"].contains(&language) {
            let code = flat(code);
            assert!(
                sources.iter().any(|source| source.contains(&code)),
                "{block}"
            );
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen} pieces of code");
}

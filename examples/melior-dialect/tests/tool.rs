//! The tool, run as its user does, also by the commands of its page in the guide, and operations of other definitions.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed"
)]

#[path = "../../melior-pass/tests/guide/mod.rs"]
mod guide;
mod typed;

use expect_test::{Expect, expect};
use pass_melior::Mlir;
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, ParseOptions};
use std::process::Command;

fn check(arguments: &[&str], input: &str, expected: Expect) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("input.mlir");
    std::fs::write(&file, input).unwrap();
    let tool = env!("CARGO_BIN_EXE_example-melior-dialect");
    let mut command = Command::new(tool);
    let command = command.current_dir(&folder).arg("input.mlir");
    let output = command.args(arguments).output().unwrap();
    let printed = [output.stderr, output.stdout].map(|text| String::from_utf8(text).unwrap());
    expected.assert_eq(&printed.concat());
}

#[test]
fn examples_in_the_definitions() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_example-melior-dialect"));
    let passes = [
        "--simplify-signal",
        "--inline-stages",
        "--convert-signal-to-arith",
    ];
    let output = command.arg("--run-examples").args(passes).output().unwrap();
    assert!(output.status.success());
    expect![[r#"
        simplify-signal: Two gains ... ok
        simplify-signal: A clipped gain ... ok
        inline-stages: A stage ... ok
        convert-signal-to-arith: A gain and a mix ... ok
        4 examples of 3 passes ran, 0 failed
    "#]]
    .assert_eq(&String::from_utf8(output.stdout).unwrap());
}

/// Operations without effects are erased, and equal ones merged, by passes in C++.
#[test]
fn passes_in_cpp_know_the_traits() {
    let input = r#"func.func @f(%x: f64) -> f64 {
      %0 = "signal.gain"(%x) {factor = 2.0 : f64} : (f64) -> f64
      %1 = "signal.gain"(%x) {factor = 2.0 : f64} : (f64) -> f64
      %2 = "signal.gain"(%x) {factor = 3.0 : f64} : (f64) -> f64
      %3 = "signal.mix"(%0, %1) {operandSegmentSizes = array<i32: 1, 1>} : (f64, f64) -> f64
      return %3 : f64
    }"#;
    check(
        &["--cse"],
        input,
        expect![[r#"
        module {
          func.func @f(%arg0: f64) -> f64 {
            %0 = "signal.gain"(%arg0) {factor = 2.000000e+00 : f64} : (f64) -> f64
            %1 = "signal.mix"(%0, %0) {operandSegmentSizes = array<i32: 1, 1>} : (f64, f64) -> f64
            return %1 : f64
          }
        }

    "#]],
    );
}

/// The messages are those of verifiers that mlir-tblgen writes.
#[test]
fn what_the_verifier_refuses() {
    let refused = [
        r#""signal.gain"(%x) {factor = 2.0 : f32} : (f64) -> f64"#,
        r#""signal.gain"(%x) : (f64) -> f64"#,
        r#""signal.gain"(%i) {factor = 2.0 : f64} : (i32) -> i32"#,
        r#""signal.gain"(%x) {factor = 2.0 : f64} : (f64) -> f32"#,
        r#""signal.gain"(%x, %x) {factor = 2.0 : f64} : (f64, f64) -> f64"#,
        r#""signal.gain"(%x) {factor = 2.0 : f64, clip = #signal.clip<"loud">} : (f64) -> f64"#,
        r#""signal.mix"(%x) : (f64) -> f64"#,
        r#""signal.mix"(%x) {operandSegmentSizes = array<i32: 1, 3>} : (f64) -> f64"#,
        r#""signal.mix"(%x) {operandSegmentSizes = array<i32: -1, 2>} : (f64) -> f64"#,
        r#""signal.mix"(%x, %x) {operandSegmentSizes = array<i32: 0, 2>} : (f64, f64) -> f64"#,
        r#""signal.mix"(%x) {operandSegmentSizes = array<i32: 1>} : (f64) -> f64"#,
        r#""signal.gain"() {factor = 2.0 : f64} : () -> f64"#,
        r#""signal.gain"(%x) {factor = 2.0 : f64} : (f64) -> ()"#,
        r#""signal.stage"() {label = "a"} : () -> ()"#,
        r#""signal.stage"() ({}) {label = "a"} : () -> ()"#,
        r#""signal.stage"() ({ ^bb0: %c = arith.constant 1 : i32 }) {label = "a"} : () -> ()"#,
        r#""signal.yield"() : () -> ()"#,
        r#""signal.fade"() : () -> ()"#,
    ];
    let mut all = String::new();
    let cx = example_melior_dialect::context();
    for op in refused {
        let text = format!("func.func @f(%x: f64, %i: i32) {{ {op} return }}");
        let mut first = None;
        let emit = &mut |diagnostic: pass_runtime::Diagnostic| {
            first.get_or_insert(diagnostic.message);
        };
        let parsed = Mlir::parse(&cx, "a.mlir", &text, ParseOptions::default(), emit);
        let refused = parsed.and_then(|mut root| Mlir::verify(&cx, &root.op(), true, emit));
        assert!(refused.is_err(), "{op}");
        all += &format!("{}\n", first.unwrap());
    }
    expect![[r#"
        'signal.gain' op attribute 'factor' failed to satisfy constraint: 64-bit float attribute
        'signal.gain' op requires attribute 'factor'
        'signal.gain' op operand #0 must be floating-point, but got 'i32'
        'signal.gain' op requires the same type for all operands and results
        'signal.gain' op requires a single operand
        expected one of these in quotes: none, hard, soft
        'signal.mix' op requires dense i32 array attribute 'operandSegmentSizes'
        'signal.mix' op operand count (1) does not match with the total size (4) specified in attribute 'operandSegmentSizes'
        'signal.mix' op 'operandSegmentSizes' attribute cannot have negative elements
        'signal.mix' op operand group starting at #0 requires 0 or 1 element, but found 2
        'signal.mix' op 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1
        'signal.gain' op requires a single operand
        'signal.gain' op requires one result
        'signal.stage' op requires one region
        'signal.stage' op region #0 ('body') failed to verify constraint: region with 1 blocks
        block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        'signal.yield' op expects parent op 'signal.stage'
        unregistered operation 'signal.fade' found in dialect ('signal') that does not allow unknown operations
    "#]].assert_eq(&all);
}

#[test]
fn the_commands_of_the_page() {
    let page = include_str!("../../../docs/guide/melior-dialect.md");
    let folder = tempfile::tempdir().unwrap();
    let start = "cargo run -p example-melior-dialect -- ";
    let tool = env!("CARGO_BIN_EXE_example-melior-dialect");
    assert!(guide::check_commands(page, start, tool, folder.path()) > 1);
}

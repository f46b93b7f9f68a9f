//! The tool, run as its user does, also by the commands of its page in the guide.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod guide;

use expect_test::{Expect, expect};
use std::process::{Command, Output};

fn tool(arguments: &[&str]) -> Output {
    let tool = env!("CARGO_BIN_EXE_example-melior-pass");
    Command::new(tool).args(arguments).output().unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

fn check(arguments: &[&str], expected: Expect) {
    let output = tool(arguments);
    let (diagnostics, printed) = (text(output.stderr), text(output.stdout));
    expected.assert_eq(&format!("{diagnostics}{printed}"));
}

#[test]
fn examples_in_the_definitions() {
    let output = tool(&[
        "--run-examples",
        "--count-operations",
        "--shifts-for-products",
        "--inline-once",
        "--simplify-large",
    ]);
    assert!(output.status.success(), "{}", text(output.stderr));
    expect![[r#"
        count-operations{dialect=arith most=1}: Within the limit ... ok
        shifts-for-products: A product with eight ... ok
        inline-once: One call ... ok
        inline-once: Two calls ... ok
        simplify-large{least=5}: One of two ... ok
        5 examples of 4 passes ran, 0 failed
    "#]]
    .assert_eq(&text(output.stdout));
}

#[test]
fn rust_and_cpp_in_one_pipeline() {
    let pipeline = "builtin.module(inline-once,func.func(shifts-for-products,canonicalize),count-operations{dialect=arith})";
    check(
        &[
            "products.mlir",
            "--pass-pipeline",
            pipeline,
            "--mlir-pass-statistics",
        ],
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Pass statistics report ...
            ===-------------------------------------------------------------------------===
            InlineOnce
              (S) 1 inlined - Number of functions inlined
              'builtin.module' Pipeline
                SymbolDCE
            'func.func' Pipeline
              ShiftsForProducts
                (S) 1 replaced - Number of products replaced
              Canonicalizer
            CountOperations
              (S) 3 counted - Number of operations counted

            module {
              func.func @area(%arg0: i32, %arg1: i32) -> i32 {
                %c3_i32 = arith.constant 3 : i32
                %0 = arith.shli %arg0, %c3_i32 : i32
                %1 = arith.muli %0, %arg1 : i32
                return %1 : i32
              }
            }

        "#]],
    );
}

#[test]
fn products_that_stay() {
    let text = "products-that-stay.mlir";
    check(
        &[text, "--shifts-for-products"],
        expect![[r#"
        module {
          func.func @f(%arg0: i32, %arg1: i128, %arg2: i8) -> (i32, i32, i128, i8) {
            %c8_i32 = arith.constant 8 : i32
            %c6_i32 = arith.constant 6 : i32
            %c18446744073709551618_i128 = arith.constant 18446744073709551618 : i128
            %c-128_i8 = arith.constant -128 : i8
            %0 = arith.muli %arg0, %c8_i32 overflow<nsw> : i32
            %1 = arith.muli %arg0, %c6_i32 : i32
            %2 = arith.muli %arg1, %c18446744073709551618_i128 : i128
            %3 = arith.muli %arg2, %c-128_i8 : i8
            return %0, %1, %2, %3 : i32, i32, i128, i8
          }
        }

    "#]],
    );
}

#[test]
fn calls_that_stay() {
    check(
        &["calls-that-stay.mlir", "--inline-once"],
        expect![[r#"
        module {
          func.func private @declared(i32) -> i32
          func.func private @itself(%arg0: i32) -> i32 {
            %0 = call @itself(%arg0) : (i32) -> i32
            return %0 : i32
          }
          func.func private @blocks(%arg0: i32) -> i32 {
            cf.br ^bb1(%arg0 : i32)
          ^bb1(%0: i32):  // pred: ^bb0
            return %0 : i32
          }
          func.func @public(%arg0: i32) -> i32 {
            return %arg0 : i32
          }
          func.func @f(%arg0: i32, %arg1: i1) -> i32 {
            %0 = call @declared(%arg0) : (i32) -> i32
            %1 = call @blocks(%0) : (i32) -> i32
            %2 = call @public(%1) : (i32) -> i32
            return %2 : i32
          }
        }

    "#]],
    );
}

#[test]
fn too_many() {
    check(
        &["products.mlir", "--count-operations=most=3"],
        expect![[r#"
            products.mlir:0:0: error: 'builtin.module' op 9 operations are more than 3
            products.mlir:0:0: note: see current operation: 
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "eightfold", sym_visibility = "private"}> ({
              ^bb0(%arg2: i32):
                %2 = "arith.constant"() <{value = 8 : i32}> : () -> i32
                %3 = "arith.muli"(%arg2, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "func.return"(%3) : (i32) -> ()
              }) : () -> ()
              "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "area"}> ({
              ^bb0(%arg0: i32, %arg1: i32):
                %0 = "func.call"(%arg0) <{callee = @eightfold}> : (i32) -> i32
                %1 = "arith.muli"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "func.return"(%1) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn commands_of_the_guide() {
    let page = include_str!("../../../docs/guide/melior.md");
    let (copy, tool) = (
        tempfile::tempdir().unwrap(),
        env!("CARGO_BIN_EXE_example-melior-pass"),
    );
    let start = "cargo run -p example-melior-pass -- ";
    let seen = guide::check_commands(page, start, tool, copy.path());
    assert!(seen > 10, "{seen} commands");
    let report = std::fs::read_to_string(copy.path().join("adapters/melior/report.html")).unwrap();
    for part in ["ShiftsForProducts", "Canonicalizer", "@area", "num-dce"] {
        assert_eq!(report.contains(part), part != "num-dce", "{part}");
    }
}

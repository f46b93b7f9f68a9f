//! Reports of how long everything took, with the numbers left out.

use expect_test::{Expect, expect};

use crate::{INPUT, run};

const PIPELINE: &str =
    "--pass-pipeline=builtin.module(nothing,func.func(rename,count),nothing,any(nothing))";
const ONE_THREAD: &str = "--mlir-disable-threading";

/// All numbers as if they had one digit before the point.
fn without_numbers(text: &str) -> String {
    let text = text.replace(|char: char| char.is_ascii_digit(), "#");
    let text = text.replace("###.#%", "  #.#%");
    let text = text.replace("##.#%", " #.#%");
    let text = text.replace("###.#}", "  #.#}");
    text.replace("##.#}", " #.#}")
}

/// The timing report of the tool.
fn timed(args: &[&str], input: &str) -> String {
    let output = run(&[&["--mlir-timing"], args].concat(), input);
    let stderr = output.split_once("--- stderr\n");
    without_numbers(stderr.map_or("", |(_, stderr)| stderr))
}

fn check(args: &[&str], input: &str, expected: Expect) {
    expected.assert_eq(&timed(args, input));
}

/// A list starts with the timer that took longest, which is another in each run.
fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.join("\n")
}

#[test]
fn as_a_tree() {
    check(
        &[PIPELINE, ONE_THREAD],
        INPUT,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Nothing
            #.#### (  #.#%)  'func.func' Pipeline
            #.#### (  #.#%)    Rename
            #.#### (  #.#%)    Count
            #.#### (  #.#%)  Nothing
            #.#### (  #.#%)  'any' Pipeline
            #.#### (  #.#%)    Nothing
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]],
    );
}

#[test]
fn as_a_list() {
    let text = timed(&[PIPELINE, ONE_THREAD, "--mlir-timing-display=list"], INPUT);
    expect![[r#"

                                 ... Execution time report ...
            #.#### (  #.#%)  'any' Pipeline
            #.#### (  #.#%)  'func.func' Pipeline
            #.#### (  #.#%)  Count
            #.#### (  #.#%)  Nothing
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Pipeline Collection : ['any']
            #.#### (  #.#%)  Pipeline Collection : ['func.func']
            #.#### (  #.#%)  Rename
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
            #.#### (  #.#%)  root
          ----Wall Time----  ----Name----
          Total Execution Time: #.#### seconds
        ===-------------------------------------------------------------------------===
        ===-------------------------------------------------------------------------==="#]]
    .assert_eq(&sorted(&text));
}

#[test]
fn for_programs() {
    let json = "--mlir-output-format=json";
    check(
        &[PIPELINE, ONE_THREAD, json],
        INPUT,
        expect![[r#"
        [
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Parser", "passes": [
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Nothing", "passes": [
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "'func.func' Pipeline", "passes": [
          {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Rename", "passes": [
          {}]},
          {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Count", "passes": [
          {}]},
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Nothing", "passes": [
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "'any' Pipeline", "passes": [
          {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Nothing", "passes": [
          {}]},
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Output", "passes": [
        {}]},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Rest"},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Total"}
        ]
    "#]],
    );
    let list = timed(
        &[ONE_THREAD, json, "--mlir-timing-display=list", "--nothing"],
        INPUT,
    );
    expect![[r#"
        [
        ]
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Nothing"},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Output"},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Parser"},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Rest"},
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "Total"}
        {"wall": {"duration":   #.####, "percentage":   #.#}, "name": "root"},"#]]
    .assert_eq(&sorted(&list));
}

#[test]
fn in_several_threads() {
    check(
        &[PIPELINE],
        INPUT,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----User Time----  ----Wall Time----  ----Name----
            #.#### (  #.#%)    #.#### (  #.#%)  Parser
            #.#### (  #.#%)    #.#### (  #.#%)  Nothing
            #.#### (  #.#%)    #.#### (  #.#%)  'func.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)    Rename
            #.#### (  #.#%)    #.#### (  #.#%)    Count
            #.#### (  #.#%)    #.#### (  #.#%)  Nothing
            #.#### (  #.#%)    #.#### (  #.#%)  'any' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)    Nothing
            #.#### (  #.#%)    #.#### (  #.#%)  Output
            #.#### (  #.#%)    #.#### (  #.#%)  Rest
            #.#### (  #.#%)    #.#### (  #.#%)  Total
    "#]],
    );
}

#[test]
fn failures_are_reported_first() {
    check(
        &["--fail"],
        INPUT,
        expect![[r#"
        <stdin>:#:#: warning: 'builtin.module' op about to fail
        <stdin>:#:#: note: see current operation: 
        builtin.module
          func.func @f
            test.leaf
          func.func @g
        <stdin>:#:#: error: 'builtin.module' op failed on purpose
        <stdin>:#:#: note: see current operation: 
        "builtin.module"
          "func.func" @f
            "test.leaf"
          "func.func" @g
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Fail
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]],
    );
    check(
        &["--pass-pipeline=func.func(nothing)"],
        INPUT,
        expect![[r#"
            <stdin>:#:#: error: can't run 'func.func' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: #.#### seconds

              ----Wall Time----  ----Name----
                #.#### (  #.#%)  Parser
                #.#### (  #.#%)  Rest
                #.#### (  #.#%)  Total
        "#]],
    );
    check(
        &["--no-implicit-module"],
        INPUT,
        expect![[r#"
        <stdin>: error: expected one operation
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]],
    );
    check(
        &["--bogus"],
        INPUT,
        expect![[r#"
            toy-opt: error: unknown flag '--bogus'
            help: '--help' lists the flags; a declared pass is one once it is registered, by `Driver::passes(register_<group>_passes)`
        "#]],
    );
}

#[test]
fn each_part_has_its_own() {
    let text = "func.func @f\n// -----\nwrong\n// -----\nfunc.func @g\n";
    check(
        &["--split-input-file", "--nothing"],
        text,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Nothing
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
        <stdin>:#:#: error: 'wrong' is not an operation
        wrong
        ^
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Nothing
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]],
    );
}

#[test]
fn after_the_statistics() {
    let args = ["--count", "--mlir-pass-statistics", ONE_THREAD];
    check(
        &args,
        INPUT,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        Count
          (S) # letters - Letters in symbols
          (S) # visits  - Operations visited

        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  Count
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]],
    );
}

#[test]
fn values_are_checked() {
    check(
        &["--mlir-timing-display=bogus"],
        INPUT,
        expect![[r#"
        toy-opt: error: 'bogus' is no value for '--mlir-timing-display'
        help: it is 'tree' or 'list'
    "#]],
    );
    check(
        &["--mlir-output-format=bogus"],
        INPUT,
        expect![[r#"
        toy-opt: error: 'bogus' is no value for '--mlir-output-format'
        help: it is 'text' or 'json'
    "#]],
    );
}

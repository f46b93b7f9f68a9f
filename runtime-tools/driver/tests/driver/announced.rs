//! Diagnostics that comments of the input announce.

use expect_test::{Expect, expect};

use crate::run;

const RIGHT: &str = "\
// expected-warning @below {{about to}}
// expected-error-re @+1 {{failed on {{[a-z]+}}}}
func.func @f
  test.leaf
func.func @g
// expected-error @above {{failed on purpose}}
// expected-warning @above {{about to fail}}
";

fn check(flags: &[&str], input: &str, expected: Expect) {
    let mut args = vec!["--pass-pipeline=builtin.module(func.func(fail))"];
    args.extend(flags);
    expected.assert_eq(&run(&args, input));
}

#[test]
fn all_as_announced() {
    check(
        &["--verify-diagnostics"],
        RIGHT,
        expect![[r#"
        0
    "#]],
    );
    check(
        &["--verify-diagnostics=all"],
        RIGHT,
        expect![[r#"
        0
    "#]],
    );
    check(
        &["--verify-diagnostics=only-expected"],
        RIGHT,
        expect![[r#"
            0
        "#]],
    );
}

#[test]
fn a_pipeline_that_never_ran_need_not_be_announced() {
    let nested = "--pass-pipeline=builtin.module(builtin.module(func.func(fail)))";
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
    "#]]
    .assert_eq(&run(&[nested, "--verify-diagnostics"], "func.func @f\n"));
}

#[test]
fn not_announced() {
    let input = "func.func @f\n// expected-warning @above {{about to}}\n";
    check(
        &["--verify-diagnostics"],
        input,
        expect![[r#"
        1
        --- stderr
        <stdin>:1:1: error: unexpected error: 'func.func' op failed on purpose
        func.func @f
        ^
    "#]],
    );
    check(
        &["--verify-diagnostics=only-expected"],
        input,
        expect![[r#"
            0
        "#]],
    );
}

#[test]
fn announced_and_not_there() {
    let input = "\
func.func @f
// expected-error @above {{failed}}
// expected-warning @above {{about to win}}
// expected-note @-3 {{more}}
// expected-error @unknown {{nowhere}}
";
    check(
        &["--verify-diagnostics=only-expected"],
        input,
        expect![[r#"
            1
            --- stderr
            <stdin>:3:4: error: expected warning "about to win" was not produced
            // expected-warning @above {{about to win}}
               ^~~~~~~~~~~~
            <stdin>:4:4: error: expected note "more" was not produced
            // expected-note @-3 {{more}}
               ^~~~
            <unknown>:0: error: expected error "nowhere" was not produced
        "#]],
    );
}

#[test]
fn lines_that_are_not_there_are_not_unknown() {
    for designator in ["@above", "@-100", "@+99999999999999999999", "@+500"] {
        let input = format!("// expected-error {designator} {{{{a}}}}\n");
        let unmet = format!(
            "1\n--- stdout\nbuiltin.module\n--- stderr\n<stdin>:1:4: error: expected error \"a\" was not produced\n{input}   ^\n"
        );
        assert_eq!(run(&["--verify-diagnostics"], &input), unmet);
    }
}

/// Columns count bytes, as those of locations in the text.
#[test]
fn a_comment_behind_letters_of_several_bytes() {
    let text = "// é expected-error {{a}}\n";
    let output = run(&["--verify-diagnostics"], text);
    let error =
        format!("<stdin>:1:7: error: expected error \"a\" was not produced\n{text}     ^\n");
    assert!(output.ends_with(&error), "{output}");
}

#[test]
fn other_severity() {
    let input = "\
func.func @f
// expected-error @above {{failed}}
// expected-remark @above {{about to fail}}
";
    check(
        &["--verify-diagnostics"],
        input,
        expect![[r#"
        1
        --- stderr
        <stdin>:3:4: error: 'warning' diagnostic emitted when expecting a 'remark'
        // expected-remark @above {{about to fail}}
           ^
        <stdin>:3:4: error: expected remark "about to fail" was not produced
        // expected-remark @above {{about to fail}}
           ^~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn bad_patterns_and_words() {
    let input = "func.func @f\n// expected-error-re @above {{a {{(}} b}}\n";
    check(
        &["--verify-diagnostics=only-expected"],
        input,
        expect![[r#"
            1
            --- stderr
            <stdin>:2:4: error: cannot read the pattern: found open group without closing ')'
            // expected-error-re @above {{a {{(}} b}}
               ^~~~~~~~~
        "#]],
    );
    check(
        &["--verify-diagnostics=some"],
        input,
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'some' is no value for '--verify-diagnostics'
        help: it is 'all' or 'only-expected'
    "#]],
    );
}

#[test]
fn mistakes_of_the_command_line_cannot_be_announced() {
    let args = ["--verify-diagnostics=only-expected", "--rename=count=0"];
    expect![[r#"
        1
        --- stderr
        --rename:1:7: error: option `count`: must be 1 to 9, found `0`
        count=0
              ^
    "#]]
    .assert_eq(&run(&args, "func.func @f\n"));
}

#[test]
fn parts_are_announced_by_lines_of_the_file() {
    let input = "\
func.func @f
// expected-error @above {{failed}}
// expected-warning @above {{about}}
// -----
func.func @g
// expected-error @above {{failed}}
";
    check(
        &["--verify-diagnostics", "--split-input-file"],
        input,
        expect![[r#"
            1
            --- stdout
            // -----
            --- stderr
            <stdin>:5:1: error: unexpected warning: 'func.func' op about to fail
            func.func @g
            ^
        "#]],
    );
}

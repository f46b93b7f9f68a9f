//! Inputs in several parts.

use expect_test::expect;

use crate::{check, run};

#[test]
fn parts() {
    let text = "func.func @f\n// -----\n\n// -----\nfunc.func @g\n";
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
        // -----
        builtin.module
        // -----
        builtin.module
          func.func @g
    "#]]
    .assert_eq(&run(&["--split-input-file"], text));
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @renamed
        // -----
        builtin.module
          func.func @renamed
    "#]]
    .assert_eq(&run(&["--split-input-file=@f", "-rename"], text));
    expect![[r#"
        0
    "#]]
    .assert_eq(&run(&["--split-input-file"], ""));
    check(
        &["--split-input-file"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
}

#[test]
fn a_part_that_fails_leaves_a_gap() {
    let text = "func.func @f\n// -----\nwrong\n// -----\nfunc.func @g\n";
    expect![[r#"
        1
        --- stdout
        builtin.module
          func.func @f
        // -----
        // -----
        builtin.module
          func.func @g
        --- stderr
        <stdin>:3:1: error: 'wrong' is not an operation
        wrong
        ^
    "#]]
    .assert_eq(&run(&["--split-input-file"], text));
}

#[test]
fn near_misses() {
    let text = "func.func @f\n// ----\n// -----";
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
        --- stderr
        <stdin>:2:7: warning: near miss with file split marker
        // ----
              ^
        <stdin>:3:7: warning: near miss with file split marker
        // -----
              ^
    "#]]
    .assert_eq(&run(
        &["--split-input-file", "--allow-unregistered-dialect"],
        text,
    ));
}

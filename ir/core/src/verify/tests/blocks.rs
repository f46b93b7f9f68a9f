//! Blocks and regions.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn empty_block_cfg() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: empty block: expect at least a terminator
        "#]],
    );
}

#[test]
fn empty_block_second() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: empty block: expect at least a terminator
        "#]],
    );
}

#[test]
fn empty_block_unreg() {
    check_unregistered(
        r#"
"x.y"() ({
^bb0:
  "x.a"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: empty block: expect at least a terminator
        "#]],
    );
}

#[test]
fn entry_predecessor() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
  "cf.br"()[^bb0] : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: entry block of region may not have predecessors
        "#]],
    );
}

#[test]
fn func_last_is_unreg_nodot() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "foo"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn module_block_args() {
    check(
        r#"
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op region should have no arguments
            1:1: note: see current operation: 
            "builtin.module"() ({
            ^bb0(%arg0: i32):
            }) : () -> ()
        "#]],
    );
}

#[test]
fn module_empty_region() {
    check(
        r#"
"builtin.module"() ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
            1:1: note: see current operation: 
            "builtin.module"() ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn module_no_region() {
    check(
        r#"
"builtin.module"() : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op requires one region
            1:1: note: see current operation: "builtin.module"() : () -> ()
        "#]],
    );
}

#[test]
fn module_two_blocks_b() {
    check_unregistered(
        r#"
"builtin.module"() ({
^bb0:
  "x.y"() : () -> ()
^bb1:
  "x.y"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
            1:1: note: see current operation: 
            "builtin.module"() ({
              "x.y"() : () -> ()
            ^bb1:  // no predecessors
              "x.y"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn module_two_blocks() {
    check(
        r#"
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
            1:1: note: see current operation: 
            "builtin.module"() ({
            ^bb0:
            ^bb1:  // no predecessors
            }) : () -> ()
        "#]],
    );
}

#[test]
fn module_two_regions() {
    check(
        r#"
"builtin.module"() ({}, {}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op requires one region
            1:1: note: see current operation: 
            "builtin.module"() ({
            }, {
            }) : () -> ()
        "#]],
    );
}

#[test]
fn unreg_op_with_bad_child() {
    check_unregistered(
        r#"
"x.y"() ({
  %0 = "arith.constant"() : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: 'arith.constant' op requires attribute 'value'
            2:8: note: see current operation: %0 = "arith.constant"() : () -> i32
        "#]],
    );
}

#[test]
fn unreg_two_blocks_const() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            4:8: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            4:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        "#]],
    );
}

#[test]
fn unreg_two_blocks() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  "x.a"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn entry_predecessor_in_the_middle() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
  "x.br"()[^bb0] : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: entry block of region may not have predecessors
        "#]],
    );
}

//! Blocks, terminators and regions.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn br_successors() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'cf.br' op requires 1 successor but found 0
            2:3: note: see current operation: "cf.br"() : () -> ()
        "#]],
    );
}

#[test]
fn br_successors2() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'cf.br' op requires 1 successor but found 2
            2:3: note: see current operation: "cf.br"()[^bb1, ^bb1] : () -> ()
        "#]],
    );
}

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
fn no_terminator_nested() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "builtin.module"() ({
  ^bb0:
  }) {x.y = 1 : i32} : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: block with no terminator, has 
            "builtin.module"() ({
            ^bb0:
            }) {x.y = 1 : i32} : () -> ()
            2:3: note: see current operation: 
            "builtin.module"() ({
            ^bb0:
            }) {x.y = 1 : i32} : () -> ()
        "#]],
    );
}

#[test]
fn no_terminator_nested2() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: block with no terminator, has 
            "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
              %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "func.return"(%0) : (i32) -> ()
            }) : () -> ()
            2:3: note: see current operation: 
            "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
              %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "func.return"(%0) : (i32) -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn poison_ok() {
    check(
        r#"
%0 = "ub.poison"() : () -> i32
"#,
        expect![[""]],
    );
}

#[test]
fn return_results() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "func.return"() : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: 'func.return' op requires zero results
            2:8: note: see current operation: %0 = "func.return"() : () -> i32
        "#]],
    );
}

#[test]
fn return_successor() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"()[^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.return' op requires 0 successors but found 1
            2:3: note: see current operation: "func.return"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn scf_for_ok() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i32
"#,
        expect![[""]],
    );
}

#[test]
fn scf_for_types() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.for"(%c, %d, %c) ({
^bb0(%i: i32):
  "scf.yield"() : () -> ()
}) : (i32, index, i32) -> ()
"#,
        expect![[r#"
            3:1: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
            3:1: note: see current operation: 
            "scf.for"(%0, %1, %0) ({
            ^bb0(%arg0: i32):
              "scf.yield"() : () -> ()
            }) : (i32, index, i32) -> ()
        "#]],
    );
}

#[test]
fn scf_if_args() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0(%a: i32):
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op region #0 should have no arguments
            2:1: note: see current operation: 
            "scf.if"(%0) ({
            ^bb0(%arg0: i32):
              "scf.yield"() : () -> ()
            }, {
            }) : (i1) -> ()
        "#]],
    );
}

#[test]
fn scf_if_empty() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
            2:1: note: see current operation: 
            "scf.if"(%0) ({
            }, {
            }) : (i1) -> ()
        "#]],
    );
}

#[test]
fn scf_if_emptyblock() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0:
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op expects a non-empty block
            2:1: note: see current operation: 
            "scf.if"(%0) ({
            ^bb0:
            }, {
            }) : (i1) -> ()
        "#]],
    );
}

#[test]
fn scf_if_no_else() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  %d = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%d) : (i32) -> ()
}, {
}) : (i1) -> (i32)
"#,
        expect![[r#"
            2:6: error: 'scf.if' op must have an else block if defining values
            2:6: note: see current operation: 
            %1 = "scf.if"(%0) ({
              %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "scf.yield"(%2) : (i32) -> ()
            }, {
            }) : (i1) -> i32
        "#]],
    );
}

#[test]
fn scf_if_noterm() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  %d = "arith.constant"() <{value = true}> : () -> i1
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            3:8: error: block with no terminator, has %1 = "arith.constant"() <{value = true}> : () -> i1
            3:8: note: see current operation: %1 = "arith.constant"() <{value = true}> : () -> i1
        "#]],
    );
}

#[test]
fn scf_if_ok() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn scf_if_regions() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op expected 2 regions
            2:1: note: see current operation: 
            "scf.if"(%0) ({
            }) : (i1) -> ()
        "#]],
    );
}

#[test]
fn scf_if_terminator() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "ub.unreachable"() : () -> ()
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op expects regions to end with 'scf.yield', found 'ub.unreachable'
            2:1: note: see current operation: 
            "scf.if"(%0) ({
              "ub.unreachable"() : () -> ()
            }, {
            }) : (i1) -> ()
            2:1: note: in custom textual format, the absence of terminator implies 'scf.yield'
        "#]],
    );
}

#[test]
fn scf_if_two_blocks() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
^bb0:
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
            2:1: note: see current operation: 
            "scf.if"(%0) ({
              "cf.br"()[^bb1] : () -> ()
            ^bb1:  // pred: ^bb0
              "scf.yield"() : () -> ()
            }, {
            }) : (i1) -> ()
        "#]],
    );
}

#[test]
fn scf_index_switch_none() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op expected 1 or more regions
            2:1: note: see current operation: "scf.index_switch"(%0) <{cases = array<i64: 1>}> : (index) -> ()
        "#]],
    );
}

#[test]
fn scf_parallel_segments() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%i: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn scf_yield_parent() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "scf.yield"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
            2:3: note: see current operation: "scf.yield"() : () -> ()
        "#]],
    );
}

#[test]
fn successors_in_middle_unreg() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operation with block successors must terminate its parent block
            2:3: note: see current operation: "x.br"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn terminator_graph() {
    check(
        r#"
"builtin.module"() ({
  "ub.unreachable"() : () -> ()
  "ub.unreachable"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'ub.unreachable' op must be the last operation in the parent block
            2:3: note: see current operation: "ub.unreachable"() : () -> ()
        "#]],
    );
}

#[test]
fn terminator_in_middle_br() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operation with block successors must terminate its parent block
            2:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn terminator_in_middle() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.return' op must be the last operation in the parent block
            2:3: note: see current operation: "func.return"() : () -> ()
        "#]],
    );
}

#[test]
fn unreg_br_args() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1(%a: i32):
  "x.a"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
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
fn unreg_terminator_twice() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.a"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
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

//! Loops and other operations with regions.

use expect_test::expect;

use super::check;

#[test]
fn execute_arg() {
    check(
        r#"
"scf.execute_region"() ({
^bb0(%a: i32):
  "scf.yield"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'scf.execute_region' op region cannot have any arguments
            1:1: note: see current operation: 
            "scf.execute_region"() ({
            ^bb0(%arg0: i32):
              "scf.yield"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn execute_count() {
    check(
        r#"
%0 = "scf.execute_region"() ({
  "scf.yield"() : () -> ()
}) : () -> i32
"#,
        expect![[r#"
            1:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
            1:6: note: see current operation: 
            %0 = "scf.execute_region"() ({
              "scf.yield"() : () -> ()
            }) : () -> i32
            2:3: note: region branch point
        "#]],
    );
}

#[test]
fn execute_empty() {
    check(
        r#"
"scf.execute_region"() ({
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'scf.execute_region' op region needs to have at least one block
            1:1: note: see current operation: 
            "scf.execute_region"() ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn execute_ret() {
    check(
        r#"
%0 = "scf.execute_region"() ({
  "ub.unreachable"() : () -> ()
}) : () -> i32
"#,
        expect![[""]],
    );
}

#[test]
fn execute_two() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%0 = "scf.execute_region"() ({
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "scf.yield"(%c) : (i1) -> ()
^bb2:
  "scf.yield"() : () -> ()
}) : () -> i1
"#,
        expect![[r#"
            2:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
            2:6: note: see current operation: 
            %1 = "scf.execute_region"() ({
              "cf.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
            ^bb1:  // pred: ^bb0
              "scf.yield"(%0) : (i1) -> ()
            ^bb2:  // pred: ^bb0
              "scf.yield"() : () -> ()
            }) : () -> i1
            7:3: note: region branch point
        "#]],
    );
}

#[test]
fn execute_type() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%0 = "scf.execute_region"() ({
  "scf.yield"(%c) : (i1) -> ()
}) : () -> i32
"#,
        expect![[r#"
            2:6: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
            2:6: note: see current operation: 
            %1 = "scf.execute_region"() ({
              "scf.yield"(%0) : (i1) -> ()
            }) : () -> i32
            3:3: note: region branch point
        "#]],
    );
}

#[test]
fn for_arg() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: index):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.for' op expected induction variable to be same type as bounds and step
            2:1: note: see current operation: 
            "scf.for"(%0, %0, %0) ({
            ^bb0(%arg0: index):
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32) -> ()
        "#]],
    );
}

#[test]
fn for_args_fewer() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"(%c) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'scf.for' op different number of inits and region iter_args: 1 != 0
            2:6: note: see current operation: 
            %1 = "scf.for"(%0, %0, %0, %0) ({
            ^bb0(%arg0: i32):
              "scf.yield"(%0) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
        "#]],
    );
}

#[test]
fn for_args_more() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: i32, %x: i64):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.for' op different number of inits and region iter_args: 0 != 1
            2:1: note: see current operation: 
            "scf.for"(%0, %0, %0) ({
            ^bb0(%arg0: i32, %arg1: i64):
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32) -> ()
        "#]],
    );
}

#[test]
fn for_init_type() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : i64}> : () -> i64
%r = "scf.for"(%c, %c, %c, %d) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i64) -> i32
"#,
        expect![[r#"
            3:6: error: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i64' != 'i32'
            3:6: note: see current operation: 
            %2 = "scf.for"(%0, %0, %0, %1) ({
            ^bb0(%arg0: i32, %arg1: i32):
              "scf.yield"(%arg1) : (i32) -> ()
            }) : (i32, i32, i32, i64) -> i32
        "#]],
    );
}

#[test]
fn for_iter() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.for' op mismatch in number of loop-carried values and defined values
            2:1: note: see current operation: 
            "scf.for"(%0, %0, %0, %0) ({
            ^bb0(%arg0: i32):
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32, i32) -> ()
        "#]],
    );
}

#[test]
fn for_noarg() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0:
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
            2:1: note: see current operation: 
            "scf.for"(%0, %0, %0) ({
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32) -> ()
        "#]],
    );
}

#[test]
fn for_result_type() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'
            2:6: note: see current operation: 
            %1 = "scf.for"(%0, %0, %0, %0) ({
            ^bb0(%arg0: i32, %arg1: i32):
              "scf.yield"(%arg1) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i64
        "#]],
    );
}

#[test]
fn for_yield() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
            2:6: note: see current operation: 
            %1 = "scf.for"(%0, %0, %0, %0) ({
            ^bb0(%arg0: i32, %arg1: i32):
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32, i32) -> i32
            4:3: note: region branch point
        "#]],
    );
}

#[test]
fn for_yield_more() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"(%c) : (i32) -> ()
}) : (i32, i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
            2:1: note: see current operation: 
            "scf.for"(%0, %0, %0) ({
            ^bb0(%arg0: i32):
              "scf.yield"(%0) : (i32) -> ()
            }) : (i32, i32, i32) -> ()
        "#]],
    );
}

#[test]
fn for_yield_type() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : i64}> : () -> i64
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%d) : (i64) -> ()
}) : (i32, i32, i32, i32) -> i32
"#,
        expect![[r#"
            3:6: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'
            3:6: note: see current operation: 
            %2 = "scf.for"(%0, %0, %0, %0) ({
            ^bb0(%arg0: i32, %arg1: i32):
              "scf.yield"(%1) : (i64) -> ()
            }) : (i32, i32, i32, i32) -> i32
        "#]],
    );
}

#[test]
fn if_both_bad() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%x:2 = "scf.if"(%c) ({
  "scf.yield"(%c, %c) : (i1, i1) -> ()
}, {
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> (i1, i32)
"#,
        expect![[r#"
            2:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #1 'i1' should match successor input type #1 'i32'
            2:8: note: see current operation: 
            %1:2 = "scf.if"(%0) ({
              "scf.yield"(%0, %0) : (i1, i1) -> ()
            }, {
              "scf.yield"(%0) : (i1) -> ()
            }) : (i1) -> (i1, i32)
            3:3: note: region branch point
        "#]],
    );
}

#[test]
fn if_yield_count() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : (i1) -> (i32)
"#,
        expect![[r#"
            2:6: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
            2:6: note: see current operation: 
            %1 = "scf.if"(%0) ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> i32
            3:3: note: region branch point
        "#]],
    );
}

#[test]
fn if_yield_more() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.if"(%c) ({
  "scf.yield"(%c) : (i1) -> ()
}, {
}) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
            2:1: note: see current operation: 
            "scf.if"(%0) ({
              "scf.yield"(%0) : (i1) -> ()
            }, {
            }) : (i1) -> ()
            3:3: note: region branch point
        "#]],
    );
}

#[test]
fn if_yield_type() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%x = "scf.if"(%c) ({
  %d = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%d) : (i32) -> ()
}, {
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> (i32)
"#,
        expect![[r#"
            2:6: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
            2:6: note: see current operation: 
            %1 = "scf.if"(%0) ({
              %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "scf.yield"(%2) : (i32) -> ()
            }, {
              "scf.yield"(%0) : (i1) -> ()
            }) : (i1) -> i32
            6:3: note: region branch point
        "#]],
    );
}

#[test]
fn index_switch() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op has 0 case regions but 1 case values
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_cases() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op has duplicate case value: 1
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1, 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_term() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "ub.unreachable"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op expected region to end with scf.yield, but got ub.unreachable
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "ub.unreachable"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_yield() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index
"#,
        expect![[r#"
            2:6: error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
            2:6: note: see current operation: 
            %1 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"(%0) : (index) -> ()
            }) : (index) -> index
            3:3: note: see yield operation here
        "#]],
    );
}

#[test]
fn switch_yield2() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"(%d) : (i32) -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index
"#,
        expect![[r#"
            3:6: error: 'scf.index_switch' op expected result #0 of each region to be 'index'
            3:6: note: see current operation: 
            %2 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"(%1) : (i32) -> ()
            }, {
              "scf.yield"(%0) : (index) -> ()
            }) : (index) -> index
            4:3: note: default region returns 'i32' here
        "#]],
    );
}

#[test]
fn while_after_arg() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i32):
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> i1
"#,
        expect![[r#"
            2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i1' should match successor input type #0 'i32'
            2:6: note: see current operation: 
            %1 = "scf.while"(%0) ({
            ^bb0(%arg1: i1):
              "scf.condition"(%0, %arg1) : (i1, i1) -> ()
            }, {
            ^bb0(%arg0: i32):
              "scf.yield"(%0) : (i1) -> ()
            }) : (i1) -> i1
            4:3: note: region branch point
        "#]],
    );
}

#[test]
fn while_cond_count() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c) : (i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i1
"#,
        expect![[r#"
            2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs
            2:6: note: see current operation: 
            %1 = "scf.while"(%0) ({
            ^bb0(%arg1: i1):
              "scf.condition"(%0) : (i1) -> ()
            }, {
            ^bb0(%arg0: i1):
              "scf.yield"(%arg0) : (i1) -> ()
            }) : (i1) -> i1
            4:3: note: region branch point
        "#]],
    );
}

#[test]
fn while_cond_result() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i32
"#,
        expect![[r#"
            2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
            2:6: note: see current operation: 
            %1 = "scf.while"(%0) ({
            ^bb0(%arg1: i1):
              "scf.condition"(%0, %arg1) : (i1, i1) -> ()
            }, {
            ^bb0(%arg0: i1):
              "scf.yield"(%arg0) : (i1) -> ()
            }) : (i1) -> i32
            4:3: note: region branch point
        "#]],
    );
}

#[test]
fn while_init_count() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"() ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : () -> i1
"#,
        expect![[r#"
            2:6: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
            2:6: note: see current operation: 
            %1 = "scf.while"() ({
            ^bb0(%arg1: i1):
              "scf.condition"(%0, %arg1) : (i1, i1) -> ()
            }, {
            ^bb0(%arg0: i1):
              "scf.yield"(%arg0) : (i1) -> ()
            }) : () -> i1
            2:6: note: region branch point
        "#]],
    );
}

#[test]
fn while_ok() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.condition"(%c) : (i1) -> ()
}, {
^bb0:
  "scf.yield"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn while_term() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
            2:1: note: see current operation: 
            "scf.while"() ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : () -> ()
            3:3: note: terminator here
        "#]],
    );
}

#[test]
fn while_term2() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.condition"(%c) : (i1) -> ()
}, {
  "scf.condition"(%c) : (i1) -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
            2:1: note: see current operation: 
            "scf.while"() ({
              "scf.condition"(%0) : (i1) -> ()
            }, {
              "scf.condition"(%0) : (i1) -> ()
            }) : () -> ()
            5:3: note: terminator here
        "#]],
    );
}

#[test]
fn while_types() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i1
"#,
        expect![[""]],
    );
}

#[test]
fn while_yield_type() {
    check(
        r#"
%c = "arith.constant"() <{value = true}> : () -> i1
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%d) : (i32) -> ()
}) : (i1) -> i1
"#,
        expect![[r#"
            3:6: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i32' should match successor input type #0 'i1'
            3:6: note: see current operation: 
            %2 = "scf.while"(%0) ({
            ^bb0(%arg1: i1):
              "scf.condition"(%0, %arg1) : (i1, i1) -> ()
            }, {
            ^bb0(%arg0: i1):
              "scf.yield"(%1) : (i32) -> ()
            }) : (i1) -> i1
            8:3: note: region branch point
        "#]],
    );
}

//! IR before and after `canonicalize`.

use expect_test::expect;

use crate::{check, function, outcome};

/// Both blocks of the loop become unreachable in the round in which one of them takes the other in, so that the sum
/// becomes one of itself.
#[test]
fn ends_where_values_that_are_unreachable_depend_on_themselves() {
    let body = r#"^bb0(%x: i32):
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %false = "arith.constant"() <{value = false}> : () -> i1
  "cf.cond_br"(%false, %x, %x)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb1:
  %b = "arith.addi"(%a, %one) : (i32, i32) -> i32
  "cf.br"(%b)[^bb2] : (i32) -> ()
^bb2(%y: i32):
  %a = "arith.addi"(%y, %one) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
^bb3(%z: i32):
  "func.return"(%z) : (i32) -> ()"#;
    check(
        "builtin.module(func.func(canonicalize))",
        &function("(i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                "func.return"(%arg0) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn constants_fold_and_move_to_the_front() {
    let body = r#"^bb0(%x: i32):
  %a = "arith.constant"() <{value = 20 : i32}> : () -> i32
  %b = "arith.constant"() <{value = 22 : i32}> : () -> i32
  %sum = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %y = "arith.muli"(%sum, %x) : (i32, i32) -> i32
  %c = "arith.constant"() <{value = 42 : i32}> : () -> i32
  %z = "arith.subi"(%y, %c) : (i32, i32) -> i32
  "func.return"(%z) : (i32) -> ()"#;
    check(
        "builtin.module(func.func(canonicalize))",
        &function("(i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
                %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                %2 = "arith.subi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "func.return"(%2) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn constants_of_a_chain_come_together() {
    let body = r#"^bb0(%x: i32):
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %a = "arith.addi"(%x, %one) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %b = "arith.addi"(%one, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %c = "arith.subi"(%one, %b) : (i32, i32) -> i32
  "func.return"(%c) : (i32) -> ()"#;
    check(
        "any(canonicalize)",
        &function("(i32) -> i32", body),
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
            %1 = "arith.subi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn patterns_can_be_left_out() {
    let body = r#"^bb0(%x: i32):
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %a = "arith.addi"(%x, %one) : (i32, i32) -> i32
  %b = "arith.addi"(%a, %one) : (i32, i32) -> i32
  "func.return"(%b) : (i32) -> ()"#;
    check(
        "any(canonicalize{disable-patterns='(anonymous namespace)::AddIAddConstant'})",
        &function("(i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
                %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "func.return"(%2) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn a_limit_that_is_reached_may_be_an_error() {
    let body = r#"^bb0(%x: i32):
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %a = "arith.addi"(%x, %zero) : (i32, i32) -> i32
  "func.return"(%a) : (i32) -> ()"#;
    check(
        "any(canonicalize{max-iterations=1 test-convergence})",
        &function("(i32) -> i32", body),
        expect![[r#"
            -:0:0: error: 'builtin.module' op is not in canonical form when the limit of rewriting is reached
        "#]],
    );
}

#[test]
fn blocks_that_cannot_be_reached_go_away() {
    let body = r#"^bb0(%x: i32):
  "t.br"()[^bb2] : () -> ()
^bb1:
  %y = "arith.constant"() <{value = 7 : i32}> : () -> i32
  "t.br"(%y)[^bb2] : (i32) -> ()
^bb2:
  "func.return"(%x) : (i32) -> ()"#;
    check(
        "any(canonicalize{region-simplify=disabled})",
        &function("(i32) -> i32", body),
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            "t.br"()[^bb1] : () -> ()
          ^bb1:  // pred: ^bb0
            "func.return"(%arg0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn constants_stay_within_operations_that_may_be_isolated() {
    let body = r#"  %a = "arith.constant"() <{value = 7 : i32}> : () -> i32
  "t.region"(%a) ({
    "t.first"() : () -> ()
    %b = "arith.constant"() <{value = 7 : i32}> : () -> i32
    "t.use"(%b) : (i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()"#;
    check(
        "any(canonicalize)",
        &function("() -> ()", body),
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
            %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
            "t.region"(%0) ({
              %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
              "t.first"() : () -> ()
              "t.use"(%1) : (i32) -> ()
            }) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn values_that_need_each_other_alone_go_away() {
    let text = r#"
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %a = "arith.xori"(%b, %one) : (i32, i32) -> i32
  %b = "arith.muli"(%a, %a) : (i32, i32) -> i32"#;
    check(
        "builtin.module(canonicalize)",
        text,
        expect![[r#"
        "builtin.module"() ({
        ^bb0:
        }) : () -> ()
    "#]],
    );
}

#[test]
fn extractions_from_rings_of_insertions_stay() {
    let text = r#"
  %c = "t.v"() : () -> f32
  %spirv = "spirv.CompositeInsert"(%c, %spirv) <{indices = [0 : i32]}> : (f32, vector<4xf32>) -> vector<4xf32>
  %a = "spirv.CompositeExtract"(%spirv) <{indices = [1 : i32]}> : (vector<4xf32>) -> f32
  %llvm = "llvm.insertvalue"(%llvm, %c) <{position = array<i64: 0>}> : (!llvm.struct<(f32, f32)>, f32) -> !llvm.struct<(f32, f32)>
  %outside = "llvm.insertvalue"(%llvm, %c) <{position = array<i64: 0>}> : (!llvm.struct<(f32, f32)>, f32) -> !llvm.struct<(f32, f32)>
  %b = "llvm.extractvalue"(%outside) <{position = array<i64: 1>}> : (!llvm.struct<(f32, f32)>) -> f32
  %0 = "vector.insert"(%c, %2) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %1 = "vector.insert"(%c, %0) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %2 = "vector.insert"(%c, %1) <{static_position = array<i64: 3>}> : (f32, vector<4xf32>) -> vector<4xf32>
  %d = "vector.extract"(%0) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %e = "vector.extract"(%0) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  "t.use"(%a, %b, %d, %e) : (f32, f32, f32, f32) -> ()"#;
    check(
        "builtin.module(canonicalize)",
        text,
        expect![[r#"
        "builtin.module"() ({
          %0 = "t.v"() : () -> f32
          %1 = "spirv.CompositeInsert"(%0, %1) <{indices = [0 : i32]}> : (f32, vector<4xf32>) -> vector<4xf32>
          %2 = "spirv.CompositeExtract"(%1) <{indices = [1 : i32]}> : (vector<4xf32>) -> f32
          %3 = "llvm.insertvalue"(%3, %0) <{position = array<i64: 0>}> : (!llvm.struct<(f32, f32)>, f32) -> !llvm.struct<(f32, f32)>
          %4 = "llvm.insertvalue"(%3, %0) <{position = array<i64: 0>}> : (!llvm.struct<(f32, f32)>, f32) -> !llvm.struct<(f32, f32)>
          %5 = "llvm.extractvalue"(%4) <{position = array<i64: 1>}> : (!llvm.struct<(f32, f32)>) -> f32
          %6 = "vector.insert"(%0, %8) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
          %7 = "vector.insert"(%0, %6) <{static_position = array<i64: 2>}> : (f32, vector<4xf32>) -> vector<4xf32>
          %8 = "vector.insert"(%0, %7) <{static_position = array<i64: 3>}> : (f32, vector<4xf32>) -> vector<4xf32>
          %9 = "vector.extract"(%6) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
          "t.use"(%2, %5, %9, %0) : (f32, f32, f32, f32) -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn endless_rewriting_ends() {
    let text = r#"
  %one = "arith.constant"() <{value = 1 : i8}> : () -> i8
  %a = "arith.addi"(%b, %one) : (i8, i8) -> i8
  %b = "arith.addi"(%a, %one) : (i8, i8) -> i8
  "t.use"(%a) : (i8) -> ()"#;
    let found = outcome(
        "builtin.module(canonicalize{max-iterations=-1})",
        text,
        false,
    );
    expect![[r#"
        "builtin.module"() ({
          %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
          %1 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
          "t.use"(%1) : (i8) -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&found);
}

#[test]
fn locations_say_what_came_together() {
    let body = r#"^bb0(%x: i32 loc(unknown)):
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc("one")
  %a = "arith.addi"(%x, %one) : (i32, i32) -> i32 loc("a")
  %b = "arith.addi"(%a, %one) : (i32, i32) -> i32 loc("b")
  "func.return"(%b) : (i32) -> () loc("return")"#;
    let found = outcome("any(canonicalize)", &function("(i32) -> i32", body), true);
    expect![[r##"
        #loc2 = loc(unknown)
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32 loc(unknown)):
            %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32 loc(#loc6)
            %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc6)
            "func.return"(%1) : (i32) -> () loc(#loc5)
          }) : () -> () loc(#loc1)
        }) : () -> () loc(#loc)
        #loc = loc("-":0:0)
        #loc1 = loc("-":1:1)
        #loc3 = loc("b")
        #loc4 = loc("one")
        #loc5 = loc("return")
        #loc6 = loc(fused[#loc3, #loc4])
    "##]].assert_eq(&found);
}

/// Nothing tells which operands of such a branch become arguments of the block, so both stay.
#[test]
fn branches_of_a_dialect_without_a_table_keep_their_arguments() {
    let body = r#"^bb0(%x: i32, %y: i32):
  "test.br"(%x, %y)[^bb1] : (i32, i32) -> ()
^bb1(%a: i32, %b: i32):
  "func.return"(%a) : (i32) -> ()"#;
    check(
        "builtin.module(func.func(canonicalize))",
        &function("(i32, i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32, %arg1: i32):
                "test.br"(%arg0, %arg1)[^bb1] : (i32, i32) -> ()
              ^bb1(%0: i32, %1: i32):  // pred: ^bb0
                "func.return"(%0) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

//! IR before and after the passes over control flow and loops.

use expect_test::expect;

use crate::{check, function};

#[test]
fn constants_go_along_the_branches_that_are_taken() {
    let body = r#"^bb0(%x: i32):
  %true = "arith.constant"() <{value = true}> : () -> i1
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.cond_br"(%true, %one, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb2(%w: i32):
  "cf.br"(%w)[^bb1] : (i32) -> ()
^bb1(%y: i32):
  %z = "arith.addi"(%y, %one) : (i32, i32) -> i32
  "func.return"(%z) : (i32) -> ()"#;
    check(
        "builtin.module(func.func(sccp))",
        &function("(i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
                %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
                %2 = "arith.constant"() <{value = true}> : () -> i1
                "cf.cond_br"(%2, %1, %arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
              ^bb1(%3: i32):  // pred: ^bb0
                "cf.br"(%3)[^bb2] : (i32) -> ()
              ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
                "func.return"(%0) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn private_functions_know_what_they_are_called_with() {
    let text = r#""func.func"() <{function_type = (i32) -> i32, sym_name = "next", sym_visibility = "private"}> ({
^bb0(%x: i32):
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %y = "arith.addi"(%x, %one) : (i32, i32) -> i32
  "func.return"(%y) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> i32, sym_name = "main"}> ({
  %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %three = "func.call"(%two) <{callee = @next}> : (i32) -> i32
  "func.return"(%three) : (i32) -> ()
}) : () -> ()"#;
    check(
        "builtin.module(sccp)",
        text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "next", sym_visibility = "private"}> ({
          ^bb0(%arg0: i32):
            %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
            %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
            %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            "func.return"(%4) : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> i32, sym_name = "main"}> ({
            %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
            %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
            %2 = "func.call"(%1) <{callee = @next}> : (i32) -> i32
            "func.return"(%0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn what_is_the_same_in_every_round_leaves_all_loops() {
    let body = r#"^bb0(%n: index, %x: i32):
  %one = "arith.constant"() <{value = 1 : index}> : () -> index
  "scf.for"(%one, %n, %one) ({
  ^bb0(%i: index):
    "scf.for"(%one, %i, %one) ({
    ^bb0(%k: index):
      %same = "arith.muli"(%x, %x) : (i32, i32) -> i32
      %outer = "arith.addi"(%i, %one) : (index, index) -> index
      %may_trap = "arith.divsi"(%x, %same) : (i32, i32) -> i32
      "t.use"(%same, %outer, %may_trap) : (i32, index, i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()"#;
    check(
        "builtin.module(func.func(loop-invariant-code-motion))",
        &function("(index, i32) -> ()", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: index, %arg1: i32):
                %0 = "arith.constant"() <{value = 1 : index}> : () -> index
                %1 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "scf.for"(%0, %arg0, %0) ({
                ^bb0(%arg2: index):
                  %2 = "arith.addi"(%arg2, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
                  "scf.for"(%0, %arg2, %0) ({
                  ^bb0(%arg3: index):
                    %3 = "arith.divsi"(%arg1, %1) : (i32, i32) -> i32
                    "t.use"(%1, %2, %3) : (i32, index, i32) -> ()
                    "scf.yield"() : () -> ()
                  }) : (index, index, index) -> ()
                  "scf.yield"() : () -> ()
                }) : (index, index, index) -> ()
                "func.return"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn alternatives_with_the_same_condition_become_one() {
    let body = r#"^bb0(%c: i1, %x: i32):
  %a = "scf.if"(%c) ({
    %p = "t.first"() : () -> i32
    "scf.yield"(%p) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  %b = "scf.if"(%c) ({
    %p = "t.second"(%a) : (i32) -> i32
    "scf.yield"(%p) : (i32) -> ()
  }, {
    "scf.yield"(%a) : (i32) -> ()
  }) : (i1) -> i32
  "func.return"(%b) : (i32) -> ()"#;
    check(
        "builtin.module(func.func(canonicalize))",
        &function("(i1, i32) -> i32", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i1, %arg1: i32):
                %0 = "scf.if"(%arg0) ({
                  %1 = "t.first"() : () -> i32
                  %2 = "t.second"(%1) : (i32) -> i32
                  "scf.yield"(%2) : (i32) -> ()
                }, {
                  "scf.yield"(%arg1) : (i32) -> ()
                }) : (i1) -> i32
                "func.return"(%0) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn loops_carry_what_changes_and_is_used() {
    let body = r#"^bb0(%n: index, %x: i32):
  %one = "arith.constant"() <{value = 1 : index}> : () -> index
  %a:3 = "scf.for"(%one, %n, %one, %x, %x, %x) ({
  ^bb0(%i: index, %p: i32, %q: i32, %r: i32):
    %s = "t.next"(%p, %q) : (i32, i32) -> i32
    "scf.yield"(%s, %q, %s) : (i32, i32, i32) -> ()
  }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
  "func.return"(%a#0, %a#1) : (i32, i32) -> ()"#;
    check(
        "builtin.module(func.func(canonicalize))",
        &function("(index, i32) -> (i32, i32)", body),
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (index, i32) -> (i32, i32), sym_name = "f"}> ({
              ^bb0(%arg0: index, %arg1: i32):
                %0 = "arith.constant"() <{value = 1 : index}> : () -> index
                %1 = "scf.for"(%0, %arg0, %0, %arg1) ({
                ^bb0(%arg2: index, %arg3: i32):
                  %2 = "t.next"(%arg3, %arg1) : (i32, i32) -> i32
                  "scf.yield"(%2) : (i32) -> ()
                }) : (index, index, index, i32) -> i32
                "func.return"(%1, %arg1) : (i32, i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

//! IR before and after `cse`.

use expect_test::expect;

use crate::{check, function};

#[test]
fn equal_operations_are_computed_once() {
    let body = r#"^bb0(%x: i32, %y: i32):
  %a = "arith.addi"(%x, %y) : (i32, i32) -> i32
  %b = "arith.addi"(%y, %x) : (i32, i32) -> i32
  %c = "arith.subi"(%x, %y) : (i32, i32) -> i32
  %d = "arith.subi"(%y, %x) : (i32, i32) -> i32
  %e = "arith.subi"(%x, %y) {t.note} : (i32, i32) -> i32
  %dead = "arith.muli"(%x, %y) : (i32, i32) -> i32
  "t.use"(%a, %b, %c, %d, %e) : (i32, i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()"#;
    check(
        "any(cse)",
        &function("(i32, i32) -> ()", body),
        expect![[r#"
        CSE num-cse'd: 1
        CSE num-dce'd: 1
        "builtin.module"() ({
          "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
          ^bb0(%arg0: i32, %arg1: i32):
            %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %1 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %2 = "arith.subi"(%arg1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %3 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> {t.note} : (i32, i32) -> i32
            "t.use"(%0, %0, %1, %2, %3) : (i32, i32, i32, i32, i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn what_is_computed_before_a_branch_is_known_after_it() {
    let body = r#"^bb0(%x: i32):
  %a = "arith.muli"(%x, %x) : (i32, i32) -> i32
  "t.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1:
  %b = "arith.muli"(%x, %x) : (i32, i32) -> i32
  %c = "arith.addi"(%x, %x) : (i32, i32) -> i32
  "t.br"(%b, %c)[^bb3] : (i32, i32) -> ()
^bb2:
  %d = "arith.addi"(%x, %x) : (i32, i32) -> i32
  "t.br"(%d)[^bb3] : (i32) -> ()
^bb3:
  %e = "arith.addi"(%x, %x) : (i32, i32) -> i32
  "func.return"(%e) : (i32) -> ()
^bb4:
  %f = "arith.muli"(%x, %x) : (i32, i32) -> i32
  "func.return"(%f) : (i32) -> ()"#;
    check(
        "any(cse)",
        &function("(i32) -> i32", body),
        expect![[r#"
        CSE num-cse'd: 1
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "t.br"(%0)[^bb1, ^bb2] : (i32) -> ()
          ^bb1:  // pred: ^bb0
            %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "t.br"(%0, %1)[^bb3] : (i32, i32) -> ()
          ^bb2:  // pred: ^bb0
            %2 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "t.br"(%2)[^bb3] : (i32) -> ()
          ^bb3:  // 2 preds: ^bb1, ^bb2
            %3 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%3) : (i32) -> ()
          ^bb4:  // no predecessors
            %4 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%4) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn what_is_read_is_the_same_until_something_writes() {
    let body = r#"^bb0(%m: memref<4xi32>, %i: index):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "memref.store"(%b, %m, %i) : (i32, memref<4xi32>, index) -> ()
  %c = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.return"(%a, %b, %c) : (i32, i32, i32) -> ()"#;
    check(
        "builtin.module(func.func(cse))",
        &function("(memref<4xi32>, index) -> (i32, i32, i32)", body),
        expect![[r#"
            CSE num-cse'd: 1
            "builtin.module"() ({
              "func.func"() <{function_type = (memref<4xi32>, index) -> (i32, i32, i32), sym_name = "f"}> ({
              ^bb0(%arg0: memref<4xi32>, %arg1: index):
                %0 = "memref.load"(%arg0, %arg1) : (memref<4xi32>, index) -> i32
                "memref.store"(%0, %arg0, %arg1) : (i32, memref<4xi32>, index) -> ()
                %1 = "memref.load"(%arg0, %arg1) : (memref<4xi32>, index) -> i32
                "func.return"(%0, %0, %1) : (i32, i32, i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn operations_with_equal_regions_are_equal() {
    let body = r#"^bb0(%c: i1, %x: i32):
  %a = "scf.if"(%c) ({
    %p = "arith.muli"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%p) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  %b = "scf.if"(%c) ({
    %q = "arith.muli"(%x, %x) : (i32, i32) -> i32
    "scf.yield"(%q) : (i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  "func.return"(%a, %b) : (i32, i32) -> ()"#;
    check(
        "builtin.module(func.func(cse))",
        &function("(i1, i32) -> (i32, i32)", body),
        expect![[r#"
            CSE num-cse'd: 1
            "builtin.module"() ({
              "func.func"() <{function_type = (i1, i32) -> (i32, i32), sym_name = "f"}> ({
              ^bb0(%arg0: i1, %arg1: i32):
                %0 = "scf.if"(%arg0) ({
                  %1 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                  "scf.yield"(%1) : (i32) -> ()
                }, {
                  "scf.yield"(%arg1) : (i32) -> ()
                }) : (i1) -> i32
                "func.return"(%0, %0) : (i32, i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

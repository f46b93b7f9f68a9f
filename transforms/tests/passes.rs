//! Each pass before and after, and what it counts. `mlir-opt` gives the same: `cargo xtask oracle` compares on many more.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
use std::fmt::Write;
use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_embedded::Embedded;
use pass_ir::{Context, ParseOptions, PrintOptions, parse};
use pass_runtime::{PassManager, PassRegistry};

/// The text of a function of that type whose body is given.
fn function(ty: &str, body: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = {ty}, sym_name = \"f\"}}> ({{\n{body}\n}}) : () -> ()\n"
    )
}

/// What a pipeline makes of a text: diagnostics, numbers that are not zero, then the text.
fn outcome(pipeline: &str, text: &str, locations: bool) -> String {
    let mut cx = Context::new();
    cx.allow_unregistered(true);
    let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
    let said = Arc::new(Mutex::new(String::new()));
    let sink = Arc::clone(&said);
    manager
        .on_diagnostic(move |diagnostic| writeln!(sink.lock().unwrap(), "{diagnostic}").unwrap());
    let result = manager.run(&cx, module.root(&cx));
    let mut out = said.lock().unwrap().clone();
    if result.is_err() {
        return out;
    }
    let mut pending: Vec<_> = manager.statistics().into_iter().collect();
    while let Some(counted) = pending.pop() {
        for (info, value) in counted.statistics.iter().filter(|(_, value)| *value > 0) {
            writeln!(out, "{} {}: {value}", counted.name, info.name).unwrap();
        }
        pending.extend(counted.nested.into_iter().flatten());
    }
    let options = PrintOptions {
        locations,
        ..PrintOptions::default()
    };
    out + &module.print_with(&cx, options)
}

fn check(pipeline: &str, text: &str, expected: Expect) {
    expected.assert_eq(&outcome(pipeline, text, false));
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

const SYMBOLS: &str = r#"
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  "func.call"() <{callee = @used}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "gone", sym_visibility = "private"}> ({
  "func.call"() <{callee = @gone}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"builtin.module"() <{sym_name = "inner"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
  }) : () -> ()
}) : () -> ()
"t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
"#;

#[test]
fn symbols_that_nothing_refers_to_go_away() {
    check(
        "builtin.module(symbol-dce)",
        SYMBOLS,
        expect![[r#"
        SymbolDCE num-dce'd: 2
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            "func.call"() <{callee = @used}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
          }) : () -> ()
          "builtin.module"() <{sym_name = "inner"}> ({
            "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
            }) : () -> ()
          }) : () -> ()
          "t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn nested_symbols_of_a_visible_table_stay() {
    check(
        "builtin.module(builtin.module(symbol-dce))",
        SYMBOLS,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            "func.call"() <{callee = @used}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "gone", sym_visibility = "private"}> ({
            "func.call"() <{callee = @gone}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "builtin.module"() <{sym_name = "inner"}> ({
            "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
            }) : () -> ()
            "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
            }) : () -> ()
          }) : () -> ()
          "t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn what_may_hold_symbols_is_not_touched() {
    let text = r#"
"t.holder"() ({
  "t.unknown"() : () -> ()
}) : () -> ()"#;
    check(
        "builtin.module(symbol-dce)",
        text,
        expect![[r#"
            -:2:1: error: 't.holder' op may hold symbols in an operation that nobody declares, so that none can be removed
        "#]],
    );
    check(
        "builtin.module(func.func(symbol-dce))",
        &function("() -> ()", "  \"func.return\"() : () -> ()"),
        expect![[r#"
        -:1:1: error: 'func.func' op holds no symbols, so that none of them can be removed
    "#]],
    );
}

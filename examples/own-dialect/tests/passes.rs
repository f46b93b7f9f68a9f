//! The passes that ship treat the operations of the dialect as their own.

#![expect(clippy::unwrap_used, reason = "a failure here is that of the test")]

use std::sync::Arc;

use example_own_dialect::{context, meaning, passes};
use expect_test::{Expect, expect};
use passwright::embedded::{Embedded, ParseOptions};
use passwright::meaning::{Config, Verdict, check_texts};
use passwright::{PassManager, PassRegistry, pass_test};

/// Runs a pipeline on a module and compares what comes out.
fn check(pipeline: &str, text: &str, expected: Expect) {
    let cx = context();
    let mut module = passwright::embedded::parse(&cx, text, &ParseOptions::default()).unwrap();
    let mut registry = PassRegistry::<Embedded>::new();
    passwright::transforms::register_transforms_passes(&mut registry).unwrap();
    passes::register_degrees_passes(&mut registry).unwrap();
    let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
    manager.set_registry(registry);
    let mut reported = Vec::new();
    let result = manager.run(&cx, module.root(&cx), &mut |diagnostic| {
        reported.push(diagnostic.to_string());
    });
    assert!(result.is_ok(), "{reported:?}");
    assert_eq!(module.verify(&cx), []);
    expected.assert_eq(&module.print(&cx));
}

/// A function of one angle.
fn function(lines: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = (i32) -> i32, sym_name = \"f\"}}> ({{\n^bb0(%x: i32):\n{lines}\n}}) : () -> ()"
    )
}

#[test]
fn canonicalize_folds_rewrites_and_erases() {
    let text = function(
        r#"
        %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
        %1 = "deg.constant"() <{value = 100 : i32}> : () -> i32
        %2 = "deg.add"(%0, %x) : (i32, i32) -> i32
        %3 = "deg.add"(%2, %1) : (i32, i32) -> i32
        %4 = "deg.add"(%0, %1) : (i32, i32) -> i32
        "deg.turn"(%4) {deg.simulated} : (i32) -> ()
        "deg.turn"(%4) : (i32) -> ()
        "func.return"(%3) : (i32) -> ()"#,
    );
    check(
        "builtin.module(canonicalize)",
        &text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "deg.constant"() <{value = 40 : i32}> : () -> i32
            %1 = "deg.add"(%arg0, %0) : (i32, i32) -> i32
            "deg.turn"(%0) : (i32) -> ()
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn lowered_operations_are_counted() {
    let cx = context();
    let text = function(
        r#"
        %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
        %1 = "deg.add"(%0, %x) : (i32, i32) -> i32
        "func.return"(%1) : (i32) -> ()"#,
    );
    let mut module = passwright::embedded::parse(&cx, &text, &ParseOptions::default()).unwrap();
    let mut manager = PassManager::<Embedded>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(passes::LowerDegrees::default()).unwrap();
    let result = manager.run(&cx, module.root(&cx), &mut |_| {});
    assert!(result.is_ok());
    let statistics = manager.statistics().unwrap();
    let functions = &statistics.nested.as_ref().unwrap()[0];
    let (info, value) = functions.nested.as_ref().unwrap()[0].statistics[0];
    assert_eq!((info.name, value), ("num-lowered", 2));
}

#[test]
fn cse_unifies_equal_sums() {
    let text = function(
        r#"
        %0 = "deg.add"(%x, %x) : (i32, i32) -> i32
        "deg.turn"(%0) : (i32) -> ()
        %1 = "deg.add"(%x, %x) : (i32, i32) -> i32
        "func.return"(%1) : (i32) -> ()"#,
    );
    check(
        "builtin.module(cse)",
        &text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "deg.add"(%arg0, %arg0) : (i32, i32) -> i32
            "deg.turn"(%0) : (i32) -> ()
            "func.return"(%0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn sccp_follows_calls_and_loops() {
    let text = r#"
    "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
      %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
      %1 = "deg.call"(%0) <{callee = @further}> : (i32) -> i32
      "deg.repeat"(%1) ({
      ^bb0(%round: i32):
        %2 = "deg.add"(%1, %1) : (i32, i32) -> i32
        %3 = "deg.add"(%round, %2) : (i32, i32) -> i32
        "deg.turn"(%3) : (i32) -> ()
      }) : (i32) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = (i32) -> i32, sym_name = "further", sym_visibility = "private"}> ({
    ^bb0(%angle: i32):
      %0 = "deg.constant"() <{value = 70 : i32}> : () -> i32
      %1 = "deg.add"(%angle, %0) : (i32, i32) -> i32
      "func.return"(%1) : (i32) -> ()
    }) : () -> ()"#;
    check(
        "builtin.module(sccp)",
        text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            %3 = "deg.constant"() <{value = 20 : i32}> : () -> i32
            %4 = "deg.constant"() <{value = 10 : i32}> : () -> i32
            %5 = "deg.constant"() <{value = 300 : i32}> : () -> i32
            %6 = "deg.call"(%5) <{callee = @further}> : (i32) -> i32
            "deg.repeat"(%4) ({
            ^bb0(%arg1: i32):
              %7 = "deg.add"(%arg1, %3) : (i32, i32) -> i32
              "deg.turn"(%7) : (i32) -> ()
            }) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = (i32) -> i32, sym_name = "further", sym_visibility = "private"}> ({
          ^bb0(%arg0: i32):
            %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
            %1 = "deg.constant"() <{value = 10 : i32}> : () -> i32
            %2 = "deg.constant"() <{value = 70 : i32}> : () -> i32
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn licm_hoists_out_of_the_loop() {
    let text = function(
        r#"
        "deg.repeat"(%x) ({
        ^bb1(%round: i32):
          %0 = "deg.add"(%x, %x) : (i32, i32) -> i32
          %1 = "deg.add"(%0, %round) : (i32, i32) -> i32
          "deg.turn"(%1) : (i32) -> ()
        }) : (i32) -> ()
        "func.return"(%x) : (i32) -> ()"#,
    );
    check(
        "builtin.module(loop-invariant-code-motion)",
        &text,
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %0 = "deg.add"(%arg0, %arg0) : (i32, i32) -> i32
                "deg.repeat"(%arg0) ({
                ^bb0(%arg1: i32):
                  %1 = "deg.add"(%0, %arg1) : (i32, i32) -> i32
                  "deg.turn"(%1) : (i32) -> ()
                }) : (i32) -> ()
                "func.return"(%arg0) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn symbol_dce_keeps_what_is_called() {
    let text = r#"
    "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
      "deg.call"() <{callee = @called}> : () -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "called", sym_visibility = "private"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "forgotten", sym_visibility = "private"}> ({
    }) : () -> ()"#;
    check(
        "builtin.module(symbol-dce)",
        text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            "deg.call"() <{callee = @called}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "called", sym_visibility = "private"}> ({
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn inline_takes_the_calls() {
    let text = include_str!("../patrol.mlir");
    check(
        "builtin.module(inline)",
        text,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32, i32) -> (), sym_name = "patrol"}> ({
          ^bb0(%arg0: i32, %arg1: i32):
            %0 = "deg.constant"() <{value = 40 : i32}> : () -> i32
            "deg.repeat"(%arg1) ({
            ^bb0(%arg2: i32):
              %1 = "deg.add"(%arg0, %0) : (i32, i32) -> i32
              "deg.turn"(%1) : (i32) -> ()
            }) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn the_pipeline_simplifies_and_lowers() {
    let text = include_str!("../patrol.mlir");
    check(
        "builtin.module(simplify-degrees{lower=true})",
        text,
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i32, i32) -> (), sym_name = "patrol"}> ({
              ^bb0(%arg0: i32, %arg1: i32):
                %0 = "arith.constant"() <{value = 40 : i32}> : () -> i32
                %1 = "arith.constant"() <{value = 360 : i32}> : () -> i32
                %2 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                %3 = "arith.remsi"(%2, %1) : (i32, i32) -> i32
                "deg.repeat"(%arg1) ({
                ^bb0(%arg2: i32):
                  "deg.turn"(%3) : (i32) -> ()
                }) : (i32) -> ()
                "func.return"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn an_angle_is_less_than_a_full_turn() {
    let cx = context();
    let text = r#"%0 = "deg.constant"() <{value = 360 : i32}> : () -> i32"#;
    let module = passwright::embedded::parse(&cx, text, &ParseOptions::default()).unwrap();
    let violations = module.verify(&cx);
    let messages: Vec<&str> = violations
        .iter()
        .map(|violation| violation.message.as_str())
        .collect();
    assert_eq!(
        messages,
        ["'deg.constant' op requires a value from 0 to 359"]
    );
}

#[test]
fn commands_of_the_guide_work() {
    let program = env!("CARGO_BIN_EXE_example-own-dialect");
    pass_cases::commands::check("example-own-dialect", program);
}

/// A pass changes nothing that is defined: angles stay, and so do the turns of the motor and their order.
#[test]
fn passes_keep_the_meaning() {
    let cx = context();
    let mut registry = PassRegistry::<Embedded>::new();
    passwright::transforms::register_transforms_passes(&mut registry).unwrap();
    passes::register_degrees_passes(&mut registry).unwrap();
    let registry = Arc::new(registry);
    let text = function(
        r#"
        %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
        %1 = "deg.constant"() <{value = 100 : i32}> : () -> i32
        %2 = "deg.add"(%x, %0) : (i32, i32) -> i32
        "deg.turn"(%2) : (i32) -> ()
        %3 = "deg.add"(%2, %1) : (i32, i32) -> i32
        %rounds = "arith.constant"() <{value = 3 : i32}> : () -> i32
        "deg.repeat"(%rounds) ({
        ^bb1(%round: i32):
          %4 = "deg.add"(%3, %1) : (i32, i32) -> i32
          %5 = "deg.add"(%4, %round) : (i32, i32) -> i32
          "deg.turn"(%5) : (i32) -> ()
          "deg.turn"(%4) {deg.simulated} : (i32) -> ()
        }) : (i32) -> ()
        "func.return"(%3) : (i32) -> ()"#,
    );
    for pipeline in ["simplify-degrees", "simplify-degrees{lower=true}"] {
        let pipeline = registry.parse(&cx, &format!("builtin.module({pipeline})"));
        let mut manager = PassManager::from(pipeline.unwrap());
        manager.set_registry(Arc::clone(&registry));
        let config = Config::default();
        let verdicts =
            pass_test::validates_pipeline(&cx, manager, &text, &meaning::meanings(), &config);
        let (function, verdict) = verdicts.unwrap().remove(0);
        assert_eq!(function, "f");
        assert!(matches!(verdict, Verdict::Refines { .. }), "{verdict:?}");
    }
}

#[test]
fn a_sum_without_turns_is_found() {
    let sum = |operation: &str| {
        let sum = format!("%0 = \"{operation}\"(%x, %x) : (i32, i32) -> i32");
        function(&format!("{sum}\n\"func.return\"(%0) : (i32) -> ()"))
    };
    let verdicts = check_texts(
        &context(),
        &sum("deg.add"),
        &sum("arith.addi"),
        &meaning::meanings(),
        &Config::default(),
    );
    let Verdict::Counterexample(found) = verdicts.unwrap().remove(0).1 else {
        unreachable!("the sum of 359 and 359 is 358");
    };
    expect![[r#"
        @f(256 : i32), with `index` of 64 bits
        before:
          returns 152 : i32
        after:
          returns 512 : i32
    "#]]
    .assert_eq(&found.to_string());
}

//! The remarks of the passes.

use expect_test::{Expect, expect};
use pass_embedded::Embedded;
use pass_ir::{ParseOptions, parse};
use pass_observe::remarks::Remarks;
use pass_runtime::{PassManager, PassRegistry};

use crate::function;

/// Compares the remarks of a pipeline on a text.
fn check(pipeline: &str, text: &str, expected: Expect) {
    let cx = pass_dialects::context();
    let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
    manager.set_registry(registry);
    manager.add_instrumentation(Remarks::new(|_| true));
    let mut printed = String::new();
    let mut emit = |diagnostic: pass_runtime::Diagnostic| printed += &format!("{diagnostic}\n");
    let result = manager.run(&cx, module.root(&cx), &mut emit);
    assert!(result.is_ok(), "{printed}");
    expected.assert_eq(&printed);
}

#[test]
fn calls_are_inlined_or_not_for_a_reason() {
    let define = |name: &str, attributes: &str, body: &str| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"{attributes}}}> ({{\n{body}\n}}) : () -> ()\n"
        )
    };
    let call = |name: &str| format!("\"func.call\"() <{{callee = @{name}}}> : () -> ()\n");
    let end = "\"func.return\"() : () -> ()";
    let private = ", sym_visibility = \"private\"";
    let text = define("leaf", private, end)
        + &define("rec", private, &(call("rec") + end))
        + &define("marked", ", no_inline", end)
        + &define(
            "main",
            "",
            &(call("leaf") + &call("rec") + &call("marked") + end),
        );
    check(
        "builtin.module(inline)",
        &text,
        expect![[r#"
        -:5:1: remark: [Missed] not-inlined | Category:inline | Callee="rec", Caller="rec", Reason="the callee is recursive"
        -:12:1: remark: [Passed] inlined | Category:inline | Callee="leaf", Caller="main"
        -:13:1: remark: [Missed] not-inlined | Category:inline | Callee="rec", Caller="main", Reason="the callee is recursive"
        -:14:1: remark: [Missed] not-inlined | Category:inline | Callee="marked", Caller="main", Reason="it is marked no_inline"
    "#]],
    );
}

#[test]
fn common_and_dead_operations_are_named() {
    let body = "^bb0(%a: i32):\n\
        %0 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\
        %1 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\
        %2 = \"arith.muli\"(%0, %1) : (i32, i32) -> i32\n\
        \"func.return\"(%1) : (i32) -> ()";
    let text = function("(i32) -> i32", body);
    check(
        "builtin.module(func.func(cse))",
        &text,
        expect![[r#"
        -:4:6: remark: [Passed] replaced | Category:cse | Operation="arith.addi"
        -:5:6: remark: [Passed] erased | Category:cse | Operation="arith.muli"
    "#]],
    );
}

#[test]
fn constants_and_canonical_forms_are_reported() {
    let body = "%0 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n\
        %1 = \"arith.addi\"(%0, %0) : (i32, i32) -> i32\n\
        \"func.return\"(%1) : (i32) -> ()";
    let text = function("() -> i32", body);
    check(
        "builtin.module(func.func(sccp))",
        &text,
        expect![[r#"
            -:3:6: remark: [Passed] constant | Category:sccp | Operation="arith.addi"
        "#]],
    );
    let limited = "builtin.module(func.func(canonicalize{max-iterations=1},canonicalize))";
    check(
        limited,
        &text,
        expect![[r#"
            -:1:1: remark: [Missed] not-converged | Category:canonicalize | Reason="the limit of rewriting is reached"
        "#]],
    );
}

#[test]
fn operations_that_leave_a_loop_or_stay_are_reported() {
    let body = "^bb0(%n: index, %m: memref<4xi32>, %a: i32):\n\
        %0 = \"arith.constant\"() <{value = 0 : index}> : () -> index\n\
        %1 = \"arith.constant\"() <{value = 1 : index}> : () -> index\n\
        \"scf.for\"(%0, %n, %1) ({\n\
        ^bb0(%i: index):\n\
        %x = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\
        %y = \"arith.divsi\"(%x, %a) : (i32, i32) -> i32\n\
        \"memref.store\"(%x, %m, %0) : (i32, memref<4xi32>, index) -> ()\n\
        \"memref.store\"(%y, %m, %i) : (i32, memref<4xi32>, index) -> ()\n\
        \"scf.yield\"() : () -> ()\n\
        }) : (index, index, index) -> ()\n\
        \"func.return\"() : () -> ()";
    let text = function("(index, memref<4xi32>, i32) -> ()", body);
    let pipeline = "builtin.module(func.func(loop-invariant-code-motion))";
    check(
        pipeline,
        &text,
        expect![[r#"
            -:7:6: remark: [Passed] hoisted | Category:licm | Operation="arith.addi"
            -:8:6: remark: [Missed] not-hoisted | Category:licm | Operation="arith.divsi", Reason="executing it where the loop is not entered may be undefined"
            -:9:1: remark: [Missed] not-hoisted | Category:licm | Operation="memref.store", Reason="it accesses memory"
        "#]],
    );
}

#[test]
fn removed_symbols_are_named() {
    let text = function("() -> ()", "\"func.return\"() : () -> ()")
        .replace("\"f\"", "\"f\", sym_visibility = \"private\"");
    check(
        "builtin.module(symbol-dce)",
        &text,
        expect![[r#"
        -:1:1: remark: [Passed] erased | Category:symbol-dce | Operation="func.func", Symbol="f"
    "#]],
    );
}

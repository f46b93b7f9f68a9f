//! Pipelines over parsed text, with one thread and with several.

use expect_test::{Expect, expect};
use pass_embedded::Embedded;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use pass_runtime::schedule::Parallel;
use pass_runtime::{PassManager, PassRegistry};

use crate::passes::{Behead, Endless, Honest, Islands, Mark, NoDeclarations, Rename, Secretive};
use crate::{MODULE, parse, print};

fn registry() -> PassRegistry<Embedded> {
    let mut registry = PassRegistry::new();
    registry.register::<Mark>().unwrap();
    registry.register::<NoDeclarations>().unwrap();
    registry.register::<Rename>().unwrap();
    registry.register::<Behead>().unwrap();
    registry.register::<Secretive>().unwrap();
    registry.register::<Honest>().unwrap();
    registry.register::<Endless>().unwrap();
    registry.register::<Islands>().unwrap();
    registry
}

/// The diagnostics, and the module if the run succeeded.
fn run(pipeline: &str, text: &str, threads: Option<usize>) -> String {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, text);
    let mut manager = PassManager::from(registry().parse(&cx, pipeline).unwrap());
    if let Some(threads) = threads {
        manager.set_schedule(Parallel::new(threads).unwrap());
    }
    let mut out = String::new();
    let result = manager.run(&cx, Embedded::root(&mut root), &mut |diagnostic| {
        out.push_str(&format!("{diagnostic}\n"));
    });
    match result {
        Ok(()) => out += &print(&cx, &mut root),
        Err(_) => out += "failed",
    }
    out
}

/// Runs it with one thread and with several: that makes no difference.
fn check(pipeline: &str, text: &str, expected: Expect) {
    let alone = run(pipeline, text, None);
    for threads in [1, 2, 8] {
        assert_eq!(
            run(pipeline, text, Some(threads)),
            alone,
            "with {threads} threads"
        );
    }
    expected.assert_eq(&alone);
}

#[test]
fn nested_pipelines() {
    check(
        "builtin.module(func.func(mark),builtin.module(func.func(mark)))",
        MODULE,
        expect![[r#"
            "builtin.module"() <{sym_name = "m"}> ({
              "func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
              }) {test.mark = "in m"} : () -> ()
              "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
              ^bb0(%arg0: i32):
                "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
                "func.return"() : () -> ()
              }) {test.mark = "in m"} : () -> ()
              "builtin.module"() ({
                "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
                  "func.return"() : () -> ()
                }) {test.mark = "in ? in m"} : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn anchored_on_an_interface() {
    check(
        "builtin.module(FunctionOpInterface(mark))",
        MODULE,
        expect![[r#"
            "builtin.module"() <{sym_name = "m"}> ({
              "func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
              }) {test.mark = "in m"} : () -> ()
              "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
              ^bb0(%arg0: i32):
                "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
                "func.return"() : () -> ()
              }) {test.mark = "in m"} : () -> ()
              "builtin.module"() ({
                "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
                  "func.return"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn a_failure_leaves_siblings_alone() {
    check(
        "builtin.module(func.func(no-declarations))",
        MODULE,
        expect![[r#"
            a.mlir:2:3: error: 'func.func' op has no body
            failed"#]],
    );
}

#[test]
fn the_calls_that_an_operation_was_inlined_at() {
    let call = "callsite(\"f.c\":1:2 at fused[\"g\", \"n\"(callsite(\"g.c\":3:4 at \"h.c\":5:6))])";
    let text = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({}) : () -> ()";
    check(
        "builtin.module(func.func(no-declarations))",
        &format!("{text} loc({call})"),
        expect![[r#"
            f.c:1:2: error: 'func.func' op has no body
            g.c:3:4: note: called from
            h.c:5:6: note: called from
            failed"#]],
    );
}

#[test]
fn what_a_pass_breaks_is_found() {
    check(
        "builtin.module(func.func(behead))",
        MODULE,
        expect![[r#"
            a.mlir:6:5: error: block with no terminator, has "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
            a.mlir:6:5: note: see current operation: "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
            a.mlir:4:3: note: after pass 'behead' on @g
            failed"#]],
    );
}

#[test]
fn names_are_checked_after_the_nested_pipelines() {
    check(
        "builtin.module(func.func(rename))",
        MODULE,
        expect![[r#"
            a.mlir:4:3: error: redefinition of symbol named 'same'
            a.mlir:4:3: note: see current operation: 
            "func.func"() <{function_type = (i32) -> (), sym_name = "same"}> ({
            ^bb0(%arg0: i32):
              "func.call"(%arg0) <{callee = @f}> : (i32) -> ()
              "func.return"() : () -> ()
            }) : () -> ()
            a.mlir:2:3: note: see existing symbol definition here
            a.mlir:1:1: note: after the pipelines 'func.func(rename)' on @m
            failed"#]],
    );
}

#[test]
fn many_functions() {
    let func = |index: usize| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"f{index}\"}}> ({{\n  \"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )
    };
    let text: String = (0..500).map(func).collect();
    let alone = run("builtin.module(func.func(mark))", &text, None);
    assert_eq!(alone.matches("test.mark = \"in ?\"").count(), 500);
    assert_eq!(
        run("builtin.module(func.func(mark))", &text, Some(4)),
        alone
    );
}

const EMPTY_FUNCTION: &str = r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#;

#[test]
fn a_dialect_that_is_not_declared_is_found() {
    check(
        "builtin.module(func.func(secretive))",
        EMPTY_FUNCTION,
        expect![[r#"
            a.mlir:1:1: error: 'arith.constant' op was created by pass 'Secretive', which does not declare that it depends on dialect 'arith'
            a.mlir:1:1: note: after pass 'secretive' on @f
            failed"#]],
    );
}

#[test]
fn a_dialect_that_is_declared_is_loaded() {
    check(
        "builtin.module(func.func(honest,secretive))",
        EMPTY_FUNCTION,
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
                %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
                %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
                "func.return"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn dominance_is_an_analysis() {
    let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb2] : () -> ()
^bb1:
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()"#;
    let diagnostics = run("builtin.module(func.func(islands,islands))", text, None);
    let lines: Vec<&str> = diagnostics.lines().take(2).collect();
    assert_eq!(
        lines,
        ["a.mlir:1:1: remark: 'func.func' op has 1 islands"; 2]
    );
}

#[test]
fn patterns_that_apply_for_ever_end_when_the_run_is_cancelled() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, MODULE);
    let pipeline = registry().parse(&cx, "builtin.module(func.func(endless))");
    let mut manager = PassManager::from(pipeline.unwrap());
    let token = CancelToken::new();
    manager.set_cancel(token.clone());
    let ran = std::thread::scope(|threads| {
        threads.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            token.cancel();
        });
        manager.run(&cx, Embedded::root(&mut root), &mut |_| {})
    });
    assert!(ran.is_err());
}

//! Rewriting as actions of the pass, which instrumentations observe and skip.

use std::sync::{Arc, Mutex};

use expect_test::expect;
use pass_embedded::{Embedded, ITERATION, PATTERN};
use pass_ir::{ParseOptions, parse};
use pass_runtime::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};
use pass_runtime::{Diagnostic, Failure, PassManager, PassRegistry};

use crate::function;

/// Logs actions, and skips some patterns or iterations.
struct Handler {
    log: Arc<Mutex<String>>,
    skips: Option<(&'static str, &'static str)>,
}

impl Instrumentation<Embedded> for Handler {
    fn enter(&self, event: &Event<'_, '_, Embedded>, _: Sink<'_, Embedded>) -> Verdict {
        let Event::Action(action) = event else {
            return Verdict::Run;
        };
        let line = format!("{} {} {}\n", action.number(), action.tag(), action.detail());
        self.log.lock().unwrap().push_str(&line);
        match self.skips {
            Some((tag, detail)) if tag == action.tag() && action.detail().starts_with(detail) => {
                Verdict::Skip
            }
            _ => Verdict::Run,
        }
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Embedded>,
        _: &Outcome<'_>,
        _: Sink<'_, Embedded>,
    ) -> Result<(), Failure> {
        if let Event::Action(action) = event {
            let what = if action.runs() { "ended" } else { "skipped" };
            let line = format!("{} {what}\n", action.number());
            self.log.lock().unwrap().push_str(&line);
        }
        Ok(())
    }
}

/// The actions of `canonicalize` on a function, and the function after it.
fn actions(skips: Option<(&'static str, &'static str)>) -> String {
    let body = "^bb0(%a: i32):\n\
        %c = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n\
        %0 = \"arith.addi\"(%c, %a) : (i32, i32) -> i32\n\
        %1 = \"arith.addi\"(%0, %c) : (i32, i32) -> i32\n\
        \"func.return\"(%1) : (i32) -> ()";
    let cx = pass_dialects::context();
    let text = function("(i32) -> i32", body);
    let mut module = parse(&cx, &text, &ParseOptions::default()).unwrap();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let pipeline = registry.parse(&cx, "builtin.module(func.func(canonicalize))");
    let mut manager = PassManager::from(pipeline.unwrap());
    let log = Arc::new(Mutex::new(String::new()));
    manager.add_instrumentation(Handler {
        log: log.clone(),
        skips,
    });
    let mut found = Vec::new();
    let mut emit = |diagnostic: Diagnostic| found.push(diagnostic.to_string());
    manager.run(&cx, module.root(&cx), &mut emit).unwrap();
    assert_eq!(found, [""; 0]);
    let log = log.lock().unwrap();
    format!("{log}{}", module.print(&cx))
}

#[test]
fn rounds_and_patterns_are_actions() {
    expect![[r#"
        0 GreedyPatternRewriteIteration 1
        1 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        1 ended
        2 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        2 ended
        3 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        3 ended
        4 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        4 ended
        5 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        5 ended
        6 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        6 ended
        7 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        7 ended
        8 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        8 ended
        9 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        9 ended
        10 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        10 ended
        11 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        11 ended
        0 ended
        12 GreedyPatternRewriteIteration 2
        13 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        13 ended
        14 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        14 ended
        15 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        15 ended
        16 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        16 ended
        17 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        17 ended
        12 ended
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
            %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]].assert_eq(&actions(None));
}

#[test]
fn patterns_and_rounds_are_skipped() {
    expect![[r#"
        0 GreedyPatternRewriteIteration 1
        1 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        1 skipped
        2 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        2 skipped
        3 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        3 skipped
        4 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        4 skipped
        5 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        5 skipped
        6 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        6 skipped
        7 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        7 skipped
        8 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        8 skipped
        9 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        9 skipped
        10 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        10 skipped
        0 ended
        11 GreedyPatternRewriteIteration 2
        12 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        12 skipped
        13 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        13 skipped
        14 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        14 skipped
        15 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        15 skipped
        16 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        16 skipped
        17 apply-pattern (anonymous namespace)::AddIAddConstant on arith.addi
        17 skipped
        18 apply-pattern (anonymous namespace)::AddISubConstantRHS on arith.addi
        18 skipped
        19 apply-pattern (anonymous namespace)::AddISubConstantLHS on arith.addi
        19 skipped
        20 apply-pattern (anonymous namespace)::AddIMulNegativeOneRhs on arith.addi
        20 skipped
        21 apply-pattern (anonymous namespace)::AddIMulNegativeOneLhs on arith.addi
        21 skipped
        11 ended
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%2) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]].assert_eq(&actions(Some((PATTERN, ""))));
    expect![[r#"
        0 GreedyPatternRewriteIteration 1
        0 skipped
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%2) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]].assert_eq(&actions(Some((ITERATION, "1"))));
}

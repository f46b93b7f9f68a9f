//! Diagnostics of runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::event_record::EventPhase;
use expect_test::expect;
use pass_runtime::instrumentation::EventKind;
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, Location, PassManager};

use crate::event_record::OnEvent;
use crate::passes::registry;
use crate::toy::{Toy, ToyContext, ToyOp, run};

#[test]
fn operations_are_shown_on_request() {
    let cx = ToyContext::default();
    let text = "builtin.module(any-pass,func.func(fail-pass{tag=a},panic-pass{tag=b}),any-pass)";
    let mut manager = PassManager::<Toy>::from(registry().parse(&cx, text).unwrap());
    manager.set_show_operations(true);
    expect![[r#"
        t:1:1: remark: 'builtin.module' op AnyPass 
        t:1:1: note: see current operation: builtin.module(func.func@a func.func@b)
        t:1:16: error: 'func.func' op is refused
        t:1:16: note: see current operation: func.func@a
        t:1:28: error: 'func.func' op pass 'PanicPass' panicked: cannot stand b
        failure: builtin.module(func.func@a func.func@b)
    "#]]
    .assert_eq(&run(
        &mut manager,
        &cx,
        "builtin.module(func.func@a func.func@b)",
    ));
    let mut manager = PassManager::<Toy>::from(
        registry()
            .parse(&cx, "any(any(any-pass),func-pass)")
            .unwrap(),
    );
    manager.set_show_operations(true);
    expect![[r#"
        t:1:1: error: 'builtin.module' op trying to schedule pass 'FuncPass' on an unsupported operation
        t:1:1: note: see current operation: builtin.module
        failure: builtin.module
    "#]].assert_eq(&run(&mut manager, &cx, "builtin.module"));
}

#[test]
fn an_operation_of_several_lines_starts_on_its_own() {
    let diagnostic = Diagnostic::error(Location::Unknown, "no").note_at(Location::Unknown, "why");
    expect![[r#"
        <unknown>:0: error: no
        <unknown>:0: note: see current operation: 
        a {
        }
        <unknown>:0: note: why"#]]
    .assert_eq(&diagnostic.see_operation("a {\n}").to_string());
}

fn manager(pipeline: &str) -> PassManager<Toy> {
    PassManager::from(registry().parse(&ToyContext::default(), pipeline).unwrap())
}

/// Everything that a run emits on a module with functions of these symbols.
fn emitted(manager: &mut PassManager<Toy>, module: &str) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    let mut op = ToyOp::parse(module);
    let result = manager.run(&ToyContext::default(), &mut op, &mut |diagnostic| {
        diagnostics.push(diagnostic);
    });
    drop(result);
    diagnostics
}

#[test]
fn pass_operation_and_place_are_data() {
    let mut manager =
        manager("builtin.module(any-pass,llvm.func(any-pass),func.func(any-pass,break-pass))");
    let all = emitted(
        &mut manager,
        "builtin.module@m(func.func@a llvm.func@l func.func@b)",
    );
    let text: Vec<String> = all
        .iter()
        .map(|one| {
            let (pass, place) = (
                one.subject.pass.unwrap(),
                one.subject.place.as_ref().unwrap(),
            );
            let operation = one.subject.operation.as_ref().unwrap();
            format!("{pass} on {operation} at {place}: {}\n", one.message)
        })
        .collect();
    expect![[r#"
        any-pass on @m at 0.0: 'builtin.module' op AnyPass  @m
        any-pass on @a at 0.1/0.0: 'func.func' op AnyPass  @a
        break-pass on @a at 0.1/0.1: 'func.func' op is not valid
        any-pass on @l at 0.1/1:1.0: 'llvm.func' op AnyPass  @l
        any-pass on @b at 0.1/2.0: 'func.func' op AnyPass  @b
        break-pass on @b at 0.1/2.1: 'func.func' op is not valid
    "#]]
    .assert_eq(&text.concat());
    let places: Vec<_> = all.iter().map(|one| one.subject.place.clone()).collect();
    assert!(places.is_sorted());
}

#[test]
fn the_verifier_names_the_pass() {
    let mut manager = manager("builtin.module(func.func(any-pass,break-pass))");
    expect![[r#"
        t:1:16: remark: 'func.func' op AnyPass 
        t:1:16: error: 'func.func' op is not valid
        t:1:16: note: after pass 'break-pass' on 'func.func'
        t:1:26: remark: 'func.func' op AnyPass  @b
        t:1:26: error: 'func.func' op is not valid
        t:1:26: note: after pass 'break-pass' on @b
        failure: builtin.module(func.func! func.func@b!)
    "#]]
    .assert_eq(&run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func func.func@b)",
    ));
}

#[test]
fn diagnostics_come_while_the_pipeline_runs() {
    for threads in [1, 2, 8] {
        let mut manager = manager("builtin.module(func.func(any-pass{tag=1}),any-pass{tag=2})");
        manager.set_schedule(Parallel::new(threads).unwrap());
        let seen = Arc::new(AtomicUsize::new(0));
        let at_second = Arc::new(AtomicUsize::new(0));
        let (count, at_end) = (seen.clone(), at_second.clone());
        manager.on_event(move |event| {
            if (event.kind, event.phase) == (EventKind::Pass, EventPhase::Before)
                && event.name == "AnyPass"
                && event.place.levels().len() == 1
            {
                at_end.store(count.load(Ordering::SeqCst), Ordering::SeqCst);
            }
        });
        let mut op = ToyOp::parse("builtin.module(func.func@a func.func@b func.func@c)");
        let result = manager.run(&ToyContext::default(), &mut op, &mut |_| {
            seen.fetch_add(1, Ordering::SeqCst);
        });
        result.unwrap();
        // The diagnostics of the functions were there before the next step of the module.
        assert_eq!(at_second.load(Ordering::SeqCst), 3, "{threads} threads");
        assert_eq!(seen.load(Ordering::SeqCst), 4);
    }
}

#[test]
fn a_panic_of_the_sink_is_a_failure() {
    for threads in [1, 2] {
        let mut manager = manager("builtin.module(func.func(any-pass),any-pass)");
        manager.set_schedule(Parallel::new(threads).unwrap());
        let mut op = ToyOp::parse("builtin.module(func.func@a func.func@b)");
        let mut calls = 0;
        let result = manager.run(&ToyContext::default(), &mut op, &mut |_| {
            calls += 1;
            panic!("no more");
        });
        let reason = result.unwrap_err().to_string();
        assert_eq!(reason, "the sink of the diagnostics panicked: no more");
        assert_eq!(calls, 1);
    }
}

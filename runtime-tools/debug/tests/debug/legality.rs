//! What passes require, ensure and create, checked in runs.

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_debug::Bisect;
use pass_debug::legality::{CheckLegality, illegal_entities};
use pass_debug::reproducer::CrashReproducer;
use pass_runtime::info::legality::{Clause, Contract, Pattern, Rule, Test};
use pass_runtime::options::PassOptions;
use pass_runtime::schedule::Parallel;
use pass_runtime::{PassInfo, PassManager, PassRegistry, Preserved};

use crate::passes::{AnyPass, Scripted, Tag};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const NO_LOOPS: &[Rule<'static>] =
    &[Rule::illegal(Pattern::operation("scf")).reason("loops have no translation")];
const NO_TENSORS: &[Rule<'static>] = &[
    Rule::illegal(Pattern::operation("tensor")),
    Rule::illegal(Pattern::of_type("tensor")).reason("buffers have replaced them"),
];

/// Registers a pass that replaces operations by name, at any depth. A new name for `+` is added to its operation.
fn register(
    registry: &mut PassRegistry<Toy>,
    argument: &'static str,
    contract: Contract<'static>,
    changes: &[(&'static str, &'static str)],
) {
    let info = PassInfo::new("Replace", argument)
        .contract(contract)
        .dialects(contract.dialects);
    let changes = changes.to_vec();
    let pass = Scripted::new(move |op, _| Ok(Preserved::unless(replace(op, &changes, true))));
    registry
        .register_with(Box::leak(Box::new(info)), move |_| pass.clone())
        .unwrap();
}

fn replace(op: &mut ToyOp, changes: &[(&'static str, &'static str)], is_root: bool) -> bool {
    let mut changed = false;
    for (from, to) in changes {
        if op.name == *from {
            op.name = to;
            op.symbol = None;
            changed = true;
        } else if *from == "+" && is_root {
            op.children.push(ToyOp::parse(to));
            changed = true;
        }
    }
    let children = op.children.iter_mut();
    children.fold(changed, |changed, child| {
        replace(child, changes, false) | changed
    })
}

fn registry() -> PassRegistry<Toy> {
    const LOOPS: &[Clause<'static>] = &[Clause::new(NO_LOOPS)];
    const TENSORS: &[Clause<'static>] = &[Clause::new(NO_TENSORS).named("no-tensors")];
    const BRANCHES: &[Pattern<'static>] = &[Pattern::operation("cf")];
    const GATE: &PassInfo = &PassInfo::new("AnyPass", "gate")
        .options(Tag::TABLE)
        .contract(
            Contract::new().precondition(&[Clause::new(NO_LOOPS).when("tag", Test::Is("strict"))]),
        );
    const LOOPS_CREATED: Contract<'static> = Contract::new().creates(&[Pattern::operation("scf")]);
    let mut registry = PassRegistry::new();
    let lower = Contract::new().postcondition(LOOPS).creates(BRANCHES);
    register(
        &mut registry,
        "lower",
        lower,
        &[("scf.for", "cf.br"), ("scf.if", "cf.cond_br")],
    );
    register(&mut registry, "lower-loops", lower, &[("scf.for", "cf.br")]);
    register(
        &mut registry,
        "lower-wrongly",
        lower,
        &[("scf.for", "arith.br")],
    );
    register(&mut registry, "outline", LOOPS_CREATED, &[("+", "scf.if")]);
    register(
        &mut registry,
        "make-loops",
        LOOPS_CREATED,
        &[("arith.add", "scf.if")],
    );
    register(
        &mut registry,
        "outline-silently",
        Contract::new(),
        &[("+", "scf.if")],
    );
    register(
        &mut registry,
        "translate",
        Contract::new().precondition(LOOPS),
        &[],
    );
    register(
        &mut registry,
        "bufferize",
        Contract::new().postcondition(TENSORS),
        &[],
    );
    registry.register_variant::<AnyPass>(GATE).unwrap();
    registry
}

fn manager(pipeline: &str) -> PassManager<Toy> {
    let pipeline = registry().parse(&ToyContext::default(), pipeline).unwrap();
    let mut manager = PassManager::from(pipeline);
    manager.set_show_operations(false);
    manager
}

fn check(pipeline: &str, op: &str, expected: Expect) {
    let mut manager = manager(pipeline);
    let check = CheckLegality::of(manager.pipeline()).unwrap();
    manager.add_instrumentation(check);
    let text = run(&mut manager, &ToyContext::default(), op);
    expected.assert_eq(&text);
}

#[test]
fn a_broken_precondition_is_the_fault_of_the_pass_that_brought_it_in() {
    check(
        "builtin.module(lower,outline,translate)",
        "builtin.module(scf.for scf.if)",
        expect![[r#"
            t:1:1: error: pass 'translate' must not get 'scf.if': loops have no translation
            note: pass 'outline' brought it in
            t:1:1: note: before pass 'translate' on 'builtin.module'
            failure: builtin.module(cf.br cf.cond_br scf.if)
        "#]],
    );
}

#[test]
fn or_else_of_the_input() {
    check(
        "builtin.module(translate)",
        "builtin.module(func.func@f(scf.for scf.for))",
        expect![[r#"
            t:1:28: error: pass 'translate' must not get 'scf.for', of which there are 2: loops have no translation
            note: the input holds it, and no earlier pass removes it
            t:1:1: note: before pass 'translate' on 'builtin.module'
            failure: builtin.module(func.func@f(scf.for scf.for))
        "#]],
    );
}

#[test]
fn a_broken_postcondition_is_the_fault_of_the_pass() {
    check(
        "builtin.module(lower-loops)",
        "builtin.module(scf.for scf.if)",
        expect![[r#"
            t:1:24: error: pass 'lower-loops' must not leave 'scf.if': loops have no translation
            note: the postcondition of pass 'lower-loops' says that none is left
            t:1:1: note: after pass 'lower-loops' on 'builtin.module'
            failure: builtin.module(cf.br scf.if)
        "#]],
    );
}

/// What a pass says of itself does not hold because it did nothing.
#[test]
fn a_postcondition_is_checked_after_a_pass_that_changed_nothing() {
    check(
        "builtin.module(bufferize)",
        "builtin.module(arith.add@%tensor arith.add@%tensor)",
        expect![[r#"
            t:1:16: error: pass 'bufferize' must not leave type '!tensor', of which there are 2: buffers have replaced them
            note: the rule is that of legality 'no-tensors'
            note: the postcondition of pass 'bufferize' says that none is left
            t:1:1: note: after pass 'bufferize' on 'builtin.module'
            failure: builtin.module(arith.add@%tensor arith.add@%tensor)
        "#]],
    );
}

#[test]
fn a_pass_creates_what_it_says_alone() {
    check(
        "builtin.module(lower-wrongly)",
        "builtin.module(scf.for)",
        expect![[r#"
            t:1:16: error: pass 'lower-wrongly' does not say that it creates 'arith.br'
            note: pass 'lower-wrongly' is wrong, or its declaration
            t:1:1: note: after pass 'lower-wrongly' on 'builtin.module'
            help: name it in `creates`
            failure: builtin.module(arith.br)
        "#]],
    );
}

#[test]
fn a_pass_without_creates_may_create_more_of_what_is_there() {
    check(
        "builtin.module(outline-silently,lower)",
        "builtin.module(scf.for)",
        expect![[r#"
            success: builtin.module(cf.br cf.cond_br)
        "#]],
    );
    check(
        "builtin.module(outline-silently,lower)",
        "builtin.module(cf.br)",
        expect![[r#"
            t:1:1: error: pass 'outline-silently' does not say that it creates 'scf.if'
            note: pass 'outline-silently' is wrong, or its declaration
            t:1:1: note: after pass 'outline-silently' on 'builtin.module'
            help: name it in `creates`, or its dialect in `dialects`
            failure: builtin.module(cf.br scf.if)
        "#]],
    );
}

#[test]
fn a_condition_on_an_option_is_decided() {
    check(
        "builtin.module(gate)",
        "builtin.module(scf.for)",
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass 
            success: builtin.module(scf.for)
        "#]],
    );
    check(
        "builtin.module(gate{tag=strict})",
        "builtin.module(scf.for)",
        expect![[r#"
            t:1:16: error: pass 'gate' must not get 'scf.for': loops have no translation
            note: the input holds it, and no earlier pass removes it
            t:1:1: note: before pass 'gate' on 'builtin.module'
            failure: builtin.module(scf.for)
        "#]],
    );
}

/// The blame crosses the boundary of a nested pipeline in both directions, on any number of threads.
#[test]
fn nested_pipelines_know_who_ran_around_and_inside() {
    let inner = "builtin.module(lower,outline,func.func(translate))";
    let outer = "builtin.module(lower,func.func(outline),translate)";
    let op = "builtin.module(func.func@f(cf.br) func.func@g(cf.br) func.func@h)";
    for pipeline in [inner, outer] {
        let [sequential, parallel] = [false, true].map(|is_parallel| {
            let mut manager = manager(pipeline);
            manager.add_instrumentation(CheckLegality::of(manager.pipeline()).unwrap());
            if is_parallel {
                manager.set_schedule(Parallel::new(3).unwrap());
            }
            run(&mut manager, &ToyContext::default(), op)
        });
        assert_eq!(sequential, parallel);
        if pipeline == outer {
            assert!(
                sequential.contains("pass 'outline' brought it in"),
                "{sequential}"
            );
        } else {
            // It was added to the module, beside the functions.
            assert!(sequential.ends_with("scf.if)\n"), "{sequential}");
        }
    }
}

/// A pass that changes its children, runs a pipeline on some of them, and another one on some.
fn register_caller(
    registry: &mut PassRegistry<Toy>,
    argument: &'static str,
    changes: &'static [(&'static str, &'static str)],
    runs: &'static [(&'static str, &'static [&'static str])],
) {
    const CREATES: Contract<'static> = Contract::new().creates(&[Pattern::operation("scf")]);
    let info = PassInfo::new("Caller", argument).contract(CREATES);
    let pass = Scripted::new(move |op, cx| {
        replace(op, changes, true);
        for (pipeline, names) in runs {
            let registry = self::registry();
            let pipeline = registry.parse(cx.context(), pipeline).unwrap();
            let plan = cx.compile(&pipeline)?;
            let children = op.children.iter_mut();
            let chosen = children.filter(|child| names.contains(&child.symbol.as_deref().unwrap()));
            cx.run_pipelines(chosen.map(|child| (&plan, child)).collect())?;
        }
        Ok(Preserved::none())
    });
    registry
        .register_with(Box::leak(Box::new(info)), move |_| pass.clone())
        .unwrap();
}

/// What passes run themselves knows who ran before, on any number of threads.
#[test]
fn pipelines_of_passes_know_who_ran_around_and_before() {
    const LOOPS: &[(&str, &str)] = &[("arith.add", "scf.if")];
    let op = "builtin.module(func.func@f(arith.add) func.func@g(arith.add) func.func@h(scf.if))";
    let check = |runs: &'static [(&'static str, &'static [&'static str])],
                 changes,
                 outer: &str,
                 blamed: &[&str]| {
        for threads in [1, 3] {
            let mut registry = registry();
            register_caller(&mut registry, "caller", changes, runs);
            let cx = ToyContext::default();
            let mut manager = PassManager::from(registry.parse(&cx, outer).unwrap());
            manager.set_show_operations(false);
            manager.add_instrumentation(CheckLegality::of(manager.pipeline()).unwrap());
            manager.set_schedule(Parallel::new(threads).unwrap());
            let text = run(&mut manager, &cx, op);
            let notes = text.lines().filter_map(|line| line.strip_prefix("note: "));
            assert_eq!(notes.collect::<Vec<_>>(), blamed, "{text}");
        }
    };
    let input = "the input holds it, and no earlier pass removes it";
    let around = "builtin.module(lower,make-loops,caller)";
    let alone = "builtin.module(caller)";
    let made = "pass 'make-loops' brought it in";
    check(
        &[("func.func(translate)", &["f", "g"])],
        &[],
        around,
        &[made, made],
    );
    check(
        &[
            ("func.func(make-loops)", &["f"]),
            ("func.func(translate)", &["f"]),
        ],
        &[],
        "builtin.module(lower,caller)",
        &[made],
    );
    check(
        &[("func.func(translate)", &["g"])],
        LOOPS,
        "builtin.module(lower,caller)",
        &["pass 'caller' brought it in"],
    );
    check(
        &[
            ("func.func(make-loops)", &["f"]),
            ("func.func(translate)", &["h"]),
        ],
        &[],
        alone,
        &[input],
    );
}

#[test]
fn what_a_skipped_pass_would_have_removed_is_not_required() {
    let mut manager = manager("builtin.module(lower,translate)");
    manager.add_instrumentation(CheckLegality::of(manager.pipeline()).unwrap());
    manager.add_instrumentation(Bisect::new(0));
    let text = run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(scf.for)",
    );
    assert!(
        text.ends_with("success: builtin.module(scf.for)\n"),
        "{text}"
    );
}

#[test]
fn a_violation_has_a_reproducer() {
    let written = Arc::new(Mutex::new(String::new()));
    let sink = written.clone();
    let mut manager = manager("builtin.module(outline,translate)");
    manager.add_instrumentation(CrashReproducer::new(move |text: &str| {
        text.clone_into(&mut sink.lock().unwrap());
        Ok("memory".to_owned())
    }));
    manager.add_instrumentation(CheckLegality::of(manager.pipeline()).unwrap());
    run(&mut manager, &ToyContext::default(), "builtin.module");
    let written = written.lock().unwrap();
    assert!(
        written.contains("builtin.module(outline, translate)"),
        "{written}"
    );
}

#[test]
fn nothing_is_checked_where_no_pass_states_anything() {
    assert!(CheckLegality::of(manager("builtin.module(outline-silently)").pipeline()).is_none());
}

#[test]
fn a_pass_gets_the_list_of_what_is_still_illegal() {
    const CLAUSES: &[Clause<'static>] = &[Clause::new(NO_LOOPS), Clause::new(NO_TENSORS)];
    let mut op = ToyOp::parse("builtin.module(scf.for func.func@f(scf.for cf.br@%tensor) scf.if)");
    let illegal = illegal_entities::<Toy>(&ToyContext::default(), &&mut op, CLAUSES);
    let lines: Vec<String> = illegal
        .iter()
        .map(|entity| format!("{}: {entity}", entity.location))
        .collect();
    expect![[r#"
        t:1:16: 2 'scf.for' (loops have no translation)
        t:1:59: 1 'scf.if' (loops have no translation)
        t:1:44: 1 type '!tensor' (buffers have replaced them)"#]]
    .assert_eq(&lines.join("\n"));
}

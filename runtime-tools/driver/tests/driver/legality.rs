//! The judgement of pipelines and the check of runs, by flags.

use std::ffi::OsString;

use expect_test::{Expect, expect};
use pass_driver::Driver;
use pass_runtime::info::legality::{Clause, Contract, Pattern, Rule};
use pass_runtime::{Failure, OperationPass, PassContext, PassRegistry, Preserved, declare_pass};

use crate::run_driver;
use pass_toy::{Op, Toy};

const NO_LEAVES: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation(
    "test.leaf",
))
.reason("leaves fall")])];

/// Declares a pass that changes the operation as a function does.
macro_rules! pass {
    ($name:ident = $argument:literal, $contract:expr, $change:expr) => {
        declare_pass!(struct $name = $argument, info { contract($contract) });

        impl OperationPass<Toy> for $name {
            fn run_on_operation(
                &self,
                op: &mut Op,
                _: &mut PassContext<'_, Toy>,
            ) -> Result<Preserved, Failure> {
                let change: fn(&mut Op) = $change;
                change(op);
                Ok(Preserved::none())
            }
        }
    };
}

pass!(
    Prune = "prune",
    Contract::new().postcondition(NO_LEAVES),
    |op| op.children.retain(|child| child.name != "test.leaf")
);
pass!(
    Grow = "grow",
    Contract::new().creates(&[Pattern::operation("test.leaf")]),
    |_| ()
);
pass!(
    Bend = "bend",
    Contract::new().precondition(NO_LEAVES),
    |_| ()
);

fn register(registry: &mut PassRegistry<Toy>) -> Result<(), pass_runtime::registry::RegisterError> {
    registry.register::<Prune>()?;
    registry.register::<Grow>()?;
    registry.register::<Bend>()
}

fn check(args: &[&str], stdin: &str, expected: Expect) {
    let driver = Driver::<Toy>::new("toy-opt").passes(register).parallel();
    let args: Vec<OsString> = args.iter().map(OsString::from).collect();
    let (status, stdout, stderr) = run_driver(&driver, args, stdin.as_bytes());
    expected.assert_eq(&format!("{status}\n{stdout}{stderr}"));
}

const FLAT: &str = "func.func @f\n";
const NESTED: &str = "func.func @f\n  test.leaf\n";

#[test]
fn a_pipeline_that_may_break_a_precondition_is_warned_of() {
    check(
        &["--pass-pipeline=builtin.module(func.func(prune,grow,bend))"],
        FLAT,
        expect![[r#"
            0
            builtin.module
              func.func @f
            pipeline:1:37: warning: 'bend' runs on IR that may hold 'test.leaf': leaves fall
            builtin.module(func.func(prune,grow,bend))
                                                ^~~~
            pipeline:1:32: note: 'grow' may bring it in
            builtin.module(func.func(prune,grow,bend))
                                           ^~~~
            help: run 'prune' in between, whose postcondition removes it
        "#]],
    );
}

#[test]
fn or_is_refused_before_anything_runs() {
    check(
        &[
            "--strict-legality",
            "--pass-pipeline=builtin.module(func.func(prune,grow,bend))",
        ],
        FLAT,
        expect![[r#"
            1
            pipeline:1:37: error: 'bend' runs on IR that may hold 'test.leaf': leaves fall
            builtin.module(func.func(prune,grow,bend))
                                                ^~~~
            pipeline:1:32: note: 'grow' may bring it in
            builtin.module(func.func(prune,grow,bend))
                                           ^~~~
            help: run 'prune' in between, whose postcondition removes it
        "#]],
    );
    check(
        &["--strict-legality", "--grow", "--bend"],
        FLAT,
        expect![[r#"
            1
            pipeline:1:21: error: 'bend' runs on IR that may hold 'test.leaf': leaves fall
            builtin.module(grow,bend)
                                ^~~~
            pipeline:1:16: note: 'grow' may bring it in
            builtin.module(grow,bend)
                           ^~~~
            help: run 'prune' in between, whose postcondition removes it
        "#]],
    );
}

/// What the input holds is not known before it is read.
#[test]
fn a_pipeline_that_needs_something_of_its_input_is_accepted() {
    check(
        &["--strict-legality", "--pass-pipeline=builtin.module(bend)"],
        FLAT,
        expect![[r#"
            0
            builtin.module
              func.func @f
        "#]],
    );
}

#[test]
fn a_run_is_checked_in_debug_builds_or_if_asked_for() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(bend))";
    check(
        &["--check-legality", pipeline],
        NESTED,
        expect![[r#"
        1
        <stdin>:2:3: error: pass 'bend' must not get 'test.leaf': leaves fall
          test.leaf
          ^
        note: the input holds it, and no earlier pass removes it
        <stdin>:1:1: note: before pass 'bend' on @f
        func.func @f
        ^
    "#]],
    );
    check(
        &["--check-legality=false", pipeline],
        NESTED,
        expect![[r#"
            0
            builtin.module
              func.func @f
                test.leaf
        "#]],
    );
    // A pass that removes what is directly inside of its operation.
    check(
        &["--check-legality", "--pass-pipeline=builtin.module(prune)"],
        NESTED,
        expect![[r#"
            1
            <stdin>:2:3: error: pass 'prune' must not leave 'test.leaf': leaves fall
              test.leaf
              ^
            note: the postcondition of pass 'prune' says that none is left
            <stdin>:0:0: note: after pass 'prune' on 'builtin.module'
        "#]],
    );
}

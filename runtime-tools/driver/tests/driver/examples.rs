//! Examples of passes, run, and rules about their order.

use std::ffi::OsString;

use expect_test::{Expect, expect};
use pass_driver::{Driver, Streams};
use pass_runtime::info::{ExampleInfo, OrderRule, OrderTarget, Relation, Strength};
use pass_runtime::registry::RegisterError;
use pass_runtime::{Pass, PassInfo, PassRegistry};

use crate::passes::{Fail, Nothing, Rename};
use pass_toy::Toy;

const GOOD: &PassInfo = &Rename::INFO.variant("good").examples(&[
    ExampleInfo::new(
        "By default",
        "func.func @f",
        "builtin.module\n  func.func @renamed",
    ),
    ExampleInfo::new(
        "To a name",
        "func.func @f\nfunc.func @g",
        "func.func @a\nfunc.func @a",
    )
    .options("to=a")
    .origin("toy.kdl:3"),
]);

const BAD: &PassInfo = &Rename::INFO.variant("bad").examples(&[
    ExampleInfo::new(
        "Another name",
        "func.func @f\ntest.leaf",
        "func.func @other\ntest.leaf",
    )
    .origin("toy.kdl:12"),
    ExampleInfo::new("No such option", "func.func @f", "").options("too=a"),
    ExampleInfo::new("No such operation", "func.fun @f", "").origin("toy.kdl:20"),
    ExampleInfo::new("No such result", "func.func @f", "func.func @renamed\nx")
        .origin("toy.kdl:25"),
]);

const FAILING: &PassInfo = &Fail::INFO.variant("failing").examples(&[ExampleInfo::new(
    "Never",
    "func.func @f",
    "func.func @f",
)]);

const LATE: &PassInfo = &Nothing::INFO.variant("late").order(&[
    OrderRule::new(
        Relation::After,
        OrderTarget::Pass("nothing"),
        Strength::Strong,
        "it has to wait",
    ),
    OrderRule::new(
        Relation::Before,
        OrderTarget::Pass("good"),
        Strength::Weak,
        "",
    ),
]);

fn register(registry: &mut PassRegistry<Toy>) -> Result<(), RegisterError> {
    registry.register::<Nothing>()?;
    registry.register_variant::<Rename>(GOOD)?;
    registry.register_variant::<Rename>(BAD)?;
    registry.register_variant::<Fail>(FAILING)?;
    registry.register_variant::<Nothing>(LATE)
}

fn check(args: &[&str], expected: Expect) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut &b"func.func @f\n"[..],
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let driver = Driver::<Toy>::new("toy-opt").passes(register);
    let status = driver.run(args.iter().map(OsString::from), streams);
    let text = |bytes| String::from_utf8(bytes).unwrap_or_default();
    let (stdout, stderr) = (text(stdout), text(stderr));
    expected.assert_eq(&format!(
        "{status}\n--- stdout\n{stdout}--- stderr\n{stderr}"
    ));
}

#[test]
fn all_is_well() {
    check(
        &["--run-examples", "--good", "--nothing"],
        expect![[r#"
        0
        --- stdout
        good: By default ... ok
        good{to=a}: To a name ... ok
        2 examples of 1 pass ran, 0 failed
        without an example: nothing
        --- stderr
    "#]],
    );
    check(
        &["--run-examples", "--nothing"],
        expect![[r#"
        0
        --- stdout
        0 examples of 0 passes ran, 0 failed
        without an example: nothing
        --- stderr
    "#]],
    );
}

#[test]
fn everything_that_can_be_wrong() {
    check(
        &["--run-examples"],
        expect![[r#"
        1
        --- stdout
        --- stderr
        good: By default ... ok
        good{to=a}: To a name ... ok
        bad: Another name ... FAILED (toy.kdl:12)
        --- expected
        +++ actual
        @@ -1,3 +1,3 @@
         "builtin.module"
        -  "func.func" @other
        +  "func.func" @renamed
           "test.leaf"
        bad{too=a}: No such option ... FAILED (bad)
        bad:1:1: error: unknown option `too`
        too=a
        ^~~
        note: known options: `count`, `to`
        help: did you mean `to`?
        bad: No such operation ... FAILED (toy.kdl:20)
        toy.kdl:20 (before):1:1: error: 'func.fun' is not an operation
        func.fun @f
        ^
        bad: No such result ... FAILED (toy.kdl:25)
        toy.kdl:25 (after):2:1: error: 'x' is not an operation
        x
        ^
        failing: Never ... FAILED (failing)
        failing (before):0:0: error: 'builtin.module' op failed on purpose
        7 examples of 3 passes ran, 5 failed
        without an example: nothing, late
    "#]],
    );
}

#[test]
fn violated_order_is_a_warning_or_an_error() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(good),late,nothing)";
    check(
        &[pipeline],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @renamed
            --- stderr
            pipeline:1:32: warning: 'late' runs before 'nothing' and has to run after 'nothing': it has to wait
            builtin.module(func.func(good),late,nothing)
                                           ^~~~
            note: 'late' declares the rule
            pipeline:1:37: note: 'nothing' runs here
            builtin.module(func.func(good),late,nothing)
                                                ^~~~~~~
            pipeline:1:32: warning: 'late' runs after 'good' and should run before 'good'
            builtin.module(func.func(good),late,nothing)
                                           ^~~~
            note: 'late' declares the rule
            pipeline:1:26: note: 'good' runs here
            builtin.module(func.func(good),late,nothing)
                                     ^~~~
        "#]],
    );
    check(
        &[pipeline, "--strict-order"],
        expect![[r#"
            1
            --- stdout
            --- stderr
            pipeline:1:32: error: 'late' runs before 'nothing' and has to run after 'nothing': it has to wait
            builtin.module(func.func(good),late,nothing)
                                           ^~~~
            note: 'late' declares the rule
            pipeline:1:37: note: 'nothing' runs here
            builtin.module(func.func(good),late,nothing)
                                                ^~~~~~~
            pipeline:1:32: warning: 'late' runs after 'good' and should run before 'good'
            builtin.module(func.func(good),late,nothing)
                                           ^~~~
            note: 'late' declares the rule
            pipeline:1:26: note: 'good' runs here
            builtin.module(func.func(good),late,nothing)
                                     ^~~~
        "#]],
    );
    check(
        &["--strict-order", "--nothing", "--good", "--late"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @renamed
            --- stderr
            pipeline:1:40: warning: 'late' runs after 'good' and should run before 'good'
            builtin.module(nothing,func.func(good),late)
                                                   ^~~~
            note: 'late' declares the rule
            pipeline:1:34: note: 'good' runs here
            builtin.module(nothing,func.func(good),late)
                                             ^~~~
        "#]],
    );
}

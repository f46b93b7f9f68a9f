//! Order rules held against pipelines that are built.

use expect_test::{Expect, expect};
use pass_builder::check_order;
use pass_runtime::info::{OrderRule, OrderTarget, Relation, Strength};
use pass_runtime::{Pass, PassInfo, PassRegistry};
use pass_text::render::Style;

use crate::passes::AnyPass;
use crate::toy::{Toy, ToyContext};

const BUFFERIZE: &PassInfo = &AnyPass::INFO.variant("bufferize").kinds(&["bufferization"]);
const CLEAN: &PassInfo = &AnyPass::INFO.variant("clean");
const LOWER: &PassInfo = &AnyPass::INFO.variant("lower").order(&[
    rule(Relation::After, OrderTarget::Kind("bufferization")),
    OrderRule::new(
        Relation::Before,
        OrderTarget::Pass("clean"),
        Strength::Weak,
        "so it is",
    ),
]);
const STEP: &PassInfo = &AnyPass::INFO.variant("step").order(&[
    rule(Relation::Requires, OrderTarget::Kind("bufferization")),
    rule(Relation::ConflictsWith, OrderTarget::Pass("clean")),
]);

const fn rule(relation: Relation, target: OrderTarget<'static>) -> OrderRule<'static> {
    OrderRule::new(relation, target, Strength::Strong, "so it is")
}

#[test]
fn violated_order_is_shown_on_the_pipeline() {
    let mut registry = PassRegistry::<Toy>::new();
    registry.register::<AnyPass>().unwrap();
    for info in [BUFFERIZE, CLEAN, LOWER, STEP] {
        registry.register_variant::<AnyPass>(info).unwrap();
    }
    let cx = ToyContext::default();
    let check = |text: &str, expected: Expect| {
        let report = check_order(&registry.parse(&cx, text).unwrap());
        let lenient = report.render(Style::default(), false);
        assert_eq!(
            lenient,
            report
                .render(Style::default(), true)
                .replace(": error: ", ": warning: ")
        );
        assert_eq!(
            report.has_strong(),
            lenient != report.render(Style::default(), true)
        );
        expected.assert_eq(&report.render(Style::default(), true));
    };
    check("builtin.module(bufferize,lower,clean)", expect![""]);
    check(
        "builtin.module(clean,lower,any(bufferize))",
        expect![[r#"
            pipeline:1:22: error: 'lower' runs before 'bufferize' and has to run after every pass of kind 'bufferization': so it is
            builtin.module(clean,lower,any(bufferize))
                                 ^~~~~
            note: 'lower' (toy.kdl:1) declares the rule
            pipeline:1:32: note: 'bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
            builtin.module(clean,lower,any(bufferize))
                                           ^~~~~~~~~
            pipeline:1:22: warning: 'lower' runs after 'clean' and should run before 'clean': so it is
            builtin.module(clean,lower,any(bufferize))
                                 ^~~~~
            note: 'lower' (toy.kdl:1) declares the rule
            pipeline:1:16: note: 'clean' (toy.kdl:1) runs here
            builtin.module(clean,lower,any(bufferize))
                           ^~~~~
        "#]],
    );
    check(
        "builtin.module(clean,bufferize,lower)",
        expect![[r#"
            pipeline:1:32: warning: 'lower' runs after 'clean' and should run before 'clean': so it is
            builtin.module(clean,bufferize,lower)
                                           ^~~~~
            note: 'lower' (toy.kdl:1) declares the rule
            pipeline:1:16: note: 'clean' (toy.kdl:1) runs here
            builtin.module(clean,bufferize,lower)
                           ^~~~~
        "#]],
    );
    check(
        "builtin.module(bufferize,clean,step)",
        expect![[r#"
            pipeline:1:32: error: 'step' cannot run in one pipeline with 'clean': so it is
            builtin.module(bufferize,clean,step)
                                           ^~~~
            note: 'step' (toy.kdl:1) declares the rule
            pipeline:1:26: note: 'clean' (toy.kdl:1) runs here
            builtin.module(bufferize,clean,step)
                                     ^~~~~
        "#]],
    );
    check(
        "builtin.module(step)",
        expect![[r#"
            pipeline:1:16: error: 'step' requires a pass of kind 'bufferization' before it: so it is
            builtin.module(step)
                           ^~~~
            note: 'step' (toy.kdl:1) declares the rule
        "#]],
    );
    check("builtin.module(any(bufferize),step)", expect![""]);
    let pipeline = registry.parse(&cx, "any(lower,any(bufferize))").unwrap();
    let report = check_order(&pipeline);
    let [violation] = report.violations() else {
        panic!("one rule is violated")
    };
    let pass = pipeline.find(violation.pass.element).unwrap();
    assert_eq!(pass.to_string(), "lower");
    let second = pipeline.find(violation.other.unwrap().element).unwrap();
    assert_eq!(second.to_string(), "bufferize");
}

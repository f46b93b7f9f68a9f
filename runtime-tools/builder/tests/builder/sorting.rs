//! Sorting: an order that satisfies all rules, or the rules that contradict each other.

use expect_test::expect;
use pass_builder::PipelineBuilder;
use pass_runtime::info::{OrderRule, OrderTarget, Relation};

use super::{registry, strong};
use crate::toy::ToyContext;

#[test]
fn sorting_is_stable_or_names_the_contradiction() {
    let sorted = |text: &str, rules: &[(&'static str, OrderRule<'static>)]| {
        let (registry, cx) = (registry(), ToyContext::default());
        let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
        builder.defer_order().append_text(text).unwrap();
        for (pass, rule) in rules {
            builder.add_rule(pass, *rule).unwrap();
        }
        match builder.sort() {
            Ok(_) => builder.build().unwrap().to_string(),
            Err(error) => error.to_string(),
        }
    };
    let before = |target| strong(Relation::Before, OrderTarget::Pass(target));
    expect!["builtin.module(lower-llvm,cse,ingress,fuse)"].assert_eq(&sorted(
        "cse,fuse,lower-llvm,ingress",
        &[("ingress", before("fuse")), ("lower-llvm", before("cse"))],
    ));
    expect![[r#"
        these rules contradict each other
        pipeline:1:16: error: 'cse' has to run before 'fuse'
        builtin.module(cse,fuse,ingress)
                       ^~~
        note: the rule of 'cse' (toy.kdl:1) is added by the program
        pipeline:1:20: note: 'fuse' (toy.kdl:1) runs here
        builtin.module(cse,fuse,ingress)
                           ^~~~
        pipeline:1:20: error: 'fuse' has to run before 'ingress'
        builtin.module(cse,fuse,ingress)
                           ^~~~
        note: the rule of 'fuse' (toy.kdl:1) is added by the program
        pipeline:1:25: note: 'ingress' (toy.kdl:1) runs here
        builtin.module(cse,fuse,ingress)
                                ^~~~~~~
        pipeline:1:25: error: 'ingress' has to run before 'cse'
        builtin.module(cse,fuse,ingress)
                                ^~~~~~~
        note: the rule of 'ingress' (toy.kdl:1) is added by the program
        pipeline:1:16: note: 'cse' (toy.kdl:1) runs here
        builtin.module(cse,fuse,ingress)
                       ^~~
    "#]]
    .assert_eq(&sorted(
        "cse,fuse,ingress",
        &[
            ("cse", before("fuse")),
            ("fuse", before("ingress")),
            ("ingress", before("cse")),
        ],
    ));
}

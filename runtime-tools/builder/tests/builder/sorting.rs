//! Sorting: an order that satisfies all rules, or the rules that contradict each other.

use expect_test::expect;
use pass_builder::PipelineBuilder;
use pass_runtime::info::{OrderRule, OrderTarget, Relation};
use pass_runtime::{Pass, PassRegistry};

use super::{registry, strong};
use crate::passes::AnyPass;
use crate::toy::{Toy, ToyContext};

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

/// The number of orders is beyond any search; the rules that cannot be satisfied together are named all the same.
#[test]
fn passes_that_must_be_adjacent_are_ordered_or_named() {
    let after = |target| strong(Relation::ImmediatelyAfter, target);
    let sorted = |rules: &dyn Fn(usize) -> Option<OrderRule<'static>>| {
        let mut registry = PassRegistry::<Toy>::new();
        let names: Vec<&'static str> = (0..14)
            .map(|number| &*format!("p{number}").leak())
            .collect();
        for (number, name) in names.iter().enumerate() {
            let kinds: &[&str] = [&["even"][..], &["odd"], &["odd"]][number % 3];
            let info = AnyPass::INFO.variant(name).kinds(kinds);
            registry
                .register_variant::<AnyPass>(Box::leak(Box::new(info)))
                .unwrap();
        }
        let cx = ToyContext::default();
        let mut builder = PipelineBuilder::new("any", &registry, &cx);
        builder.defer_order().append_text(&names.join(",")).unwrap();
        for (number, name) in names.into_iter().enumerate() {
            if let Some(rule) = rules(number) {
                builder.add_rule(name, rule).unwrap();
            }
        }
        let sorted = builder.sort().map(|_| builder.build().unwrap().to_string());
        sorted.unwrap_or_else(|error| error.to_string())
    };
    // Two passes right behind the same one, among many that come before the last.
    expect![[r#"
        these rules contradict each other
        pipeline:1:17: error: 'p4' has to run just after 'p0'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                        ^~
        note: the rule of 'p4' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:32: error: 'p9' has to run just after 'p0'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                                       ^~
        note: the rule of 'p9' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
    "#]]
    .assert_eq(&sorted(&|number| match number {
        4 | 9 => Some(after(OrderTarget::Pass("p0"))),
        13 => None,
        _ => Some(strong(Relation::Before, OrderTarget::Pass("p13"))),
    }));
    // Nine passes right behind one of five others.
    expect![[r#"
        these rules contradict each other
        pipeline:1:8: error: 'p1' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
               ^~
        note: the rule of 'p1' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:11: error: 'p2' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                  ^~
        note: the rule of 'p2' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:17: error: 'p4' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                        ^~
        note: the rule of 'p4' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:20: error: 'p5' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                           ^~
        note: the rule of 'p5' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:26: error: 'p7' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                                 ^~
        note: the rule of 'p7' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
        pipeline:1:29: error: 'p8' has to run just after a pass of kind 'even'
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
                                    ^~
        note: the rule of 'p8' (toy.kdl:1) is added by the program
        pipeline:1:5: note: 'p0' (toy.kdl:1) runs here
        any(p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13)
            ^~
    "#]]
    .assert_eq(&sorted(&|number| match number % 3 {
        0 => None,
        _ => Some(after(OrderTarget::Kind("even"))),
    }));
}

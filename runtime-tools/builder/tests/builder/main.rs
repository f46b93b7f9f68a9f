//! Pipelines as editable data: insertions, bundles, order, extensions by third parties.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    dead_code,
    reason = "tests, with the toy IR of those of the runtime"
)]

mod needs;
mod order;
mod parts;
#[path = "../../../../pass-runtime/tests/runtime/passes.rs"]
mod passes;
mod questions;
mod random;
mod sorting;
#[path = "../../../../pass-runtime/tests/runtime/toy.rs"]
mod toy;

use expect_test::{Expect, expect};
use pass_builder::{OutlineFormat, PipelineBuilder, PipelineExtension, Position, Target};
use pass_runtime::info::{OrderRule, OrderTarget, PipelineInfo, Relation, Strength};
use pass_runtime::options::{NoOptions, UntypedOptions};
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::{Pass, PassInfo, PassRegistry};

use crate::passes::{AnyPass, FuncPass, ModulePass, Tagged};
use crate::toy::{Toy, ToyContext};

const fn rule(
    relation: Relation,
    strength: Strength,
    target: OrderTarget<'static>,
) -> OrderRule<'static> {
    OrderRule::new(relation, target, strength, "")
}

const fn strong(relation: Relation, target: OrderTarget<'static>) -> OrderRule<'static> {
    rule(relation, Strength::Strong, target)
}

const BUFFERIZATION: OrderTarget<'static> = OrderTarget::Kind("bufferization");

const PASSES: [&PassInfo; 9] = [
    &AnyPass::INFO.variant("canonicalize").kinds(&["cleanup"]),
    &AnyPass::INFO.variant("cse").kinds(&["cleanup"]),
    &AnyPass::INFO.variant("ingress"),
    &AnyPass::INFO
        .variant("one-shot-bufferize")
        .kinds(&["bufferization"]),
    &AnyPass::INFO.variant("lower-loops").kinds(&["lowering"]),
    &AnyPass::INFO.variant("lower-llvm").kinds(&["lowering"]),
    &AnyPass::INFO
        .variant("tile")
        .order(&[strong(Relation::Before, BUFFERIZATION)]),
    &AnyPass::INFO
        .variant("pack")
        .order(&[strong(Relation::After, BUFFERIZATION)]),
    &AnyPass::INFO.variant("fuse"),
];

const FRAMEWORK: &PipelineInfo =
    &PipelineInfo::new("Framework", "framework").extension_points(&["vectors"]);
const CLEAN: &PipelineInfo = &PipelineInfo::new("Clean", "clean");
const TIDY: &PipelineInfo = &PipelineInfo::new("Tidy", "tidy");

/// The pipeline of a framework that bufferizes, as a function to which extensions are passed.
fn framework(builder: &mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError> {
    write_framework(&mut builder.writer())
}

fn write_framework(builder: &mut PipelineWriter<'_, Toy>) -> Result<(), BuildError> {
    builder.append_text("ingress,canonicalize,one-shot-bufferize,canonicalize")?;
    builder.extension_point("vectors")?;
    builder.append_text("lower-loops,canonicalize,lower-llvm")?;
    Ok(())
}

fn registry() -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    registry.register::<AnyPass>().unwrap();
    registry.register::<FuncPass>().unwrap();
    registry.register::<ModulePass>().unwrap();
    for info in PASSES {
        registry.register_variant::<AnyPass>(info).unwrap();
    }
    let text = |text: &'static str| {
        move |writer: &mut PipelineWriter<'_, Toy>, _: NoOptions| writer.append_text(text)
    };
    registry
        .register_pipeline(FRAMEWORK, |writer, _: NoOptions| write_framework(writer))
        .unwrap();
    registry
        .register_pipeline(CLEAN, text("fuse,canonicalize,cse"))
        .unwrap();
    registry
        .register_pipeline(TIDY, text("canonicalize,cse,ingress"))
        .unwrap();
    registry
}

/// The pipeline that a function makes of that of the framework, or the error.
fn edited(edit: impl FnOnce(&mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError>) -> String {
    let (registry, cx) = (registry(), ToyContext::default());
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    framework(&mut builder).unwrap();
    match edit(&mut builder).and_then(|()| builder.build()) {
        Ok(manager) => manager.to_string(),
        Err(error) => error.to_string(),
    }
}

fn check(
    edit: impl FnOnce(&mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError>,
    expected: Expect,
) {
    expected.assert_eq(&edited(edit));
}

/// Inserts the elements of a text.
fn insert(
    builder: &mut PipelineBuilder<'_, Toy>,
    at: Position,
    text: &str,
) -> Result<(), BuildError> {
    builder.at(at)?.append_text(text)?;
    Ok(())
}

#[test]
fn several_instances_first_for_before_and_last_for_after() {
    check(
        |builder| {
            insert(builder, Position::before("canonicalize"), "fuse")?;
            insert(builder, Position::after("canonicalize"), "cse,cse")?;
            insert(
                builder,
                Position::after(Target::pass("canonicalize").nth(2)),
                "ingress",
            )
        },
        expect![
            "builtin.module(ingress,fuse,canonicalize,one-shot-bufferize,canonicalize,ingress,lower-loops,canonicalize,cse,cse,lower-llvm)"
        ],
    );
    check(
        |builder| {
            insert(
                builder,
                Position::after(Target::pass("canonicalize").nth(4)),
                "cse",
            )
        },
        expect!["`canonicalize` runs 3 times in the pipeline, so that there is no such instance"],
    );
}

#[test]
fn kinds_are_intervals() {
    check(
        |builder| {
            insert(builder, Position::before(Target::kind("lowering")), "fuse")?;
            insert(builder, Position::after(Target::kind("lowering")), "cse")?;
            insert(
                builder,
                Position::after(Target::kind("lowering").first()),
                "ingress",
            )
        },
        expect![
            "builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,fuse,lower-loops,ingress,canonicalize,lower-llvm,cse)"
        ],
    );
}

#[test]
fn unknown_targets_name_what_exists() {
    check(
        |builder| insert(builder, Position::before("one-shot-bufferise"), "fuse"),
        expect![
            "the pipeline has no pass `one-shot-bufferise` (did you mean `one-shot-bufferize`? passes in it: `canonicalize`, `ingress`, `lower-llvm`, `lower-loops`, `one-shot-bufferize`)"
        ],
    );
    check(
        |builder| {
            insert(
                builder,
                Position::after(Target::kind("vectorization")),
                "fuse",
            )
        },
        expect![
            "the pipeline has no kind of passes `vectorization` (kinds in it: `bufferization`, `cleanup`, `lowering`)"
        ],
    );
    check(
        |builder| insert(builder, Position::point("vector"), "fuse"),
        expect![
            "the pipeline has no extension point `vector` (did you mean `vectors`? extension points in it: `vectors`)"
        ],
    );
    let (registry, cx) = (registry(), ToyContext::default());
    let mut builder = PipelineBuilder::<Toy>::new("any", &registry, &cx);
    let error = builder.at(Position::point("vectors")).err().unwrap();
    let message = "the pipeline has no extension point `vectors` (extension points in it: none)";
    assert_eq!(error.to_string(), message);
}

#[test]
fn handles_survive_and_elements_are_replaced_removed_disabled() {
    check(
        |builder| {
            let last = builder.add(AnyPass::tagged("last"))?;
            insert(builder, Position::start(), "fuse")?;
            insert(builder, Position::before(last), "cse")?;
            builder.replace("one-shot-bufferize", AnyPass::tagged("other"))?;
            builder.remove("ingress")?;
            builder.remove(Target::pass("canonicalize").last())?;
            builder.disable("lower-loops")
        },
        expect![
            "builtin.module(fuse,canonicalize,any-pass{tag=other},canonicalize,lower-llvm,cse,any-pass{tag=last})"
        ],
    );
    check(
        |builder| builder.remove("canonicalize"),
        expect![
            "`canonicalize` runs 3 times in the pipeline (say which one: `first()`, `last()` or `nth(n)` of the target)"
        ],
    );
    check(
        |builder| builder.disable("tile"),
        expect![
            "the pipeline has no pass `tile` (passes in it: `canonicalize`, `ingress`, `lower-llvm`, `lower-loops`, `one-shot-bufferize`)"
        ],
    );
}

#[test]
fn a_pass_is_inserted_where_it_can_run() {
    check(
        |builder| {
            let functions = builder.within("func.func")?.add(FuncPass::tagged("1"))?;
            // A pass for modules goes around the nested pipeline, one for functions into one of its own.
            builder.insert(Position::before(functions), ModulePass::tagged("2"))?;
            builder.insert(Position::before("ingress"), FuncPass::tagged("3"))?;
            builder.insert(Position::after(functions), FuncPass::tagged("4"))?;
            Ok(())
        },
        expect![
            "builtin.module(func.func(func-pass{tag=3}),ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm,module-pass{tag=2},func.func(func-pass{tag=1},func-pass{tag=4}))"
        ],
    );
}

#[test]
fn bundles_stay_units_and_share_their_cleanup() {
    check(
        |builder| {
            builder.bundle("clean", UntypedOptions::new())?;
            builder.bundle("tidy", UntypedOptions::new())?;
            insert(builder, Position::before("cse"), "any-pass")
        },
        expect![
            "builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm,any-pass,fuse,canonicalize,cse,ingress)"
        ],
    );
    check(
        |builder| {
            builder.bundle("clean", UntypedOptions::new())?;
            builder.remove("fuse")
        },
        expect!["`fuse` is part of the bundle `clean`, which stays a unit"],
    );
    // The last run is in the bundle; the runs before it are not meant.
    check(
        |builder| {
            builder.bundle("clean", UntypedOptions::new())?;
            builder.remove(Target::pass("canonicalize").last())
        },
        expect!["`canonicalize` is part of the bundle `clean`, which stays a unit"],
    );
    check(
        |builder| builder.bundle("clan", UntypedOptions::new()).map(drop),
        expect!["unknown pass or pipeline `clan` (did you mean `clean`?)"],
    );
}

#[test]
fn strong_rules_are_checked_at_each_insertion() {
    check(
        |builder| insert(builder, Position::after("one-shot-bufferize"), "tile"),
        expect![[r#"
            pipeline:1:56: error: 'tile' runs after 'one-shot-bufferize' and has to run before every pass of kind 'bufferization'
            builtin.module(ingress,canonicalize,one-shot-bufferize,tile,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                                   ^~~~
            note: 'tile' (toy.kdl:1) declares the rule
            pipeline:1:37: note: 'one-shot-bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
            builtin.module(ingress,canonicalize,one-shot-bufferize,tile,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                ^~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        |builder| insert(builder, Position::before("one-shot-bufferize"), "pack"),
        expect![[r#"
            pipeline:1:37: error: 'pack' runs before 'one-shot-bufferize' and has to run after every pass of kind 'bufferization'
            builtin.module(ingress,canonicalize,pack,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                ^~~~
            note: 'pack' (toy.kdl:1) declares the rule
            pipeline:1:42: note: 'one-shot-bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
            builtin.module(ingress,canonicalize,pack,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                     ^~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        |builder| {
            insert(builder, Position::end(), "pack")?;
            insert(builder, Position::end(), "one-shot-bufferize")
        },
        expect![[r#"
            pipeline:1:105: error: 'pack' runs before 'one-shot-bufferize' and has to run after every pass of kind 'bufferization'
            builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm,pack,one-shot-bufferize)
                                                                                                                    ^~~~
            note: 'pack' (toy.kdl:1) declares the rule
            pipeline:1:110: note: 'one-shot-bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
            builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm,pack,one-shot-bufferize)
                                                                                                                         ^~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        |builder| {
            let rule = strong(Relation::After, OrderTarget::Pass("lower-llvm"));
            builder.add_rule("ingress", rule)
        },
        expect![[r#"
            pipeline:1:16: error: 'ingress' runs before 'lower-llvm' and has to run after 'lower-llvm'
            builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                           ^~~~~~~
            note: the rule of 'ingress' (toy.kdl:1) is added by the program
            pipeline:1:94: note: 'lower-llvm' (toy.kdl:1) runs here
            builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                                                                         ^~~~~~~~~~
        "#]],
    );
}

/// An extension that runs a closure.
struct Library<F>(&'static str, F);

impl<F> PipelineExtension<Toy> for Library<F>
where
    F: Fn(&mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError>,
{
    fn name(&self) -> &str {
        self.0
    }

    fn dialects(&self) -> &[&'static str] {
        &["vector"]
    }

    fn extend(&self, builder: &mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError> {
        (self.1)(builder)
    }
}

/// The result of extensions, which is the same in both orders.
fn extended(one: &dyn PipelineExtension<Toy>, other: &dyn PipelineExtension<Toy>) -> String {
    let result = edited(|builder| builder.extend(&[one, other]));
    assert_eq!(result, edited(|builder| builder.extend(&[other, one])));
    result
}

#[test]
fn third_parties_extend_a_framework() {
    let tpp = Library("tpp", |builder: &mut PipelineBuilder<'_, Toy>| {
        insert(builder, Position::before("one-shot-bufferize"), "tile")?;
        insert(builder, Position::after("one-shot-bufferize"), "pack")?;
        insert(
            builder,
            Position::before(Target::kind("lowering")),
            "any-pass{tag=tpp}",
        )
    });
    let library = Library("other", |builder: &mut PipelineBuilder<'_, Toy>| {
        insert(builder, Position::before("one-shot-bufferize"), "fuse")?;
        insert(builder, Position::point("vectors"), "any-pass{tag=other}")
    });
    expect!["builtin.module(ingress,canonicalize,fuse,tile,one-shot-bufferize,pack,canonicalize,any-pass{tag=other},any-pass{tag=tpp},lower-loops,canonicalize,lower-llvm)"].assert_eq(&extended(&tpp, &library));
    // A framework without that bufferization.
    let (registry, cx) = (registry(), ToyContext::default());
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    builder.append_text("ingress,lower-llvm").unwrap();
    let error = builder.extend(&[&library, &tpp]).unwrap_err();
    expect!["extension `other`: the pipeline has no pass `one-shot-bufferize` (passes in it: `ingress`, `lower-llvm`)"].assert_eq(&error.to_string());
    assert!(cx.is_loaded("vector"));
}

#[test]
fn extensions_are_applied_all_or_not_at_all() {
    let registry = registry();
    let cx = ToyContext::default();
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    framework(&mut builder).unwrap();
    let outline = builder.outline(OutlineFormat::Tree);
    let library = Library("library", |builder: &mut PipelineBuilder<'_, Toy>| {
        insert(builder, Position::before("one-shot-bufferize"), "tile")?;
        builder.disable("canonicalize")?;
        builder.remove("lower-loops")
    });
    let failing = Library("other", |_: &mut PipelineBuilder<'_, Toy>| {
        Err(BuildError::new("it cannot"))
    });
    let disagreeing = Library("other", |builder: &mut PipelineBuilder<'_, Toy>| {
        insert(builder, Position::after("lower-loops"), "pack")
    });
    let violating = Library("other", |builder: &mut PipelineBuilder<'_, Toy>| {
        insert(builder, Position::start(), "pack")
    });
    builder.extend(&[&library, &failing]).unwrap_err();
    assert_eq!(builder.outline(OutlineFormat::Tree), outline);
    builder.extend(&[&library, &disagreeing]).unwrap_err();
    assert_eq!(builder.outline(OutlineFormat::Tree), outline);
    builder.extend(&[&library, &violating]).unwrap_err();
    assert_eq!(builder.outline(OutlineFormat::Tree), outline);
    builder.append_text("canonicalize").unwrap();
    assert_eq!(builder.check_order().violations(), []);
    let built = builder.build().unwrap().to_string();
    assert!(built.ends_with(",canonicalize)"), "{built}");
}

#[test]
fn extensions_that_disagree_are_named() {
    let library = |name, text: &'static str| {
        Library(name, move |builder: &mut PipelineBuilder<'_, Toy>| {
            insert(builder, Position::before("one-shot-bufferize"), text)
        })
    };
    // Each sees the pipeline of the framework alone: `tile` of one may come before the bufferization of the other.
    expect!["builtin.module(ingress,canonicalize,tile,one-shot-bufferize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)"].assert_eq(&extended(
        &library("a", "tile"),
        &library("b", "one-shot-bufferize"),
    ));
    expect![[r#"
        extension `a` violates an order rule
        pipeline:1:61: error: 'pack' runs before 'one-shot-bufferize' and has to run after every pass of kind 'bufferization'
        builtin.module(ingress,canonicalize,tile,one-shot-bufferize,pack,fuse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                                    ^~~~
        note: 'pack' (toy.kdl:1) declares the rule
        pipeline:1:71: note: 'one-shot-bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
        builtin.module(ingress,canonicalize,tile,one-shot-bufferize,pack,fuse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                                              ^~~~~~~~~~~~~~~~~~
    "#]].assert_eq(&extended(
        &library("a", "pack"),
        &library("b", "tile,one-shot-bufferize,fuse"),
    ));
    let removes = Library("c", |builder: &mut PipelineBuilder<'_, Toy>| {
        builder.remove("one-shot-bufferize")
    });
    expect![
        "extensions `c` and `a` disagree: `c` takes `one-shot-bufferize` out, which `a` refers to"
    ]
    .assert_eq(&extended(&library("a", "fuse"), &removes));
    // A pass that one disables is there for the other, whatever their names are.
    for (disabling, other) in [("a", "b"), ("b", "a")] {
        let disables = |name| {
            Library(name, |builder: &mut PipelineBuilder<'_, Toy>| {
                builder.disable("lower-loops")
            })
        };
        let refers = Library(other, |builder: &mut PipelineBuilder<'_, Toy>| {
            insert(builder, Position::before("lower-loops"), "fuse")
        });
        assert_eq!(
            extended(&disables(disabling), &refers),
            format!(
                "extensions `{disabling}` and `{other}` disagree: `{disabling}` takes `lower-loops` out, which `{other}` refers to"
            )
        );
        let inserts = library(other, "lower-loops,fuse");
        assert_eq!(
            extended(&disables(disabling), &inserts),
            "builtin.module(ingress,canonicalize,fuse,one-shot-bufferize,canonicalize,canonicalize,lower-llvm)"
        );
        assert_eq!(
            extended(&disables(disabling), &disables(other)),
            edited(|builder| builder.disable("lower-loops"))
        );
    }
    expect!["two extensions are called `a`"]
        .assert_eq(&extended(&library("a", "fuse"), &library("a", "cse")));
    let (one, other) = (OrderTarget::Pass("cse"), OrderTarget::Pass("fuse"));
    let rules = move |builder: &mut PipelineBuilder<'_, Toy>| {
        builder.add_rule("fuse", strong(Relation::Before, one))?;
        builder.add_rule("cse", strong(Relation::Before, other))
    };
    let first = Library("a", move |builder: &mut PipelineBuilder<'_, Toy>| {
        rules(builder)?;
        insert(builder, Position::before("one-shot-bufferize"), "fuse")
    });
    expect![[r#"
        extensions `a` and `b` disagree
        pipeline:1:37: error: 'fuse' has to run before 'cse'
        builtin.module(ingress,canonicalize,fuse,cse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                            ^~~~
        note: the rule of 'fuse' (toy.kdl:1) is added by the program
        pipeline:1:42: note: 'cse' (toy.kdl:1) runs here
        builtin.module(ingress,canonicalize,fuse,cse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                 ^~~
        pipeline:1:42: error: 'cse' has to run before 'fuse'
        builtin.module(ingress,canonicalize,fuse,cse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                                 ^~~
        note: the rule of 'cse' (toy.kdl:1) is added by the program
        pipeline:1:37: note: 'fuse' (toy.kdl:1) runs here
        builtin.module(ingress,canonicalize,fuse,cse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)
                                            ^~~~
    "#]]
    .assert_eq(&extended(&first, &library("b", "cse")));
}

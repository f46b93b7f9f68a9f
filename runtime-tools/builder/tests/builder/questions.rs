//! The questions that a builder of pipelines raises, each with its answer. The guide has a paragraph on each.

use expect_test::expect;
use pass_builder::{PipelineBuilder, PipelineExtension, Position, Target};
use pass_runtime::info::{OrderRule, OrderTarget, Relation, Strength};
use pass_runtime::options::UntypedOptions;
use pass_runtime::{Pass, PassInfo};

use super::{Library, check, extended, framework, insert, registry};
use crate::passes::AnyPass;
use crate::toy::{Toy, ToyContext};

/// A pass is inserted before `canonicalize`, and then another `canonicalize` is added: elements stay where they are.
#[test]
fn what_is_inserted_stays_when_its_target_is_added_again() {
    check(
        |builder| {
            insert(builder, Position::before("canonicalize"), "fuse")?;
            insert(builder, Position::start(), "canonicalize")?;
            insert(builder, Position::before("canonicalize"), "cse")
        },
        expect![
            "builtin.module(cse,canonicalize,ingress,fuse,canonicalize,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)"
        ],
    );
}

/// Kinds intersect: a clean-up runs among lowerings, and lowerings among clean-ups.
#[test]
fn kinds_may_intersect_and_extension_points_do_not_move() {
    check(
        |builder| {
            let lowering = Position::before(Target::kind("lowering"));
            insert(builder, lowering, "fuse")?;
            insert(
                builder,
                Position::after(Target::kind("cleanup")),
                "any-pass",
            )?;
            // A pass at the end of a stage stays behind the passes that were inserted after the stage.
            insert(builder, Position::point("vectors"), "ingress")
        },
        expect![
            "builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,ingress,fuse,lower-loops,canonicalize,any-pass,lower-llvm)"
        ],
    );
}

/// A framework that uses another pass of the same kind breaks an extension that names the pass, and none that names the kind.
#[test]
fn a_kind_outlives_the_name_of_a_pass() {
    let replaced = |position: fn() -> Position| {
        super::edited(|builder| {
            builder.disable("lower-loops")?;
            insert(builder, position(), "fuse")
        })
    };
    let by_name = replaced(|| Position::before("lower-loops"));
    expect!["the pipeline has no pass `lower-loops` (passes in it: `canonicalize`, `ingress`, `lower-llvm`, `one-shot-bufferize`)"].assert_eq(&by_name);
    let by_kind = replaced(|| Position::before(Target::kind("lowering")));
    expect!["builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,canonicalize,fuse,lower-llvm)"].assert_eq(&by_kind);
}

/// The framework owns its pipeline: whoever is handed a builder inserts, and only the owner builds.
#[test]
fn only_the_owner_builds_a_pipeline() {
    let (registry, cx) = (registry(), ToyContext::default());
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    framework(&mut builder).unwrap();
    let lent = builder.at(Position::start()).unwrap();
    expect!["a nested pipeline is built with the one around it"]
        .assert_eq(&lent.build().unwrap_err().to_string());
    let extension = Library("greedy", |builder: &mut PipelineBuilder<'_, Toy>| {
        builder.at(Position::end())?.build().map(drop)
    });
    let error = builder
        .extend(&[&extension as &dyn PipelineExtension<Toy>])
        .unwrap_err();
    expect!["extension `greedy`: a nested pipeline is built with the one around it"]
        .assert_eq(&error.to_string());
}

/// Two libraries bring passes that never run together.
#[test]
fn libraries_in_conflict_are_named_with_the_reason() {
    let library = |name: &'static str, pass: &'static str| {
        Library(name, move |builder: &mut PipelineBuilder<'_, Toy>| {
            let target = OrderTarget::Pass("any-pass");
            let why = "both outline the same loops";
            let conflict = OrderRule::new(Relation::ConflictsWith, target, Strength::Strong, why);
            builder.add_rule("fuse", conflict)?;
            insert(builder, Position::point("vectors"), pass)
        })
    };
    let (one, other) = (library("one", "fuse"), library("other", "any-pass"));
    expect![[r#"
        extensions `one` and `other` disagree
        pipeline:1:69: error: 'fuse' has to run without 'any-pass': both outline the same loops
        builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,fuse,any-pass,lower-loops,canonicalize,lower-llvm)
                                                                            ^~~~
        note: the rule of 'fuse' (toy.kdl:1) is added by the program
        pipeline:1:74: note: 'any-pass' (toy.kdl:1) runs here
        builtin.module(ingress,canonicalize,one-shot-bufferize,canonicalize,fuse,any-pass,lower-loops,canonicalize,lower-llvm)
                                                                                 ^~~~~~~~
    "#]]
    .assert_eq(&extended(&one, &other));
}

/// A pass that is inserted may call for a clean-up behind it, which is inserted on request.
#[test]
fn an_insertion_may_cause_a_clean_up() {
    check(
        |builder| {
            let target = OrderTarget::Pass("cse");
            let rule = OrderRule::new(Relation::FollowedBy, target, Strength::Weak, "");
            builder.add_rule("fuse", rule)?;
            insert(builder, Position::before("one-shot-bufferize"), "fuse")?;
            builder.insert_missing().map(drop)
        },
        expect![
            "builtin.module(ingress,canonicalize,fuse,cse,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)"
        ],
    );
}

/// The passes of a registered pipeline are inserted anywhere, and stay together as a bundle.
#[test]
fn a_registered_pipeline_is_inserted_anywhere() {
    check(
        |builder| {
            let before = Position::before("one-shot-bufferize");
            builder.at(before)?.bundle("clean", UntypedOptions::new())?;
            insert(builder, Position::after("fuse"), "any-pass")
        },
        expect![
            "builtin.module(ingress,canonicalize,fuse,canonicalize,cse,any-pass,one-shot-bufferize,canonicalize,lower-loops,canonicalize,lower-llvm)"
        ],
    );
}

/// A library that can be integrated in two ways looks at the pipeline and decides; the framework need not know.
#[test]
fn an_extension_with_an_alternative_inserts_elsewhere() {
    let tpp = Library("tpp", |builder: &mut PipelineBuilder<'_, Toy>| {
        let usual = Position::before("one-shot-bufferize");
        let position = match builder.at(usual.clone()) {
            Ok(_) => usual,
            Err(_) => Position::before(Target::kind("lowering")),
        };
        insert(builder, position, "fuse")
    });
    let extended = |text: &str| {
        let (registry, cx) = (registry(), ToyContext::default());
        let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
        builder.append_text(text).unwrap();
        let built = builder.extend(&[&tpp as &dyn PipelineExtension<Toy>]);
        built
            .and_then(|()| builder.build())
            .map_or_else(|error| error.to_string(), |built| built.to_string())
    };
    let texts = [
        "ingress,one-shot-bufferize",
        "ingress,lower-llvm",
        "ingress",
    ];
    expect![[r#"
        builtin.module(ingress,fuse,one-shot-bufferize)
        builtin.module(ingress,fuse,lower-llvm)
        extension `tpp`: the pipeline has no kind of passes `lowering` (kinds in it: none)"#]]
    .assert_eq(&texts.map(extended).join("\n"));
}

/// A pass of somebody else gets a kind, or another one, by a name of one's own.
#[test]
fn a_pass_gets_kinds_from_its_users() {
    let (mut registry, cx) = (registry(), ToyContext::default());
    const FUSE: &PassInfo = &AnyPass::INFO
        .variant("late-fuse")
        .kinds(&["bufferization", "own"]);
    registry.register_variant::<AnyPass>(FUSE).unwrap();
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    builder
        .append_text("one-shot-bufferize,late-fuse,lower-llvm")
        .unwrap();
    insert(
        &mut builder,
        Position::after(Target::kind("bufferization")),
        "pack",
    )
    .unwrap();
    insert(&mut builder, Position::before(Target::kind("own")), "cse").unwrap();
    expect!["builtin.module(one-shot-bufferize,cse,late-fuse,pack,lower-llvm)"]
        .assert_eq(&builder.build().unwrap().to_string());
}

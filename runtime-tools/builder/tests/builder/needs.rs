//! Passes that require others, what is inserted for weak rules, and idempotent passes.

use expect_test::{Expect, expect};
use pass_builder::{OrderViolation, PipelineBuilder, PipelineExtension, Position};
use pass_runtime::info::{OrderRule, OrderTarget, PipelineInfo, Relation, Strength};
use pass_runtime::options::NoOptions;
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::{Pass, PassInfo, PassRegistry};

use super::{BUFFERIZATION, Library, insert};
use crate::passes::{AnyPass, FuncPass, ModulePass};
use crate::toy::{Toy, ToyContext};

const CLEANUP: OrderTarget<'static> = OrderTarget::Kind("cleanup");

const PASSES: [&PassInfo; 7] = [
    &AnyPass::INFO
        .variant("canonicalize")
        .kinds(&["cleanup"])
        .idempotent(),
    &AnyPass::INFO
        .variant("cse")
        .kinds(&["cleanup"])
        .idempotent(),
    &AnyPass::INFO.variant("bufferize").kinds(&["bufferization"]),
    &AnyPass::INFO.variant("lower").order(&[OrderRule::new(
        Relation::Requires,
        BUFFERIZATION,
        Strength::Strong,
        "tensors have no lowering",
    )]),
    &AnyPass::INFO.variant("unroll").order(&[OrderRule::new(
        Relation::FollowedBy,
        CLEANUP,
        Strength::Weak,
        "copies have constants to fold",
    )]),
    &AnyPass::INFO.variant("hoist").order(&[OrderRule::new(
        Relation::Requires,
        OrderTarget::Pass("canonicalize"),
        Strength::Weak,
        "",
    )]),
    &AnyPass::INFO.variant("outline").order(&[OrderRule::new(
        Relation::FollowedBy,
        OrderTarget::Pass("module-pass"),
        Strength::Weak,
        "",
    )]),
];

const CLEAN: &PipelineInfo = &PipelineInfo::new("Cleanup", "cleanup");

pub(super) fn registry(has_cleanup: bool) -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    registry.register::<FuncPass>().unwrap();
    registry.register::<ModulePass>().unwrap();
    for info in PASSES {
        registry.register_variant::<AnyPass>(info).unwrap();
    }
    if has_cleanup {
        let cleanup = |writer: &mut PipelineWriter<'_, Toy>, _: NoOptions| {
            writer.append_text("canonicalize,cse")
        };
        registry.register_pipeline(CLEAN, cleanup).unwrap();
    }
    registry
}

type Edit<'e> = &'e dyn Fn(&mut PipelineBuilder<'_, Toy>) -> Result<Vec<String>, BuildError>;

/// The pipeline that a function makes of a text, below what it reports; or the error.
#[track_caller]
fn check_with(registry: &PassRegistry<Toy>, text: &str, edit: Edit<'_>, expected: Expect) {
    let cx = ToyContext::default();
    let mut builder = PipelineBuilder::new("builtin.module", registry, &cx);
    let built = builder
        .append_text(text)
        .and_then(|_| edit(&mut builder))
        .and_then(|mut lines| {
            lines.push(builder.build()?.to_string());
            Ok(lines.join("\n"))
        });
    expected.assert_eq(&built.unwrap_or_else(|error| error.to_string()));
}

#[track_caller]
fn check(text: &str, edit: Edit<'_>, expected: Expect) {
    check_with(&registry(true), text, edit, expected);
}

fn completed(builder: &mut PipelineBuilder<'_, Toy>) -> Result<Vec<String>, BuildError> {
    let inserted = builder.insert_missing()?;
    Ok(inserted.iter().map(ToString::to_string).collect())
}

fn merged(builder: &mut PipelineBuilder<'_, Toy>) -> Result<Vec<String>, BuildError> {
    let merged = builder.merge_idempotent();
    Ok(merged.iter().map(ToString::to_string).collect())
}

#[test]
fn a_pass_is_refused_where_what_it_requires_is_missing() {
    let add = |name: &'static str| {
        move |builder: &mut PipelineBuilder<'_, Toy>| {
            let info = PASSES.into_iter().find(|info| info.argument == name);
            insert(builder, Position::end(), info.unwrap().argument).map(|()| Vec::new())
        }
    };
    check(
        "bufferize",
        &add("lower"),
        expect!["builtin.module(bufferize,lower)"],
    );
    check(
        "canonicalize",
        &add("lower"),
        expect![[r#"
        pipeline:1:29: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(canonicalize,lower)
                                    ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
    "#]],
    );
    check(
        "func.func(lower)",
        &add("bufferize"),
        expect![[r#"
        pipeline:1:26: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(func.func(lower))
                                 ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
    "#]],
    );
    check(
        "any(bufferize)",
        &add("lower"),
        expect!["builtin.module(any(bufferize),lower)"],
    );
}

#[test]
fn a_refused_insertion_shows_the_pipeline_with_it() {
    let registry = registry(true);
    let cx = ToyContext::default();
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    builder.append_text("canonicalize,bufferize").unwrap();
    let rule = OrderRule::new(
        Relation::Requires,
        BUFFERIZATION,
        Strength::Strong,
        "tensors have no functions",
    );
    builder.add_rule("func-pass", rule).unwrap();
    let error = builder
        .insert(Position::start(), FuncPass::default())
        .unwrap_err();
    expect![[r#"
        pipeline:1:26: error: 'func-pass' requires a pass of kind 'bufferization' before it: tensors have no functions
        builtin.module(func.func(func-pass),canonicalize,bufferize)
                                 ^~~~~~~~~
        note: the rule of 'func-pass' (toy.kdl:1) is added by the program
        pipeline:1:50: note: 'bufferize' (toy.kdl:1), which is of kind 'bufferization', runs here
        builtin.module(func.func(func-pass),canonicalize,bufferize)
                                                         ^~~~~~~~~
    "#]].assert_eq(&error.to_string());
    assert_eq!(OrderViolation::of(&error).unwrap().rule, rule);
    expect!["builtin.module(canonicalize,bufferize)"]
        .assert_eq(&builder.build().unwrap().to_string());
}

/// A text is inserted as a whole or not at all; each rule that it would violate is shown.
#[test]
fn a_refused_text_leaves_nothing() {
    let registry = registry(true);
    let cx = ToyContext::default();
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    builder.append_text("canonicalize,cse").unwrap();
    let mut refused = |text: &str| {
        let mut at = builder.at(Position::after("canonicalize")).unwrap();
        let error = at.append_text(text).unwrap_err();
        let places = error.errors().map(|errors| errors.render("-p", text));
        format!("{error}---\n{}", places.unwrap_or_default())
    };
    expect![[r#"
        pipeline:1:56: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(canonicalize,canonicalize,func.func(cse,lower),cse)
                                                               ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
        pipeline:1:61: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(canonicalize,canonicalize,func.func(cse),any(lower),cse)
                                                                    ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
        ---
        -p:1:28: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        canonicalize,func.func(cse,lower),any(lower)
                                   ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
        -p:1:39: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        canonicalize,func.func(cse,lower),any(lower)
                                              ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
    "#]].assert_eq(&refused("canonicalize,func.func(cse,lower),any(lower)"));
    expect![[r#"
        'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering; unknown pass or pipeline `csee` (did you mean `cse`?)---
        -p:1:5: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        cse,lower,csee
            ^~~~~
        note: 'lower' (toy.kdl:1) declares the rule
        -p:1:11: error: unknown pass or pipeline `csee`
        cse,lower,csee
                  ^~~~
        note: known passes and pipelines: `bufferize`, `canonicalize`, `cleanup`, `cse`, `func-pass`, `hoist`, `lower`, `module-pass`, `outline`, `unroll`
        help: did you mean `cse`?
    "#]].assert_eq(&refused("cse,lower,csee"));
    expect!["builtin.module(canonicalize,cse)"].assert_eq(&builder.build().unwrap().to_string());
}

#[test]
fn a_refused_rule_is_not_added() {
    let (registry, cx) = (registry(true), ToyContext::default());
    let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
    builder.append_text("canonicalize,unroll,cse").unwrap();
    let conflict = OrderTarget::Pass("cse");
    let rule = OrderRule::new(Relation::ConflictsWith, conflict, Strength::Strong, "");
    let error = builder.add_rule("unroll", rule).unwrap_err();
    assert_eq!(OrderViolation::of(&error).unwrap().rule, rule);
    builder.append_text("cse").unwrap();
    expect!["builtin.module(canonicalize,unroll,cse,cse)"]
        .assert_eq(&builder.build().unwrap().to_string());
}

#[test]
fn a_rule_that_is_added_late_is_checked() {
    check(
        "canonicalize,unroll,cse",
        &|builder| {
            let target = OrderTarget::Pass("bufferize");
            let rule = OrderRule::new(Relation::Requires, target, Strength::Strong, "");
            builder.add_rule("unroll", rule)?;
            Ok(Vec::new())
        },
        expect![[r#"
            pipeline:1:29: error: 'unroll' requires 'bufferize' before it
            builtin.module(canonicalize,unroll,cse)
                                        ^~~~~~
            note: the rule of 'unroll' (toy.kdl:1) is added by the program
        "#]],
    );
    check(
        "canonicalize,unroll",
        &|builder| {
            let target = OrderTarget::Pass("cse");
            let rule = OrderRule::new(Relation::FollowedBy, target, Strength::Strong, "always");
            builder.add_rule("unroll", rule)?;
            Ok(Vec::new())
        },
        expect![[r#"
            pipeline:1:29: warning: 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
            builtin.module(canonicalize,unroll)
                                        ^~~~~~
            note: 'unroll' (toy.kdl:1) declares the rule
            pipeline:1:16: note: 'canonicalize' (toy.kdl:1), which is of kind 'cleanup', runs here
            builtin.module(canonicalize,unroll)
                           ^~~~~~~~~~~~
            pipeline:1:29: error: 'unroll' requires 'cse' after it: always
            builtin.module(canonicalize,unroll)
                                        ^~~~~~
            note: the rule of 'unroll' (toy.kdl:1) is added by the program
        "#]],
    );
}

#[test]
fn extensions_may_bring_what_others_require() {
    check(
        "canonicalize",
        &|builder| {
            let lower = Library("a", |builder: &mut PipelineBuilder<'_, Toy>| {
                insert(builder, Position::end(), "lower")
            });
            let bufferize = Library("b", |builder: &mut PipelineBuilder<'_, Toy>| {
                insert(builder, Position::end(), "bufferize")
            });
            builder.extend(&[&lower as &dyn PipelineExtension<Toy>, &bufferize])?;
            Ok(Vec::new())
        },
        expect!["builtin.module(canonicalize,bufferize,lower)"],
    );
}

#[test]
fn what_is_removed_is_missing() {
    check(
        "bufferize,lower",
        &|builder| builder.remove("bufferize").map(|()| Vec::new()),
        expect![[r#"
            pipeline:1:16: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
            builtin.module(lower)
                           ^~~~~
            note: 'lower' (toy.kdl:1) declares the rule
        "#]],
    );
}

#[test]
fn missing_passes_are_inserted_for_weak_rules() {
    check(
        "unroll",
        &completed,
        expect![[r#"
        `cleanup` is inserted, since 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
        builtin.module(unroll,canonicalize,cse)"#]],
    );
    check(
        "unroll,bufferize,unroll,lower",
        &completed,
        expect![[r#"
        `cleanup` is inserted, since 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
        builtin.module(unroll,bufferize,unroll,canonicalize,cse,lower)"#]],
    );
    check(
        "unroll,cse",
        &completed,
        expect!["builtin.module(unroll,cse)"],
    );
    check(
        "func.func(unroll)",
        &completed,
        expect![[r#"
        `cleanup` is inserted, since 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
        builtin.module(func.func(unroll,canonicalize,cse))"#]],
    );
    check(
        "hoist,hoist",
        &completed,
        expect![[r#"
        `canonicalize` is inserted, since 'hoist' should have 'canonicalize' before it
        builtin.module(canonicalize,hoist,hoist)"#]],
    );
    check(
        "hoist,unroll",
        &completed,
        expect![[r#"
        `canonicalize` is inserted, since 'hoist' should have 'canonicalize' before it
        `cleanup` is inserted, since 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
        builtin.module(canonicalize,hoist,unroll,canonicalize,cse)"#]],
    );
    // A pass for modules runs behind the nested pipeline.
    check(
        "func.func(outline,cse),cse",
        &completed,
        expect![[r#"
            `module-pass` is inserted, since 'outline' should have 'module-pass' after it
            builtin.module(func.func(outline,builtin.module(module-pass),cse),cse)"#]],
    );
}

#[test]
fn the_pass_of_a_kind_has_to_be_clear() {
    check_with(
        &registry(false),
        "unroll",
        &completed,
        expect![
            "several registered passes are of kind `cleanup`: `canonicalize`, `cse` (register a pipeline `cleanup` that says what runs)"
        ],
    );
    let mut few = PassRegistry::new();
    for info in [PASSES[0], PASSES[4]] {
        few.register_variant::<AnyPass>(info).unwrap();
    }
    check_with(
        &few,
        "unroll",
        &completed,
        expect![[r#"
        `canonicalize` is inserted, since 'unroll' should have a pass of kind 'cleanup' after it: copies have constants to fold
        builtin.module(unroll,canonicalize)"#]],
    );
    let mut none = PassRegistry::new();
    none.register_variant::<AnyPass>(PASSES[4]).unwrap();
    check_with(
        &none,
        "unroll",
        &completed,
        expect![
            "no registered pass is of kind `cleanup` (register a pipeline `cleanup` that says what runs)"
        ],
    );
}

#[test]
fn idempotent_passes_with_nothing_in_between_are_merged() {
    check(
        "canonicalize,canonicalize,cse,canonicalize",
        &merged,
        expect![[r#"
            `canonicalize` runs twice with nothing in between; 'canonicalize' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
            builtin.module(canonicalize,cse,canonicalize)"#]],
    );
    check(
        "unroll,unroll",
        &merged,
        expect!["builtin.module(unroll,unroll)"],
    );
    check(
        "canonicalize,unroll,canonicalize",
        &merged,
        expect!["builtin.module(canonicalize,unroll,canonicalize)"],
    );
    check(
        "cse,cse{},cse",
        &merged,
        expect![[r#"
        `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
        `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
        builtin.module(cse)"#]],
    );
    check(
        "func.func(unroll,cse),func.func(cse,cse),func.func(cse,unroll)",
        &merged,
        expect![[r#"
            `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
            `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
            `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
            builtin.module(func.func(unroll,cse),func.func(unroll))"#]],
    );
    check(
        "func.func(cse),any(cse),cse",
        &merged,
        expect!["builtin.module(func.func(cse),any(cse),cse)"],
    );
    check(
        "any(any(cse,cse)),any(any(cse))",
        &merged,
        expect![[r#"
        `cse` runs twice with nothing in between; 'cse' (toy.kdl:1) declares that it is idempotent, so that the second run is left out
        builtin.module(any(any(cse)),any(any(cse)))"#]],
    );
}

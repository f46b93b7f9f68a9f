//! Pipelines that are built: by name, with extension points, within bounds, in order.

use expect_test::{Expect, expect};
use pass_runtime::info::{OrderRule, OrderTarget, PipelineInfo, Relation, Strength};
use pass_runtime::options::{GivenOptions, NoOptions};
use pass_runtime::registry::{BuildError, PipelineBuilder};
use pass_runtime::{OpPassManager, Pass, PassInfo, PassManager, PassRegistry};

use crate::passes::{AnyPass, FuncPass, Tagged};
use crate::toy::{Toy, ToyContext, run};

const OPEN: &PipelineInfo = &PipelineInfo::new("Open", "open")
    .ops(&["builtin.module"])
    .extension_points(&["start", "end"]);

/// A pipeline on modules with a place to extend at either end.
fn open(builder: &mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError> {
    builder.extension_point("start")?;
    {
        let builder = &mut builder.within("func.func")?;
        builder.append("func-pass", GivenOptions::new().text("tag", "a b"))?;
    }
    builder.extension_point("end")?;
    Ok(())
}

fn registry() -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    registry.register::<AnyPass>().unwrap();
    registry.register::<FuncPass>().unwrap();
    registry
        .register_pipeline(OPEN, |builder, _: NoOptions| open(builder))
        .unwrap();
    registry
}

fn check(registry: &PassRegistry<Toy>, text: &str, expected: Expect) {
    let parsed = registry.parse(&ToyContext::default(), text);
    expected.assert_eq(&match parsed {
        Ok(manager) => manager.to_string(),
        Err(errors) => errors.render("-p", text),
    });
}

/// The text of the pipeline that a function builds, or the error.
fn built(
    registry: &PassRegistry<Toy>,
    build: impl FnOnce(&mut PipelineBuilder<'_, Toy>) -> Result<(), BuildError>,
) -> String {
    let mut manager = OpPassManager::new("builtin.module");
    let result = build(&mut PipelineBuilder::new(
        &mut manager,
        registry,
        &ToyContext::default(),
    ));
    match result {
        Ok(()) => manager.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn extensions_run_in_the_order_in_which_they_were_added() {
    let mut registry = registry();
    let add = |tag: &'static str| {
        move |builder: &mut PipelineBuilder<'_, Toy>| {
            builder.add(AnyPass::tagged(tag))?;
            Ok(())
        }
    };
    registry.extend("end", add("3")).unwrap();
    registry.extend("start", add("1")).unwrap();
    registry.extend("start", add("2")).unwrap();
    check(
        &registry,
        "builtin.module(open)",
        expect![
            "builtin.module(any-pass{tag=1},any-pass{tag=2},func.func(func-pass{tag={a b}}),any-pass{tag=3})"
        ],
    );
    let error = registry.extend("ending", add("4")).unwrap_err();
    expect!["no registered pipeline has an extension point `ending`; known extension points: `end`, `start`"]
        .assert_eq(&error.to_string());
    let error = PassRegistry::<Toy>::new()
        .extend("end", add("4"))
        .unwrap_err();
    expect!["no registered pipeline has an extension point `end`; known extension points: none"]
        .assert_eq(&error.to_string());
}

#[test]
fn extensions_may_fail_and_may_not_extend_themselves() {
    let mut registry = registry();
    registry
        .extend("start", |builder| {
            builder.append_text("open")?;
            Ok(())
        })
        .unwrap();
    check(
        &registry,
        "builtin.module(open)",
        expect![[r#"
            -p:1:16: error: pipeline `open` cannot be built: extension point `start`: pipeline `open` contains itself: open > open
            builtin.module(open)
                           ^~~~
        "#]],
    );
    expect!["extension point `start`: pipeline `open` cannot be built: extension point `start`: pipeline `open` contains itself: open > open"]
        .assert_eq(&built(&registry, open));
}

#[test]
fn names_in_a_builder_are_checked() {
    let registry = registry();
    expect!["unknown operation `func.fun` (did you mean `func.func`?)"]
        .assert_eq(&built(&registry, |builder| {
            builder.within("func.fun").map(drop)
        }));
    expect!["unknown pass or pipeline `any-pas` (did you mean `any-pass`?)"].assert_eq(&built(
        &registry,
        |builder| {
            builder.append("any-pas", GivenOptions::new())?;
            Ok(())
        },
    ));
    expect!["unknown option `tga` (did you mean `tag`?)"].assert_eq(&built(&registry, |builder| {
        builder.append("any-pass", GivenOptions::new().text("tga", "1"))?;
        Ok(())
    }));
}

#[test]
fn given_options_read_as_they_were_meant() {
    let texts = ["a", "a b", "{a,b}", "a}", "'", "a=b c=d", ""];
    let mut given = GivenOptions::new();
    for text in texts {
        given = given.text("x", text);
    }
    let given = given
        .value("y", &"a b".to_owned())
        .optional("z", &None::<u8>)
        .optional("z", &Some(3_u8))
        .list("l", &["a,b".to_owned(), "c".to_owned()])
        .list::<u8>("n", &[]);
    let printed = given.to_string();
    expect![[r#"x=a x={a b} x={a,b} x="a}" x="'" x={a=b c=d} x= y={a b} z=3 l={{a,b},c} n={}"#]]
        .assert_eq(&printed);
    let parsed = pass_runtime::text::parse_options(&printed).unwrap();
    let read = parsed.entries.iter().take(texts.len());
    let read: Vec<&str> = read
        .map(|entry| entry.value.as_ref().unwrap().text())
        .collect();
    assert_eq!(read, ["a", "a b", "a,b", "a}", "'", "a=b c=d", ""]);
}

#[test]
fn a_pipeline_for_some_operations_is_nested_as_a_pass_would_be() {
    check(
        &registry(),
        "func.func(open)",
        expect![[r#"
            -p:1:11: error: pipeline `open` runs on 'builtin.module', not on 'func.func'
            func.func(open)
                      ^~~~
            help: write `builtin.module(open)`
        "#]],
    );
    let mut manager = OpPassManager::new("func.func");
    manager.set_nesting(pass_runtime::manager::Nesting::Implicit);
    registry()
        .append_one(&ToyContext::default(), &mut manager, "open", "")
        .unwrap();
    expect!["func.func(builtin.module(func.func(func-pass{tag={a b}})))"]
        .assert_eq(&manager.to_string());
}

#[test]
fn a_long_chain_of_pipelines_is_refused() {
    let mut registry = registry();
    for depth in (0..100).rev() {
        let name: &'static str = format!("p{depth}").leak();
        let info: &'static PipelineInfo = Box::leak(Box::new(PipelineInfo::new("P", name)));
        let next = match depth {
            99 => "any-pass".to_owned(),
            depth => format!("p{}", depth + 1),
        };
        registry
            .register_pipeline(info, move |builder, _: NoOptions| {
                builder.append(&next, GivenOptions::new())?;
                Ok(())
            })
            .unwrap();
    }
    check(&registry, "any(p36)", expect!["any(any-pass)"]);
    let error = registry
        .parse(&ToyContext::default(), "any(p35)")
        .unwrap_err()
        .to_string();
    assert!(
        error.ends_with("more than 64 pipelines contain one another"),
        "{error}"
    );
}

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
    rule(
        Relation::ImmediatelyAfter,
        OrderTarget::Kind("bufferization"),
    ),
    rule(Relation::ConflictsWith, OrderTarget::Pass("clean")),
]);

const fn rule(relation: Relation, target: OrderTarget<'static>) -> OrderRule<'static> {
    OrderRule::new(relation, target, Strength::Strong, "so it is")
}

#[test]
fn order_is_checked_on_request() {
    let mut registry = registry();
    for info in [BUFFERIZE, CLEAN, LOWER, STEP] {
        registry.register_variant::<AnyPass>(info).unwrap();
    }
    let cx = ToyContext::default();
    let check = |text: &str, expected: Expect| {
        let mut manager = PassManager::from(registry.parse(&cx, text).unwrap());
        manager.set_check_order(true);
        let log = run(&mut manager, &cx, "builtin.module");
        let said: Vec<&str> = log
            .lines()
            .filter(|line| !line.contains("AnyPass"))
            .collect();
        expected.assert_eq(&said.join("\n"));
    };
    check(
        "builtin.module(bufferize,lower,clean)",
        expect!["success: builtin.module"],
    );
    check(
        "builtin.module(clean,lower,any(bufferize))",
        expect![[r#"
        <unknown>:0: error: 'lower' runs before 'bufferize' and has to run after every pass of kind 'bufferization': so it is
        <unknown>:0: warning: 'lower' runs after 'clean' and should run before 'clean': so it is
        failure: builtin.module"#]],
    );
    check(
        "builtin.module(clean,bufferize,lower)",
        expect![[r#"
        <unknown>:0: warning: 'lower' runs after 'clean' and should run before 'clean': so it is
        success: builtin.module"#]],
    );
    check(
        "builtin.module(bufferize,clean,step)",
        expect![[r#"
        <unknown>:0: error: 'step' runs just after 'clean' and has to run just after a pass of kind 'bufferization': so it is
        <unknown>:0: error: 'step' cannot run in one pipeline with 'clean': so it is
        failure: builtin.module"#]],
    );
    check(
        "builtin.module(step)",
        expect![[r#"
        <unknown>:0: error: 'step' has to run just after a pass of kind 'bufferization': so it is
        failure: builtin.module"#]],
    );
    check(
        "builtin.module(any(bufferize),step)",
        expect!["success: builtin.module"],
    );
    let mut manager = PassManager::from(registry.parse(&cx, "any(lower,bufferize)").unwrap());
    assert!(run(&mut manager, &cx, "builtin.module").contains("AnyPass"));
    manager.set_check_order(true);
    assert!(!run(&mut manager, &cx, "builtin.module").contains("AnyPass"));
}

#[test]
fn pipelines_that_use_each_other_twice_come_to_an_end() {
    let mut registry = registry();
    for number in 0..40 {
        let name: &'static str = format!("twice-{number}").leak();
        let info: &'static PipelineInfo = Box::leak(Box::new(PipelineInfo::new("Twice", name)));
        let text = match number {
            0 => "any-pass".to_owned(),
            _ => format!("twice-{0},twice-{0}", number - 1),
        };
        registry
            .register_pipeline(info, move |builder, _: NoOptions| {
                builder.append_text(&text)?;
                Ok(())
            })
            .unwrap();
    }
    let built = registry.parse(&ToyContext::default(), "any(twice-12)");
    assert_eq!(
        built.unwrap().to_string().matches("any-pass").count(),
        4_096
    );
    let errors = registry
        .parse(&ToyContext::default(), "any(twice-39)")
        .unwrap_err()
        .to_string();
    assert!(
        errors.contains("more than 10000 pipelines would be put into one") && errors.len() < 20_000,
        "{} bytes: {errors}",
        errors.len()
    );
}

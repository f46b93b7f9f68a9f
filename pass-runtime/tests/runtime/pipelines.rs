//! Pipelines that are built: by name, with extension points, within bounds, in order.

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_runtime::info::PipelineInfo;
use pass_runtime::instrumentation::{Event, Instrumentation, Sink, Verdict};
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::options::{NoOptions, UntypedOptions};
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::{OpPassManager, PassManager, PassRegistry};

use crate::passes::{AnyPass, FuncPass, Tagged};
use crate::toy::{Toy, ToyContext, run};

const OPEN: &PipelineInfo = &PipelineInfo::new("Open", "open")
    .ops(&["builtin.module"])
    .extension_points(&["start", "end"]);

/// A pipeline on modules with a place to extend at either end.
fn open(builder: &mut PipelineWriter<'_, Toy>) -> Result<(), BuildError> {
    builder.extension_point("start")?;
    {
        let builder = &mut builder.within("func.func")?;
        builder.append("func-pass", UntypedOptions::new().text("tag", "a b"))?;
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
    build: impl FnOnce(&mut PipelineWriter<'_, Toy>) -> Result<(), BuildError>,
) -> String {
    let cx = ToyContext::default();
    let mut manager = OpPassManager::new("builtin.module");
    let result = build(&mut PipelineWriter::new(
        registry,
        &cx,
        Box::new(&mut manager),
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
        move |builder: &mut PipelineWriter<'_, Toy>| {
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
            -p:1:16: error: pipeline `open` cannot be built: extension point `start`: pipeline `open` contains itself: open > start > open
            builtin.module(open)
                           ^~~~
        "#]],
    );
    expect!["extension point `start`: pipeline `open` cannot be built: extension point `start` contains itself: start > open > start"]
        .assert_eq(&built(&registry, open));
}

#[test]
fn names_in_a_builder_are_checked() {
    let registry = registry();
    expect!["unknown operation `func.fun` (did you mean `func.func`?)"]
        .assert_eq(&built(&registry, |builder| {
            builder.within("func.fun").map(drop)
        }));
    expect!["unknown operation `Calable` (did you mean `Callable`?)"]
        .assert_eq(&built(&registry, |builder| {
            builder.within(Anchor::interface("Calable")).map(drop)
        }));
    expect!["builtin.module(Callable())"].assert_eq(&built(&registry, |builder| {
        builder.within(Anchor::interface("Callable")).map(drop)
    }));
    expect!["unknown pass or pipeline `any-pas` (did you mean `any-pass`?)"].assert_eq(&built(
        &registry,
        |builder| {
            builder.append("any-pas", UntypedOptions::new())?;
            Ok(())
        },
    ));
    expect!["unknown option `tga` (did you mean `tag`?)"].assert_eq(&built(&registry, |builder| {
        builder.append("any-pass", UntypedOptions::new().text("tga", "1"))?;
        Ok(())
    }));
}

#[test]
fn given_options_read_as_they_were_meant() {
    let texts = ["a", "a b", "{a,b}", "a}", "'", "a=b c=d", ""];
    let mut options = UntypedOptions::new();
    for text in texts {
        options = options.text("x", text);
    }
    let options = options
        .value("y", &"a b".to_owned())
        .optional("z", &None::<u8>)
        .optional("z", &Some(3_u8))
        .list("l", &["a,b".to_owned(), "c".to_owned()])
        .list::<u8>("n", &[]);
    let printed = options.to_string();
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
    manager.set_nesting(Nesting::Implicit);
    registry()
        .append_with_text(&ToyContext::default(), &mut manager, "open", "")
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
                builder.append(&next, UntypedOptions::new())?;
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

#[test]
fn a_pipeline_that_is_nested_for_its_operations_obeys_the_limit_of_depth() {
    fn append(builder: &mut PipelineWriter<'_, Toy>, deep: usize) -> Result<(), BuildError> {
        match deep {
            0 => builder.append_with_text("on-module", ""),
            deep => append(&mut builder.within("func.func")?, deep - 1),
        }
    }
    const ON_MODULE: &PipelineInfo =
        &PipelineInfo::new("OnModule", "on-module").ops(&["builtin.module"]);
    let mut registry = registry();
    registry
        .register_pipeline(ON_MODULE, |builder, _: NoOptions| {
            builder.append("any-pass", UntypedOptions::new())
        })
        .unwrap();
    let cx = ToyContext::default();
    let mut manager = OpPassManager::new("func.func");
    manager.set_nesting(Nesting::Implicit);
    let mut builder = PipelineWriter::new(&registry, &cx, Box::new(&mut manager));
    append(&mut builder, 254).unwrap();
    let error = append(&mut builder, 255).unwrap_err();
    assert_eq!(error.to_string(), "pipelines nest more than 256 deep");
}

#[test]
fn elements_keep_their_identity() {
    let registry = registry();
    let cx = ToyContext::default();
    let mut outer = registry
        .parse(&cx, "builtin.module(any-pass,func.func(func-pass))")
        .unwrap();
    let ids = |manager: &OpPassManager<Toy>| {
        manager
            .elements()
            .iter()
            .map(|manager| manager.id())
            .collect::<Vec<_>>()
    };
    let [pass, nested] = ids(&outer)[..] else {
        panic!("two elements")
    };
    let inner = ids(outer.find(nested).unwrap().nested().unwrap());
    let parsed = registry.parse(&cx, "builtin.module(any-pass)").unwrap();
    outer.append(parsed);
    assert_eq!(ids(&outer)[..2], [pass, nested]);
    assert_eq!(outer.find(pass).unwrap().to_string(), "any-pass");
    assert_ne!(ids(&outer)[2], pass);
    let mut enclosing = OpPassManager::<Toy>::any();
    let was = outer.id();
    enclosing.add_nested(outer);
    assert_eq!(ids(&enclosing), [was]);
    assert_eq!(enclosing.find(inner[0]).unwrap().to_string(), "func-pass");
    // A copy is other elements.
    assert!(enclosing.clone().find(inner[0]).is_none());
    assert_ne!(enclosing.clone().id(), enclosing.id());
    // The plan runs the element.
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mut manager = PassManager::from(registry.parse(&cx, "builtin.module(any-pass)").unwrap());
    let expected = manager
        .pipeline()
        .elements()
        .iter()
        .map(|pipeline| pipeline.id().get())
        .collect::<Vec<_>>();
    let sites = Arc::clone(&seen);
    manager.add_instrumentation(Sites(sites));
    run(&mut manager, &cx, "builtin.module");
    assert_eq!(*seen.lock().unwrap(), expected);
}

/// Notes the identity of every pass that runs.
struct Sites(Arc<Mutex<Vec<u64>>>);

impl Instrumentation<Toy> for Sites {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { pass, .. } = event {
            self.0.lock().unwrap().push(pass.id());
        }
        Verdict::Run
    }
}

/// Registers pipelines of which each contains what `text` makes of the name of the one before.
fn register_chain(registry: &mut PassRegistry<Toy>, text: fn(&str) -> String) {
    for number in 0..40 {
        let name: &'static str = format!("twice-{number}").leak();
        let info: &'static PipelineInfo = Box::leak(Box::new(PipelineInfo::new("Twice", name)));
        let text = match number {
            0 => "any-pass".to_owned(),
            _ => text(&format!("twice-{}", number - 1)),
        };
        registry
            .register_pipeline(info, move |builder, _: NoOptions| {
                builder.append_text(&text)?;
                Ok(())
            })
            .unwrap();
    }
}

#[test]
fn pipelines_in_options_that_contain_each_other_twice_do_not_grow_without_end() {
    let mut registry = crate::dynamic::all_passes();
    register_chain(&mut registry, |name| {
        format!("run-pass{{pipelines=any({name}),func.func({name})}}")
    });
    let parse = |text| registry.parse(&ToyContext::default(), text);
    parse("any(twice-8)").unwrap();
    let errors = parse("any(twice-30)").unwrap_err().to_string();
    assert!(
        errors.contains("more than 10000 pipelines in options of one"),
        "{errors}"
    );
}

#[test]
fn pipelines_that_use_each_other_twice_come_to_an_end() {
    let mut registry = registry();
    register_chain(&mut registry, |name| format!("{name},{name}"));
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

//! Registration and look-up.

use expect_test::expect;
use pass_runtime::info::{OptionInfo, PipelineInfo};
use pass_runtime::options::{NoOptions, OptionReader, OptionWriter, PassOptions};
use pass_runtime::registry::{BuildError, PipelineWriter};
use pass_runtime::{OpPassManager, Pass, PassInfo, PassManager, PassRegistry};

use crate::passes::{AnyPass, CallablePass, CountPass, FuncPass, Tagged};
use crate::toy::{Toy, ToyContext, run};

#[derive(Clone, Debug, PartialEq)]
struct Level(u8);

impl PassOptions for Level {
    const TABLE: &'static [OptionInfo] =
        &[OptionInfo::new("level", "u8").default("2").range("0", "3")];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        reader.value().map(Self)
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.value(&self.0);
    }
}

const LOUD: &PassInfo = &AnyPass::INFO
    .variant("loud-pass")
    .presets("tag=loud")
    .origin("");

fn registry() -> PassRegistry<Toy> {
    const LEVELS: &PipelineInfo = &PipelineInfo::new("Levels", "levels")
        .options(Level::TABLE)
        .origin("toy.kdl:20");
    const LOOP: &PipelineInfo = &PipelineInfo::new("Loop", "loop").origin("toy.kdl:30");
    const BAD: &PipelineInfo = &PipelineInfo::new("Bad", "bad").origin("toy.kdl:40");
    let mut registry = PassRegistry::new();
    registry.register::<AnyPass>().unwrap();
    registry.register::<FuncPass>().unwrap();
    registry.register_variant::<AnyPass>(LOUD).unwrap();
    registry
        .register_with(CountPass::INFO, |NoOptions| CountPass::default())
        .unwrap();
    let levels = |builder: &mut PipelineWriter<'_, Toy>, options: Level| {
        for level in 0..options.0 {
            builder.add(AnyPass::tagged(&level.to_string()))?;
        }
        builder.append_text("func.func(func-pass)")?;
        Ok(())
    };
    registry.register_pipeline(LEVELS, levels).unwrap();
    registry
        .register_pipeline(LOOP, |builder, NoOptions| {
            builder.append_text("any-pass,func.func(loop)")?;
            Ok(())
        })
        .unwrap();
    registry
        .register_pipeline(BAD, |_, NoOptions| {
            Err(BuildError::new("there is no target"))
        })
        .unwrap();
    registry
}

fn parse(text: &str) -> String {
    match registry().parse(&ToyContext::default(), text) {
        Ok(manager) => manager.to_string(),
        Err(errors) => errors.render("-p", text),
    }
}

#[test]
fn order_is_that_of_registration() {
    let names: Vec<&str> = registry().iter().map(|entry| entry.argument()).collect();
    expect!["any-pass func-pass loud-pass count-pass levels loop bad"].assert_eq(&names.join(" "));
    let registry = registry();
    let origins: Vec<&str> = registry.passes().map(|pass| pass.origin()).collect();
    assert_eq!(origins[0], "toy.kdl:1");
    assert!(origins[2].contains("registry.rs:"), "{}", origins[2]);
    assert_eq!(
        registry.get("loud-pass").map(|entry| entry.argument()),
        Some("loud-pass")
    );
    assert!(registry.get("quiet-pass").is_none());
}

#[test]
fn duplicates_are_refused_with_both_origins() {
    let mut registry = registry();
    expect![
        "`any-pass` is registered twice: for `AnyPass` (toy.kdl:1), then for `AnyPass` (toy.kdl:1)"
    ]
    .assert_eq(&registry.register::<AnyPass>().unwrap_err().to_string());
    const AGAIN: &PipelineInfo = &PipelineInfo::new("Again", "func-pass").origin("more.kdl:7");
    let error = registry
        .register_pipeline(AGAIN, |_, NoOptions| Ok(()))
        .unwrap_err();
    expect![
        "`func-pass` is registered twice: for `FuncPass` (toy.kdl:1), then for `Again` (more.kdl:7)"
    ]
    .assert_eq(&error.to_string());
}

#[test]
fn names_and_presets_are_checked() {
    let mut registry = registry();
    const SPACE: &PassInfo = &CountPass::INFO.variant("count pass");
    expect!["`count pass` cannot name `CountPass` (toy.kdl:9) in a textual pipeline"].assert_eq(
        &registry
            .register_variant::<CountPass>(SPACE)
            .unwrap_err()
            .to_string(),
    );
    const ANY: &PassInfo = &CountPass::INFO.variant("any");
    expect!["`any` cannot name `CountPass` (toy.kdl:9) in a textual pipeline"].assert_eq(
        &registry
            .register_variant::<CountPass>(ANY)
            .unwrap_err()
            .to_string(),
    );
    const PRESET: &PassInfo = &AnyPass::INFO.variant("x").presets("tga=1 tag");
    expect!["the presets of `x` are not right: unknown option `tga`; option `tag` needs a value"]
        .assert_eq(
            &registry
                .register_variant::<AnyPass>(PRESET)
                .unwrap_err()
                .to_string(),
        );
}

#[test]
fn variants_have_other_defaults() {
    expect![[r#"any(loud-pass,loud-pass{tag=""},loud-pass,any-pass,any-pass{tag=loud})"#]]
        .assert_eq(&parse(
            "any(loud-pass,loud-pass{tag=},loud-pass{tag=loud},any-pass,any-pass{tag=loud})",
        ));
}

#[test]
fn pipelines_are_expanded_with_their_options() {
    expect!["builtin.module(any-pass{tag=0},func.func(func-pass),any-pass{tag=0},any-pass{tag=1},func.func(func-pass))"].assert_eq(&parse("builtin.module(levels{level=1},levels)"));
    expect![[r#"
        -p:1:29: error: option `level`: must be 0 to 3, found `4`
        builtin.module(levels{level=4 x})
                                    ^
        -p:1:31: error: unknown option `x`
        builtin.module(levels{level=4 x})
                                      ^
        note: known options: `level`
    "#]]
    .assert_eq(&parse("builtin.module(levels{level=4 x})"));
    expect![[r#"
        -p:1:20: error: pipeline `loop` cannot be built: pipeline `loop` contains itself: loop > loop
        func.func(any-pass,loop)
                           ^~~~
    "#]].assert_eq(&parse("func.func(any-pass,loop)"));
    expect![[r#"
        -p:1:5: error: pipeline `bad` cannot be built: there is no target
        any(bad)
            ^~~
    "#]]
    .assert_eq(&parse("any(bad)"));
}

#[test]
fn what_does_not_fit_is_said_where_it_is_added() {
    const OPEN: &PipelineInfo = &PipelineInfo::new("Open", "open")
        .extension_points(&["at-end"])
        .origin("toy.kdl:50");
    let mut registry = registry();
    registry
        .register_pipeline(OPEN, |builder, NoOptions| {
            builder.extension_point("at-end")?;
            Ok(())
        })
        .unwrap();
    registry
        .extend("at-end", |builder| {
            builder.add(CallablePass::default())?;
            Ok(())
        })
        .unwrap();
    let text = "builtin.module(any-pass,open)";
    let errors = registry.parse(&ToyContext::default(), text).unwrap_err();
    expect![[r#"
        --pass-pipeline:1:25: error: pipeline `open` cannot be built: extension point `at-end`: unable to schedule pass 'CallablePass' on a PassManager intended to run on 'builtin.module'! ('builtin.module' does not implement the interface 'Callable' that the pass needs; `any(..)` around it runs it on operations inside that do)
        builtin.module(any-pass,open)
                                ^~~~
    "#]].assert_eq(&errors.render("--pass-pipeline", text));
}

#[test]
fn an_extension_point_cannot_contain_itself() {
    const OPEN: &PipelineInfo = &PipelineInfo::new("Open", "open")
        .extension_points(&["at-end"])
        .origin("toy.kdl:50");
    let registry = || {
        let mut registry = registry();
        registry
            .register_pipeline(OPEN, |builder, NoOptions| {
                let again = builder.extension_point("at-end")?;
                again.extension_point("at-end").map(drop)
            })
            .unwrap();
        registry
    };
    let parse = |registry: &PassRegistry<Toy>| {
        let parsed = registry.parse(&ToyContext::default(), "builtin.module(open)");
        parsed.map(drop).map_err(|errors| errors.to_string())
    };
    assert_eq!(parse(&registry()), Ok(()));
    let mut by_point = registry();
    by_point
        .extend("at-end", |builder| {
            builder.extension_point("at-end").map(drop)
        })
        .unwrap();
    expect!["pipeline `open` cannot be built: extension point `at-end`: extension point `at-end` contains itself: at-end > at-end"].assert_eq(&parse(&by_point).unwrap_err());
}

#[test]
fn declared_names_are_held_against_the_ir() {
    const MODULE: &PassInfo = &AnyPass::INFO
        .variant("module-pass")
        .ops(&["builtin.modul", "func.declaration"]);
    const CALLED: &PassInfo = &AnyPass::INFO.variant("called-pass").interface("Callabel");
    const DEEP: &PassInfo = &AnyPass::INFO.variant("deep-pass").dialects(&["aritth"]);
    const ON_CALLABLE: &PipelineInfo = &PipelineInfo::new("OnCallable", "on-callable")
        .interface("Calable")
        .ops(&["func.fun", "func.func"])
        .origin("toy.kdl:60");
    let mut registry = registry();
    assert_eq!(registry.check(&ToyContext::default()), []);
    for info in [MODULE, CALLED, DEEP] {
        registry.register_variant::<AnyPass>(info).unwrap();
    }
    registry
        .register_pipeline(ON_CALLABLE, |_, NoOptions| Ok(()))
        .unwrap();
    let found = registry.check(&ToyContext::default());
    let lines = found.iter().map(|check| {
        let notes = check.notes.iter().map(|note| &note.message);
        let more: String = notes
            .chain(&check.help)
            .map(|line| format!("  {line}\n"))
            .collect();
        format!("{}\n{more}", check.message)
    });
    expect![[r#"
        pass 'AnyPass' (toy.kdl:1) declares operation 'builtin.modul', which does not exist
          known operations: `builtin.module`, `func.func`, `func.return`, `llvm.func`
          did you mean `builtin.module`?
        pass 'AnyPass' (toy.kdl:1) declares operation 'func.declaration', which does not exist
          known operations: `builtin.module`, `func.func`, `func.return`, `llvm.func`
        pass 'AnyPass' (toy.kdl:1) declares interface 'Callabel', which does not exist
          known interfaces: `Callable`
          did you mean `Callable`?
        pass 'AnyPass' (toy.kdl:1) declares dialect 'aritth', which does not exist
          known dialects: `arith`, `builtin`, `func`, `llvm`, `vector`
          did you mean `arith`?
        pipeline 'OnCallable' (toy.kdl:60) declares operation 'func.fun', which does not exist
          known operations: `builtin.module`, `func.func`, `func.return`, `llvm.func`
          did you mean `func.func`?
        pipeline 'OnCallable' (toy.kdl:60) declares interface 'Calable', which does not exist
          known interfaces: `Callable`
          did you mean `Callable`?
    "#]]
    .assert_eq(&lines.collect::<String>());
}

#[test]
fn a_missing_interface_is_the_reason() {
    const ON_CALLABLE: &PipelineInfo =
        &PipelineInfo::new("OnCallable", "on-callable").interface("Callable");
    let mut registry = registry();
    registry.register::<CallablePass>().unwrap();
    registry
        .register_pipeline(ON_CALLABLE, |builder, NoOptions| {
            builder.add(CallablePass::default())?;
            Ok(())
        })
        .unwrap();
    let cx = ToyContext::default();
    assert!(registry.parse(&cx, "func.func(on-callable)").is_ok());
    let text = "builtin.module(on-callable)";
    let errors = registry.parse(&cx, text).unwrap_err();
    expect![[r#"
        -p:1:16: error: pipeline `on-callable` cannot run on 'builtin.module'
        builtin.module(on-callable)
                       ^~~~~~~~~~~
        help: 'builtin.module' does not implement the interface 'Callable' that the pipeline needs; `any(..)` around it runs it on operations inside that do
    "#]]
    .assert_eq(&errors.render("-p", text));
    // A pass that is added by its type is held against the operation when the pipeline is prepared.
    let mut manager = PassManager::new("builtin.module");
    manager.add(CallablePass::default()).unwrap();
    expect![[r#"
        <unknown>:0: error: unable to schedule pass 'CallablePass' on a PassManager intended to run on 'builtin.module'!
        note: 'builtin.module' does not implement the interface 'Callable' that the pass needs; `any(..)` around it runs it on operations inside that do
        failure: builtin.module
    "#]].assert_eq(&run(&mut manager, &cx, "builtin.module"));
}

#[test]
fn a_writer_refuses_to_nest_too_deep() {
    fn nest(builder: &mut PipelineWriter<'_, Toy>, deep: usize) -> Result<(), BuildError> {
        if deep == 0 {
            return Ok(());
        }
        nest(&mut builder.within("any")?, deep - 1)
    }
    let (registry, cx) = (registry(), ToyContext::default());
    let mut manager = OpPassManager::any();
    let mut builder = PipelineWriter::new(&registry, &cx, Box::new(&mut manager));
    nest(&mut builder, 255).unwrap();
    let error = nest(&mut builder, 256).unwrap_err();
    assert_eq!(error.to_string(), "pipelines nest more than 256 deep");
}

//! Pipelines in options: how they read and print, and the dialects that they load.

use super::*;

#[test]
fn what_pipelines_are_in_options_prints_and_reads_again() {
    let text =
        "builtin.module(run-pass{pipelines={any(any-pass{tag=1},func.func(func-pass)),any()}})";
    expect![
        "builtin.module(run-pass{pipelines={any(any-pass{tag=1},func.func(func-pass)),any()}})"
    ]
    .assert_eq(&textual(text).to_string());
    expect![
        "builtin.module(run-pass{pipelines={any(any-pass{tag=1},func.func(func-pass)),any()}})"
    ]
    .assert_eq(&textual(&textual(text).to_string()).to_string());
}

#[test]
fn a_pipeline_in_an_option_is_resolved_when_the_option_is_read() {
    let refused = |text: &str| {
        let errors = all_passes()
            .parse(&ToyContext::default(), text)
            .unwrap_err();
        errors.render("--pass-pipeline", text)
    };
    let text = "builtin.module(run-pass{pipelines=any(any-pas),func.fun(any-pass)},bogus)";
    expect![[r#"
        --pass-pipeline:1:39: error: unknown pass or pipeline `any-pas`
        builtin.module(run-pass{pipelines=any(any-pas),func.fun(any-pass)},bogus)
                                              ^~~~~~~
        note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `run-pass`, `slow-pass`
        help: did you mean `any-pass`?
        --pass-pipeline:1:48: error: unknown operation `func.fun`
        builtin.module(run-pass{pipelines=any(any-pas),func.fun(any-pass)},bogus)
                                                       ^~~~~~~~
        note: known operations: `Callable`, `builtin.module`, `func.func`, `func.return`, `llvm.func`
        help: did you mean `func.func`?
        --pass-pipeline:1:68: error: unknown pass or pipeline `bogus`
        builtin.module(run-pass{pipelines=any(any-pas),func.fun(any-pass)},bogus)
                                                                           ^~~~~
        note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `run-pass`, `slow-pass`
        help: a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`
    "#]].assert_eq(&refused(text));
    let text =
        "builtin.module(run-pass{pipelines=any(run-pass{pipelines=func.func(module-pass)})})";
    expect![[r#"
        --pass-pipeline:1:68: error: Can't add pass 'ModulePass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
        builtin.module(run-pass{pipelines=any(run-pass{pipelines=func.func(module-pass)})})
                                                                           ^~~~~~~~~~~
        help: write `builtin.module(module-pass)`
    "#]].assert_eq(&refused(text));
    let text = "builtin.module(run-pass{nested=maybe pipelines=func.func(module-pass)})";
    expect![[r#"
        --pass-pipeline:1:32: error: option `nested`: expected `true` or `false`, found `maybe`
        builtin.module(run-pass{nested=maybe pipelines=func.func(module-pass)})
                                       ^~~~~
        --pass-pipeline:1:58: error: Can't add pass 'ModulePass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
        builtin.module(run-pass{nested=maybe pipelines=func.func(module-pass)})
                                                                 ^~~~~~~~~~~
        help: write `builtin.module(module-pass)`
    "#]].assert_eq(&refused(text));
}

#[test]
fn pipelines_in_options_nest_so_deep() {
    let text = |deep: usize| {
        let (open, close) = ("any(run-pass{pipelines=".repeat(deep), "})".repeat(deep));
        format!("{open}any(){close}")
    };
    let parse = |deep| {
        all_passes()
            .parse(&ToyContext::default(), &text(deep))
            .map(drop)
    };
    assert_eq!(parse(32), Ok(()));
    expect!["pipelines in options nest more than 32 deep"]
        .assert_eq(&parse(33).unwrap_err().to_string());
}

#[test]
fn dialects_are_loaded_before_anything_runs() {
    let run_pass =
        "run-pass{pipelines=func.func(any-pass),func.func(run-pass{pipelines=any(dialect-pass)})}";
    let mut registry = all_passes();
    let loaded = Arc::new(Mutex::new(Vec::new()));
    let seen = loaded.clone();
    let look = Scripted::new(move |_, cx| {
        seen.lock().unwrap().push(cx.context().is_loaded("arith"));
        Ok(Preserved::all())
    });
    registry
        .register_with::<Scripted>(Scripted::INFO, move |_| look.clone())
        .unwrap();
    let cx = ToyContext::default();
    let text = format!("builtin.module(scripted,func.func({run_pass}))");
    let mut manager = PassManager::from(registry.parse(&cx, &text).unwrap());
    manager.set_registry(registry);
    run(&mut manager, &cx, MODULE);
    assert_eq!(*loaded.lock().unwrap(), [true]);
}

/// Compiles the pipelines of its option for no operation, and remarks whether their dialect is loaded all the same.
#[derive(Clone, Default)]
struct LatePass(RunOptions);

impl Pass for LatePass {
    type Options = RunOptions;
    const INFO: &'static PassInfo =
        &PassInfo::new("LatePass", "late-pass").options(RunOptions::TABLE);

    fn from_options(options: RunOptions) -> Self {
        Self(options)
    }

    fn to_options(&self) -> RunOptions {
        self.0.clone()
    }
}

impl OperationPass<Toy> for LatePass {
    fn run_on_operation(&self, op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Outcome {
        let is_loaded = cx.context().is_loaded("arith");
        cx.remark(&op, format!("arith is loaded: {is_loaded}"));
        Ok(Preserved::all())
    }
}

#[test]
fn dialects_are_loaded_for_pipelines_in_options_that_no_pass_has_compiled() {
    let mut registry = all_passes();
    registry.register::<LatePass>().unwrap();
    let nested = "late-pass{pipelines=any(any-pass),any(late-pass{pipelines=any(dialect-pass)})}";
    let text = format!("builtin.module({nested})");
    let pipeline = registry.parse(&ToyContext::default(), &text).unwrap();
    // The pipeline keeps the resolved option, and needs no registry.
    check_loads_arith(PassManager::from(pipeline));

    let text = PipelineText::new(&format!("any({nested})")).unwrap();
    let options = RunOptions {
        nested: false,
        pipelines: vec![text],
    };
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(LatePass(options)).unwrap();
    manager.set_registry(registry);
    check_loads_arith(manager);
}

fn check_loads_arith(mut manager: PassManager<Toy>) {
    expect![[r#"
        t:1:1: remark: 'builtin.module' op arith is loaded: true
        success: builtin.module
    "#]]
    .assert_eq(&run(&mut manager, &ToyContext::default(), "builtin.module"));
}

/// The pipeline in its option runs the pass itself.
#[derive(Clone)]
struct SelfPass(RunOptions);

impl Pass for SelfPass {
    type Options = RunOptions;
    const INFO: &'static PassInfo = &PassInfo::new("SelfPass", "self-pass")
        .options(RunOptions::TABLE)
        .dialects(&["arith"]);

    fn from_options(_: RunOptions) -> Self {
        Self(RunOptions {
            nested: false,
            pipelines: vec![PipelineText::new("any(self-pass)").unwrap()],
        })
    }

    fn to_options(&self) -> RunOptions {
        self.0.clone()
    }
}

impl OperationPass<Toy> for SelfPass {
    fn run_on_operation(&self, op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Outcome {
        LatePass::default().run_on_operation(op, cx)
    }
}

#[test]
fn a_pass_whose_option_contains_the_pass_itself_loads_its_dialects_once() {
    let mut registry = all_passes();
    registry.register::<SelfPass>().unwrap();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager
        .add(SelfPass::from_options(RunOptions::default()))
        .unwrap();
    manager.set_registry(registry);
    check_loads_arith(manager);
}

#[test]
fn errors_in_a_quoted_pipeline_lie_within_the_quotes() {
    let text = r#"builtin.module(run-pass{pipelines="any(any-pass{tag=\"a\"},any-pas)"})"#;
    let errors = all_passes()
        .parse(&ToyContext::default(), text)
        .unwrap_err();
    expect![[r#"
        --pass-pipeline:1:60: error: unknown pass or pipeline `any-pas`
        builtin.module(run-pass{pipelines="any(any-pass{tag=\"a\"},any-pas)"})
                                                                   ^~~~~~~
        note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `run-pass`, `slow-pass`
        help: did you mean `any-pass`?
    "#]]
    .assert_eq(&errors.render("--pass-pipeline", text));
}

#[test]
fn a_pipeline_that_was_resolved_with_its_option_needs_no_registry() {
    let registry = all_passes();
    let text = "builtin.module(run-pass{pipelines=any(any-pass{tag=x})})";
    let pipeline = registry.parse(&ToyContext::default(), text).unwrap();
    check(
        &mut PassManager::from(pipeline),
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass x @m
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

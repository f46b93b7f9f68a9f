//! Every pass of MLIR, with its defaults and with each of its options, beside `mlir-opt`.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use expect_test::expect;
use pass_melior::{Mlir, MlirContext};
use pass_runtime::info::{Arity, OptionInfo};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::registry::PipelineWriter;
use pass_runtime::{OpPassManager, PassInfo, PassManager, PassRegistry};
use pass_upstream::{
    Canonicalizer, CanonicalizerOptions, GreedySimplifyRegionLevel,
    SparsifierParallelizationStrategy, SparsifierPipelineOptions, build_sparsifier_pipeline,
};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    pass_upstream::register_all_passes(&mut registry).unwrap();
    registry
}

/// A pipeline on a module with this pass, nested in the operation that it is for.
fn pipeline(info: &PassInfo, options: &str) -> String {
    let pass = format!("{}{options}", info.argument);
    let op = info.ops.first().copied();
    match op.or(info.interface.map(|_| "func.func")) {
        None | Some("builtin.module") => format!("builtin.module({pass})"),
        Some(op) => format!("builtin.module({op}({pass}))"),
    }
}

/// Values for an option, none of them the default where there is another.
fn values(option: &OptionInfo) -> Vec<String> {
    if !option.values.is_empty() {
        return option
            .values
            .iter()
            .map(|value| value.text.to_owned())
            .collect();
    }
    let value = match (option.ty, option.default) {
        ("bool", Some("true")) => "false",
        ("bool", _) => "true",
        ("string", _) => "x",
        ("f32" | "f64", _) => "0.5",
        ("pipeline", _) => "any(cse)",
        _ => "3",
    };
    match option.arity {
        Arity::List if option.ty != "pipeline" => {
            vec![value.to_owned(), format!("{value},{value}")]
        }
        _ => vec![value.to_owned()],
    }
}

/// The diagnostics of a pipeline that fails on an empty module; nothing if it runs.
fn mistake(cx: &MlirContext, registry: &Arc<PassRegistry<Mlir>>, text: &str) -> Option<String> {
    let pipeline = match registry.parse(cx, text) {
        Ok(pipeline) => pipeline,
        Err(errors) => return Some(errors.render("pipeline", text)),
    };
    let mut manager = PassManager::from(pipeline);
    manager.set_registry(Arc::clone(registry));
    let mut diagnostics = String::new();
    let mut emit = |diagnostic: pass_runtime::Diagnostic| diagnostics += &format!("{diagnostic}\n");
    let mut root = Mlir::parse(cx, "m", "module {}", ParseOptions::default(), &mut emit).unwrap();
    let result = manager.run(cx, <Mlir as IrText>::root(&mut root), &mut emit);
    result.is_err().then_some(diagnostics)
}

/// True if `mlir-opt` runs the pipeline on an empty module.
fn mlir_opt_runs(text: &str) -> bool {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").expect("`.cargo/config.toml` sets it");
    let mut command = Command::new(Path::new(&prefix).join("bin/mlir-opt"));
    command
        .arg(format!("--pass-pipeline={text}"))
        .arg("/dev/null");
    let status = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.unwrap().success()
}

#[test]
fn every_pass_with_each_option() {
    // Some options name files that are written.
    let folder = std::env::temp_dir().join(format!("pass-upstream-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    std::env::set_current_dir(&folder).unwrap();
    let (cx, registry) = (MlirContext::new(), Arc::new(registry()));
    let (mut passes, mut pipelines, mut wrong, mut refused) = (0, 0, String::new(), String::new());
    for pass in registry.passes() {
        let info = pass.info();
        let required = info
            .options
            .iter()
            .filter(|option| option.arity == Arity::Required);
        let required: Vec<&OptionInfo> = required.collect();
        let mut given = vec![String::new()];
        for option in info.options {
            for value in values(option) {
                let others = required.iter().filter(|other| other.name != option.name);
                let others = others.map(|other| format!(" {}={}", other.name, values(other)[0]));
                given.push(format!(
                    "{{{}={value}{}}}",
                    option.name,
                    others.collect::<String>()
                ));
            }
        }
        if !required.is_empty() {
            given.remove(0);
        }
        passes += 1;
        for options in given {
            pipelines += 1;
            let text = pipeline(info, &options);
            let Some(diagnostics) = mistake(&cx, &registry, &text) else {
                continue;
            };
            if mlir_opt_runs(&text) {
                writeln!(wrong, "{text}\n{diagnostics}").unwrap();
            } else {
                writeln!(refused, "{text}").unwrap();
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(wrong, "", "mlir-opt runs these");
    assert!(
        passes >= 290 && pipelines > 600,
        "{passes} passes, {pipelines} pipelines"
    );
    expect![[r#"
        builtin.module(convert-to-emitc{filter-dialects=x})
        builtin.module(convert-to-emitc{filter-dialects=x,x})
        builtin.module(convert-to-llvm{filter-dialects=x})
        builtin.module(convert-to-llvm{filter-dialects=x,x})
        builtin.module(convert-amdgpu-to-rocdl{chipset=x})
        builtin.module(convert-arith-to-amdgpu{chipset=x})
        builtin.module(set-llvm-module-datalayout{data-layout=x})
        builtin.module(convert-math-to-rocdl{chipset=x})
        builtin.module(map-memref-spirv-storage-class{client-api=x})
        builtin.module(amdgpu-emulate-atomics{chipset=x})
        builtin.module(arith-emulate-unsupported-floats{source-types=x})
        builtin.module(arith-emulate-unsupported-floats{source-types=x,x})
        builtin.module(arith-emulate-unsupported-floats{target-type=x})
        builtin.module(arith-emulate-wide-int{widest-int-supported=3})
        builtin.module(one-shot-bufferize{dump-alias-sets=true})
        builtin.module(one-shot-bufferize{no-analysis-func-filter=x})
        builtin.module(one-shot-bufferize{no-analysis-func-filter=x,x})
        builtin.module(one-shot-bufferize{print-conflicts=true})
        builtin.module(one-shot-bufferize{unknown-type-conversion=infer-layout-map})
        builtin.module(gpu-kernel-outlining{data-layout-str=x})
        builtin.module(spirv-attach-target{ver=x})
        builtin.module(spirv-attach-target{client_api=x})
        builtin.module(spirv-attach-target{vendor=x})
        builtin.module(spirv-attach-target{device_type=x})
        builtin.module(math-extend-to-supported-types{extra-types=x})
        builtin.module(math-extend-to-supported-types{extra-types=x,x})
        builtin.module(math-extend-to-supported-types{target-type=x})
        builtin.module(memref-emulate-wide-int{widest-int-supported=3})
        builtin.module(test-scf-parallel-loop-collapsing)
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-0=3})
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-0=3,3})
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-1=3})
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-1=3,3})
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-2=3})
        builtin.module(test-scf-parallel-loop-collapsing{collapsed-indices-2=3,3})
        builtin.module(sparse-vectorization)
        builtin.module(sparse-vectorization{enable-vla-vectorization=true})
        builtin.module(sparse-vectorization{enable-simd-index32=true})
        builtin.module(tosa-attach-target{profiles=x})
        builtin.module(tosa-attach-target{profiles=x,x})
        builtin.module(tosa-attach-target{extensions=x})
        builtin.module(tosa-attach-target{extensions=x,x})
        builtin.module(transform-preload-library{transform-library-paths=x})
        builtin.module(transform-preload-library{transform-library-paths=x,x})
        builtin.module(transform-interpreter)
        builtin.module(transform-interpreter{debug-payload-root-tag=x})
        builtin.module(transform-interpreter{debug-bind-trailing-args=x})
        builtin.module(transform-interpreter{debug-bind-trailing-args=x,x})
        builtin.module(transform-interpreter{disable-expensive-checks=true})
        builtin.module(transform-interpreter{entry-point=x})
        builtin.module(xegpu-propagate-layout{layout-kind=x})
        builtin.module(reduction-tree)
        builtin.module(reduction-tree{traversal-mode=3})
        builtin.module(reduction-tree{test=x})
        builtin.module(reduction-tree{test-arg=x})
        builtin.module(reduction-tree{test-arg=x,x})
        builtin.module(opt-reduction-pass)
        builtin.module(opt-reduction-pass{opt-pass=x})
        builtin.module(opt-reduction-pass{test=x})
        builtin.module(opt-reduction-pass{test-arg=x})
        builtin.module(opt-reduction-pass{test-arg=x,x})
        builtin.module(llvm-target-to-data-layout)
        builtin.module(llvm-target-to-data-layout{initialize-llvm-targets=false})
        builtin.module(llvm-target-to-target-features)
        builtin.module(llvm-target-to-target-features{initialize-llvm-targets=false})
        builtin.module(generate-runtime-verification{verbose-level=3})
        builtin.module(composite-fixed-point-pass{pipeline=x})
    "#]]
    .assert_eq(&refused);
}

/// The passes of a pipeline, as MLIR's tool prints them.
fn mlir_opt_prints(text: &str) -> String {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").expect("`.cargo/config.toml` sets it");
    let mut command = Command::new(Path::new(&prefix).join("bin/mlir-opt"));
    command
        .args(["--dump-pass-pipeline", "/dev/null"])
        .arg(format!("--pass-pipeline={text}"));
    let output = command.stdin(Stdio::null()).output().unwrap();
    let diagnostics = String::from_utf8(output.stderr).unwrap();
    let (_, printed) = diagnostics
        .split_once(":\n")
        .unwrap_or_else(|| panic!("{text}: {diagnostics}"));
    // Diagnostics of the run follow.
    let end = printed.find("\n)\n").map_or(printed.len(), |at| at + 2);
    printed[..end].to_owned()
}

/// Without an option, a pass has the value that its declaration shows: `mlir-opt` prints the same for no options as for all
/// defaults. `build/defaults.rs` corrects definitions that MLIR's constructors contradict.
#[test]
fn every_default_is_that_of_the_constructor() {
    let registry = registry();
    let of_mlir_reduce = ["opt-reduction-pass", "reduction-tree"];
    let passes = registry.passes().map(|pass| pass.info());
    let passes = passes.filter(|info| !of_mlir_reduce.contains(&info.argument));
    let (mut without, mut with) = (Vec::new(), Vec::new());
    for info in passes {
        let defaults = info.options.iter().filter_map(|option| {
            let default = option.default.filter(|default| !default.is_empty())?;
            Some(format!("{}={{{default}}}", option.name))
        });
        let defaults = format!("{{{}}}", defaults.collect::<Vec<_>>().join(" "));
        for (options, all) in [("", &mut without), (&*defaults, &mut with)] {
            let text = pipeline(info, options);
            all.push(text["builtin.module(".len()..text.len() - 1].to_owned());
        }
    }
    assert!(with.len() > 280, "{} passes", with.len());
    let printed =
        |passes: &[String]| mlir_opt_prints(&format!("builtin.module({})", passes.join(",")));
    let (without, with) = (printed(&without), printed(&with));
    let pairs = without.lines().zip(with.lines());
    let differences: String = pairs
        .filter(|(without, with)| without != with)
        .map(|(without, with)| format!("{without}\n{with}\n"))
        .collect();
    expect![[r#""#]].assert_eq(&differences);
}

/// An option that is given is written to MLIR, also if it has the value that the declaration shows.
#[test]
fn options_with_their_declared_value() {
    let (cx, registry) = (MlirContext::new(), registry());
    let text = "#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: memref<4xf32>, %x: f32) {
  affine.for %i = 3 to 4 {
    affine.store %x, %a[%i] : memref<4xf32>
  }
  return
}";
    let ran = |options: &str| {
        let pipeline = format!("builtin.module(func.func(affine-loop-normalize{options}))");
        let mut manager = PassManager::from(registry.parse(&cx, &pipeline).unwrap());
        let emit = &mut |diagnostic| panic!("{diagnostic}");
        let mut root = Mlir::parse(&cx, "m", text, ParseOptions::default(), emit).unwrap();
        manager
            .run(&cx, <Mlir as IrText>::root(&mut root), emit)
            .unwrap();
        Mlir::print_root(&cx, &mut root, PrintOptions::default()).contains("affine.for")
    };
    assert!(ran(""));
    assert!(ran("{promote-single-iter=false}"));
    assert!(!ran("{promote-single-iter=true}"));
}

/// Options of `sparsifier` that none of its passes has, and the values that can be given.
const LOST: [&str; 4] = [
    "create-sparse-deallocs",
    "enable-buffer-initialization",
    "enable-runtime-library",
    "test-bufferization-analysis-only",
];
const FIXED: &str = "create-sparse-deallocs=false enable-runtime-library=false";

/// Each registered pipeline has the passes that it has in `mlir-opt`, with whatever options.
#[test]
fn every_pipeline_with_each_option() {
    let (cx, registry) = (MlirContext::new(), Arc::new(registry()));
    let mut all = Vec::new();
    for pipeline in registry.pipelines() {
        let info = pipeline.info();
        // Options that no pass has can have one value alone.
        let (fixed, lost) = match info.argument {
            "sparsifier" => (FIXED, &LOST[..]),
            _ => ("", &[][..]),
        };
        all.push(format!("{}{{{fixed}}}", info.argument));
        let options = info.options.iter();
        let options = options.filter(|option| !lost.contains(&option.name));
        all.extend(options.flat_map(|option| {
            let values = values(option).into_iter();
            values.map(|value| format!("{}{{{fixed} {}={value}}}", info.argument, option.name))
        }));
    }
    assert!(all.len() >= 46, "{} pipelines", all.len());
    let tree = |text: &str| {
        let parsed = registry.parse(&cx, text);
        let parsed = parsed.unwrap_or_else(|errors| panic!("{}", errors.render("pipeline", text)));
        parsed.to_tree().pretty().to_string()
    };
    let together = format!("builtin.module({})", all.join(","));
    assert_eq!(tree(&together), tree(&mlir_opt_prints(&together)));
    for text in all.iter().map(|text| format!("builtin.module({text})")) {
        if let Some(diagnostics) = mistake(&cx, &registry, &text) {
            assert!(!mlir_opt_runs(&text), "{text}: {diagnostics:?}");
        }
    }
}

#[test]
fn typed_pipelines() {
    let (cx, registry) = (MlirContext::new(), registry());
    let built = |vl| {
        let mut manager = OpPassManager::new("builtin.module");
        let mut writer = PipelineWriter::new(&registry, &cx, Box::new(&mut manager));
        let options = SparsifierPipelineOptions {
            vl,
            parallelization_strategy: Some(SparsifierParallelizationStrategy::DenseAnyLoop),
            create_sparse_deallocs: Some(false),
            enable_runtime_library: Some(false),
            ..Default::default()
        };
        build_sparsifier_pipeline(&mut writer, &options).unwrap();
        drop(writer);
        manager.to_string()
    };
    assert!(
        built(Some(4)).contains("parallelization-strategy=dense-any-loop"),
        "{}",
        built(Some(4))
    );
    assert!(built(Some(4)).contains("vl=4"), "{}", built(Some(4)));
    assert!(!built(None).contains("vl=4"), "{}", built(None));
}

/// The pass would not have the value: MLIR sets it without an option.
#[test]
fn options_that_no_pass_has() {
    let (cx, registry) = (MlirContext::new(), registry());
    let text =
        "builtin.module(sparsifier{create-sparse-deallocs=false enable-runtime-library=true})";
    let errors = registry.parse(&cx, text).unwrap_err();
    expect![[r#"
        pipeline:1:16: error: pipeline `sparsifier` cannot be built: MLIR's pipeline `sparsifier` has a pass without an option for 'enable-runtime-library=true' (with 'enable-runtime-library=false' it can be built)
        builtin.module(sparsifier{create-sparse-deallocs=false enable-runtime-library=true})
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]].assert_eq(&errors.render("pipeline", text));
}

/// `mlir-opt` ends itself where a pipeline is not for the operation; here that is an error.
#[test]
fn a_pipeline_for_other_operations() {
    let (cx, registry) = (MlirContext::new(), registry());
    let text = &format!("builtin.module(func.func(sparsifier{{{FIXED}}}))");
    let errors = registry.parse(&cx, text).unwrap_err();
    expect![[r#"
        pipeline:1:26: error: pipeline `sparsifier` cannot be built: Can't add pass 'SparsificationAndBufferization' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest? (write `builtin.module(sparsification-and-bufferization)`); Can't add pass 'StorageSpecifierToLLVM' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest? (write `builtin.module(sparse-storage-specifier-to-llvm)`); Can't add pass 'ConvertMathToLibmPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest? (write `builtin.module(convert-math-to-libm)`); Can't add pass 'ConvertComplexToLibm' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest? (write `builtin.module(convert-complex-to-libm)`)
        builtin.module(func.func(sparsifier{create-sparse-deallocs=false enable-runtime-library=false}))
                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    "#]].assert_eq(&errors.render("pipeline", text));
}

/// The declarations name operations, interfaces and dialects that MLIR has.
#[test]
fn declarations() {
    let found = registry().check(&MlirContext::new());
    let found: String = found
        .iter()
        .map(|diagnostic| format!("{diagnostic}\n"))
        .collect();
    expect![[r#""#]].assert_eq(&found);
}

/// A declaration leads to the file of MLIR that a reader would look for.
#[test]
fn origins() {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").expect("`.cargo/config.toml` sets it");
    let include = Path::new(&prefix).join("include");
    let (mut passes, mut texts) = (0, BTreeMap::new());
    for pass in registry().passes() {
        let file = pass.origin();
        let text = texts
            .entry(file.to_owned())
            .or_insert_with(|| std::fs::read_to_string(include.join(file)).unwrap());
        let argument = format!("\"{}\"", pass.info().argument);
        assert!(text.contains(&argument), "{file}: {argument}");
        passes += 1;
    }
    assert!(passes >= 290, "{passes} passes");
}

#[test]
fn typed() {
    let pass = Canonicalizer::new(CanonicalizerOptions {
        max_iterations: 3,
        region_simplify_level: GreedySimplifyRegionLevel::Aggressive,
        disabled_patterns: vec!["a".to_owned(), "b c".to_owned()],
        ..Default::default()
    });
    let mut manager = PassManager::<Mlir>::new("builtin.module");
    manager.add(pass).unwrap();
    expect!["builtin.module(canonicalize{region-simplify=aggressive max-iterations=3 disable-patterns={a,{b c}}})"].assert_eq(&manager.to_string());
    let (cx, registry) = (MlirContext::new(), Arc::new(registry()));
    assert_eq!(mistake(&cx, &registry, &manager.to_string()), None);
}

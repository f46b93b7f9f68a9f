//! Pipelines that are changed, cut and shown.

use std::fs;

use expect_test::{Expect, expect};
use pass_driver::Driver;
use pass_runtime::info::{OrderRule, OrderTarget, PipelineInfo, Relation, Strength};
use pass_runtime::options::NoOptions;
use pass_runtime::registry::RegisterError;
use pass_runtime::{Pass, PassInfo, PassRegistry};

use crate::passes::{self, Extend, Rename};
use crate::{INPUT, run_driver};
use pass_toy::Toy;

const BUFFERIZE: &PassInfo = &Rename::INFO
    .variant("bufferize")
    .presets("to=buffers")
    .kinds(&["bufferization"])
    .idempotent();
const LOWER: &PassInfo = &Extend::INFO.variant("lower").kinds(&["lowering"]).order(&[
    OrderRule::new(
        Relation::Requires,
        OrderTarget::Kind("bufferization"),
        Strength::Strong,
        "tensors have no lowering",
    ),
    OrderRule::new(
        Relation::FollowedBy,
        OrderTarget::Kind("cleanup"),
        Strength::Weak,
        "",
    ),
]);
const TIDY: &PassInfo = &Rename::INFO
    .variant("tidy")
    .presets("to=tidy")
    .kinds(&["cleanup"])
    .idempotent();
const LIAR: &PassInfo = &Extend::INFO
    .variant("liar")
    .origin("toy.kdl:7")
    .idempotent();
const STAGES: &PipelineInfo = &PipelineInfo::new("Stages", "stages")
    .ops(&["builtin.module"])
    .extension_points(&["late"]);

fn register(registry: &mut PassRegistry<Toy>) -> Result<(), RegisterError> {
    passes::register(registry)?;
    registry.register_variant::<Rename>(BUFFERIZE)?;
    registry.register_variant::<Extend>(LOWER)?;
    registry.register_variant::<Rename>(TIDY)?;
    registry.register_variant::<Extend>(LIAR)?;
    registry.register_pipeline(STAGES, |builder, _: NoOptions| {
        builder.append_text("func.func(bufferize,extend),nothing")?;
        builder.extension_point("late")?;
        builder.append_text("func.func(lower)")?;
        Ok(())
    })
}

fn driver() -> Driver<Toy> {
    Driver::new("toy-opt").passes(register)
}

/// The exit status, and what the tool wrote.
fn run(args: &[&str]) -> String {
    let args = args.iter().map(Into::into).collect();
    let (status, stdout, stderr) = run_driver(&driver(), args, INPUT.as_bytes());
    format!("{status}\n{stdout}--- stderr\n{stderr}")
}

#[track_caller]
pub(crate) fn check(args: &[&str], expected: Expect) {
    expected.assert_eq(&run(args));
}

#[test]
fn what_a_pass_requires_is_a_warning_or_an_error() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(lower,bufferize))";
    check(
        &[pipeline],
        expect![[r#"
        0
        builtin.module
          func.func @buffers
            test.leaf
          func.func @buffers
        --- stderr
        pipeline:1:26: warning: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(func.func(lower,bufferize))
                                 ^~~~~
        note: 'lower' declares the rule
        pipeline:1:32: note: 'bufferize', which is of kind 'bufferization', runs here
        builtin.module(func.func(lower,bufferize))
                                       ^~~~~~~~~
        pipeline:1:26: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(lower,bufferize))
                                 ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
    check(
        &[pipeline, "--strict-order"],
        expect![[r#"
        1
        --- stderr
        pipeline:1:26: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
        builtin.module(func.func(lower,bufferize))
                                 ^~~~~
        note: 'lower' declares the rule
        pipeline:1:32: note: 'bufferize', which is of kind 'bufferization', runs here
        builtin.module(func.func(lower,bufferize))
                                       ^~~~~~~~~
        pipeline:1:26: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(lower,bufferize))
                                 ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
}

#[test]
fn missing_passes_are_inserted_if_asked_for() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(bufferize,lower))";
    check(
        &[pipeline, "--insert-missing", "--print-pipeline"],
        expect![[r#"
            0
            builtin.module(func.func(bufferize,lower,tidy))
            --- stderr
            remark: `tidy` is inserted, since 'lower' should have a pass of kind 'cleanup' after it
        "#]],
    );
    let ambiguous = "--pass-pipeline=builtin.module(func.func(lower))";
    check(
        &[ambiguous, "--insert-missing", "--strict-order"],
        expect![[r#"
            1
            --- stderr
            remark: `tidy` is inserted, since 'lower' should have a pass of kind 'cleanup' after it
            pipeline:1:26: error: 'lower' requires a pass of kind 'bufferization' before it: tensors have no lowering
            builtin.module(func.func(lower,tidy))
                                     ^~~~~
            note: 'lower' declares the rule
        "#]],
    );
}

#[test]
fn idempotent_passes_are_merged_and_checked_if_asked_for() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(tidy,tidy),func.func(tidy,extend))";
    check(
        &[pipeline, "--merge-idempotent", "--print-pipeline=text"],
        expect![[r#"
            0
            builtin.module(func.func(tidy),func.func(extend))
            --- stderr
            remark: `tidy` runs twice with nothing in between; 'tidy' declares that it is idempotent, so that the second run is left out
            remark: `tidy` runs twice with nothing in between; 'tidy' declares that it is idempotent, so that the second run is left out
        "#]],
    );
    check(
        &[pipeline, "--check-idempotent"],
        expect![[r#"
        0
        builtin.module
          func.func @tidy_1_2_3
            test.leaf
          func.func @tidy_1_2_3
        --- stderr
    "#]],
    );
    let liar = "--pass-pipeline=builtin.module(func.func(tidy,liar))";
    check(
        &[liar, "--check-idempotent"],
        expect![[r#"
        1
        --- stderr
        <stdin>:1:1: error: pass 'liar' declares that it is idempotent, and its second run changes the operation
        func.func @f
        ^
        note: it is declared at toy.kdl:7
        <stdin>:3:1: error: pass 'liar' declares that it is idempotent, and its second run changes the operation
        func.func @g
        ^
        note: it is declared at toy.kdl:7
    "#]],
    );
    check(
        &["--liar", "--check-idempotent"],
        expect![[r#"
        1
        --- stderr
        <stdin>:0:0: error: pass 'liar' declares that it is idempotent, and its second run changes the operation
        note: it is declared at toy.kdl:7
    "#]],
    );
}

#[test]
fn pipelines_are_shown_in_each_format() {
    let pipeline = "--pass-pipeline=builtin.module(stages)";
    check(
        &[pipeline, "--print-pipeline=tree"],
        expect![[r#"
        0
        builtin.module
          func.func             # pipeline `stages`
            bufferize           # pipeline `stages`
            extend              # pipeline `stages`
          nothing               # pipeline `stages`
          extension-point late  # pipeline `stages`
          func.func             # pipeline `stages`
            lower               # pipeline `stages`; requires kind `bufferization` (tensors have no lowering)
        --- stderr
        pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                     ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
    check(
        &[pipeline, "--print-pipeline=graphviz"],
        expect![[r#"
        0
        digraph pipeline {
          node [shape=box];
          subgraph cluster_0 { label="builtin.module";
            subgraph cluster_1 { label="func.func\npipeline `stages`";
              n2 [label="bufferize\npipeline `stages`"];
              n3 [label="extend\npipeline `stages`"];
            }
            n4 [label="nothing\npipeline `stages`"];
            n5 [label="extension-point late\npipeline `stages`"];
            subgraph cluster_6 { label="func.func\npipeline `stages`";
              n7 [label="lower\npipeline `stages`\nrequires kind `bufferization` (tensors have no lowering)"];
            }
          }
          n2 -> n3;
          n3 -> n4;
          n4 -> n5;
          n5 -> n7;
        }
        --- stderr
        pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                     ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
    check(
        &["--stages", "--tidy", "--print-pipeline=mermaid"],
        expect![[r#"
            0
            flowchart TD
              subgraph s0["builtin.module"]
                subgraph s1["func.func<br/>pipeline `stages`"]
                  n2["bufferize<br/>pipeline `stages`"]
                  n3["extend<br/>pipeline `stages`"]
                end
                n4["nothing<br/>pipeline `stages`"]
                n5["extension-point late<br/>pipeline `stages`"]
                subgraph s6["func.func<br/>pipeline `stages`"]
                  n7["lower<br/>pipeline `stages`<br/>requires kind `bufferization` (tensors have no lowering)<br/>followed-by kind `cleanup`"]
                end
                subgraph s8["func.func"]
                  n9["tidy"]
                end
              end
              n2 --> n3
              n3 --> n4
              n4 --> n5
              n5 --> n7
              n7 --> n9
            --- stderr
        "#]],
    );
    check(
        &[pipeline, "--print-pipeline=picture"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'picture' is no value for '--print-pipeline'
        help: it is 'text' or 'tree' or 'graphviz' or 'mermaid'
    "#]],
    );
}

#[test]
fn parts_of_a_pipeline_run_alone() {
    let pipeline = "--pass-pipeline=builtin.module(stages)";
    check(
        &[pipeline, "--compile-to=bufferization"],
        expect![[r#"
        0
        builtin.module
          func.func @buffers
            test.leaf
          func.func @buffers
        --- stderr
        pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                     ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
    check(
        &[pipeline, "--compile-from=late", "--strict-order"],
        expect![[r#"
            0
            builtin.module
              func.func @f_1_2_3
                test.leaf
              func.func @g_1_2_3
            --- stderr
            pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
            builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                         ^~~~~
            note: 'lower' declares the rule
        "#]],
    );
    let both = ["--compile-from=bufferization", "--compile-to=late"];
    check(
        &[&[pipeline, "--print-pipeline"], &both[..]].concat(),
        expect![[r#"
            0
            builtin.module(func.func(extend),nothing)
            --- stderr
            pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
            builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                         ^~~~~
            note: 'lower' declares the rule
        "#]],
    );
    check(
        &[pipeline, "--compile-to=early"],
        expect![[r#"
            1
            --- stderr
            pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
            builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                         ^~~~~
            note: 'lower' declares the rule
            toy-opt: error: the pipeline has no phase `early`
            help: phases in it: `bufferization`, `late`, `lowering`
        "#]],
    );
    check(
        &[pipeline, "--compile-from=lowering", "--compile-to=late"],
        expect![[r#"
            1
            --- stderr
            pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
            builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                         ^~~~~
            note: 'lower' declares the rule
            toy-opt: error: phase `lowering` does not end before phase `late`
            help: the phases end in this order: `bufferization`, `late`, `lowering`
        "#]],
    );
}

#[test]
fn each_phase_is_dumped() {
    let directory = tempfile::tempdir().unwrap();
    let folder = directory.path();
    let to = format!("--dump-compilation-phases-to={}", folder.display());
    check(
        &["--stages", &to],
        expect![[r#"
        0
        builtin.module
          func.func @buffers_1_2_3_1_2_3
            test.leaf
          func.func @buffers_1_2_3_1_2_3
        --- stderr
        pipeline:1:62: warning: 'lower' should have a pass of kind 'cleanup' after it
        builtin.module(func.func(bufferize,extend),nothing,func.func(lower))
                                                                     ^~~~~
        note: 'lower' declares the rule
    "#]],
    );
    let files = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        format!("{name}\n{}", fs::read_to_string(path).unwrap())
    });
    expect![[r#"
        module.1.bufferization.mlir
        builtin.module
          func.func @buffers
            test.leaf
          func.func @buffers
        module.2.late.mlir
        builtin.module
          func.func @buffers_1_2_3
            test.leaf
          func.func @buffers_1_2_3
        module.3.lowering.mlir
        builtin.module
          func.func @buffers_1_2_3_1_2_3
            test.leaf
          func.func @buffers_1_2_3_1_2_3
    "#]]
    .assert_eq(&texts.collect::<String>());
    check(
        &["--tidy", &to, "--split-input-file"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--dump-compilation-phases-to' cannot be combined with '--split-input-file'
        help: the files of the parts would have the same names
    "#]],
    );
}

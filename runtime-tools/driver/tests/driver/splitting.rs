//! Inputs in several parts.

use expect_test::expect;

use std::sync::atomic::{AtomicUsize, Ordering};

use pass_runtime::info::PipelineInfo;
use pass_runtime::options::NoOptions;

use crate::{check, driver, run, run_driver};

#[test]
fn parts() {
    let text = "func.func @f\n// -----\n\n// -----\nfunc.func @g\n";
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
        // -----
        builtin.module
        // -----
        builtin.module
          func.func @g
    "#]]
    .assert_eq(&run(&["--split-input-file"], text));
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @renamed
        // -----
        builtin.module
          func.func @renamed
    "#]]
    .assert_eq(&run(&["--split-input-file=@f", "-rename"], text));
    expect![[r#"
        0
    "#]]
    .assert_eq(&run(&["--split-input-file"], ""));
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func
        // next
        builtin.module
          func.func @g
    "#]]
    .assert_eq(&run(
        &["--split-input-file=@f", "--output-split-marker=// next"],
        text,
    ));
    check(
        &["--split-input-file"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
}

#[test]
fn a_part_that_fails_leaves_a_gap() {
    let text = "func.func @f\n// -----\nwrong\n// -----\nfunc.func @g\n";
    expect![[r#"
        1
        --- stdout
        builtin.module
          func.func @f
        // -----
        // -----
        builtin.module
          func.func @g
        --- stderr
        <stdin>:3:1: error: 'wrong' is not an operation
        wrong
        ^
    "#]]
    .assert_eq(&run(&["--split-input-file"], text));
}

#[test]
fn near_misses() {
    let text = "func.func @f\n// ----\n// -----";
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
        --- stderr
        <stdin>:2:7: warning: near miss with file split marker
        // ----
              ^
        <stdin>:3:7: warning: near miss with file split marker
        // -----
              ^
    "#]]
    .assert_eq(&run(
        &["--split-input-file", "--allow-unregistered-dialect"],
        text,
    ));
}

#[test]
fn near_misses_are_neither_announced_nor_hidden() {
    let text = "func.func @f\n// -----";
    for flag in [
        "--verify-diagnostics",
        "--mlir-diagnostic-verbosity-level=errors",
    ] {
        let output = run(&["--split-input-file", flag], text);
        assert!(output.starts_with("0\n"), "{flag}: {output}");
        let warning = "<stdin>:2:7: warning: near miss with file split marker\n";
        assert!(output.contains(warning), "{flag}: {output}");
    }
    let announced = "func.func @f\n// expected-warning @below {{near miss}}\n// -----";
    let output = run(&["--split-input-file", "--verify-diagnostics"], announced);
    let unmet = "<stdin>:2:4: error: expected warning \"near miss\" was not produced\n";
    assert!(
        output.starts_with("1\n") && output.contains(unmet),
        "{output}"
    );
}

#[test]
fn a_reproducer_is_that_of_the_first_part_that_fails() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("failed");
    let text = "func.func @f\n// -----\nfunc.func @g\n";
    let flag = format!("--crash-reproducer={}", file.display());
    let output = run(&["--split-input-file", "--fail", &flag], text);
    let written = format!("reproducer generated at `{}`", file.display());
    assert_eq!(output.matches(&written).count(), 1, "{output}");
    let kept = "` holds the reproducer of an earlier part";
    assert_eq!(output.matches(kept).count(), 1, "{output}");
    let reproducer = std::fs::read_to_string(&file).unwrap();
    assert!(
        reproducer.contains("@f") && !reproducer.contains("@g"),
        "{reproducer}"
    );
    for flag in ["--generate-reproducer=a", "--print-ir-tree-dir=a"] {
        let output = run(&["--split-input-file", flag], text);
        let (name, _) = flag.split_once('=').unwrap();
        let message = format!("'{name}' cannot be combined with '--split-input-file'");
        assert!(
            output.starts_with("1\n") && output.contains(&message),
            "{output}"
        );
    }
}

#[test]
fn the_pipeline_is_built_once_for_all_parts() {
    static BUILT: AtomicUsize = AtomicUsize::new(0);
    const COUNTED: &PipelineInfo = &PipelineInfo::new("Counted", "counted");
    let text = "func.func @f\n// -----\nfunc.func @g\n// -----\nfunc.func @h\n";
    for flag in ["--counted", "--pass-pipeline=builtin.module(counted)"] {
        BUILT.store(0, Ordering::Relaxed);
        let tool = driver().passes(|registry| {
            registry.register_pipeline(COUNTED, |builder, _: NoOptions| {
                BUILT.fetch_add(1, Ordering::Relaxed);
                builder.append_text("nothing")?;
                Ok(())
            })
        });
        let args = ["--split-input-file", "--pass-statistics", flag].map(Into::into);
        let (status, _, stderr) = run_driver(&tool, args.into(), text.as_bytes());
        let runs = stderr.matches("Nothing").count();
        assert_eq!(
            (status, runs, BUILT.load(Ordering::Relaxed)),
            (0, 3, 1),
            "{flag}: {stderr}"
        );
    }
}

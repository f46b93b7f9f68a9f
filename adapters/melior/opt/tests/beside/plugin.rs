//! Dialects and passes that libraries bring along.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cached::{Tool, is_known};
use crate::{both, listed, mlir_opt, run};

/// Compiles a library of this folder, and returns its path.
fn library(folder: &Path, source: &str, flags: &[&str]) -> PathBuf {
    let library = folder.join(format!("{source}.so"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/beside")
        .join(source);
    let prefix = mlir_opt().ancestors().nth(2).unwrap().to_owned();
    let mut compiler = Command::new("c++");
    compiler
        .args([
            "-shared",
            "-fPIC",
            "-fno-rtti",
            "-fno-exceptions",
            "-std=c++17",
            "-DNDEBUG",
        ])
        .arg("-isystem")
        .arg(prefix.join("include"))
        .arg(source.with_extension("cpp"))
        .arg("-L")
        .arg(prefix.join("lib"))
        .args(flags)
        .arg("-o")
        .arg(&library);
    assert!(compiler.status().unwrap().success());
    library
}

fn ours() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"))
}

#[test]
fn a_dialect_of_a_library() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path(), "dialect_plugin", &[]);
    let input = "%0 = \"own.op\"() : () -> i32\n\"own.region\"() ({}) : () -> ()";
    let flag = format!("--load-dialect-plugin={}", library.display());
    let pipeline = "--pass-pipeline=builtin.module(own.region(cse),canonicalize)";
    let (ours, theirs) = both(ours(), &mlir_opt(), &[&flag, pipeline], input);
    assert!(ours.succeeded && ours.stdout.contains("own.op"), "{ours:?}");
    assert_eq!(ours, theirs);

    // The key of a kept result has a hash of the library.
    let tool = Tool::new();
    tool.write(input);
    let runs = || [(); 2].map(|()| is_known(&tool.with(&[&flag, "--canonicalize"], "2").1));
    assert_eq!(runs(), [false, true]);
    let mut bytes = fs::read(&library).unwrap();
    bytes.push(0);
    fs::write(&library, bytes).unwrap();
    assert_eq!(runs(), [false, true]);
}

const INPUT: &str = "func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  return %0 : i32
}
";

/// Pipelines with the passes of `pass_plugin.cpp`.
const PIPELINES: &[&str] = &[
    "builtin.module(own-tag)",
    "builtin.module(func.func(own-tag{name=first limit=2 values=1,2,3}),canonicalize)",
    "builtin.module(own-tag{loud=true})",
    "builtin.module(canonicalize,func.func(own-tag{limit=-1}))",
    "builtin.module(own-erase)",
    "builtin.module(own-pipeline,cse)",
    "builtin.module(func.func(own-pipeline{most=2}))",
    "builtin.module(own-tag{limit=many})",
    "builtin.module(own-tag{size=1})",
    "builtin.module(func.func(own-erase))",
    "builtin.module(own-tags)",
];

#[test]
fn passes_of_a_library() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path(), "pass_plugin", &[]);
    let flag = format!("--load-pass-plugin={}", library.display());
    let mut failures = 0;
    for pipeline in PIPELINES {
        let pipeline = format!("--pass-pipeline={pipeline}");
        let (ours, theirs) = both(ours(), &mlir_opt(), &[&flag, &pipeline], INPUT);
        assert_eq!(ours, theirs, "{pipeline}");
        failures += u8::from(!ours.succeeded);
    }
    assert_eq!(failures, 5);

    // `mlir-opt` knows its flags before it loads libraries. Here the order makes no difference.
    let as_flag = run(
        ours(),
        &["--own-tag=name=first limit=2 values=1,2,3", &flag],
        INPUT,
    );
    let pipeline = "--pass-pipeline=builtin.module(own-tag{name=first limit=2 values=1,2,3})";
    assert_eq!(as_flag, run(ours(), &[&flag, pipeline], INPUT));
    let help = run(ours(), &[&flag, "--help"], "").stdout;
    let passes = listed(&help, 2);
    let options = |pass: &str| passes[pass].iter().copied().collect::<Vec<_>>();
    assert_eq!(options("own-tag"), ["limit", "loud", "name", "values"]);
    assert_eq!(options("own-pipeline"), ["most"]);
    assert!(help.contains("Erase all in a module"), "{help}");
}

/// Returns what the tool says of a library with passes.
fn refusal(library: &Path) -> String {
    let mut command = Command::new(ours());
    command
        .arg("--load-pass-plugin")
        .arg(library)
        .arg("--own-tag");
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_no_plugin_is() {
    let folder = tempfile::tempdir().unwrap();
    let dialect = library(folder.path(), "dialect_plugin", &[]);
    assert!(
        refusal(&dialect).contains("entry point"),
        "{}",
        refusal(&dialect)
    );
    let missing = refusal(Path::new("missing.so"));
    assert!(
        missing.contains("error: '--load-pass-plugin': missing.so: cannot open"),
        "{missing}"
    );
}

/// A library that is linked with MLIR shares it with a program that is, and is refused by one that holds MLIR.
#[test]
fn a_library_that_is_linked_with_mlir() {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["-lMLIR", "-Wl,--no-as-needed", "-lLLVM"];
    let library = library(folder.path(), "pass_plugin", &flags);
    if option_env!("MLIR_SYS_LINK_SHARED") == Some("1") {
        let flag = format!("--load-pass-plugin={}", library.display());
        let (ours, theirs) = both(
            ours(),
            &mlir_opt(),
            &[&flag, "--pass-pipeline=any(own-tag)"],
            INPUT,
        );
        assert!(ours.succeeded);
        assert_eq!(ours, theirs);
    } else {
        let refusal = refusal(&library);
        assert!(refusal.contains("an MLIR of its own"), "{refusal}");
        assert!(refusal.contains("MLIR_SYS_LINK_SHARED=1"), "{refusal}");
    }
}

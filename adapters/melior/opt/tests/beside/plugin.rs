//! A dialect that a library brings along.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::cached::{Tool, is_known};
use crate::{both, mlir_opt};

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/beside/plugin.cpp");

#[test]
fn a_dialect_of_a_library() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("own.so");
    let tool = mlir_opt();
    let include = tool.ancestors().nth(2).unwrap().join("include");
    let mut compiler = Command::new("c++");
    compiler.args([
        "-shared",
        "-fPIC",
        "-fno-rtti",
        "-fno-exceptions",
        "-std=c++17",
        "-DNDEBUG",
    ]);
    compiler
        .arg("-isystem")
        .arg(include)
        .arg(SOURCE)
        .arg("-o")
        .arg(&library);
    assert!(compiler.status().unwrap().success());
    let ours = Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    let input = "%0 = \"own.op\"() : () -> i32";
    let flag = format!("--load-dialect-plugin={}", library.display());
    let (ours, theirs) = both(ours, &tool, &[&flag, "--canonicalize"], input);
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

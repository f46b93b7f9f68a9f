//! Compiler messages for mistakes in Rust sources, word for word. `UPDATE_EXPECT=1` writes them, as everywhere.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and this one is started by its environment"
)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Folders of mistakes below `ui`.
const KINDS: &[&str] = &[
    "attribute",
    "option",
    "group",
    "checked",
    "implementation",
    "rules",
    "runtime",
    "include",
];

#[test]
fn compile_fail() {
    if env::var_os("UPDATE_EXPECT").is_some() && env::var_os("TRYBUILD").is_none() {
        run_again_with_the_switch_of_trybuild();
        return;
    }
    copy_definitions();
    let cases = trybuild::TestCases::new();
    for kind in KINDS {
        cases.compile_fail(format!("ui/{kind}/*.rs"));
    }
}

/// The cases are compiled as a package that the library makes, and the definitions that they include are looked for there.
fn copy_definitions() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let package = target.join("tests/trybuild").join(env!("CARGO_PKG_NAME"));
    for folder in ["ui/include", "ui/support"] {
        let copies = package.join(folder);
        fs::create_dir_all(&copies).unwrap();
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_some_and(|extension| extension == "kdl") {
                fs::copy(&file, copies.join(file.file_name().unwrap())).unwrap();
            }
        }
    }
}

/// The library that compares has a switch of its own, which a process cannot set for itself without `unsafe`.
fn run_again_with_the_switch_of_trybuild() {
    let status = Command::new(env::current_exe().unwrap())
        .args(["--exact", "compile_fail"])
        .env("TRYBUILD", "overwrite")
        .status();
    assert!(status.unwrap().success());
}

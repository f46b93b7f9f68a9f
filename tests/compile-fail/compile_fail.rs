//! Compiler messages for mistakes in Rust sources, word for word. `UPDATE_EXPECT=1` writes them, as everywhere.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and this one is started by its environment"
)]

use std::env;
use std::process::Command;

/// Folders of mistakes below `ui`.
const KINDS: &[&str] = &[
    "attribute",
    "option",
    "group",
    "pipeline",
    "implementation",
    "rules",
    "runtime",
];

#[test]
fn compile_fail() {
    if env::var_os("UPDATE_EXPECT").is_some() && env::var_os("TRYBUILD").is_none() {
        run_again_with_the_switch_of_trybuild();
        return;
    }
    let cases = trybuild::TestCases::new();
    for kind in KINDS {
        cases.compile_fail(format!("ui/{kind}/*.rs"));
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

//! Compiler messages for mistakes in Rust sources, word for word. `UPDATE_EXPECT=1` writes them, as everywhere.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on has failed, and this one is started by its environment"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Folders of mistakes below `ui`.
const KINDS: &[&str] = &[
    "attribute",
    "option",
    "group",
    "pipeline",
    "checked",
    "implementation",
    "rules",
    "runtime",
    "include",
];

/// The file that a build script makes of definitions, for the case that includes it.
#[test]
fn generated_file_is_up_to_date() {
    let text = fs::read_to_string("ui/include/unknown_rust.kdl").unwrap();
    let set = passdefs::load([("unknown_rust.kdl", &*text)]).set.unwrap();
    let generated = passwright_build::generate(&set, &passwright_build::Settings::default());
    expect_test::expect_file!["ui/include/unknown_rust.inc"].assert_eq(&generated);
}

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
    // The cases are compiled when this is dropped; what they depend on is there from then on.
    drop(cases);
    for (case, name) in [("renamed", "pass_runtime"), ("missing", "pass_macros")] {
        let message = message_without_runtime(case, &format!("pr={}", newest(name)));
        expect_test::expect_file![format!("ui/runtime_name/{case}.stderr")].assert_eq(&message);
    }
}

/// The messages for a crate that knows no crate named `pass_runtime`, but one other crate. The library that compiles the
/// other cases gives each of them all dependencies of this package.
fn message_without_runtime(case: &str, known: &str) -> String {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(compiler);
    command.args(["--edition=2024", "--crate-type=lib", "--emit=metadata"]);
    command.args(["--out-dir", env!("CARGO_TARGET_TMPDIR"), "--extern", known]);
    for folder in dependencies() {
        command.arg("-L").arg(folder);
    }
    let output = command
        .arg(format!("ui/runtime_name/{case}.rs"))
        .output()
        .unwrap();
    assert!(!output.status.success(), "{case} compiles");
    String::from_utf8(output.stderr).unwrap()
}

/// The folders of compiled dependencies: those for the target, and those that run in the compiler.
fn dependencies() -> Vec<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let built = target.join("tests/trybuild");
    let folders = fs::read_dir(&built).unwrap().map(|it| it.unwrap().path());
    let below = folders.map(|folder| folder.join("debug/deps"));
    let all = below.chain([built.join("debug/deps")]);
    all.filter(|folder| folder.is_dir()).collect()
}

/// The library of a crate that was compiled last.
fn newest(name: &str) -> String {
    let files = dependencies().into_iter().flat_map(|folder| {
        let files = fs::read_dir(folder).unwrap();
        files.map(|it| it.unwrap().path()).collect::<Vec<_>>()
    });
    let start = format!("lib{name}-");
    let libraries = files.filter(|file| {
        let is_library = file
            .extension()
            .is_some_and(|it| it == "rmeta" || it == env::consts::DLL_EXTENSION);
        let file = file.file_name().unwrap().to_str().unwrap();
        is_library && file.starts_with(&start)
    });
    let newest = libraries.max_by_key(|file| fs::metadata(file).unwrap().modified().unwrap());
    newest.unwrap().to_str().unwrap().to_owned()
}

/// The cases are compiled as a package that the library makes, and the definitions that they include are looked for there.
fn copy_definitions() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let package = target.join("tests/trybuild").join(env!("CARGO_PKG_NAME"));
    let folder = package.join("ui/include");
    fs::create_dir_all(&folder).unwrap();
    for file in fs::read_dir("ui/include").unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_some_and(|it| it == "kdl") {
            fs::copy(&file, folder.join(file.file_name().unwrap())).unwrap();
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

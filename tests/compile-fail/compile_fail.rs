//! Compiler messages for mistakes in Rust sources, word for word. `UPDATE_EXPECT=1` writes them, as everywhere.
//!
//! The compiler is called with the build of `passwright` that the tests themselves use, so that nothing is compiled again.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod normalize;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The library file of `passwright`.
static PASSWRIGHT: LazyLock<PathBuf> = LazyLock::new(library);

/// Asks cargo where it has built `passwright` for this test. The packages and targets that are asked for decide on the features of
/// dependencies: with these words they are those of `cargo test --workspace`, where everything is built already.
fn library() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["test", "--no-run", "--workspace", "--test", "compile_fail"])
        .args(["--quiet", "--message-format", "json", "--target-dir"])
        .arg(target);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let output = cargo.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let is_library = |message: &serde_json::Value| {
        let target = &message["target"];
        let kinds = target["kind"].as_array();
        target["name"] == "passwright"
            && kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind == "lib"))
    };
    let message = serde_json::Deserializer::from_slice(&output.stdout)
        .into_iter::<serde_json::Value>()
        .map(Result::unwrap)
        .find(is_library)
        .unwrap();
    PathBuf::from(message["filenames"][0].as_str().unwrap())
}

/// What the compiler is asked for.
const FLAGS: &str = "--edition 2024 --crate-type bin --emit metadata --color never --diagnostic-width 140 -A dead_code";

/// What the compiler says of a case, which has to have an error.
fn messages(case: &Path) -> String {
    let folder = tempfile::tempdir().unwrap();
    let libraries = PASSWRIGHT.parent().unwrap();
    let mut passwright = std::ffi::OsString::from("passwright=");
    passwright.push(&*PASSWRIGHT);
    let output = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .args(FLAGS.split(' '))
        .arg("--extern")
        .arg(passwright)
        // What it is made of is beside it, or below where cargo copies what is asked for.
        .arg("-L")
        .arg(libraries)
        .arg("-L")
        .arg(libraries.join("deps"))
        .arg("--out-dir")
        .arg(folder.path())
        .arg(Path::new(normalize::PACKAGE).join(case))
        // Where cargo calls the compiler: the libraries name their sources as seen from here.
        .current_dir(
            Path::new(env!("CARGO_MANIFEST_DIR"))
                .ancestors()
                .nth(2)
                .unwrap(),
        )
        .env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(!output.status.success(), "{} compiles", case.display());
    normalize::messages(&String::from_utf8(output.stderr).unwrap(), case)
}

/// Compares the messages for all mistakes in a folder below `ui`.
fn compare(kind: &str) {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cases = Vec::new();
    for file in fs::read_dir(package.join("ui").join(kind)).unwrap() {
        let name = file.unwrap().file_name();
        let case = Path::new("ui").join(kind).join(name);
        if case.extension().is_some_and(|extension| extension == "rs") {
            cases.push(case);
        }
    }
    cases.sort();
    assert!(!cases.is_empty());
    for case in cases {
        expect_test::expect_file![package.join(case.with_extension("stderr"))]
            .assert_eq(&messages(&case));
    }
}

#[test]
fn attribute() {
    compare("attribute");
}

#[test]
fn checked() {
    compare("checked");
}

#[test]
fn group() {
    compare("group");
}

#[test]
fn implementation() {
    compare("implementation");
}

#[test]
fn include() {
    compare("include");
}

#[test]
fn option() {
    compare("option");
}

#[test]
fn pipeline() {
    compare("pipeline");
}

#[test]
fn rules() {
    compare("rules");
}

#[test]
fn runtime() {
    compare("runtime");
}

//! `new`: crates. `cargo xtask package` builds and tests them.

use expect_test::expect;

use crate::tool::Folder;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn a_crate_has_a_pass_a_test_a_page_and_a_file_for_integration() {
    let folder = Folder::new();
    let said = folder.good(&["new", "a/my-opt"]);
    expect![[r#"
        `a/my-opt` is made; its packages are those of the registry, `--path DIR` takes those of a copy of the repository; go on with

        cd a/my-opt
        cargo test
    "#]]
    .assert_eq(&said);
    expect![[r#"
        a/my-opt/.github/workflows/ci.yml
        a/my-opt/.gitignore
        a/my-opt/Cargo.toml
        a/my-opt/README.md
        a/my-opt/build.rs
        a/my-opt/docs/passes.md
        a/my-opt/passes.kdl
        a/my-opt/src/count_ops.rs
        a/my-opt/src/main.rs
        a/my-opt/tests/input.mlir
        a/my-opt/tests/tool.rs
        passes.kdl"#]]
    .assert_eq(&folder.list().join("\n"));
    expect![[r#"
        [package]
        name = "my-opt"
        version = "0.1.0"
        edition = "2024"
        rust-version = "1.95"
        publish = false

        [dependencies]
        pass-driver = { version = "0.1.0" }
        pass-embedded = { version = "0.1.0" }
        pass-ir = { version = "0.1.0" }
        pass-runtime = { version = "0.1.0" }
        pass-transforms = { version = "0.1.0" }
        passwright = { version = "0.1.0" }

        [build-dependencies]
        passwright-build = { version = "0.1.0", features = ["build"] }
    "#]]
    .assert_eq(&folder.read("a/my-opt/Cargo.toml"));
}

#[test]
fn every_ir_has_both_spellings_and_definitions_that_are_formatted() {
    let folder = Folder::new();
    for ir in ["embedded", "pliron", "own", "melior"] {
        for (spelling, definitions) in [
            (None, "passes.kdl"),
            (Some("--attribute"), "src/count_ops.rs"),
        ] {
            let name = format!("{ir}{}", spelling.unwrap_or_default());
            let args = ["new", &name, "--ir", ir].into_iter().chain(spelling);
            folder.good(&args.collect::<Vec<_>>());
            let definitions = format!("{name}/{definitions}");
            assert_eq!(folder.good(&["check", &definitions]), "");
            if spelling.is_none() {
                assert_eq!(folder.good(&["fmt", "--check", &definitions]), "");
            }
        }
    }
}

#[test]
fn a_copy_of_the_repository_is_named_as_seen_from_the_crate() {
    let folder = Folder::new();
    folder.put("copy/pass-runtime/Cargo.toml", "");
    folder.good(&[
        "new",
        "own/deep/my-opt",
        "--ir=own",
        "--attribute",
        "--path=copy",
    ]);
    expect![[r#"
        [package]
        name = "my-opt"
        version = "0.1.0"
        edition = "2024"
        rust-version = "1.95"
        publish = false

        [dependencies]
        pass-driver = { path = "../../../copy/runtime-tools/driver" }
        pass-runtime = { path = "../../../copy/pass-runtime", features = ["macros"] }
        passwright = { path = "../../../copy/passwright" }
    "#]]
    .assert_eq(&folder.read("own/deep/my-opt/Cargo.toml"));
}

#[test]
fn the_minimum_rust_is_that_of_the_workspace() {
    let manifest = std::fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    let folder = Folder::new();
    folder.good(&["new", "a"]);
    let made = folder.read("a/Cargo.toml");
    let version = |text: &str| {
        let line = text.lines().find(|line| line.starts_with("rust-version"));
        line.unwrap().to_owned()
    };
    assert_eq!(version(&made), version(&manifest));
}

#[test]
fn mistakes_leave_nothing_behind() {
    let folder = Folder::new();
    let before = folder.list();
    folder.bad(
        &["new", "passes.kdl"],
        expect![[r#"
            error: `passes.kdl` exists
              = help: choose the name of a folder that does not
        "#]],
    );
    folder.bad(
        &["new", "sub/1st"],
        expect![[r#"
            error: no crate can have the name of `sub/1st`: it does not begin with a letter
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "pass-pliron", "--ir=pliron"],
        expect![[r#"
            error: no crate can have the name of `pass-pliron`: it depends on a crate of that name
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "sub/.."],
        expect![[r#"
            error: no crate can have the name of `sub/..`: the path ends in no name
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "a", "--path", "."],
        expect![[r#"
            error: `.` is no copy of Passwright's repository
              = help: expected a folder in which `pass-runtime/Cargo.toml` is
        "#]],
    );
    folder.bad(
        &["new", "passes.kdl/a"],
        expect![[r#"
            error: cannot make `passes.kdl/a`: not a directory
        "#]],
    );
    assert_eq!(folder.list(), before);
}

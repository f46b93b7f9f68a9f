//! `new`: crates. `cargo xtask first-steps` builds and tests them.

use expect_test::expect;

use crate::tool::Folder;

/// A folder with the file by which a copy of the repository is recognised.
fn folder_with_copy() -> Folder {
    let folder = Folder::new();
    folder.put("copy/passwright/Cargo.toml", "");
    folder
}

#[test]
fn a_crate_has_a_pass_a_test_a_page_and_a_file_for_integration() {
    let folder = folder_with_copy();
    let printed = folder.good(&["new", "a/my-opt", "--path=copy"]);
    expect![[r#"
        `a/my-opt` is made; set `PASSWRIGHT` in `.github/workflows/ci.yml` to the address of Passwright's repository; go on with

        cd a/my-opt
        git init
        cargo test
    "#]]
    .assert_eq(&printed);
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
        copy/passwright/Cargo.toml
        passes.kdl"#]]
    .assert_eq(&folder.list().join("\n"));
    expect![[r#"
        [package]
        name = "my-opt"
        version = "0.1.0"
        edition = "2024"
        publish = false

        [dependencies]
        # For `#[pass]`, `pipeline!` and the other macros, add the feature `macros`.
        passwright = { path = "../../copy/passwright", default-features = false, features = ["dialects", "driver"] }

        [build-dependencies]
        passwright-build = { path = "../../copy/codegen" }

        # Backtraces have lines; for a debugger that shows variables: debug = true.
        [profile.dev]
        debug = "line-tables-only"

        # Dependencies without debug information and incremental data build faster, in a third of the space.
        [profile.dev.package."*"]
        debug = false
        incremental = false
    "#]]
    .assert_eq(&folder.read("a/my-opt/Cargo.toml"));
}

#[test]
fn integration_clones_the_repository_of_the_copy() {
    let folder = folder_with_copy();
    let config =
        "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = https://example.org/passwright.git\n";
    folder.put("copy/.git/config", config);
    let printed = folder.good(&["new", "my-opt", "--path=copy"]);
    assert!(!printed.contains("PASSWRIGHT"), "{printed}");
    let integration = folder.read("my-opt/.github/workflows/ci.yml");
    for line in [
        "  PASSWRIGHT: https://example.org/passwright.git\n",
        "      - run: test -e ../copy || git clone --depth 1 \"$PASSWRIGHT\" ../copy\n",
        "      - run: cargo install --locked --path ../copy/tools/cli\n",
    ] {
        assert!(integration.contains(line), "{integration}");
    }
}

#[test]
fn a_crate_in_a_workspace_is_to_be_added_to_its_members() {
    let folder = folder_with_copy();
    folder.put("work/Cargo.toml", "[workspace]\nmembers = []\n");
    folder.put("work/.git/HEAD", "");
    let printed = folder.good(&["new", "work/my-opt", "--path=copy"]);
    assert!(
        printed.contains("; add it to `members` of the workspace `"),
        "{printed}"
    );
    assert!(!printed.contains("git init"), "{printed}");
    let manifest = folder.read("work/my-opt/Cargo.toml");
    assert!(!manifest.contains("[profile"), "{manifest}");
}

#[test]
fn a_crate_that_a_workspace_excludes_is_no_member() {
    let folder = folder_with_copy();
    let workspace =
        "[workspace]\nmembers = []\nexclude = [\n    \"other\", # tools\n    \"tools\",\n]\n";
    folder.put("work/Cargo.toml", workspace);
    let printed = folder.good(&["new", "work/tools/my-opt", "--path=copy"]);
    assert!(!printed.contains("`members`"), "{printed}");
    let manifest = folder.read("work/tools/my-opt/Cargo.toml");
    assert!(manifest.contains("[profile"), "{manifest}");
}

#[test]
fn every_ir_has_both_spellings_and_definitions_that_are_formatted() {
    let folder = folder_with_copy();
    for ir in ["embedded", "pliron", "own", "melior"] {
        for (spelling, definitions) in [
            (None, "passes.kdl"),
            (Some("--attribute"), "src/count_ops.rs"),
        ] {
            let name = format!("{ir}{}", spelling.unwrap_or_default());
            let args = ["new", &name, "--path=copy", "--ir", ir]
                .into_iter()
                .chain(spelling);
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
    let folder = folder_with_copy();
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
        publish = false

        [dependencies]
        passwright = { path = "../../../copy/passwright", features = ["driver"] }

        # Backtraces have lines; for a debugger that shows variables: debug = true.
        [profile.dev]
        debug = "line-tables-only"

        # Dependencies without debug information and incremental data build faster, in a third of the space.
        [profile.dev.package."*"]
        debug = false
        incremental = false
    "#]]
    .assert_eq(&folder.read("own/deep/my-opt/Cargo.toml"));
}

#[test]
fn errors_leave_nothing_behind() {
    let folder = folder_with_copy();
    let before = folder.list();
    folder.bad(
        &["new", "passes.kdl", "--path=copy"],
        expect![[r#"
            error: `passes.kdl` exists
              = help: choose the name of a folder that does not
        "#]],
    );
    folder.bad(
        &["new", "sub/1st", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `sub/1st`: it does not begin with a letter
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "passwright", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `passwright`: it depends on a crate of that name
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "sub/..", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `sub/..`: the path ends in no name
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "a", "--path", "."],
        expect![[r#"
            error: `.` is no copy of Passwright's repository
              = help: expected a folder with the file `passwright/Cargo.toml`
        "#]],
    );
    folder.bad(
        &["new", "passes.kdl/a", "--path=copy"],
        expect![[r#"
            error: cannot make `passes.kdl/a`: not a directory
        "#]],
    );
    assert_eq!(folder.list(), before);
}

//! `new`: crates. `cargo xtask first-steps` builds and tests them.

use std::path::Path;
use std::process::Command;

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
    // The folder for temporary files may lie in a repository.
    let is_tracked = folder
        .path("")
        .ancestors()
        .any(|folder| folder.join(".git").exists());
    assert_eq!(printed.contains("\ngit init\n"), !is_tracked);
    expect![[r#"
        `a/my-opt` is made; set `PASSWRIGHT` in `.github/workflows/ci.yml` to the address of Passwright's repository; go on with

        cd a/my-opt
        cargo test
    "#]]
    .assert_eq(&printed.replace("git init\n", ""));
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
        passwright = { path = "../../copy/passwright", default-features = false, features = ["dialects", "driver", "meaning"] }

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
    let config = "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = https://me:secret@example.org/passwright.git\n";
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

/// A folder with a copy that cargo accepts.
fn folder_with_packages() -> Folder {
    let folder = folder_with_copy();
    for (path, name) in [
        ("passwright", "passwright"),
        ("codegen", "passwright-build"),
    ] {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\n[workspace]\n[features]\ndialects = []\ndriver = []\n"
        );
        folder.put(&format!("copy/{path}/Cargo.toml"), manifest);
        folder.put(&format!("copy/{path}/src/lib.rs"), "");
    }
    folder
}

/// Returns the folder of the workspace that cargo finds for the crate.
fn workspace_of(folder: &Folder, name: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version=1"]);
    let output = cargo.current_dir(folder.path(name)).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let root = Path::new(metadata["workspace_root"].as_str().unwrap());
    root.file_name().unwrap().to_str().unwrap().to_owned()
}

#[test]
fn a_crate_in_a_workspace_is_a_member() {
    let folder = folder_with_packages();
    let manifest = "[workspace]\nresolver = \"3\"\n";
    folder.put("work/Cargo.toml", manifest);
    folder.put("work/.git/HEAD", "");
    let printed = folder.good(&["new", "work/my-opt", "--path=copy"]);
    assert!(
        printed.contains("is made, a member of the workspace `"),
        "{printed}"
    );
    assert!(!printed.contains("git init"), "{printed}");
    let expected = format!("{manifest}members = [\"my-opt\"]\n");
    assert_eq!(folder.read("work/Cargo.toml"), expected);
    assert_eq!(workspace_of(&folder, "work/my-opt"), "work");
    let manifest = folder.read("work/my-opt/Cargo.toml");
    assert!(!manifest.contains("[profile"), "{manifest}");
}

/// The list keeps its order and its layout, and patterns of it are enough.
#[test]
fn members_of_a_workspace_keep_their_layout() {
    let folder = folder_with_packages();
    for name in ["a", "z"] {
        let manifest =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
        folder.put(&format!("work/{name}/Cargo.toml"), manifest);
        folder.put(&format!("work/{name}/src/lib.rs"), "");
    }
    for (before, after) in [
        (
            "members = [\"a\", \"z\"]",
            "members = [\"a\", \"tools/m\", \"z\"]",
        ),
        (
            "members = [\"z\", \"a\"]",
            "members = [\"z\", \"a\", \"tools/m\"]",
        ),
        ("members = [\"z\"]", "members = [\"tools/m\", \"z\"]"),
        ("members = []", "members = [\"tools/m\"]"),
        (
            "members = [\n    \"a\", # first\n    \"z\",\n]",
            "members = [\n    \"a\", # first\n    \"tools/m\",\n    \"z\",\n]",
        ),
        (
            "members = [\n    \"z\", # last\n    # first\n    \"a\", # end\n]",
            "members = [\n    \"z\", # last\n    # first\n    \"a\", # end\n    \"tools/m\",\n]",
        ),
        (
            "members = [\n    # last\n    \"z\" # end\n]",
            "members = [\n    \"tools/m\",\n    # last\n    \"z\" # end\n]",
        ),
        (
            "members = [\n  \"z\",\n  \"a\"\n]",
            "members = [\n  \"z\",\n  \"a\",\n  \"tools/m\"\n]",
        ),
        (
            "members = [\"a\", \"tools/*\"]",
            "members = [\"a\", \"tools/*\"]",
        ),
        ("members = [\"./tools/m/\"]", "members = [\"./tools/m/\"]"),
        ("members = [\"a*\"]", "members = [\"a*\", \"tools/m\"]"),
        (
            "members = [\"tools/m\"]\nexclude = [\"tools\"]",
            "members = [\"tools/m\"]\nexclude = [\"tools\"]",
        ),
    ] {
        let document = |list| {
            format!(
                "# Ours\n[workspace]\nresolver = \"3\"\n{list}\n\n[profile.dev]\nopt-level = 1\n"
            )
        };
        folder.put("work/Cargo.toml", document(before));
        folder.good(&["new", "work/tools/m", "--path=copy"]);
        assert_eq!(folder.read("work/Cargo.toml"), document(after), "{before}");
        assert_eq!(workspace_of(&folder, "work/tools/m"), "work", "{before}");
        std::fs::remove_dir_all(folder.path("work/tools")).unwrap();
    }
}

#[test]
fn a_workspace_that_cannot_be_read_is_named() {
    let folder = folder_with_copy();
    for manifest in ["[workspace\nmembers = []\n", "[workspace]\nmembers = 3\n"] {
        folder.put("work/Cargo.toml", manifest);
        let run = folder.run(&["new", "work/m", "--path=copy"]);
        assert_eq!(run.status, 1);
        assert!(run.stderr.contains("work/Cargo.toml`: "), "{}", run.stderr);
    }
}

#[test]
fn a_crate_that_a_workspace_excludes_is_no_member() {
    let folder = folder_with_packages();
    let workspace =
        "[workspace]\nmembers = []\nexclude = [\n    \"other\", # tools\n    \"tools\",\n]\n";
    folder.put("work/Cargo.toml", workspace);
    let printed = folder.good(&["new", "work/tools/my-opt", "--path=copy"]);
    assert!(!printed.contains("workspace"), "{printed}");
    assert_eq!(folder.read("work/Cargo.toml"), workspace);
    assert_eq!(workspace_of(&folder, "work/tools/my-opt"), "my-opt");
    // As for cargo, the next workspace above counts.
    folder.put("Cargo.toml", "[workspace]\nresolver = \"3\"\n");
    folder.good(&["new", "work/tools/my-lint", "--path=copy"]);
    assert_eq!(folder.read("work/Cargo.toml"), workspace);
    let members = "members = [\"work/tools/my-lint\"]\n";
    assert!(folder.read("Cargo.toml").ends_with(members));
    let manifest = folder.read("work/tools/my-opt/Cargo.toml");
    assert!(manifest.contains("[profile"), "{manifest}");
}

/// A missing LLVM is reported before anything else is compiled.
#[test]
fn a_crate_on_mlir_asks_for_llvm_first() {
    let folder = folder_with_copy();
    let printed = folder.good(&["new", "a/my-opt", "--path=copy", "--ir=melior"]);
    let last = "\ncargo build -p pass-llvm-check\ncargo test\n";
    assert!(printed.ends_with(last), "{printed}");
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

/// `adapters/python/tests/test_wheels.py` builds such packages, and runs their tests.
#[test]
fn a_package_for_python_has_an_entry_point_and_classes() {
    let folder = folder_with_copy();
    let printed = folder.good(&["new", "my-passes", "--python", "--path=copy"]);
    let steps =
        "cd my-passes\npip install ../copy/adapters/python\npip install '.[test]'\npytest\n";
    assert!(
        printed.replace("git init\n", "").ends_with(steps),
        "{printed}"
    );
    expect![[r#"
        copy/passwright/Cargo.toml
        my-passes/.github/workflows/ci.yml
        my-passes/.gitignore
        my-passes/Cargo.toml
        my-passes/README.md
        my-passes/build.rs
        my-passes/docs/passes.md
        my-passes/passes.kdl
        my-passes/pyproject.toml
        my-passes/python/my_passes/__init__.py
        my-passes/python/my_passes/_native.pyi
        my-passes/python/my_passes/passes.py
        my-passes/python/my_passes/passes.pyi
        my-passes/python/my_passes/py.typed
        my-passes/src/count_ops.rs
        my-passes/src/lib.rs
        my-passes/tests/input.mlir
        my-passes/tests/test_passes.py
        passes.kdl"#]]
    .assert_eq(&folder.list().join("\n"));
    expect![[r#"
        [package]
        name = "my-passes"
        version = "0.1.0"
        edition = "2024"
        publish = false

        [lib]
        # A library for Python alone: the interpreter loads it, and programs cannot be linked with it.
        crate-type = ["cdylib"]
        test = false
        doctest = false

        [dependencies]
        # For `#[pass]`, `pipeline!` and the other macros, add the feature `macros`.
        passwright = { path = "../copy/passwright", default-features = false, features = ["dialects"] }
        passwright-wheel = { path = "../copy/adapters/python/wheel" }
        pyo3 = { version = "0.30.1", features = ["abi3-py310"] }

        [build-dependencies]
        passwright-build = { path = "../copy/codegen" }

        # Backtraces have lines; for a debugger that shows variables: debug = true.
        [profile.dev]
        debug = "line-tables-only"

        # Dependencies without debug information and incremental data build faster, in a third of the space.
        [profile.dev.package."*"]
        debug = false
        incremental = false

        [profile.release]
        codegen-units = 1
        lto = "thin"
        strip = true
    "#]]
    .assert_eq(&folder.read("my-passes/Cargo.toml"));
    let project = folder.read("my-passes/pyproject.toml");
    let entry_point =
        "[project.entry-points.\"passwright.passes\"]\nmy-passes = \"my_passes._native:library\"\n";
    assert!(project.contains(entry_point), "{project}");
    let classes = folder.read("my-passes/python/my_passes/passes.pyi");
    assert!(classes.contains("    most: int = ..."), "{classes}");
    folder.good(&["new", "other", "--python", "--attribute", "--path=copy"]);
    assert_eq!(
        folder
            .read("other/python/other/passes.pyi")
            .lines()
            .skip(3)
            .collect::<Vec<_>>(),
        classes.lines().skip(3).collect::<Vec<_>>()
    );
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
    folder.bad(
        &["new", "lambda", "--python", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `lambda`: Python has that name for something else
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "string", "--python", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `string`: Python has that name for something else
              = help: name it like `my-opt`
        "#]],
    );
    folder.bad(
        &["new", "pyo3", "--python", "--path=copy"],
        expect![[r#"
            error: no crate can have the name of `pyo3`: it depends on a crate of that name
              = help: name it like `my-opt`
        "#]],
    );
    assert_eq!(folder.list(), before);
}

//! `import`: definitions of another tool as KDL.

use expect_test::{expect, expect_file};

use crate::tool::Folder;

/// A folder with a dump and a map file.
fn kitchen() -> Folder {
    let folder = Folder::new();
    for (from, to) in [("in.json", "kitchen.json"), ("in.map.kdl", "map.kdl")] {
        folder.put(to, pass_cases::named("tablegen").text(from));
    }
    folder
}

const IMPORT: [&str; 5] = ["import", "tablegen", "kitchen.json", "--group", "Kitchen"];

#[test]
fn a_dump_as_kdl() {
    let folder = kitchen();
    let printed = folder.good(&[&IMPORT[..], &["--map", "map.kdl"]].concat());
    expect_file![pass_cases::named("tablegen").path("in.kdl")].assert_eq(&printed);
    folder.good(&[&IMPORT[..], &["--map", "map.kdl", "-o", "kitchen.kdl"]].concat());
    assert_eq!(folder.read("kitchen.kdl"), printed);
    folder.good(&["check", "kitchen.kdl"]);
}

#[test]
fn what_is_kept_is_said() {
    let folder = kitchen();
    let run = folder.run(&[&IMPORT[..], &["-o", "kitchen.kdl"]].concat());
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let first: Vec<&str> = run
        .stderr
        .lines()
        .filter(|line| line.starts_with("warning"))
        .collect();
    expect![[r#"
        warning[W0104]: no operation is known for the C++ class `kitchen::KitchenOp`
        warning[W0105]: no dialect is known for the C++ class `kitchen::KitchenDialect`
        warning[W0101]: no type is known for the C++ type `kitchen::OvenRef`
        warning[W0102]: the value of the C++ default `kitchen::defaultOven()` is not known
        warning[W0106]: pass `CleanUp10` is made by C++ that is more than a call"#]]
    .assert_eq(&first.join("\n"));
}

#[test]
fn nothing_is_written_if_there_is_an_error() {
    let folder = kitchen();
    folder.put("kitchen.json", "{");
    let run = folder.run(&[&IMPORT[..], &["-o", "kitchen.kdl"]].concat());
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    expect![[r#"
        error[E0004]: EOF while parsing an object
         --> kitchen.json:1:1
          |
        1 | {
          | ^
    "#]]
    .assert_eq(&run.stderr);
    assert_eq!(folder.list(), ["kitchen.json", "map.kdl", "passes.kdl"]);
}

#[test]
fn the_output_is_none_of_the_inputs() {
    let folder = kitchen();
    let run = folder.run(&[&IMPORT[..], &["--map", "map.kdl", "-o", "map.kdl"]].concat());
    assert_eq!(run.status, 1);
    expect![[r#"
        error: `map.kdl` would overwrite the input `map.kdl`
    "#]]
    .assert_eq(&run.stderr);
}

#[test]
fn a_dump_is_an_input_like_any_other() {
    let folder = kitchen();
    folder.run(&[
        "docs",
        "--format",
        "mlir",
        "kitchen.json",
        "passes.kdl",
        "--out-dir",
        "out",
    ]);
    let names: Vec<String> = folder
        .list()
        .into_iter()
        .filter(|name| name.starts_with("out/"))
        .collect();
    assert_eq!(names, ["out/good.md", "out/kitchen.md", "out/other.md"]);
}

//! Folders in place of files.

use expect_test::expect;

use crate::tool::{Folder, GOOD};

/// A folder whose definitions are in `defs`, one of them wrong only where nobody looks.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.put("defs/passes.kdl", GOOD);
    folder.put(
        "defs/deeper/more.kdl",
        "group   \"More\" { pass \"M\" \"m\" { summary \"More\"; }; }\n",
    );
    folder.put("defs/notes.txt", "no definition");
    folder.put("defs/target/copy.kdl", GOOD);
    folder.put("defs/.hidden/copy.kdl", GOOD);
    folder
}

#[test]
fn every_command_takes_the_files_below() {
    let folder = folder();
    folder.good(&["check", "defs"]);
    assert_eq!(folder.run(&["fmt", "--check", "defs"]).status, 1);
    folder.good(&["fmt", "defs"]);
    folder.good(&["fmt", "--check", "defs"]);

    folder.good(&["gen", "defs", "--out-dir", "out"]);
    folder.good(&["docs", "defs", "--out-dir", "out"]);
    let made: Vec<String> = folder
        .list()
        .into_iter()
        .filter(|list| list.starts_with("out/"))
        .collect();
    let expected = [
        "good.md",
        "index.md",
        "more.md",
        "more.rs",
        "other.md",
        "passes.rs",
    ];
    assert_eq!(made, expected.map(|name| format!("out/{name}")));
    let page = folder.read("out/more.md");
    assert!(
        page.contains("Command: passwright docs defs --out-dir out"),
        "{page}"
    );
    folder.good(&["docs", "defs", "--out-dir", "out", "--check"]);
}

#[test]
fn a_file_is_read_once() {
    let folder = folder();
    folder.good(&["check", "defs", "./defs/deeper/more.kdl"]);
    folder.good(&["check", "defs/deeper/more.kdl", "defs/"]);
    folder.good(&["check", "defs", "defs/deeper", "./defs"]);
}

#[test]
fn mistakes_name_the_file() {
    let folder = folder();
    folder.put("defs/deeper/more.kdl", "group \"More\" { pas; }\n");
    folder.bad(
        &["check", "defs"],
        expect![[r#"
            error[E0101]: unknown node `pas` in a group
             --> defs/deeper/more.kdl:1:16
              |
            1 | group "More" { pas; }
              |                ^^^
              |
              = note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
              = help: did you mean `pass`?
        "#]],
    );
}

#[test]
fn a_folder_without_definitions() {
    let folder = folder();
    folder.put("empty/notes.txt", "no definition");
    folder.bad(
        &["check", "empty", "passes.kdl"],
        expect![[r#"
            error: no `.kdl` file is in or below `empty`
              = help: folders named `target` and those whose names start with a dot are skipped
        "#]],
    );
}

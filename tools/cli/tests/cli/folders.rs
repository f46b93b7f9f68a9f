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
fn kdl_of_other_kinds_is_left_as_it_is() {
    let folder = folder();
    folder.good(&["fmt", "defs"]);
    let map = "type   \"kitchen::Flour\" \"crate::Flour\"\n";
    folder.put("defs/map.kdl", map);
    folder.good(&["check", "defs"]);
    folder.good(&["fmt", "defs"]);
    assert_eq!(folder.read("defs/map.kdl"), map);
    assert_eq!(folder.run(&["check", "defs/map.kdl"]).status, 1);
    // A misspelt group is meant to be one, and a declaration to be in one.
    for wrong in ["gruop \"A\" { }\n", "pass \"Fold\" \"fold\" { }\n"] {
        folder.put("defs/wrong.kdl", wrong);
        assert_eq!(folder.run(&["check", "defs"]).status, 1, "{wrong}");
    }
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
            error[PW0101]: unknown node `pas` in a group
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
              = help: folders named `target`, those whose names start with a dot, links to folders and KDL files without a group are skipped
        "#]],
    );
    folder.put("rust/passes.rs", "#[pass]\nstruct Fold;\n");
    folder.bad(
        &["check", "rust"],
        expect![[r#"
            error: no `.kdl` file is in or below `rust`
              = help: name the Rust files with `#[pass]` one by one; a folder stands for the KDL files in it
        "#]],
    );
}

#[test]
fn a_file_is_read_once_by_whatever_paths_it_is_given() {
    let folder = folder();
    let absolute = folder.path("passes.kdl");
    let absolute = absolute.to_str().unwrap();
    folder.good(&[
        "check",
        "passes.kdl",
        "passes.kdl",
        "./passes.kdl",
        absolute,
    ]);
    folder.good(&[
        "check",
        "defs/passes.kdl",
        "defs",
        "defs/../defs/passes.kdl",
    ]);
    folder.good(&[
        "gen",
        "passes.kdl",
        "defs/../passes.kdl",
        "--out-dir",
        "out",
    ]);
    assert!(folder.list().contains(&"out/passes.rs".to_owned()));
}

#[cfg(unix)]
#[test]
fn links_in_a_folder_that_lead_nowhere_are_errors() {
    let folder = folder();
    let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, folder.path(name)).unwrap();
    // A link to a folder is not followed, and one to a file that is read by its own name says nothing new.
    link("../../defs", "defs/deeper/again.kdl");
    link("passes.kdl", "defs/same.kdl");
    link("nowhere.txt", "defs/notes.md");
    link("user@host.1:2", "defs/.#passes.kdl");
    folder.good(&["check", "defs"]);
    link("nowhere.kdl", "defs/dangling.kdl");
    link("loop.kdl", "defs/loop.kdl");
    folder.bad(
        &["check", "defs"],
        expect![[r#"
        error: cannot read `defs/dangling.kdl`: no such file or directory
          = help: it is a link to `nowhere.kdl`
        error: cannot read `defs/loop.kdl`: too many levels of symbolic links
    "#]],
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_in_a_folder_is_an_error() {
    let folder = folder();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.path("defs/pipe.kdl"))
        .status();
    assert!(made.unwrap().success());
    let socket = std::os::unix::net::UnixListener::bind(folder.path("defs/socket.kdl")).unwrap();
    folder.bad(
        &["check", "defs"],
        expect![[r#"
        error: cannot read `defs/pipe.kdl`: it is not a regular file
          = help: a pipe is read as standard input, `-`
        error: cannot read `defs/socket.kdl`: it is not a regular file
          = help: a pipe is read as standard input, `-`
    "#]],
    );
    drop(socket);
}

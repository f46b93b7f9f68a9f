//! How things are said: JSON, colours, explanations, usage.

use expect_test::{expect, expect_file};

use crate::tool::Folder;

#[test]
fn json_has_the_form_of_rustc() {
    let folder = Folder::new();
    folder.put(
        "a.kdl",
        "group \"A\" {\n    pass \"B\" \"b\" { summary \"ä\"; sumary \"t\"; }\n}\n",
    );
    let run = folder.run(&["--message-format", "json", "check", "a.kdl"]);
    expect![[r#"
        {"$message_type":"diagnostic","message":"unknown node `sumary` in a pass","code":{"code":"E0101","explanation":"Each place in a definition file allows certain nodes only, and the note lists them. Nothing is skipped silently, because a misspelt node would otherwise change what is generated without a word."},"level":"error","spans":[{"file_name":"a.kdl","byte_start":45,"byte_end":51,"line_start":2,"line_end":2,"column_start":33,"column_end":39,"is_primary":true,"label":null}],"children":[{"message":"known nodes: `constructor`, `cpp`, `deprecated`, `description`, `dialects`, `interface`, `list`, `op`, `option`, `required`, `state`, `statistic`, `summary`, `use-options`","level":"note"},{"message":"did you mean `summary`?","level":"help"}],"rendered":"error[E0101]: unknown node `sumary` in a pass\n --> a.kdl:2:33\n  |\n2 |     pass \"B\" \"b\" { summary \"ä\"; sumary \"t\"; }\n  |                                 ^^^^^^\n  |\n  = note: known nodes: `constructor`, `cpp`, `deprecated`, `description`, `dialects`, `interface`, `list`, `op`, `option`, `required`, `state`, `statistic`, `summary`, `use-options`\n  = help: did you mean `summary`?\n"}
    "#]].assert_eq(&run.stderr);
    assert_eq!(run.status, 1);
    folder.bad(&["check", "missing.kdl", "--message-format=json"], expect![[r#"
        {"$message_type":"diagnostic","message":"cannot read `missing.kdl`: no such file or directory","code":null,"level":"error","spans":[],"children":[],"rendered":"error: cannot read `missing.kdl`: no such file or directory\n"}
    "#]]);
}

#[test]
fn colours_when_asked_for() {
    let folder = Folder::new();
    folder.put("a.kdl", "group \"A\" { pas; }\n");
    assert!(!folder.run(&["check", "a.kdl"]).stderr.contains('\x1b'));
    assert!(
        !folder
            .run(&["check", "a.kdl", "--color", "never"])
            .stderr
            .contains('\x1b')
    );
    assert!(
        folder
            .run(&["check", "a.kdl", "--color", "always"])
            .stderr
            .contains("\x1b[")
    );
    assert!(
        folder
            .run(&["check", "b.kdl", "--color", "always"])
            .stderr
            .contains("\x1b[")
    );
}

#[test]
fn codes_are_explained() {
    let folder = Folder::new();
    expect![[r#"
        E0313: two passes have the same argument

        The argument selects a pass in a pipeline, so within a group it belongs to one.
        Two groups may use the same argument, as long as no tool registers both.
    "#]]
    .assert_eq(&folder.good(&["explain", "E0313"]));
    expect![[r#"
        E0601: a link leads nowhere

        A description links to a heading with `[text](#anchor)`, and no page has that
        heading. The anchor of a pass is its argument with a hyphen in front:
        `#-my-pass`.
    "#]]
    .assert_eq(&folder.good(&["explain", "e0601"]));
    folder.bad(
        &["explain", "E9999"],
        expect![[r#"
        error: no diagnostic has the code `E9999`
          = help: `passwright explain` lists all codes
    "#]],
    );
    folder.bad(
        &["explain", "nonsense"],
        expect![[r#"
        error: no diagnostic has the code `nonsense`
          = help: `passwright explain` lists all codes
    "#]],
    );
    let list = folder.good(&["explain"]);
    let codes: Vec<&str> = list
        .lines()
        .map(|it| it.split_once("  ").unwrap().0)
        .collect();
    let mut sorted = codes.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(codes.len(), sorted.len(), "a code stands for two things");
}

#[test]
fn usage() {
    let folder = Folder::new();
    folder.misused(
        &["check"],
        expect![[r#"
        error: the following required arguments were not provided:
          <FILE>...

        Usage: passwright check <FILE>...

        For more information, try '--help'.
    "#]],
    );
    folder.misused(
        &["chek", "passes.kdl"],
        expect![[r#"
        error: unrecognized subcommand 'chek'

          tip: a similar subcommand exists: 'check'

        Usage: passwright [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]],
    );
    folder.misused(
        &["gen", "passes.kdl", "-o", "a", "--out-dir", "b"],
        expect![[r#"
        error: the argument '--output <OUT>' cannot be used with '--out-dir <DIR>'

        Usage: passwright gen --output <OUT> <FILE>...

        For more information, try '--help'.
    "#]],
    );
    expect_file!["./golden/help.txt"].assert_eq(&folder.good(&["--help"]));
    expect_file!["./golden/help-gen.txt"].assert_eq(&folder.good(&["gen", "--help"]));
    expect_file!["./golden/help-docs.txt"].assert_eq(&folder.good(&["docs", "--help"]));
}

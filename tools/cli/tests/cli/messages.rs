//! Messages: JSON, colours, explanations, usage.

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
        {"$message_type":"diagnostic","message":"unknown node `sumary` in a pass","code":{"code":"PW0101","explanation":"Each place in a definition file allows certain nodes only, and the note lists them. Unknown nodes are errors, so that a typo cannot be ignored."},"level":"error","spans":[{"file_name":"a.kdl","byte_start":45,"byte_end":51,"line_start":2,"line_end":2,"column_start":33,"column_end":39,"is_primary":true,"label":null}],"children":[{"message":"known nodes: `after`, `author`, `before`, `conflicts-with`, `constructor`, `cpp`, `creates`, `deprecated`, `description`, `dialects`, `example`, `followed-by`, `idempotent`, `ignores`, `interface`, `kind`, `list`, `op`, `option`, `postcondition`, `precondition`, `reads`, `required`, `requires`, `state`, `statistic`, `summary`, `use-options`","level":"note"},{"message":"did you mean `summary`?","level":"help"}],"rendered":"error[PW0101]: unknown node `sumary` in a pass\n --> a.kdl:2:33\n  |\n2 |     pass \"B\" \"b\" { summary \"ä\"; sumary \"t\"; }\n  |                                 ^^^^^^\n  |\n  = note: known nodes: `after`, `author`, `before`, `conflicts-with`, `constructor`, `cpp`, `creates`, `deprecated`, `description`, `dialects`, `example`, `followed-by`, `idempotent`, `ignores`, `interface`, `kind`, `list`, `op`, `option`, `postcondition`, `precondition`, `reads`, `required`, `requires`, `state`, `statistic`, `summary`, `use-options`\n  = help: did you mean `summary`?\n"}
    "#]].assert_eq(&run.stderr);
    assert_eq!(run.status, 1);
    folder.bad(&["check", "missing.kdl", "--message-format=json"], expect![[r#"
        {"$message_type":"diagnostic","message":"cannot read `missing.kdl`: no such file or directory","code":null,"level":"error","spans":[],"children":[{"message":"there is `a.kdl`, `passes.kdl`","level":"help"}],"rendered":"error: cannot read `missing.kdl`: no such file or directory\n  = help: there is `a.kdl`, `passes.kdl`\n"}
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
        PW0313: two passes have the same argument

        The argument selects a pass or a pipeline in a pipeline, so within a group it
        belongs to one. Two groups may use the same argument, as long as no tool
        registers both. A name cannot be both declared in the group and listed as
        `external`.
    "#]]
    .assert_eq(&folder.good(&["explain", "PW0313"]));
    expect![[r#"
        PW1601: a link leads nowhere

        A description links to a heading with `[text](#anchor)`, and no page has that
        heading. The anchor of a pass is its argument with a hyphen in front:
        `#-my-pass`.
    "#]]
    .assert_eq(&folder.good(&["explain", "pw1601"]));
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
        .map(|line| line.split_once("  ").unwrap().0)
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
    expect_file!["./help/passwright.txt"].assert_eq(&folder.good(&["--help"]));
    expect_file!["./help/gen.txt"].assert_eq(&folder.good(&["gen", "--help"]));
    expect_file!["./help/docs.txt"].assert_eq(&folder.good(&["docs", "--help"]));
}

/// A set of options that nobody uses.
const WARNED: &str = "group \"A\" {\n    options \"idle\" { option \"a_b\" \"u8\" default=1; }\n    pass \"B\" \"b\" { summary \"Busy\"; }\n}\n";

#[test]
fn warnings_can_be_denied() {
    let folder = Folder::new();
    folder.put("a.kdl", WARNED);
    let run = folder.run(&["check", "a.kdl"]);
    assert_eq!(run.status, 0);
    expect![[r#"
        warning[PW1001]: no pass uses option set `idle`
         --> a.kdl:2:13
          |
        2 |     options "idle" { option "a_b" "u8" default=1; }
          |             ^^^^^^
    "#]]
    .assert_eq(&run.stderr);
    folder.bad(
        &["check", "a.kdl", "--deny", "warnings"],
        expect![[r#"
            error[PW1001]: no pass uses option set `idle`
             --> a.kdl:2:13
              |
            2 |     options "idle" { option "a_b" "u8" default=1; }
              |             ^^^^^^
              |
              = note: an error because of `--deny warnings`
        "#]],
    );
    folder.bad(
        &["check", "a.kdl", "--deny", "pw1001", "--allow", "PW1001"],
        expect![[r#"
        error[PW1001]: no pass uses option set `idle`
         --> a.kdl:2:13
          |
        2 |     options "idle" { option "a_b" "u8" default=1; }
          |             ^^^^^^
          |
          = note: an error because of `--deny PW1001`
    "#]],
    );
    folder.bad(
        &["gen", "a.kdl", "-o", "out.rs", "--deny", "warnings"],
        expect![[r#"
        error[PW1001]: no pass uses option set `idle`
         --> a.kdl:2:13
          |
        2 |     options "idle" { option "a_b" "u8" default=1; }
          |             ^^^^^^
          |
          = note: an error because of `--deny warnings`
    "#]],
    );
    assert_eq!(folder.list(), ["a.kdl", "passes.kdl"]);
    folder.good(&["check", "a.kdl", "--deny", "warnings", "--allow", "PW1001"]);
    folder.good(&["check", "a.kdl", "--deny", "PW1002", "--allow", "PW1001"]);
    folder.misused(&["check", "a.kdl", "--deny", "PW1909"], expect![[r#"
        error: invalid value 'PW1909' for '--deny <WHAT>': no diagnostic has this code; did you mean `PW1109`?

        For more information, try '--help'.
    "#]]);
    folder.misused(&["check", "a.kdl", "--allow", "pw0101"], expect![[r#"
        error: invalid value 'pw0101' for '--allow <CODE>': this diagnostic is always an error; codes of warnings start with `PW1`

        For more information, try '--help'.
    "#]]);
    folder.misused(&["check", "a.kdl", "--allow", "PW1100"], expect![[r#"
        error: invalid value 'PW1100' for '--allow <CODE>': no diagnostic has this code; did you mean `PW1101`?

        For more information, try '--help'.
    "#]]);
    folder.misused(
        &["check", "a.kdl", "--allow", "warnings"],
        expect![[r#"
        error: invalid value 'warnings' for '--allow <CODE>': no diagnostic has this code

        For more information, try '--help'.
    "#]],
    );
}

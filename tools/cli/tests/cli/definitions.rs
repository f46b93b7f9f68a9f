//! Definitions that are refused, and what is said.

use expect_test::{Expect, expect};

use crate::tool::{Folder, mistaken};

/// Every command refuses the file in the same words, and writes nothing.
fn check(name: &str, expected: Expect) {
    let folder = Folder::new();
    folder.put(name, mistaken(name));
    let before = folder.list();
    folder.bad(&["check", name], expected);
    let stderr = folder.run(&["check", name]).stderr;
    for args in [
        &["gen", name, "-o", "out.rs", "--depfile", "out.d"][..],
        &["docs", name, "--out-dir", "out"],
    ] {
        let run = folder.run(args);
        assert_eq!(
            (run.stderr, run.stdout.as_str(), run.status),
            (stderr.clone(), "", 1)
        );
    }
    assert_eq!(folder.list(), before);
}

#[test]
fn an_argument_twice() {
    check(
        "PW0313-duplicate-argument.kdl",
        expect![[r#"
        error[PW0313]: argument `same` is declared twice
         --> PW0313-duplicate-argument.kdl:3:14
          |
        2 |     pass "A" "same" { summary "First"; }
          |              ------ first here
        3 |     pass "B" "same" { summary "Second"; }
          |              ^^^^^^ again here
    "#]],
    );
}

#[test]
fn three_mistakes() {
    check(
        "three-mistakes.kdl",
        expect![[r#"
            error[PW0341]: default `300` does not fit type `u8`
             --> three-mistakes.kdl:4:37
              |
            4 |         option "level" "u8" default=300 "Does not fit the type"
              |                                     ^^^ expected an integer from 0 to 255

            error[PW0201]: unknown type `Moed`
             --> three-mistakes.kdl:5:23
              |
            5 |         option "mode" "Moed" "Names an enum that does not exist"
              |                       ^^^^^^
              |
              = note: known types: `Mode`, `bool`, `char`, `duration`, `f32`, `f64`, `i16`, `i32`, `i64`, `i8`, `pipeline`, `string`, `u16`, `u32`, `u64`, `u8`, `usize`
              = help: did you mean `Mode`?

            error[PW0316]: option `level` is declared twice
             --> three-mistakes.kdl:6:16
              |
            4 |         option "level" "u8" default=300 "Does not fit the type"
              |                ------- first here
            5 |         option "mode" "Moed" "Names an enum that does not exist"
            6 |         option "level" "bool" "Declared twice"
              |                ^^^^^^^ again here
        "#]],
    );
}

#[test]
fn not_kdl() {
    check(
        "PW0001-not-kdl.kdl",
        expect![[r#"
        error[PW0001]: no closing '}' for child block
         --> PW0001-not-kdl.kdl:1:13
          |
        1 | group "Bad" {
          |             ^

        error[PW0001]: no closing '}' for child block
         --> PW0001-not-kdl.kdl:2:24
          |
        2 |     pass "Open" "open" {
          |                        ^
    "#]],
    );
}

#[test]
fn good_definitions_give_nothing() {
    let folder = Folder::new();
    assert_eq!(folder.good(&["check", "passes.kdl"]), "");
}

/// Errors in descriptions are warnings: pages stay well formed and Rust is generated.
#[test]
fn a_link_that_leads_nowhere() {
    let folder = Folder::new();
    let text = "group \"A\" {\n    pass \"B\" \"b-c\" {\n        summary \"S\"\n        description \"\"\"\n            Text\n            with [a link](#-b-d)\n            \"\"\"\n    }\n}\n";
    folder.put("a.kdl", text);
    let found = expect![[r#"
        warning[PW1601]: no heading has the anchor `#-b-d`
         --> a.kdl:6:27
          |
        6 |             with [a link](#-b-d)
          |                           ^^^^^
          |
          = note: anchors of passes: `#-b-c`
          = help: did you mean `#-b-c`?
    "#]];
    for args in [
        ["check", "a.kdl"].as_slice(),
        &["docs", "a.kdl", "-o", "a.md"],
    ] {
        let run = folder.run(args);
        found.assert_eq(&run.stderr);
        assert_eq!((run.stdout.as_str(), run.status), ("", 0));
    }
    assert!(!folder.good(&["gen", "a.kdl"]).is_empty());
    assert_eq!(
        folder.run(&["check", "a.kdl", "--deny", "PW1601"]).status,
        1
    );
}

#[test]
fn a_file_that_is_nested_too_deeply() {
    let folder = Folder::new();
    folder.put("deep.kdl", "a {".repeat(100_000));
    folder.bad(&["check", "deep.kdl"], expect![[r#"
        error[PW0002]: blocks are nested more than 100 deep
         --> deep.kdl:1:303
          |
        1 | ...{a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a {a...
          |                                                          ^
    "#]]);
}

/// The files of a run go into one Rust module, so that its names are those of all files.
#[test]
fn a_pass_that_two_files_declare_is_an_error_with_both_places() {
    let folder = Folder::new();
    for (file, group) in [("a.kdl", "A"), ("b.kdl", "B")] {
        let pass = r#"pass "CountOps" "count-ops" { summary "Counts"; }"#;
        folder.put(file, format!("group \"{group}\" {{\n    {pass}\n}}\n"));
    }
    let message = || {
        expect![[r#"
            error[PW0312]: pass `CountOps` is declared twice
             --> b.kdl:2:10
              |
            2 |     pass "CountOps" "count-ops" { summary "Counts"; }
              |          ^^^^^^^^^^ again here
              |
             ::: a.kdl:2:10
              |
            2 |     pass "CountOps" "count-ops" { summary "Counts"; }
              |          ---------- first here
        "#]]
    };
    folder.bad(&["check", "a.kdl", "b.kdl"], message());
    folder.bad(&["gen", "a.kdl", "b.kdl", "-o", "out.rs"], message());
}

#[test]
fn messages_for_programs_hold_no_character_that_reorders_a_line() {
    let folder = Folder::new();
    folder.put(
        "a.kdl",
        "group \"G\" { pass \"A\" \"a\\u{202e}b\" { summary \"x\"; }; }\n",
    );
    for format in ["json", "sarif"] {
        let run = folder.run(&["check", "a.kdl", "--message-format", format]);
        assert!(
            run.stderr.contains(r"`a\\u{202e}b` is not kebab-case"),
            "{}",
            run.stderr
        );
        assert!(!run.stderr.contains('\u{202e}') && !run.stderr.contains(r"\u202e"));
    }
}

//! First wrong steps: each message names the command or the spelling that is right.

use expect_test::{Expect, expect};

use crate::tool::Folder;

/// A definition file with one line inside of its pass.
fn with_line(line: &str) -> String {
    format!(
        "group \"Example\" {{\n    pass \"Fold\" \"fold\" {{\n        summary \"Fold constants\"\n        {line}\n    }}\n}}\n"
    )
}

/// A folder with files of every kind.
fn kinds() -> Folder {
    let folder = Folder::new();
    folder.put(
        "Passes.td",
        "def A : Pass<\"a\"> { let summary = \"A\"; }\n",
    );
    folder.put("dump.json", "{}");
    folder.put("passes.rs", "struct A;\n");
    folder.put("input.mlir", "module {}\n");
    folder
}

#[test]
fn files_of_another_kind_lead_to_their_command() {
    let folder = kinds();
    let td = || {
        expect![[r#"
        error: `Passes.td` is TableGen
          = help: `llvm-tblgen --dump-json -I INCLUDES Passes.td -o Passes.json` makes a dump of it, with the folder of MLIR's headers for `INCLUDES`, and `passwright import tablegen Passes.json --group NAME -o Passes.kdl` makes definitions of that
    "#]]
    };
    folder.bad(&["check", "Passes.td"], td());
    folder.bad(&["convert", "Passes.td"], td());
    folder.bad(&["import", "tablegen", "Passes.td", "--group", "A"], td());
    folder.bad(
        &["check", "input.mlir"],
        expect![[r#"
        error: `input.mlir` is IR
          = help: a tool with passes reads it: `pass-opt input.mlir`
    "#]],
    );
    folder.bad(&["fmt", "passes.rs"], expect![[r#"
        error: `passes.rs` is Rust
          = help: `cargo fmt` formats Rust; `passwright convert passes.rs` writes its definitions as KDL
    "#]]);
    folder.bad(&["convert", "dump.json"], expect![[r#"
        error: `dump.json` is JSON
          = help: `passwright import tablegen dump.json --group NAME -o dump.kdl` makes definitions of what `llvm-tblgen --dump-json` prints
    "#]]);
    folder.bad(
        &["import", "tablegen", "passes.kdl", "--group", "A"],
        expect![[r#"
            error: `passes.kdl` is a definition file
              = help: `passwright check passes.kdl` checks it
        "#]],
    );
}

#[test]
fn a_file_in_place_of_a_command_leads_to_the_command() {
    let folder = kinds();
    folder.misused(&["import", "Passes.td"], expect![[r#"
        error: unrecognized subcommand 'Passes.td'

          tip: `llvm-tblgen --dump-json -I INCLUDES Passes.td -o Passes.json` makes a dump of it, with the folder of MLIR's headers for `INCLUDES`, and `passwright import tablegen Passes.json --group NAME -o Passes.kdl` makes definitions of that

        Usage: passwright import [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]]);
    folder.misused(&["import", "dump.json"], expect![[r#"
        error: unrecognized subcommand 'dump.json'

          tip: `passwright import tablegen dump.json --group NAME -o dump.kdl` makes definitions of what `llvm-tblgen --dump-json` prints

        Usage: passwright import [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]]);
    folder.misused(
        &["passes.kdl"],
        expect![[r#"
        error: unrecognized subcommand 'passes.kdl'

          tip: `passwright check passes.kdl` checks it

        Usage: passwright [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]],
    );
    folder.misused(
        &["passes.rs"],
        expect![[r#"
        error: unrecognized subcommand 'passes.rs'

          tip: `passwright check passes.rs` checks it

        Usage: passwright [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]],
    );
    folder.misused(
        &["init", "my-opt"],
        expect![[r#"
        error: unrecognized subcommand 'init'

          tip: the command is called `new`

        Usage: passwright [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]],
    );
    folder.misused(
        &["build", "passes.kdl"],
        expect![[r#"
        error: unrecognized subcommand 'build'

          tip: the command is called `gen`

        Usage: passwright [OPTIONS] <COMMAND>

        For more information, try '--help'.
    "#]],
    );
}

#[test]
fn files_that_are_not_there_lead_to_those_that_are() {
    let folder = kinds();
    folder.put("my-opt/own.kdl", "");
    folder.bad(
        &["check", "pases.kdl"],
        expect![[r#"
        error: cannot read `pases.kdl`: no such file or directory
          = help: did you mean `passes.kdl`?
    "#]],
    );
    folder.bad(
        &["check", "own.kdl"],
        expect![[r#"
        error: cannot read `own.kdl`: no such file or directory
          = help: did you mean `my-opt/own.kdl`?
    "#]],
    );
    folder.bad(
        &["gen", "passes.kdl", "out.rs"],
        expect![[r#"
        error: cannot read `out.rs`: no such file or directory
          = help: if it is to be written, `-o out.rs` names it
    "#]],
    );
    folder.bad(
        &["check", "other.kdl"],
        expect![[r#"
            error: cannot read `other.kdl`: no such file or directory
              = help: there is `passes.kdl`
        "#]],
    );
}

#[test]
fn other_spellings_of_kdl_lead_to_version_2() {
    let folder = Folder::new();
    let refused = |line: &str, expected: Expect| {
        folder.put("line.kdl", with_line(line));
        folder.bad(&["check", "line.kdl"], expected);
    };
    refused(
        "option \"deep\" \"bool\" default=true \"Deep\"",
        expect![[r#"
        error[PW0001]: `true` is neither a keyword nor a string; write `#true` or `"true"`
         --> line.kdl:4:38
          |
        4 |         option "deep" "bool" default=true "Deep"
          |                                      ^^^^
    "#]],
    );
    refused(
        "option \"deep\" \"bool\" default=\"true\" \"Deep\"",
        expect![[r#"
            error[PW0341]: default `true` does not fit type `bool`
             --> line.kdl:4:38
              |
            4 |         option "deep" "bool" default="true" "Deep"
              |                                      ^^^^^^ expected `true` or `false`
              |
              = help: it is text in quotes; write `#true`
        "#]],
    );
    refused(
        "description 'Folds all constants'",
        expect![[r#"
        error[PW0103]: `description` takes no further argument
         --> line.kdl:4:28
          |
        4 |         description 'Folds all constants'
          |                            ^^^^^^^^^^^^^^
          |
          = help: text with blanks in it stands in double quotes
    "#]],
    );
    refused(
        "# folds",
        expect![[r#"
        error[PW0001]: a comment begins with `//`
         --> line.kdl:4:9
          |
        4 |         # folds
          |         ^
    "#]],
    );
    folder.put(
        "name.kdl",
        "group \"A\" { pass \"fold\" { summary \"Fold\"; }; }\n",
    );
    folder.bad(
        &["check", "name.kdl"],
        expect![[r#"
        error[PW0104]: `pass` lacks its name in pipelines
         --> name.kdl:1:13
          |
        1 | group "A" { pass "fold" { summary "Fold"; }; }
          |             ^^^^
          |
          = help: such as `pass "Fold" "fold"`
    "#]],
    );
}

#[test]
fn files_of_windows_are_read_and_utf_16_is_named() {
    let folder = Folder::new();
    let text = with_line("\toption \"deep\" \"bool\" \"Deep\"");
    folder.put("crlf.kdl", text.replace('\n', "\r\n"));
    folder.put("mark.kdl", format!("\u{feff}{text}"));
    folder.good(&["check", "crlf.kdl"]);
    folder.good(&["check", "mark.kdl"]);
    let wide = text.encode_utf16().flat_map(u16::to_le_bytes);
    folder.put(
        "wide.kdl",
        [0xff, 0xfe].into_iter().chain(wide).collect::<Vec<u8>>(),
    );
    let run = folder.run(&["check", "wide.kdl"]);
    expect!["  = help: the file is UTF-16, as some shells write it; save it as UTF-8"]
        .assert_eq(run.stderr.lines().last().unwrap());
}

#[test]
fn an_editor_may_state_that_it_talks_over_streams() {
    let folder = Folder::new();
    let run = folder.run(&["lsp", "--stdio"]);
    assert!(!run.stderr.contains("--stdio"), "{}", run.stderr);
}

#[test]
fn the_language_server_without_an_editor() {
    let folder = Folder::new();
    folder.bad(
        &["lsp"],
        expect![[r#"
        error: the editor broke the protocol: disconnected channel
          = help: an editor starts this command, and talks to it on standard input and output
    "#]],
    );
}

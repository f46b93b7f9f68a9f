//! Output on a terminal: no escape sequence from a file or an argument, and no failure unnoticed.

use expect_test::expect;

use crate::tool::Folder;

#[test]
fn names_of_files_cannot_steer_the_terminal() {
    let folder = Folder::new();
    folder.bad(
        &["check", "a\x1b[31mb.kdl"],
        expect![[r#"
            error: cannot read `a\u{1b}[31mb.kdl`: no such file or directory
              = help: there is `passes.kdl`
        "#]],
    );
    folder.put("c\u{9b}31m.kdl", "group \"A\" { pas; }\n");
    folder.bad(
        &["check", "c\u{9b}31m.kdl"],
        expect![[r#"
            error[PW0101]: unknown node `pas` in a group
             --> c\u{9b}31m.kdl:1:13
              |
            1 | group "A" { pas; }
              |             ^^^
              |
              = note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
              = help: did you mean `pass`?
        "#]],
    );
}

#[test]
fn texts_of_files_cannot_steer_the_terminal() {
    let folder = Folder::new();
    folder.put(
        "a.kdl",
        "group \"A\" {\n    pass \"B\" \"b\" { summary \"\u{9b}31m\"; deprecated instead=\"\\u{1b}[31mc\"; }\n    \
         pass \"D\" \"\\u{1b}[31md\" { summary \"D\"; }\n}\n",
    );
    let run = folder.run(&["check", "a.kdl"]);
    assert_eq!(run.status, 1);
    let steers = |letter: char| letter.is_control() && letter != '\n';
    assert!(!run.stderr.contains(steers), "{:?}", run.stderr);
}

#[test]
fn arguments_cannot_steer_the_terminal() {
    let folder = Folder::new();
    folder.misused(
        &["check", "--\x1b]0;x\x07flag"],
        expect![[r#"
            error: unexpected argument '--flag' found

              tip: to pass '--flag' as a value, use '-- --flag'

            Usage: passwright check [OPTIONS] <FILE>...

            For more information, try '--help'.
        "#]],
    );
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_an_error() {
    for flag in ["--help", "--version"] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_passwright"))
            .arg(flag)
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            "error: cannot write to standard output: no space left on device\n"
        );
    }
}

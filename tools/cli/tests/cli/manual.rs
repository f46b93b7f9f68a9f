//! `completions` and `man`.

use std::process::Command;

use expect_test::expect;

use crate::tool::Folder;

#[test]
fn every_shell_has_a_script() {
    let folder = Folder::new();
    for (shell, line) in [
        (
            "bash",
            "complete -F _passwright -o nosort -o bashdefault -o default passwright",
        ),
        ("zsh", "#compdef passwright"),
        (
            "fish",
            "complete -c passwright -n \"__fish_passwright_needs_command\" -l deny",
        ),
        (
            "powershell",
            "Register-ArgumentCompleter -Native -CommandName 'passwright' -ScriptBlock {",
        ),
        (
            "elvish",
            "set edit:completion:arg-completer[passwright] = {|@words|",
        ),
    ] {
        let script = folder.good(&["completions", shell]);
        assert!(script.contains(line), "{shell}: {script}");
        assert!(
            script.contains("sarif") || shell == "powershell" || shell == "elvish",
            "{shell}"
        );
    }
    folder.misused(
        &["completions", "tcsh"],
        expect![[r#"
        error: invalid value 'tcsh' for '<SHELL>'
          [possible values: bash, elvish, fish, powershell, zsh]

          tip: a similar value exists: 'zsh'

        For more information, try '--help'.
    "#]],
    );
}

#[test]
fn bash_completes_values_behind_an_equals_sign() {
    let folder = Folder::new();
    folder.put("script", folder.good(&["completions", "bash"]));
    // The words as bash hands them over: it makes a word of `=`.
    for (words, previous, values) in [
        ("passwright --color = al", "=", "always"),
        ("passwright --color al", "--color", "always"),
        ("passwright check --message-format = s", "=", "sarif"),
    ] {
        let word = words.rsplit(' ').next().unwrap();
        let call = format!("_passwright passwright {word} {previous}; echo \"${{COMPREPLY[*]}}\"");
        let words = format!("COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))");
        let script = format!("source ./script; {words}; {call}");
        let mut bash = Command::new("bash");
        bash.args(["--norc", "-c", &script]);
        let output = bash.current_dir(folder.path("")).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), values);
    }
}

#[test]
fn every_command_has_a_page() {
    let folder = Folder::new();
    folder.good(&["man", "--out-dir", "man"]);
    expect![[r#"
        man/passwright-check.1
        man/passwright-completions.1
        man/passwright-convert.1
        man/passwright-docs.1
        man/passwright-explain.1
        man/passwright-fmt.1
        man/passwright-gen.1
        man/passwright-import-tablegen.1
        man/passwright-import.1
        man/passwright-lsp.1
        man/passwright-man.1
        man/passwright-new.1
        man/passwright.1
        passes.kdl"#]]
    .assert_eq(&folder.list().join("\n"));
    expect![[r#"
        .ie \n(.g .ds Aq \(aq
        .el .ds Aq '
        .TH PASSWRIGHT-FMT 1 2026-11-25 "passwright 0.1.0" 
        .SH NAME
        passwright\-fmt \- Format definition files; comments, numbers and strings keep their spelling
        .SH SYNOPSIS
        \fBpasswright fmt\fR [\fB\-\-check\fR] [\fB\-\-message\-format\fR] [\fB\-\-color\fR] [\fB\-\-deny\fR] [\fB\-\-allow\fR] [\fB\-h\fR|\fB\-\-help\fR] <\fIFILE\fR> 
        .SH DESCRIPTION
        Format definition files; comments, numbers and strings keep their spelling
        .SH OPTIONS
        .TP
        \fB\-\-check\fR
        Write nothing; fail with the difference if a file is not formatted
        .TP
        \fB\-\-message\-format\fR \fI<FORMAT>\fR [default: human]
        Format of messages, which go to standard error
        .br

        .br
        \fIPossible values:\fR
        .RS 14
        .IP \(bu 2
        human: Text with excerpts
        .IP \(bu 2
        json: One JSON object per line
        .IP \(bu 2
        sarif: One SARIF 2.1.0 log, at the end
        .RE
        .TP
        \fB\-\-color\fR \fI<WHEN>\fR [default: auto]
        When to colour messages
        .br

        .br
        \fIPossible values:\fR
        .RS 14
        .IP \(bu 2
        auto: On a terminal, unless NO_COLOR is set
        .IP \(bu 2
        always: Always
        .IP \(bu 2
        never: Never
        .RE
        .TP
        \fB\-\-deny\fR \fI<WHAT>\fR
        Treat warnings as errors: all of them (`warnings`), or those with this code
        .TP
        \fB\-\-allow\fR \fI<CODE>\fR
        Suppress warnings with this code
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Print help (see a summary with \*(Aq\-h\*(Aq)
        .TP
        <\fIFILE\fR>
        Definition files, or folders of `.kdl` files; `\-` is standard input
    "#]].assert_eq(&folder.read("man/passwright-fmt.1"));
    let page = folder.read("man/passwright.1");
    for command in [
        "check",
        "gen",
        "docs",
        "fmt",
        "import",
        "explain",
        "completions",
        "man",
    ] {
        assert!(
            page.contains(&format!("passwright\\-{command}(1)")),
            "{command}: {page}"
        );
    }
}

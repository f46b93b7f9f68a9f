//! The commands of an installed tool: completion scripts, which a shell loads, and pages for `man`.

mod skipping;
mod validation;

use std::process::Command;

use pass_driver::Streams;

/// Runs the tool. The result is the exit status, standard output and standard error.
fn run(arguments: &[&str]) -> (u8, String, String) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut std::io::empty(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = super::tool().run(arguments.iter().map(Into::into), streams);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status, text(stdout), text(stderr))
}

/// The completions that bash offers for the last word.
fn completions(words: &[&str]) -> Vec<String> {
    let (status, script, _) = run(&["completions", "bash"]);
    assert_eq!(status, 0);
    let last = words.len() - 1;
    let before = words[last - 1];
    let script = format!(
        "{script}\nCOMP_WORDS=({}); COMP_CWORD={last}; _pass__opt pass-opt {:?} {before:?}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" "),
        words[last],
    );
    let output = Command::new("bash").args(["-c", &script]).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{printed}");
    printed.lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_flags_passes_and_commands() {
    assert_eq!(completions(&["pass-opt", "--canon"]), ["--canonicalize"]);
    assert_eq!(completions(&["pass-opt", "--strict-o"]), ["--strict-order"]);
    assert_eq!(completions(&["pass-opt", "bis"]), ["bisect"]);
    assert_eq!(
        completions(&["pass-opt", "bisect", "--test-t"]),
        ["--test-timeout"]
    );
    assert_eq!(
        completions(&["pass-opt", "--timing-display", ""]),
        ["tree", "list"]
    );
}

#[test]
fn every_shell_has_a_script() {
    for (shell, line) in [
        ("fish", "complete -c pass-opt"),
        ("zsh", "#compdef pass-opt"),
        ("elvish", "edit:completion:arg-completer[pass-opt]"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let (status, script, stderr) = run(&["completions", shell]);
        assert_eq!((status, stderr.as_str()), (0, ""));
        assert!(script.contains(line), "{shell}: {script}");
        assert!(script.contains("canonicalize"), "{shell}");
    }
}

#[test]
fn the_tool_and_its_commands_have_pages() {
    let (status, page, _) = run(&["man"]);
    assert_eq!(status, 0);
    for part in [
        ".TH pass-opt 1",
        "\\-\\-pass\\-pipeline",
        "\\-\\-canonicalize",
        "Eliminate common subexpressions",
        "pass\\-opt\\-bisect(1)",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let (status, page, _) = run(&["man", "bisect"]);
    assert_eq!(status, 0);
    assert!(page.contains(".TH pass-opt-bisect 1"), "{page}");
    assert!(page.contains("\\-\\-test\\-timeout"), "{page}");
    // Modules come with requests.
    let (_, page, _) = run(&["man", "serve"]);
    assert!(page.contains("\\-\\-canonicalize"), "{page}");
    assert!(!page.contains("FILE"), "{page}");
}

#[test]
fn mistakes_say_what_would_be_right() {
    let cache = if cfg!(feature = "cache") {
        "cache, "
    } else {
        ""
    };
    let commands = format!(
        "pass-opt: error: no command is called 'bisekt'\nhelp: known are batch, bisect, reduce, serve, shuffle, {cache}completions, man\n"
    );
    for (arguments, message) in [
        (
            &["completions", "tcsh"][..],
            "pass-opt: error: no shell is called 'tcsh'\nhelp: known are bash, elvish, fish, powershell and zsh\n",
        ),
        (
            &["completions"],
            "pass-opt: error: expected a shell: 'completions bash'\n",
        ),
        (&["man", "bisekt"], &commands),
    ] {
        let (status, stdout, stderr) = run(arguments);
        assert_eq!((status, stdout.as_str(), stderr.as_str()), (1, "", message));
    }
}

#[test]
fn the_help_lists_the_commands() {
    let (_, help, _) = run(&["--help"]);
    assert!(
        help.contains("  completions - Prints the completion script"),
        "{help}"
    );
    assert!(help.contains("  man         - Prints the page"), "{help}");
    for (command, usage) in [
        ("completions", "completions SHELL"),
        ("man", "man [COMMAND]"),
    ] {
        let (status, help, _) = run(&[command, "--help"]);
        assert_eq!(status, 0);
        assert!(
            help.contains(&format!("\n\nUsage: pass-opt {usage}\n\nFlags:\n")),
            "{help}"
        );
        assert!(help.contains("--help, -h - Show this text"), "{help}");
    }
}

#[test]
fn commands_run_passes_that_parse_pipelines_from_their_options() {
    let quickstart = "../../examples/quickstart.mlir";
    let (status, stdout, stderr) = run(&["shuffle", "--inline", "--cse", quickstart]);
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
}

#[test]
fn dumps_of_siblings_without_symbols_have_folders_of_their_own() {
    let directory = tempfile::tempdir().unwrap();
    let (input, dumps) = (
        directory.path().join("input.mlir"),
        directory.path().join("dumps"),
    );
    let nested = "\"builtin.module\"() ({\n^body:\n}) : () -> ()\n";
    std::fs::write(&input, nested.repeat(3)).unwrap();
    let (status, _, stderr) = run(&[
        input.to_str().unwrap(),
        "--pass-pipeline=builtin.module(builtin.module(cse))",
        "--print-ir-after-all",
        &format!("--print-ir-tree-dir={}", dumps.display()),
    ]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    let outer = dumps.join("builtin_module_no-symbol-name");
    for folder in [
        "builtin_module_no-symbol-name",
        "builtin_module_no-symbol-name_1",
        "builtin_module_no-symbol-name_2",
    ] {
        let dump = outer.join(folder).join("0_0_cse.mlir");
        assert!(dump.is_file(), "{}", dump.display());
    }
}

#[cfg(feature = "cache")]
#[test]
fn a_cache_is_a_folder() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let name = file.path().display().to_string();
    let cannot =
        |what, reason| format!("pass-opt: error: cannot {what} the cache in '{name}': {reason}\n");
    let cache = format!("--cache={name}");
    let run = |arguments: &[&str]| {
        let (status, _, stderr) = run(arguments);
        (status, stderr)
    };
    assert_eq!(
        run(&["--cse", &cache]),
        (1, cannot("open", "it is no folder"))
    );
    assert_eq!(
        run(&["cache", "stats", &cache]),
        (1, cannot("read", "it is no folder"))
    );
    drop(file);
    assert_eq!(
        run(&["cache", "stats", &cache]),
        (1, cannot("read", "No such file or directory"))
    );
}

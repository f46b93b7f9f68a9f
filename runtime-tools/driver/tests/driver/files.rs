//! Reading and writing files, and what may go wrong with them.

#![expect(
    clippy::unwrap_used,
    reason = "the helpers of these tests may fail like the tests themselves"
)]

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};

use expect_test::expect;
use pass_driver::Streams;

use crate::{INPUT, driver, run, run_with};

/// Runs the tool in a fresh directory that has `in.toy` in it, and shows what it said, without the directory's name.
fn run_in(directory: &tempfile::TempDir, args: &[&str]) -> String {
    fs::write(directory.path().join("in.toy"), INPUT).unwrap();
    let root = directory.path().display().to_string();
    let args: Vec<String> = args.iter().map(|arg| arg.replace("DIR", &root)).collect();
    run(&args.iter().map(String::as_str).collect::<Vec<_>>(), "").replace(&root, "DIR")
}

fn names(directory: &tempfile::TempDir) -> Vec<String> {
    let entries = fs::read_dir(directory.path()).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_written_if_all_went_well() {
    let directory = tempfile::tempdir().unwrap();
    assert_eq!(
        run_in(&directory, &["DIR/in.toy", "-o", "DIR/out.toy"]),
        "0\n"
    );
    let written = fs::read_to_string(directory.path().join("out.toy")).unwrap();
    expect![[r#"
        builtin.module
          func.func @f
            test.leaf
          func.func @g
    "#]]
    .assert_eq(&written);
    assert_eq!(
        run_in(&directory, &["DIR/in.toy", "-o", "DIR/out.toy", "--rename"]),
        "0\n"
    );
    let written = fs::read_to_string(directory.path().join("out.toy")).unwrap();
    expect![[r#"
        builtin.module
          func.func @renamed
            test.leaf
          func.func @renamed
    "#]]
    .assert_eq(&written);
    assert_eq!(names(&directory), ["in.toy", "out.toy"]);
}

#[test]
fn no_file_is_written_if_something_fails() {
    let directory = tempfile::tempdir().unwrap();
    expect![[r#"
        1
        --- stderr
        DIR/in.toy:0:0: warning: 'builtin.module' op about to fail
        DIR/in.toy:0:0: note: see current operation: 
        builtin.module
          func.func @f
            test.leaf
          func.func @g
        DIR/in.toy:0:0: error: 'builtin.module' op failed on purpose
        DIR/in.toy:0:0: note: see current operation: 
        "builtin.module"
          "func.func" @f
            "test.leaf"
          "func.func" @g
    "#]]
    .assert_eq(&run_in(
        &directory,
        &["DIR/in.toy", "-o", "DIR/out.toy", "--fail"],
    ));
    let args = [
        "DIR/in.toy",
        "-o=DIR/out.toy",
        "--split-input-file=@f",
        "--fail",
    ];
    expect![[r#"
        1
        --- stderr
        DIR/in.toy:0:0: warning: 'builtin.module' op about to fail
        DIR/in.toy:0:0: note: see current operation: 
        builtin.module
          func.func
        DIR/in.toy:0:0: error: 'builtin.module' op failed on purpose
        DIR/in.toy:0:0: note: see current operation: 
        "builtin.module"
          "func.func"
        DIR/in.toy:0:0: warning: 'builtin.module' op about to fail
        DIR/in.toy:0:0: note: see current operation: 
        builtin.module
          test.leaf
          func.func @g
        DIR/in.toy:0:0: error: 'builtin.module' op failed on purpose
        DIR/in.toy:0:0: note: see current operation: 
        "builtin.module"
          "test.leaf"
          "func.func" @g
    "#]]
    .assert_eq(&run_in(&directory, &args));
    assert_eq!(names(&directory), ["in.toy"]);
}

/// Reports about the run are there all the same, and an error of one of them hides no other.
#[test]
fn each_file_that_cannot_be_written_is_reported_after_a_failed_run() {
    let directory = tempfile::tempdir().unwrap();
    let lines = |args: &[&str]| {
        let shown = run_in(&directory, args);
        let lines = shown.lines().filter(|line| line.contains("error: "));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let fails = ["DIR/in.toy", "--fail", "--trace-file=DIR/trace.json"];
    expect![[r#"
        DIR/in.toy:0:0: error: 'builtin.module' op failed on purpose
    "#]]
    .assert_eq(&lines(&fails));
    assert_eq!(names(&directory), ["in.toy", "trace.json"]);
    let remarks = [
        "--remarks-output-file=/dev/full",
        "--remarks-filter-missed=rename",
        "--log-actions-to=/dev/full",
        "--remark-format=yaml",
        "-p=builtin.module(func.func(explain),fail)",
    ];
    expect![[r#"
        DIR/in.toy:0:0: error: 'builtin.module' op failed on purpose
        toy-opt: error: cannot write to '/dev/full': No space left on device
        toy-opt: error: cannot write to '/dev/full': No space left on device
    "#]]
    .assert_eq(&lines(&[&fails[..1], &remarks].concat()));
    let profile = "--profile-actions-to=/dev/full";
    let outputs = [&fails[..1], &[profile, "--trace-file=DIR/second.json"]].concat();
    expect![[r#"
        toy-opt: error: cannot write to '/dev/full': No space left on device
    "#]]
    .assert_eq(&lines(&outputs));
    assert_eq!(names(&directory), ["in.toy", "second.json", "trace.json"]);
}

#[test]
fn an_output_file_is_like_any_new_file() {
    let directory = tempfile::tempdir().unwrap();
    run_in(&directory, &["DIR/in.toy", "-o", "DIR/out.toy"]);
    let mode = |name: &str| {
        fs::metadata(directory.path().join(name))
            .unwrap()
            .permissions()
    };
    assert_eq!(mode("in.toy"), mode("out.toy"));
}

#[cfg(unix)]
#[test]
fn links_and_devices_stay_what_they_are() {
    let directory = tempfile::tempdir().unwrap();
    let link = directory.path().join("link");
    fs::write(directory.path().join("target"), "").unwrap();
    std::os::unix::fs::symlink("target", &link).unwrap();
    assert_eq!(run_in(&directory, &["DIR/in.toy", "-o", "DIR/link"]), "0\n");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(
        fs::read_to_string(&link)
            .unwrap()
            .starts_with("builtin.module")
    );
    assert_eq!(
        run_in(&directory, &["DIR/in.toy", "-o", "/dev/null"]),
        "0\n"
    );
}

#[test]
fn files_that_cannot_be_used() {
    let directory = tempfile::tempdir().unwrap();
    expect![[r#"
        1
        --- stderr
        toy-opt: error: cannot open input file 'DIR/none.toy': No such file or directory
    "#]]
    .assert_eq(&run_in(&directory, &["DIR/none.toy"]));
    expect![[r#"
        1
        --- stderr
        toy-opt: error: cannot open input file 'DIR': Is a directory
    "#]]
    .assert_eq(&run_in(&directory, &["DIR"]));
    expect![[r#"
        1
        --- stderr
        toy-opt: error: cannot open output file 'DIR/none/out.toy': No such file or directory
    "#]]
    .assert_eq(&run_in(
        &directory,
        &["DIR/in.toy", "-o", "DIR/none/out.toy"],
    ));
    expect![[r#"
        1
        --- stderr
        toy-opt: error: cannot open output file 'DIR': Is a directory
    "#]]
    .assert_eq(&run_in(&directory, &["DIR/in.toy", "-o", "DIR"]));
    assert_eq!(names(&directory), ["in.toy"]);
}

#[test]
fn input_that_is_not_text() {
    let (status, _, stderr) = run_with(Vec::new(), b"func.func\n \xc3\xa4\xff");
    assert_eq!(status, 1);
    expect![[r#"
        <stdin>:2:4: error: the input is not UTF-8 text from here on
    "#]]
    .assert_eq(&stderr);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text() {
    use std::os::unix::ffi::OsStringExt;
    let (_, _, stderr) = run_with(vec![OsString::from_vec(b"--p=\xff".to_vec())], b"");
    expect![[r#"
        toy-opt: error: the value '�' of '-p' is not UTF-8
    "#]]
    .assert_eq(&stderr);
    let (_, _, stderr) = run_with(vec![OsString::from_vec(b"none\xff".to_vec())], b"");
    expect![[r#"
        toy-opt: error: cannot open input file 'none�': No such file or directory
        help: passes are flags as well, which begin with '--'; '--help' lists them
    "#]]
    .assert_eq(&stderr);
}

struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn standard_output_that_is_closed() {
    let mut stderr = Vec::new();
    let streams = Streams {
        stdin: &mut INPUT.as_bytes(),
        stdout: &mut Closed,
        stderr: &mut stderr,
    };
    // As shells show a process that `SIGPIPE` ends, which reports nothing.
    assert_eq!(driver().run(Vec::new(), streams), 141);
    assert_eq!(String::from_utf8(stderr).unwrap(), "");
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["--list-passes"],
        &["--run-examples"],
        &["--print-pipeline", "--nothing"],
        &["shuffle", "--help"],
        &["shuffle", "--nothing"],
    ] {
        let mut stderr = Vec::new();
        let streams = Streams {
            stdin: &mut INPUT.as_bytes(),
            stdout: &mut Closed,
            stderr: &mut stderr,
        };
        let arguments = arguments.iter().map(Into::into).collect::<Vec<_>>();
        let status = driver().run(arguments.clone(), streams);
        assert_eq!(status, 141, "{arguments:?}");
        assert_eq!(String::from_utf8(stderr).unwrap(), "", "{arguments:?}");
    }
    let streams = Streams {
        stdin: &mut INPUT.as_bytes(),
        stdout: &mut Vec::new(),
        stderr: &mut Closed,
    };
    assert_eq!(driver().run(vec!["--wrong".into()], streams), 1);
}

/// A dump or a report that is cut is an error, though there is no place to say so.
#[test]
fn standard_error_that_cannot_be_written() {
    for arguments in [&["--print-ir-after-all", "--rename"][..], &["--timing"]] {
        let streams = Streams {
            stdin: &mut INPUT.as_bytes(),
            stdout: &mut Vec::new(),
            stderr: &mut Closed,
        };
        let arguments = arguments.iter().map(Into::into).collect::<Vec<_>>();
        assert_eq!(driver().run(arguments, streams), 1);
    }
}

#[cfg(unix)]
#[test]
fn two_outputs_are_two_files() {
    let directory = tempfile::tempdir().unwrap();
    let link = directory.path().join("link");
    std::os::unix::fs::symlink("missing", &link).unwrap();
    expect![[r#"
        1
        --- stderr
        toy-opt: error: '-o' and '--trace-file' are the same file, 'DIR/out'
        help: the file would hold the output that is written last
    "#]]
    .assert_eq(&run_in(
        &directory,
        &["DIR/in.toy", "-o", "DIR/out", "--trace-file=DIR/./out"],
    ));
    expect![[r#"
        1
        --- stderr
        toy-opt: error: the input and '--log-actions-to' are the same file, 'DIR/in.toy'
        help: the file would hold the output that is written last
    "#]]
    .assert_eq(&run_in(
        &directory,
        &["DIR/in.toy", "--log-actions-to=DIR/in.toy"],
    ));
    let remarks = [
        "DIR/in.toy",
        "--remark-format=yaml",
        "--remarks-filter=.*",
        "--remarks-output-file=DIR/in.toy",
    ];
    expect![[r#"
        1
        --- stderr
        toy-opt: error: the input and '--remarks-output-file' are the same file, 'DIR/in.toy'
        help: the file would hold the output that is written last
    "#]]
    .assert_eq(&run_in(&directory, &remarks));
    let in_place_of_input = [
        "DIR/in.toy",
        "-o",
        "DIR/in.toy",
        "--crash-reproducer=DIR/in.toy",
    ];
    let refused = run_in(&directory, &in_place_of_input);
    let message = "the input and '--crash-reproducer' are the same file";
    assert!(refused.contains(message), "{refused}");
    let in_place = ["DIR/in.toy", "-o", "DIR/in.toy", "--trace-file=/dev/null"];
    assert_eq!(run_in(&directory, &in_place), "0\n");
    // A link whose target does not exist yet stays a link.
    assert_eq!(run_in(&directory, &["DIR/in.toy", "-o", "DIR/link"]), "0\n");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(&directory), ["in.toy", "link", "missing"]);
}

/// A run that fails has a reproducer, and one that succeeds results.
#[test]
fn a_reproducer_is_written_in_place_of_the_result() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out");
    let names = ["-o=DIR/out", "--generate-reproducer=DIR/out"];
    for (name, pass) in names
        .into_iter()
        .flat_map(|name| [(name, "--rename"), (name, "--fail")])
    {
        let flags = ["DIR/in.toy", name, "--crash-reproducer=DIR/out", pass];
        let output = run_in(&directory, &flags);
        let is_failure = output.contains("reproducer generated at `DIR/out`");
        assert_eq!(is_failure, pass == "--fail", "{output}");
        assert_eq!(output.starts_with('1'), is_failure, "{output}");
        let text = fs::read_to_string(&out).unwrap();
        let is_reproducer = is_failure || name.starts_with("--generate");
        assert_eq!(text.contains("mlir_reproducer"), is_reproducer, "{text}");
    }
}

/// Replacing a file takes no leave to write to it, but whoever protects a file means its content.
#[test]
fn a_read_only_file_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let kept_file = directory.path().join("kept.toy");
    fs::write(&kept_file, "precious").unwrap();
    let mut permissions = fs::metadata(&kept_file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&kept_file, permissions).unwrap();
    expect![[r#"
        1
        --- stderr
        toy-opt: error: cannot open output file 'DIR/kept.toy': Permission denied
    "#]]
    .assert_eq(&run_in(&directory, &["DIR/in.toy", "-o", "DIR/kept.toy"]));
    assert_eq!(fs::read_to_string(&kept_file).unwrap(), "precious");
    assert_eq!(names(&directory), ["in.toy", "kept.toy"]);
}

#[test]
fn files_of_another_kind_lead_on() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    fs::write(path("passes.kdl"), "group \"Example\" {\n}\n").unwrap();
    fs::write(path("code.mlirbc"), b"ML\xefR\x06MLIR").unwrap();
    expect![[r#"
        1
        --- stderr
        DIR/passes.kdl:1:1: error: 'group "Example" {' is not an operation
        group "Example" {
        ^
        help: 'DIR/passes.kdl' is called like a definition file, which 'passwright check DIR/passes.kdl' reads; a tool that registers its passes runs them
    "#]].assert_eq(&run_in(&directory, &["DIR/passes.kdl"]));
    expect![[r#"
        1
        --- stderr
        DIR/code.mlirbc:1:1: error: the input is MLIR's bytecode
        help: 'mlir-opt --mlir-print-op-generic' prints it as text
    "#]]
    .assert_eq(&run_in(&directory, &["DIR/code.mlirbc"]));
}

#[cfg(target_os = "linux")]
#[test]
fn a_log_of_actions_that_cannot_be_written_is_an_error() {
    let output = run(&["--log-actions-to=/dev/full", "--rename"], INPUT);
    let error =
        "--- stderr\ntoy-opt: error: cannot write to '/dev/full': No space left on device\n";
    assert!(
        output.starts_with("1\n") && output.ends_with(error),
        "{output}"
    );
}

#[cfg(unix)]
#[test]
fn names_do_not_steer_the_terminal() {
    let flags = [
        "--print-ir-after-all",
        "--print-ir-tree-dir=/dev/null/\u{1b}[31m",
        "--rename",
    ];
    let output = run(&flags, INPUT);
    assert!(output.contains("cannot write dump '/dev/null/"), "{output}");
    assert!(!output.contains('\u{1b}'), "{output}");
    let symbol = "func.func @a\u{1b}[31m\n";
    let output = run(&["--opt-bisect-limit=1", "--rename"], symbol);
    assert!(output.contains("@a\\u{1b}[31m\n"), "{output}");
}

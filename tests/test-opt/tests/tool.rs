//! The tool as a process: what the oracle cannot see, because `mlir-opt` has it not.

#![cfg(test)]

#[path = "tool/terminal.rs"]
mod terminal;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use expect_test::{Expect, expect};

const NESTED: &str = "../oracle/manager/nesting.mlir";

fn check(input: &str, flags: &[&str], expected: Expect) {
    let (status, stderr) = run(input, flags);
    expected.assert_eq(&format!("{status:?}\n{stderr}"));
}

fn run(input: &str, flags: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .arg(input)
        .args(flags)
        .output();
    match output {
        Ok(output) => (
            output.status.code(),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        ),
        Err(error) => (None, error.to_string()),
    }
}

#[test]
fn statistics_are_counted_on_all_threads_and_in_dynamic_pipelines() {
    let pipeline = "--pass-pipeline=builtin.module(test-stats-pass,any(test-stats-pass),\
                    test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(test-stats-pass)})";
    check(
        NESTED,
        &[pipeline, "--mlir-pass-statistics", "-o", "/dev/null"],
        expect![[r#"
            Some(0)
            ===-------------------------------------------------------------------------===
                                     ... Pass statistics report ...
            ===-------------------------------------------------------------------------===
            TestStatisticPass
              (S) 10 num-ops  - Operations seen
              (S) 10 num-ops2 - The same operations, seen once more
            'any' Pipeline
              TestStatisticPass
                (S) 9 num-ops  - Operations seen
                (S) 9 num-ops2 - The same operations, seen once more
            TestDynamicPipelinePass
              'builtin.module' Pipeline
                'func.func' Pipeline
                  TestStatisticPass
                    (S) 3 num-ops  - Operations seen
                    (S) 3 num-ops2 - The same operations, seen once more

        "#]],
    );
    check(
        NESTED,
        &[
            pipeline,
            "--mlir-pass-statistics",
            "--mlir-pass-statistics-display=list",
            "--mlir-disable-threading",
            "-o",
            "/dev/null",
        ],
        expect![[r#"
            Some(0)
            ===-------------------------------------------------------------------------===
                                     ... Pass statistics report ...
            ===-------------------------------------------------------------------------===
              TestStatisticPass
                (S) 22 num-ops  - Operations seen
                (S) 22 num-ops2 - The same operations, seen once more

        "#]],
    );
}

#[test]
fn a_panic_is_an_error_for_each_operation() {
    let (status, stderr) = run(
        NESTED,
        &["--pass-pipeline=builtin.module(func.func(test-pass-crash))"],
    );
    // The standard library's message of a panic depends on the machine.
    let errors: Vec<&str> = stderr
        .lines()
        .filter(|line| line.contains(": error: "))
        .collect();
    expect![[r#"
        Some(1)
        ../oracle/manager/nesting.mlir:29:3: error: 'func.func' op pass 'TestCrashPass' panicked: as always (tests/test-opt/src/failing.rs:32:9)
        ../oracle/manager/nesting.mlir:42:3: error: 'func.func' op pass 'TestCrashPass' panicked: as always (tests/test-opt/src/failing.rs:32:9)
    "#]].assert_eq(&format!("{status:?}\n{}\n", errors.join("\n")));
}

#[test]
fn a_failing_pass_is_named() {
    check(
        NESTED,
        &[
            "--pass-pipeline=builtin.module(func.func(test-pass-failure))",
            "--mlir-print-op-on-diagnostic=false",
        ],
        expect![[r#"
            Some(1)
            ../oracle/manager/nesting.mlir:29:3: error: 'func.func' op pass 'TestFailurePass' failed
              "func.func"() <{function_type = () -> (), sym_name = "first"}> ({
              ^
            ../oracle/manager/nesting.mlir:42:3: error: 'func.func' op pass 'TestFailurePass' failed
              "func.func"() <{function_type = () -> (), sym_name = "fourth", sym_visibility = "private"}> ({
              ^
        "#]],
    );
}

#[test]
fn options_in_a_list_are_checked_and_printed() {
    let input = "../oracle/manager/dumps.mlir";
    check(
        input,
        &[
            "--test-options-super-pass=list={{list=1 string={a b}},{enum=two},{}}",
            "--dump-pass-pipeline",
            "-o",
            "/dev/null",
        ],
        expect![[r#"
            Some(0)
            Pass Manager with 1 passes:
            builtin.module(
              func.func(
                test-options-super-pass{list={{list={1} string={a b}},enum=two,""}}
              )
            )

        "#]],
    );
    check(
        input,
        &["--test-options-super-pass=list={{list=1},{enum=four}}"],
        expect![[r#"
            Some(1)
            --test-options-super-pass:1:22: error: option `list`: option `enum`: expected one of `zero`, `one`, `two`, found `four`
            list={{list=1},{enum=four}}
                                 ^~~~
        "#]],
    );
}

#[test]
fn a_dynamic_pipeline_that_cannot_be_built_fails() {
    check(
        NESTED,
        &[
            "--pass-pipeline=builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=bogus})",
            "--mlir-print-op-on-diagnostic=false",
        ],
        expect![[r#"
            Some(1)
            ../oracle/manager/nesting.mlir:28:1: error: 'builtin.module' op pipeline `builtin.module(bogus)` cannot be built: unknown pass or pipeline `bogus` (a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`)
            "builtin.module"() <{sym_name = "top"}> ({
            ^
        "#]],
    );
}

/// A text that takes more memory than the limit, a limit that the process exceeds as it starts, and one that is no number.
#[test]
fn memory_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (
        folder.path().join("in.mlir"),
        folder.path().join("out.mlir"),
    );
    std::fs::write(&input, format!("// {}\n", "x".repeat(96 << 20))).unwrap();
    let input = input.to_str().unwrap();
    let to = ["-o", output.to_str().unwrap()];
    let limited = |limit: &str| run(input, &[limit, to[0], to[1]]);
    let (status, stderr) = limited("--max-memory=64");
    expect![[r#"
        passwright-test-opt: error: more than 64 MiB of memory are needed, which is the limit of '--max-memory'
    "#]]
    .assert_eq(&stderr);
    assert_eq!(status, Some(1));
    let (_, stderr) = limited("--max-memory=1");
    expect![[r#"
        passwright-test-opt: error: more than 1 MiB of memory are needed, which is the limit of '--max-memory'
    "#]]
    .assert_eq(&stderr);
    let (_, stderr) = limited("--max-memory=-1");
    expect![[r#"
        passwright-test-opt: error: '-1' is no value for '--max-memory'
        help: it is a number of 0 or more
    "#]]
    .assert_eq(&stderr);
    // No file is left behind.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(limited("--max-memory=4000"), (Some(0), String::new()));
}

/// The pool that reads and prints is as large as the machine; that of the passes as the variable says, within reason.
#[test]
fn the_environment_cannot_ask_for_more_threads_than_can_be_started() {
    let run = |threads: &str, flags: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
            .env("RAYON_NUM_THREADS", threads)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args([NESTED, "-o", "/dev/null"])
            .args(flags)
            .output()
            .unwrap();
        let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), diagnostics)
    };
    let refused = "passwright-test-opt: error: cannot start 99999 threads: the most is 4096\n";
    assert_eq!(run("99999", &[]), (Some(1), refused.to_owned()));
    let fine = (Some(0), String::new());
    assert_eq!(run("99999", &["--disable-threading"]), fine);
    assert_eq!(run("3", &[]), fine);
    assert_eq!(run("", &[]), fine);
}

/// The tool has opened its output and waits for its input when it is asked to end.
#[cfg(unix)]
#[test]
fn a_signal_leaves_no_temporary_file() -> std::io::Result<()> {
    for (signal, status) in [("-TERM", 143), ("-INT", 130), ("-HUP", 129)] {
        let directory = tempfile::tempdir()?;
        let output = directory.path().join("out.mlir");
        std::fs::write(&output, "kept")?;
        let mut tool = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
            .arg("-o")
            .arg(&output)
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        // Waiting would close its input.
        let _input = tool.stdin.take();
        let files = || std::fs::read_dir(directory.path()).map(Iterator::count);
        while files()? < 2 {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let killed = Command::new("kill")
            .arg(signal)
            .arg(tool.id().to_string())
            .status()?;
        assert!(killed.success());
        assert_eq!(tool.wait()?.code(), Some(status), "{signal}");
        assert_eq!(files()?, 1, "{signal}");
        assert_eq!(std::fs::read_to_string(&output)?, "kept");
    }
    Ok(())
}

/// Runs the tool with a number of threads, and returns its output and the reproducer.
fn reproducer(pass: &str, threads: &str, flags: &[&str]) -> (String, String) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("r.mlir");
    let pipeline = format!("--pass-pipeline=builtin.module(func.func({pass}))");
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
            .env("RAYON_NUM_THREADS", threads)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(args)
            .args(["--isolate", "--mlir-print-op-on-diagnostic=false"])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let crash = format!("--crash-reproducer={}", file.display());
    let diagnostics = run(&[&[SIBLINGS, &pipeline, &crash], flags].concat());
    let text =
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{error}: {diagnostics}"));
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 1);
    let again = run(&[file.to_str().unwrap(), "--run-reproducer"]);
    (
        diagnostics.replace(&file.display().to_string(), "FILE"),
        text + &again,
    )
}

const SIBLINGS: &str = "../oracle/manager/siblings.mlir";

/// The first error of a run, without its place: what of several threads came first does not matter.
fn first_error(diagnostics: &str) -> &str {
    let error = diagnostics
        .lines()
        .find_map(|line| line.split_once(": error: "));
    error.map_or(diagnostics, |(_, message)| message)
}

#[test]
fn whatever_ends_a_run_leaves_a_reproducer_that_ends_it_again() {
    let passes = [
        (
            "test-pass-abort",
            "the process that ran the pipeline was ended by signal 6 (SIGABRT)",
        ),
        (
            "test-pass-overflow",
            "the process that ran the pipeline was ended by signal 6 (SIGABRT)",
        ),
        (
            "test-pass-crash",
            "'func.func' op pass 'TestCrashPass' panicked: as always",
        ),
        (
            "test-pass-failure",
            "'func.func' op pass 'TestFailurePass' failed",
        ),
        (
            "test-pass-create-invalid-ir",
            "'test.any_attr_of_i32_str' op requires attribute 'attr'",
        ),
    ];
    for (pass, message) in passes {
        for threads in ["1", "2", "8"] {
            for scope in ["--local-reproducer=false", "--local-reproducer"] {
                let (diagnostics, text) = reproducer(pass, threads, &[scope]);
                assert!(
                    first_error(&diagnostics).starts_with(message),
                    "{diagnostics}"
                );
                assert!(
                    diagnostics.contains("reproducer generated at `FILE`"),
                    "{diagnostics}"
                );
                assert!(text.contains(message), "{pass}: {text}");
                assert!(
                    text.contains(&format!("builtin.module(func.func({pass}")),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn the_part_of_the_input_at_which_a_process_dies_is_reported() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name).display().to_string();
    let function = |name: &str| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n\"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )
    };
    // The first part has no function, and so does not die.
    let parts = [
        "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n".to_owned(),
        function("b"),
        function("c"),
    ];
    std::fs::write(file("parts.mlir"), parts.join("// -----\n")).unwrap();
    for scope in ["--local-reproducer=false", "--local-reproducer"] {
        let (status, diagnostics) = run(
            &file("parts.mlir"),
            &[
                "--pass-pipeline=builtin.module(func.func(test-pass-abort))",
                "--isolate",
                "--split-input-file",
                scope,
                &format!("--crash-reproducer={}", file("r.mlir")),
            ],
        );
        assert_eq!(status, Some(1), "{diagnostics}");
        assert!(
            diagnostics.contains("parts.mlir:4:9: error: the process that ran"),
            "{diagnostics}"
        );
        let reproducer = std::fs::read_to_string(file("r.mlir")).unwrap();
        assert!(
            reproducer.contains("sym_name = \"b\"") && !reproducer.contains("\"c\""),
            "{reproducer}"
        );
        let (status, again) = run(&file("r.mlir"), &["--run-reproducer", "--isolate"]);
        assert_eq!(status, Some(1), "{again}");
        assert!(again.contains("ended by signal 6 (SIGABRT)"), "{again}");
    }
}

/// The symbol has a line break, a percent sign, and the end of a pass as the log of the passes spells it.
#[test]
fn a_process_dies_in_a_function_with_a_line_break_in_its_symbol() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name).display().to_string();
    let function = "\"func.func\"() <{function_type = () -> (), sym_name = \"a%0A\\0Aends\\0Ab\"}> ({\n\
                    \"func.return\"() : () -> ()\n}) : () -> ()\n";
    std::fs::write(file("in.mlir"), function).unwrap();
    let pipeline = "--pass-pipeline=builtin.module(func.func(test-pass-abort))";
    let reproducer = format!("--crash-reproducer={}", file("r.mlir"));
    let flags = [pipeline, "--isolate", "--local-reproducer", &reproducer];
    let (_, diagnostics) = run(&file("in.mlir"), &flags);
    let note = "executing `TestAbortPass` on 'func.func' operation: @a%0A\nends\nb: reproducer";
    assert!(diagnostics.contains(note), "{diagnostics}");
}

/// Flags and words come in any order.
#[test]
fn a_cache_is_shown_before_and_behind_its_flag() {
    let directory = tempfile::tempdir().unwrap();
    let cache = format!("--cache={}", directory.path().display());
    for arguments in [["stats", &cache], [&cache, "stats"]] {
        let (status, diagnostics) = run("cache", &arguments);
        assert_eq!((status, diagnostics.as_str()), (Some(0), ""));
    }
    let (status, diagnostics) = run("cache", &["stats", "prune", &cache]);
    assert_eq!(status, Some(1));
    assert!(
        diagnostics.contains("'cache' needs one of 'stats', 'prune' and 'verify'"),
        "{diagnostics}"
    );
}

/// As shells show a process that `SIGPIPE` ends.
#[test]
fn the_status_is_that_of_the_child() {
    for flags in [&[][..], &["--isolate"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
            .args(flags)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        child
            .stdin
            .take()
            .unwrap()
            .write_all(b"\"builtin.module\"() ({^bb0:}) : () -> ()")
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), Some(141), "{flags:?}");
    }
}

#[test]
fn a_process_that_dies_leaves_the_reports_about_the_passes_before() {
    let directory = tempfile::tempdir().unwrap();
    let trace = directory.path().join("trace.json");
    let output = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args([NESTED, "--isolate", "--timing"])
        .arg("--pass-pipeline=builtin.module(test-module-pass,func.func(test-pass-abort))")
        .arg(format!("--trace-file={}", trace.display()))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(stderr.matches("error: ").count(), 1, "{stderr}");
    assert!(stderr.contains("ended by signal 6 (SIGABRT)"), "{stderr}");
    assert!(stderr.contains("... Execution time report ..."), "{stderr}");
    assert!(stderr.contains("  TestModulePass\n"), "{stderr}");
    let trace = std::fs::read_to_string(&trace).unwrap();
    assert!(
        trace.contains("TestModulePass") && trace.ends_with("\n]}\n"),
        "{trace}"
    );
}

#[test]
fn a_process_that_dies_is_reported_with_the_passes_under_way() {
    let pipeline = "builtin.module(test-module-pass,test-dynamic-pipeline{dynamic-pipeline=func.func(test-pass-abort) \
                    op-name=top})";
    let check = |flags: &[&str], expected: Expect| {
        let output = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args([NESTED, &format!("--pass-pipeline={pipeline}"), "--isolate"])
            .args(flags)
            .output()
            .unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        expected.assert_eq(&format!(
            "{:?}\n{stderr}{}",
            output.status.code(),
            String::from_utf8_lossy(&output.stdout)
        ));
    };
    check(
        &[],
        expect![[r#"
        Some(1)
        ../oracle/manager/nesting.mlir:28:1: error: the process that ran the pipeline was ended by signal 6 (SIGABRT)
        "builtin.module"() <{sym_name = "top"}> ({
        ^
        ../oracle/manager/nesting.mlir:28:1: note: Pipeline failed while executing [`TestDynamicPipelinePass` on 'builtin.module' operation: @top, `TestAbortPass` on 'func.func' operation: @first]
    "#]],
    );
    check(
        &["--crash-reproducer=/dev/stdout", "--local-reproducer"],
        expect![[r#"
            Some(1)
            ../oracle/manager/nesting.mlir:28:1: error: the process that ran the pipeline was ended by signal 6 (SIGABRT)
            "builtin.module"() <{sym_name = "top"}> ({
            ^
            ../oracle/manager/nesting.mlir:28:1: note: Pipeline failed while executing `TestAbortPass` on 'func.func' operation: @first: reproducer generated at `/dev/stdout`
            "builtin.module"() <{sym_name = "top"}> ({
              "func.func"() <{function_type = () -> (), sym_name = "first"}> ({
                "func.return"() : () -> ()
              }) : () -> ()
              "builtin.module"() <{sym_name = "middle"}> ({
                "func.func"() <{function_type = () -> (), sym_name = "second"}> ({
                  "func.return"() : () -> ()
                }) : () -> ()
                "builtin.module"() <{sym_name = "bottom"}> ({
                  "func.func"() <{function_type = () -> (), sym_name = "third"}> ({
                    "func.return"() : () -> ()
                  }) : () -> ()
                }) : () -> ()
              }) : () -> ()
              "func.func"() <{function_type = () -> (), sym_name = "fourth", sym_visibility = "private"}> ({
              }) : () -> ()
            }) : () -> ()

            {-#
              external_resources: {
                mlir_reproducer: {
                  pipeline: "builtin.module(func.func(test-pass-abort))",
                  disable_threading: true,
                  verify_each: true
                }
              }
            #-}
        "#]],
    );
    check(
        &["--pass-pipeline=builtin.module(cse)", "-o", "/dev/null"],
        expect![[r#"
            Some(0)
        "#]],
    );
}

#[test]
fn an_argument_may_be_a_file_of_arguments() {
    let folder = tempfile::tempdir().unwrap();
    let module = r#""func.func"() <{function_type = () -> (), sym_name = "good"}> ({ "func.return"() : () -> () }) : () -> ()"#;
    fs::write(folder.path().join("good.mlir"), module).unwrap();
    let flags = "good.mlir\n\n--pass-pipeline=builtin.module(canonicalize{max-iterations=2 top-down=true})\n-o\n@out.mlir\n\n";
    fs::write(folder.path().join("arguments"), flags).unwrap();
    let ran = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"));
        command.args(arguments).current_dir(folder.path());
        command.output().unwrap()
    };
    let output = ran(&["@arguments"]);
    assert!(output.status.success(), "{output:?}");
    let written = fs::read_to_string(folder.path().join("@out.mlir")).unwrap();
    assert!(written.contains("good"));
    let output = ran(&["@missing"]);
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    let message = "passwright-test-opt: error: cannot open input file '@missing': No such file or directory\n";
    assert!(stderr.starts_with(message), "{stderr}");
    // A folder holds no arguments, and what follows `--` is the name of a file.
    fs::create_dir(folder.path().join("folder")).unwrap();
    for arguments in [&["@folder"][..], &["--", "@arguments"]] {
        let output = ran(arguments);
        let stderr = String::from_utf8(output.stderr).unwrap();
        let message = format!(
            "cannot open input file '{}'",
            arguments[arguments.len() - 1]
        );
        assert!(stderr.contains(&message), "{stderr}");
    }
}

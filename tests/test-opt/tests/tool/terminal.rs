//! The tool, asked to end in the middle of a run.

#![cfg(unix)]

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The tool, with a pass that takes so long on each function, one after the other.
fn sleeping(milliseconds: u64) -> Command {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"));
    let pass = format!("test-pass-sleep{{milliseconds={milliseconds}}}");
    tool.current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("TERM", "xterm")
        .arg(super::SIBLINGS)
        .arg(format!("--pass-pipeline=builtin.module(func.func({pass}))"))
        .arg("--disable-threading");
    tool
}

/// Starts a run with an output and a report of times, and asks it to end once a pass runs. The exit status and standard error.
fn interrupted(mut command: Command) -> (Option<i32>, String) {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    for name in ["out.mlir", "trace.json"] {
        std::fs::write(file(name), "kept").unwrap();
    }
    let tool = command
        .arg("-o")
        .arg(file("out.mlir"))
        .arg("--trace-file")
        .arg(file("trace.json"))
        .arg("--log-actions-to")
        .arg(file("log"))
        .arg("--timing")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let log = || std::fs::read_to_string(file("log")).unwrap_or_default();
    let patience = Instant::now();
    while !log().contains("TestSleepPass") && patience.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    ask_to_end(&tool);
    let output = tool.wait_with_output().unwrap();
    let output_text = std::fs::read_to_string(file("out.mlir")).unwrap();
    assert_eq!(output_text, "kept");
    let trace = std::fs::read_to_string(file("trace.json")).unwrap();
    assert!(trace == "kept" || trace.ends_with("\n]}\n"), "{trace}");
    let count = std::fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(count, 3, "temporary files are gone");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), text)
}

fn ask_to_end(tool: &Child) {
    let id = tool.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(killed.success());
}

#[test]
fn an_interrupted_run_reports_the_times_so_far() {
    for (milliseconds, status, message) in [
        (400, 130, "the run was cancelled"),
        (60_000, 130, "the run was interrupted"),
    ] {
        let (code, diagnostics) = interrupted(sleeping(milliseconds));
        assert_eq!(code, Some(status), "{diagnostics}");
        assert!(diagnostics.contains(message), "{diagnostics}");
        assert!(
            diagnostics.contains("... Execution time report ..."),
            "{diagnostics}"
        );
        assert!(diagnostics.contains("    TestSleepPass\n"), "{diagnostics}");
    }
}

/// The child process of `--isolate` gets the request too, and ends in order.
#[test]
fn an_interrupted_child_process_reports_the_times_so_far() {
    let mut tool = sleeping(60_000);
    tool.arg("--isolate");
    let (code, diagnostics) = interrupted(tool);
    assert_eq!(code, Some(130), "{diagnostics}");
    assert!(
        diagnostics.contains("... Execution time report ..."),
        "{diagnostics}"
    );
}

/// A run that waits for somebody to read standard error ends all the same.
#[test]
fn an_interrupted_run_does_not_wait_for_its_reader() {
    let directory = tempfile::tempdir().unwrap();
    let input = directory.path().join("long.mlir");
    std::fs::write(&input, "\"test.long\"() : () -> ()\n".repeat(20_000)).unwrap();
    let mut tool = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
        .arg(&input)
        .args(["--allow-unregistered-dialect", "--print-ir-before-all"])
        .arg("--pass-pipeline=builtin.module(test-module-pass)")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The pipe is full by then, or the request comes before: the run must end in both cases.
    std::thread::sleep(Duration::from_millis(2_000));
    assert_eq!(tool.try_wait().unwrap(), None, "the run waits");
    ask_to_end(&tool);
    let patience = Instant::now();
    while tool.try_wait().unwrap().is_none() {
        assert!(
            patience.elapsed() < Duration::from_secs(60),
            "the run goes on"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The observations of a run are written completely, however long that takes. A second request ends it at once.
#[test]
fn reports_of_an_interrupted_run_may_take_long() {
    let directory = tempfile::tempdir().unwrap();
    let log = directory.path().join("log");
    let passes = "test-pass-sleep{milliseconds=0},".repeat(500);
    let pass = "test-pass-sleep{milliseconds=300}";
    let tool = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .arg(super::SIBLINGS)
        .arg(format!(
            "--pass-pipeline=builtin.module(func.func({passes}{pass}))"
        ))
        .args(["--disable-threading", "--trace-file=-", "--log-actions-to"])
        .arg(&log)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let begun = || std::fs::read_to_string(&log).unwrap_or_default();
    let patience = Instant::now();
    while begun().matches("begins").count() < 502 && patience.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    ask_to_end(&tool);
    // The trace is longer than a pipe, and longer than a run that does nothing is waited for.
    std::thread::sleep(Duration::from_millis(1200));
    let output = tool.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(output.stdout.len() > 1 << 16, "{}", output.stdout.len());
    assert!(
        output.stdout.trim_ascii_end().ends_with(b"\n]}"),
        "the trace is whole"
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("the run was cancelled"));
}

#[test]
fn names_of_files_need_not_be_utf_8() {
    let directory = tempfile::tempdir().unwrap();
    for (flag, pass) in [
        ("-o", "--test-module-pass"),
        ("--crash-reproducer", "--test-pass-failure"),
        ("--log-actions-to", "--test-module-pass"),
    ] {
        let name = [b"\xff", flag.as_bytes()].concat();
        let file = directory.path().join(OsStr::from_bytes(&name));
        let mut with_value = OsString::from(flag);
        with_value.push("=");
        with_value.push(&file);
        for args in [vec![with_value], vec![flag.into(), file.clone().into()]] {
            let mut tool = Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"));
            tool.current_dir(env!("CARGO_MANIFEST_DIR"))
                .arg(super::SIBLINGS)
                .arg(pass)
                .args(args)
                .output()
                .unwrap();
            std::fs::remove_file(&file).expect(flag);
        }
    }
}

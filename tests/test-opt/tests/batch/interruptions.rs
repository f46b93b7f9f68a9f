//! Batches that end before all modules are done: by a signal, or since the manifest cannot be written.

use std::io::Read;
use std::process::ExitStatus;
use std::time::Instant;

use super::*;

/// A pipeline that takes a tenth of a second for each function, and asks in between whether it is cancelled.
const SLOW: &str =
    "--pass-pipeline=builtin.module(func.func(test-poison,test-pass-sleep{milliseconds=100}))";

fn function(name: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n\"func.return\"() : () -> ()\n}}) : () -> ()\n"
    )
}

fn write_slow_module(folder: &Path, functions: usize) {
    let functions = (0..functions).map(|number| function(&format!("f{number}")));
    fs::write(folder.join("slow.mlir"), functions.collect::<String>()).unwrap();
}

/// Starts a batch after the commands of the shell.
fn start(commands: &str, pipeline: &str, input: &Path, output: &Path) -> Child {
    let tool = env!("CARGO_BIN_EXE_passwright-test-opt");
    let script =
        format!("{commands} exec '{tool}' batch '{pipeline}' --workers=2 \"$0\" --out-dir \"$1\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).args([input, output]);
    let streams = command.stdin(Stdio::piped()).stderr(Stdio::piped());
    streams.spawn().unwrap()
}

/// Waits for the end, while the standard input stays open.
fn end(mut child: Child) -> (ExitStatus, String) {
    let mut text = String::new();
    let mut stderr = child.stderr.take().unwrap();
    let stdin = child.stdin.take();
    stderr.read_to_string(&mut text).unwrap();
    let status = child.wait().unwrap();
    drop(stdin);
    (status, text)
}

/// Files of the batch may have 16 or 32 KiB, as the shell counts.
const LIMIT: &str = "ulimit -f 32; trap '' XFSZ;";

#[test]
fn an_error_of_the_manifest_is_no_verdict_of_other_modules() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_slow_module(&input, 60);
    for number in 0..300 {
        let module = function("fail");
        fs::write(input.join(format!("{number}.mlir")), module).unwrap();
    }
    let (status, stderr) = end(start(LIMIT, SLOW, &input, &output));
    assert!(
        stderr.ends_with("error: cannot write the manifest: File too large\n"),
        "{stderr}"
    );
    assert_eq!(status.code(), Some(1));
    let written = verdicts(&output);
    assert!(!written.is_empty() && !written.contains_key("slow.mlir"));
    assert!(!output.join("reproducers/slow.mlir").exists());
}

#[test]
fn an_error_is_reported_while_a_pass_does_not_end_and_further_modules_may_come() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out");
    let mut child = start(LIMIT, SLOW, Path::new("-"), &output);
    let mut stdin = child.stdin.take().unwrap();
    let names = std::iter::once("endless").chain(std::iter::repeat_n("fail", 300));
    for (name, number) in names.zip(0..) {
        let id = format!("{number}.mlir");
        let line = serde_json::json!({"id": id, "text": function(name)});
        // The batch ends while there is more.
        if writeln!(stdin, "{line}").is_err() {
            break;
        }
    }
    child.stdin = Some(stdin);
    let (status, stderr) = end(child);
    assert!(
        stderr.ends_with("error: cannot write the manifest: File too large\n"),
        "{stderr}"
    );
    assert_eq!(status.code(), Some(1));
    assert!(!verdicts(&output).contains_key("0.mlir"));
}

#[test]
fn a_signal_is_the_exit_status_also_after_a_module_that_takes_long() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_slow_module(&input, 600);
    fs::write(input.join("fail.mlir"), function("fail")).unwrap();
    let child = start("", SLOW, &input, &output);
    let start = Instant::now();
    while verdicts(&output).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(30));
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(1_500));
    let pid = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &pid]).status();
    assert!(killed.unwrap().success());
    let (status, stderr) = end(child);
    assert!(stderr.contains("1 failed in "), "{stderr}");
    assert_eq!(status.code(), Some(130));
    assert!(!verdicts(&output).contains_key("slow.mlir"));
}

#[test]
fn inputs_are_no_outputs() {
    let folder = tempfile::tempdir().unwrap();
    let below = folder.path().join("below");
    fs::create_dir(&below).unwrap();
    write_slow_module(&below, 1);
    let path = below.join("slow.mlir");
    let text = fs::read_to_string(&path).unwrap();
    for (input, output) in [(folder.path(), folder.path()), (&*below, folder.path())] {
        let (status, stderr) = end(start("", SLOW, input, output));
        assert_eq!(status.code(), Some(1));
        let expected = format!(
            "error: input '{}': it is in the folder of the outputs, where a result may replace it\n",
            input.display()
        );
        assert!(stderr.ends_with(&expected), "{stderr}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        let files = fs::read_dir(folder.path()).unwrap();
        assert_eq!(files.count(), 1, "nothing is written");
    }
}

/// A new build must not answer for the one whose digest is in the keys.
#[cfg(target_os = "linux")]
#[test]
fn workers_are_the_program_that_the_batch_was_started_with() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_slow_module(&input, 10);
    for name in ["abort", "good"] {
        fs::write(input.join(format!("{name}.mlir")), function(name)).unwrap();
    }
    let program = folder.path().join("tool");
    // A process of its own, since a file that this one writes cannot be executed while another test starts a process.
    let tool = env!("CARGO_BIN_EXE_passwright-test-opt");
    let copied = Command::new("cp").arg(tool).arg(&program).status();
    assert!(copied.unwrap().success());
    let mut command = Command::new(&program);
    command.args(["batch", SLOW, "--isolate", "--workers=1", "--out-dir"]);
    command.args([&output, &input]).stderr(Stdio::piped());
    let running = command.spawn().unwrap();
    worker_of(&running);
    let other = folder.path().join("other");
    fs::write(&other, "another program").unwrap();
    fs::rename(&other, &program).unwrap();
    let (_, stderr) = end(running);
    let verdicts = verdicts(&output);
    assert_eq!(verdicts["slow.mlir"], Verdict::Unchanged, "{stderr}");
    assert_eq!(verdicts["abort.mlir"], Verdict::Killed, "{stderr}");
    assert_eq!(verdicts["good.mlir"], Verdict::Unchanged, "{stderr}");
}

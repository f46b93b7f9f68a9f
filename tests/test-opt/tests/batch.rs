//! Batches and servers as processes: each module is a unit of failure, also if its process dies.

#![cfg(test)]

#[cfg(unix)]
#[path = "batch/interruptions.rs"]
mod interruptions;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use passwright::batch::{Manifest, Request, Response, Verdict, read_frame, write_frame};

const PIPELINE: &str = "--pass-pipeline=builtin.module(func.func(test-poison),canonicalize)";

fn tool() -> Command {
    Command::new(env!("CARGO_BIN_EXE_passwright-test-opt"))
}

/// Writes modules: every tenth is one of the kinds, the others are good.
fn write_modules(folder: &Path, count: usize, kinds: &[&str]) {
    let mut kinds = kinds.iter().cycle();
    for number in 0..count {
        let name = if number % 10 == 0 {
            *kinds.next().unwrap()
        } else {
            "good"
        };
        let text = match name {
            "unreadable" => "this is no module".to_owned(),
            name => format!(
                "\"func.func\"() <{{function_type = () -> i32, sym_name = \"{name}\"}}> ({{\n\
                 %0 = \"arith.constant\"() <{{value = {number} : i32}}> : () -> i32\n\
                 %1 = \"arith.addi\"(%0, %0) : (i32, i32) -> i32\n\
                 \"func.return\"(%1) : (i32) -> ()\n}}) : () -> ()\n"
            ),
        };
        fs::write(folder.join(format!("{number:04}-{name}.mlir")), text).unwrap();
    }
}

fn batch(input: &Path, output: &Path, flags: &[&str]) -> Command {
    let mut command = tool();
    command
        .args(["batch", PIPELINE, "--workers=2"])
        .arg(input)
        .arg("--out-dir")
        .arg(output)
        .args(flags)
        .stderr(Stdio::piped());
    command
}

fn verdicts(folder: &Path) -> BTreeMap<String, Verdict> {
    let rows = Manifest::read(folder).unwrap_or_default();
    rows.into_iter()
        .map(|(id, row)| (id, row.verdict))
        .collect()
}

fn expected(input: &Path) -> BTreeMap<String, Verdict> {
    let files = fs::read_dir(input).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let verdict = |name: &String| match &name[5..name.len() - 5] {
        "good" | "print" => Verdict::Ok,
        "fail" => Verdict::Failed,
        "panic" => Verdict::Panicked,
        "abort" => Verdict::Killed,
        "endless" => Verdict::Deadline,
        "memory" => Verdict::Memory,
        _ => Verdict::Unreadable,
    };
    names.map(|name| (name.clone(), verdict(&name))).collect()
}

fn check_outputs(input: &Path, output: &Path) {
    for (name, verdict) in verdicts(output) {
        let written = fs::read(output.join(&name));
        if verdict != Verdict::Ok {
            assert!(written.is_err(), "{name}");
            continue;
        }
        let alone = tool()
            .arg(PIPELINE)
            .arg(input.join(&name))
            .output()
            .unwrap();
        assert_eq!(written.unwrap(), alone.stdout, "{name}");
    }
}

#[test]
fn threads_and_processes_write_the_same_manifest() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in");
    fs::create_dir(&input).unwrap();
    write_modules(&input, 60, &["fail", "panic", "unreadable"]);
    for (name, flags) in [("threads", &[][..]), ("processes", &["--isolate"])] {
        let output = folder.path().join(name);
        let ran = batch(&input, &output, flags).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
        let stderr = String::from_utf8(ran.stderr).unwrap();
        assert!(
            stderr.contains("54 ok, 2 failed, 2 panicked, 2 unreadable"),
            "{stderr}"
        );
        assert!(
            stderr.contains("2 panicked in 'test-poison', such as 0010-panic.mlir: "),
            "{stderr}"
        );
        assert_eq!(verdicts(&output), expected(&input));
        check_outputs(&input, &output);
    }
}

/// A pass on another thread must not wait for the stream, nor may its text be taken for a response.
#[test]
fn processes_keep_what_they_have_compiled() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in");
    fs::create_dir(&input).unwrap();
    write_modules(&input, 60, &["good"]);
    let cache = format!("--cache={}", folder.path().join("cache").display());
    for (name, expected) in [("first", "60 ok"), ("second", "60 cached")] {
        let output = folder.path().join(name);
        let mut command = tool();
        command.args(["batch", "--pass-pipeline=builtin.module(canonicalize)"]);
        command.args(["--isolate", &cache, "--out-dir"]);
        let ran = command.args([&output, &input]).output();
        let stderr = String::from_utf8(ran.unwrap().stderr).unwrap();
        assert!(stderr.contains(expected), "{stderr}");
        assert_eq!(
            fs::read(output.join("0001-good.mlir")).unwrap(),
            fs::read(folder.path().join("first/0001-good.mlir")).unwrap()
        );
    }
}

/// Processes have caches of their own, and nobody would read what they say.
#[test]
fn a_batch_has_workers() {
    let mut command = tool();
    command.args(["batch", "--workers=0", "--out-dir=out", "in.mlir"]);
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    let message = "error: '--workers' needs a number of 1 or more\n";
    assert!(stderr.contains(message), "{stderr}");
}

#[test]
fn processes_do_not_explain_their_caches() {
    let folder = tempfile::tempdir().unwrap();
    let cache = format!("--cache={}", folder.path().join("cache").display());
    for processes in ["--isolate", "--max-memory=500"] {
        for flag in ["--check-cache=1", "--explain-cache"] {
            let output = folder.path().join("out");
            let ran = batch(folder.path(), &output, &[processes, &cache, flag]).output();
            let ran = ran.unwrap();
            assert_eq!(ran.status.code(), Some(1));
            let stderr = String::from_utf8(ran.stderr).unwrap();
            let message =
                "error: '--check-cache' and '--explain-cache' are for a batch in threads\n";
            assert!(stderr.contains(message), "{stderr}");
            assert!(!output.exists());
        }
    }
}

#[test]
fn passes_may_print() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in");
    fs::create_dir(&input).unwrap();
    write_modules(&input, 20, &["print"]);
    for (name, flags) in [("threads", &[][..]), ("processes", &["--isolate"])] {
        let output = folder.path().join(name);
        let ran = batch(&input, &output, flags).output().unwrap();
        assert_eq!(ran.status.code(), Some(0), "{name}");
        assert_eq!(verdicts(&output), expected(&input));
    }
    for flags in [&[][..], &["--deadline=10s"]] {
        let mut server = Server::start(flags);
        assert_eq!(server.ask(&request("print")).verdict, Verdict::Unchanged);
        assert_eq!(server.ask(&request("good")).verdict, Verdict::Unchanged);
    }
}

#[test]
fn one_module_of_each_group_of_failures_is_reduced() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 40, &["fail", "panic"]);
    // The longest deadline that there is.
    let deadline = format!("--deadline={}s", u64::MAX);
    let flags = ["--reduce-failures", &deadline];
    let ran = batch(&input, &output, &flags).output().unwrap();
    let stderr = String::from_utf8(ran.stderr).unwrap();
    assert!(
        stderr.contains("0000-fail.mlir reduced from 5 operations to 2"),
        "{stderr}"
    );
    let reduced = fs::read_dir(output.join("reduced")).unwrap().count();
    assert_eq!(reduced, 2);
    let again = tool()
        .arg("--run-reproducer")
        .arg(output.join("reduced/0010-panic.mlir"))
        .output()
        .unwrap();
    assert!(
        String::from_utf8(again.stderr)
            .unwrap()
            .contains("panicked")
    );
}

/// The pipeline of flags depends on the name of the outermost operation.
#[test]
fn a_reproducer_fits_its_outermost_operation() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 1, &["fail"]);
    let mut command = tool();
    command.args(["batch", "--test-poison", "--no-implicit-module"]);
    command.arg("--reduce-failures").arg("--out-dir");
    let ran = command.args([&output, &input]).output().unwrap();
    let stderr = String::from_utf8(ran.stderr).unwrap();
    assert!(stderr.contains("from 4 operations to 3"), "{stderr}");
    for folder in ["reproducers", "reduced"] {
        let mut again = tool();
        again.args(["--run-reproducer", "--no-implicit-module"]);
        let again = again.arg(output.join(folder).join("0000-fail.mlir"));
        let stderr = String::from_utf8(again.output().unwrap().stderr).unwrap();
        assert!(
            stderr.contains("the name of the function is 'fail'"),
            "{stderr}"
        );
    }
}

/// The name of the outermost operation is unknown after the death of the process.
#[cfg(unix)]
#[test]
fn a_reproducer_without_a_known_operation_has_no_pipeline() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 1, &["abort"]);
    for (flag, has_pipeline) in [("--no-implicit-module", false), ("--verify-each", true)] {
        let mut command = tool();
        command.args(["batch", "--test-poison", "--isolate", "--force", flag]);
        command.arg("--out-dir").args([&output, &input]);
        command.output().unwrap();
        let reproducer = fs::read_to_string(output.join("reproducers/0000-abort.mlir")).unwrap();
        let pipeline = "pipeline: \"builtin.module(func.func(test-poison))\"";
        assert_eq!(reproducer.contains(pipeline), has_pipeline, "{reproducer}");
        assert_eq!(
            reproducer.contains("pipeline:"),
            has_pipeline,
            "{reproducer}"
        );
    }
}

#[test]
fn a_row_has_all_that_a_diagnostic_says() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    let function = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
    fs::write(input.join("twice.mlir"), function.repeat(2)).unwrap();
    fs::write(input.join("unknown.mlir"), "\"arith.adi\"() : () -> ()\n").unwrap();
    batch(&input, &output, &[]).output().unwrap();
    let rows = Manifest::read(&output).unwrap();
    let [twice, unknown] = ["twice.mlir", "unknown.mlir"].map(|name| &rows[name].diagnostics[0]);
    assert_eq!(
        twice.notes.last().map(String::as_str),
        Some("twice.mlir:1:1: see existing symbol definition here")
    );
    assert_eq!(unknown.help.as_deref(), Some("did you mean 'arith.addi'?"));
}

#[test]
fn a_row_has_what_a_pass_shows() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    fs::write(input.join("a.mlir"), "").unwrap();
    for flags in [&[][..], &["--isolate"]] {
        let mut command = tool();
        command.args(["batch", "--print-op-stats", "--force", "--out-dir"]);
        command.arg(&output).arg(&input).args(flags);
        assert!(command.output().unwrap().status.success());
        let shown = &Manifest::read(&output).unwrap()["a.mlir"].diagnostics[0];
        assert_eq!(
            (shown.severity.as_str(), shown.location.as_str()),
            ("output", "a.mlir")
        );
        assert_eq!(
            shown.message,
            "Operations encountered:\n-----------------------\n  builtin.module , 1\n"
        );
    }
}

/// The part of the module without the function that panics does not end.
#[test]
fn a_reduction_has_a_deadline() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.mlir"), folder.path().join("out"));
    let [panicking, endless] = ["panic", "endless"].map(|name| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n\"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )
    });
    let nested = format!("\"builtin.module\"() ({{\n{endless}}}) : () -> ()\n");
    fs::write(&input, nested + &panicking).unwrap();
    let pipeline = "--pass-pipeline=builtin.module(func.func(test-poison),cse,builtin.module(func.func(test-poison)))";
    let mut command = tool();
    command.args(["batch", pipeline, "--reduce-failures", "--deadline=1s"]);
    let ran = command.arg("--out-dir").args([&output, &input]).output();
    let ran = ran.unwrap();
    let stderr = String::from_utf8(ran.stderr).unwrap();
    assert!(stderr.contains("1 panicked in "), "{stderr}");
    assert!(
        stderr.contains("in.mlir is not reduced: a part of it does not end"),
        "{stderr}"
    );
    assert_eq!(ran.status.code(), Some(1));
}

#[cfg(unix)]
#[test]
fn the_death_of_a_process_is_the_verdict_of_its_module() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 40, &["abort", "endless", "memory", "fail"]);
    let flags = ["--isolate", "--deadline=10s", "--max-memory=600"];
    let ran = batch(&input, &output, &flags).output().unwrap();
    let stderr = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(verdicts(&output), expected(&input), "{stderr}");
    check_outputs(&input, &output);
    let rows = Manifest::read(&output).unwrap();
    let reproducer = rows["0000-abort.mlir"].reproducer.as_ref().unwrap();
    let reproducer = output.join(reproducer);
    let again = tool()
        .arg("--run-reproducer")
        .arg(reproducer)
        .output()
        .unwrap();
    assert_eq!(
        again.status.code(),
        None,
        "the process is ended by a signal"
    );
}

#[test]
fn a_pass_that_does_not_end_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 20, &["endless"]);
    let ran = batch(&input, &output, &["--deadline=2s"]).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert_eq!(verdicts(&output), expected(&input));
}

#[cfg(unix)]
#[test]
fn a_batch_that_is_killed_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 400, &["fail", "panic"]);
    let mut rows = 0;
    for _ in 0..5 {
        let mut running = batch(&input, &output, &["--isolate"]).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(150));
        running.kill().unwrap();
        running.wait().unwrap();
        let now = verdicts(&output).len();
        assert!(now >= rows);
        rows = now;
    }
    let before = fs::read_to_string(output.join(Manifest::FILE)).unwrap_or_default();
    // The second run finds nothing to do, and some modules without a result.
    for _ in 0..2 {
        let ran = batch(&input, &output, &["--isolate"]).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
    }
    assert_eq!(verdicts(&output), expected(&input));
    let after = fs::read_to_string(output.join(Manifest::FILE)).unwrap();
    assert!(after.starts_with(&before));
    // No module has two rows: what was done is not done again.
    let whole = after
        .lines()
        .filter(|line| line.ends_with('}') && line.starts_with('{'));
    assert_eq!(whole.count(), 400);
}

/// Returns the process of a worker once a batch has started one.
#[cfg(target_os = "linux")]
fn worker_of(batch: &Child) -> String {
    loop {
        let tasks = fs::read_dir(format!("/proc/{}/task", batch.id())).unwrap();
        let children = tasks.filter_map(|task| {
            let children = task.ok()?.path().join("children");
            Some(fs::read_to_string(children).ok()?.trim().to_owned())
        });
        if let Some(child) = children.into_iter().find(|child| !child.is_empty()) {
            return child;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_worker_ends_with_its_batch_also_while_a_pass_runs() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).unwrap();
    write_modules(&input, 1, &["endless"]);
    let mut running = batch(&input, &output, &["--isolate"]).spawn().unwrap();
    let worker = worker_of(&running);
    std::thread::sleep(Duration::from_millis(500));
    running.kill().unwrap();
    running.wait().unwrap();
    let start = std::time::Instant::now();
    // Its parent may leave it as a zombie, which has no memory.
    let is_running = || {
        let status = fs::read_to_string(format!("/proc/{worker}/status")).unwrap_or_default();
        status.contains("VmRSS:")
    };
    while is_running() {
        assert!(
            start.elapsed() < Duration::from_secs(30),
            "{worker} goes on"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

struct Server {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
}

impl Server {
    fn start(flags: &[&str]) -> Self {
        let mut command = tool();
        command.args(["serve", PIPELINE]).args(flags);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self {
            child,
            stdin,
            stdout,
        }
    }

    fn ask(&mut self, request: &[u8]) -> Response {
        write_frame(&mut self.stdin, request).unwrap();
        let frame = read_frame(&mut self.stdout).unwrap().unwrap();
        serde_json::from_slice(&frame).unwrap()
    }
}

#[test]
fn outputs_go_to_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let [input, output] = ["a.mlir", "out"].map(|name| folder.path().join(name));
    fs::write(&input, "").unwrap();
    let stderr = |output: &Path, flags: &[&str]| {
        let run = batch(&input, output, flags).output().unwrap();
        assert_eq!(run.status.code(), Some(1));
        String::from_utf8(run.stderr).unwrap()
    };
    assert_eq!(
        stderr(&output, &["-o", "x"]),
        "passwright-test-opt: error: unknown flag '-o'\n\
         help: it is a flag of runs, which 'batch' does not take; '--out-dir' names the folder of the results\n"
    );
    assert_eq!(
        stderr(&input, &[]),
        format!(
            "passwright-test-opt: error: '{}' of '--out-dir' is no folder\n",
            input.display()
        )
    );
}

fn request(name: &str) -> Vec<u8> {
    request_until(name, None)
}

fn request_until(name: &str, deadline_ms: Option<u64>) -> Vec<u8> {
    let request = Request {
        deadline_ms,
        id: name.to_owned(),
        text: Some(format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n\"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )),
        ..Request::default()
    };
    serde_json::to_vec(&request).unwrap()
}

#[test]
fn a_server_answers_each_request() {
    let mut server = Server::start(&["--deadline=2s"]);
    assert_eq!(server.ask(&request("good")).verdict, Verdict::Unchanged);
    let response = server.ask(&request("fail"));
    assert_eq!(
        (response.verdict, response.pass.as_deref()),
        (Verdict::Failed, Some("test-poison"))
    );
    assert_eq!(
        response.diagnostics[0].message,
        "'func.func' op the name of the function is 'fail'"
    );
    assert_eq!(server.ask(&request("panic")).verdict, Verdict::Panicked);
    for (wrong, message) in [
        ("{", "this is no request: "),
        (
            "{\"id\": \"a\", \"path\": \"/etc/passwd\"}",
            "a request may not name a file",
        ),
        (
            "{\"id\": \"a\"}",
            "a request has to have either 'text' or 'path'",
        ),
        (
            "{\"id\": \"a\", \"other\": 1}",
            "this is no request: unknown field `other`",
        ),
    ] {
        let response = server.ask(wrong.as_bytes());
        assert_eq!(response.verdict, Verdict::Unreadable);
        assert!(
            response.diagnostics[0].message.starts_with(message),
            "{response:?}"
        );
    }
    let response = server.ask(&request("endless"));
    assert_eq!(response.verdict, Verdict::Deadline);
    // The thread cannot be ended, so the process is.
    assert_eq!(server.child.wait().unwrap().code(), Some(1));
}

#[cfg(unix)]
#[test]
fn the_file_of_a_request_has_an_end() {
    let mut server = Server::start(&["--allow-files"]);
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut ask_for = |request: serde_json::Value| server.ask(request.to_string().as_bytes());
    let mut ask = |path: &Path| ask_for(serde_json::json!({"id": "a", "path": path}));
    let response = ask(Path::new("/dev/zero"));
    assert_eq!(response.verdict, Verdict::Unreadable);
    assert_eq!(
        response.diagnostics[0].message,
        "'/dev/zero': it is no file"
    );
    assert_eq!(ask(file.path()).verdict, Verdict::Unchanged);
    // A file with a hole, which takes no room.
    file.as_file().set_len(2 << 30).unwrap();
    let response = ask(file.path());
    let message = &response.diagnostics[0].message;
    assert!(
        message.ends_with("it has more than 1073741824 bytes"),
        "{message}"
    );
    let both = ask_for(serde_json::json!({"id": "a", "text": "a", "path": file.path()}));
    assert_eq!(
        both.diagnostics[0].message,
        "a request has to have either 'text' or 'path'"
    );
}

#[test]
fn a_server_ends_at_a_frame_that_is_too_long() {
    let mut server = Server::start(&[]);
    server.stdin.write_all(&[0xff; 4]).unwrap();
    drop(server.stdin);
    assert_eq!(server.child.wait().unwrap().code(), Some(1));
}

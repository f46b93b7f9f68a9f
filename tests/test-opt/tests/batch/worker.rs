//! The protocol of persistent workers, spoken as Bazel speaks it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use super::tool;

struct Worker {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Worker {
    fn start(folder: &Path, flags: &[&str]) -> Self {
        let mut command = tool();
        command
            .args(flags)
            .arg("--persistent_worker")
            .current_dir(folder);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            stdin,
            stdout,
        }
    }

    fn send(&mut self, request: &Value) {
        write!(self.stdin.as_mut().unwrap(), "{request}").unwrap();
    }

    fn response(&mut self) -> Value {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    fn ask(&mut self, arguments: &[&str]) -> (i64, String) {
        self.send(&json!({
            "arguments": arguments,
            "inputs": [{"path": "in.mlir", "digest": "c2hhMjU2"}],
            "verbosity": 0,
            "aFieldOfALaterVersion": {},
        }));
        let response = self.response();
        assert_eq!(response["requestId"], 0);
        let output = response["output"].as_str().unwrap();
        (response["exitCode"].as_i64().unwrap(), output.to_owned())
    }

    /// Ends the input, and returns the exit status and what was written to standard error.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.stdin.take());
        let mut stderr = String::new();
        let stream = self.child.stderr.as_mut();
        stream.unwrap().read_to_string(&mut stderr).unwrap();
        (self.child.wait().unwrap().code(), stderr)
    }
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["good", "fail", "panic", "print", "endless"] {
        let text = format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n\
             %0 = \"arith.constant\"() <{{value = 1 : i32}}> : () -> i32\n\
             \"func.return\"() : () -> ()\n}}) : () -> ()\n"
        );
        fs::write(folder.path().join(format!("{name}.mlir")), text).unwrap();
    }
    folder
}

const POISON: &str = "--pass-pipeline=builtin.module(func.func(test-poison),canonicalize)";

#[test]
fn a_request_is_a_run_of_its_own() {
    let folder = folder();
    let mut worker = Worker::start(folder.path(), &[]);
    let requests: [&[&str]; 9] = [
        &["good.mlir", "--canonicalize"],
        &["good.mlir", "--canonicalize", "--print-debuginfo"],
        &["fail.mlir", POISON],
        &["good.mlir", "--canonicalise"],
        &[
            "good.mlir",
            "--canonicalize",
            "--print-ir-after-all",
            "-o",
            "dumped.mlir",
        ],
        &["panic.mlir", POISON],
        &["missing.mlir"],
        &["good.mlir", "--canonicalize"],
        &["-", "--cse"],
    ];
    for arguments in requests.iter().chain(requests.iter().rev()) {
        let (status, output) = worker.ask(arguments);
        let mut alone = tool();
        alone.args(*arguments).current_dir(folder.path());
        let alone = alone.stdin(Stdio::null()).output().unwrap();
        assert_eq!(i64::from(alone.status.code().unwrap()), status, "{output}");
        let written = [alone.stdout, alone.stderr].concat();
        assert_eq!(String::from_utf8(written).unwrap(), output);
    }
    worker.ask(&["good.mlir", "--canonicalize", "-o", "out.mlir"]);
    let written = fs::read_to_string(folder.path().join("out.mlir")).unwrap();
    assert!(written.contains("good") && !written.contains("arith.constant"));
    // What a pass prints past the tool is no part of a response.
    let (status, output) = worker.ask(&["print.mlir", POISON]);
    assert!(
        status == 0 && output.contains("print") && !output.contains("42 ops"),
        "{output}"
    );
    assert_eq!(worker.end(), (Some(0), "42 ops\n".to_owned()));
}

#[test]
fn requests_have_numbers_and_can_be_cancelled() {
    let folder = folder();
    let sleeps = ["test-sleep{milliseconds=50}"; 200].join(",");
    let long = format!("--pass-pipeline=builtin.module(func.func({sleeps}))");
    let mut worker = Worker::start(folder.path(), &[]);
    for id in 1..=4 {
        let flag = if id == 1 { &*long } else { "--cse" };
        worker.send(&json!({"arguments": ["good.mlir", flag], "requestId": id}));
    }
    for id in [3, 1, 9] {
        worker.send(&json!({"requestId": id, "cancel": true}));
    }
    let responses: Vec<Value> = (0..4).map(|_| worker.response()).collect();
    for (response, id) in responses.iter().zip(1..) {
        assert_eq!(response["requestId"], id);
        assert_eq!(response["wasCancelled"] == true, [1, 3].contains(&id));
        assert_eq!(response["exitCode"] == 0, [2, 4].contains(&id));
    }
    assert_eq!(worker.end().0, Some(0));
}

#[test]
fn what_a_request_may_set_is_bounded() {
    let folder = folder();
    let mut worker = Worker::start(folder.path(), &["--deadline=1s"]);
    for (arguments, message) in [
        (
            &["good.mlir", "--max-memory=9000"][..],
            "'--max-memory' is for a tool that is a process of its own",
        ),
        (
            &["good.mlir", "--isolate", "--cse"],
            "'--isolate' is for a tool that is a process of its own",
        ),
        (
            &["batch", "--out-dir=out", POISON, "."],
            "a request runs no command",
        ),
        (
            &["serve", "--socket=socket", POISON],
            "a request runs no command",
        ),
        (
            &["good.mlir", "--deadline=900s"],
            "unknown flag '--deadline",
        ),
        (
            &["good.mlir", "--persistent_worker"],
            "unknown flag '--persistent_worker'",
        ),
    ] {
        let (status, output) = worker.ask(arguments);
        assert_eq!(status, 1);
        assert!(output.contains(message), "{output}");
    }
    let (status, output) = worker.ask(&["endless.mlir", POISON]);
    assert_eq!(status, 1);
    assert!(
        output.contains("the run did not end within 1s, and the worker ends"),
        "{output}"
    );
    assert_eq!(worker.end().0, Some(1));
}

/// What is left behind is not known.
#[test]
fn a_panic_outside_of_a_pass_is_said_and_ends_the_worker() {
    let folder = folder();
    for flags in [&[][..], &["--deadline=60s"]] {
        let mut worker = Worker::start(folder.path(), flags);
        let (status, _) = worker.ask(&["good.mlir", "--canonicalize"]);
        assert_eq!(status, 0);
        let (status, output) = worker.ask(&["good.mlir", "--test-panic-pipeline"]);
        let message = "passwright-test-opt: error: the tool panicked outside of a pass, and the worker ends\n";
        assert_eq!((status, &*output), (1, message));
        let (status, stderr) = worker.end();
        assert_eq!(status, Some(1));
        assert!(stderr.contains("no pipeline can be built"), "{stderr}");
    }
}

#[test]
fn what_is_no_request_ends_the_worker() {
    let folder = folder();
    for (text, message) in [
        ("{", "this is no request: EOF while parsing an object"),
        ("[]", "an object is expected"),
        ("{\"arguments\": [1]}", "an argument is no text"),
        ("{\"requestId\": \"a\"}", "'requestId' is no number"),
        (
            "{\"sandboxDir\": \"a\"}",
            "a folder for each request is not supported",
        ),
    ] {
        let mut worker = Worker::start(folder.path(), &[]);
        let stdin = worker.stdin.as_mut().unwrap();
        stdin.write_all(text.as_bytes()).unwrap();
        let (status, stderr) = worker.end();
        assert_eq!(status, Some(1));
        assert!(stderr.contains(message), "{stderr}");
    }
    let worker = Worker::start(folder.path(), &["--cse"]);
    let (status, stderr) = worker.end();
    assert_eq!(status, Some(1));
    assert!(stderr.contains("unknown flag '--cse'"), "{stderr}");
}

#[test]
fn an_argument_may_be_a_file_of_arguments() {
    let folder = folder();
    let flags = "good.mlir\n\n--pass-pipeline=builtin.module(canonicalize{max-iterations=2 top-down=true})\n-o\n@out.mlir\n\n";
    fs::write(folder.path().join("arguments"), flags).unwrap();
    let ran = |arguments: &[&str]| {
        let mut command = tool();
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

//! The language server beside an editor: the time from an edit to diagnostics, and to completions, in a file of 1,000 passes.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::workspace;

/// Declared passes.
const PASSES: usize = 1_000;

/// Edits, of which the median and the slowest count.
const EDITS: usize = 50;

/// The server, as an editor runs it.
pub(crate) struct Server {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next: u64,
    /// The version of the text, which each edit raises.
    version: i64,
    /// The version of the text that the last diagnostics are about; they may come in front of an answer.
    checked: i64,
    /// When the last message was there, before the client reads what is in it.
    arrived: Instant,
}

/// Measures with the program that the release profile makes.
pub(super) fn run() -> Result<(), String> {
    let mut build = workspace::cargo();
    workspace::status(build.args(["build", "--release", "--package", "passwright-cli"]))?;
    let program = workspace::target_directory()?.join("release/passwright");
    let mut server = Server::start(&program)?;
    let text = text();
    let uri = "file:///bench/passes.kdl";
    let document = json!({ "uri": uri, "languageId": "kdl", "version": 1, "text": text });
    server.tell("textDocument/didOpen", &json!({ "textDocument": document }))?;
    server.diagnostics()?;
    let line = text.lines().count() as u64 - 3;
    let (mut diagnostics, mut completions) = (Vec::new(), Vec::new());
    for edit in 0..EDITS {
        // A letter more at the end of the name of a pass, and back.
        let name = if edit % 2 == 0 { "pass-50x" } else { "pass-50" };
        server.change(uri, line, &format!("        run \"{name}\""))?;
        let start = Instant::now();
        server.diagnostics()?;
        diagnostics.push(server.arrived - start);
        server.change(uri, line, "        run \"pass-5")?;
        let start = Instant::now();
        let at = json!({ "line": line, "character": 19 });
        let params = json!({ "textDocument": { "uri": uri }, "position": at });
        let found = server.ask("textDocument/completion", &params)?;
        completions.push(server.arrived - start);
        let offered = found.as_array().map_or(0, Vec::len);
        if offered != PASSES {
            return Err(format!(
                "{offered} completions are offered, and {PASSES} expected"
            ));
        }
        server.diagnostics()?;
    }
    println!(
        "a file of {PASSES} passes and {} bytes, {EDITS} edits",
        text.len()
    );
    report("diagnostics after an edit", diagnostics, 100);
    report("completions after an edit", completions, 30);
    server.end()
}

fn report(what: &str, mut times: Vec<Duration>, wanted: u128) {
    times.sort();
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let most = times.last().copied().unwrap_or_default();
    println!("{what}: median {median:.1?}, slowest {most:.1?}, wanted below {wanted} ms");
}

/// Definitions with options, enums and a pipeline at the end.
fn text() -> String {
    let mut text =
        String::from("group \"Bench\" {\n    enum \"Mode\" { value \"Fast\"; value \"Slow\"; }\n");
    for at in 0..PASSES {
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "    pass \"Pass{at}\" \"pass-{at}\" {{\n        op \"func.func\"\n        summary \"Pass number {at}\"\n        \
             option \"rounds\" \"u8\" default=3 min=1 \"Most rounds\"\n        option \"mode\" \"Mode\" default=\"fast\"\n        \
             statistic \"num_done\" \"Operations done\"\n    }}"
        );
    }
    text + "    pipeline \"All\" \"all\" {\n        summary \"All\"\n        body {\n        run \"pass-50\"\n        }\n    }\n}\n"
}

impl Server {
    fn start(program: &std::path::Path) -> Result<Self, String> {
        let mut command = std::process::Command::new(program);
        command
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn().map_err(|error| error.to_string())?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let mut server = Self {
            process,
            input: input.ok_or("no standard input")?,
            output: BufReader::new(output.ok_or("no standard output")?),
            next: 0,
            version: 1,
            checked: 0,
            arrived: Instant::now(),
        };
        server.ask("initialize", &json!({ "capabilities": {} }))?;
        server.tell("initialized", &json!({}))?;
        Ok(server)
    }

    fn change(&mut self, uri: &str, line: u64, text: &str) -> Result<(), String> {
        let range = json!({
            "start": { "line": line, "character": 0 }, "end": { "line": line, "character": 1000 },
        });
        self.version += 1;
        let document = json!({ "uri": uri, "version": self.version });
        let changes = json!([{ "range": range, "text": text }]);
        let params = json!({ "textDocument": document, "contentChanges": changes });
        self.tell("textDocument/didChange", &params)
    }

    fn tell(&mut self, method: &str, params: &Value) -> Result<(), String> {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }))
    }

    /// The result of a request.
    fn ask(&mut self, method: &str, params: &Value) -> Result<Value, String> {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))?;
        loop {
            let message = self.receive()?;
            if message["id"] == id {
                return Ok(message["result"].clone());
            }
        }
    }

    /// Waits for the diagnostics of the text as it is, unless they have come already.
    fn diagnostics(&mut self) -> Result<(), String> {
        while self.checked != self.version {
            self.receive()?;
        }
        Ok(())
    }

    fn send(&mut self, message: &Value) -> Result<(), String> {
        let text = message.to_string();
        let framed = format!("Content-Length: {}\r\n\r\n{text}", text.len());
        let sent = self.input.write_all(framed.as_bytes());
        sent.and_then(|()| self.input.flush())
            .map_err(|error| error.to_string())
    }

    fn receive(&mut self) -> Result<Value, String> {
        let mut length = 0;
        loop {
            let mut line = String::new();
            let read = self
                .output
                .read_line(&mut line)
                .map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("the server has ended".to_owned());
            }
            match line.trim() {
                "" => break,
                header => {
                    let number = header.strip_prefix("Content-Length: ");
                    length = number.and_then(|it| it.parse().ok()).unwrap_or(length);
                }
            }
        }
        let mut text = vec![0; length];
        self.output
            .read_exact(&mut text)
            .map_err(|error| error.to_string())?;
        self.arrived = Instant::now();
        let message: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
        if message["method"] == "textDocument/publishDiagnostics" {
            let version = message["params"]["version"].as_i64();
            self.checked = version.unwrap_or(self.checked);
        }
        Ok(message)
    }

    fn end(mut self) -> Result<(), String> {
        self.ask("shutdown", &Value::Null)?;
        self.tell("exit", &Value::Null)?;
        let status = self.process.wait().map_err(|error| error.to_string())?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("the server has ended with {status}"))
        }
    }
}

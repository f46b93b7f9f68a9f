//! A cache on an nginx that takes files. Each test starts its own, on a free port. They need Debian's package `nginx-light`, and are
//! run by `cargo test -p pass-opt --features cache-server --test server -- --ignored`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests stop at the first surprise"
)]

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const PIPELINE: &str = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))";

/// An nginx in a folder of its own, which is killed in the end.
struct Nginx {
    child: Child,
    port: u16,
    folder: tempfile::TempDir,
}

impl Nginx {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["root", "temporary"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        fs::write(folder.path().join("users"), "me:{PLAIN}secret\n").unwrap();
        // Another process may take the port in between.
        let start = |_| Self::start_in(folder.path());
        let (child, port) = (0..5).find_map(start).expect("nginx does not start");
        Self {
            child,
            port,
            folder,
        }
    }

    fn start_in(folder: &Path) -> Option<(Child, u16)> {
        let port = free_port();
        let shown = folder.display();
        let configuration = format!(
            "daemon off; master_process off; pid {shown}/pid; error_log {shown}/errors;
             events {{}}
             http {{
               access_log {shown}/log; client_max_body_size 64m; client_body_temp_path {shown}/temporary;
               server {{
                 listen 127.0.0.1:{port}; root {shown}/root;
                 location / {{ dav_methods PUT; create_full_put_path on; }}
                 location /private/ {{
                   dav_methods PUT; create_full_put_path on;
                   auth_basic passes; auth_basic_user_file {shown}/users;
                 }}
                 location /read/ {{ alias {shown}/root/pool/; }}
                 location /moved/ {{ return 302 http://127.0.0.1:{port}/pool/; }}
               }}
             }}"
        );
        fs::write(folder.join("configuration"), configuration).unwrap();
        let mut child = Command::new("nginx")
            .arg("-p")
            .arg(folder)
            .arg("-c")
            .arg(folder.join("configuration"))
            .arg("-e")
            .arg(folder.join("errors"))
            .stderr(Stdio::null())
            .spawn()
            .expect("nginx is not installed");
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(10) {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Some((child, port));
            }
            if child.try_wait().unwrap().is_some() {
                return None;
            }
            thread::sleep(Duration::from_millis(10));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        None
    }

    fn flag(&self, pool: &str) -> String {
        format!("--cache=http://127.0.0.1:{}/{pool}", self.port)
    }

    fn files(&self, folder: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.path().join("root").join(folder));
        let paths = entries.into_iter().flatten().flatten();
        paths.map(|entry| entry.path()).collect()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// A change of the bytes of a file.
type Damage<'d> = &'d dyn Fn(&mut Vec<u8>);

#[derive(Debug)]
struct Printed {
    stdout: String,
    warnings: Vec<String>,
    explanation: String,
}

impl Printed {
    #[track_caller]
    fn number(&self, what: &str) -> u64 {
        let (_, rest) = self.explanation.split_once(what).unwrap();
        let digits = rest.trim_start_matches(": ").split([',', '\n']).next();
        digits.unwrap().parse().unwrap()
    }
}

fn tool() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pass-opt"));
    for name in ["TOKEN", "USER", "PASSWORD"] {
        command.env_remove(format!("PASSWRIGHT_CACHE_{name}"));
    }
    // The server is on this machine.
    command.env("NO_PROXY", "127.0.0.1");
    command
}

/// Runs in a process of its own, without a memory of others.
#[track_caller]
fn run(command: &mut Command, text: &str, flags: &[&str]) -> Printed {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("input.mlir");
    fs::write(&file, text).unwrap();
    command.arg(&file).arg(PIPELINE).args(flags);
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let stderr = text(output.stderr);
    assert!(output.status.success(), "{stderr}");
    assert!(!stderr.contains("secret"), "{stderr}");
    let (explanation, rest): (Vec<&str>, Vec<&str>) =
        stderr.lines().partition(|line| line.starts_with("cache: "));
    Printed {
        stdout: text(output.stdout),
        warnings: rest.into_iter().map(str::to_owned).collect(),
        explanation: explanation.join("\n"),
    }
}

fn cached(text: &str, flags: &[&str]) -> Printed {
    run(&mut tool(), text, &[flags, &["--explain-cache"]].concat())
}

#[track_caller]
fn warns(printed: &Printed, reason: &str) {
    assert_eq!(printed.warnings.len(), 1, "{printed:?}");
    assert!(printed.warnings[0].contains(reason), "{printed:?}");
}

fn function(name: &str, constants: std::ops::Range<u32>) -> String {
    use std::fmt::Write as _;

    let mut text = format!(
        "\"func.func\"() <{{function_type = (i32) -> i32, sym_name = \"{name}\"}}> ({{\n^bb0(%a: i32):\n"
    );
    let mut last = "%a".to_owned();
    for number in constants {
        let line =
            format!("  %c{number} = \"arith.constant\"() <{{value = {number} : i32}}> : () -> i32");
        let _ = writeln!(text, "{line}");
        for (result, operation, left) in
            [("s", "xori", &*last), ("x", "addi", &format!("%s{number}"))]
        {
            let line = format!(
                "  %{result}{number} = \"arith.{operation}\"({left}, %c{number}) : (i32, i32) -> i32"
            );
            let _ = writeln!(text, "{line}");
        }
        last = format!("%x{number}");
    }
    text + &format!("  \"func.return\"({last}) : (i32) -> ()\n}}) : () -> ()\n")
}

fn parts(count: u32) -> String {
    let parts = (0..count).map(|part| function(&format!("f{part}"), part + 1..part + 8));
    parts.collect::<Vec<_>>().join("// -----\n")
}

#[test]
#[ignore = "needs nginx"]
fn results_are_known_to_other_processes() {
    let nginx = Nginx::start();
    let flag = nginx.flag("pool");
    let flags = [&*flag, "--split-input-file"];
    let small = parts(200);
    let plain = run(&mut tool(), &small, &["--split-input-file"]);
    let cold = cached(&small, &flags);
    assert_eq!((cold.number("known texts"), cold.warnings.len()), (0, 0));
    let warm = cached(&small, &flags);
    assert_eq!((warm.number("known texts"), warm.warnings.len()), (200, 0));
    assert_eq!([&cold.stdout, &warm.stdout], [&plain.stdout; 2]);
    // A large result is a body below its digest, which the tool of the system computes as well.
    let large = function("large", 1..4000);
    let plain = run(&mut tool(), &large, &[]);
    let cold = cached(&large, &[&flag]);
    let warm = cached(&large, &[&flag]);
    assert_eq!(warm.number("known texts"), 1, "{}", warm.explanation);
    assert_eq!([&cold.stdout, &warm.stdout], [&plain.stdout; 2]);
    let bodies = nginx.files("pool/cas");
    assert!(!bodies.is_empty());
    for body in &bodies {
        let printed = Command::new("sha256sum").arg(body).output().unwrap().stdout;
        let name = body.file_name().unwrap().as_encoded_bytes();
        assert!(printed.starts_with(name), "{}", body.display());
    }
    assert!(nginx.log().lines().all(|line| line.contains("/pool/")));
}

#[test]
#[ignore = "needs nginx"]
fn results_of_passes_are_known_after_an_edit() {
    let nginx = Nginx::start();
    let flag = nginx.flag("pool");
    let flags = [&*flag, "--cache-all"];
    let functions = |edited: u32| -> String {
        let functions = (0..20).map(|number| {
            function(
                &format!("f{number}"),
                1..if number == 3 { edited } else { 40 },
            )
        });
        functions.collect()
    };
    let before = cached(&functions(40), &flags);
    assert_eq!(
        (before.number("known results"), before.number("recorded")),
        (0, 1)
    );
    let after = cached(&functions(50), &flags);
    assert_eq!(after.number("known results"), 38, "{}", after.explanation);
    assert_eq!(after.stdout, run(&mut tool(), &functions(50), &[]).stdout);
}

#[test]
#[ignore = "needs nginx"]
fn what_is_not_as_it_was_written_is_computed_again() {
    let nginx = Nginx::start();
    let flag = nginx.flag("pool");
    let flags = [&*flag, "--split-input-file"];
    let text = parts(20) + "// -----\n" + &function("large", 1..4000);
    let plain = run(&mut tool(), &text, &["--split-input-file"]);
    let damage: [Damage<'_>; 4] = [
        &|bytes| *bytes.last_mut().unwrap() ^= 1,
        &|bytes| bytes.truncate(bytes.len() / 2),
        &|bytes| bytes.clear(),
        &|bytes| *bytes = b"<html>an error of a proxy</html>".to_vec(),
    ];
    for damage in damage {
        cached(&text, &flags);
        let [entries, bodies] = ["pool/ac", "pool/cas"].map(|folder| nginx.files(folder));
        assert!(entries.len() >= 21 && !bodies.is_empty());
        for path in entries.iter().chain(&bodies) {
            let mut bytes = fs::read(path).unwrap();
            damage(&mut bytes);
            fs::write(path, bytes).unwrap();
        }
        let damaged = cached(&text, &flags);
        assert_eq!(damaged.stdout, plain.stdout);
        assert_eq!(damaged.number("known texts"), 0);
        warns(&damaged, "has an entry that is not as it was written");
        assert_eq!(cached(&text, &flags).number("known texts"), 21);
    }
    // The entry of one key under another one, and bodies that are gone.
    let entries = nginx.files("pool/ac");
    for pair in entries.chunks_exact(2) {
        fs::copy(&pair[0], &pair[1]).unwrap();
    }
    for body in nginx.files("pool/cas") {
        fs::remove_file(body).unwrap();
    }
    let swapped = cached(&text, &flags);
    assert_eq!(swapped.stdout, plain.stdout);
    warns(&swapped, "has an entry that is not as it was written");
}

#[test]
#[ignore = "needs nginx"]
fn a_server_that_is_killed_in_the_middle_is_a_warning() {
    // More parts would be kept in groups, which takes few requests.
    let count = 500;
    let text = parts(count);
    let flags = ["--split-input-file"];
    let plain = run(&mut tool(), &text, &flags);
    let mut nginx = Nginx::start();
    cached(&text, &[&flags[..], &[&nginx.flag("pool")]].concat());
    let is_reached = |nginx: &Nginx, count: usize| nginx.log().lines().count() >= count;
    // A run that ends before the server does is no answer.
    for attempt in 0..20 {
        let flag = nginx.flag("pool");
        let before = nginx.log().lines().count();
        let killed = thread::scope(|scope| {
            let run = scope.spawn(|| cached(&text, &[&flags[..], &[&flag]].concat()));
            while !is_reached(&nginx, before + 20 + 20 * attempt) && !run.is_finished() {
                thread::sleep(Duration::from_millis(1));
            }
            nginx.child.kill().unwrap();
            nginx.child.wait().unwrap();
            run.join().unwrap()
        });
        assert_eq!(killed.stdout, plain.stdout);
        assert!(killed.warnings.len() <= 1, "{:?}", killed.warnings);
        if killed.number("known texts") < u64::from(count) {
            warns(&killed, "it is not used in this run");
            assert!(killed.number("known texts") > 0);
            return;
        }
        (nginx.child, nginx.port) = Nginx::start_in(nginx.folder.path()).unwrap();
    }
    panic!("the server was never killed in the middle");
}

/// Whoever waits for a result does not wait for a server that takes no entries.
#[test]
#[ignore = "runs beside those that need nginx"]
fn the_result_is_there_before_the_server_has_its_entry() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        let mut waiting = Vec::new();
        for mut stream in listener.incoming().flatten() {
            let mut request = [0; 4096];
            let count = stream.read(&mut request).unwrap_or(0);
            if request[..count].starts_with(b"GET") {
                let answer =
                    b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
                stream.write_all(answer).unwrap();
            } else {
                waiting.push(stream);
            }
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (
        folder.path().join("in.mlir"),
        folder.path().join("out.mlir"),
    );
    fs::write(&input, function("f", 1..8)).unwrap();
    let mut command = tool();
    command.arg(&input).arg(PIPELINE).arg("-o").arg(&output);
    command.arg(format!("--cache=http://127.0.0.1:{port}/pool"));
    let mut run = command.spawn().unwrap();
    let patience = Instant::now();
    while !output.exists() {
        assert!(run.try_wait().unwrap().is_none(), "the run has ended");
        assert!(patience.elapsed() < Duration::from_secs(25), "no result");
        thread::sleep(Duration::from_millis(5));
    }
    assert!(run.try_wait().unwrap().is_none(), "the entry was not sent");
    run.kill().unwrap();
    run.wait().unwrap();
}

#[test]
#[ignore = "needs nginx"]
fn credentials_come_from_the_environment_and_are_never_shown() {
    let nginx = Nginx::start();
    let flag = nginx.flag("private");
    let text = function("f", 1..8);
    let plain = run(&mut tool(), &text, &[]);
    let none = cached(&text, &[&flag]);
    assert_eq!(none.stdout, plain.stdout);
    warns(
        &none,
        "answers with status 401, and was shown no credentials",
    );
    assert!(nginx.files("private/ac").is_empty());
    let with = |user: &str, password: &str| {
        let mut tool = tool();
        tool.env("PASSWRIGHT_CACHE_USER", user)
            .env("PASSWRIGHT_CACHE_PASSWORD", password);
        run(&mut tool, &text, &[&flag, "--explain-cache"])
    };
    warns(
        &with("me", "wrong-secret"),
        "answers with status 401, and was shown credentials",
    );
    assert_eq!(with("me", "secret").warnings, [""; 0]);
    let warm = with("me", "secret");
    assert_eq!((warm.number("known texts"), warm.warnings.len()), (1, 0));
    assert_eq!(warm.stdout, plain.stdout);
    let output = tool()
        .arg(format!(
            "--cache=http://me:secret@127.0.0.1:{}/private",
            nginx.port
        ))
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{stderr}");
    assert!(
        stderr.contains("PASSWRIGHT_CACHE_TOKEN") && !stderr.contains("secret"),
        "{stderr}"
    );
}

#[test]
#[ignore = "needs nginx"]
fn a_server_that_takes_nothing_or_is_elsewhere_is_a_warning() {
    let nginx = Nginx::start();
    let text = function("f", 1..8);
    let plain = run(&mut tool(), &text, &[]);
    let read = cached(&text, &[&nginx.flag("read")]);
    warns(
        &read,
        "answers a result with status 405: results of this run are not kept",
    );
    cached(&text, &[&nginx.flag("pool")]);
    let read = cached(&text, &[&nginx.flag("read")]);
    assert_eq!((read.number("known texts"), read.warnings.len()), (1, 0));
    warns(
        &cached(&text, &[&nginx.flag("moved")]),
        "answers with status 302, and no other address is asked",
    );
    let absent = format!("--cache=http://127.0.0.1:{}/pool", free_port());
    let absent = cached(&text, &[&absent]);
    warns(&absent, "cannot be reached");
    assert_eq!([&read.stdout, &absent.stdout], [&plain.stdout; 2]);
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let flag = format!("--cache=http://{}/pool", silent.local_addr().unwrap());
    let start = Instant::now();
    let silent = cached(&text, &[&flag]);
    warns(&silent, "does not answer in time");
    assert_eq!(silent.stdout, plain.stdout);
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[cfg(unix)]
#[test]
fn a_limit_for_the_size_of_files_is_a_warning() {
    let store = tempfile::tempdir().unwrap();
    let flag = format!("--cache={}", store.path().display());
    let text = function("large", 1..2000);
    let plain = run(&mut tool(), &text, &[]);
    let mut limited = Command::new("sh");
    // In blocks of 512 or 1024 bytes, by the shell.
    let script = "ulimit -f 8 && exec \"$0\" \"$@\"";
    limited.args(["-c", script, env!("CARGO_BIN_EXE_pass-opt")]);
    let shown = run(&mut limited, &text, &[&flag]);
    warns(&shown, "cannot write to the cache");
    assert_eq!(shown.stdout, plain.stdout);
    let left = fs::read_dir(store.path()).unwrap().flatten();
    assert!(
        left.into_iter()
            .all(|file| file.path().extension().is_some_and(|kind| kind == "tool"))
    );
}

#[test]
fn flags_and_commands_for_folders_say_that_they_are() {
    for (arguments, message) in [
        (
            &["cache", "stats", "--cache=http://127.0.0.1:1"][..],
            "'cache stats' is for a cache in a folder",
        ),
        (
            &["cache", "prune", "--cache=http://127.0.0.1:1"],
            "'cache prune' is for a cache in a folder",
        ),
        (
            &["cache", "verify", "--cache=http://127.0.0.1:1"],
            "'cache verify' is for a cache in a folder",
        ),
        (
            &["--cache=http://127.0.0.1:1", "--cache-limit=5"],
            "'--cache-limit' is for a cache in a folder",
        ),
        (
            &["--cache=s3://bucket"],
            "starts with 'http://' or 'https://'",
        ),
    ] {
        let output = tool()
            .args(arguments)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && stderr.contains(message),
            "{stderr}"
        );
    }
}

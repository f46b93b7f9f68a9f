//! Servers on sockets, whose connections are independent of each other.

use std::io::Read;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::time::Instant;

use super::*;

struct SocketServer {
    child: Child,
    socket: PathBuf,
}

impl SocketServer {
    /// Starts a server by a command that ends in the words of the shell.
    fn start(folder: &Path, limit: &str, flags: &str) -> Self {
        let socket = folder.join("socket");
        let tool = env!("CARGO_BIN_EXE_passwright-test-opt");
        let script = format!("{limit} exec '{tool}' serve '{PIPELINE}' --socket=\"$0\" {flags}");
        let mut command = Command::new("sh");
        command.args(["-c", &script]).arg(&socket);
        let child = command.stderr(Stdio::piped()).spawn().unwrap();
        Self { child, socket }
    }

    fn connect(&self) -> UnixStream {
        let start = Instant::now();
        loop {
            match UnixStream::connect(&self.socket) {
                Ok(stream) => return stream,
                Err(error) => assert!(start.elapsed() < Duration::from_secs(30), "{error}"),
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn end(mut self) -> (ExitStatus, String) {
        let _ = self.child.kill();
        let status = self.child.wait().unwrap();
        let mut text = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut text).unwrap();
        (status, text)
    }
}

fn read(stream: &mut UnixStream) -> Response {
    let wait = Some(Duration::from_secs(30));
    stream.set_read_timeout(wait).unwrap();
    serde_json::from_slice(&read_frame(stream).unwrap().unwrap()).unwrap()
}

fn ask(stream: &mut UnixStream, request: &[u8]) -> Response {
    write_frame(stream, request).unwrap();
    read(stream)
}

#[test]
fn a_file_that_is_no_socket_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("socket");
    fs::write(&path, "module").unwrap();
    let mut server = SocketServer::start(folder.path(), "", "");
    assert_eq!(server.child.wait().unwrap().code(), Some(1));
    let (_, stderr) = server.end();
    assert!(stderr.contains("cannot listen on '"), "{stderr}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "module");
}

#[test]
fn a_socket_that_a_server_left_behind_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let server = SocketServer::start(folder.path(), "", "");
        let response = ask(&mut server.connect(), &request("good"));
        assert_eq!(response.verdict, Verdict::Unchanged);
        assert_eq!(response.peak_memory, None, "connections share the memory");
        server.end();
    }
}

#[test]
fn the_deadline_of_a_request_is_no_matter_of_other_connections() {
    let folder = tempfile::tempdir().unwrap();
    let server = SocketServer::start(folder.path(), "", "--deadline=20s");
    let (mut first, mut second) = (server.connect(), server.connect());
    let response = ask(&mut first, &request_until("endless", Some(500)));
    assert_eq!(response.verdict, Verdict::Deadline);
    for mut connection in [server.connect(), second.try_clone().unwrap()] {
        let response = ask(&mut connection, &request("good"));
        assert_eq!(response.verdict, Verdict::Unchanged);
    }
    assert_eq!(ask(&mut second, &request("fail")).verdict, Verdict::Failed);
    server.end();
}

#[test]
fn a_connection_that_cannot_be_accepted_is_no_matter_of_later_ones() {
    let folder = tempfile::tempdir().unwrap();
    let server = SocketServer::start(folder.path(), "ulimit -n 24;", "");
    let mut held: Vec<UnixStream> = (0..40).map(|_| server.connect()).collect();
    let response = ask(&mut held[0], &request("good"));
    assert_eq!(response.verdict, Verdict::Unchanged);
    std::thread::sleep(Duration::from_millis(300));
    drop(held);
    let response = ask(&mut server.connect(), &request("good"));
    assert_eq!(response.verdict, Verdict::Unchanged);
    let (_, stderr) = server.end();
    let warning = "warning: a connection is not accepted: Too many open files\n";
    assert!(stderr.contains(warning), "{stderr}");
}

#[test]
fn more_connections_than_a_server_has_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = SocketServer::start(folder.path(), "", "");
    let held: Vec<UnixStream> = (0..256).map(|_| server.connect()).collect();
    let message = &read(&mut server.connect()).diagnostics[0].message;
    assert_eq!(message, "the server has 256 connections, its maximum");
    drop(held);
    std::thread::sleep(Duration::from_millis(300));
    let response = ask(&mut server.connect(), &request("good"));
    assert_eq!(response.verdict, Verdict::Unchanged);
    server.end();
}

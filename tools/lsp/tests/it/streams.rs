//! Malformed streams: a malformed message is answered and the next one read, a malformed header ends the conversation.

use std::io::{BufReader, Cursor, Read, Write};
use std::sync::{Arc, Mutex};

use pass_lsp::{OsFileSystem, serve_streams};
use serde_json::{Value, json};

/// The output of the server.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Sends a stream, and returns the messages of the server and the end of the conversation.
fn talk(stream: impl Read + Send + 'static) -> (Vec<Value>, Result<(), String>) {
    let written = Written::default();
    let end = serve_streams(BufReader::new(stream), written.clone(), &OsFileSystem);
    let bytes = written.0.lock().unwrap().clone();
    let mut rest = std::str::from_utf8(&bytes).unwrap();
    let mut messages = Vec::new();
    while let Some(header) = rest.strip_prefix("Content-Length: ") {
        let (length, body) = header.split_once("\r\n\r\n").unwrap();
        let (message, after) = body.split_at(length.parse().unwrap());
        messages.push(serde_json::from_str(message).unwrap());
        rest = after;
    }
    assert_eq!(rest, "");
    (messages, end.map_err(|error| error.to_string()))
}

/// A message with its header.
fn framed(body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let header = format!("Content-Length: {}\r\n\r\n", body.len());
    [header.as_bytes(), body].concat()
}

fn opening() -> Vec<u8> {
    let initialize =
        json!({ "id": "first", "method": "initialize", "params": { "capabilities": {} } });
    let initialized = json!({ "method": "initialized", "params": {} });
    [initialize, initialized]
        .map(|message| framed(message.to_string()))
        .concat()
}

fn closing() -> Vec<u8> {
    let shutdown = json!({ "id": "last", "method": "shutdown" });
    let exit = json!({ "method": "exit" });
    [shutdown, exit]
        .map(|message| framed(message.to_string()))
        .concat()
}

/// The errors among messages, with the ids that they answer.
fn errors(messages: &[Value]) -> String {
    let errors = messages
        .iter()
        .filter(|message| message.get("error").is_some());
    let lines = errors.map(|error| {
        let (code, message) = (&error["error"]["code"], &error["error"]["message"]);
        format!("{} {code} {}\n", error["id"], message.as_str().unwrap())
    });
    lines.collect()
}

#[test]
fn malformed_messages_are_answered_and_the_conversation_goes_on() {
    let deep = "[".repeat(100_000);
    let parse_errors: [&[u8]; 13] = [
        b"",
        b" ",
        b"{",
        b"{]",
        b"nonsense",
        b"{\"id\": 1, \"method\": \"shutdown\"",
        b"{\"id\": 1, \"method\": \"shutdown\"} {}",
        b"{\"id\": 1, \"method\": \"shut\ndown\"}",
        b"{\"id\": 1, \"method\": \"\xff\xfe\"}",
        b"\xef\xbb\xbf{\"method\": \"initialized\"}",
        b"{\"method\": \"\\ud800\"}",
        b"{'id': 1, 'method': 'shutdown'}",
        deep.as_bytes(),
    ];
    for body in parse_errors {
        let (messages, end) = talk(Cursor::new([opening(), framed(body), closing()].concat()));
        let shown = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
        assert_eq!(end, Ok(()), "{shown}");
        let errors = errors(&messages);
        assert!(errors.starts_with("null -32700 "), "{shown}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{shown}: {errors}");
        let last = messages.iter().find(|message| message["id"] == "last");
        assert_eq!(
            last.map(|last| &last["result"]),
            Some(&Value::Null),
            "{shown}"
        );
    }
}

#[test]
fn json_that_is_no_message_is_an_invalid_request() {
    let no_message = "neither a request nor a notification nor a response";
    let no_request =
        "the id of a request is an integer of 32 bits or a string, its method a string";
    let no_method = "invalid type: integer `7`, expected a string";
    for (body, answer) in [
        ("null", format!("null -32600 {no_message}\n")),
        ("7", format!("null -32600 {no_message}\n")),
        ("[]", format!("null -32600 {no_message}\n")),
        (
            "[{\"id\": 1, \"method\": \"shutdown\"}]",
            format!("null -32600 {no_message}\n"),
        ),
        ("{}", format!("null -32600 {no_message}\n")),
        ("{\"id\": 5}", format!("5 -32600 {no_message}\n")),
        (
            "{\"id\": 5, \"params\": {}}",
            format!("5 -32600 {no_message}\n"),
        ),
        ("{\"method\": 7}", format!("null -32600 {no_method}\n")),
        (
            "{\"id\": \"a\", \"method\": 7}",
            format!("\"a\" -32600 {no_request}\n"),
        ),
        (
            "{\"id\": 99999999999, \"method\": \"shutdown\"}",
            format!("99999999999 -32600 {no_request}\n"),
        ),
        (
            "{\"id\": 1.5, \"method\": \"exit\"}",
            format!("1.5 -32600 {no_request}\n"),
        ),
        (
            "{\"id\": [1], \"method\": \"exit\"}",
            format!("null -32600 {no_request}\n"),
        ),
        // Answers are not answered.
        (
            "{\"id\": null, \"error\": {\"code\": -32700, \"message\": \"what?\"}}",
            String::new(),
        ),
        ("{\"id\": 5, \"result\": 3}", String::new()),
        ("{\"id\": {}, \"result\": 3}", String::new()),
    ] {
        let (messages, end) = talk(Cursor::new([opening(), framed(body), closing()].concat()));
        assert_eq!(end, Ok(()), "{body}");
        assert_eq!(errors(&messages), answer, "{body}");
        assert!(
            messages.iter().any(|message| message["id"] == "last"),
            "{body}"
        );
    }
}

#[test]
fn malformed_headers_end_the_conversation() {
    let long = format!("Note: {}\r\n", "x".repeat(9000));
    for (header, problem) in [
        ("\r\n", "a header has no `Content-Length`"),
        (
            "Content-Type: x\r\n\r\n",
            "a header has no `Content-Length`",
        ),
        (
            "Content-Length: \r\n\r\n",
            "`Content-Length` is \"\", not a length",
        ),
        (
            "Content-Length: ten\r\n\r\n",
            "`Content-Length` is \"ten\", not a length",
        ),
        (
            "Content-Length: -1\r\n\r\n",
            "`Content-Length` is \"-1\", not a length",
        ),
        (
            "Content-Length: 0x10\r\n\r\n",
            "`Content-Length` is \"0x10\", not a length",
        ),
        (
            "Content-Length: 99999999999999999999999\r\n\r\n",
            "`Content-Length` is \"99999999999999999999999\", not a length",
        ),
        (
            "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
            "a header has two `Content-Length`",
        ),
        (
            "Content-Length: 2\n\n{}",
            "the header line \"Content-Length: 2\\n\" does not end in CR LF",
        ),
        (
            "Content-Length: 2",
            "the header line \"Content-Length: 2\" does not end in CR LF",
        ),
        (
            "Content-Length: 2\r\n",
            "the header line \"\" does not end in CR LF",
        ),
        (
            "Content-Length\r\n\r\n",
            "the header line \"Content-Length\" has no colon",
        ),
        (
            "{\"method\": \"exit\"}",
            "the header line \"{\\\"method\\\": \\\"exit\\\"}\" does not end in CR LF",
        ),
        (&long, "a header is longer than 8192 bytes"),
    ] {
        let (messages, end) = talk(Cursor::new([opening(), header.into()].concat()));
        assert_eq!(
            end,
            Err(format!("the editor broke the protocol: {problem}")),
            "{header}"
        );
        assert_eq!(
            errors(&messages),
            format!("null -32700 {problem}\n"),
            "{header}"
        );
    }
}

#[test]
fn headers_of_other_forms_are_read() {
    let shutdown = "{\"id\":3,\"method\":\"shutdown\"}";
    for header in [
        "Content-Length: 28\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        "content-length:28\r\n\r\n",
        "X: y\r\nCONTENT-LENGTH:  28 \r\n\r\n",
    ] {
        let stream = [
            opening(),
            header.into(),
            shutdown.into(),
            framed("{\"method\":\"exit\"}"),
        ];
        let (messages, end) = talk(Cursor::new(stream.concat()));
        assert_eq!(end, Ok(()), "{header}");
        assert!(
            messages.iter().any(|message| message["id"] == 3),
            "{header}"
        );
    }
}

/// The stream is far shorter than the lengths: whoever reserves memory for them has none left.
#[test]
fn long_messages_are_refused_before_they_arrive() {
    for length in [
        "99999999999999",
        "6442450944",
        "67108865",
        "18446744073709551615",
    ] {
        let header = format!("Content-Length: {length}\r\n\r\n{{}}");
        let (messages, end) = talk(Cursor::new([opening(), header.into()].concat()));
        let problem = "the editor broke the protocol: the stream ends within a message";
        assert_eq!(end, Err(problem.to_owned()));
        let answer = format!("null -32600 a message of {length} bytes is longer than 64 MiB\n");
        assert_eq!(errors(&messages), answer);
    }
}

#[test]
fn a_long_message_is_passed_over() {
    let long = framed(vec![b' '; (64 << 20) + 1]);
    let (messages, end) = talk(Cursor::new([opening(), long, closing()].concat()));
    assert_eq!(end, Ok(()));
    let answer = "null -32600 a message of 67108865 bytes is longer than 64 MiB\n";
    assert_eq!(errors(&messages), answer);
    assert!(messages.iter().any(|message| message["id"] == "last"));
}

#[test]
fn streams_end_anywhere() {
    let whole = [opening(), closing()].concat();
    for length in 0..whole.len() {
        let (_, end) = talk(Cursor::new(whole[..length].to_vec()));
        let Err(problem) = end else {
            continue;
        };
        let problem = problem
            .strip_prefix("the editor broke the protocol: ")
            .unwrap();
        let is_expected = problem == "the stream ends within a message"
            || problem == "disconnected channel"
            || problem.ends_with("does not end in CR LF");
        assert!(is_expected, "{length}: {problem}");
    }
}

#[test]
fn the_beginning_may_go_wrong() {
    let bad = json!({ "id": 1, "method": "initialize", "params": { "capabilities": 3 } });
    let early = json!({ "id": 2, "method": "textDocument/hover" });
    let first = [
        framed("{"),
        framed(early.to_string()),
        framed(bad.to_string()),
    ]
    .concat();
    // Nothing has to wait for `initialized`.
    let opening =
        json!({ "id": "first", "method": "initialize", "params": { "capabilities": {} } });
    let stream = [first, framed(opening.to_string()), closing()].concat();
    let (messages, end) = talk(Cursor::new(stream));
    assert_eq!(end, Ok(()));
    let mut codes: Vec<_> = messages
        .iter()
        .filter(|answer| answer.get("error").is_some())
        .map(|answer| answer["error"]["code"].as_i64())
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, [Some(-32700), Some(-32602), Some(-32002)]);
}

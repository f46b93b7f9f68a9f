//! Messages on streams of bytes. Lengths are bounded, and malformed messages are answered.

use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, PoisonError};

use lsp_server::{ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{Exit, Notification as _};
use passdefs::source::MAX_BYTES;
use serde_json::{Value, json};

use crate::server::ServeError;

/// Maximum number of bytes in the header of a message.
const MAX_HEADER: u64 = 8 << 10;

/// The client's side of a conversation: answers and notifications are written whole, one after the other.
pub(crate) struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    pub(crate) fn new(stream: W) -> Self {
        Self(Mutex::new(stream))
    }

    pub(crate) fn write(&self, message: &Message) -> io::Result<()> {
        message.write(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Answers an invalid message. A [`Response`] cannot do this, since its id is never null.
    fn refuse(&self, refusal: &Refusal) -> io::Result<()> {
        let error = json!({ "code": refusal.code as i32, "message": refusal.message });
        let text = json!({ "jsonrpc": "2.0", "id": refusal.id, "error": error }).to_string();
        let mut stream = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        write!(stream, "Content-Length: {}\r\n\r\n{text}", text.len())?;
        stream.flush()
    }
}

/// The reason why a message is not accepted.
struct Refusal {
    /// The id of the request, or null.
    id: Value,
    code: ErrorCode,
    message: String,
}

impl Refusal {
    fn without_id(code: ErrorCode, message: String) -> Self {
        let id = Value::Null;
        Self { id, code, message }
    }
}

/// Reads messages until the stream ends, the client says `exit`, or `accept` returns false.
///
/// A message that is too long or malformed is answered, and the next one is read.
///
/// # Errors
/// If the stream fails, ends within a message, or has a malformed header: nobody knows then where the next message begins.
pub(crate) fn read_messages(
    mut input: impl BufRead,
    output: &Output<impl Write>,
    accept: impl Fn(Message) -> bool,
) -> Result<(), ServeError> {
    loop {
        let length = match read_header(&mut input)? {
            Ok(Some(length)) => length,
            Ok(None) => return Ok(()),
            Err(message) => {
                output.refuse(&Refusal::without_id(ErrorCode::ParseError, message.clone()))?;
                return Err(ServeError::Protocol(message));
            }
        };
        let mut body = input.by_ref().take(length);
        let message = if length > MAX_BYTES {
            let limit = MAX_BYTES >> 20;
            let message = format!("a message of {length} bytes is longer than {limit} MiB");
            output.refuse(&Refusal::without_id(ErrorCode::InvalidRequest, message))?;
            io::copy(&mut body, &mut io::sink())?;
            Ok(None)
        } else {
            // The buffer grows with the bytes that arrive, not with the length that the header promises.
            let mut bytes = Vec::new();
            body.read_to_end(&mut bytes)?;
            parse(&bytes)
        };
        if body.limit() > 0 {
            let message = "the stream ends within a message".to_owned();
            return Err(ServeError::Protocol(message));
        }
        match message {
            Ok(Some(message)) => {
                let is_exit =
                    matches!(&message, Message::Notification(it) if it.method == Exit::METHOD);
                if !accept(message) || is_exit {
                    return Ok(());
                }
            }
            Ok(None) => {}
            Err(refusal) => output.refuse(&refusal)?,
        }
    }
}

/// Returns the length that the next header announces, or `None` at the end of the stream.
///
/// The inner error says what is wrong with the header.
fn read_header(input: &mut impl BufRead) -> io::Result<Result<Option<u64>, String>> {
    let mut header = input.take(MAX_HEADER);
    let mut length = None;
    let mut line = Vec::new();
    loop {
        line.clear();
        let is_first = header.limit() == MAX_HEADER;
        if header.read_until(b'\n', &mut line)? == 0 && is_first {
            return Ok(Ok(None));
        }
        let Some(field) = line.strip_suffix(b"\r\n") else {
            let problem = if header.limit() == 0 {
                format!("a header is longer than {MAX_HEADER} bytes")
            } else {
                format!("the header line {} does not end in CR LF", quoted(&line))
            };
            return Ok(Err(problem));
        };
        if field.is_empty() {
            let missing = || "a header has no `Content-Length`".to_owned();
            return Ok(length.map(Some).ok_or_else(missing));
        }
        let field = String::from_utf8_lossy(field);
        let Some((name, value)) = field.split_once(':') else {
            let line = quoted(field.as_bytes());
            return Ok(Err(format!("the header line {line} has no colon")));
        };
        if !name.eq_ignore_ascii_case("Content-Length") {
            continue;
        }
        let Ok(number) = value.trim().parse() else {
            let value = quoted(value.trim().as_bytes());
            return Ok(Err(format!("`Content-Length` is {value}, not a length")));
        };
        if length.replace(number).is_some() {
            return Ok(Err("a header has two `Content-Length`".to_owned()));
        }
    }
}

/// Quotes the beginning of a text for a message.
fn quoted(text: &[u8]) -> String {
    let start = String::from_utf8_lossy(text.get(..60).unwrap_or(text));
    format!("{start:?}")
}

/// Parses a message. Returns `None` for a response that matches no request of the server.
fn parse(body: &[u8]) -> Result<Option<Message>, Refusal> {
    let value: Value = serde_json::from_slice(body)
        .map_err(|error| Refusal::without_id(ErrorCode::ParseError, error.to_string()))?;
    let id = value.get("id").filter(|id| !id.is_null()).cloned();
    let message = if value.get("method").is_none() {
        if value.get("result").is_some() || value.get("error").is_some() {
            let response = serde_json::from_value::<Response>(value);
            return Ok(response.ok().map(Message::Response));
        }
        Err("neither a request nor a notification nor a response".to_owned())
    } else if id.is_some() {
        let request = serde_json::from_value::<Request>(value);
        request.map(Message::Request).map_err(|_| {
            "the id of a request is an integer of 32 bits or a string, its method a string"
                .to_owned()
        })
    } else {
        let notification = serde_json::from_value::<Notification>(value);
        notification
            .map(Message::Notification)
            .map_err(|error| error.to_string())
    };
    message.map(Some).map_err(|message| Refusal {
        id: id
            .filter(|id| id.is_number() || id.is_string())
            .unwrap_or_default(),
        code: ErrorCode::InvalidRequest,
        message,
    })
}

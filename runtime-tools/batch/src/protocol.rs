//! Requests to compile a module and their responses, as frames: the length in four bytes, most significant first, and JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IoSlice, Read, Write};

use serde::{Deserialize, Serialize};

/// The maximum number of bytes in a frame.
pub const MAX_FRAME: usize = 1 << 30;

/// A module to compile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with `id` and either `text` or `path`"
)]
pub struct Request {
    /// The name of the module in diagnostics.
    pub id: String,
    /// The module. A request has either the text or a path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The file to read in place of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<std::path::PathBuf>,
    /// The maximum time in milliseconds, if it is less than that of the worker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<u64>,
}

impl Request {
    /// Returns the text; that of a request without one is empty.
    pub fn text(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
    }
}

/// The outcome of the compilation of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Verdict {
    /// The pipeline ran.
    Ok,
    /// The pipeline ran, and no pass changed the module.
    Unchanged,
    /// An earlier run has compiled the same text.
    Cached,
    /// A pass or the verifier failed.
    Failed,
    /// A pass panicked.
    Panicked,
    /// The worker process died of the module.
    Killed,
    /// The pipeline did not end in time.
    Deadline,
    /// The module needs more memory than allowed.
    Memory,
    /// The module cannot be read or parsed.
    Unreadable,
}

impl Verdict {
    /// All verdicts, in the order of summaries.
    pub const ALL: [Self; 9] = [
        Self::Ok,
        Self::Unchanged,
        Self::Cached,
        Self::Failed,
        Self::Panicked,
        Self::Killed,
        Self::Deadline,
        Self::Memory,
        Self::Unreadable,
    ];

    /// Returns whether the module has a result.
    pub fn is_success(self) -> bool {
        matches!(self, Self::Ok | Self::Unchanged | Self::Cached)
    }

    /// Returns the word of the manifest.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Unchanged => "unchanged",
            Self::Cached => "cached",
            Self::Failed => "failed",
            Self::Panicked => "panicked",
            Self::Killed => "killed",
            Self::Deadline => "deadline",
            Self::Memory => "memory",
            Self::Unreadable => "unreadable",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The values of statistics by pass and name.
pub type Statistics = BTreeMap<String, BTreeMap<String, u64>>;

/// A diagnostic about a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiagnosticRecord {
    /// The severity, such as `error`.
    pub severity: String,
    /// The place, such as `a.mlir:3:5`.
    pub location: String,
    /// The message.
    pub message: String,
    /// The messages of its notes, each after its place, such as `a.mlir:2:3: previous definition here`, unless that is `location`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The advice on how to fix it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
}

impl DiagnosticRecord {
    /// Creates an error at a place.
    pub fn error(location: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            severity: "error".to_owned(),
            location: location.into(),
            message: message.into(),
            notes: Vec::new(),
            help: None,
        }
    }
}

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Response {
    /// The name of the module.
    pub id: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The pass that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pass: Option<String>,
    /// The name of the outermost operation of a module without a result that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root: Option<String>,
    /// The diagnostics.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<DiagnosticRecord>,
    /// The statistics of passes that counted something.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub statistics: Statistics,
    /// The time in seconds.
    #[serde(default)]
    pub seconds: f64,
    /// The maximum memory of the process in bytes while it compiled; `None` where several modules share a process or the system does
    /// not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub peak_memory: Option<u64>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}

impl Response {
    /// Creates a response without a result.
    pub fn new(id: &str, verdict: Verdict) -> Self {
        Self {
            id: id.to_owned(),
            verdict,
            pass: None,
            root: None,
            diagnostics: Vec::new(),
            statistics: BTreeMap::new(),
            seconds: 0.0,
            peak_memory: None,
            output: None,
        }
    }

    /// Creates the response to a module with an error that no pass reported.
    pub fn with_error(id: &str, verdict: Verdict, message: impl Into<String>) -> Self {
        Self {
            diagnostics: vec![DiagnosticRecord::error(id, message)],
            ..Self::new(id, verdict)
        }
    }
}

/// Reads a frame; `None` at the end of the stream.
///
/// # Errors
///
/// Returns an error if the stream cannot be read, ends within a frame, or announces more than [`MAX_FRAME`] bytes.
pub fn read_frame(reader: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = Vec::new();
    reader.by_ref().take(4).read_to_end(&mut length)?;
    let length: [u8; 4] = match length.try_into() {
        Ok(length) => length,
        Err(length) if length.is_empty() => return Ok(None),
        Err(_) => return Err(io::ErrorKind::UnexpectedEof.into()),
    };
    let text = str::from_utf8(&length).ok().map(str::to_owned);
    let length = u32::from_be_bytes(length) as usize;
    if length > MAX_FRAME {
        let mut message =
            format!("a frame of {length} bytes, where at most {MAX_FRAME} are allowed");
        if let Some(text) = text {
            message += &format!("; it begins with {text:?} and not with its length in four bytes");
        }
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    let mut frame = Vec::new();
    // Memory grows with what arrives, not with what the length announces.
    reader.take(length as u64).read_to_end(&mut frame)?;
    if frame.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(frame))
}

/// Writes a frame, in one piece if the stream takes it.
///
/// # Errors
///
/// Returns an error if the stream cannot be written, or the frame is longer than [`MAX_FRAME`] bytes.
pub fn write_frame(writer: &mut impl Write, frame: &[u8]) -> io::Result<()> {
    let length = length_of(frame.len())?;
    let written = writer.write_vectored(&[IoSlice::new(&length), IoSlice::new(frame)])?;
    writer.write_all(length.get(written..).unwrap_or_default())?;
    writer.write_all(&frame[written.saturating_sub(length.len())..])?;
    writer.flush()
}

/// Appends a value as a frame.
///
/// # Errors
///
/// Returns an error if the frame is longer than [`MAX_FRAME`] bytes. Then nothing is appended.
pub(crate) fn append_frame(frames: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    let start = frames.len();
    frames.extend([0; 4]);
    let content = frames.len();
    serde_json::to_writer(&mut *frames, value)?;
    match length_of(frames.len() - content) {
        Ok(length) => frames[start..content].copy_from_slice(&length),
        Err(error) => {
            frames.truncate(start);
            return Err(error);
        }
    }
    Ok(())
}

/// Returns the beginning of a frame.
fn length_of(frame: usize) -> io::Result<[u8; 4]> {
    let length = u32::try_from(frame).ok().filter(|_| frame <= MAX_FRAME);
    let too_long = || io::Error::new(io::ErrorKind::InvalidData, "the frame is too long");
    length.map(u32::to_be_bytes).ok_or_else(too_long)
}

#[cfg(test)]
mod tests;

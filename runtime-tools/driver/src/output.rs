//! Writes the result atomically.

use std::fmt;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::files::reason;
use crate::run_error::RunError;
use crate::temporary::Temporary;

const STDOUT: &str = "standard output";

/// The destination of the result. A file is written when the output is finished, and not before.
pub(crate) enum Output {
    Stdout,
    /// A temporary file that replaces the file in the end.
    File {
        path: PathBuf,
        temporary: Temporary,
    },
    /// A device or a named pipe, such as `/dev/null`, which is written directly.
    Device {
        name: String,
        file: File,
    },
}

impl Output {
    /// Opens a destination, so that errors are reported before the run.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, String> {
        match path.filter(|path| *path != Path::new("-")) {
            None => Ok(Self::Stdout),
            Some(path) => open(path).map_err(|error| cannot_open(path, &error)),
        }
    }

    pub(crate) fn finish(self, text: &str, stdout: &mut dyn Write) -> Result<(), WriteError> {
        let mut writer = Writer::new(self, stdout, false);
        writer.push(text);
        writer.finish(true)
    }
}

/// The size of what is written at once.
const BUFFER: usize = 256 << 10;

/// Writes a result in pieces.
pub(crate) struct Writer<'a> {
    output: Output,
    stdout: &'a mut dyn Write,
    buffer: Vec<u8>,
    /// The size from which the buffer is written.
    limit: usize,
    copy: Option<Vec<u8>>,
    error: Option<io::Error>,
}

impl<'a> Writer<'a> {
    /// Returns a writer for a run that may fail after some pieces, or not: devices cannot take a piece back.
    pub(crate) fn new(output: Output, stdout: &'a mut dyn Write, may_fail: bool) -> Self {
        let holds_back = may_fail && matches!(output, Output::Device { .. });
        Self {
            output,
            stdout,
            buffer: Vec::new(),
            limit: if holds_back { usize::MAX } else { BUFFER },
            copy: None,
            error: None,
        }
    }

    /// Copies all further pieces.
    pub(crate) fn start_copy(&mut self) {
        self.copy = Some(Vec::new());
    }

    /// Returns the copy of the pieces since it was started.
    pub(crate) fn take_copy(&mut self) -> Option<Vec<u8>> {
        self.copy.take()
    }

    /// Writes a piece. After an error, further pieces are dropped.
    pub(crate) fn push(&mut self, piece: impl AsRef<[u8]>) {
        let piece = piece.as_ref();
        if let Some(copy) = &mut self.copy {
            copy.extend_from_slice(piece);
        }
        if self.buffer.len().saturating_add(piece.len()) >= self.limit {
            self.write_buffer();
        }
        if piece.len() >= self.limit {
            self.write(piece);
        } else {
            self.buffer.extend_from_slice(piece);
        }
    }

    /// Writes the rest. Unless the run has succeeded, a file is left as it was, and so is a device that got nothing so far.
    pub(crate) fn finish(mut self, is_success: bool) -> Result<(), WriteError> {
        let is_kept = matches!(self.output, Output::File { .. }) || self.limit == usize::MAX;
        if !is_success && is_kept {
            return Ok(());
        }
        self.write_buffer();
        let written = match self.error.take() {
            Some(error) => Err(error),
            None => self.target().flush(),
        };
        let (name, written) = match self.output {
            Output::Stdout => (STDOUT.to_owned(), written),
            Output::Device { name, .. } => (format!("'{name}'"), written),
            Output::File { path, temporary } => {
                let written = written.and_then(|()| temporary.persist(&path));
                return written.map_err(|error| WriteError::of_file(&path, error));
            }
        };
        written.map_err(|error| WriteError { name, error })
    }

    fn write_buffer(&mut self) {
        let mut buffer = std::mem::take(&mut self.buffer);
        self.write(&buffer);
        buffer.clear();
        self.buffer = buffer;
    }

    fn write(&mut self, bytes: &[u8]) {
        if self.error.is_none() {
            self.error = self.target().write_all(bytes).err();
        }
    }

    fn target(&mut self) -> &mut dyn Write {
        match &mut self.output {
            Output::Stdout => self.stdout,
            Output::Device { file, .. } => file,
            Output::File { temporary, .. } => temporary.file(),
        }
    }
}

fn open(path: &Path) -> io::Result<Output> {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory)),
        // The permissions of the folder would allow to replace a read-only file.
        Ok(metadata) if metadata.is_file() && metadata.permissions().readonly() => {
            Err(io::Error::from(io::ErrorKind::PermissionDenied))
        }
        // The target of a link is replaced, not the link.
        Ok(metadata) if metadata.is_file() => {
            temporary_for(fs::canonicalize(path)?, Some(metadata.permissions()))
        }
        Ok(_) => {
            let file = File::options().write(true).open(path)?;
            Ok(Output::Device {
                name: path.display().to_string(),
                file,
            })
        }
        Err(_) => temporary_for(link_target(path), None),
    }
}

/// The number of links that systems follow.
const MAX_LINKS: usize = 40;

/// Returns the path of the missing file that a link leads to, or the path itself.
fn link_target(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(link) = fs::read_link(&target) else {
            break;
        };
        target = target.parent().unwrap_or(Path::new("")).join(link);
    }
    target
}

fn temporary_for(path: PathBuf, permissions: Option<Permissions>) -> io::Result<Output> {
    let directory = path
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    // Reports a missing directory.
    fs::metadata(directory)?;
    let mut temporary = Temporary::create_in(directory)?;
    if let Some(permissions) = permissions {
        temporary.file().set_permissions(permissions)?;
    }
    Ok(Output::File { path, temporary })
}

pub(crate) fn cannot_open(path: &Path, error: &io::Error) -> String {
    let error = error
        .raw_os_error()
        .map_or_else(|| error.kind().into(), io::Error::from_raw_os_error);
    format!(
        "cannot open output file '{}': {}",
        path.display(),
        reason(&error)
    )
}

/// An output that cannot be written.
#[derive(Debug)]
pub(crate) struct WriteError {
    /// Its name in the message.
    name: String,
    error: io::Error,
}

impl WriteError {
    pub(crate) fn of_file(path: &Path, error: io::Error) -> Self {
        Self {
            name: format!("'{}'", path.display()),
            error,
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot write to {}: {}", self.name, reason(&self.error))
    }
}

impl From<WriteError> for RunError {
    fn from(error: WriteError) -> Self {
        if error.name == STDOUT && error.error.kind() == io::ErrorKind::BrokenPipe {
            Self::closed_pipe()
        } else {
            Self::of_tool(error)
        }
    }
}

pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), String> {
    let output = open(path).map_err(|error| cannot_open(path, &error))?;
    let written = output.finish(text, &mut io::sink());
    written.map_err(|error| error.to_string())
}

/// A stream that remembers whether anything could not be written.
pub(crate) struct CheckedWriter<'a> {
    stream: &'a mut (dyn Write + Send),
    has_failed: bool,
}

impl<'a> CheckedWriter<'a> {
    pub(crate) fn new(stream: &'a mut (dyn Write + Send)) -> Self {
        Self {
            stream,
            has_failed: false,
        }
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed
    }
}

impl Write for CheckedWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.stream.write(bytes);
        self.has_failed |= written.is_err();
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Writes text for people. If that fails, the run goes on, and fails in the end.
pub(crate) fn write_lossy(stderr: &mut (dyn Write + Send), text: &str) {
    let _ = stderr.write_all(text.as_bytes());
}

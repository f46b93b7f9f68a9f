//! Puts the result where it belongs: all of it, or nothing.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::files::reason;
use crate::temporary::Temporary;

/// The destination of the result. Dropped before it is finished, it leaves no trace of a file.
pub(crate) enum Output {
    /// Standard output.
    Stdout,
    /// A file next to the one that is wanted, which takes its place in the end.
    File {
        wanted: PathBuf,
        temporary: Temporary,
    },
    /// Something that is not a file, such as `/dev/null` or a named pipe, written directly.
    Device { name: String, file: File },
}

impl Output {
    /// Finds out whether the result can be written at all, before there is one.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, String> {
        match path.filter(|path| *path != Path::new("-")) {
            None => Ok(Self::Stdout),
            Some(path) => open(path).map_err(|error| cannot_open(path, &error)),
        }
    }

    /// Writes a result that is at hand.
    pub(crate) fn finish(self, text: &str, stdout: &mut dyn Write) -> Result<(), String> {
        let mut writer = Writer::new(self, stdout, false);
        writer.push(text);
        writer.finish(true)
    }
}

/// Writes a result as it comes, or holds it back until it is known that there will be one.
pub(crate) struct Writer<'a> {
    output: Output,
    stdout: &'a mut dyn Write,
    held: Option<String>,
    failed: Option<io::Error>,
}

impl<'a> Writer<'a> {
    /// A writer to `output`, which is `stdout` if that is standard output.
    pub(crate) fn new(output: Output, stdout: &'a mut dyn Write, holds_back: bool) -> Self {
        Self {
            output,
            stdout,
            held: holds_back.then(String::new),
            failed: None,
        }
    }

    /// The next piece. After a piece that could not be written, the others are not tried.
    pub(crate) fn push(&mut self, text: &str) {
        match &mut self.held {
            Some(held) => held.push_str(text),
            None if self.failed.is_none() => self.failed = self.write(text).err(),
            None => {}
        }
    }

    /// That was all. If the result is not worth a file, standard output gets what was held back, and a file is left as it
    /// was.
    pub(crate) fn finish(mut self, is_good: bool) -> Result<(), String> {
        if !is_good && !matches!(self.output, Output::Stdout) {
            return Ok(());
        }
        if let Some(held) = self.held.take() {
            self.push(&held);
        }
        let written = match self.failed.take() {
            Some(error) => Err(error),
            None => self.flush(),
        };
        match self.output {
            Output::Stdout => written
                .map_err(|error| format!("cannot write to standard output: {}", reason(&error))),
            Output::Device { name, .. } => {
                written.map_err(|error| format!("cannot write to '{name}': {}", reason(&error)))
            }
            Output::File { wanted, temporary } => {
                let written = written.and_then(|()| temporary.persist(&wanted));
                written.map_err(|error| {
                    format!("cannot write to '{}': {}", wanted.display(), reason(&error))
                })
            }
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.target().write_all(text.as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.target().flush()
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
        Ok(found) if found.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory)),
        // To replace a file takes leave to write to its folder alone; whoever protects a file means its content.
        Ok(found) if found.is_file() && found.permissions().readonly() => {
            Err(io::Error::from(io::ErrorKind::PermissionDenied))
        }
        // A link stays one: what it points to is replaced.
        Ok(found) if found.is_file() => {
            temporary_for(fs::canonicalize(path)?, Some(found.permissions()))
        }
        Ok(_) => {
            let file = File::options().write(true).open(path)?;
            Ok(Output::Device {
                name: path.display().to_string(),
                file,
            })
        }
        Err(_) => temporary_for(path.to_owned(), None),
    }
}

fn temporary_for(wanted: PathBuf, permissions: Option<Permissions>) -> io::Result<Output> {
    let directory = wanted
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    // The system's own words for a directory that is not there.
    fs::metadata(directory)?;
    let mut temporary = Temporary::create_in(directory)?;
    if let Some(permissions) = permissions {
        temporary.file().set_permissions(permissions)?;
    }
    Ok(Output::File { wanted, temporary })
}

/// The reason alone: what was tried in between is nobody's business.
fn cannot_open(path: &Path, error: &io::Error) -> String {
    let error = error
        .raw_os_error()
        .map_or_else(|| error.kind().into(), io::Error::from_raw_os_error);
    format!(
        "cannot open output file '{}': {}",
        path.display(),
        reason(&error)
    )
}

/// Writes a file whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), String> {
    let output = open(path).map_err(|error| cannot_open(path, &error))?;
    output.finish(text, &mut io::sink())
}

//! Reads the input.

use std::fs;
#[cfg(unix)]
use std::fs::File;
use std::io::{self, Read};
#[cfg(unix)]
use std::ops::RangeInclusive;
#[cfg(unix)]
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
#[cfg(unix)]
use std::thread;
use std::time::SystemTime;

use crate::run_error::{RunError, with_help};

/// A named text, which is released once it is parsed and read again if a diagnostic needs it.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    text: Mutex<Option<Arc<String>>>,
    /// A module in a binary format, in place of the text.
    pub(crate) binary: Option<Vec<u8>>,
    /// The version of the file; `None` for other texts.
    file: Option<FileVersion>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct FileVersion {
    path: PathBuf,
    length: u64,
    modified: SystemTime,
}

impl FileVersion {
    fn current(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        Some(Self {
            path: path.to_owned(),
            length: metadata.len(),
            modified: metadata.modified().ok()?,
        })
    }

    /// Reads the file, unless it has changed.
    fn read(&self) -> Option<String> {
        let text = fs::read_to_string(&self.path).ok()?;
        (Self::current(&self.path).as_ref() == Some(self)).then_some(text)
    }
}

impl Source {
    pub(crate) fn new(name: String, text: String) -> Self {
        Self {
            name,
            text: Mutex::new(Some(Arc::new(text))),
            binary: None,
            file: None,
        }
    }

    /// Returns the text. It is empty if it was released and the file has changed since.
    pub(crate) fn text(&self) -> Arc<String> {
        let mut cached = self.lock();
        if let Some(text) = &*cached {
            return Arc::clone(text);
        }
        let text = self.file.as_ref().and_then(FileVersion::read);
        let text = Arc::new(text.unwrap_or_default());
        *cached = Some(Arc::clone(&text));
        text
    }

    /// Returns what was read: the text or the binary format.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let text = || self.text().as_bytes().to_vec();
        self.binary.clone().unwrap_or_else(text)
    }

    /// Frees the text if it can be read again.
    pub(crate) fn release(&self) {
        if self.file.is_some() {
            *self.lock() = None;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<String>>> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) fn is_stdin(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

/// Reads a file, or standard input for `-` and `None`. What begins with `magic` is in a binary format. A missing file whose name is a
/// word is probably a pass.
pub(crate) fn read(
    path: Option<&Path>,
    stdin: &mut dyn Read,
    magic: Option<&[u8]>,
) -> Result<Source, RunError> {
    let is_pass = path.is_some_and(|path| {
        let name = path.to_string_lossy();
        !name.contains(['.', '/', '\\']) && !is_stdin(Some(path)) && !path.exists()
    });
    read_without_passes(path, stdin, magic).map_err(|error| {
        if is_pass {
            error.with_lines(
                "help: passes are flags as well, which begin with '--'; '--help' lists them\n",
            )
        } else {
            error
        }
    })
}

/// Reads a file where passes are no flags.
pub(crate) fn read_without_passes(
    path: Option<&Path>,
    stdin: &mut dyn Read,
    magic: Option<&[u8]>,
) -> Result<Source, RunError> {
    let path = path.filter(|path| !is_stdin(Some(path)));
    let file = path.and_then(FileVersion::current);
    let (name, bytes) = match path {
        Some(path) => (path.display().to_string(), read_file(path)),
        None => {
            let mut bytes = Vec::new();
            let read = stdin.read_to_end(&mut bytes);
            ("<stdin>".to_owned(), read.map(|_| bytes))
        }
    };
    let bytes = bytes.map_err(|error| unreadable(&name, &error))?;
    if magic.is_some_and(|magic| bytes.starts_with(magic)) {
        return Ok(Source {
            binary: Some(bytes),
            ..Source::new(name, String::new())
        });
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        not_text(&name, error.as_bytes(), valid)
    })?;
    Ok(Source {
        file,
        ..Source::new(name, text)
    })
}

/// Reads a file.
#[cfg(not(unix))]
fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
}

/// The sizes of files that two threads read.
#[cfg(unix)]
const SHARED_SIZES: RangeInclusive<u64> = 1 << 20..=1 << 30;

/// Reads a file. Two threads share a long one, since the system takes longer to provide the memory than to copy what it holds.
#[cfg(unix)]
fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    if let Some(bytes) = read_halves(&file) {
        return Ok(bytes);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a long file from its start. `None` for others, and for one that changes its length meanwhile.
#[cfg(unix)]
fn read_halves(file: &File) -> Option<Vec<u8>> {
    let metadata = file.metadata().ok()?;
    if !metadata.is_file() || !SHARED_SIZES.contains(&metadata.len()) {
        return None;
    }
    let mut bytes = vec![0; usize::try_from(metadata.len()).ok()?];
    let half = bytes.len() / 2;
    let (start, end) = bytes.split_at_mut(half);
    let is_read = thread::scope(|scope| {
        let read_end = || file.read_exact_at(end, half as u64);
        let other = thread::Builder::new().spawn_scoped(scope, read_end);
        let is_read = file.read_exact_at(start, 0).is_ok();
        is_read && other.is_ok_and(|other| matches!(other.join(), Ok(Ok(()))))
    });
    let is_at_end = || matches!(file.read_at(&mut [0], metadata.len()), Ok(0));
    (is_read && is_at_end()).then_some(bytes)
}

/// Returns a path that names a file in one way, whether or not it exists; `None` for devices, pipes and standard streams,
/// which take several outputs.
pub(crate) fn identity(path: &Path) -> Option<PathBuf> {
    if is_stdin(Some(path)) {
        return None;
    }
    if let Ok(path) = fs::canonicalize(path) {
        return path.is_file().then_some(path);
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
    Some(folder.join(path.file_name()?))
}

/// Returns the reason of an error without the error number of the system.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error ").next().unwrap_or_default();
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

/// Returns the error for a file that cannot be read.
fn unreadable(name: &str, error: &io::Error) -> RunError {
    let reason = reason(error);
    RunError::of_tool(format!("cannot open input file '{name}': {reason}"))
}

const BYTECODE: &[u8] = b"ML\xefR";

fn not_text(name: &str, bytes: &[u8], at: usize) -> RunError {
    if bytes.starts_with(BYTECODE) {
        let help = "'mlir-opt --mlir-print-op-generic' prints it as text";
        let message = with_help("the input is MLIR's bytecode", help);
        return RunError::of_source(&format!("{name}:1:1"), message);
    }
    let before = &bytes[..at];
    let line = before.split(|byte| *byte == b'\n').count();
    let column = before
        .iter()
        .rev()
        .take_while(|byte| **byte != b'\n')
        .count()
        + 1;
    let place = format!("{name}:{line}:{column}");
    RunError::of_source(&place, "the input is not UTF-8 text from here on")
}

#[cfg(test)]
mod tests;

//! Reads the input.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// A text and what it is called in messages.
///
/// Once the IR is there, the text of a file is needed for the lines that diagnostics show, and for nothing else: it can be
/// released, and is read again when it is asked for.
#[derive(Debug)]
pub(crate) struct Source {
    /// The name of the file.
    pub(crate) name: String,
    text: Mutex<Option<Arc<String>>>,
    /// The file; none for a text that comes from elsewhere.
    file: Option<Version>,
}

/// A file as it was when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Version {
    path: PathBuf,
    length: u64,
    modified: SystemTime,
}

impl Version {
    /// The present version of a regular file.
    fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        Some(Self {
            path: path.to_owned(),
            length: metadata.len(),
            modified: metadata.modified().ok()?,
        })
    }

    /// The text of the file, unless it has changed.
    fn read(&self) -> Option<String> {
        let text = fs::read_to_string(&self.path).ok()?;
        (Self::of(&self.path).as_ref() == Some(self)).then_some(text)
    }
}

impl Source {
    /// A text that is no file.
    pub(crate) fn new(name: String, text: String) -> Self {
        Self {
            name,
            text: Mutex::new(Some(Arc::new(text))),
            file: None,
        }
    }

    /// All of it. Empty if it was released and the file has changed since.
    pub(crate) fn text(&self) -> Arc<String> {
        let mut held = self.held();
        if let Some(text) = &*held {
            return Arc::clone(text);
        }
        let text = self.file.as_ref().and_then(Version::read);
        let text = Arc::new(text.unwrap_or_default());
        *held = Some(Arc::clone(&text));
        text
    }

    /// Gives the memory of the text back, if it can be read again.
    pub(crate) fn release(&self) {
        if self.file.is_some() {
            *self.held() = None;
        }
    }

    fn held(&self) -> MutexGuard<'_, Option<Arc<String>>> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// True if a path stands for standard input.
pub(crate) fn is_stdin(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

/// Reads a file, or standard input for `-` and if there is no name.
pub(crate) fn read(path: Option<&Path>, stdin: &mut dyn Read) -> Result<Source, String> {
    let path = path.filter(|path| !is_stdin(Some(path)));
    let file = path.and_then(Version::of);
    let (name, bytes) = match path {
        Some(path) => (path.display().to_string(), fs::read(path)),
        None => ("<stdin>".to_owned(), read_all(stdin)),
    };
    let bytes = bytes.map_err(|error| unreadable(&name, &error))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source {
            file,
            ..Source::new(name, text)
        }),
        Err(error) => Err(not_text(
            &name,
            error.as_bytes(),
            error.utf8_error().valid_up_to(),
        )),
    }
}

/// Why it went wrong, without the number that the system has for it.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error ").next().unwrap_or_default();
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

/// The message for a file that cannot be read. A name that is none of a file was probably meant as a flag.
fn unreadable(name: &str, error: &io::Error) -> String {
    let message = format!("cannot open input file '{name}': {}", reason(error));
    let is_word = !name.contains(['.', '/', '\\']);
    if is_word && error.kind() == io::ErrorKind::NotFound {
        message + "\nhelp: passes are flags as well, which begin with '--'; '--help' lists them"
    } else {
        message
    }
}

fn read_all(stdin: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stdin.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes that MLIR's bytecode begins with.
const BYTECODE: &[u8] = b"ML\xefR";

fn not_text(name: &str, bytes: &[u8], at: usize) -> String {
    if bytes.starts_with(BYTECODE) {
        let help = "'mlir-opt --mlir-print-op-generic' prints it as text";
        return format!("{name}:1:1: error: the input is MLIR's bytecode\nhelp: {help}");
    }
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    format!("{name}:{line}:{column}: error: the input is not UTF-8 text from here on")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::read;

    #[test]
    fn released_text_is_read_again_unless_the_file_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("input.mlir");
        fs::write(&path, "one").unwrap();
        let source = read(Some(&path), &mut std::io::empty()).unwrap();
        source.release();
        assert!(source.held().is_none());
        assert_eq!(*source.text(), "one");
        source.release();
        fs::write(&path, "another").unwrap();
        assert_eq!(*source.text(), "");
    }

    #[test]
    fn standard_input_is_kept() {
        let source = read(None, &mut "one".as_bytes()).unwrap();
        source.release();
        assert_eq!(*source.text(), "one");
    }
}

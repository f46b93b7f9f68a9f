//! Reads the input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use crate::split::Part;

/// A text and what it is called in messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    /// The name of the file.
    pub(crate) name: String,
    /// All of it.
    pub(crate) text: String,
}

impl Source {
    /// All of it, as one part.
    pub(crate) fn whole(&self) -> Part<'_> {
        Part {
            text: &self.text,
            first_line: 1,
            first_column: 1,
        }
    }
}

/// True if a path stands for standard input.
pub(crate) fn is_stdin(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

/// Reads a file, or standard input for `-` and if there is no name.
pub(crate) fn read(path: Option<&Path>, stdin: &mut dyn Read) -> Result<Source, String> {
    let (name, bytes) = match path.filter(|path| !is_stdin(Some(path))) {
        Some(path) => (path.display().to_string(), fs::read(path)),
        None => ("<stdin>".to_owned(), read_all(stdin)),
    };
    let bytes =
        bytes.map_err(|error| format!("cannot open input file '{name}': {}", reason(&error)))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
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

fn read_all(stdin: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stdin.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn not_text(name: &str, bytes: &[u8], at: usize) -> String {
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    format!("{name}:{line}:{column}: error: the input is not UTF-8 text from here on")
}

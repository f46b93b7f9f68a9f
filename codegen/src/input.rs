//! Reading definitions, for the shells that run inside cargo: build scripts and macros.

use std::io::Read as _;
use std::path::Path;
use std::{fs, io};

use passdefs::source::MOST_BYTES;

/// The text of a file, unless nobody can have written so much.
///
/// # Errors
///
/// If the file cannot be read, is a pipe or a device, or is larger than [`MOST_BYTES`].
#[expect(
    clippy::disallowed_methods,
    reason = "build scripts and macros read their inputs"
)]
pub fn read_text(path: &Path) -> io::Result<String> {
    let about = fs::metadata(path)?;
    // A pipe could block for ever when it is opened.
    if !about.is_file() && !about.is_dir() {
        let message = "it is not a regular file";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    }
    let mut text = String::new();
    let file = fs::File::open(path)?;
    file.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        let message = format!("it is larger than {} MiB", MOST_BYTES >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    Ok(text)
}

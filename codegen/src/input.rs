//! Reading of input files for build scripts, macros, the command line and the language server. Special files are refused,
//! because they could block, and sizes are bounded.

use std::io::Read;
use std::path::Path;
use std::string::FromUtf8Error;
use std::{fmt, fs, io};

use passdefs::source::MAX_BYTES;

/// The reason why a text cannot be read. Its message continues a sentence such as "cannot read `passes.kdl`: ..".
#[derive(Debug)]
#[non_exhaustive]
pub enum InputError {
    Io(io::Error),
    /// A pipe, a socket or a device, which could block for ever when it is opened.
    NotRegular,
    /// More bytes than this limit.
    TooLarge(u64),
    /// A file of a format that has to be converted to KDL first.
    NotKdl(&'static str),
    NotUtf8(FromUtf8Error),
    /// A folder, where a file of definitions is expected.
    Folder,
}

impl From<io::Error> for InputError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::NotRegular => f.write_str("it is not a regular file"),
            Self::TooLarge(most) => write!(f, "it is larger than {} MiB", most >> 20),
            Self::NotKdl(format) => write!(
                f,
                "it is {format}, not KDL; `passwright import tablegen` converts what `llvm-tblgen --dump-json` prints"
            ),
            Self::Folder => f.write_str("it is a folder; name the files of definitions in it"),
            Self::NotUtf8(error) => {
                let (valid_prefix, rest) =
                    error.as_bytes().split_at(error.utf8_error().valid_up_to());
                let line = valid_prefix.split(|byte| *byte == b'\n').count();
                let byte = rest.first().copied().unwrap_or_default();
                let part = "is not part of a UTF-8 character";
                write!(f, "the byte 0x{byte:02x} in line {line} {part}")
            }
        }
    }
}

impl std::error::Error for InputError {}

/// Reads a small UTF-8 file, such as a file of definitions.
///
/// # Errors
///
/// If the file cannot be read, is a pipe or a device, is larger than [`MAX_BYTES`], or is not UTF-8.
#[expect(
    clippy::disallowed_methods,
    reason = "the shells read their inputs by this function"
)]
pub fn read_text(path: &Path) -> Result<String, InputError> {
    let metadata = fs::metadata(path)?;
    if metadata.is_file() || metadata.is_dir() {
        read_from(fs::File::open(path)?, MAX_BYTES)
    } else {
        Err(InputError::NotRegular)
    }
}

/// Reads a file of definitions for a build script or a macro.
///
/// # Errors
///
/// Returns the errors of [`read_text`], and an error for a folder, a TableGen file or a dump of one.
pub fn read_definitions(path: &Path) -> Result<String, InputError> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("json") => Err(InputError::NotKdl("JSON")),
        Some("td") => Err(InputError::NotKdl("TableGen")),
        _ if path.is_dir() => Err(InputError::Folder),
        _ => read_text(path),
    }
}

/// Returns the text that a reader gives, if it has no more bytes than `most`.
///
/// # Errors
///
/// If reading fails, or if the text is larger or not UTF-8.
pub fn read_from(reader: impl Read, most: u64) -> Result<String, InputError> {
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(InputError::TooLarge(most));
    }
    String::from_utf8(bytes).map_err(InputError::NotUtf8)
}

/// Returns the name of a file in generated code, which holds no path of the machine: an absolute path is written from the
/// folder of the package, or as its last part if it leads elsewhere.
pub fn portable_name(name: &str, package: &Path) -> String {
    let path = Path::new(name);
    if !path.is_absolute() {
        return name.to_owned();
    }
    let inside = path.strip_prefix(package).ok();
    let portable = inside.or(path.file_name().map(Path::new)).unwrap_or(path);
    portable.display().to_string().replace('\\', "/")
}

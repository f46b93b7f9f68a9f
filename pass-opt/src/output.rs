//! Puts the result where it belongs: all of it, or nothing.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

use crate::files::reason;

/// Where the result goes. Dropped without [`Output::finish`], it leaves no trace.
pub(crate) enum Output {
    /// Standard output.
    Stdout,
    /// A file next to the one that is wanted, which takes its place in the end.
    File {
        wanted: PathBuf,
        temporary: File,
        path: TempPath,
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

    /// Writes the result.
    pub(crate) fn finish(self, text: &str, stdout: &mut dyn Write) -> Result<(), String> {
        match self {
            Self::Stdout => write(stdout, text)
                .map_err(|error| format!("cannot write to standard output: {}", reason(&error))),
            Self::Device { name, mut file } => write(&mut file, text)
                .map_err(|error| format!("cannot write to '{name}': {}", reason(&error))),
            Self::File {
                wanted,
                mut temporary,
                path,
            } => {
                let written = write(&mut temporary, text).and_then(|()| Ok(path.persist(&wanted)?));
                written.map_err(|error| {
                    format!("cannot write to '{}': {}", wanted.display(), reason(&error))
                })
            }
        }
    }
}

fn open(path: &Path) -> io::Result<Output> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory)),
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
    let (temporary, path) = create_in(directory)?.into_parts();
    if let Some(permissions) = permissions {
        temporary.set_permissions(permissions)?;
    }
    Ok(Output::File {
        wanted,
        temporary,
        path,
    })
}

/// A new file with the permissions that any new file gets, not only for its owner.
fn create_in(directory: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tmp-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(directory)
}

fn write(target: &mut dyn Write, text: &str) -> io::Result<()> {
    target.write_all(text.as_bytes())?;
    target.flush()
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

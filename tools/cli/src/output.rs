//! Writes files atomically, and only if their bytes change.

use std::collections::BTreeMap;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

use crate::args::Target;
use crate::file_name::parent_of;
use crate::report::{AlreadyReported, Report};
use crate::suggest_file;
use crate::text::reason;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// Writes a text to standard output. A pipe that its reader closes is not an error.
pub(crate) fn print(text: &str, report: &Report) -> Result<(), AlreadyReported> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(report.error(
            &format!("cannot write to standard output: {}", reason(&error)),
            None,
        )),
        _ => Ok(()),
    }
}

pub(crate) fn is_stdout(target: &Target) -> bool {
    let output = target.output.as_deref();
    target.out_dir.is_none() && output.is_none_or(|output| output == Path::new("-"))
}

/// Refuses outputs that would overwrite an input or each other, also through links.
pub(crate) fn refuse_clashes(
    inputs: &[PathBuf],
    outputs: &[&Path],
    report: &Report,
) -> Result<(), AlreadyReported> {
    let read: BTreeMap<PathBuf, &PathBuf> = inputs
        .iter()
        .map(|input| (resolve_links(input), input))
        .collect();
    let mut written: BTreeMap<PathBuf, &Path> = BTreeMap::new();
    for output in outputs {
        let shown = output.display();
        let place = resolve_links(output);
        if let Some(input) = read.get(&place) {
            let message = format!("`{shown}` would overwrite the input `{}`", input.display());
            return Err(report.error(&message, None));
        }
        if let Some(other) = written.insert(place, output) {
            let message = if other == *output {
                format!("`{shown}` would be written twice")
            } else {
                format!("`{shown}` and `{}` are one file", other.display())
            };
            return Err(report.error(&message, None));
        }
    }
    Ok(())
}

/// The most links in a row; a system follows about as many.
const MAX_LINKS: usize = 40;

/// Returns the file that a path leads to, in one spelling. The file need not exist; links to it are followed all the same.
fn resolve_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        if let Ok(real) = fs::canonicalize(&path) {
            return real;
        }
        let folder = parent_of(&path);
        let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
        match fs::read_link(&path) {
            Ok(target) => path = folder.join(target),
            Err(_) => {
                return path
                    .file_name()
                    .map_or(path.clone(), |name| folder.join(name));
            }
        }
    }
    path
}

/// Writes all outputs: first each under a temporary name; then, if all of that succeeded, each is renamed.
pub(crate) fn write_all(
    outputs: &[Output],
    folder: Option<&Path>,
    report: &Report,
) -> Result<(), AlreadyReported> {
    if let Some(folder) = folder {
        fs::create_dir_all(folder)
            .map_err(|error| cannot("make the folder", folder, &error, report))?;
    }
    let mut ready = Vec::new();
    for output in outputs {
        let prepared =
            prepare(output).map_err(|error| cannot("write", &output.path, &error, report))?;
        ready.extend(prepared);
    }
    for (file, path) in ready {
        file.persist(&path)
            .map_err(|error| cannot("write", &path, &error.error, report))?;
    }
    Ok(())
}

fn cannot(what: &str, path: &Path, error: &io::Error, report: &Report) -> AlreadyReported {
    let help = match error.kind() {
        io::ErrorKind::AlreadyExists => Some("it is a file; name a folder".to_owned()),
        _ => suggest_file::help_for_output(path),
    };
    let message = format!("cannot {what} `{}`: {}", path.display(), reason(error));
    report.error(&message, help.as_deref())
}

/// Writes the output under a temporary name in its folder. There is nothing to prepare for a file that is up to date, and
/// a device is written at once. The temporary file is closed: a process may hold few files open.
fn prepare(output: &Output) -> io::Result<Option<(TempPath, PathBuf)>> {
    let there = fs::metadata(&output.path).ok();
    if there.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        // A device or a pipe cannot be replaced.
        File::options()
            .write(true)
            .open(&output.path)?
            .write_all(output.text.as_bytes())?;
        return Ok(None);
    }
    if there.is_some() && fs::read(&output.path)? == output.text.as_bytes() {
        return Ok(None);
    }
    // A link stays a link, even if it leads to no file yet.
    let path = resolve_links(&output.path);
    let permissions = there.map(|there| there.permissions());
    let mut file = temporary(permissions, parent_of(&path))?;
    file.write_all(output.text.as_bytes())?;
    Ok(Some((file.into_temp_path(), path)))
}

/// Returns a temporary file with the permissions of the file that it will replace.
fn temporary(permissions: Option<Permissions>, folder: &Path) -> io::Result<NamedTempFile> {
    if permissions.as_ref().is_some_and(Permissions::readonly) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".passwright-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The user's mask applies to this, as to any new file.
        builder.permissions(Permissions::from_mode(0o666));
    }
    let file = builder.tempfile_in(folder)?;
    if let Some(permissions) = permissions {
        fs::set_permissions(file.path(), permissions)?;
    }
    Ok(file)
}

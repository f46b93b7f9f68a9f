//! Writes files so that each is there whole or not at all, and none is touched whose bytes would stay the same.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::args::Target;
use crate::input::reason;
use crate::report::{Report, Reported};

/// A file that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    /// Where it goes.
    pub(crate) path: PathBuf,
    /// What it holds.
    pub(crate) text: String,
}

/// A file that is written already, under another name.
struct Prepared {
    file: NamedTempFile,
    path: PathBuf,
}

/// Writes a text to standard output. A reader who has seen enough is no error.
pub(crate) fn print(text: &str, report: &Report) -> Result<(), Reported> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(report.error(
            &format!("cannot write to standard output: {}", reason(&error)),
            None,
        )),
        _ => Ok(()),
    }
}

/// Whether the target is standard output.
pub(crate) fn is_stdout(target: &Target) -> bool {
    let output = target.output.as_deref();
    target.out_dir.is_none() && output.is_none_or(|it| it == Path::new("-"))
}

/// Refuses outputs that would take the place of an input, or of each other.
pub(crate) fn refuse_clashes(
    inputs: &[PathBuf],
    outputs: &[&Path],
    report: &Report,
) -> Result<(), Reported> {
    for (index, output) in outputs.iter().enumerate() {
        if outputs.iter().take(index).any(|it| it == output) {
            return Err(report.error(
                &format!("`{}` would be written twice", output.display()),
                None,
            ));
        }
        let real = fs::canonicalize(output).ok();
        let clash = inputs
            .iter()
            .find(|it| real.is_some() && fs::canonicalize(it).ok() == real);
        if let Some(input) = clash {
            let message = format!(
                "`{}` would take the place of the input `{}`",
                output.display(),
                input.display()
            );
            return Err(report.error(&message, None));
        }
    }
    Ok(())
}

/// Writes all outputs: first each under another name, then, if that went well, each in its place.
pub(crate) fn write_all(
    outputs: &[Output],
    folder: Option<&Path>,
    report: &Report,
) -> Result<(), Reported> {
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
    for Prepared { file, path } in ready {
        file.persist(&path)
            .map_err(|error| cannot("write", &path, &error.error, report))?;
    }
    Ok(())
}

fn cannot(what: &str, path: &Path, error: &io::Error, report: &Report) -> Reported {
    report.error(
        &format!("cannot {what} `{}`: {}", path.display(), reason(error)),
        None,
    )
}

/// Writes the output under another name beside its place; nothing if the file is as it should be, or is no file.
fn prepare(output: &Output) -> io::Result<Option<Prepared>> {
    let there = fs::metadata(&output.path).ok();
    if there.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if there.as_ref().is_some_and(|it| !it.is_file()) {
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
    // A link stays a link.
    let path = fs::canonicalize(&output.path).unwrap_or_else(|_| output.path.clone());
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let mut file = temporary(
        there.map(|it| it.permissions()),
        folder.unwrap_or(Path::new(".")),
    )?;
    file.write_all(output.text.as_bytes())?;
    Ok(Some(Prepared { file, path }))
}

/// A file that nobody knows yet, with the permissions of the one that it will replace.
fn temporary(permissions: Option<Permissions>, folder: &Path) -> io::Result<NamedTempFile> {
    if permissions.as_ref().is_some_and(Permissions::readonly) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".passwright-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What the user's mask leaves of it is what any new file gets.
        builder.permissions(Permissions::from_mode(0o666));
    }
    let file = builder.tempfile_in(folder)?;
    if let Some(permissions) = permissions {
        fs::set_permissions(file.path(), permissions)?;
    }
    Ok(file)
}

//! The files of a batch: results and reproducers.

use std::collections::HashSet;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use crate::batch::{lock, named};
use crate::module::{Content, Module};

/// The beginning of the name of a file that is being written.
pub(crate) const UNFINISHED: &str = ".unfinished-";

/// The reason why a module is refused that a result may replace.
pub(crate) const IN_OUTPUTS: &str =
    "it is in the folder of the outputs, where a result may replace it";

/// The age from which on an unfinished file is that of a process that was killed.
const MAX_AGE: Duration = Duration::from_secs(3600);

/// The folder of the outputs. No result is outside of it and no module in it, so that no result replaces a module.
pub(crate) struct Outputs<'b> {
    folder: &'b Path,
    /// The folder without links.
    place: PathBuf,
    /// The folders in it without old unfinished files.
    clean: Mutex<HashSet<PathBuf>>,
}

impl<'b> Outputs<'b> {
    pub(crate) fn new(folder: &'b Path) -> io::Result<Self> {
        Ok(Self {
            folder,
            place: fs::canonicalize(folder)?,
            clean: Mutex::default(),
        })
    }

    /// Writes a file under its final name once it is whole.
    pub(crate) fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let path = self.folder.join(path);
        let written = self.write_whole(&path, bytes);
        written.map_err(|error| named(&error, &format!("cannot write '{}'", path.display())))
    }

    fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let folder = path.parent().unwrap_or(self.folder);
        fs::create_dir_all(folder)?;
        self.open_folder(folder)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(UNFINISHED);
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut temporary = builder.tempfile_in(folder)?;
        temporary.write_all(bytes)?;
        temporary.persist(path)?;
        Ok(())
    }

    /// Removes what killed processes left in a folder, once a run.
    fn open_folder(&self, folder: &Path) -> io::Result<()> {
        if lock(&self.clean).contains(folder) {
            return Ok(());
        }
        if !is_in(&self.place, folder) {
            let message = "a link leads out of the folder of the outputs";
            return Err(io::Error::new(ErrorKind::InvalidInput, message));
        }
        lock(&self.clean).insert(folder.to_owned());
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        for entry in entries.filter(is_abandoned) {
            // A file that stays is tried again by the next run.
            let _ = fs::remove_file(entry.path());
        }
        Ok(())
    }

    /// Removes a file, if it is there.
    pub(crate) fn remove(&self, path: &Path) -> io::Result<()> {
        let path = self.folder.join(path);
        match fs::remove_file(&path) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            Err(error) if error.kind() == ErrorKind::NotADirectory => Ok(()),
            Err(error) => Err(named(
                &error,
                &format!("cannot remove '{}'", path.display()),
            )),
        }
    }

    /// Returns whether the file of a module is in the folder.
    pub(crate) fn contains(&self, module: &Module) -> bool {
        let Content::File(source) = &module.content else {
            return false;
        };
        is_named_in(&self.place, source)
    }
}

/// Returns whether a path leads into a folder without links.
pub(crate) fn is_in(folder: &Path, path: &Path) -> bool {
    fs::canonicalize(path).is_ok_and(|path| path.starts_with(folder))
}

/// Returns whether a path leads into a folder without links, or is the name of a file in it, such as a link that leads elsewhere.
pub(crate) fn is_named_in(folder: &Path, path: &Path) -> bool {
    let parent = path.file_name().and(path.parent());
    is_in(folder, path) || parent.is_some_and(|parent| is_in(folder, &Path::new(".").join(parent)))
}

/// Returns whether nobody writes an unfinished file any more.
fn is_abandoned(entry: &fs::DirEntry) -> bool {
    let name = entry.file_name();
    let is_old = |entry: &fs::DirEntry| {
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        modified.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > MAX_AGE))
    };
    name.as_encoded_bytes().starts_with(UNFINISHED.as_bytes()) && is_old(entry)
}

/// Returns whether an error is about the place of a file, and not about all files of the folder.
pub(crate) fn is_path_error(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::AlreadyExists
            | ErrorKind::DirectoryNotEmpty
            | ErrorKind::FileTooLarge
            | ErrorKind::InvalidFilename
            | ErrorKind::InvalidInput
            | ErrorKind::IsADirectory
            | ErrorKind::NotADirectory
            | ErrorKind::PermissionDenied
    )
}

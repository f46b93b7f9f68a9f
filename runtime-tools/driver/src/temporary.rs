//! Temporary files that become outputs, and are removed when the process ends.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use pass_runtime::lock;
use tempfile::{Builder, NamedTempFile, TempDir};

/// The existing files and folders, for an end of the process without destructors.
static EXISTING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A path among the [`EXISTING`] ones.
struct ListedPath(PathBuf);

impl ListedPath {
    fn new(path: &Path, existing: &mut Vec<PathBuf>) -> Self {
        existing.push(path.to_owned());
        Self(path.to_owned())
    }
}

impl Drop for ListedPath {
    fn drop(&mut self) {
        lock(&EXISTING).retain(|path| *path != self.0);
    }
}

/// A file next to the one that it is to replace.
pub(crate) struct Temporary {
    file: NamedTempFile,
    _listed: ListedPath,
}

impl Temporary {
    /// Creates a file with the default permissions of new files.
    pub(crate) fn create_in(directory: &Path) -> io::Result<Self> {
        let mut existing = lock(&EXISTING);
        let mut builder = Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.prefix(".tmp-").tempfile_in(directory)?;
        let listed = ListedPath::new(file.path(), &mut existing);
        Ok(Self {
            file,
            _listed: listed,
        })
    }

    pub(crate) fn file(&mut self) -> &mut File {
        self.file.as_file_mut()
    }

    pub(crate) fn persist(self, target: &Path) -> io::Result<()> {
        let existing = lock(&EXISTING);
        let persisted = self.file.persist(target);
        drop(existing);
        persisted.map(drop).map_err(|error| error.error)
    }
}

/// A folder for temporary files that only its owner may enter, and that is removed when dropped.
pub(crate) struct TemporaryFolder {
    folder: TempDir,
    _listed: ListedPath,
}

impl TemporaryFolder {
    pub(crate) fn create(prefix: &str) -> io::Result<Self> {
        let mut existing = lock(&EXISTING);
        let folder = Builder::new().prefix(prefix).tempdir()?;
        let listed = ListedPath::new(folder.path(), &mut existing);
        Ok(Self {
            folder,
            _listed: listed,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// Removes all temporary files and folders. Until the guard is dropped, none is created or persisted.
pub(crate) fn remove_all() -> MutexGuard<'static, Vec<PathBuf>> {
    let existing = lock(&EXISTING);
    for path in existing.iter() {
        let _ = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path));
    }
    existing
}

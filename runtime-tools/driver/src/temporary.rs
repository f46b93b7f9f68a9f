//! Temporary files that become outputs. No end of the process leaves one behind.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::TempPath;

/// The files that exist at the moment, for an end of the process at which nothing is dropped.
static EXISTING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A file next to the one that it is to replace.
pub(crate) struct Temporary {
    file: File,
    /// `None` once it has replaced the other.
    path: Option<TempPath>,
    listed: PathBuf,
}

impl Temporary {
    /// A new file with the permissions that any new file gets, not only for its owner.
    pub(crate) fn create_in(directory: &Path) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".tmp-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut existing = lock();
        let (file, path) = builder.tempfile_in(directory)?.into_parts();
        let listed = path.to_path_buf();
        existing.push(listed.clone());
        Ok(Self {
            file,
            path: Some(path),
            listed,
        })
    }

    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// The name of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.listed
    }

    /// Puts the file in the place of `wanted`.
    pub(crate) fn persist(mut self, wanted: &Path) -> io::Result<()> {
        let _existing = lock();
        match self.path.take() {
            Some(path) => Ok(path.persist(wanted)?),
            None => Ok(()),
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // The file itself goes with its path.
        self.path = None;
        lock().retain(|path| *path != self.listed);
    }
}

/// Removes all temporary files. Until the result is dropped none is created, and none takes its place.
pub(crate) fn remove_all() -> MutexGuard<'static, Vec<PathBuf>> {
    let existing = lock();
    for path in existing.iter() {
        // There is nothing left to do about a file that cannot be removed.
        let _ = std::fs::remove_file(path);
    }
    existing
}

fn lock() -> MutexGuard<'static, Vec<PathBuf>> {
    EXISTING.lock().unwrap_or_else(PoisonError::into_inner)
}

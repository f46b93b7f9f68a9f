//! Temporary files that become outputs, and are removed when the process ends.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The existing files and folders, for an end of the process without destructors.
static EXISTING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A file next to the one that it is to replace.
pub(crate) struct Temporary {
    file: File,
    path: PathBuf,
}

impl Temporary {
    /// Creates a file with the default permissions of new files.
    pub(crate) fn create_in(directory: &Path) -> io::Result<Self> {
        let mut existing = lock();
        let (path, file) = create_unique(directory, ".tmp-", |path| File::create_new(path))?;
        existing.push(path.clone());
        Ok(Self { file, path })
    }

    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn persist(self, target: &Path) -> io::Result<()> {
        let mut existing = lock();
        fs::rename(&self.path, target)?;
        existing.retain(|path| *path != self.path);
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut existing = lock();
        if let Some(index) = existing.iter().position(|path| *path == self.path) {
            existing.swap_remove(index);
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A folder for temporary files that is removed when dropped, with all that others have put into it.
pub(crate) struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates a folder that only its owner may enter.
    pub(crate) fn create(prefix: &str) -> io::Result<Self> {
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let create = |path: &Path| builder.create(path);
        let mut existing = lock();
        let (path, ()) = create_unique(&std::env::temp_dir(), prefix, create)?;
        existing.push(path.clone());
        Ok(Self(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        lock().retain(|path| *path != self.0);
        // There is nothing left to do about a folder that cannot be removed.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Creates something under a name that nothing else has.
fn create_unique<T>(
    directory: &Path,
    prefix: &str,
    create: impl Fn(&Path) -> io::Result<T>,
) -> io::Result<(PathBuf, T)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    loop {
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = directory.join(format!("{prefix}{}-{count}", std::process::id()));
        match create(&path) {
            // Left behind by a process that had the same number.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            created => return Ok((path, created?)),
        }
    }
}

/// Removes all temporary files and folders. Until the guard is dropped, none is created or persisted.
#[cfg(any(feature = "batch", feature = "system"))]
pub(crate) fn remove_all() -> MutexGuard<'static, Vec<PathBuf>> {
    let existing = lock();
    for path in existing.iter() {
        let _ = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path));
    }
    existing
}

fn lock() -> MutexGuard<'static, Vec<PathBuf>> {
    EXISTING.lock().unwrap_or_else(PoisonError::into_inner)
}

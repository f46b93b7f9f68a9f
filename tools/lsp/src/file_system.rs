//! Access of the language server to the file system.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use passwright_build::files::{lexical_identity, system_identity};
use passwright_build::input::read_text;

/// A file system, for the files that are not open in the editor.
pub trait FileSystem {
    /// Returns the text of a file.
    ///
    /// # Errors
    /// Returns the reason, as a part of a sentence, if the file cannot be read.
    fn read(&self, file: &Path) -> Result<String, String>;

    /// Returns a function that maps all paths of a file to the same path.
    fn identity(&self) -> fn(&Path) -> PathBuf {
        lexical_identity
    }

    /// Returns the files below a folder with this extension, sorted by path. A file that links lead to is listed once.
    fn files(&self, folder: &Path, extension: &str) -> Vec<PathBuf>;
}

/// The files of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsFileSystem;

/// Folders of build products: sources in them are copies.
const SKIPPED_DIRS: &[&str] = &["target", "node_modules"];

/// Maximum number of files that [`FileSystem::files`] returns.
const MAX_FILES: usize = 20_000;

impl FileSystem for OsFileSystem {
    fn read(&self, file: &Path) -> Result<String, String> {
        read_text(file).map_err(|error| format!("cannot read `{}`: {error}", file.display()))
    }

    fn identity(&self) -> fn(&Path) -> PathBuf {
        system_identity
    }

    fn files(&self, folder: &Path, extension: &str) -> Vec<PathBuf> {
        let (mut files, mut links) = (Vec::new(), Vec::new());
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(&folder) else {
                continue;
            };
            for entry in entries.flatten() {
                let name = entry.file_name();
                let name = name.to_string_lossy();
                let path = entry.path();
                let kind = entry.file_type().ok();
                // Links to folders are not followed, so the walk ends.
                let is_folder = kind.is_some_and(|kind| kind.is_dir());
                if is_folder && !name.starts_with('.') && !SKIPPED_DIRS.contains(&&*name) {
                    folders.push(path);
                } else if !is_folder && path.extension().is_some_and(|found| found == extension) {
                    let is_link = kind.is_some_and(|kind| kind.is_symlink());
                    if is_link { &mut links } else { &mut files }.push(path);
                }
            }
            if files.len() + links.len() > MAX_FILES {
                break;
            }
        }
        add_links(&mut files, links);
        files.sort();
        files.truncate(MAX_FILES);
        files
    }
}

/// Adds the links that lead to none of the files, and to none that another link leads to: an edit of a file by two paths would be
/// made twice.
fn add_links(files: &mut Vec<PathBuf>, mut links: Vec<PathBuf>) {
    if links.is_empty() {
        return;
    }
    links.sort();
    let mut known: BTreeSet<PathBuf> = files.iter().map(|file| system_identity(file)).collect();
    links.retain(|link| known.insert(system_identity(link)));
    files.append(&mut links);
}

//! Files, as the server reads them.

use std::fs;
use std::path::{Path, PathBuf};

use passwright_build::input::read_text;

/// The files beside those that an editor has open.
pub trait Disk {
    /// The text of a file.
    ///
    /// # Errors
    /// The reason why there is none, for use within a sentence.
    fn read(&self, file: &Path) -> Result<String, String>;

    /// The files below a folder whose names end in `.` and the extension, in the order of their paths.
    fn files(&self, folder: &Path, extension: &str) -> Vec<PathBuf>;
}

/// The files of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

/// Folders of build products: sources in them are copies.
const SKIPPED: &[&str] = &["target", "node_modules"];

/// The most files of one kind that are looked at.
const MOST_FILES: usize = 20_000;

impl Disk for RealDisk {
    fn read(&self, file: &Path) -> Result<String, String> {
        read_text(file).map_err(|error| format!("cannot read `{}`: {error}", file.display()))
    }

    fn files(&self, folder: &Path, extension: &str) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(&folder) else {
                continue;
            };
            for entry in entries.flatten() {
                let name = entry.file_name();
                let name = name.to_string_lossy();
                let path = entry.path();
                // Links to folders are not followed, so the walk ends.
                let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
                if is_folder && !name.starts_with('.') && !SKIPPED.contains(&&*name) {
                    folders.push(path);
                } else if !is_folder && path.extension().is_some_and(|entry| entry == extension) {
                    files.push(path);
                }
            }
            if files.len() > MOST_FILES {
                break;
            }
        }
        files.sort();
        files.truncate(MOST_FILES);
        files
    }
}

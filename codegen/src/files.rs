//! The definition files of one run, and the files that they include.

use std::collections::BTreeMap;
use std::fs;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use passdefs::names::beside;

/// The names of the files of one run. A file has one name, also if it is included by different paths: the name by which the run gives
/// it or, for other files, the path from the folder of the including file.
///
/// Build scripts, macros, the command line and the language server all resolve `include` by this type.
///
/// ```
/// use passwright_build::files::Files;
/// let mut files = Files::new("/project");
/// files.add("passes/cleanup.kdl");
/// let name = files.name("passes/cleanup.kdl", "../shared.kdl");
/// assert_eq!((name.as_str(), files.path(&name)), ("shared.kdl", "/project/shared.kdl".into()));
/// assert_eq!(files.name(&name, "passes/./cleanup.kdl"), "passes/cleanup.kdl");
/// ```
///
/// Diagnostics show lines of what is read, so a definition of a stranger must not name files of whoever reads it:
/// [`included_path`](Self::included_path) refuses files that are in none of the folders of the given files, once links are
/// resolved, unless another folder [is allowed](Self::allow).
#[derive(Debug)]
pub struct Files {
    folder: PathBuf,
    identity: fn(&Path) -> PathBuf,
    names: BTreeMap<PathBuf, String>,
    /// The canonical folders that included files may be in.
    allowed_folders: Vec<PathBuf>,
}

impl Files {
    /// Creates the files of a run that names them from a folder, which may be empty for the working directory. The system
    /// decides which paths lead to the same file.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self::with_identity(folder, system_identity)
    }

    /// Creates the files of a run in which two paths lead to the same file if `identity` returns the same path for both.
    pub fn with_identity(folder: impl Into<PathBuf>, identity: fn(&Path) -> PathBuf) -> Self {
        Self {
            folder: folder.into(),
            identity,
            names: BTreeMap::new(),
            allowed_folders: Vec::new(),
        }
    }

    /// Adds a file that the run gives. If it is given by two names, includes lead to the first.
    pub fn add(&mut self, name: &str) {
        let identity = (self.identity)(&self.path(name));
        self.names
            .entry(identity)
            .or_insert_with(|| name.to_owned());
        self.allow(Path::new(name).parent().unwrap_or(Path::new("")));
        // Build systems give links in a sandbox to files that include each other where they really are.
        let real_folder =
            canonical(&self.path(name)).and_then(|file| Some(file.parent()?.to_owned()));
        self.allowed_folders.extend(real_folder);
    }

    /// Allows files in this folder and below to be included.
    pub fn allow(&mut self, folder: &Path) {
        let folder = self.folder.join(folder);
        self.allowed_folders.extend(canonical(&folder));
    }

    /// Returns the path at which an included file is read.
    ///
    /// # Errors
    ///
    /// If the name has a line break, or the file is in no folder that files may be included from. The message continues a
    /// sentence; `allow_by` is the way to allow another folder.
    pub fn included_path(&self, name: &str, allow_by: &str) -> Result<PathBuf, String> {
        if name.contains(['\n', '\r']) {
            return Err("its name has a line break".to_owned());
        }
        let path = self.path(name);
        let is_allowed = |file: PathBuf| {
            let mut folders = self.allowed_folders.iter();
            folders.any(|folder| file.starts_with(folder))
        };
        // A file that does not exist cannot be read anyway.
        if canonical(&path).is_none_or(is_allowed) {
            Ok(path)
        } else {
            Err(format!(
                "it is outside of the folders of the given files; {allow_by} allows its folder"
            ))
        }
    }

    /// Returns the path of a name.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the name of the file at a path that a file includes.
    pub fn name(&mut self, including: &str, path: &str) -> String {
        let path = path.replace(MAIN_SEPARATOR_STR, "/");
        let folder = including
            .rsplit_once('/')
            .map_or("", |(folder, _)| match folder {
                "" => "/",
                folder => folder,
            });
        let identity = (self.identity)(&self.path(folder).join(&path));
        if let Some(name) = self.names.get(&identity) {
            return name.clone();
        }
        // If a folder is a symbolic link, resolving `..` in the text of the path may name another file.
        let name = beside(including, &path);
        let is_same = (self.identity)(&self.path(&name)) == identity;
        let name = if is_same { name } else { slashed(&identity) };
        self.names.insert(identity, name.clone());
        name
    }
}

/// Returns the canonical path of a file that exists, and a path without `.` and `..` of another.
pub fn system_identity(path: &Path) -> PathBuf {
    canonical(path).unwrap_or_else(|| lexical_identity(path))
}

fn canonical(path: &Path) -> Option<PathBuf> {
    let folder = Path::new(".");
    fs::canonicalize(if path == Path::new("") { folder } else { path }).ok()
}

/// Returns a path without `.` and `..`.
pub fn lexical_identity(path: &Path) -> PathBuf {
    PathBuf::from(beside("", &slashed(path)))
}

/// Returns the text of a path with `/` between folders, as files include each other. Only Windows separates them by `\`.
pub fn slashed(path: &Path) -> String {
    path.display().to_string().replace(MAIN_SEPARATOR_STR, "/")
}

#[cfg(test)]
mod tests;

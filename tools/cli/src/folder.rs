//! Files below folders that are given in place of files.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use pass_def_tools::syntax::Syntax;
use passdefs::source::MAX_BYTES;

use crate::file_name::is_stdin;
use crate::input::EXTENSION;
use crate::report::{AlreadyReported, Report};
use crate::text::{self, reason};

/// Folders of build products: sources in them are copies.
const SKIPPED: &[&str] = &["target"];

/// Returns the paths, with the files below each folder that have the extension in place of the folder, in the order of their
/// names. KDL of other kinds is left out there. A file is listed once, however often and by whatever paths it is given: by itself
/// if it is, else below a folder.
pub(crate) fn expanded(
    paths: &[PathBuf],
    extension: &str,
    report: &Report,
) -> Result<Vec<PathBuf>, AlreadyReported> {
    // A path that leads nowhere is listed: reading it is an error.
    let is_new = |path: &Path, known: &mut BTreeSet<PathBuf>| {
        fs::canonicalize(path).map_or(true, |real| known.insert(real))
    };
    let mut given = BTreeSet::new();
    let mut listed: BTreeSet<PathBuf> = paths
        .iter()
        .filter_map(|path| fs::canonicalize(path).ok())
        .collect();
    let mut files = Vec::new();
    let mut failed = Ok(());
    for path in paths {
        if !is_folder(path) {
            if is_stdin(path) || is_new(path, &mut given) {
                files.push(path.clone());
            }
            continue;
        }
        match below(path, extension).map(without_foreign) {
            Ok(found) if found.is_empty() => failed = Err(nothing_in(path, extension, report)),
            Ok(found) => {
                let found = found.into_iter();
                files.extend(found.filter(|path| is_new(path, &mut listed)));
            }
            Err((path, error)) => {
                let message = format!("cannot read `{}`: {}", path.display(), reason(&error));
                failed = Err(report.error(&message, None));
            }
        }
    }
    failed.map(|()| files)
}

/// Returns the files without KDL of other kinds, such as maps of imports and settings of other programs.
fn without_foreign(mut files: Vec<PathBuf>) -> Vec<PathBuf> {
    let is_foreign = |path: &Path| {
        path.extension()
            .is_some_and(|extension| extension == EXTENSION)
            && text::read(path, MAX_BYTES).is_ok_and(|text| Syntax::parse(&text).is_foreign())
    };
    files.retain(|path| !is_foreign(path));
    files
}

fn is_folder(path: &Path) -> bool {
    !is_stdin(path) && path.is_dir()
}

fn nothing_in(folder: &Path, extension: &str, report: &Report) -> AlreadyReported {
    let message = format!(
        "no `.{extension}` file is in or below `{}`",
        folder.display()
    );
    let links = if extension == EXTENSION {
        ", links to folders and KDL files without a group"
    } else {
        " and links to folders"
    };
    let mut help =
        format!("folders named `target`, those whose names start with a dot{links} are skipped");
    if extension == EXTENSION && below(folder, "rs").is_ok_and(|files| !files.is_empty()) {
        help = "name the Rust files with `#[pass]` one by one; a folder stands for the KDL files in it".to_owned();
    }
    report.error(&message, Some(&help))
}

/// Returns the files below a folder, with whatever else has the extension, such as a link that leads nowhere: reading it is an
/// error. Links to folders are not followed, so the walk ends. Those by which Emacs locks the files that are edited are no files.
fn below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let cannot = |error| (folder.clone(), error);
        for entry in fs::read_dir(&folder).map_err(cannot)? {
            let entry = entry.map_err(cannot)?;
            let kind = entry.file_type().map_err(cannot)?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let path = entry.path();
            let is_lock = kind.is_symlink() && name.starts_with(".#");
            if kind.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&&*name) {
                folders.push(path);
            } else if !kind.is_dir()
                && !is_lock
                && path.extension().is_some_and(|entry| entry == extension)
                && !path.is_dir()
            {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

//! `check --against`: definitions beside the Rust sources that implement them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::input::{self, Loaded, name_of, reason};
use crate::report::{Report, Reported};

/// Folders in which nobody writes sources.
const SKIPPED: &[&str] = &["target"];

/// Reports what the sources in files and folders say otherwise than the definitions.
pub(crate) fn compare(paths: &[PathBuf], loaded: Loaded, report: &Report) -> Result<(), Reported> {
    let files = sources(paths, report)?;
    let texts = input::read_all(&files, report)?;
    let named = files.iter().map(|it| name_of(it)).zip(texts);
    let mut sources = loaded.sources;
    let found = passdefs::drift(&loaded.set, &mut sources, named);
    report.diagnostics(&found, &sources)
}

/// The files, and all Rust files below the folders, in the order of their names.
fn sources(paths: &[PathBuf], report: &Report) -> Result<Vec<PathBuf>, Reported> {
    let mut files = Vec::new();
    let mut failed = Ok(());
    for path in paths {
        if let Err((path, error)) = walk(path, &mut files) {
            let message = format!("cannot read `{}`: {}", path.display(), reason(&error));
            failed = Err(report.error(&message, None));
        }
    }
    files.sort();
    files.dedup();
    failed?;
    match files.is_empty() {
        false => Ok(files),
        true => Err(report.error(
            "no Rust file is there to compare with",
            Some("`--against` takes a Rust file, or a folder with Rust files in it or below"),
        )),
    }
}

/// Collects a file, or the Rust files below a folder. Links to folders are not followed, so this ends.
fn walk(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), (PathBuf, io::Error)> {
    let cannot = |path: &Path| {
        let path = path.to_owned();
        |error| (path, error)
    };
    if !fs::metadata(path).map_err(cannot(path))?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(cannot(&folder))? {
            let entry = entry.map_err(cannot(&folder))?;
            let kind = entry.file_type().map_err(cannot(&folder))?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let path = entry.path();
            if kind.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&&*name) {
                folders.push(path);
            } else if !kind.is_dir()
                && path.extension().is_some_and(|it| it == "rs")
                && path.is_file()
            {
                files.push(path);
            }
        }
    }
    Ok(())
}

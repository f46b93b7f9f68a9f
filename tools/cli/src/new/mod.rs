//! `new`: a crate with one pass, a tool that runs it, a test, a page and a file for continuous integration.

mod files;
mod ir;
mod name;
mod source;

use std::fs;
use std::path::Path;

use crate::args::NewArgs;
use crate::command_line::quoted;
use crate::file_name::exact;
use crate::output;
use crate::report::{Report, Reported};
use crate::text::reason;

pub(crate) use ir::NewIr;

/// Runs `new`. The folder appears whole or not at all.
pub(crate) fn new(args: &NewArgs, report: &Report) -> Result<(), Reported> {
    let folder = args.folder.as_path();
    if fs::symlink_metadata(folder).is_ok() {
        let message = format!("`{}` exists", exact(folder));
        return Err(report.error(&message, Some("choose the name of a folder that does not")));
    }
    let facts = args.ir.facts();
    let name = crate_name(folder, facts, report)?;
    let source = source::Source::new(args.path.as_deref(), folder, report)?;
    let files = files::files(name, facts, args.attribute, &source)
        .map_err(|error| report.error(&error, None))?;
    write(folder, &files).map_err(|error| {
        let message = format!("cannot make `{}`: {}", exact(folder), reason(&error));
        report.error(&message, None)
    })?;
    let enter = quoted(&["cd".to_owned(), exact(folder)]);
    let from = match args.path {
        Some(_) => "",
        None => {
            "; its packages are those of the registry, `--path DIR` takes those of a copy of the repository"
        }
    };
    let next = format!(
        "`{}` is made{from}; go on with\n\n{enter}\ncargo test\n",
        exact(folder)
    );
    output::print(&next, report)
}

/// The name of the crate, which is that of its folder.
fn crate_name<'f>(
    folder: &'f Path,
    facts: &ir::Facts,
    report: &Report,
) -> Result<&'f str, Reported> {
    let packages = source::packages(facts).map(|(package, _)| package);
    let mistake = match folder.file_name().map(|name| name.to_str()) {
        None => Some("the path ends in no name".to_owned()),
        Some(None) => Some("it is not UTF-8".to_owned()),
        Some(Some(name)) => match name::mistake(name, packages) {
            None => return Ok(name),
            mistake => mistake,
        },
    };
    let mistake = mistake.unwrap_or_default();
    let message = format!(
        "no crate can have the name of `{}`: {mistake}",
        exact(folder)
    );
    Err(report.error(&message, Some("name it like `my-opt`")))
}

/// Writes the files beside the folder, and moves them there.
fn write(folder: &Path, files: &[(String, String)]) -> std::io::Result<()> {
    let parent = match folder.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    if parent.is_file() {
        return Err(std::io::ErrorKind::NotADirectory.into());
    }
    fs::create_dir_all(parent)?;
    let beside = tempfile::Builder::new()
        .prefix(".passwright-")
        .tempdir_in(parent)?;
    let made = beside.path().join("new");
    for (file, text) in files {
        let path = made.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&made))?;
        fs::write(path, text)?;
    }
    fs::rename(made, folder)
}

//! Files that do not exist, and what was probably meant.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use passdefs::names::nearest;

/// Extensions of what the program writes.
const WRITTEN: &[&str] = &["rs", "md", "html"];

/// The folders above the working directory in which a file is looked for.
const ABOVE: &[&str] = &["..", "../.."];

/// The help for a file that does not exist: one with nearly its name, one of its name in a folder near by, or the option that
/// names an output.
pub(crate) fn help(file: &Path) -> Option<String> {
    let meant = misspelt(file).or_else(|| near_by(file));
    if let Some(meant) = meant {
        return Some(format!("did you mean `{}`?", meant.display()));
    }
    let is_output = |it: &OsStr| WRITTEN.iter().any(|known| it == *known);
    if file.extension().is_some_and(is_output) {
        return Some(format!(
            "a file to write is named by `-o {}`",
            file.display()
        ));
    }
    others(file)
}

/// The help for an output that cannot be written.
pub(crate) fn help_for_output(file: &Path) -> Option<String> {
    if file.is_dir() {
        return Some("a folder has that name".to_owned());
    }
    let folder = file.parent().filter(|it| *it != Path::new(""))?;
    (!folder.exists()).then(|| format!("make the folder `{}` first", folder.display()))
}

/// The most files that a help lists.
const MOST_OTHERS: usize = 4;

/// The files with the same extension in the same folder.
fn others(file: &Path) -> Option<String> {
    let folder = file.parent().filter(|it| *it != Path::new(""));
    let extension = file.extension()?;
    let names = names_in(folder.unwrap_or(Path::new(".")));
    let others = names
        .iter()
        .filter(|it| Path::new(it).extension() == Some(extension));
    let others = others.map(|it| format!("`{}`", file.with_file_name(it).display()));
    let others: Vec<String> = others.collect();
    match others.len() {
        0 => None,
        1..=MOST_OTHERS => Some(format!("there is {}", others.join(", "))),
        count => Some(format!(
            "there are {count} others, such as {}",
            others[..MOST_OTHERS].join(", ")
        )),
    }
}

/// The file in the same folder whose name is nearly that of this one, and whose extension is the same.
fn misspelt(file: &Path) -> Option<PathBuf> {
    let folder = file.parent().filter(|it| *it != Path::new(""));
    let names = names_in(folder.unwrap_or(Path::new(".")));
    let alike = names
        .iter()
        .filter(|it| Path::new(it).extension() == file.extension());
    let alike: Vec<&str> = alike.map(String::as_str).collect();
    let name = nearest(file.file_name()?.to_str()?, &alike)?;
    Some(file.with_file_name(name)).filter(|it| it.is_file())
}

/// The file of this name in a folder of the working directory or above it.
fn near_by(file: &Path) -> Option<PathBuf> {
    let is_relative = file.is_relative();
    let folders = names_in(Path::new("."));
    let below = folders.iter().map(String::as_str);
    let mut places = ABOVE
        .iter()
        .copied()
        .chain(below)
        .map(|it| Path::new(it).join(file));
    places.find(|it| is_relative && it.is_file())
}

/// The names in a folder, sorted; hidden ones are left out.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|it| it.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|it| !it.starts_with('.')).collect();
    names.sort();
    names
}

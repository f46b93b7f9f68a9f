//! Files that do not exist, and what was probably meant.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use passdefs::names::nearest;

use crate::file_name::parent_of;

/// Extensions of what the program writes.
const WRITTEN: &[&str] = &["rs", "md", "html"];

/// The folders above the working directory in which a file is looked for.
const ABOVE: &[&str] = &["..", "../.."];

/// Returns the help for a file that does not exist: one with nearly its name, one of its name in a folder near by, or the option that
/// names an output.
pub(crate) fn help(file: &Path) -> Option<String> {
    if let Ok(target) = fs::read_link(file) {
        return Some(format!("it is a link to `{}`", target.display()));
    }
    let meant = misspelt(file).or_else(|| near_by(file));
    if let Some(meant) = meant {
        return Some(format!("did you mean `{}`?", meant.display()));
    }
    let is_output = |str: &OsStr| WRITTEN.iter().any(|known| str == *known);
    if file.extension().is_some_and(is_output) {
        return Some(format!(
            "if it is to be written, `-o {}` names it",
            file.display()
        ));
    }
    describe_siblings(file)
}

pub(crate) fn help_for_output(file: &Path) -> Option<String> {
    if file.is_dir() {
        return Some("a folder has that name".to_owned());
    }
    if let Ok(target) = fs::read_link(file) {
        return Some(format!("it is a link to `{}`", target.display()));
    }
    let folder = parent_of(file);
    (!folder.exists()).then(|| format!("make the folder `{}` first", folder.display()))
}

/// The most files that a help lists.
const MAX_OTHERS: usize = 4;

fn describe_siblings(file: &Path) -> Option<String> {
    file.extension()?;
    let others = siblings(file).into_iter();
    let others = others.map(|name| format!("`{}`", file.with_file_name(name).display()));
    let others: Vec<String> = others.collect();
    match others.len() {
        0 => None,
        1..=MAX_OTHERS => Some(format!("there is {}", others.join(", "))),
        count => Some(format!(
            "there are {count} others, such as {}",
            others[..MAX_OTHERS].join(", ")
        )),
    }
}

fn misspelt(file: &Path) -> Option<PathBuf> {
    let siblings = siblings(file);
    let alike: Vec<&str> = siblings.iter().map(String::as_str).collect();
    let name = nearest(file.file_name()?.to_str()?, &alike)?;
    Some(file.with_file_name(name)).filter(|path| path.is_file())
}

/// Returns the names in the folder of a file that have its extension.
fn siblings(file: &Path) -> Vec<String> {
    let mut names = names_in(parent_of(file));
    names.retain(|name| Path::new(name).extension() == file.extension());
    names
}

/// Returns the file of this name in a folder of the working directory or above it.
fn near_by(file: &Path) -> Option<PathBuf> {
    let is_relative = file.is_relative();
    let folders = names_in(Path::new("."));
    let below = folders.iter().map(String::as_str);
    let mut places = ABOVE
        .iter()
        .copied()
        .chain(below)
        .map(|above| Path::new(above).join(file));
    places.find(|place| is_relative && place.is_file())
}

/// Returns the names in a folder, sorted; hidden ones are left out.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    names
}

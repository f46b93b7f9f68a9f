//! `cargo xtask book`: builds the book out of `docs/` with mdBook, looks at every page in a browser, and takes the steps of its
//! chapters as a reader does.

mod builds;
mod chapters;
mod files;
mod tool;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser::book::look;
use crate::{Outcome, workspace};

pub(crate) use files::preprocess;

/// The list of chapters.
const SUMMARY: &str = "docs/SUMMARY.md";

/// The folder of the book, in that of cargo.
const FOLDER: &str = "book";

pub(crate) fn run() -> Outcome {
    let mut findings = Vec::new();
    if let Err(error) = make(&mut findings) {
        findings.push(error);
    }
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

fn make(findings: &mut Vec<String>) -> Result<(), String> {
    check_chapters(findings)?;
    let folder = workspace::target_directory()?.join(FOLDER);
    let mut build = Command::new(tool::mdbook()?);
    build.args(["build", "docs", "--dest-dir"]).arg(&folder);
    // The preprocessor is this program; its configuration, for whoever runs mdBook by hand, asks cargo for it.
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let preprocessor = format!("{} book files", this.display());
    build.env("MDBOOK_PREPROCESSOR__FILES__COMMAND", preprocessor);
    workspace::status(&mut build)?;
    let pages = pages(&folder)?;
    look(&folder, &pages, findings)?;
    println!("{} pages of the book in {}", pages.len(), folder.display());
    for program in ["passwright", "pass-opt"] {
        workspace::built(program)?;
    }
    let steps = workspace::target_directory()?.join("book-steps");
    let commands = chapters::follow(&steps, findings)?;
    println!("{commands} commands of its chapters");
    builds::check(&steps)
}

/// Every page below `docs` is a chapter, and every chapter a page.
fn check_chapters(findings: &mut Vec<String>) -> Result<(), String> {
    let summary = workspace::read(SUMMARY)?;
    let chapters: Vec<&str> = summary
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')').map(|(path, _)| path))
        .collect();
    for file in workspace::files(".md")? {
        let page = file.strip_prefix("docs/");
        if page.is_some_and(|page| file != SUMMARY && !chapters.contains(&page)) {
            findings.push(format!("{SUMMARY}: no chapter is {file}"));
        }
    }
    for chapter in chapters {
        if !workspace::root().join("docs").join(chapter).exists() {
            findings.push(format!("{SUMMARY}: docs/{chapter} does not exist"));
        }
    }
    Ok(())
}

/// The pages of the book, relative to its folder. The page for addresses that do not exist is for servers alone, and the
/// frame of the list of chapters has links for every depth of folders.
fn pages(folder: &Path) -> Result<Vec<String>, String> {
    let mut pages = Vec::new();
    let mut waiting: Vec<PathBuf> = vec![folder.to_owned()];
    while let Some(next) = waiting.pop() {
        let entries = std::fs::read_dir(&next).map_err(|error| error.to_string())?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            let name = path.strip_prefix(folder).map_err(|it| it.to_string())?;
            let name = name.display().to_string();
            if path.is_dir() {
                waiting.push(path);
            } else if name.ends_with(".html") && !["404.html", "toc.html"].contains(&&*name) {
                pages.push(name);
            }
        }
    }
    pages.sort();
    Ok(pages)
}

//! `cargo xtask book`: builds `docs/` with mdBook, opens every page in a browser, and follows the steps of its chapters.

use std::path::{Component, Path, PathBuf};
use std::process::Command;

use crate::browser;
use crate::steps::{Reader, in_repository};
use pass_oracle::workspace;

/// The version of mdBook that builds the book.
const VERSION: &str = "0.5.4";

/// The package that pip downloads, with its version and hash.
const REQUIREMENTS: &str = "docs/mdbook-requirements.txt";

/// The chapters whose steps are taken as they are written: files, commands, and what these print.
const CHAPTERS: &[&str] = &[
    "docs/guide/build-systems.md",
    "docs/guide/is-my-pass-right.md",
    "docs/guide/legality.md",
    "docs/guide/tablegen.md",
    "docs/guide/testing.md",
    "docs/guide/when-it-does-not-work.md",
];

/// The scripts that build the examples for build systems. Their argument is the folder of our programs.
const EXAMPLES: &[&str] = &["examples/cmake-ninja/test.sh", "examples/bazel/test.sh"];

pub(crate) fn run() -> Result<(), String> {
    check_chapters()?;
    build()?;
    follow("")?;
    let tools = programs()?;
    for script in EXAMPLES {
        workspace::status(Command::new("bash").arg(script).arg(&tools))?;
    }
    Ok(())
}

/// Checks that every page below `docs` is a chapter; mdBook itself refuses a chapter without a page.
fn check_chapters() -> Result<(), String> {
    let summary = workspace::read("docs/SUMMARY.md")?;
    for file in workspace::files(".md")? {
        let page = file.strip_prefix("docs/");
        if page.is_some_and(|page| page != "SUMMARY.md" && !summary.contains(&format!("]({page})")))
        {
            return Err(format!("docs/SUMMARY.md: no chapter is {file}"));
        }
    }
    Ok(())
}

/// Builds the book into `target/book/docs`, and copies the other files that it links to, so that the links lead there.
fn build() -> Result<(), String> {
    let folder = workspace::target_directory()?.join("book");
    workspace::empty(&folder)?;
    let book = folder.join("docs");
    let mut mdbook = Command::new(mdbook()?);
    workspace::status(mdbook.args(["build", "docs", "--dest-dir"]).arg(&book))?;
    for page in workspace::files(".md")?
        .iter()
        .filter(|page| page.starts_with("docs/"))
    {
        for link in workspace::read(page)?.split("](").skip(1) {
            let link = link.split([')', '#']).next().unwrap_or_default();
            let file = normal(&Path::new(page).join("..").join(link));
            if !link.contains("://") && !file.starts_with("docs") {
                copy(&file.display().to_string(), &folder)?;
            }
        }
    }
    browser::look("book.mjs", &[book.as_os_str()])
}

/// Copies a file of the repository; mdBook makes links to Markdown links to HTML.
fn copy(file: &str, folder: &Path) -> Result<(), String> {
    let text = workspace::read(file)?;
    if let Some(page) = file.strip_suffix(".md") {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let page = format!("{page}.html");
        return workspace::write(
            &folder.join(page),
            &format!("<!doctype html><meta charset=\"utf-8\"><pre>{text}</pre>"),
        );
    }
    workspace::write(&folder.join(file), &text)
}

/// Removes `..` from a path.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        if part == Component::ParentDir {
            normal.pop();
        } else {
            normal.push(part);
        }
    }
    normal
}

/// Takes the steps of the chapters whose file contains the filter, in empty folders.
pub(crate) fn follow(filter: &str) -> Result<(), String> {
    let chapters: Vec<&&str> = CHAPTERS
        .iter()
        .filter(|file| file.contains(filter))
        .collect();
    if chapters.is_empty() {
        return Err(format!("no chapter with steps is called `{filter}`"));
    }
    let tool = programs()?.join("passwright");
    let root = workspace::target_directory()?.join("book-steps");
    let lock = workspace::read("Cargo.lock")?;
    for chapter in chapters {
        let folder = root.join(Path::new(chapter).file_stem().unwrap_or_default());
        workspace::empty(&folder)?;
        let mut reader = Reader {
            folder,
            tool: tool.clone(),
            lock: &lock,
        };
        let commands = reader.follow(&in_repository(&workspace::read(chapter)?));
        let commands = commands.map_err(|error| format!("{chapter}: {error}"))?;
        println!("{chapter}: {commands} commands");
    }
    Ok(())
}

/// Builds the programs that chapters call, and returns their folder.
fn programs() -> Result<PathBuf, String> {
    workspace::built("pass-opt")?;
    let tool = workspace::built("passwright")?;
    Ok(tool.parent().unwrap_or(&tool).to_path_buf())
}

/// Returns the program in the tested version: the one that is installed, or one that pip downloads below the target directory.
fn mdbook() -> Result<PathBuf, String> {
    let folder = workspace::target_directory()?.join("tools/mdbook");
    let downloaded = folder.join("bin/mdbook");
    let is_tested = |program: &PathBuf| {
        let output = Command::new(program).arg("--version").output();
        output.is_ok_and(|output| {
            String::from_utf8_lossy(&output.stdout).trim() == format!("mdbook v{VERSION}")
        })
    };
    if let Some(program) = [PathBuf::from("mdbook"), downloaded.clone()]
        .into_iter()
        .find(is_tested)
    {
        return Ok(program);
    }
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
    pip.args(["install", "--no-deps", "--only-binary", ":all:"]);
    pip.args(["--require-hashes", "--requirement", REQUIREMENTS]);
    // The folder is ours: nothing of the system is written, whoever runs this.
    pip.args(["--root-user-action", "ignore", "--upgrade", "--target"]);
    workspace::status(pip.arg(folder))?;
    if is_tested(&downloaded) {
        Ok(downloaded)
    } else {
        Err(format!(
            "pip has no mdBook {VERSION} for this machine: install it with `cargo install mdbook`"
        ))
    }
}

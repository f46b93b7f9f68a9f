//! The program `mdbook` in the tested version: the one that is installed, one that pip downloads built, or one that cargo
//! compiles. The latter two are kept below the target directory.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace;

/// The version that builds the book.
const VERSION: &str = "0.5.4";

/// The package that pip downloads, with its version and hash.
const REQUIREMENTS: &str = "xtask/src/book/requirements.txt";

/// The program in the tested version.
pub(super) fn mdbook() -> Result<PathBuf, String> {
    let root = workspace::target_directory()?.join("tools");
    let (built, compiled) = (root.join("mdbook/bin/mdbook"), root.join("bin/mdbook"));
    let programs = [PathBuf::from("mdbook"), built.clone(), compiled.clone()];
    if let Some(program) = programs.into_iter().find(is_tested_version) {
        return Ok(program);
    }
    if download(&root.join("mdbook")).is_ok() && is_tested_version(&built) {
        return Ok(built);
    }
    println!("pip has no mdBook {VERSION} for this machine, so cargo compiles it");
    compile(&root)?;
    Ok(compiled)
}

/// Downloads the built program, in seconds where compiling takes minutes.
fn download(folder: &Path) -> Result<(), String> {
    let mut pip = Command::new("python3");
    // The folder is ours: nothing of the system is written, whoever runs this.
    pip.env("PIP_ROOT_USER_ACTION", "ignore");
    pip.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
    pip.args(["install", "--no-deps", "--only-binary", ":all:"]);
    pip.args(["--require-hashes", "--requirement", REQUIREMENTS]);
    workspace::status(pip.arg("--upgrade").arg("--target").arg(folder))
}

/// Compiles the program without optimizations, which take longer than they save for one book, and without the server for pages.
fn compile(root: &Path) -> Result<(), String> {
    let mut install = workspace::cargo();
    install
        .args(["install", "--debug", "--locked", "--no-default-features"])
        .args(["--features", "search", "--version", VERSION, "--root"])
        .arg(root)
        .arg("mdbook")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_TARGET_DIR", root.join("build"));
    workspace::status(&mut install)
}

fn is_tested_version(program: &PathBuf) -> bool {
    let output = Command::new(program).arg("--version").output();
    output.is_ok_and(|output| {
        let version = String::from_utf8_lossy(&output.stdout);
        version.trim().trim_start_matches("mdbook v") == VERSION
    })
}

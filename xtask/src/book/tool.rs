//! The program `mdbook`: the one that is installed, or else one that cargo installs below the target directory.

use std::path::PathBuf;
use std::process::Command;

use crate::workspace;

/// The version that builds the book.
const VERSION: &str = "0.5.4";

/// The program in the tested version.
pub(super) fn mdbook() -> Result<PathBuf, String> {
    let root = workspace::target_directory()?.join("tools");
    let installed = root.join("bin/mdbook");
    let programs = [PathBuf::from("mdbook"), installed.clone()];
    if let Some(program) = programs.into_iter().find(is_tested_version) {
        return Ok(program);
    }
    let mut install = workspace::cargo();
    // Without optimizations, which take longer than they save for one book, and without the server for pages.
    install
        .args(["install", "--debug", "--locked", "--no-default-features"])
        .args(["--features", "search", "--version", VERSION, "--root"])
        .arg(&root)
        .arg("mdbook")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_TARGET_DIR", root.join("build"));
    workspace::status(&mut install)?;
    Ok(installed)
}

fn is_tested_version(program: &PathBuf) -> bool {
    let output = Command::new(program).arg("--version").output();
    output.is_ok_and(|output| {
        let version = String::from_utf8_lossy(&output.stdout);
        version.trim().trim_start_matches("mdbook v") == VERSION
    })
}

//! `cargo xtask browser`: the reference pages and the report of a run as a reader sees them, in headless Chromium.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use pass_oracle::workspace;

const FOLDER: &str = "tests/browser";

const PICTURES: &str = "docs/guide/images";

/// Checks the pages, and takes the pictures of an optimized program if asked to.
pub(crate) fn run(takes_pictures: bool) -> Result<(), String> {
    let program = workspace::built("passwright")?;
    if takes_pictures {
        let pictures = workspace::root().join(PICTURES);
        let report = workspace::optimized("pass-opt")?;
        return look(
            "pages.mjs",
            &[program.as_ref(), report.as_ref(), pictures.as_ref()],
        );
    }
    let report = workspace::built("pass-opt")?;
    look("pages.mjs", &[program.as_ref(), report.as_ref()])
}

pub(crate) fn look(script: &str, arguments: &[&OsStr]) -> Result<(), String> {
    let folder = workspace::root().join(FOLDER);
    if !folder.join("node_modules").exists() {
        let mut npm = Command::new("npm");
        workspace::status_in(&folder, npm.args(["ci", "--no-audit", "--no-fund"]))?;
    }
    let mut node = Command::new("node");
    workspace::status_in(Path::new(&folder), node.arg(script).args(arguments))
}

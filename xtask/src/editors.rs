//! `cargo xtask editors`: the extension for Visual Studio Code is built and packaged, a client of its protocol library talks to
//! the server, and Neovim edits real files with it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Outcome, workspace};

/// Steps in the folder of the extension: what npm runs.
const NPM: &[&[&str]] = &[
    &["ci", "--no-audit", "--no-fund", "--ignore-scripts=false"],
    &["run", "check"],
    &["run", "bundle"],
    &["run", "package"],
    &["test"],
];

pub(crate) fn run() -> Outcome {
    steps().map_err(|error| vec![error])
}

fn steps() -> Result<(), String> {
    let program = server()?;
    let extension = workspace::root().join("editors/vscode");
    for args in NPM {
        let mut npm = Command::new("npm");
        npm.args(*args).env("PASSWRIGHT", &program);
        workspace::status_in(&extension, &mut npm)?;
    }
    neovim(&program)
}

/// The server, built.
pub(crate) fn server() -> Result<PathBuf, String> {
    workspace::built("passwright")
}

/// Runs the script that edits a copy of the files in `editors/tests/zoo`, under the configuration for users.
fn neovim(program: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tests = workspace::root().join("editors/tests");
    for file in ["zoo.kdl", "shared.kdl", "other.kdl"] {
        let text = workspace::read(&format!("editors/tests/zoo/{file}"))?;
        std::fs::write(folder.path().join(file), text).map_err(|error| error.to_string())?;
    }
    let mut neovim = Command::new("nvim");
    neovim
        .args(["-n", "--headless", "--clean", "-u"])
        .arg(workspace::root().join("editors/neovim/passwright.lua"))
        .arg("-S")
        .arg(tests.join("neovim.lua"))
        .env("PASSWRIGHT", program);
    workspace::status_in(folder.path(), &mut neovim)
}

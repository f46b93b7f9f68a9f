//! `cargo xtask editors`: builds the extension for Visual Studio Code, and runs editors and rust-analyzer against the server.

use std::path::{Path, PathBuf};
use std::process::Command;

use pass_oracle::workspace;

/// Steps in the folder of the extension: what npm runs.
const NPM: &[&[&str]] = &[
    &["ci", "--no-audit", "--no-fund", "--ignore-scripts=false"],
    &["run", "check"],
    &["run", "bundle"],
    &["run", "package"],
    &["test"],
];

pub(crate) fn run() -> Result<(), String> {
    let program = server()?;
    let extension = workspace::root().join("editors/vscode");
    for args in NPM {
        let mut npm = Command::new("npm");
        npm.args(*args).env("PASSWRIGHT", &program);
        workspace::status_in(&extension, &mut npm)?;
    }
    neovim(&program)?;
    rust_analyzer(&program)
}

/// Asks rust-analyzer, which not every machine has, for the definition of an option in both spellings.
fn rust_analyzer(program: &Path) -> Result<(), String> {
    let version = Command::new("rust-analyzer").arg("--version").output();
    if !version.is_ok_and(|output| output.status.success()) {
        println!(
            "NOT CHECKED: rust-analyzer is not installed, so nothing asks it where options are defined"
        );
        return Ok(());
    }
    let root = workspace::target_directory()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for args in [&[][..], &["--attribute"]] {
        let name = format!("option{}", args.concat());
        let mut new = Command::new(program);
        new.args(["new", &name, "--ir", "own", "--path"]);
        new.arg(workspace::root()).args(args);
        workspace::status_in(folder.path(), &mut new)?;
        let made = folder.path().join(&name);
        // Nothing is downloaded.
        let lock = workspace::read("Cargo.lock")?;
        workspace::write(&made.join("Cargo.lock"), &lock)?;
        let mut node = Command::new("node");
        node.arg(workspace::root().join("editors/tests/rust_analyzer.cjs"));
        node.arg(&made).env("CARGO_TARGET_DIR", &root);
        workspace::status(&mut node)?;
    }
    Ok(())
}

/// `cargo xtask bench lsp`: the time that the server takes to answer an edit.
pub(crate) fn latency() -> Result<(), String> {
    let extension = workspace::root().join("editors/vscode");
    let mut npm = Command::new("npm");
    workspace::status_in(&extension, npm.args(NPM[0]))?;
    let mut node = Command::new("node");
    node.arg(workspace::root().join("editors/tests/latency.cjs"));
    workspace::status(node.env("PASSWRIGHT", workspace::optimized("passwright")?))
}

pub(crate) fn server() -> Result<PathBuf, String> {
    workspace::built("passwright")
}

/// Runs the script that edits a copy of the files in `editors/tests/zoo`, under the configuration for users.
fn neovim(program: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let tests = workspace::root().join("editors/tests");
    for file in ["zoo.kdl", "shared.kdl", "other.kdl"] {
        let text = workspace::read(&format!("editors/tests/zoo/{file}"))?;
        workspace::write(&folder.path().join(file), &text)?;
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

//! `cargo xtask python`: the package for Python, built as a wheel, installed below `target`, and tested there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace;

/// The workspace of the package.
const FOLDER: &str = "adapters/python";

/// What its tests need, for pip.
const REQUIREMENTS: &str = "adapters/python/tests/requirements.txt";

pub(crate) fn run() -> Result<(), String> {
    let folder = workspace::root().join(FOLDER);
    let python = environment()?;
    for arguments in [&["fmt", "--check"][..], &["clippy", "--", "-D", "warnings"]] {
        let mut cargo = workspace::cargo();
        workspace::status_in(&folder, in_target(cargo.args(arguments))?)?;
    }
    install(&folder, &python)?;
    let checks = [
        &["-m", "pytest"][..],
        &["-m", "mypy", "--strict", "--package", "passwright"],
        &["-m", "pyright", "--pythonpath"],
    ];
    for arguments in checks {
        let mut command = Command::new(&python);
        command.args(arguments);
        if arguments.ends_with(&["--pythonpath"]) {
            command.arg(&python);
        }
        workspace::status_in(&folder, &mut command)?;
    }
    Ok(())
}

/// Returns the interpreter of a virtual environment with the requirements, which is made if it is not there.
fn environment() -> Result<PathBuf, String> {
    let environment = workspace::target_directory()?.join("python");
    let python = environment.join("bin/python");
    let requirements = workspace::read(REQUIREMENTS)?;
    let stamp = environment.join("requirements.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == requirements) {
        return Ok(python);
    }
    let mut venv = Command::new("python3");
    workspace::status(venv.args(["-m", "venv"]).arg(&environment))?;
    let mut pip = Command::new(&python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--requirement",
        REQUIREMENTS,
    ]);
    workspace::status(&mut pip)?;
    workspace::write(&stamp, &requirements)?;
    Ok(python)
}

/// Builds the wheel, in the profile of tests so that it shares their dependencies, and installs it.
fn install(folder: &Path, python: &Path) -> Result<(), String> {
    let wheels = workspace::target_directory()?.join("wheels");
    workspace::empty(&wheels)?;
    let mut maturin = Command::new(python);
    maturin.args([
        "-m",
        "maturin",
        "build",
        "--quiet",
        "--profile",
        "dev",
        "--interpreter",
    ]);
    maturin.arg(python).arg("--out").arg(&wheels);
    workspace::status_in(folder, in_target(&mut maturin)?)?;
    let mut pip = Command::new(python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--force-reinstall",
        "--no-deps",
        "--no-index",
    ]);
    pip.arg("--find-links").arg(&wheels).arg("passwright");
    workspace::status(&mut pip)
}

fn in_target(command: &mut Command) -> Result<&mut Command, String> {
    let target = workspace::target_directory()?;
    Ok(command.env("CARGO_TARGET_DIR", target))
}

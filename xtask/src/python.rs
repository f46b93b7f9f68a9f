//! `cargo xtask python`: the package for Python, built as a wheel, installed below `target`, and tested there. `cargo xtask python-mlir`:
//! the same for the package with real MLIR, beside it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser;
use pass_oracle::workspace;

/// The workspace of the package.
const FOLDER: &str = "adapters/python";

/// The package with real MLIR.
const MLIR_FOLDER: &str = "adapters/melior/python";

/// The packages that its tests need, for pip.
const REQUIREMENTS: &str = "adapters/python/tests/requirements.txt";

/// The packages that the tests of the package with real MLIR need, for pip.
const MLIR_REQUIREMENTS: &str = "adapters/melior/python/tests/requirements.txt";

/// The packages that it is measured beside, for pip.
const COMPARED: &str = "adapters/python/bench/requirements.txt";

/// Decides where the package and xDSL print the same input differently.
const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

pub(crate) fn run() -> Result<(), String> {
    let folder = workspace::root().join(FOLDER);
    let python = environment("python", REQUIREMENTS)?;
    for arguments in [
        &["fmt", "--all", "--check"][..],
        &["clippy", "--workspace", "--", "-D", "warnings"],
    ] {
        let mut cargo = workspace::cargo();
        workspace::status_in(&folder, in_target(cargo.args(arguments))?)?;
    }
    install(&folder, &python, "dev")?;
    let variables = [
        ("PASS_OPT", workspace::built("pass-opt")?),
        ("PASSWRIGHT", workspace::built("passwright")?),
        (
            "PASSWRIGHT_WHEELS",
            workspace::target_directory()?.join("wheels"),
        ),
    ];
    let checks: [&[&str]; 3] = [
        // Tests of a file stay together, since they share what is slow to make.
        &[
            "-m",
            "pytest",
            "-n",
            "2",
            "--dist",
            "loadfile",
            "--durations=10",
        ],
        &["-m", "mypy", "--strict", "--package", "passwright"],
        &["-m", "pyright", "--pythonpath"],
    ];
    check(&folder, &python, &variables, &checks)?;
    notebook(&python)?;
    reference(&python)
}

/// Tests the package with real MLIR, which needs LLVM.
pub(crate) fn mlir() -> Result<(), String> {
    let root = workspace::root();
    let python = environment("python-mlir", MLIR_REQUIREMENTS)?;
    install(&root.join(FOLDER), &python, "dev")?;
    let folder = root.join(MLIR_FOLDER);
    let wheels = workspace::target_directory()?.join("wheels");
    build(&folder, &python, "dev", &wheels)?;
    pip(&python, "passwright-mlir", &wheels)?;
    let checks: [&[&str]; 4] = [
        &["-m", "pytest", "--durations=5"],
        &["-m", "mypy", "--strict", "--package", "passwright_mlir"],
        &["-m", "mypy", "--strict", "tests"],
        &["-m", "pyright", "--pythonpath"],
    ];
    check(&folder, &python, &[], &checks)
}

/// Runs modules of Python in a folder, each with its arguments. Pyright takes the interpreter as its last one.
fn check(
    folder: &Path,
    python: &Path,
    variables: &[(&str, PathBuf)],
    checks: &[&[&str]],
) -> Result<(), String> {
    for arguments in checks {
        let mut command = Command::new(python);
        command.args(*arguments).envs(variables.iter().cloned());
        if arguments.ends_with(&["--pythonpath"]) {
            command.arg(python);
        }
        workspace::status_in(folder, in_target(&mut command)?)?;
    }
    Ok(())
}

/// Looks in a browser at what notebooks show.
fn notebook(python: &Path) -> Result<(), String> {
    let page = workspace::target_directory()?.join("notebook.html");
    let mut write = Command::new(python);
    write.arg(workspace::root().join(FOLDER).join("tests/notebook.py"));
    workspace::status(write.arg(&page))?;
    browser::look("notebook.mjs", &[page.as_ref()])
}

/// Writes the reference of the package, from its docstrings and stubs, as pages below `target/python-reference`.
fn reference(python: &Path) -> Result<(), String> {
    let pages = workspace::target_directory()?.join("python-reference");
    let mut pdoc = Command::new(python);
    pdoc.args(["-m", "pdoc", "--output-directory"]).arg(&pages);
    workspace::status(pdoc.args(["passwright", "passwright.passes", "passwright.declared"]))?;
    for page in [
        "passwright.html",
        "passwright/passes.html",
        "passwright/declared.html",
    ] {
        let page = pages.join(page);
        if !page.exists() {
            return Err(format!("{} is missing", page.display()));
        }
    }
    Ok(())
}

/// Measures the package beside `pass-opt`, whose path is given, and beside xDSL, on a large input.
pub(crate) fn compare(input: &Path, pass_opt: &Path) -> Result<(), String> {
    let folder = workspace::root().join(FOLDER);
    let python = environment("python-bench", COMPARED)?;
    install(&folder, &python, "dist")?;
    let wheels = workspace::target_directory()?.join("wheels");
    crossing(&folder, &python, &wheels)?;
    let mut compare = Command::new(&python);
    compare.arg("bench/compare.py").arg(input).arg(pass_opt);
    compare.arg(MLIR_OPT).arg(wheels);
    workspace::status_in(&folder, &mut compare)
}

/// Installs a package with a pass in Rust, beside the one that is measured.
fn crossing(folder: &Path, python: &Path, wheels: &Path) -> Result<(), String> {
    let parent = workspace::target_directory()?.join("python-packages");
    workspace::empty(&parent)?;
    let mut new = Command::new(workspace::optimized("passwright")?);
    new.args(["new", "crossing", "--python", "--path"]);
    workspace::status_in(&parent, new.arg(workspace::root()))?;
    let package = parent.join("crossing");
    // What is locked there is on this machine.
    let lock = std::fs::copy(folder.join("Cargo.lock"), package.join("Cargo.lock"));
    lock.map_err(|error| error.to_string())?;
    build(&package, python, "release", wheels)?;
    pip(python, "crossing", wheels)
}

/// Returns the interpreter of a virtual environment with the requirements, which is made if it is not there.
fn environment(name: &str, requirements: &str) -> Result<PathBuf, String> {
    let environment = workspace::target_directory()?.join(name);
    let python = environment.join("bin/python");
    let text = workspace::read(requirements)?;
    let stamp = environment.join("requirements.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == text) {
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
        requirements,
    ]);
    workspace::status(&mut pip)?;
    workspace::write(&stamp, &text)?;
    Ok(python)
}

/// Builds the wheel, for tests in the profile with which it shares their dependencies, and installs it.
fn install(folder: &Path, python: &Path, profile: &str) -> Result<(), String> {
    let wheels = workspace::target_directory()?.join("wheels");
    workspace::empty(&wheels)?;
    build(folder, python, profile, &wheels)?;
    pip(python, "passwright", &wheels)
}

fn build(folder: &Path, python: &Path, profile: &str, wheels: &Path) -> Result<(), String> {
    let mut maturin = Command::new(python);
    maturin.args(["-m", "maturin", "build", "--quiet", "--profile", profile]);
    maturin.arg("--interpreter").arg(python);
    maturin.arg("--out").arg(wheels);
    workspace::status_in(folder, in_target(&mut maturin)?)
}

/// Installs a package out of a folder of wheels.
fn pip(python: &Path, package: &str, wheels: &Path) -> Result<(), String> {
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
    pip.arg("--find-links").arg(wheels).arg(package);
    workspace::status(&mut pip)
}

fn in_target(command: &mut Command) -> Result<&mut Command, String> {
    let target = workspace::target_directory()?;
    Ok(command.env("CARGO_TARGET_DIR", target))
}

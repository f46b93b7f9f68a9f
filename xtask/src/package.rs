//! `cargo xtask package`: packages every crate that can be published, unpacks the packages in place of a copy of the
//! repository, and takes the first steps of the guide beside them, as they are written. The crates that `passwright new`
//! makes are tested there too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::package_files::{Package, packages};
use crate::steps::{Reader, write};
use crate::{Outcome, new_crates, workspace};

/// The page of the guide with first steps.
const FIRST_PASS: &str = "docs/guide/first-pass.md";

/// The section of that page that starts with an empty crate.
const BY_HAND: &str = "## By hand";

/// The file of the repository on which that section runs the program.
const INPUT: &str = "examples/quickstart.mlir";

pub(crate) fn run() -> Outcome {
    follow().map_err(|error| vec![error])
}

fn follow() -> Result<(), String> {
    let packages = packages()?;
    package(&packages)?;
    let root = workspace::target_directory()?.join("first-steps");
    let copy = root.join("passwright");
    if root.exists() {
        fs::remove_dir_all(&root).map_err(|error| format!("{}: {error}", root.display()))?;
    }
    for package in &packages {
        unpack(package, &copy.join(&package.folder))?;
    }
    write(&copy.join(INPUT), &workspace::read(INPUT)?)?;
    write(
        &root.join(".cargo/config.toml"),
        &replaced(&packages, &copy),
    )?;
    let lock = workspace::read("Cargo.lock")?;
    let page = workspace::read(FIRST_PASS)?;
    let (with_program, by_hand) = page
        .split_once(BY_HAND)
        .ok_or_else(|| format!("{FIRST_PASS} has no section `{BY_HAND}`"))?;
    // The copy is in the parent folder.
    let with_program = with_program.replace("--path passwright", "--path ../passwright");
    let of_guide = reader(&root.join("guide"), &lock)?.follow(&with_program)?
        + reader(&root.join("my-opt"), &lock)?.follow(by_hand)?;
    let of_new = new_crates::follow(&root, &copy, &lock, &["embedded", "pliron", "own"])?;
    println!(
        "{} packages, and beside them {of_guide} commands of {FIRST_PASS}, and {of_new} of new crates",
        packages.len(),
    );
    Ok(())
}

fn reader<'l>(folder: &Path, lock: &'l str) -> Result<Reader<'l>, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(Reader {
        folder: folder.to_owned(),
        tool: new_crates::passwright()?,
        lock,
    })
}

/// Writes the `.crate` files. They are not built here: the first steps build them, as their users do.
fn package(packages: &[Package]) -> Result<(), String> {
    let mut cargo = workspace::cargo();
    cargo.args([
        "package",
        "--quiet",
        "--no-verify",
        "--allow-dirty",
        "--offline",
    ]);
    for package in packages {
        cargo.args(["--package", &package.name]);
    }
    workspace::status(&mut cargo)
}

fn unpack(package: &Package, folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = format!("package/{}-{}.crate", package.name, package.version);
    let file: PathBuf = workspace::target_directory()?.join(file);
    let mut tar = Command::new("tar");
    // Without the times of packages, which never change: cargo builds again what is newer.
    tar.arg("-xzmf").arg(file).arg("-C").arg(folder);
    workspace::status(tar.arg("--strip-components=1"))
}

/// Packages depend on each other by version: the configuration of cargo that replaces each version by the unpacked package.
fn replaced(packages: &[Package], copy: &Path) -> String {
    let patch = |Package { name, folder, .. }: &Package| {
        let folder = copy.join(folder).display().to_string();
        format!("{name} = {{ path = {folder:?} }}\n")
    };
    let patches: String = packages.iter().map(patch).collect();
    format!("[patch.crates-io]\n{patches}")
}

//! `cargo xtask packages`: every package as it would be published, compiled from what the package holds.
//!
//! `cargo publish --dry-run` compiles them too, but as packages of a registry, of which cargo unpacks and compiles a version once,
//! also when it was packed again since.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use pass_oracle::workspace;

/// The ending of a package.
const EXTENSION: &str = ".crate";

pub(crate) fn run() -> Result<(), String> {
    let target = workspace::target_directory()?;
    let (packed, unpacked) = (target.join("package"), target.join("packages"));
    workspace::empty(&packed)?;
    workspace::empty(&unpacked)?;
    let mut publish = workspace::cargo();
    publish.args(["publish", "--workspace", "--dry-run", "--no-verify"]);
    workspace::status(publish.arg("--allow-dirty"))?;
    let packages = unpack(&packed.join("tmp-crate"), &unpacked)?;
    write_workspace(&packages, &unpacked)?;
    for (name, _) in packages {
        // Alone, so that it has no features that only others ask for.
        let mut check = workspace::cargo();
        check.args(["check", "--quiet", "--package", &name]);
        check.env("CARGO_TARGET_DIR", &target);
        workspace::status_in(&unpacked, &mut check)?;
        println!("{name}: compiled from its package");
    }
    Ok(())
}

/// Unpacks all packages of a folder. Returns their names, each with that of its folder.
fn unpack(packed: &Path, unpacked: &Path) -> Result<Vec<(String, String)>, String> {
    let mut packages = Vec::new();
    for file in files(packed)? {
        let mut tar = Command::new("tar");
        // Files in packages have a time long ago, which Cargo would take for that of an earlier version.
        tar.arg("-xzmf").arg(&file).arg("-C").arg(unpacked);
        workspace::status(&mut tar)?;
        let file = file.file_name().unwrap_or_default().to_string_lossy();
        let folder = file.trim_end_matches(EXTENSION);
        let (name, _) = folder
            .rsplit_once('-')
            .ok_or_else(|| format!("{file}: no version"))?;
        packages.push((name.to_owned(), folder.to_owned()));
    }
    if packages.is_empty() {
        return Err(format!("{}: no packages", packed.display()));
    }
    Ok(packages)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let error = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(error)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(error)?;
    files.sort();
    Ok(files)
}

/// Makes a workspace of unpacked packages, which depend on each other.
fn write_workspace(packages: &[(String, String)], folder: &Path) -> Result<(), String> {
    let mut manifest =
        "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n\n[patch.crates-io]\n".to_owned();
    for (name, folder) in packages {
        manifest += &format!("{name} = {{ path = \"{folder}\" }}\n");
    }
    workspace::write(&folder.join("Cargo.toml"), &manifest)?;
    workspace::write(&folder.join("Cargo.lock"), &workspace::read("Cargo.lock")?)
}

//! `cargo xtask packages`: every package as it would be published, built from what the package holds.

use std::path::{Path, PathBuf};

use crate::workspace;

/// What a folder of unpacked sources holds if they were packed here: the crate that all others of this workspace build on.
const OURS: &str = "pass-options-";

pub(crate) fn run() -> Result<(), String> {
    forget_unpacked()?;
    let mut publish = workspace::cargo();
    publish.args(["publish", "--workspace", "--dry-run", "--allow-dirty"]);
    workspace::status(publish.env("CARGO_TARGET_DIR", target()?))
}

/// Returns the target directory, with the dependencies that are built there, if no package was built in it before, and one
/// below it otherwise. cargo builds a version of a package once, also when it was packed again since.
fn target() -> Result<PathBuf, String> {
    let shared = workspace::target_directory()?;
    if !shared.join("package").exists() {
        return Ok(shared);
    }
    let own = shared.join("packages");
    workspace::empty(&own)?;
    Ok(own)
}

/// Removes the sources that an earlier run unpacked. cargo unpacks a version once, also when it was packed again since.
fn forget_unpacked() -> Result<(), String> {
    let Some(unpacked) = cargo_home().map(|home| home.join("registry").join("src")) else {
        return Ok(());
    };
    let Ok(registries) = std::fs::read_dir(&unpacked) else {
        return Ok(());
    };
    for registry in registries.flatten() {
        // A registry without a host is a folder of this machine.
        let local = registry.file_name().as_encoded_bytes().starts_with(b"-");
        let folder = registry.path();
        if local && holds_ours(&folder) {
            std::fs::remove_dir_all(&folder)
                .map_err(|error| format!("{}: {error}", folder.display()))?;
        }
    }
    Ok(())
}

fn holds_ours(registry: &Path) -> bool {
    let entries = std::fs::read_dir(registry).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.file_name())
        .any(|name| name.as_encoded_bytes().starts_with(OURS.as_bytes()))
}

fn cargo_home() -> Option<PathBuf> {
    let set = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    set.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}

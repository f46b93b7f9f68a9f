//! `cargo xtask publish`: publishes every crate, but for the upload. Each package is built from its own files, with the other
//! packages as its registry; cargo takes them in the order in which they need each other.

use crate::package_files::packages;
use crate::{Outcome, workspace};

pub(crate) fn run() -> Outcome {
    dry_run().map_err(|error| vec![error])
}

fn dry_run() -> Result<(), String> {
    let mut cargo = workspace::cargo();
    cargo.args(["publish", "--dry-run", "--allow-dirty"]);
    for package in packages()? {
        cargo.args(["--package", &package.name]);
    }
    workspace::status(&mut cargo)
}

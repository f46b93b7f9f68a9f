//! `cargo xtask publish`: publishes every crate, but for the upload. Each package is built from its own files, with the other
//! packages as its registry; cargo takes them in the order in which they need each other.

use crate::package_files::packages;
use crate::{Outcome, workspace};

/// The fields of a manifest without which a registry refuses a package, which a dry run does not ask.
const REQUIRED: [&str; 4] = ["description", "license", "readme", "rust_version"];

pub(crate) fn run() -> Outcome {
    let metadata = workspace::metadata().map_err(|error| vec![error])?;
    let missing = missing_fields(&metadata);
    if !missing.is_empty() {
        return Err(missing);
    }
    dry_run().map_err(|error| vec![error])
}

fn missing_fields(metadata: &serde_json::Value) -> Vec<String> {
    let packages = metadata["packages"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let published = packages
        .iter()
        .filter(|package| package["publish"].is_null());
    let missing = published.flat_map(|package| {
        let fields = REQUIRED.iter().filter(|field| package[**field].is_null());
        fields.map(|field| format!("{} has no `{field}` in its manifest", package["name"]))
    });
    missing.collect()
}

fn dry_run() -> Result<(), String> {
    let mut cargo = workspace::cargo();
    cargo.args(["publish", "--dry-run", "--allow-dirty"]);
    for package in packages()? {
        cargo.args(["--package", &package.name]);
    }
    workspace::status(&mut cargo)
}

#[cfg(test)]
mod tests {
    use super::missing_fields;
    use serde_json::json;

    #[test]
    fn a_published_package_needs_every_field() {
        let private = json!({ "name": "private", "publish": [] });
        let bare = json!({ "name": "bare", "publish": null, "license": "MIT", "readme": "README.md", "rust_version": "1.95" });
        let metadata = json!({ "packages": [private, bare] });
        let expected = ["\"bare\" has no `description` in its manifest"];
        assert_eq!(missing_fields(&metadata), expected);
    }
}

//! `cargo xtask minimum-rust`: what users build, checked with the oldest Rust that the manifests allow.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::{Outcome, workspace};

/// The crates that users build. The adapter for `pliron` needs a newer Rust, as its dependencies do.
const CHECK: &str = "check -p passwright -p passwright-build -p passwright-cli -p pass-opt \
    --features passwright/transforms,passwright/tracing,pass-opt/full";

/// Checks the packages that users build with the toolchain of that version, if it is installed.
pub(crate) fn run() -> Outcome {
    let version = version().map_err(|error| vec![error])?;
    let mut rustc = Command::new("rustup");
    rustc.args(["run", &version, "rustc", "--version"]);
    if let Err(error) = workspace::output(&mut rustc) {
        println!("not checked with Rust {version}, which is not installed: {error}");
        return Ok(());
    }
    let mut check = Command::new("rustup");
    check
        .args(["run", &version, "cargo"])
        .args(CHECK.split_whitespace());
    // The variables that the cargo of this program sets name its own compiler.
    check.env_remove("RUSTC").env_remove("CARGO");
    workspace::status(&mut check).map_err(|error| vec![error])
}

/// Returns the minimum version of Rust of the workspace.
fn version() -> Result<String, String> {
    let manifest = workspace::read("Cargo.toml")?;
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = "));
    let version = version.ok_or("Cargo.toml: no `rust-version`")?;
    Ok(version.trim_matches('"').to_owned())
}

/// Reports the dependencies of each package, but for those of its tests, that need a newer Rust than it states.
pub(crate) fn compare(findings: &mut Vec<String>) -> Result<(), String> {
    let mut command = workspace::cargo();
    let metadata = workspace::output(command.args(["metadata", "--format-version=1"]))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let empty = Vec::new();
    let packages = metadata["packages"].as_array().unwrap_or(&empty);
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap_or(&empty);
    let members = metadata["workspace_members"].as_array().unwrap_or(&empty);
    for member in members {
        let Some(package) = packages.iter().find(|package| package["id"] == *member) else {
            continue;
        };
        let stated = version_numbers(package);
        // A package of ours that needs a newer Rust stands behind a feature.
        let is_optional = |id: &Value| {
            let package = packages.iter().find(|package| package["id"] == *id);
            members.contains(id) && package.is_some_and(|package| version_numbers(package) > stated)
        };
        for id in dependencies(member, nodes, is_optional) {
            let dependency = packages.iter().find(|package| package["id"] == *id);
            if let Some(dependency) = dependency
                && version_numbers(dependency) > stated
            {
                findings.push(format!(
                    "{}: states Rust {}, and its dependency {} needs {}",
                    package["name"],
                    package["rust_version"],
                    dependency["name"],
                    dependency["rust_version"]
                ));
            }
        }
    }
    Ok(())
}

/// Returns the identifiers of the packages that are built for a package, without those of its tests and optional ones.
fn dependencies<'a>(
    root: &'a Value,
    nodes: &'a [Value],
    is_optional: impl Fn(&Value) -> bool,
) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut worklist = vec![root];
    while let Some(id) = worklist.pop() {
        let node = nodes.iter().find(|node| node["id"] == *id);
        let edges = node.and_then(|node| node["deps"].as_array());
        for edge in edges.into_iter().flatten() {
            let mut kinds = edge["dep_kinds"].as_array().into_iter().flatten();
            let is_built = kinds.any(|kind| kind["kind"] != "dev") && !is_optional(&edge["pkg"]);
            let id = edge["pkg"].as_str().filter(|_| is_built);
            if id.is_some_and(|id| found.insert(id)) {
                worklist.push(&edge["pkg"]);
            }
        }
    }
    found
}

/// Returns the three numbers of the `rust_version` of a package, zeros if it states none.
fn version_numbers(package: &Value) -> Vec<u64> {
    let version = package["rust_version"].as_str().unwrap_or_default();
    let mut numbers: Vec<u64> = version.split('.').flat_map(str::parse).collect();
    numbers.resize(3, 0);
    numbers
}

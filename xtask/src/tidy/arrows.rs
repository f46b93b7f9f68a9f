//! The arrows between the crates of both workspaces, as `cargo metadata` sees them, against the table of the design.

use crate::workspace;
use serde_json::Value;

/// A package, and those of ours that it may depend on in any way.
const MAY: &[(&str, &[&str])] = &[
    ("pass-diagnostics", &[]),
    ("pass-text", &["pass-diagnostics"]),
    ("pass-ir", &["pass-diagnostics"]),
    ("passdefs", &["pass-diagnostics", "pass-text"]),
    ("pass-import", &["passdefs"]),
    ("pass-def-tools", &["passdefs", "pass-text"]),
    ("passwright-build", &["passdefs"]),
    ("pass-docs-gen", &["passdefs"]),
    ("pass-macros", &["passdefs", "passwright-build"]),
    (
        "pass-lsp",
        &[
            "passdefs",
            "pass-def-tools",
            "passwright-build",
            "pass-docs-gen",
        ],
    ),
    (
        "passwright-cli",
        &[
            "passdefs",
            "pass-import",
            "pass-def-tools",
            "passwright-build",
            "pass-docs-gen",
            "pass-lsp",
        ],
    ),
    ("pass-runtime", &["pass-text", "pass-macros"]),
    (
        "passwright",
        &[
            "pass-builder",
            "pass-debug",
            "pass-driver",
            "pass-embedded",
            "pass-ir",
            "pass-observe",
            "pass-pliron",
            "pass-runtime",
            "pass-transforms",
        ],
    ),
    // The reduction is for the tests of the adapter.
    ("pass-embedded", &["pass-runtime", "pass-ir", "pass-debug"]),
    ("pass-pliron", &["pass-runtime"]),
    // The tool is for the tests of the adapter.
    ("pass-melior", &["pass-runtime", "pass-driver"]),
    (
        "pass-upstream",
        &[
            "pass-melior",
            "pass-runtime",
            "passdefs",
            "pass-import",
            "passwright-build",
        ],
    ),
    (
        "passwright-mlir-opt",
        &[
            "pass-driver",
            "pass-melior",
            "pass-upstream",
            "pass-runtime",
        ],
    ),
    (
        "pass-transforms",
        &[
            // For its tests.
            "pass-builder",
            "pass-runtime",
            "pass-ir",
            "pass-embedded",
            "passwright-build",
            // For tests.
            "pass-debug",
            "pass-observe",
        ],
    ),
    ("pass-builder", &["pass-runtime", "pass-text"]),
    ("pass-observe", &["pass-runtime"]),
    ("pass-debug", &["pass-runtime"]),
    ("pass-report", &["pass-runtime", "pass-observe"]),
    (
        "pass-driver",
        &[
            "pass-builder",
            "pass-runtime",
            "pass-text",
            "pass-diagnostics",
            "pass-debug",
            "pass-observe",
            "pass-report",
        ],
    ),
    (
        "pass-opt",
        &["pass-driver", "pass-embedded", "pass-transforms"],
    ),
    // Libraries that the tool of an example puts together.
    ("example-framework", &["passwright"]),
    ("example-tensors", &["passwright"]),
    ("example-vectors", &["passwright"]),
    (
        "example-tensor-tiling",
        &[
            "passwright",
            "pass-builder",
            "pass-upstream",
            "pass-melior",
            "pass-runtime",
            "passwright-build",
        ],
    ),
];

/// Packages that may depend on anything, and on which nothing may depend.
const LEAVES: &[&str] = &[
    "pass-tests",
    "pass-compile-fail",
    "example-kdl-pass",
    "example-attribute-pass",
    "example-own-dialect",
    "example-own-ir",
    "example-extensions",
    "example-pliron-pass",
    "example-melior-pass",
    "example-tensor-compiler",
    "passwright-test-opt",
    "xtask",
];

/// Packages that the tests of any package may depend on, and nothing else.
const TEST_SUPPORT: &[&str] = &["pass-cases"];

/// The workspace of the adapter for melior.
const MELIOR: &str = "adapters/melior";

/// Packages outside this repository that the runtime may use.
const RUNTIME_MAY: &[&str] = &["elsa", "rayon"];

pub(crate) fn check(findings: &mut Vec<String>) {
    match packages() {
        Ok(packages) => {
            for package in &packages {
                check_package(package, &packages, findings);
            }
        }
        Err(error) => findings.push(error),
    }
}

struct Package {
    name: String,
    /// Name of the dependency, and its kind: `normal`, `dev` or `build`.
    dependencies: Vec<(String, String)>,
}

fn packages() -> Result<Vec<Package>, String> {
    let mut packages = Vec::new();
    for folder in [workspace::root(), workspace::root().join(MELIOR)] {
        let metadata = workspace::metadata_of(&folder)?;
        let list = metadata["packages"].as_array();
        packages.extend(list.into_iter().flatten().map(package));
    }
    Ok(packages)
}

fn package(value: &Value) -> Package {
    let text = |value: &Value, or: &str| value.as_str().unwrap_or(or).to_owned();
    let dependencies = value["dependencies"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    Package {
        name: text(&value["name"], ""),
        dependencies: dependencies
            .iter()
            .map(|d| (text(&d["name"], ""), text(&d["kind"], "normal")))
            .collect(),
    }
}

fn check_package(package: &Package, all: &[Package], findings: &mut Vec<String>) {
    let ours = |name: &str| all.iter().any(|package| package.name == name);
    let name = package.name.as_str();
    let may = MAY
        .iter()
        .find(|(package, _)| *package == name)
        .map(|(_, may)| *may);
    if may.is_none() && !LEAVES.contains(&name) && !TEST_SUPPORT.contains(&name) {
        findings.push(format!(
            "{name}: no row in the table of arrows, see xtask/src/tidy/arrows.rs"
        ));
    }
    for (to, kind) in package.dependencies.iter().filter(|(to, _)| ours(to)) {
        // A package that depends on itself enables its features for its tests.
        if kind == "dev" && (TEST_SUPPORT.contains(&to.as_str()) || to == name) {
            continue;
        }
        if LEAVES.contains(&to.as_str()) {
            findings.push(format!(
                "{name} -> {to} ({kind}): nothing may depend on {to}"
            ));
        } else if may.is_some_and(|may| !may.contains(&to.as_str())) {
            findings.push(format!(
                "{name} -> {to} ({kind}): not an arrow of the design"
            ));
        }
    }
    if name == "pass-runtime" {
        for (to, _) in package
            .dependencies
            .iter()
            .filter(|(to, kind)| kind == "normal" && !ours(to))
        {
            if !RUNTIME_MAY.contains(&to.as_str()) {
                findings.push(format!(
                    "pass-runtime -> {to}: the runtime depends on pass-text and {} alone",
                    RUNTIME_MAY.join(", ")
                ));
            }
        }
    }
}

//! Checks the dependencies between the crates of all workspaces, from `cargo metadata`, against a table.

use pass_oracle::workspace;
use serde_json::Value;

/// The packages, each with the packages of this repository that it may depend on in any way.
const MAY: &[&str] = &[
    "pass-diagnostics:",
    "pass-text: pass-diagnostics",
    "pass-kdl: pass-diagnostics",
    // The dialects are for the tests of the IR, of its adapter and of the transforms.
    "pass-ir: pass-diagnostics pass-dialects",
    "pass-dialects: pass-ir",
    // The dialects are for the tests of the meanings.
    "pass-meaning: pass-ir pass-dialects",
    "pass-ods:",
    "passdefs: pass-diagnostics pass-kdl pass-text pass-def-tools",
    "pass-import: passdefs pass-kdl",
    "pass-def-tools: passdefs pass-kdl pass-text",
    "passwright-build: passdefs",
    "pass-docs-gen: passdefs",
    "pass-bindings-gen: passdefs",
    "pass-macros: passdefs passwright-build",
    "pass-lsp: passdefs pass-kdl pass-def-tools passwright-build pass-docs-gen",
    "passwright-cli: passdefs pass-import pass-def-tools passwright-build pass-docs-gen pass-bindings-gen pass-lsp",
    // The comparison with MLIR's tools, whose tasks and files `xtask` shares.
    "pass-oracle: pass-dialects pass-docs-gen pass-import pass-ir pass-random-modules passdefs passwright-build",
    "pass-options: pass-text",
    "pass-runtime: pass-options pass-text pass-macros",
    "passwright: pass-batch pass-builder pass-cache pass-debug pass-dialects pass-driver pass-embedded pass-ir pass-meaning pass-observe pass-pliron pass-runtime pass-transforms",
    // The dialects are for the tests of the adapter. A feature lets the meanings of operations validate passes.
    "pass-embedded: pass-cache pass-runtime pass-ir pass-debug pass-dialects pass-meaning",
    // The generator and the model are for its tests.
    "passwright-c: passwright passdefs pass-bindings-gen",
    "pass-pliron: pass-runtime",
    // The tool is for the tests of the adapter.
    "pass-llvm-check:",
    "pass-melior-build: pass-ods",
    "pass-melior: pass-cache pass-llvm-check pass-runtime pass-driver",
    "pass-upstream: pass-melior pass-runtime passdefs pass-import passwright-build",
    "passwright-mlir-python: pass-bindings-gen pass-melior pass-upstream passdefs passwright passwright-wheel",
    "passwright-mlir-opt: pass-driver pass-melior pass-upstream pass-runtime",
    "passwright-python: passwright passwright-wheel pass-batch passdefs pass-docs-gen pass-report",
    "passwright-wheel: passwright",
    "pass-transforms: pass-builder pass-runtime pass-ir pass-dialects pass-embedded pass-debug pass-observe",
    "pass-builder: pass-runtime pass-text",
    "pass-observe: pass-runtime",
    "pass-cache: pass-runtime",
    "pass-debug: pass-runtime",
    "pass-report: pass-runtime pass-observe",
    "pass-batch: pass-runtime",
    "pass-driver: pass-batch pass-builder pass-cache pass-runtime pass-text pass-diagnostics pass-debug pass-observe pass-report",
    // The crate for users is for the passes of its tests.
    "pass-opt: pass-dialects pass-driver pass-embedded pass-meaning pass-transforms passwright",
    // Libraries that the tool of an example puts together.
    "example-framework: passwright",
    "example-tensors: passwright",
    "example-vectors: passwright",
    "example-tensor-tiling: passwright pass-builder pass-upstream pass-melior pass-runtime passwright-build",
];

/// Packages that may depend on anything, and that nothing depends on.
const LEAVES: &[&str] = &[
    "pass-tests",
    "pass-compile-fail",
    "pass-folds",
    "example-kdl-pass",
    "example-attribute-pass",
    "example-own-dialect",
    "example-own-ir",
    "example-extensions",
    "example-pliron-pass",
    "example-melior-dialect",
    "example-melior-pass",
    "example-tensor-compiler",
    "passwright-test-opt",
    "xtask",
];

/// Packages that tests alone may depend on.
const TEST_SUPPORT: &[&str] = &["pass-cases", "pass-random-modules", "pass-toy"];

/// Workspaces of their own.
const WORKSPACES: &[&str] = &["adapters/melior", "adapters/python"];

/// Packages outside this repository that the runtime may use.
const RUNTIME_MAY: &[&str] = &["rayon-core"];

pub(crate) fn check(findings: &mut Vec<String>) {
    let packages = packages().unwrap_or_else(|error| {
        findings.push(error);
        Vec::new()
    });
    for package in &packages {
        check_package(package, &packages, findings);
    }
}

fn packages() -> Result<Vec<Value>, String> {
    let mut packages = Vec::new();
    for folder in [""].iter().chain(WORKSPACES) {
        let metadata = workspace::metadata_of(&workspace::root().join(folder))?;
        packages.extend(metadata["packages"].as_array().cloned().unwrap_or_default());
    }
    Ok(packages)
}

fn check_package(package: &Value, all: &[Value], findings: &mut Vec<String>) {
    let name = package["name"].as_str().unwrap_or_default();
    let row = MAY
        .iter()
        .filter_map(|row| row.split_once(':'))
        .find(|(of, _)| *of == name);
    let may: Option<Vec<&str>> = row.map(|(_, may)| may.split_whitespace().collect());
    if may.is_none() && !LEAVES.contains(&name) && !TEST_SUPPORT.contains(&name) {
        findings.push(format!(
            "{name}: no row in the table of arrows, see xtask/src/tidy/arrows.rs"
        ));
    }
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        let to = dependency["name"].as_str().unwrap_or_default();
        let kind = dependency["kind"].as_str().unwrap_or("normal");
        let is_ours = all.iter().any(|package| package["name"] == to);
        let is_wrong = if is_ours {
            // A package that depends on itself enables its features for its tests.
            let is_for_tests = kind == "dev" && (TEST_SUPPORT.contains(&to) || to == name);
            let is_allowed = may.as_ref().is_none_or(|may| may.contains(&to));
            !is_for_tests && (LEAVES.contains(&to) || !is_allowed)
        } else {
            name == "pass-runtime" && kind == "normal" && !RUNTIME_MAY.contains(&to)
        };
        if is_wrong {
            findings.push(format!(
                "{name} -> {to} ({kind}): not an arrow of the design"
            ));
        }
    }
}

//! `cargo xtask gen`: the generated files that are committed, so that reviewers see what a change does to them.

use crate::{Outcome, grammar, json_page, language_page, macro_docs, operations_page, workspace};
use pass_bindings_gen::c;
use pass_bindings_gen::python::{self, Module};
use pass_docs_gen::ReferenceGenerator;
use passdefs::model::PassSet;
use passwright_build::{CratePath, Settings, generate};
use similar::TextDiff;

/// Treatment of generated files: written, or only compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

/// The command that regenerates a file, for its readers.
const COMMAND: &str = "cargo xtask gen";

pub(crate) fn run(mode: Mode) -> Outcome {
    let files = [
        ("docs/reference/kdl.md", Ok(language_page::page(COMMAND))),
        (
            "docs/reference/attributes.md",
            Ok(macro_docs::page(COMMAND)),
        ),
        ("docs/reference/json.md", json_page::json_page(COMMAND)),
        (
            "docs/reference/operations.md",
            Ok(operations_page::page(COMMAND)),
        ),
        (
            "docs/reference/transforms.md",
            reference("ir/transforms/passes.kdl"),
        ),
        (
            "docs/reference/tensor-compiler.md",
            reference("examples/tensor-compiler/passes.kdl"),
        ),
        // Committed so that tools with these passes build without the generator.
        ("ir/transforms/src/generated/passes.rs", transforms()),
        (
            "adapters/c/include/passwright_transforms.h",
            load("ir/transforms/passes.kdl").map(|set| c::generate_shipped(&set, COMMAND)),
        ),
        // A package holds no file from outside.
        (
            "tools/cli/templates/new/own/ir.rs",
            workspace::read("examples/own-ir/src/ir.rs"),
        ),
        (
            "tools/cli/templates/new/own/adapter.rs",
            workspace::read("examples/own-ir/src/adapter.rs"),
        ),
        (grammar::FILE, grammar::grammar(COMMAND)),
    ];
    let python = python_module("ir/transforms/passes.kdl");
    let (source, stub) = match python {
        Ok(module) => (Ok(module.source), Ok(module.stub)),
        Err(error) => (Err(error.clone()), Err(error)),
    };
    let sets = [
        ("documentation of macros", Ok(macro_docs::files())),
        ("tables of dialects", pass_ods::files()),
    ];
    let mut files: Vec<(String, Result<String, String>)> = files
        .into_iter()
        .map(|(file, text)| (file.to_owned(), text))
        .collect();
    files.push((format!("{PYTHON}/passes.py"), source));
    files.push((format!("{PYTHON}/passes.pyi"), stub));
    for (name, set) in sets {
        match set {
            Ok(set) => files.extend(set.into_iter().map(|(file, text)| (file, Ok(text)))),
            // Files that are not compared, such as the tables of dialects without `llvm-tblgen`, may be stale.
            Err(error) => files.push((name.to_owned(), Err(error))),
        }
    }
    let findings = files.into_iter().filter_map(|(file, text)| match text {
        Ok(text) => settle(&file, &text, mode).err(),
        Err(error) => Some(format!("{file}: {error}")),
    });
    Ok(findings.collect())
}

fn transforms() -> Result<String, String> {
    let crate_path = "::pass_runtime".parse::<CratePath>();
    let crate_path = crate_path.map_err(|error| error.to_string())?;
    let settings = Settings::default().crate_path(crate_path).command(COMMAND);
    let set = load("ir/transforms/passes.kdl")?.renamed(|_, _| "passes.kdl".to_owned());
    Ok(generate(&set, &settings))
}

/// The package of the Python bindings.
const PYTHON: &str = "adapters/python/python/passwright";

/// Returns the Python module of the passes that ship.
fn python_module(source: &str) -> Result<Module, String> {
    Ok(python::generate(&load(source)?, COMMAND))
}

/// Returns the reference page of a definition file.
fn reference(source: &str) -> Result<String, String> {
    let page = ReferenceGenerator::new()
        .command(COMMAND)
        .page(&load(source)?);
    page.map_err(|error| format!("{source}: {error}"))
}

pub(crate) fn load(source: &str) -> Result<PassSet, String> {
    let outcome = passdefs::load([(source, workspace::read(source)?)]);
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    outcome
        .set
        .filter(|_| outcome.diagnostics.is_empty())
        .ok_or(shown)
}

/// Writes a file that differs, or reports it.
fn settle(target: &str, text: &str, mode: Mode) -> Result<(), String> {
    let path = workspace::root().join(target);
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    if found == text {
        return Ok(());
    }
    match mode {
        Mode::Check => Err(format!(
            "{target} is stale; run `{COMMAND}`:\n{}",
            TextDiff::from_lines(&*found, text).unified_diff()
        )),
        Mode::Write => {
            println!("writing {target}");
            std::fs::write(&path, text).map_err(|error| format!("{target}: {error}"))
        }
    }
}

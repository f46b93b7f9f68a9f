//! `cargo xtask gen`: the generated files that are committed, so that reviewers see what a change does to them.

use crate::{
    Outcome, grammar, json_page, language_page, macro_docs, operations_page, package_files,
    workspace,
};
use pass_docs_gen::Reference;
use passdefs::model::PassSet;
use passdefs::vocabulary::Spelling;
use passwright_build::{CratePath, Settings, generate};
use std::path::Path;

/// Treatment of generated files: written, or only compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

/// A definition file, and the page that is made from it.
const PAGES: &[(&str, &str)] = &[
    ("ir/transforms/passes.kdl", "docs/reference/transforms.md"),
    (
        "examples/tensor-compiler/passes.kdl",
        "docs/reference/tensor-compiler.md",
    ),
];

/// A file of an example, and its copy among the templates of `passwright new`: a package holds no file from outside.
const COPIES: &[(&str, &str)] = &[
    (
        "examples/own-ir/src/ir.rs",
        "tools/cli/templates/new/own/ir.rs",
    ),
    (
        "examples/own-ir/src/adapter.rs",
        "tools/cli/templates/new/own/adapter.rs",
    ),
];

/// The definitions of the passes that ship, and the Rust that is generated from them. It is committed so that tools with these
/// passes build without the generator.
const TRANSFORMS: (&str, &str) = (
    "ir/transforms/passes.kdl",
    "ir/transforms/src/generated/passes.rs",
);

/// The command that regenerates a file, for its readers.
const COMMAND: &str = "cargo xtask gen";

pub(crate) fn run(mode: Mode) -> Outcome {
    let mut findings: Vec<String> = PAGES
        .iter()
        .filter_map(|(source, target)| {
            page(source)
                .and_then(|text| settle(target, &text, mode))
                .err()
        })
        .collect();
    findings.extend(transforms(mode).err());
    findings.extend(copies(mode));
    findings.extend(json_page(mode).err());
    findings.extend(language_pages(mode));
    findings.extend(operations_page(mode).err());
    let grammar = grammar::grammar(COMMAND);
    findings.extend(
        grammar
            .and_then(|text| settle(grammar::FILE, &text, mode))
            .err(),
    );
    findings.extend(all(Ok(macro_docs::files()), mode));
    findings.extend(all(pass_ods::files(), mode));
    findings.extend(all(package_files::files(), mode));
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

/// The Rust of the passes that ship.
fn transforms(mode: Mode) -> Result<(), String> {
    let (source, target) = TRANSFORMS;
    let crate_path = "::pass_runtime".parse::<CratePath>();
    let crate_path = crate_path.map_err(|error| error.to_string())?;
    let settings = Settings::default().crate_path(crate_path).command(COMMAND);
    let set = load(source)?.renamed(|_, _| "passes.kdl".to_owned());
    settle(target, &generate(&set, &settings), mode)
}

fn copies(mode: Mode) -> Vec<String> {
    let copy = |(source, target): &(&str, &str)| {
        workspace::read(source).and_then(|text| settle(target, &text, mode))
    };
    COPIES
        .iter()
        .filter_map(|entry| copy(entry).err())
        .collect()
}

/// The pages about the definition language.
fn language_pages(mode: Mode) -> Vec<String> {
    let pages = [
        ("docs/reference/kdl.md", Spelling::Kdl),
        ("docs/reference/attributes.md", Spelling::Attribute),
    ];
    pages
        .into_iter()
        .filter_map(|(target, spelling)| {
            let text = language_page::page(spelling, COMMAND);
            settle(target, &text, mode).err()
        })
        .collect()
}

/// The page about JSON pages.
fn json_page(mode: Mode) -> Result<(), String> {
    settle("docs/reference/json.md", &json_page::page(COMMAND)?, mode)
}

/// The page about the operations of the shipped dialects.
fn operations_page(mode: Mode) -> Result<(), String> {
    let text = operations_page::page(COMMAND);
    settle("docs/reference/operations.md", &text, mode)
}

/// Settles files of one kind. A kind that cannot be made, such as the tables of dialects without `llvm-tblgen`, is a
/// finding: a file that is not compared may be stale.
fn all(files: Result<Vec<(String, String)>, String>, mode: Mode) -> Vec<String> {
    match files {
        Ok(files) => files
            .into_iter()
            .filter_map(|(target, text)| settle(&target, &text, mode).err())
            .collect(),
        Err(error) => vec![error],
    }
}

fn page(source: &str) -> Result<String, String> {
    let reference = Reference::new().command(COMMAND);
    reference
        .page(&load(source)?)
        .map_err(|error| format!("{source}: {error}"))
}

pub(crate) fn load(source: &str) -> Result<PassSet, String> {
    let outcome = passdefs::load([(source, workspace::read(source)?)]);
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    outcome
        .set
        .filter(|_| outcome.diagnostics.is_empty())
        .ok_or(shown)
}

/// Writes the file if it is not what it should be, or says so.
fn settle(target: &str, text: &str, mode: Mode) -> Result<(), String> {
    let path = workspace::root().join(target);
    if std::fs::read(&path).is_ok_and(|found| found == text.as_bytes()) {
        return Ok(());
    }
    match mode {
        Mode::Check => Err(format!(
            "{target} is stale{}; run `{COMMAND}`",
            first_stale_line(&path, text)
        )),
        Mode::Write => {
            println!("writing {target}");
            std::fs::write(&path, text).map_err(|error| format!("{target}: {error}"))
        }
    }
}

fn first_stale_line(path: &Path, text: &str) -> String {
    let Ok(found) = std::fs::read_to_string(path) else {
        return String::new();
    };
    let same = found
        .lines()
        .zip(text.lines())
        .take_while(|(left, right)| left == right)
        .count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("<end of file>").to_owned();
    format!(
        " from line {}:\n- {}\n+ {}\n",
        same + 1,
        line(&found),
        line(text)
    )
}

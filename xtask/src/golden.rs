//! `cargo xtask golden`: the Rust that is generated from every case of `tests/fixtures`, as its user has it.
//!
//! Each becomes a crate of its own, under the lints of this repository and stricter ones, with what its author would
//! write beside it: an implementation of every pass, and what the declarations name (`author.rs` of the case, where
//! they name something). `cargo clippy` and `cargo doc` have nothing to say, and `cargo fmt` leaves it as it is.

use std::fmt::Write;
use std::path::Path;

use crate::gen_files::load;
use pass_oracle::implementation;
use pass_oracle::workspace::write;
use pass_oracle::{Outcome, workspace};
use passdefs::model::{Group, PassSet};
use passwright_build::{Settings, generate};

const CASES: &str = "tests/fixtures/";

/// Lints that are off by default. Generated code has to pass them, because users may turn them on.
const LINTS: &str = "\
#![deny(warnings)]
#![warn(
    clippy::pedantic,
    missing_docs,
    private_bounds,
    private_interfaces,
    rust_2018_idioms,
    unreachable_pub,
    unused_qualifications
)]
#![allow(
    clippy::default_trait_access,
    clippy::doc_markdown,
    clippy::must_use_candidate,
    clippy::needless_pass_by_value,
    reason = \"what is pedantic about types and texts of others is theirs\"
)]
";

/// The checks with the arguments of cargo.
const CHECKS: [(&str, &[&str]); 3] = [
    ("formatting", &["fmt", "--check"]),
    (
        "clippy",
        &["clippy", "--offline", "--quiet", "--keep-going"],
    ),
    ("rustdoc", &["doc", "--offline", "--quiet", "--no-deps"]),
];

pub(crate) fn run() -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let names = write_workspace(folder.path())?;
    let checks = CHECKS.iter().filter_map(|(name, args)| {
        let found = check(folder.path(), args, &names).err()?;
        Some(format!("{name}: {found}"))
    });
    let findings: Vec<String> = checks.collect();
    println!(
        "{} generated files, {} findings",
        names.len(),
        findings.len()
    );
    Ok(findings)
}

/// Runs cargo on the packages, and not on what they depend on.
fn check(folder: &Path, args: &[&str], names: &[String]) -> Result<(), String> {
    let mut cargo = workspace::cargo();
    cargo.args(args).arg("--manifest-path");
    cargo.arg(folder.join("Cargo.toml"));
    for name in names {
        cargo.args(["--package", name]);
    }
    cargo.env("CARGO_TARGET_DIR", workspace::target_directory()?);
    cargo.env("RUSTDOCFLAGS", "-D warnings");
    workspace::status(&mut cargo)
}

/// Writes a package for each file, and returns their names.
fn write_workspace(folder: &Path) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for file in workspace::files("/in.kdl")? {
        if let Some(case) = file.strip_prefix(CASES) {
            let name = format!("fixture-{}", case.trim_end_matches("/in.kdl"));
            write_package(&folder.join(&name), &name, &file)?;
            names.push(name);
        }
    }
    let members = format!("[workspace]\nmembers = {names:?}\nresolver = \"3\"\n");
    write(&folder.join("Cargo.toml"), &members)?;
    write(&folder.join("Cargo.lock"), &workspace::read("Cargo.lock")?)?;
    write(
        &folder.join("rustfmt.toml"),
        &workspace::read("rustfmt.toml")?,
    )?;
    Ok(names)
}

fn write_package(folder: &Path, name: &str, file: &str) -> Result<(), String> {
    let sources = folder.join("src");
    write(&folder.join("Cargo.toml"), &manifest(name))?;
    let set = load(file)?;
    let text = generate(&set, &Settings::default());
    write(&sources.join("passes.rs"), &text)?;
    let author = Path::new(file).with_file_name("author.rs");
    let has_author = workspace::root().join(&author).exists();
    if has_author {
        let text = workspace::read(&author.display().to_string())?;
        write(&sources.join("author.rs"), &text)?;
    }
    write(&sources.join("lib.rs"), &library(&set, has_author))
}

fn manifest(name: &str) -> String {
    let facade = workspace::root().join("passwright").display().to_string();
    format!(
        "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         passwright = {{ path = {facade:?} }}\n"
    )
}

/// Returns the crate root: the generated module and a function that registers everything in it, formatted.
fn library(set: &PassSet, has_author: bool) -> String {
    let mut text = format!("//! What is generated, as its user has it.\n{LINTS}\n");
    if has_author {
        text.push_str("mod author;\n");
    }
    text.push_str("/// What is generated.\n#[rustfmt::skip]\npub mod passes;\n");
    if has_author {
        text.push_str("\npub use author::*;\n");
    }
    for group in set.groups() {
        push_group(&mut text, set, group);
    }
    text
}

fn push_group(text: &mut String, set: &PassSet, group: &Group) {
    for pass in set.passes(group) {
        text.push_str(&implementation(&format!("passes::{}", pass.name)));
    }
    let name = passdefs::names::snake_case(&group.name);
    // Writing to a string does not fail.
    let _ = write!(
        text,
        "\n/// Registers the group.\n///\n/// # Errors\n///\n/// If a name is taken.\npub fn register_{name}<I: passwright::Ir>(\n    \
         registry: &mut passwright::PassRegistry<I>,\n) -> Result<(), passwright::registry::RegisterError> {{\n    \
         passes::{}(registry)\n}}\n",
        group.items().register
    );
}

//! `cargo xtask bench`: measures the pass manager, the tools beside others, growth with the input, and builds, and judges nothing.

mod compile;
mod definitions;
mod input;
mod process;
mod rows;
mod sections;

use crate::{editors, python};
use pass_oracle::workspace;

type Section = (&'static str, fn() -> Result<(), String>);

const SECTIONS: &[Section] = &[
    ("manager", manager),
    ("mlir", sections::embedded),
    ("melior", sections::melior),
    ("cache", sections::cache),
    ("melior-cache", sections::melior_cache),
    ("batch", sections::batch),
    ("growth", sections::growth),
    ("large", sections::large),
    ("definitions", definitions::run),
    ("lsp", editors::latency),
    ("python", python_package),
    ("compile", compile::run),
];

pub(crate) fn run(section: &str) -> Result<(), String> {
    let mut sections = SECTIONS
        .iter()
        .filter(|(name, _)| section.is_empty() || *name == section)
        .peekable();
    if sections.peek().is_none() {
        let names: Vec<&str> = SECTIONS.iter().map(|(name, _)| *name).collect();
        return Err(format!("`{section}` is none of {}", names.join(", ")));
    }
    sections.try_for_each(|(_, section)| section())
}

/// Measures the manager alone: time per pass and operation, allocations, a second thread, and the building of pipelines.
fn manager() -> Result<(), String> {
    for (package, bench) in [("pass-observe", "overhead"), ("pass-builder", "builder")] {
        println!("== the pass manager alone: {bench}");
        let mut cargo = workspace::cargo();
        cargo.args(["bench", "--quiet", "--package", package, "--bench", bench]);
        workspace::status(&mut cargo)?;
    }
    Ok(())
}

/// Measures the package for Python beside `pass-opt` and xDSL.
fn python_package() -> Result<(), String> {
    let file = workspace::target_directory()?.join("bench-python.mlir");
    let operations = input::FUNCTIONS * input::OPERATIONS;
    input::write(&file, input::Shape::Many, operations).map_err(|error| error.to_string())?;
    python::compare(&file, &workspace::optimized("pass-opt")?)
}

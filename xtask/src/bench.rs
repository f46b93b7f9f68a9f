//! `cargo xtask bench`: the cost of the pass manager, the tools beside MLIR's own on the same large input, how time and memory
//! grow with the input, and the cost of definitions and of our crates to the compiler. Numbers are printed and not judged:
//! machines differ.

mod compile;
mod definitions;
mod growth;
mod input;
mod pairs;
mod process;

use crate::{Outcome, editors, workspace};

type Section = (&'static str, fn() -> Result<(), String>);

const SECTIONS: [Section; 8] = [
    ("manager", manager),
    ("mlir", pairs::embedded),
    ("melior", pairs::melior),
    ("growth", growth::time),
    ("large", growth::memory),
    ("definitions", definitions::run),
    ("lsp", editors::latency),
    ("compile", compile::run),
];

pub(crate) fn run(section: &str) -> Outcome {
    let mut sections = SECTIONS
        .iter()
        .filter(|(name, _)| section.is_empty() || *name == section)
        .peekable();
    if sections.peek().is_none() {
        let names = SECTIONS.map(|(name, _)| name).join(", ");
        return Err(vec![format!("`{section}` is none of {names}")]);
    }
    sections
        .try_for_each(|(_, section)| section())
        .map_err(|error| vec![error])
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

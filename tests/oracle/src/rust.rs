//! Checks that the Rust generated for all imported definitions compiles without warnings in one crate, and registers every pass.

use std::fmt::Write;
use std::path::Path;

use crate::workspace::{self, write};
use passdefs::model::PassSet;
use passwright_build::{Settings, generate};

/// Compiles and runs the crate, which prints the number of registered passes.
pub(super) fn run(sets: &[PassSet]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let pass_count: usize = sets.iter().map(|set| set.all_passes().count()).sum();
    write_crate(folder.path(), sets)?;
    let mut cargo = workspace::cargo();
    cargo.args(["run", "--offline", "--quiet", "--manifest-path"]);
    cargo.arg(folder.path().join("Cargo.toml"));
    cargo.env("CARGO_TARGET_DIR", workspace::target_directory()?);
    let printed = workspace::output(&mut cargo)?;
    if printed.trim() == pass_count.to_string() {
        Ok(())
    } else {
        Err(format!(
            "imported {pass_count} passes, but registered {}",
            printed.trim()
        ))
    }
}

fn write_crate(folder: &Path, sets: &[PassSet]) -> Result<(), String> {
    let sources = folder.join("src");
    write(&folder.join("Cargo.toml"), &manifest())?;
    write(&folder.join("Cargo.lock"), &workspace::read("Cargo.lock")?)?;
    for (index, set) in sets.iter().enumerate() {
        write(&sources.join(format!("set{index}.rs")), &module_source(set))?;
    }
    write(&sources.join("main.rs"), &main_file(sets))
}

fn manifest() -> String {
    let root = workspace::root();
    let workspace_path = |folder: &str| root.join(folder).display().to_string();
    format!(
        "[package]\nname = \"imported\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         passwright = {{ path = {:?} }}\npass-embedded = {{ path = {:?} }}\n",
        workspace_path("passwright"),
        workspace_path("adapters/embedded")
    )
}

fn module_source(set: &PassSet) -> String {
    let implementations = set.all_passes().map(|pass| implementation(&pass.name));
    generate(set, &Settings::default()) + &implementations.collect::<String>()
}

fn main_file(sets: &[PassSet]) -> String {
    let mut modules = String::from("#![deny(warnings)]\n");
    let mut calls = String::new();
    for (index, set) in sets.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = writeln!(modules, "pub mod set{index};");
        for group in set.groups() {
            let register = group.items().register;
            let _ = writeln!(calls, "    set{index}::{register}(&mut registry)?;");
        }
    }
    format!(
        "{modules}\nfn main() -> Result<(), passwright::registry::RegisterError> {{\n    let mut registry = passwright::PassRegistry::<pass_embedded::Embedded>::new();\n\
         {calls}    println!(\"{{}}\", registry.passes().count());\n    Ok(())\n}}\n"
    )
}

/// Returns an implementation of a pass that does nothing, in place of the one that its author would write.
pub fn implementation(pass: &str) -> String {
    format!(
        "\nimpl<I: passwright::Ir> passwright::OperationPass<I> for {pass} {{\n    fn run_on_operation(\n        \
         &self,\n        _: I::Op<'_>,\n        _: &mut passwright::PassContext<'_, I>,\n    ) -> \
         Result<passwright::Preserved, passwright::Failure> {{\n        \
         Ok(passwright::Preserved::all())\n    }}\n}}\n"
    )
}

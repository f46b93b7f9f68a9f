//! Generated texts, which are too large to be committed: every operation of the tables, and a megabyte of elements.

use super::tool::{Tool, temporary_file};
use pass_ir::PrintOptions;
use std::fmt::Write;
use std::path::Path;

/// Flags that disable verification: an operation without operands is seldom valid.
const UNVERIFIED: &[&str] = &[
    "--mlir-very-unsafe-disable-verifier-on-parsing",
    "--verify-each=false",
];

const BYTES: usize = 1 << 20;

/// Reads and prints each text with both tools, and returns how many there were.
pub(super) fn run(filter: &str, theirs: &Tool, findings: &mut Vec<String>) -> usize {
    let texts = [
        ("made/operations", operations()),
        ("made/elements", elements()),
    ];
    let chosen = texts.iter().filter(|(name, _)| name.contains(filter));
    let mut count = 0;
    for (name, text) in chosen {
        count += 1;
        if let Err(error) = compare(text, theirs) {
            findings.push(format!("{name}: {error}"));
        }
    }
    count
}

/// Returns every operation without operands and attributes, whose printed form shows the defaults of properties.
fn operations() -> String {
    let defs = pass_dialects::DIALECTS
        .iter()
        .flat_map(|dialect| dialect.ops());
    let mut text = String::new();
    for def in defs {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\"{}\"() : () -> ()", def.name);
    }
    text
}

/// Returns a constant of `BYTES` bytes, in the hexadecimal spelling that both tools print for long constants.
fn elements() -> String {
    let mut text = String::from("\"arith.constant\"() <{value = dense<\"0x");
    for index in 0..BYTES {
        let _ = write!(text, "{:02X}", index * 31 % 251);
    }
    let ty = format!("tensor<{}xi32>", BYTES / 4);
    let _ = writeln!(text, "\"> : {ty}}}> : () -> {ty}");
    text
}

fn compare(text: &str, theirs: &Tool) -> Result<(), String> {
    let file = temporary_file(text)?;
    let flags = UNVERIFIED.iter().map(|flag| (*flag).to_owned()).collect();
    let printed = theirs.run_with(file.path(), flags)?;
    if printed.status != 0 {
        return Err(printed.stderr);
    }
    let ours = print(file.path(), text)?;
    match super::differs("pass-ir", "text", &printed.stdout, &ours) {
        None => Ok(()),
        Some(difference) => Err(difference.chars().take(400).collect()),
    }
}

fn print(file: &Path, text: &str) -> Result<String, String> {
    let name = file.to_string_lossy();
    let cx = pass_dialects::context();
    let options = pass_ir::ParseOptions {
        file: &name,
        ..pass_ir::ParseOptions::default()
    };
    let module = pass_ir::parse(&cx, text, &options);
    let module = module.map_err(|found| {
        found
            .iter()
            .map(|diagnostic| cx.render(diagnostic, text))
            .collect::<String>()
    })?;
    Ok(module.print_with(&cx, PrintOptions::default()) + "\n")
}

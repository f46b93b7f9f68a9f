//! Each pass before and after, and what it counts. `mlir-opt` gives the same: `cargo xtask oracle` compares on many more.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
mod actions;
mod canonicalize;
mod control;
mod cse;
mod debuginfo;
mod deep;
mod growth;
mod idempotent;
mod printing;
mod remarks;
mod symbols;

use std::fmt::Write;

use expect_test::Expect;
use pass_embedded::Embedded;
use pass_ir::{ParseOptions, PrintOptions, parse};
use pass_runtime::{PassManager, PassRegistry};

/// The text of a function of that type whose body is given.
fn function(ty: &str, body: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = {ty}, sym_name = \"f\"}}> ({{\n{body}\n}}) : () -> ()\n"
    )
}

/// The result of a pipeline on a text: diagnostics, statistics that are not zero, then the text.
fn outcome(pipeline: &str, text: &str, locations: bool) -> String {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
    let mut out = String::new();
    let result = manager.run(&cx, module.root(&cx), &mut |diagnostic| {
        writeln!(out, "{diagnostic}").unwrap();
    });
    if result.is_err() {
        return out;
    }
    let mut pending: Vec<_> = manager.statistics().into_iter().collect();
    while let Some(counted) = pending.pop() {
        for (info, value) in counted.statistics.iter().filter(|(_, value)| *value > 0) {
            writeln!(out, "{} {}: {value}", counted.name, info.name).unwrap();
        }
        pending.extend(counted.nested.into_iter().flatten());
    }
    let options = PrintOptions {
        locations,
        ..PrintOptions::default()
    };
    out + &module.print_with(&cx, options)
}

fn check(pipeline: &str, text: &str, expected: Expect) {
    expected.assert_eq(&outcome(pipeline, text, false));
}

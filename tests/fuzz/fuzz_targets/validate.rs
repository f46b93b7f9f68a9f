//! Passes that ship, on functions that are executed before and after them.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use pass_debug::validation::{Effort, Validation, ValidationLog};
use pass_embedded::Embedded;
use pass_meaning::Meanings;
use pass_runtime::ir::{Ir, IrText, ParseOptions};
use pass_runtime::{Diagnostic, PassManager, PassRegistry};

#[path = "../src/programs.rs"]
mod programs;

const PASSES: &[&str] = &[
    "canonicalize",
    "cse",
    "sccp",
    "inline",
    "symbol-dce",
    "loop-invariant-code-motion",
    "func.func(canonicalize)",
    "func.func(cse)",
    "func.func(sccp)",
];

fuzz_target!(|choices: &[u8]| {
    let (passes, choices) = choices.split_at(choices.len().min(4));
    let passes: Vec<&str> = passes
        .iter()
        .map(|choice| PASSES[usize::from(*choice) % PASSES.len()])
        .collect();
    let pipeline = format!("builtin.module({})", passes.join(","));
    check(&programs::module(choices), &pipeline);
});

/// Runs the pipeline. Each function computes after each pass what it computed before it.
fn check(text: &str, pipeline: &str) {
    let cx = pass_dialects::context();
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let mut emit = |diagnostic: Diagnostic| panic!("{diagnostic}\n{pipeline}\n{text}");
    let mut root = Embedded::parse(&cx, "m", text, ParseOptions::default(), &mut emit).unwrap();
    Embedded::verify(&cx, &Embedded::root(&mut root), true, &mut emit).unwrap();
    let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
    manager.set_registry(Arc::new(registry));
    let log = ValidationLog::default();
    let validation = Validation::new(Meanings::mlir(), Effort::Default, log);
    manager.add_instrumentation(validation);
    manager
        .run(&cx, Embedded::root(&mut root), &mut emit)
        .unwrap();
}

//! The boundaries of this crate: text in, text or diagnostics out; and changes of a body.

#![expect(clippy::unwrap_used, reason = "tests stop at the first surprise")]

mod affine;
mod attributes;
mod checked;
mod declared;
mod deep;
mod dictionaries;
mod edit;
mod equivalence;
mod errors;
mod float_literals;
mod floats;
mod fragment;
mod generated;
mod locations;
mod print;
mod resources;
mod rewrite;
mod robust;
mod symbols;
mod tables;
mod threads;
mod verify;

use pass_ir::{Context, Diagnostic, Module, ParseOptions};

/// A context that takes operations of any dialect.
fn lenient() -> Context {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    cx
}

fn parse(cx: &Context, text: &str) -> Result<Module, Vec<Diagnostic>> {
    let options = ParseOptions {
        file: "a.mlir",
        ..ParseOptions::default()
    };
    pass_ir::parse(cx, text, &options)
}

/// The text after reading, verifying and printing; or what is wrong, as a user sees it.
fn process(cx: &Context, text: &str) -> String {
    let found = match parse(cx, text) {
        Err(found) => found,
        Ok(module) => match module.verify(cx) {
            found if found.is_empty() => return module.print(cx),
            found => found,
        },
    };
    found
        .iter()
        .map(|diagnostic| cx.render(diagnostic, text))
        .collect()
}

//! A tool over pliron: a pass declared in KDL (`passes.kdl`) beside passes that pliron brings along.
//!
//! ```text
//! cd examples/pliron-pass
//! cargo run -- sums.plir --pass-pipeline='builtin.module(builtin.func(fold-sums{largest=100 remarks},dce))'
//! cargo run -- sums.plir --mlir-timing --pass-pipeline='builtin.module(builtin.func(fold-sums,dce))'
//! cargo run -- --help
//! ```
//!
//! Everything but the dialect and the body of the pass comes from the declaration and from the driver: the pipeline
//! syntax, options with their checks, statistics, times, verification after each pass, places in error messages.

mod dialect;
mod fold_sums;

use std::process::ExitCode;

use passwright::driver::Driver;
use passwright::pliron::{Pliron, PlironContext, native};

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

fn main() -> ExitCode {
    driver().main()
}

fn driver() -> Driver<Pliron> {
    Driver::with_context("pliron-pass", || Box::new(context()))
        .about("Runs passes on modules of pliron.")
        .passes(register_demo_passes)
        .passes(native::register_pliron_passes)
}

/// pliron's own operations and those of the dialect of this example.
fn context() -> PlironContext {
    let mut cx = PlironContext::new();
    cx.add_op::<dialect::AddOp>().add_op::<dialect::ReturnOp>();
    cx
}

#[cfg(test)]
mod tests;

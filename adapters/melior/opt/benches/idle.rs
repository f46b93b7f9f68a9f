//! `mlir-opt` with a pass in Rust that does nothing, under the name of the one in C++ that does nothing: what a pass costs
//! that finds nothing to do. `cargo xtask bench melior` runs both.

// Generated code names the facade, which this crate is below.
extern crate pass_runtime as passwright;

use pass_driver::Driver;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;
use std::process::ExitCode;

/// Do nothing
#[pass(name = "test-function-pass", op = "func.func")]
struct Idle;

impl OperationPass<Mlir> for Idle {
    fn run_on_operation(
        &self,
        _op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

fn main() -> ExitCode {
    Driver::<Mlir>::new("idle")
        .parallel()
        .passes(|registry| registry.register::<Idle>())
        .main()
}

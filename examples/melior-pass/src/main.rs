//! `mlir-opt` with these passes in it. Try it in `adapters/melior`:
//!
//! ```text
//! cargo run -p example-melior-pass -- ../../examples/melior-pass/products.mlir --shifts-for-products --canonicalize
//! ```

use example_melior_pass::passes;
use pass_driver::Driver;
use pass_melior::Mlir;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Mlir>::new("my-mlir-opt")
        .parallel()
        .passes(pass_upstream::register_all_passes)
        .passes(passes::register_examples_passes)
        .main()
}

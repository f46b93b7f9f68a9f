//! A tool for the dialect: the passes that ship, and those of `passes.kdl`. Try it:
//!
//! ```text
//! cargo run -p example-own-dialect -- examples/own-dialect/patrol.mlir --simplify-degrees
//! ```

use example_own_dialect::{context, passes};
use pass_driver::Driver;
use pass_embedded::Embedded;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Embedded>::with_context("deg-opt", || Box::new(context()))
        .parallel()
        .passes(pass_transforms::register_transforms_passes)
        .passes(passes::register_degrees_passes)
        .main()
}

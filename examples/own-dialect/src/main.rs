//! A tool for the dialect: the passes that ship, and those of `passes.kdl`. Try it:
//!
//! ```text
//! cargo run -p example-own-dialect -- examples/own-dialect/patrol.mlir --simplify-degrees
//! ```

use example_own_dialect::{context, meaning, passes};
use passwright::driver::Driver;
use passwright::embedded::Embedded;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Embedded>::new("deg-opt")
        .context(context)
        .parallel()
        .reducible()
        .validator(meaning::meanings())
        .passes(passwright::transforms::register_transforms_passes)
        .passes(passes::register_degrees_passes)
        .main()
}

//! The tool that is run beside `mlir-opt`: passes that do little, under the names that they have there.
//!
//! `passes.kdl` declares them; what they do is in the file of the property that they show. `pipelines` registers the
//! pipelines by hand, `dialect` has the operations that the passes create.

mod dialect;
mod dynamic;
mod failing;
mod generated;
mod invalid_ir;
mod nested_options;
mod pipelines;
mod quiet;
mod remarks;
mod statistics;

use std::process::ExitCode;

use pass_driver::Driver;
use pass_embedded::Embedded;
use pass_meaning::Meanings;

fn main() -> ExitCode {
    Driver::<Embedded>::new("passwright-test-opt")
        .context(dialect::context)
        .about("Reads a module in MLIR's generic form, runs test passes on it, and prints it.")
        .parallel()
        .caching()
        .reducible()
        .validator(Meanings::mlir())
        .passes(pass_transforms::register_transforms_passes)
        .passes(generated::register_test_passes)
        .passes(pipelines::register)
        .main()
}

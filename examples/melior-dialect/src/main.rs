//! `mlir-opt` with the dialect and its passes in it. Try it in `adapters/melior`:
//!
//! ```text
//! cargo run -p example-melior-dialect -- ../../examples/melior-dialect/voices.mlir --inline-stages --simplify-signal
//! ```

use example_melior_dialect::{context, passes};
use pass_driver::Driver;
use pass_melior::Mlir;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Mlir>::new("signal-opt")
        .context(context)
        .parallel()
        .passes(pass_upstream::register_all_passes)
        .passes(passes::register_signal_passes)
        .main()
}

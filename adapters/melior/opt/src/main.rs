//! `mlir-opt` on the pass manager: MLIR's syntax, its passes, the flags of our driver. A tool with passes of one's own adds
//! a line with `.passes(register_my_passes)`.

use pass_driver::Driver;
use pass_melior::Mlir;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Mlir>::new("passwright-mlir-opt")
        .about("Reads a module in MLIR's syntax, runs passes of MLIR on it, and prints it.")
        .version(env!("CARGO_PKG_VERSION"))
        .parallel()
        .passes(pass_upstream::register_all_passes)
        .main()
}

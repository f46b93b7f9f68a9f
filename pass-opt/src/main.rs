//! The tool for the embedded IR, with the passes that ship.

use pass_embedded::Embedded;
use pass_opt::Driver;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Embedded>::new("pass-opt")
        .about("Reads a module in MLIR's generic form, runs passes on it, and prints it.")
        .version(env!("CARGO_PKG_VERSION"))
        .parallel()
        .passes(pass_transforms::register_transforms_passes)
        .main()
}

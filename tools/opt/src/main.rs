//! The tool for the embedded IR: reads a module in MLIR's generic form, runs the passes that ship on it, and prints it.
//!
//! All of it but the choice of IR and passes is in `pass-driver`, which a tool of one's own uses the same way.

use pass_driver::Driver;
use pass_embedded::Embedded;
use pass_meaning::Meanings;
use std::process::ExitCode;

fn main() -> ExitCode {
    tool().main()
}

fn tool() -> Driver<Embedded> {
    let tool = Driver::<Embedded>::new("pass-opt")
        .context(pass_dialects::context)
        .about("Reads a module in MLIR's generic form, runs passes on it, and prints it.")
        .version(env!("CARGO_PKG_VERSION"))
        .parallel()
        .reducible()
        .validator(Meanings::mlir())
        .passes(pass_transforms::register_transforms_passes);
    #[cfg(feature = "cache")]
    let tool = tool.caching();
    tool
}

#[cfg(test)]
mod tests;

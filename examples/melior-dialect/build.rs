//! Makes Rust of `passes.kdl` and of `signal.td`, and for the tests of further definitions.

use std::error::Error;

use pass_melior_build::Config;

/// Dialects of MLIR, each with the file of its operations.
const UPSTREAM: [(&str, &str); 5] = [
    ("arith", "Arith/IR/ArithOps.td"),
    ("func", "Func/IR/FuncOps.td"),
    ("linalg", "Linalg/IR/LinalgStructuredOps.td"),
    ("memref", "MemRef/IR/MemRefOps.td"),
    ("scf", "SCF/IR/SCFOps.td"),
];

fn main() -> Result<(), Box<dyn Error>> {
    passwright_build::compile("passes.kdl")?;
    pass_melior_build::compile("signal.td")?;
    pass_melior_build::compile("tests/typed/corners.td")?;
    let headers = std::env::var("MLIR_SYS_220_PREFIX")? + "/include/mlir/Dialect/";
    for (dialect, file) in UPSTREAM {
        Config::new()
            .dialect(dialect)
            .compile(headers.clone() + file)?;
    }
    Ok(())
}

//! `mlir-opt` with the passes and pipelines of the compiler in it, and with the library that extends them. Try it in
//! `adapters/melior`:
//!
//! ```text
//! cargo run -p example-tensor-compiler -- ../../examples/tensor-compiler/softmax.mlir --tensors-to-llvm
//! ```

use example_tensor_compiler::passes;
use pass_driver::Driver;
use pass_melior::Mlir;
use std::process::ExitCode;

fn main() -> ExitCode {
    Driver::<Mlir>::new("tensor-opt")
        .parallel()
        .passes(pass_upstream::register_all_passes)
        .passes(passes::register_tensors_passes)
        .passes(example_tensor_tiling::passes::register_tiling_passes)
        .main()
}

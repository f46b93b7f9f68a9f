//! Says what is missing before MLIR's bindings are compiled: its build script looks for LLVM 22 where `mlir-sys` and `tblgen` do.

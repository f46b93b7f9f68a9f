//! A dependency whose build script reports a missing LLVM 22 or libclang before `mlir-sys` and `tblgen` fail with obscure errors.

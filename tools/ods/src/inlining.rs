//! Operations that the inliner may move, and operations whose regions may receive the body of a function.
//!
//! Dialects state this in C++, so the definitions lack it. The rows were measured: `mlir-opt --inline` ran on a function
//! that holds each operation alone, and on a call in a region of each operation. A dialect without a row forbids both.

/// Dialects whose operations may be moved, separated by spaces.
const INLINABLE: &str = "\
    affine amdgpu arith bufferization cf complex func gpu index linalg llvm math memref ml_program nvvm \
    quant rocdl scf shape shard spirv tensor tosa ub vector";

/// An operation that may be moved although its dialect has no row.
const ALSO_INLINABLE: &[&str] = &["builtin.unrealized_conversion_cast"];

/// Operations that stay where they are. The returns of `spirv` may end a structured region, which then may not be moved.
const NOT_INLINABLE: &[&str] = &[
    "llvm.blocktag",
    "llvm.intr.vastart",
    "spirv.Kill",
    "spirv.Return",
    "spirv.ReturnValue",
];

const TARGETS: &[&str] = &[
    "affine", "func", "linalg", "llvm", "memref", "scf", "shape", "spirv", "tensor", "tosa",
];

/// Operations whose regions may not, although their dialect has a row.
const NOT_TARGETS: &[&str] = &[
    "llvm.comdat",
    "shape.function_library",
    "spirv.ARM.Graph",
    "spirv.SpecConstantOperation",
    "spirv.module",
];

pub(super) fn traits(operation: &str, dialect: &str) -> impl Iterator<Item = &'static str> {
    let moves = INLINABLE.split(' ').any(|movable| movable == dialect)
        && !NOT_INLINABLE.contains(&operation)
        || ALSO_INLINABLE.contains(&operation);
    let receives = TARGETS.contains(&dialect) && !NOT_TARGETS.contains(&operation);
    [(moves, "INLINABLE"), (receives, "INLINE_TARGET")]
        .into_iter()
        .filter_map(|(holds, name)| holds.then_some(name))
}

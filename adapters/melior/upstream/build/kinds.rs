//! Kinds of MLIR's passes, which its definitions do not state: what extensions and ordering rules name instead of passes.

/// The passes of each kind, by argument.
pub(crate) const KINDS: &[(&str, &[&str])] = &[
    (
        "bufferization",
        &["one-shot-bufferize", "sparsification-and-bufferization"],
    ),
    (
        "deallocation",
        &[
            "ownership-based-buffer-deallocation",
            "buffer-deallocation-simplification",
            "bufferization-lower-deallocations",
        ],
    ),
    (
        "linalg-to-loops",
        &[
            "convert-linalg-to-affine-loops",
            "convert-linalg-to-loops",
            "convert-linalg-to-parallel-loops",
        ],
    ),
    (
        "lowering",
        &[
            "convert-arith-to-llvm",
            "convert-cf-to-llvm",
            "convert-complex-to-llvm",
            "convert-func-to-llvm",
            "convert-index-to-llvm",
            "convert-math-to-llvm",
            "convert-openmp-to-llvm",
            "convert-ub-to-llvm",
            "convert-vector-to-llvm",
            "convert-to-llvm",
            "finalize-memref-to-llvm",
            "gpu-to-llvm",
        ],
    ),
    (
        "cleanup",
        &[
            "canonicalize",
            "cse",
            "remove-dead-values",
            "sccp",
            "symbol-dce",
        ],
    ),
];

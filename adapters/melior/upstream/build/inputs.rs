//! What results of MLIR's passes depend on apart from operations and options, which its definitions do not state.

/// Each input with the arguments of its passes. C++ looks into locations without a word, for messages of run-time checks and debug
/// information, so no pass is said to ignore them.
pub(crate) const INPUTS: &[(&str, &[&str])] = &[(
    "environment",
    &[
        // Run programs, files and paths that variables name: CUDA's, ROCm's and Intel's compilers and libraries.
        "gpu-module-to-binary",
        // The verifier of the target that it attaches looks for files.
        "xevm-attach-target",
        // Read files, run passes that the module names, print, and keep modules in the context.
        "transform-interpreter",
        "transform-preload-library",
        // Run a script that tests the module.
        "opt-reduction-pass",
        "reduction-tree",
        // Writes the module to a file.
        "snapshot-op-locations",
        // Print to standard output or standard error.
        "print-ir",
        "print-op-stats",
        "view-op-graph",
    ],
)];

/// Options that name passes to run, each with the passes that have it: what these depend on is not known.
pub(crate) const PIPELINES: &[(&str, &[&str])] = &[
    ("default-pipeline", &["inline"]),
    ("op-pipelines", &["inline"]),
    ("pipeline", &["composite-fixed-point-pass"]),
];

//! Flags of `mlir-opt` and `opt` that the driver lacks, with replacements.

pub(crate) fn replacement(name: &str) -> Option<&'static str> {
    let mut rows = REPLACEMENTS.iter();
    rows.find_map(|(names, help)| names.split(' ').any(|known| known == name).then_some(*help))
}

/// Names of flags, separated by spaces, each with the help about its replacement.
pub(crate) const REPLACEMENTS: &[(&str, &str)] = &[
    (
        "emit-bytecode emit-bytecode-version elide-resource-data-from-bytecode",
        "the result is text, of which 'mlir-opt --emit-bytecode' makes bytecode",
    ),
    (
        "load-pass-plugin load-dialect-plugin irdl-file",
        "passes and dialects are linked into a tool: 'Driver::passes' registers passes in one of your own",
    ),
    (
        "mlir-print-stacktrace-on-diagnostic",
        "a diagnostic names its pass and the place of that in the pipeline, and the report of a panic the place in the source",
    ),
    (
        "mlir-very-unsafe-disable-verifier-on-parsing",
        "the input is always verified, since passes rely on it; '--verify-each=false' leaves out what comes after",
    ),
    (
        "mlir-use-nameloc-as-prefix use-nameloc-as-prefix mlir-pretty-debuginfo",
        "'--mlir-print-debuginfo' prints locations, with their names",
    ),
    (
        "mlir-print-assume-verified",
        "'--mlir-print-op-generic' prints the form that needs no verified operation",
    ),
    (
        "mlir-print-elementsattrs-with-hex-if-larger",
        "'--mlir-elide-elementsattrs-if-larger' leaves long elements out",
    ),
    (
        "mlir-enable-debugger-hook",
        "'--log-actions-to=-' logs the actions; a program stops at one in an instrumentation of its own",
    ),
    (
        "print-pipeline-passes",
        "'--print-pipeline' shows the pipeline and runs nothing, '--dump-pass-pipeline' shows it and runs it",
    ),
    (
        "debug debug-only",
        "'--log-actions-to=-' logs passes, rounds of rewriting and patterns, '--print-ir-diff' shows what each pass changed",
    ),
    (
        "debug-counter-break-on-last",
        "the command 'bisect' finds the last execution or rewrite by itself",
    ),
    (
        "stats stats-json",
        "'--mlir-pass-statistics' reports what passes counted, '--mlir-pass-statistics-display=json' as JSON",
    ),
    (
        "passes",
        "'--pass-pipeline' takes a pipeline as text, and '--list-passes' lists the passes",
    ),
    (
        "O O0 O1 O2 O3 Os Oz",
        "passes and pipelines are named, and '--list-passes' lists them",
    ),
    ("S emit-llvm", "the result is MLIR's generic form as text"),
    ("list", "'--list-passes' lists the passes"),
    (
        "help-hidden help-list help-list-hidden",
        "'--help' lists all flags",
    ),
];

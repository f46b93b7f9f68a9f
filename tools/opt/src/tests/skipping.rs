//! Passes that would change nothing are skipped, which timing and statistics say and dumps prevent.

use super::run;

const INPUT: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../examples/quickstart.mlir"
);
const PIPELINE: &str =
    "--pass-pipeline=builtin.module(func.func(canonicalize,cse,canonicalize,cse,canonicalize))";

/// Runs the pipeline. The result is standard output and standard error.
fn run_pipeline(flags: &[&str]) -> (String, String) {
    let arguments = [&[INPUT, PIPELINE], flags].concat();
    let (status, stdout, stderr) = run(&arguments);
    assert_eq!(status, 0, "{stderr}");
    (stdout, stderr)
}

#[test]
fn timing_and_statistics_say_what_was_skipped() {
    let (skipping, report) = run_pipeline(&["--mlir-timing", "--mlir-pass-statistics"]);
    assert!(report.contains("Canonicalizer (skipped "), "{report}");
    assert!(report.contains(" skipped "), "{report}");
    let (complete, report) =
        run_pipeline(&["--no-skip", "--mlir-timing", "--mlir-pass-statistics"]);
    assert!(!report.contains("skipped"), "{report}");
    assert_eq!(skipping, complete);
    let (_, report) = run_pipeline(&["--mlir-timing", "--timing-format=json"]);
    assert!(
        report.contains(r#""name": "Canonicalizer", "skipped": "#),
        "{report}"
    );
}

#[test]
fn dumps_show_every_execution() {
    let dumps = |flags: &[&str]| {
        let (_, dumps) = run_pipeline(&[flags, &["--mlir-print-ir-after=canonicalize"]].concat());
        dumps.matches("IR Dump After").count()
    };
    assert_eq!(dumps(&[]), dumps(&["--no-skip"]));
    assert!(dumps(&[]) >= 3);
}

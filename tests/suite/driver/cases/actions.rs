//! The log and the profile of actions, and traces.

use crate::driver::tool::{check, diagnostics, run};
use crate::manager::subject::Subject;
use expect_test::expect;
use serde_json::Value;

const QUIET: &str = "--diagnostic-verbosity=errors";

/// The log of a run with a flag, without threads and the operations of actions.
fn log_of<I: Subject>(pipeline: &str, flag: &str) -> String {
    let args = [
        pipeline,
        flag,
        "--disable-threading",
        "--log-actions-to=-",
        "--print-op-on-diagnostic=false",
        QUIET,
    ];
    let ran = run::<I>(&args, &["m(a)"]);
    let log = ran
        .stdout
        .lines()
        .filter(|line| line.starts_with("[thread "));
    let lines = diagnostics::<I>(&log.collect::<Vec<_>>().join("\n"));
    let lines = lines.lines().map(|line| {
        let line = line.split("] ").last().unwrap_or_default();
        match line.split_once(" (no breakpoint) Action ") {
            // Each IR prints operations in its own way.
            Some((verb, action)) => {
                let action = action.split(" (").next().unwrap_or_default();
                format!("{verb} {action}")
            }
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<String>>().join("\n")
}

pub(crate) fn logged<I: Subject>() {
    let log = log_of::<I>(
        "-p=builtin.module(func.func(say),fail{on=m})",
        "--verify-each",
    );
    expect![[r#"
        begins `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module`
        begins `pass-execution` running `Say` on Operation `func.func`
        completed `pass-execution`
        completed `pass-execution`
        begins `pass-execution` running `Fail` on Operation `builtin.module`
        completed `pass-execution`"#]].assert_eq(&log);
}

/// Each kind of instrumentation that skips comes before the log.
pub(crate) fn skipped<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say,rename{to=x}),say)";
    let log = log_of::<I>(pipeline, "--opt-bisect-limit=1");
    expect![[r#"
        begins `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module`
        begins `pass-execution` running `Say` on Operation `func.func`
        completed `pass-execution`
        skipping `pass-execution` running `Rename` on Operation `func.func`
        completed `pass-execution`
        skipping `pass-execution` running `Say` on Operation `builtin.module`"#]].assert_eq(&log);
    let log = log_of::<I>(pipeline, "--debug-counter=pass-execution-count=1");
    expect![[r#"
        begins `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module`
        skipping `pass-execution` running `Say` on Operation `func.func`
        skipping `pass-execution` running `Rename` on Operation `func.func`
        completed `pass-execution`
        skipping `pass-execution` running `Say` on Operation `builtin.module`"#]].assert_eq(&log);
}

pub(crate) fn in_files<I: Subject>() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    let flag = |flag: &str, name: &str| format!("{flag}={}", file(name).display());
    let (log, profile) = (
        flag("--log-actions-to", "log"),
        flag("--profile-actions-to", "profile"),
    );
    let trace = flag("--trace-file", "trace");
    let args = [
        "-p=builtin.module(func.func(say,rename{to=x}))",
        QUIET,
        &log,
        &profile,
        &trace,
    ];
    let ran = run::<I>(&args, &["m(a)"]);
    assert_eq!((ran.status, &*ran.stderr), (0, ""));
    let read = |name: &str| std::fs::read_to_string(file(name)).unwrap();
    assert_eq!(read("log").lines().count(), 6);
    let profile: Vec<Value> = serde_json::from_str(&read("profile")).unwrap();
    let phases: Vec<&str> = profile
        .iter()
        .filter_map(|event| event["ph"].as_str())
        .collect();
    assert_eq!(phases.concat(), "BBEBEE");
    let trace: Value = serde_json::from_str(&read("trace")).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let rename = events
        .iter()
        .find(|event| event["name"] == "Rename")
        .unwrap();
    assert_eq!(rename["cat"], "pass");
    assert_eq!(rename["args"]["symbol"], "a");
    assert_eq!(rename["args"]["pipeline"], "rename{to=x}");
}

pub(crate) fn mistakes<I: Subject>() {
    check::<I>(
        &["--log-actions-to=/nonexistent/log"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: cannot open output file '/nonexistent/log': No such file or directory
        "#]],
    );
    check::<I>(
        &["--trace-file=/nonexistent/trace.json"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: cannot open output file '/nonexistent/trace.json': No such file or directory
        "#]],
    );
}

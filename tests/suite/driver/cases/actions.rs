//! The log and the profile of actions, and traces.

use crate::driver::tool::{check, run, said};
use crate::manager::subject::Subject;
use expect_test::expect;
use serde_json::Value;

const QUIET: &str = "--diagnostic-verbosity=errors";

pub(crate) fn logged<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say),fail{on=m})";
    let args = [
        pipeline,
        "--disable-threading",
        "--log-actions-to=-",
        "--print-op-on-diagnostic=false",
        QUIET,
    ];
    let ran = run::<I>(&args, &["m(a)"]);
    let lines = said::<I>(&ran.stderr);
    let lines = lines
        .lines()
        .map(|line| match line.split_once("] begins (no breakpoint) ") {
            // Each IR prints operations in its own way.
            Some((_, action)) => action.split(" (").next().unwrap_or_default(),
            None => line.split("] ").last().unwrap_or_default(),
        });
    let lines: Vec<&str> = lines.collect();
    expect![[r#"
        error: 'builtin.module' op @m is refused
        Action `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module`
        Action `pass-execution` running `Say` on Operation `func.func`
        completed `pass-execution`
        completed `pass-execution`
        Action `pass-execution` running `Fail` on Operation `builtin.module`
        completed `pass-execution`"#]].assert_eq(&lines.join("\n"));
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
            cannot open output file '/nonexistent/log': No such file or directory
        "#]],
    );
    check::<I>(
        &["--trace-file=/nonexistent/trace.json"],
        &["m()"],
        expect![[r#"
            1
            cannot open output file '/nonexistent/trace.json': No such file or directory
        "#]],
    );
}

//! Reports on standard error, and listings.

use crate::driver::tool::{check, run};
use crate::manager::subject::{Subject, from_subject};
use expect_test::expect;

const QUIET: &str = "--diagnostic-verbosity=errors";

pub(crate) fn statistics<I: Subject>() {
    let args = [
        "-p=builtin.module(func.func(say{times=2}),say)",
        QUIET,
        "--pass-statistics",
    ];
    check::<I>(
        &args,
        &["m(a b)"],
        expect![[r#"
        0
        m(a b)
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        'func.func' Pipeline
          Say
            (S) 2 said - Operations that it ran on
        Say
          (S) 1 said - Operations that it ran on

    "#]],
    );
    let list = [args[0], QUIET, args[2], "--pass-statistics-display=list"];
    check::<I>(
        &list,
        &["m(a b)"],
        expect![[r#"
        0
        m(a b)
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
          Say
            (S) 3 said - Operations that it ran on

    "#]],
    );
}

pub(crate) fn timing<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say,ask),rename{to=x})";
    let args = [pipeline, QUIET, "--timing", "--disable-threading"];
    let ran = run::<I>(&args, &["m(a b)"]);
    let lines = ran.stderr.lines();
    let rows = lines.skip_while(|line| !line.contains("----Name----"));
    let names = rows.filter_map(|line| line.split_once(")  ").map(|row| row.1));
    let names = from_subject::<I>(&names.collect::<Vec<_>>().join("\n"));
    expect![[r#"
        Parser
        'func.func' Pipeline
          Say
          Ask
            (A) Greeting
              (A) Named
        Rename
        Output
        Rest
        Total"#]]
    .assert_eq(&names);
}

pub(crate) fn lists_and_help<I: Subject>() {
    let list = from_subject::<I>(&run::<I>(&["--list-passes"], &["m()"]).stdout);
    let lines: Vec<&str> = list.lines().take(6).map(str::trim_end).collect();
    expect![[r#"
        Passes:
          --say                   -   Say on which operation it runs
            --tag=<string>        - What it says as well
            --times=<u32>         - How often it says it [default: 1; 1 to 3]
            --more=<string>,...   - What it says besides
          --say-module            -   Say on which module it runs [on builtin.module]"#]]
    .assert_eq(&lines.join("\n"));
    let help = run::<I>(&["--help"], &["m()"]).stdout;
    let start = "A tool for tests.\n\nUsage: suite-opt [FLAGS] [FILE|-]\n";
    assert!(help.starts_with(start), "{help}");
    // Examples are of the passes at hand.
    let mut lines = help.lines();
    let example = lines.find(|line| line.starts_with("--pass-pipeline='"));
    expect!["--pass-pipeline='any(say)'."].assert_eq(example.unwrap_or_default());
    // The flag for unknown dialects is one of the IRs that can hold them.
    let flag = "--allow-unregistered-dialect";
    assert_eq!(help.contains(flag), I::KNOWS_UNREGISTERED_DIALECTS);
    let refused = run::<I>(&[flag], &["m()"]).stderr;
    let unknown = format!("error: unknown flag '{flag}'");
    assert_eq!(
        refused.contains(&unknown),
        !I::KNOWS_UNREGISTERED_DIALECTS,
        "{refused}"
    );
    let version = run::<I>(&["--version"], &["m()"]).stdout;
    assert!(version.starts_with("suite-opt (pass-driver "), "{version}");
}

pub(crate) fn the_pipeline_as_it_runs<I: Subject>() {
    let pipeline = "-p=builtin.module( func.func( say{} ),rename{ to=x } )";
    check::<I>(
        &[pipeline, QUIET, "--dump-pass-pipeline"],
        &["m(a)"],
        expect![[r#"
            0
            x(a)
            Pass Manager with 2 passes:
            builtin.module(
              func.func(
                say{ tag= times=1}
              ),
              rename{lie=false to=x}
            )

        "#]],
    );
}

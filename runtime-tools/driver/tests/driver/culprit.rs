//! The search for the pass execution, and the action in it, that do harm.

#![expect(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use expect_test::expect;
use pass_debug::culprit::{CulpritError, CulpritSearch};
use pass_runtime::ir::{ParseOptions, PrintOptions};
use pass_runtime::manager::CancelToken;
use pass_runtime::schedule::Parallel;
use pass_runtime::{PassManager, PassRegistry};

use crate::{passes, run_driver};
use pass_toy::{Context, Toy};

const PIPELINE: &str = "builtin.module(func.func(nothing,extend),nothing)";
/// Enough for searches that are long, in a build without optimization too.
const FUNCTIONS: u64 = if cfg!(debug_assertions) { 128 } else { 5_000 };
/// The actions of `extend` on one function.
const ACTIONS: u64 = 3;

fn module() -> String {
    (0..FUNCTIONS)
        .map(|number| format!("func.func @f{number}\n"))
        .collect()
}

fn search<R>(run: impl FnOnce(&CulpritSearch<'_, Toy>) -> R) -> R {
    search_in(PIPELINE, run)
}

fn search_in<R>(pipeline: &str, run: impl FnOnce(&CulpritSearch<'_, Toy>) -> R) -> R {
    let mut registry = PassRegistry::new();
    passes::register(&mut registry).unwrap();
    let (context, text) = (Context::default(), module());
    let pipeline = registry.parse(&context, pipeline).unwrap();
    run(&CulpritSearch {
        context: &context,
        text: &text,
        parse: ParseOptions::default(),
        print: PrintOptions::default(),
        pipeline: &pipeline,
        // The search asks for order, so threads make no difference.
        configure: &|manager: &mut PassManager<Toy>| {
            manager.set_schedule(Parallel::new(2).unwrap());
        },
        cancel: CancelToken::new(),
    })
}

/// The harm is done in an execution, and an action of it, that are chosen at random.
#[test]
fn executions_and_actions_are_found_in_few_runs() {
    search(|search| {
        let mut random = 7_u64;
        let mut below = |bound: u64| {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(99);
            (random >> 33) % bound
        };
        for _ in 0..50 {
            let (function, action) = (below(FUNCTIONS), below(ACTIONS) + 1);
            let steps: String = (1..=action).map(|step| format!("_{step}")).collect();
            let wrong = format!("@f{function}{steps}");
            let is_wrong = |line: &str| {
                line.trim_start()
                    .trim_start_matches("func.func ")
                    .starts_with(&wrong)
            };
            let culprit = search
                .find(&mut |text| Ok(text.lines().any(is_wrong)))
                .unwrap();
            assert_eq!(culprit.executions, 2 * FUNCTIONS + 1);
            assert_eq!(culprit.execution, 2 * function + 2);
            assert_eq!(
                (culprit.pass.as_str(), culprit.pipeline.as_str()),
                ("Extend", "builtin.module(func.func(extend))")
            );
            assert_eq!(culprit.operation.symbol, Some(format!("f{function}")));
            let found = culprit.action.unwrap();
            assert_eq!((found.number, found.actions), (action, ACTIONS));
            assert_eq!(
                (found.tag.as_str(), found.detail),
                ("extend", format!("step {action}"))
            );
            // Halvings of the executions, 2 of 3 actions, and 5 runs around them.
            let halvings = u64::BITS - culprit.executions.leading_zeros();
            assert!(culprit.runs <= u64::from(halvings) + 7, "{}", culprit.runs);
            let before = culprit.before.lines().any(is_wrong);
            assert!(!before && culprit.before.contains(&format!("@f{function}\n")));
        }
    });
}

/// A pass has actions of its own after the pipeline that it ran, in which the last execution is.
#[test]
fn actions_of_an_outer_pass_are_not_those_of_the_last_execution() {
    search_in("builtin.module(func.func(extend-twice))", |search| {
        let is_wrong = |line: &str| line.contains("@f0_1_2_3_4");
        let culprit = search
            .find(&mut |text| Ok(text.lines().any(is_wrong)))
            .unwrap();
        assert_eq!((culprit.execution, culprit.pass.as_str()), (2, "Extend"));
        let found = culprit.action.unwrap();
        assert_eq!((found.number, found.actions), (ACTIONS, ACTIONS));
    });
}

#[test]
fn a_search_without_a_culprit_says_why() {
    search(|search| {
        let error = |fails: bool| search.find(&mut |_| Ok(fails)).unwrap_err();
        assert_eq!(error(false), CulpritError::NoFailure);
        assert_eq!(error(true), CulpritError::NoPass);
        let broken = search.find(&mut |_| Err("no such script".to_owned()));
        assert_eq!(
            broken.unwrap_err(),
            CulpritError::Test("no such script".to_owned())
        );
        let cancelled = search.find(&mut |_| {
            search.cancel.cancel();
            Ok(true)
        });
        assert_eq!(cancelled.unwrap_err(), CulpritError::Cancelled);
    });
}

/// A run that fails is no wrong result of the test: what it reports is shown.
#[cfg(unix)]
#[test]
fn a_run_that_fails_is_reported() {
    let run = |args: &[&str]| {
        let args = args.iter().map(Into::into).collect();
        let (_, _, stderr) = run_driver(&crate::driver(), args, b"func.func @f\n");
        stderr
    };
    expect![[r#"
        toy-opt: the first wrong pass execution is 2 of 2: Fail on 'builtin.module'
        toy-opt: the run fails with it: <module>:0:0: error: 'builtin.module' op failed on purpose
        toy-opt: found in 4 runs
        toy-opt: shown by --pass-pipeline='builtin.module(fail)'
    "#]]
    .assert_eq(&run(&["bisect", "--test=/bin/true", "--nothing", "--fail"]));
    expect![[r#"
        toy-opt: error: the test fails without any pass
    "#]]
    .assert_eq(&run(&["bisect", "--test=/bin/false", "--nothing"]));
    // A pipeline that cannot run on the module fails without any of its passes.
    expect![[r#"
        toy-opt: error: the run fails without any pass
        <module>:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op
        help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
    "#]].assert_eq(&run(&[
        "bisect",
        "--test=/bin/true",
        "-p",
        "func.func(nothing)",
    ]));
}

/// Nothing is written where the script, or the reduction, is missing.
#[test]
fn commands_say_what_is_missing() {
    let run = |args: &[&str]| {
        let args = args.iter().map(Into::into).collect();
        let (status, stdout, stderr) = run_driver(&crate::driver(), args, module().as_bytes());
        assert_eq!((status, stdout.as_str()), (1, ""));
        stderr
    };
    assert_eq!(
        run(&["bisect", "--nothing"]),
        "toy-opt: error: '--test' is missing\n\
         help: it is called with the name of a file, and fails if that shows the failure\n"
    );
    assert_eq!(
        run(&["bisect", "--nothing", "--test=/no/such/script"]),
        "toy-opt: error: cannot run test '/no/such/script': No such file or directory\n"
    );
    // The reason is another one if a folder of `PATH` is closed to the user.
    let bare = run(&["bisect", "--nothing", "--test=Cargo.toml"]);
    assert!(
        bare.starts_with("toy-opt: error: cannot run test 'Cargo.toml': "),
        "{bare}"
    );
    assert!(
        bare.ends_with("\nhelp: a script in this folder is './Cargo.toml'\n"),
        "{bare}"
    );
    assert_eq!(
        run(&["bisect", "--nothing", "--test=./Cargo.toml"]),
        "toy-opt: error: cannot run test './Cargo.toml': Permission denied\n\
         help: make it executable: 'chmod +x ./Cargo.toml'\n"
    );
    assert_eq!(
        run(&["bisect", "--nothing-else"]),
        "toy-opt: error: unknown flag '--nothing-else'\nhelp: did you mean '--nothing'?\n"
    );
}

#[cfg(unix)]
#[test]
fn a_test_that_takes_too_long_is_killed_with_its_processes() {
    use std::os::unix::fs::PermissionsExt;
    use std::time::Duration;

    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    let late = file("late");
    let text = format!("#!/bin/sh\n(sleep 3; touch {}) &\nwait\n", late.display());
    std::fs::write(file("test.sh"), text).unwrap();
    std::fs::set_permissions(file("test.sh"), PermissionsExt::from_mode(0o755)).unwrap();
    let script = format!("--test={}", file("test.sh").display());
    let args = ["bisect", &script, "--test-timeout=1", "--rename"];
    let args = args.map(Into::into).to_vec();
    let (status, _, stderr) = run_driver(&crate::driver(), args, module().as_bytes());
    assert_eq!(status, 1, "{stderr}");
    std::thread::sleep(Duration::from_secs(3));
    assert!(!late.exists());
}

/// Runs `bisect` with a script of this text.
#[cfg(unix)]
fn bisect_with(script: &str) -> (u8, String) {
    use std::os::unix::fs::PermissionsExt;

    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("test.sh");
    std::fs::write(&file, script).unwrap();
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o755)).unwrap();
    let args = vec![
        "bisect".into(),
        format!("--test={}", file.display()).into(),
        "--rename".into(),
    ];
    let (status, _, stderr) = run_driver(&crate::driver(), args, b"func.func @f\n");
    let folder = directory.path().display().to_string();
    (status, stderr.replace(&folder, "FOLDER"))
}

#[cfg(unix)]
#[test]
fn what_keeps_a_script_from_running_is_said() {
    let begin =
        "help: begin a script with the line '#!/bin/sh', without a byte order mark before it";
    let lines = "help: its lines end in CR LF; write them with LF";
    let script = "toy-opt: error: cannot run test 'FOLDER/test.sh': ";
    for (text, expected) in [
        ("exit 1\n", format!("{script}It is no program\n{begin}\n")),
        (
            "\u{feff}#!/bin/sh\n",
            format!("{script}It is no program\n{begin}\n"),
        ),
        (
            "#!/bin/sh\r\nexit 1\r\n",
            format!("{script}Its interpreter '/bin/sh\\r' does not exist\n{lines}\n"),
        ),
        (
            "#! /no/such/shell -e\n",
            format!("{script}Its interpreter '/no/such/shell' does not exist\n"),
        ),
        (
            "#!/usr/bin/env sh\r\nexit 1\r\n",
            format!(
                "toy-opt: error: test 'FOLDER/test.sh' ends with status 127, as if a program in it cannot be run\n{lines}\n"
            ),
        ),
    ] {
        assert_eq!(bisect_with(text), (1, expected), "{text:?}");
    }
    let args = ["bisect", "--test=/", "--rename"].map(Into::into).into();
    let (_, _, stderr) = run_driver(&crate::driver(), args, b"func.func @f\n");
    assert_eq!(
        stderr,
        "toy-opt: error: cannot run test '/': It is a folder\n"
    );
}

/// A script that removes the folder of its file removes nothing else, and what it leaves there does not stay.
#[cfg(unix)]
#[test]
fn each_module_is_alone_in_a_folder() {
    let notes = tempfile::NamedTempFile::new().unwrap();
    let note = notes.path().display();
    let script = format!(
        "#!/bin/sh\nfolder=$(dirname \"$1\")\nls -A \"$folder\" | wc -l >>{note}\necho \"$folder\" >>{note}\n\
         cp \"$1\" \"$1.big\"\ngrep -q renamed \"$1\" || exit 0\nrm -r \"$folder\"\nexit 1\n"
    );
    let (status, stderr) = bisect_with(&script);
    assert_eq!(status, 0, "{stderr}");
    let text = std::fs::read_to_string(notes.path()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() >= 4, "{text}");
    for [count, folder] in lines.as_chunks().0 {
        assert_eq!(count.trim(), "1");
        assert!(!std::path::Path::new(folder).exists(), "{folder}");
    }
}

#[cfg(unix)]
#[test]
fn a_module_that_cannot_be_read_is_shown_where_it_is_wrong() {
    let run = |args: &[&str]| {
        let args = args.iter().map(Into::into).collect();
        let (_, _, stderr) = run_driver(&crate::driver(), args, b"wrong\n");
        stderr
    };
    let error = "<stdin>:1:1: error: 'wrong' is not an operation\nwrong\n^\n";
    assert_eq!(run(&["bisect", "--test=/bin/true", "--nothing"]), error);
    assert_eq!(run(&["shuffle", "--nothing"]), error);
}

#[cfg(unix)]
#[test]
fn a_test_that_was_killed_did_not_fail() {
    let flags = [
        "bisect",
        "--nothing",
        "--test=/bin/sh",
        "--test-arg=-c",
        "--test-arg=sleep 60",
        "--test-timeout=1",
    ];
    let args = flags.iter().map(Into::into).collect();
    let (_, _, stderr) = run_driver(&crate::driver(), args, b"func.func @f\n");
    expect![[r#"
        toy-opt: error: the test does not fail for the result of the pipeline
        help: 1 test was killed after 1 s, and so did not fail; '--test-timeout' sets that time
    "#]]
    .assert_eq(&stderr);
}

#[test]
fn a_flag_of_runs_is_known() {
    let args = ["bisect", "--split-input-file"].map(Into::into).into();
    let (_, _, stderr) = run_driver(&crate::driver(), args, b"");
    expect![[r#"
        toy-opt: error: unknown flag '--split-input-file'
        help: it is a flag of runs, which 'bisect' does not take
    "#]]
    .assert_eq(&stderr);
}

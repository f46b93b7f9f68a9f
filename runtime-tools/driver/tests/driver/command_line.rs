//! Flags, listings and modes.

use std::ffi::OsString;

use expect_test::expect;
use pass_driver::Streams;

use crate::passes::Fail;
use crate::{INPUT, check, driver, run, run_driver, run_with};

#[test]
fn nothing_to_do() {
    check(
        &[],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
    check(
        &["-"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
    check(
        &["-mlir-print-op-generic", "--"],
        expect![[r#"
            0
            --- stdout
            "builtin.module"
              "func.func" @f
                "test.leaf"
              "func.func" @g
        "#]],
    );
}

#[test]
fn commands_that_the_tool_lacks() {
    let commands = [
        (
            "cache",
            "`Driver::caching` adds it, with the feature `batch` of the crate `passwright`",
        ),
        (
            "reduce",
            "`Driver::reducible` adds it, for an IR that is a `ReducibleIr`",
        ),
    ];
    for (command, provider) in commands {
        let expected = format!(
            "1\n--- stderr\ntoy-opt: error: this tool is built without the command '{command}'\n\
             help: {provider}; a file of this name is './{command}'\n"
        );
        assert_eq!(run(&[command, "-"], ""), expected);
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn mistakes_in_flags() {
    check(
        &["--renam"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--renam'
        help: did you mean '--rename'?
    "#]],
    );
    check(
        &["-completely-different=3"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: unknown flag '-completely-different'
            help: '--help' lists the flags; a declared pass is one once it is registered, by `Driver::passes(register_<group>_passes)`
        "#]],
    );
    check(
        &["---o"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '---o'
        help: did you mean '-o'?
    "#]],
    );
    check(
        &["--runs=3"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--runs'
        help: it is a flag of 'shuffle'
    "#]],
    );
    check(
        &["--rename{to=x}"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: unknown flag '--rename{to'
            help: options of a pass follow a `=`, without braces: '--rename="option=value"'
        "#]],
    );
    check(
        &["--max-tests=3"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--max-tests'
        help: it is a flag of 'bisect' and 'reduce'
    "#]],
    );
    check(
        &["shufle", "in.toy"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'in.toy' is one file too many after 'shufle'
        help: did you mean the command 'shuffle'?
    "#]],
    );
    check(
        &["-o"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: '-o' needs a value
            help: write it behind the flag: '-o=...' or '-o ...'
        "#]],
    );
    check(
        &["-p"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: '-p' needs a value
            help: write it behind the flag: '-p=...' or '-p ...'
        "#]],
    );
    check(
        &["--verify-each=maybe"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'maybe' is no value for '--verify-each'
        help: it is 'true' or 'false'
    "#]],
    );
    check(
        &["a", "b"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'b' is one file too many after 'a'
        help: options of a pass are given as '--pass=options'
    "#]],
    );
    check(
        &["--", "-a", "-b"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '-b' is one file too many after '-a'
        help: options of a pass are given as '--pass=options'
    "#]],
    );
}

#[test]
fn flags_of_mlir_opt_that_do_not_exist_name_what_does() {
    check(
        &["--emit-bytecode"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--emit-bytecode'
        help: the result is text, of which 'mlir-opt --emit-bytecode' makes bytecode
    "#]],
    );
    check(
        &["--mlir-print-stacktrace-on-diagnostic=true"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: unknown flag '--mlir-print-stacktrace-on-diagnostic'
            help: a diagnostic names its pass and the place of that in the pipeline, and the report of a panic the place in the source
        "#]],
    );
    // The printer of this IR numbers no values.
    check(
        &["--mlir-print-value-users"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--mlir-print-value-users'
        help: '--help' lists the flags; a declared pass is one once it is registered, by `Driver::passes(register_<group>_passes)`
    "#]],
    );
}

#[test]
fn the_dialects_are_listed() {
    check(
        &["--show-dialects"],
        expect![[r#"
        0
        --- stdout
        Available Dialects: builtin,func,test
    "#]],
    );
    check(
        &["--show-dialects", "a.mlir"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--show-dialects' cannot be combined with an input file
        help: '--show-dialects' reads no input and writes to standard output
    "#]],
    );
    check(
        &["--show-dialects", "--list-passes"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--list-passes' cannot be combined with '--show-dialects'
        help: '--list-passes' reads no input and writes to standard output
    "#]],
    );
}

#[test]
fn invalid_input() {
    expect![[r#"
        1
        --- stderr
        <stdin>:2:2: error: 'test.wrong' is not an operation
                test.wrong
                ^
    "#]]
    .assert_eq(&run(&[], "func.func @f\n\ttest.wrong"));
    expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
            test.wrong
    "#]]
    .assert_eq(&run(
        &["--allow-unregistered-dialect"],
        "func.func @f\n  test.wrong",
    ));
    expect![[r#"
        1
        --- stderr
        <stdin>:1:1: error: 'test.invalid' op is never valid
        test.invalid
        ^
        <stdin>:1:1: note: see current operation
    "#]]
    .assert_eq(&run(&["--nothing"], "test.invalid"));
    expect![[r#"
        1
        --- stderr
        <stdin>: error: expected one operation
    "#]]
    .assert_eq(&run(&["--no-implicit-module"], INPUT));
    expect![[r#"
        0
        --- stdout
        func.func @renamed
    "#]]
    .assert_eq(&run(&["--no-implicit-module", "--rename"], "func.func @f"));
}

#[test]
fn listings() {
    check(
        &["--list-passes"],
        expect![[r#"
            0
            --- stdout
            Passes:
              --rename        -   Give functions another name [on func.func]
                --to=<string> - The new name [default: renamed]
                --count=<i64> - How often to write it [default: 1; 1 to 9]
              --nothing       -
              --fail          -
              --count         -
              --extend        -
              --explain       -
              --extend-twice  -
            Pipelines:
              --twice         -
        "#]],
    );
    check(
        &["-h", "--pass-pipeline=wrong"],
        expect![[r#"
            0
            --- stdout
            A tool for tests.

            Usage: toy-opt [FLAGS] [FILE|-]
                   toy-opt COMMAND [FLAGS] [FILE|-]

            Reads a module, runs passes on it, prints it. Without FILE, or with '-', it reads standard input.

            Passes and pipelines:
              --rename            - Give functions another name
              --nothing           -
              --fail              -
              --count             -
              --extend            -
              --explain           -
              --extend-twice      -
              --twice             -

            Each pass and pipeline is a flag: '--NAME' or '--NAME=OPTIONS', such as '--NAME="a=1 b=2"'.
            They run in the order of their flags. A whole pipeline is given as in
            --pass-pipeline='any(nothing)'.

            Commands, explained by 'toy-opt COMMAND --help':
              batch   - Compiles many modules on all processors, and writes the results and a manifest, from
                        which a later run goes on
              bisect  - Finds the first pass execution, and the first action of it, after which a test fails,
                        and writes the module before it
              serve   - Compiles a module for each request on standard input
              shuffle - Runs the pipeline in random orders that its rules allow, and reports the smallest swaps
                        that change the result

            Input and output:
              -o=<file>                      - Write the result to this file once all went well; '-' is standard
                                               output
              --allow-unregistered-dialect   - Accept operations that no dialect declares
              --no-implicit-module           - Put no module around the input: it is one operation
              --split-input-file[=<marker>]  - Process the parts of the input between marker lines ('// -----')
                                               one by one
              --output-split-marker=<marker> - The line between the results of the parts [default: '// -----']
              --verify-roundtrip             - Print the input, read that back, and fail if the result is
                                               another module, before any pass runs

            Passes:
              --pass-pipeline, -p=<pipeline> - Run this pipeline: elements in parentheses behind the operations
                                               that they run on
              --insert-missing               - Insert the passes that weak rules ask for and the pipeline lacks,
                                               such as a clean-up, and report them
              --merge-idempotent             - Leave out a run of a pass right behind an equal one if the pass
                                               is declared idempotent, and report it
              --compile-from=<phase>         - Begin behind this phase, an extension point or a kind of passes:
                                               the input is its result
              --compile-to=<phase>           - End with this phase: at the extension point, or with the last
                                               pass of the kind
              --strict-order                 - Refuse a pipeline that violates a strong rule of its passes about
                                               their order, instead of warning about it
              --strict-legality              - Refuse a pipeline in which a pass may get operations or types
                                               that its precondition forbids, instead of warning about it
              --verify-each                  - Verify the IR after each pass [default: true]
              --no-skip                      - Run passes also where they would change nothing: on an operation
                                               that nothing has changed since the same pass left it
              --disable-threading, --mlir-disable-threading
                                             - Run on one operation at a time
              --isolate                      - Run in a child process: if it aborts or overflows its stack, that
                                               is reported, with a reproducer if one is asked for
              --max-memory=<MiB>             - End with an error when more memory is needed than that: for
                                               services that take IR from strangers

            'toy-opt --help' shows all flags, and the options of passes.
        "#]],
    );
}

#[test]
fn names_that_clash() {
    let (mut stdin, mut stdout, mut stderr) = (&b""[..], Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut stdin,
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = crate::driver()
        .passes(|registry| registry.register::<Fail>())
        .run(Vec::new(), streams);
    assert_eq!((status, stdout.as_slice()), (1, &b""[..]));
    let said = String::from_utf8(stderr).unwrap();
    assert!(
        said.starts_with("toy-opt: error: `fail` is registered twice: for `Fail` ("),
        "{said}"
    );
}

#[test]
fn the_version_names_the_tool() {
    check(
        &["--version"],
        expect![[r#"
        0
        --- stdout
        toy-opt (pass-driver 0.1.0)
    "#]],
    );
}

#[test]
fn both_spellings_of_a_flag_are_the_same() {
    for (neutral, mlir) in [
        ("--disable-threading", "--mlir-disable-threading"),
        ("--print-debuginfo", "--mlir-print-debuginfo"),
        ("--print-op-generic", "--mlir-print-op-generic"),
        ("--pass-statistics", "--mlir-pass-statistics"),
    ] {
        assert_eq!(run(&[neutral], INPUT), run(&[mlir], INPUT), "{neutral}");
    }
}

#[test]
fn modes_that_read_no_input_take_none() {
    check(
        &["--run-examples", "--list-passes"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--list-passes' cannot be combined with '--run-examples'
        help: '--list-passes' reads no input and writes to standard output
    "#]],
    );
    check(
        &["--list-passes", "a.mlir"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--list-passes' cannot be combined with an input file
        help: '--list-passes' reads no input and writes to standard output
    "#]],
    );
    check(
        &["--run-examples", "-o", "x"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--run-examples' cannot be combined with '-o'
        help: '--run-examples' reads no input and writes to standard output
    "#]],
    );
}

/// The commands that look into one module take the flags of the tool's own, apply them first and show them.
#[test]
fn commands_take_the_flags_of_the_tool() {
    let tool = driver().extension("names", "Read names from this file", |_, file, _| {
        let message = format!("names of '{}'", file.display());
        Err(pass_runtime::Failure::because(message))
    });
    let run = |args: &[&str]| {
        let args = args.iter().map(OsString::from).collect();
        run_driver(&tool, args, INPUT.as_bytes())
    };
    for command in ["bisect", "shuffle"] {
        let (status, stdout, stderr) =
            run(&[command, "--names=a", "--test=/bin/true", "--nothing"]);
        assert_eq!((status, stdout.as_str()), (1, ""));
        assert_eq!(stderr, "toy-opt: error: '--names': names of 'a'\n");
        let (_, help, _) = run(&[command, "--help"]);
        let row = help.lines().find(|line| line.contains("--names=<file>"));
        assert!(row.unwrap().ends_with("- Read names from this file"));
    }
    let (status, _, stderr) = run(&["batch", "--names=a"]);
    assert!(status == 1 && stderr.contains("unknown flag '--names'"));
}

/// Of two things with one name, a command line reaches one.
#[test]
fn the_flags_of_the_tool_have_names_of_their_own() {
    let shown = |name| {
        let tool = driver().extension(name, "Read names from this file", |_, _, _| Ok(()));
        let (status, _, stderr) = run_driver(&tool, Vec::new(), INPUT.as_bytes());
        format!("{status}\n{stderr}")
    };
    expect![[r#"
        1
        toy-opt: error: `Rename` (runtime-tools/driver/tests/driver/passes.rs:16:14) cannot be given as a flag: 'rename' is a flag of this tool (Read names from this file)
    "#]].assert_eq(&shown("rename"));
    expect![[r#"
        1
        toy-opt: error: the tool's own flag '--mlir-timing' has the name of a flag of all tools (Report how long everything took on standard error)
    "#]].assert_eq(&shown("mlir-timing"));
}

/// Eight times the flags take eight times the allocations, and a few for the growth of lists.
#[test]
fn reading_flags_takes_work_in_proportion() {
    let work = |count: usize| {
        let flags = ["--verify-each", "--count"].repeat(count);
        let last = flags.into_iter().chain(["--no-such-flag"]);
        let args = last.map(OsString::from).collect();
        let counted = allocation_counter::measure(|| assert_eq!(run_with(args, b"").0, 1));
        (counted.count_total, counted.bytes_total)
    };
    let (small, large) = (work(500), work(4000));
    assert!(large.0 <= small.0 * 8 + 200, "{small:?} {large:?}");
    assert!(large.1 <= small.1 * 10, "{small:?} {large:?}");
}

#[test]
fn empty_names_are_no_names() {
    for names in ["", "rename,", "rename,,fail", ","] {
        let output = run(&[&format!("--print-ir-after={names}"), "--rename"], INPUT);
        let error = format!("toy-opt: error: '{names}' is no value for '--print-ir-after'\n");
        assert!(
            output.starts_with("1\n") && output.contains(&error),
            "{output}"
        );
    }
    for flag in [
        "--print-ir-tree-dir",
        "--crash-reproducer",
        "--generate-reproducer",
    ] {
        let output = run(&[&format!("{flag}="), "--rename"], INPUT);
        let error = format!("toy-opt: error: the name for '{flag}' is empty\n");
        assert!(
            output.starts_with("1\n") && output.contains(&error),
            "{output}"
        );
    }
}

/// The text of the outermost operation has a line more than that of others where names are defined ahead of it.
#[test]
fn dumps_of_the_outermost_operation_end_in_its_scope() {
    for (scope, end) in [
        ("--print-op-generic", "\n\n\n"),
        ("--print-local-scope", "\n\n"),
    ] {
        let flags = [
            "--pass-pipeline=builtin.module(nothing)",
            "--print-ir-after-all",
            scope,
        ];
        let output = run(&flags, INPUT);
        let (_, dump) = output.split_once("//----- //\n").unwrap();
        let line_breaks = dump.len() - dump.trim_end_matches('\n').len();
        assert_eq!(line_breaks, end.len(), "{output}");
    }
}

#[test]
fn a_symbol_that_is_not_there_is_worth_a_warning() {
    let flags = |symbol: &str| {
        let symbols = format!("--opt-bisect-funcs={symbol}");
        run(
            &[
                "-p=builtin.module(func.func(rename))",
                "--opt-bisect-limit=0",
                &symbols,
            ],
            INPUT,
        )
    };
    let warning = "toy-opt: warning: no pass has run on 'nosuch' of '--opt-bisect-funcs'\n";
    assert!(flags("@nosuch").ends_with(warning), "{}", flags("@nosuch"));
    assert!(!flags("f").contains("warning"), "{}", flags("f"));
}

//! The tool on the module that comes with it.

use std::ffi::OsString;

use expect_test::{Expect, expect};
use passwright::PassManager;
use passwright::driver::Streams;
use passwright::ir::{IrText, ParseOptions};
use passwright::pliron::{Pliron, native};

use crate::{FoldSums, FoldSumsOptions, context, driver};

const SUMS: &str = include_str!("../sums.plir");

/// Runs the tool. Returns the exit status, standard output and standard error.
fn run<T: Into<OsString>>(args: impl IntoIterator<Item = T>) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut SUMS.as_bytes(),
        stdout: &mut out,
        stderr: &mut err,
    };
    let status = driver().run(args.into_iter().map(Into::into), streams);
    // pliron leaves white space at the ends of lines.
    let out = String::from_utf8(out).unwrap();
    let out: Vec<&str> = out.lines().map(str::trim_end).collect();
    (status, out.join("\n"), String::from_utf8(err).unwrap())
}

fn check(args: &[&str], stdout: Expect, stderr: Expect) {
    let (_, out, err) = run(args);
    stdout.assert_eq(&out);
    stderr.assert_eq(&err);
}

#[test]
fn sums_are_folded_and_dce_cleans_up() {
    check(
        &["--pass-pipeline=builtin.module(builtin.func(fold-sums,dce))"],
        expect![[r#"
            builtin.module @sums
            {
              ^body_block1v1():
                builtin.func @small: builtin.function <() -> (builtin.integer ui32)>
                {
                  ^entry_block2v1():
                    v6 = builtin.constant <builtin.integer <42: ui32>> : builtin.integer ui32;
                    demo.return v6
                };
                builtin.func @large: builtin.function <() -> (builtin.integer ui32)>
                {
                  ^entry_block3v1():
                    v8 = builtin.constant <builtin.integer <8000: ui32>> : builtin.integer ui32;
                    demo.return v8
                }
            }"#]],
        expect![[r#""#]],
    );
}

#[test]
fn options_say_which_and_how() {
    check(
        &["--pass-pipeline=builtin.module(builtin.func(fold-sums{largest=100 remarks}))"],
        expect![[r#"
            builtin.module @sums
            {
              ^body_block1v1():
                builtin.func @small: builtin.function <() -> (builtin.integer ui32)>
                {
                  ^entry_block2v1():
                    a_v0 = builtin.constant <builtin.integer <20: ui32>> : builtin.integer ui32 !0;
                    b_v1 = builtin.constant <builtin.integer <22: ui32>> : builtin.integer ui32 !1;
                    v6 = builtin.constant <builtin.integer <42: ui32>> : builtin.integer ui32;
                    demo.return v6
                };
                builtin.func @large: builtin.function <() -> (builtin.integer ui32)>
                {
                  ^entry_block3v1():
                    a_v3 = builtin.constant <builtin.integer <2000: ui32>> : builtin.integer ui32 !2;
                    b_v4 = demo.add a_v3, a_v3 : builtin.integer ui32 !3;
                    c_v5 = demo.add b_v4, b_v4 : builtin.integer ui32 !4;
                    demo.return c_v5
                }
            }

            outlined_attributes:
            !0 = [builtin_given_names = builtin.given_names [a]]
            !1 = [builtin_given_names = builtin.given_names [b]]
            !2 = [builtin_given_names = builtin.given_names [a]]
            !3 = [builtin_given_names = builtin.given_names [b]]
            !4 = [builtin_given_names = builtin.given_names [c]]"#]],
        expect![[r#"
            <stdin>:7:5: remark: 'demo.add' op is 42
                c = demo.add a, b : builtin.integer ui32;
                ^
            <stdin>:7:5: note: see current operation: 
            c_v2 = demo.add a_v0, b_v1 : builtin.integer ui32 !0

            outlined_attributes:
            !0 = [builtin_given_names = builtin.given_names [c]]
        "#]],
    );
}

#[test]
fn options_are_checked() {
    check(
        &["--pass-pipeline=builtin.module(builtin.func(fold-sums{largest=-1 remark}))"],
        expect![[r#""#]],
        expect![[r#"
            --pass-pipeline:1:47: error: option `largest`: expected an integer from 0 to 18446744073709551615, found `-1`
            builtin.module(builtin.func(fold-sums{largest=-1 remark}))
                                                          ^~
            --pass-pipeline:1:50: error: unknown option `remark`
            builtin.module(builtin.func(fold-sums{largest=-1 remark}))
                                                             ^~~~~~
            note: known options: `largest`, `remarks`
            help: did you mean `remarks`?
        "#]],
    );
}

#[test]
fn statistics_of_both_kinds_of_passes() {
    let cx = context();
    let mut manager = PassManager::<Pliron>::new("builtin.module");
    let functions = manager.nest("builtin.func");
    let options = FoldSumsOptions {
        largest: Some(4000),
        ..FoldSumsOptions::default()
    };
    functions.add(FoldSums::new(options)).unwrap();
    functions.add(native::Dce::new()).unwrap();
    let text = manager.to_string();
    assert_eq!(
        text,
        "builtin.module(builtin.func(fold-sums{largest=4000},dce))"
    );

    let mut diagnostics = |diagnostic| panic!("{diagnostic}");
    let mut module = Pliron::parse(
        &cx,
        "sums.plir",
        SUMS,
        ParseOptions::default(),
        &mut diagnostics,
    )
    .unwrap();
    manager.run(&cx, module.op(), &mut diagnostics).unwrap();
    let counted = manager.statistics().unwrap().nested.unwrap();
    let passes = counted[0].nested.iter().flatten();
    let lines = passes.flat_map(|pass| {
        let statistics = pass.statistics.iter();
        statistics.map(|(info, value)| format!("{}: {} {}\n", pass.name, info.name, value))
    });
    expect![[r#"
        FoldSums: num-folded 2
        FoldSums: num-left 1
        Dce: changed 2
    "#]]
    .assert_eq(&lines.collect::<String>());
}

#[test]
fn how_long_it_took() {
    let pipeline = "--pass-pipeline=builtin.module(builtin.func(fold-sums,dce))";
    let (_, _, diagnostics) = run([pipeline, "--mlir-timing"]);
    // Durations differ from run to run.
    let diagnostics = diagnostics.replace(|char: char| char.is_ascii_digit(), "#");
    let diagnostics = diagnostics
        .replace("###.#%", "  #.#%")
        .replace("##.#%", " #.#%");
    expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----Wall Time----  ----Name----
            #.#### (  #.#%)  Parser
            #.#### (  #.#%)  'builtin.func' Pipeline
            #.#### (  #.#%)    FoldSums
            #.#### (  #.#%)    Dce
            #.#### (  #.#%)  Output
            #.#### (  #.#%)  Rest
            #.#### (  #.#%)  Total
    "#]]
    .assert_eq(&diagnostics);
}

/// pliron knows no unregistered dialects, so there is no flag that accepts them.
#[test]
fn a_flag_without_effect_is_not_offered() {
    check(
        &["--allow-unregistered-dialect"],
        expect![""],
        expect![[r#"
            pliron-pass: error: unknown flag '--allow-unregistered-dialect'
            help: '--help' lists the flags; a declared pass is one once it is registered, by `Driver::passes(register_<group>_passes)`
        "#]],
    );
    assert!(!run(["--help"]).1.contains("unregistered"));
}

#[test]
fn commands_of_the_guide_work() {
    let commands = pass_cases::commands::of_package("example-pliron-pass");
    assert!(!commands.is_empty());
    for arguments in commands {
        let (status, _, stderr) = run(&arguments);
        assert_eq!(status, 0, "{arguments:?}: {stderr}");
    }
}

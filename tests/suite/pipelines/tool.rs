//! Generated pipelines as flags of a tool.

use expect_test::{Expect, expect};
use pass_driver::{Driver, Streams};
use pass_embedded::Embedded;

use super::features;

/// The output of a tool with the passes and pipelines of `features`.
fn tool(args: &[&str], expected: Expect) {
    expected.assert_eq(&output(args));
}

fn output(args: &[&str]) -> String {
    let driver = Driver::<Embedded>::new("features-opt")
        .context(pass_dialects::context)
        .passes(features::register_features_passes);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut &b""[..],
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = driver.run(args.iter().map(Into::into), streams);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (stdout, stderr) = (text(stdout), text(stderr));
    format!("exit status {status}\n{stdout}{stderr}")
}

/// A list whose default has elements shows that it has none.
#[test]
fn a_list_that_is_set_to_empty_is_dumped_as_such() {
    let dumped = output(&[
        "--pass-pipeline=builtin.module(func.func(simplify{factors= entry=start}))",
        "--dump-pass-pipeline",
    ]);
    let start = dumped.find("simplify{").unwrap();
    let pass = &dumped[start..=start + dumped[start..].find('\n').unwrap()];
    assert!(pass.contains(" factors={} "), "{dumped}");
    // It reads back as the same.
    let text = format!("--pass-pipeline=builtin.module(func.func({pass}))");
    let printed = output(&[&text, "--print-pipeline"]);
    assert!(printed.contains("factors={}"), "{printed}");
}

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn pipelines_are_flags_and_elements_of_text() {
    let options = "opt-level=0 entry=start";
    tool(
        &[
            &format!("--features-default={options}"),
            "--dump-pass-pipeline",
        ],
        expect![[r#"
            exit status 0
            "builtin.module"() ({
            ^bb0:
            }) : () -> ()

            Pass Manager with 4 passes:
            builtin.module(
              func.func(
                simplify{  entry=start factors={2,4,8} max-iterations=20 region-simplify=normal threshold=0.5 top-down=true}
              ),
              bufferize,
              lower-to-llvm,
              remove-dead
            )

            <stdin>:0:0: warning: 'func.func(simplify{max-iterations=20 entry=start})' never ran: no 'func.func' is directly inside of 'builtin.module'
        "#]],
    );
    tool(
        &[
            &format!("--pass-pipeline=builtin.module(features-tail,features-default{{{options}}})"),
            "--dump-pass-pipeline",
        ],
        expect![[r#"
            exit status 0
            "builtin.module"() ({
            ^bb0:
            }) : () -> ()

            pipeline:1:26: warning: 'lower-to-llvm' runs before 'bufferize' and has to run after every pass of kind 'bufferization': tensors have no lowering
            builtin.module(bufferize,lower-to-llvm,remove-dead,func.func(simplify{max-iterations=20 entry=start}),bufferize,lower-to-llvm,remove-dead)
                                     ^~~~~~~~~~~~~
            note: 'lower-to-llvm' (in.kdl) declares the rule
            pipeline:1:103: note: 'bufferize' (in.kdl), which is of kind 'bufferization', runs here
            builtin.module(bufferize,lower-to-llvm,remove-dead,func.func(simplify{max-iterations=20 entry=start}),bufferize,lower-to-llvm,remove-dead)
                                                                                                                  ^~~~~~~~~
            pipeline:1:103: warning: 'bufferize' runs after 'lower-to-llvm' and has to run before every pass of kind 'lowering': lowering only understands buffers
            builtin.module(bufferize,lower-to-llvm,remove-dead,func.func(simplify{max-iterations=20 entry=start}),bufferize,lower-to-llvm,remove-dead)
                                                                                                                  ^~~~~~~~~
            note: 'bufferize' (in.kdl) declares the rule
            pipeline:1:26: note: 'lower-to-llvm' (in.kdl), which is of kind 'lowering', runs here
            builtin.module(bufferize,lower-to-llvm,remove-dead,func.func(simplify{max-iterations=20 entry=start}),bufferize,lower-to-llvm,remove-dead)
                                     ^~~~~~~~~~~~~
            Pass Manager with 7 passes:
            builtin.module(
              bufferize,
              lower-to-llvm,
              remove-dead,
              func.func(
                simplify{  entry=start factors={2,4,8} max-iterations=20 region-simplify=normal threshold=0.5 top-down=true}
              ),
              bufferize,
              lower-to-llvm,
              remove-dead
            )

            <stdin>:0:0: warning: 'func.func(simplify{max-iterations=20 entry=start})' never ran: no 'func.func' is directly inside of 'builtin.module'
        "#]],
    );
    tool(
        &["--features-default=opt-lvl=3"],
        expect![[r#"
        exit status 1
        --features-default:1:1: error: unknown option `opt-lvl`
        opt-lvl=3
        ^~~~~~~
        note: known options: `entry`, `opt-level`
        help: did you mean `opt-level`?
    "#]],
    );
    tool(
        &["--features-default", "--strict-order"],
        expect![[r#"
        exit status 0
        "builtin.module"() ({
        ^bb0:
        }) : () -> ()

        <stdin>:0:0: warning: 'func.func(simplify{max-iterations=20 entry=main})' never ran: no 'func.func' is directly inside of 'builtin.module'
    "#]],
    );
    tool(
        &[
            "--pass-pipeline=builtin.module(lower-to-llvm,features-tail)",
            "--strict-order",
        ],
        expect![[r#"
            exit status 1
            pipeline:1:16: error: 'lower-to-llvm' runs before 'bufferize' and has to run after every pass of kind 'bufferization': tensors have no lowering
            builtin.module(lower-to-llvm,bufferize,lower-to-llvm,remove-dead)
                           ^~~~~~~~~~~~~
            note: 'lower-to-llvm' (in.kdl) declares the rule
            pipeline:1:30: note: 'bufferize' (in.kdl), which is of kind 'bufferization', runs here
            builtin.module(lower-to-llvm,bufferize,lower-to-llvm,remove-dead)
                                         ^~~~~~~~~
            pipeline:1:30: error: 'bufferize' runs after 'lower-to-llvm' and has to run before every pass of kind 'lowering': lowering only understands buffers
            builtin.module(lower-to-llvm,bufferize,lower-to-llvm,remove-dead)
                                         ^~~~~~~~~
            note: 'bufferize' (in.kdl) declares the rule
            pipeline:1:16: note: 'lower-to-llvm' (in.kdl), which is of kind 'lowering', runs here
            builtin.module(lower-to-llvm,bufferize,lower-to-llvm,remove-dead)
                           ^~~~~~~~~~~~~
        "#]],
    );
    tool(
        &["--list-passes"],
        expect![[r#"
            exit status 0
            Passes:
              --simplify                       -   Apply local simplifications to a fixed point [on func.func,
                                                 llvm.func]
                --disable-patterns=<string>,...
                                               - Labels of the patterns to leave out
                --enable-patterns=<string>,... - Labels of the only patterns to apply
                --top-down                     - Seed the worklist in top-down order [default: true]
                --region-simplify=<RegionSimplify>
                                               - Control-flow simplification [default: normal]
                =disabled                      -   Do not simplify control flow
                =normal                        -   Drop dead arguments and unreachable blocks
                =aggressive                    -   Also merge identical blocks
                --max-iterations=<i64>         - Most rounds to run, -1 for no limit [default: 10; -1 to
                                                 1000000]
                --threshold=<f64>              - Benefit below which a rewrite is left out [default: 0.5]
                --log-file=<string>            - Where to write the rewrite log
                --entry=<string>               - Symbol to start from [required]
                --factors=<u32>,...            - Unroll factors to try [default: 2,4,8]
              --remove-dead                    -   Remove operations whose results are unused
              --outline-calls                  -   Move calls into functions of their own [on
                                                 FunctionOpInterface; deprecated, use simplify]
              --bufferize                      -   Turn tensors into buffers [on builtin.module]
              --lower-to-llvm                  -   Lower everything to the LLVM dialect [on builtin.module]
            Pipelines:
              --features-default               -   The usual sequence [on builtin.module]
                --opt-level=<u8>               - Optimisation level [default: 2; 0 to 3]
                --entry=<string>               - Symbol to start from [default: main]
              --features-tail                  -   Lowering alone, written as pipeline text [on builtin.module]
              --features-by-hand               -   Built by a function of the author's [on builtin.module]
        "#]],
    );
    tool(
        &["--run-examples"],
        expect![[r#"
            exit status 1
            simplify{entry=main}: Adding zero ... FAILED (simplify)
            simplify (before):1:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
            "builtin.module"() ({
            ^
            simplify (before):1:1: note: see current operation: 
            "builtin.module"() ({
            }) : () -> ()
            1 example of 1 pass ran, 1 failed
            without an example: remove-dead, outline-calls, bufferize, lower-to-llvm
        "#]],
    );
}

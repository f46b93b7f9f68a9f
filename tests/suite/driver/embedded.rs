//! The tool for the embedded IR with the passes that ship, as a user runs it, within this process.

use expect_test::{Expect, expect};
use pass_driver::{Driver, Streams};
use pass_embedded::Embedded;
use std::path::{Path, PathBuf};

/// Runs the tool and compares exit status, standard output and standard error.
fn check(args: &[&str], stdin: &str, expected: Expect) {
    let (status, stdout, stderr) = run(args, stdin);
    let root = repository().display().to_string();
    let shown = format!("exit status {status}\n{stdout}{stderr}");
    expected.assert_eq(&shown.replace(&root, "<repository>"));
}

/// Runs the tool. Returns exit status, standard output and standard error.
fn run(args: &[&str], stdin: &str) -> (u8, String, String) {
    let driver = Driver::<Embedded>::new("pass-opt")
        .context(pass_dialects::context)
        .parallel()
        .reducible()
        .passes(pass_transforms::register_transforms_passes);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let mut input = stdin.as_bytes();
    let streams = Streams {
        stdin: &mut input,
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = driver.run(args.iter().map(Into::into), streams);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status, text(stdout), text(stderr))
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// The main job of the README. `mlir-opt --mlir-print-op-generic` prints the same text.
#[test]
fn quickstart() {
    let file = repository().join("examples/quickstart.mlir");
    let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),symbol-dce)";
    check(
        &[file.to_str().unwrap(), pipeline],
        "",
        expect![[r#"
        exit status 0
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "main"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
            %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%2) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()

    "#]],
    );
}

/// The examples in the declarations of the passes that ship show their actual output.
#[test]
fn examples_of_the_passes_that_ship() {
    check(
        &["--run-examples"],
        "",
        expect![[r#"
            exit status 0
            canonicalize: Adding zero ... ok
            canonicalize: Constant operands ... ok
            cse: A common sum ... ok
            symbol-dce: An unused private function ... ok
            symbol-privatize{exclude=main}: All but one ... ok
            strip-debuginfo: Locations of a file in another language ... ok
            topological-sort: A constant after its use ... ok
            print-op-stats: Counting changes nothing ... ok
            print-ir{label=here}: Printing changes nothing ... ok
            inline: The only call of a private function ... ok
            sccp: The same constant on both paths ... ok
            loop-invariant-code-motion: A product that every iteration computes ... ok
            12 examples of 11 passes ran, 0 failed
        "#]],
    );
}

/// Both texts of a nested operation have attributes and locations inline, and not as aliases ahead of the operation.
#[test]
fn a_diff_shows_what_the_pass_changed_and_nothing_else() {
    let map = "affine_map<(d0) -> (d0 + 1)>";
    let apply = format!("\"affine.apply\"(%a) <{{map = {map}}}> : (index) -> index");
    let input = format!(
        "\"func.func\"() <{{function_type = (index) -> (index, index), sym_name = \"f\"}}> ({{\n^bb0(%a: index):\n\
         %0 = {apply}\n%1 = {apply}\n\"func.return\"(%0, %1) : (index, index) -> ()\n}}) : () -> ()\n"
    );
    let pipeline = "--pass-pipeline=builtin.module(func.func(cse))";
    let dropped = format!("-  %1 = {}", apply.replace("%a", "%arg0"));
    for locations in ["--mlir-print-debuginfo=false", "--mlir-print-debuginfo"] {
        let (_, _, diff) = run(&[pipeline, "--print-ir-diff", locations], &input);
        let changed = |line: &&str| line.starts_with('-') || line.starts_with('+');
        let changed: Vec<&str> = diff.lines().filter(changed).collect();
        assert!(
            matches!(changed[..], [line] if line.starts_with(&dropped)),
            "{diff}"
        );
    }
}

/// Rounds and applications of patterns have numbers, however many threads run.
#[test]
fn counters_of_rewrites() {
    let function = |name: &str| {
        let add = "%0 = \"arith.addi\"(%a, %c) : (i32, i32) -> i32\n%1 = \"arith.addi\"(%0, %d) : (i32, i32) -> i32";
        let constant = |name: &str, value: i64| {
            format!("%{name} = \"arith.constant\"() <{{value = {value} : i32}}> : () -> i32")
        };
        format!(
            "\"func.func\"() <{{function_type = (i32) -> i32, sym_name = \"{name}\"}}> ({{\n^bb0(%a: i32):\n{}\n{}\n{add}\n\
             \"func.return\"(%1) : (i32) -> ()\n}}) : () -> ()\n",
            constant("c", 1),
            constant("d", 2)
        )
    };
    let text = ["f", "g", "h"].map(function).concat();
    let numbers = |flags: &[&str]| {
        let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize))";
        let flags = [&[pipeline, "--mlir-print-debug-counter"], flags].concat();
        let (_, stdout, stderr) = run(&flags, &text);
        let combined = stdout.matches("value = 3").count();
        format!("{combined} combined\n{}", &stderr[stderr.len() / 2..])
    };
    expect![[r#"
        0 combined
        DebugCounter counters:
        apply-pattern                   : {30,1,1}
    "#]]
    .assert_eq(&numbers(&[
        "--mlir-debug-counter=apply-pattern-skip=1,apply-pattern-count=1",
    ]));
    expect![[r#"
        1 combined
        DebugCounter counters:
        GreedyPatternRewriteIteration   : {4,0,2}
    "#]]
    .assert_eq(&numbers(&[
        "--mlir-debug-counter=GreedyPatternRewriteIteration-count=2",
    ]));
}

/// A test fails as soon as two constants have become one.
#[cfg(unix)]
#[test]
fn a_script_leads_to_the_rewrite_and_to_a_small_module() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("test.sh");
    std::fs::write(&script, "#!/bin/sh\n! grep -q \"value = $1 \" \"$2\"\n").unwrap();
    std::fs::set_permissions(&script, PermissionsExt::from_mode(0o755)).unwrap();
    let test = format!("--test={}", script.display());
    let input = r#"
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
^bb0(%a: i32):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %2 = "arith.addi"(%a, %0) : (i32, i32) -> i32
  %3 = "arith.addi"(%2, %1) : (i32, i32) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()
"#;
    let pipeline = "--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce)";
    check(
        &["bisect", &test, "--test-arg=3", pipeline],
        input,
        expect![[r#"
            exit status 0
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
              ^bb0(%arg0: i32):
                %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
                %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
                %2 = "arith.addi"(%arg0, %0) : (i32, i32) -> i32
                %3 = "arith.addi"(%2, %1) : (i32, i32) -> i32
                "func.return"(%3) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
            pass-opt: the first wrong pass execution is 4 of 5: Canonicalizer on 'func.func' @g
            pass-opt: the first wrong action in it is 7 of 18: apply-pattern ((anonymous namespace)::AddIAddConstant on arith.addi)
            pass-opt: found in 12 runs
            pass-opt: reduced 9 operations to 7 in 19 tests
            pass-opt: shown by --pass-pipeline='builtin.module(func.func(canonicalize))'
        "#]],
    );
    check(
        &["reduce", &test, "--test-arg=2"],
        input,
        expect![[r#"
        exit status 0
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
            "func.return"(%arg0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
        pass-opt: reduced 9 operations to 4 in 9 tests
    "#]],
    );
    check(
        &["reduce", &test, "--test-arg=3"],
        input,
        expect![[r#"
        exit status 1
        pass-opt: error: the test does not fail for the module as it is
    "#]],
    );
    // The command takes no passes.
    check(
        &["reduce", &test, "nofile"],
        "",
        expect![[r#"
        exit status 1
        pass-opt: error: cannot open input file 'nofile': No such file or directory
    "#]],
    );
    let path = folder.path().join("kept.mlir");
    std::fs::write(&path, "as it was").unwrap();
    let output = format!("-o={}", path.display());
    let (status, ..) = run(&["reduce", &test, "--test-arg=3", &output], input);
    assert_eq!(
        (status, std::fs::read(&path).unwrap().as_slice()),
        (1, &b"as it was"[..])
    );
}

/// The embedded IR knows thousands of operations: the note shows those near the name, the likeliest first.
#[test]
fn misspelt_anchors() {
    let names = [
        "func.fun",
        "builtin.modul",
        "arith.add",
        "unc.func",
        "arith",
        "bogus",
    ];
    let shown = names.map(|name| {
        let pipeline = format!("--pass-pipeline=builtin.module({name}(cse))");
        let (status, _, stderr) = run(&[&pipeline], "");
        format!("exit status {status}\n{stderr}")
    });
    expect![[r#"
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `func.fun`
        builtin.module(func.fun(cse))
                       ^~~~~~~~
        note: nearest of 2745 known operations: `func.func`, `async.func`, `emitc.func`, `gpu.func`, `llvm.func`, `ml_program.func`, `pdl_interp.func`, `shape.func`
        help: did you mean `func.func`?
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `builtin.modul`
        builtin.module(builtin.modul(cse))
                       ^~~~~~~~~~~~~
        note: nearest of 2745 known operations: `builtin.module`, `gpu.module`, `spirv.module`, `builtin.unrealized_conversion_cast`
        help: did you mean `builtin.module`?
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `arith.add`
        builtin.module(arith.add(cse))
                       ^~~~~~~~~
        note: nearest of 2745 known operations: `arith.addf`, `arith.addi`, `complex.add`, `emitc.add`, `index.add`, `linalg.add`, `llvm.add`, `shape.add`
        help: did you mean `arith.addf`?
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `unc.func`
        builtin.module(unc.func(cse))
                       ^~~~~~~~
        note: nearest of 2745 known operations: `func.func`, `async.func`, `emitc.func`, `gpu.func`, `llvm.func`, `ml_program.func`, `pdl_interp.func`, `shape.func`
        help: did you mean `func.func`?
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `arith`
        builtin.module(arith(cse))
                       ^~~~~
        note: nearest of 2745 known operations: `arith.addf`, `arith.addi`, `arith.addui_extended`, `arith.andi`, `arith.bitcast`, `arith.ceildivsi`, `arith.ceildivui`, `arith.cmpf`
        exit status 1
        --pass-pipeline:1:16: error: unknown operation `bogus`
        builtin.module(bogus(cse))
                       ^~~~~
        note: none of the 2745 known operations has a similar name
    "#]].assert_eq(&shown.concat());
}

//! The flag `--validate`, with passes that are wrong.

// The programs of the fuzz target `validate`.
#[path = "../../../../tests/fuzz/src/programs.rs"]
mod programs;

use expect_test::{Expect, expect};
use pass_driver::{Driver, Streams};
use pass_embedded::{Embedded, rewrite_greedily};
use passwright::debug::validation::{Effort, Validation, ValidationLog};
use passwright::embedded::rewrite::{GreedyConfig, NewOp, Pattern, Rewriter, RuleSet};
use passwright::embedded::{InsertPoint, Op, OpId, OpSpec, name};
use passwright::ir::{IrText as _, ParseOptions};
use passwright::schedule::Parallel;
use passwright::{
    Diagnostic, Failure, OperationPass, PassContext, PassManager, PassRegistry, Preserved,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

mod wrong {
    use passwright::{pass, pass_group};

    /// Add instead of subtracting
    #[pass(name = "add-differences", op = "func.func")]
    pub(crate) struct AddDifferences;

    /// Add instead of subtracting, and claim that nothing has changed
    #[pass(name = "add-differences-quietly", op = "func.func")]
    pub(crate) struct AddQuietly;

    /// Declare a function
    #[pass(name = "declare", op = "builtin.module")]
    pub(crate) struct Declare;

    /// Claim that functions have changed
    #[pass(name = "claim", op = "func.func")]
    pub(crate) struct Claim;

    pass_group! {
        pub(crate) Wrong [AddDifferences, AddQuietly, Declare, Claim]
    }
}
use wrong::{AddDifferences, AddQuietly, Claim, Declare};

fn add(rw: &mut Rewriter<'_>, difference: OpId) -> Option<()> {
    let site = rw.site(difference);
    let (lhs, rhs) = site.pair()?;
    let (ty, location) = (site.result_type(0)?, site.location());
    let name = rw.context().op_name("arith.addi");
    rw.replace_with(difference, location, &NewOp::new(name, &[lhs, rhs], ty))
}

impl OperationPass<Embedded> for AddDifferences {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let name = cx.context().op_name("arith.subi");
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let rules = RuleSet::new().pattern(name, Pattern::new("add-differences", add));
        let outcome = rewrite_greedily(cx, body, &rules, &GreedyConfig::default());
        Ok(Preserved::unless(outcome.changed))
    }
}

impl OperationPass<Embedded> for AddQuietly {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let changed = AddDifferences.run_on_operation(op, cx);
        changed.map(|_| Preserved::all())
    }
}

impl OperationPass<Embedded> for Declare {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let cx = cx.context();
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let region = body.top_regions()[0];
        let Some((entry, function)) = body.entry(region).zip(body.region_ops(region).next()) else {
            return Ok(Preserved::all());
        };
        let spec = OpSpec::with_header(body.header(cx, function)).regions(1);
        let spec = spec
            .attr(name::SYM_NAME, cx.string_attr("declared"))
            .attr(name::SYM_VISIBILITY, cx.string_attr("private"));
        body.create(cx, &spec, InsertPoint::Start(entry));
        Ok(Preserved::none())
    }
}

impl OperationPass<Embedded> for Claim {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::none())
    }
}

const INPUT: &str = r#"
"func.func"() <{function_type = (i4, i4) -> i4, sym_name = "sum"}> ({
^bb0(%a: i4, %b: i4):
  %0 = "arith.addi"(%a, %b) : (i4, i4) -> i4
  %1 = "arith.addi"(%a, %b) : (i4, i4) -> i4
  %2 = "arith.xori"(%0, %1) : (i4, i4) -> i4
  "func.return"(%2) : (i4) -> ()
}) : () -> ()
"func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
^bb0(%a: i4, %b: i4):
  %0 = "arith.subi"(%a, %b) : (i4, i4) -> i4
  "func.return"(%0) : (i4) -> ()
}) : () -> ()
"func.func"() <{function_type = (i4) -> i4, sym_name = "caller"}> ({
^bb0(%a: i4):
  %0 = "func.call"(%a, %a) <{callee = @helper}> : (i4, i4) -> i4
  "func.return"(%0) : (i4) -> ()
}) : () -> ()
"func.func"() <{function_type = (i4, i4) -> i4, sym_name = "helper", sym_visibility = "private"}> ({
^bb0(%a: i4, %b: i4):
  %0 = "arith.subi"(%a, %b) : (i4, i4) -> i4
  "func.return"(%0) : (i4) -> ()
}) : () -> ()
"#;

fn tool() -> Driver<Embedded> {
    crate::tool().passes(wrong::register_wrong_passes)
}

/// Runs the tool on one and on several threads, and compares exit status, standard output and standard error.
fn check(args: &[&str], expected: Expect) {
    check_on(INPUT, args, expected);
}

fn check_on(input: &str, args: &[&str], expected: Expect) {
    let run = |more: &[&str]| {
        let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
        let streams = Streams {
            stdin: &mut input.as_bytes(),
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let args = args.iter().chain(more).map(Into::into);
        let status = tool().run(args, streams);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        format!("{status}\n{}{}", text(stdout), text(stderr))
    };
    let shown = run(&["--print-op-on-diagnostic=false"]);
    let flags = ["--print-op-on-diagnostic=false", "--disable-threading"];
    assert_eq!(run(&flags), shown);
    expected.assert_eq(&shown);
}

const QUIET: &str = "-o=/dev/null";

#[test]
fn right_passes_succeed() {
    let cse = "builtin.module(func.func(cse,claim,cse))";
    check(
        &["--validate", QUIET, "-p", cse],
        expect![[r#"
        0
        pass-opt: validated: of 1 changed function, 1 right on all inputs, 0 on random ones, 0 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
    check(
        &["--validate", QUIET],
        expect![[r#"
        0
        pass-opt: validated: no pass changed a function
    "#]],
    );
}

#[test]
fn a_wrong_pass_fails_with_an_input_that_shows_it() {
    let wrong = "builtin.module(func.func(cse,add-differences))";
    check(
        &["--validate", QUIET, "-p", wrong],
        expect![[r#"
        1
        <stdin>:9:1: error: pass 'add-differences' changes what @difference computes
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
        ^
        <stdin>:9:1: note: @difference(0 : i4, 1 : i4), with `index` of 64 bits
        <stdin>:9:1: note: before: returns -1 : i4
        <stdin>:9:1: note: after: returns 1 : i4
        <stdin>:19:1: error: pass 'add-differences' changes what @helper computes
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "helper", sym_visibility = "private"}> ({
        ^
        <stdin>:19:1: note: @helper(0 : i4, 1 : i4), with `index` of 64 bits
        <stdin>:19:1: note: before: returns -1 : i4
        <stdin>:19:1: note: after: returns 1 : i4
        <stdin>:9:1: remark: the first action of pass 'add-differences' that changes what @difference computes is 2 of 3: apply-pattern (add-differences on arith.subi)
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
        ^
        help: 'pass-opt bisect --validate' with the same passes and input writes the smallest module that shows it
        pass-opt: validated: of 3 changed functions, 1 right on all inputs, 0 on random ones, 2 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
}

/// Calls lead into functions of the module, and passes of a dynamic pipeline are named.
#[test]
fn modules_are_validated_by_symbols() {
    let dynamic = "builtin.module(inline{op-pipelines=func.func(add-differences)})";
    check(
        &["--validate", QUIET, "-p", dynamic],
        expect![[r#"
        1
        <stdin>:9:1: error: pass 'add-differences' changes what @difference computes
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
        ^
        <stdin>:9:1: note: @difference(0 : i4, 1 : i4), with `index` of 64 bits
        <stdin>:9:1: note: before: returns -1 : i4
        <stdin>:9:1: note: after: returns 1 : i4
        pass-opt: validated: of 1 changed function, 0 right on all inputs, 0 on random ones, 1 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
    let right = "builtin.module(declare,inline,symbol-dce)";
    check(
        &["--validate", QUIET, "-p", right],
        expect![[r#"
        0
        pass-opt: validated: of 10 changed functions, 10 right on all inputs, 0 on random ones, 0 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
}

#[test]
fn skipped_passes_are_not_validated() {
    let flags = [
        "--opt-bisect=1-3,5-7",
        "--opt-bisect-verbose=false",
        "--validate",
        QUIET,
    ];
    let wrong = ["-p", "builtin.module(func.func(cse,add-differences))"];
    check(
        &[&flags[..], &wrong].concat(),
        expect![[r#"
        0
        pass-opt: validated: of 1 changed function, 1 right on all inputs, 0 on random ones, 0 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
}

#[test]
fn a_pass_that_claims_to_change_nothing_is_validated() {
    let flags = [
        "--check-unchanged=false",
        "--validate",
        QUIET,
        "-p",
        "builtin.module(func.func(add-differences-quietly))",
    ];
    check(
        &flags,
        expect![[r#"
        1
        <stdin>:9:1: error: pass 'add-differences-quietly' changes what @difference computes
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
        ^
        <stdin>:9:1: note: @difference(0 : i4, 1 : i4), with `index` of 64 bits
        <stdin>:9:1: note: before: returns -1 : i4
        <stdin>:9:1: note: after: returns 1 : i4
        <stdin>:19:1: error: pass 'add-differences-quietly' changes what @helper computes
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "helper", sym_visibility = "private"}> ({
        ^
        <stdin>:19:1: note: @helper(0 : i4, 1 : i4), with `index` of 64 bits
        <stdin>:19:1: note: before: returns -1 : i4
        <stdin>:19:1: note: after: returns 1 : i4
        <stdin>:9:1: remark: the first action of pass 'add-differences-quietly' that changes what @difference computes is 2 of 3: apply-pattern (add-differences on arith.subi)
        "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
        ^
        help: 'pass-opt bisect --validate' with the same passes and input writes the smallest module that shows it
        pass-opt: validated: of 2 changed functions, 0 right on all inputs, 0 on random ones, 2 wrong, 0 without a meaning, 0 undecided
    "#]],
    );
}

#[test]
fn efforts_and_operations_without_a_meaning() {
    let cse = ["-p", "builtin.module(func.func(cse))", QUIET];
    check(
        &[&cse[..], &["--validate=exhaustive"]].concat(),
        expect![[r#"
            0
            pass-opt: validated: of 1 changed function, 1 right on all inputs, 0 on random ones, 0 wrong, 0 without a meaning, 0 undecided
        "#]],
    );
    check(
        &[&cse[..], &["--validate=samples:7"]].concat(),
        expect![[r#"
            0
            pass-opt: validated: of 1 changed function, 1 right on all inputs, 0 on random ones, 0 wrong, 0 without a meaning, 0 undecided
        "#]],
    );
    check(
        &[&cse[..], &["--validate=samples:0"]].concat(),
        expect![[r#"
            1
            pass-opt: error: 'samples:0' is no value for '--validate'
            help: it is 'exhaustive' or such as 'samples:1000'
        "#]],
    );
    let unknown = r#"
"func.func"() <{function_type = (i4) -> i4, sym_name = "f"}> ({
^bb0(%a: i4):
  %0 = "arith.addi"(%a, %a) : (i4, i4) -> i4
  %1 = "arith.addi"(%a, %a) : (i4, i4) -> i4
  %2 = "unknown.op"(%0, %1) : (i4, i4) -> i4
  "func.return"(%2) : (i4) -> ()
}) : () -> ()
"#;
    let twice = format!("{unknown}{}", unknown.replace("\"f\"", "\"g\""));
    let flags = ["--validate", "--allow-unregistered-dialect"];
    check_on(
        &twice,
        &[&cse[..], &flags].concat(),
        expect![[r#"
        0
        <stdin>:2:1: remark: functions with 'unknown.op' are not validated: it has no meaning that can be executed
        "func.func"() <{function_type = (i4) -> i4, sym_name = "f"}> ({
        ^
        pass-opt: validated: of 2 changed functions, 0 right on all inputs, 0 on random ones, 0 wrong, 2 without a meaning, 0 undecided
    "#]],
    );
}

/// Neither counterexamples nor the functions without one depend on the number of threads.
#[test]
fn counterexamples_are_the_same_on_any_number_of_threads() {
    let functions: Vec<String> = (0..16)
        .map(|number| {
            INPUT
                .replace("\"difference\"", &format!("\"difference{number}\""))
                .replace("\"sum\"", &format!("\"sum{number}\""))
                .replace("\"caller\"", &format!("\"caller{number}\""))
                .replace("helper", &format!("helper{number}"))
                // Functions on many bits are run on samples.
                .replace("i4", if number % 2 == 0 { "i4" } else { "i40" })
        })
        .collect();
    let text = functions.concat();
    let cx = pass_dialects::context();
    let run = |threads: usize| {
        let mut registry = PassRegistry::<Embedded>::new();
        pass_transforms::register_transforms_passes(&mut registry).unwrap();
        wrong::register_wrong_passes(&mut registry).unwrap();
        let pipeline = "builtin.module(func.func(cse,add-differences))";
        let mut manager = PassManager::from(registry.parse(&cx, pipeline).unwrap());
        manager.set_schedule(Parallel::new(threads).unwrap());
        let log = ValidationLog::default();
        let meanings = pass_meaning::Meanings::mlir();
        manager.add_instrumentation(Validation::new(meanings, Effort::Samples(50), log.clone()));
        let mut shown = String::new();
        let mut emit = |diagnostic: Diagnostic| shown += &format!("{diagnostic}\n");
        let mut module =
            Embedded::parse(&cx, "m", &text, ParseOptions::default(), &mut emit).unwrap();
        let ran = manager.run(&cx, Embedded::root(&mut module), &mut emit);
        assert!(ran.is_err());
        format!("{shown}{log}")
    };
    let sequential = run(1);
    assert_eq!(
        sequential.matches("changes what @").count(),
        32,
        "{sequential}"
    );
    let summary = "of 48 changed functions, 8 right on all inputs, 8 on random ones, 32 wrong";
    assert!(sequential.contains(summary), "{sequential}");
    for threads in [2, 8] {
        assert_eq!(run(threads), sequential);
    }
}

/// The reproducer is that of any pass that fails, and `bisect` makes it smaller.
#[test]
fn a_wrong_pass_has_a_reproducer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("reproducer.mlir");
    let reproducer = format!("--crash-reproducer={}", path.display());
    let wrong = ["-p", "builtin.module(func.func(cse,add-differences))"];
    let run = |args: &[&str], input: &str| {
        let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
        let streams = Streams {
            stdin: &mut input.as_bytes(),
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let status = tool().run(args.iter().map(Into::into), streams);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (status, text(stdout), text(stderr))
    };
    let flags = ["--validate", QUIET, &reproducer, "--local-reproducer"];
    let (status, _, stderr) = run(&[&flags[..], &wrong].concat(), INPUT);
    assert!(
        status == 1 && stderr.contains("reproducer generated at"),
        "{stderr}"
    );
    let text = std::fs::read_to_string(&path).unwrap();
    let (status, _, stderr) = run(&["--run-reproducer", "--validate", QUIET], &text);
    assert!(
        status == 1 && stderr.contains("changes what @difference computes"),
        "{stderr}"
    );
    let (status, stdout, stderr) = run(&[&["bisect", "--validate"][..], &wrong].concat(), INPUT);
    expect![[r#"
        0
        "builtin.module"() ({
          "func.func"() <{function_type = (i4, i4) -> i4, sym_name = "difference"}> ({
          ^bb0(%arg0: i4, %arg1: i4):
            %0 = "arith.subi"(%arg0, %arg1) : (i4, i4) -> i4
            "func.return"(%0) : (i4) -> ()
          }) : () -> ()
        }) : () -> ()
        pass-opt: the first wrong pass execution is 4 of 8: AddDifferences on 'func.func' @difference
        pass-opt: the first wrong action in it is 2 of 3: apply-pattern (add-differences on arith.subi)
        pass-opt: the run fails with it: <module>:9:1: error: pass 'add-differences' changes what @difference computes
        <module>:9:1: note: @difference(0 : i4, 1 : i4), with `index` of 64 bits
        <module>:9:1: note: before: returns -1 : i4
        <module>:9:1: note: after: returns 1 : i4
        pass-opt: found in 10 runs
        pass-opt: reduced 14 operations to 4 in 8 tests
        pass-opt: shown by --pass-pipeline='builtin.module(func.func(add-differences))'
    "#]].assert_eq(&format!("{status}\n{stdout}{stderr}"));
}

const PASSES: [&str; 6] = [
    "canonicalize",
    "cse",
    "sccp",
    "inline",
    "func.func(canonicalize,cse)",
    "func.func(sccp)",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// The passes that ship change no function of small integers.
    #[test]
    fn passes_that_ship_are_right(
        choices in vec(any::<u8>(), 8..120),
        passes in vec(select(&PASSES[..]), 1..4),
    ) {
        let input = programs::module(&choices);
        let pipeline = format!("builtin.module({})", passes.join(","));
        let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
        let streams = Streams {
            stdin: &mut input.as_bytes(),
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let args = ["--validate", "--disable-threading", "-p", &pipeline];
        let status = crate::tool().run(args.map(Into::into), streams);
        let stderr = String::from_utf8_lossy(&stderr);
        prop_assert_eq!(status, 0, "{}\n{}\n{}", pipeline, stderr, input);
        let is_decided = stderr.contains(", 0 without a meaning, 0 undecided");
        prop_assert!(is_decided || stderr.contains("no pass changed a function"), "{}", stderr);
    }
}

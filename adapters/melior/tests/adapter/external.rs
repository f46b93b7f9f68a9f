//! Declared passes in MLIR's own pass manager, among passes in C++.

#![expect(unsafe_code, reason = "MLIR's manager needs melior's context")]

use crate::native::mixed::Count;
use expect_test::{Expect, expect};
use melior::Context;
use melior::ir::{Location, Module};
use melior::pass::{PassManager, transform};
use pass_melior::{ExternalStatistics, Mlir, MlirContext, MlirOp, external};
use pass_runtime::ir::OpFacts;
use pass_runtime::{
    Diagnostic, Failure, Ir, OperationPass, PassContext, Preserved, Statistic, pass,
};
use std::fmt::Write;
use std::sync::{Arc, Mutex};

/// Count declarations, which the declaration of the pass does not know
#[pass(name = "count-functions", op = "func.func")]
struct CountFunctions {
    #[statistic]
    functions: Statistic,
    #[statistic(max)]
    longest_name: Statistic,
}

impl OperationPass<Mlir> for CountFunctions {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let name = op.reader().root().symbol().unwrap_or_default();
        self.functions.increment();
        self.longest_name.raise(name.len() as u64);
        Ok(Preserved::all())
    }
}

/// Refuse modules, which the declaration does not say
#[pass(name = "refuse-modules")]
struct RefuseModules;

impl OperationPass<Mlir> for RefuseModules {
    fn can_schedule_on(&self, _cx: &MlirContext, op: &OpFacts<'_>) -> bool {
        op.name != "builtin.module"
    }

    fn run_on_operation(
        &self,
        _op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Create from a dialect that no MLIR has
#[pass(name = "create-unknown", dialects("nowhere"))]
struct CreateUnknown;

impl OperationPass<Mlir> for CreateUnknown {
    fn run_on_operation(
        &self,
        _op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Report all that a diagnostic can hold
#[pass(name = "report")]
struct Report;

impl OperationPass<Mlir> for Report {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let place = |line| pass_runtime::Location::file("a.mlir", line, 2);
        let mut whole = Diagnostic::warning(place(3), "is declared twice")
            .also(place(4), "first here")
            .also(place(5), "")
            .note("names are unique")
            .note_at(place(6), "see the rule")
            .help("remove one");
        (whole.code, whole.label) = ("PW0102", "second here".to_owned());
        cx.emit(whole);
        let texts = [
            "loc(\"named\")",
            "loc(\"a\\\"b\")",
            "in words",
            "loc(unknown)",
        ];
        for text in texts {
            cx.emit(Diagnostic::remark(
                pass_runtime::Location::Other(text.into()),
                text,
            ));
        }
        cx.emit(Diagnostic::remark(
            Mlir::location(cx.context(), &op),
            "at the operation",
        ));
        cx.emit(Diagnostic::remark(
            pass_runtime::Location::Unknown,
            "anywhere",
        ));
        cx.output("requested\ntext\n");
        Ok(Preserved::all())
    }
}

/// Prints what the handlers get, and standard error has what passes print.
#[test]
fn all_of_a_diagnostic() {
    const CHILD: &str = "PASS_MELIOR_REPORT";
    if std::env::var_os(CHILD).is_none() {
        let test = std::env::current_exe().unwrap();
        let mut test = std::process::Command::new(test);
        test.args(["external::all_of_a_diagnostic", "--exact", "--nocapture"]);
        let output = test.env(CHILD, "1").output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(said, "requested\ntext\n");
        return;
    }
    let cx = MlirContext::new();
    let diagnostics = listen(&cx);
    let text = "module { func.func private @f() loc(callsite(\"x\" at \"y\")) } loc(\"root\")";
    let mut module = Module::parse(melior(&cx), text).unwrap();
    let manager = PassManager::new(melior(&cx));
    manager
        .nested_under("func.func")
        .add_pass(external(&cx, Report).unwrap().0);
    manager.run(&mut module).unwrap();
    expect![[r#"
        Warning loc("a.mlir":3:2): is declared twice [PW0102]
          Note loc("a.mlir":3:2): second here
          Note loc("a.mlir":4:2): first here
          Note loc("a.mlir":5:2): here
          Note loc("a.mlir":3:2): names are unique
          Note loc("a.mlir":6:2): see the rule
          Note loc("a.mlir":3:2): help: remove one
        Remark loc("named"): loc("named")
        Remark loc("loc(\22a\\\22b\22)"): loc("a\"b")
        Remark loc("in words"): in words
        Remark loc("loc(unknown)"): loc(unknown)
        Remark loc(callsite("x" at "y")): at the operation
        Remark loc(callsite("x" at "y")): anywhere
    "#]]
    .assert_eq(&diagnostics.lock().unwrap());
}

const TEXT: &str = "\
func.func @a(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @bb() {
  return
}
func.func @c() {
  return
}
";

/// Runs a pass between two of C++ on each function, with and without threads of MLIR: diagnostics, statistics, result.
fn run<P: OperationPass<Mlir>>(pass: impl Fn() -> P) -> String {
    pass_driver::quiet_panics();
    let with = |threads| {
        let mut cx = MlirContext::new();
        cx.set_threads(threads);
        let diagnostics = listen(&cx);
        let mut module = Module::parse(melior(&cx), TEXT).unwrap();
        let manager = PassManager::new(melior(&cx));
        let functions = manager.nested_under("func.func");
        let (pass, statistics) = external(&cx, pass()).unwrap();
        functions.add_pass(transform::create_cse());
        functions.add_pass(pass);
        functions.add_pass(transform::create_canonicalizer());
        let result = manager.run(&mut module).map_or("failure", |()| "success");
        let mut text = diagnostics.lock().unwrap().clone();
        show(&mut text, &statistics);
        writeln!(text, "{result}").unwrap();
        let operations = module.as_operation().to_string().matches("arith.").count();
        writeln!(text, "{operations} operations of arith").unwrap();
        text
    };
    let text = with(true);
    assert_eq!(with(false), text, "without threads");
    text
}

/// Returns the context for melior, which runs the passes.
fn melior(cx: &MlirContext) -> &Context {
    // SAFETY: the tests use it on its thread, and run passes through MLIR's manager alone; the handlers are `Send`.
    unsafe { cx.melior() }
}

fn listen(cx: &MlirContext) -> Arc<Mutex<String>> {
    let diagnostics = Arc::new(Mutex::new(String::new()));
    let list = diagnostics.clone();
    melior(cx).attach_diagnostic_handler(move |diagnostic| {
        let mut list = list.lock().unwrap();
        let place = diagnostic.location();
        let severity = diagnostic.severity();
        let message = diagnostic.to_string();
        let message = message.split(" (tests").next().unwrap();
        writeln!(list, "{severity:?} {place}: {message}").unwrap();
        for index in 0..diagnostic.note_count() {
            let note = diagnostic.note(index).unwrap();
            writeln!(list, "  Note {}: {note}", note.location()).unwrap();
        }
        true
    });
    diagnostics
}

fn show(text: &mut String, statistics: &ExternalStatistics) {
    for (info, value) in statistics.read() {
        let kind = if info.maximum { "at most" } else { "in all" };
        writeln!(text, "{} {kind} {value}", info.name).unwrap();
    }
}

fn check(expected: Expect, pass: impl Fn() -> Count) {
    expected.assert_eq(&run(pass));
}

fn count(fail_on: &str, panic_on: &str) -> Count {
    Count {
        fail_on: fail_on.to_owned(),
        panic_on: panic_on.to_owned(),
        ..Count::default()
    }
}

#[test]
fn among_passes_in_cpp() {
    check(
        expect![[r#"
        Remark loc("-":1:1): 'func.func' op has 4
        Remark loc("-":7:1): 'func.func' op has 2
        Remark loc("-":10:1): 'func.func' op has 2
        operations in all 8
        success
        2 operations of arith
    "#]],
        || count("", ""),
    );
}

#[test]
fn failures_stop_the_function() {
    check(
        expect![[r#"
        Remark loc("-":1:1): 'func.func' op has 4
        Error loc("-":7:1): 'func.func' op is refused
        Remark loc("-":10:1): 'func.func' op has 2
        operations in all 8
        failure
        2 operations of arith
    "#]],
        || count("bb", ""),
    );
}

#[test]
fn panics_are_failures() {
    check(
        expect![[r#"
        Error loc("-":1:1): 'func.func' op pass 'Count' panicked: cannot stand it
        Remark loc("-":7:1): 'func.func' op has 2
        Remark loc("-":10:1): 'func.func' op has 2
        operations in all 8
        failure
        2 operations of arith
    "#]],
        || count("", "a"),
    );
}

#[test]
fn statistics_of_all_copies_and_runs() {
    let cx = MlirContext::new();
    let mut module = Module::parse(melior(&cx), TEXT).unwrap();
    let manager = PassManager::new(melior(&cx));
    let (pass, statistics) = external(&cx, CountFunctions::default()).unwrap();
    manager.nested_under("func.func").add_pass(pass);
    manager.run(&mut module).unwrap();
    manager.run(&mut module).unwrap();
    let mut text = String::new();
    show(&mut text, &statistics);
    expect![[r#"
        functions in all 6
        longest-name at most 2
    "#]]
    .assert_eq(&text);
}

#[test]
fn operations_that_the_pass_refuses() {
    let cx = MlirContext::new();
    let diagnostics = listen(&cx);
    let mut module = Module::new(Location::unknown(melior(&cx)));
    for pass in [
        external(&cx, CountFunctions::default()).unwrap().0,
        external(&cx, RefuseModules).unwrap().0,
    ] {
        let manager = PassManager::new(melior(&cx));
        manager.add_pass(pass);
        assert!(manager.run(&mut module).is_err());
    }
    expect![[r#"
        Error loc(unknown): 'builtin.module' op trying to schedule pass 'CountFunctions' on an unsupported operation
          Note loc(unknown): see current operation: 
        "builtin.module"() ({
        ^bb0:
        }) : () -> ()
        Error loc(unknown): 'builtin.module' op trying to schedule pass 'RefuseModules' on an unsupported operation
          Note loc(unknown): see current operation: 
        "builtin.module"() ({
        ^bb0:
        }) : () -> ()
    "#]].assert_eq(&diagnostics.lock().unwrap());
}

#[test]
fn dialects_that_do_not_exist() {
    let failure = external(&MlirContext::new(), CreateUnknown).err().unwrap();
    expect!["the dialect 'nowhere' is not registered with this context"]
        .assert_eq(&failure.to_string());
}

/// A pass outlives the context that it was made for, and fails on operations of another.
#[test]
fn another_context() {
    let pass = external(&MlirContext::new(), RefuseModules).unwrap().0;
    let cx = MlirContext::new();
    let mut module = Module::parse(melior(&cx), TEXT).unwrap();
    let manager = PassManager::new(melior(&cx));
    manager.nested_under("func.func").add_pass(pass);
    assert!(manager.run(&mut module).is_err());
}

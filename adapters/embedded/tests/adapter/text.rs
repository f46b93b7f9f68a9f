//! Modules as text, and what is said of them.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::thread;

use expect_test::{Expect, expect};
use pass_embedded::Embedded;
use pass_ir::dialect::{Behaviour, Dialect, OpDef, Traits};
use pass_ir::verify::{Check, Subject};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, Ir, Location};

use crate::{MODULE, parse, print};

/// Reads and verifies a text, and compares what is said about it.
fn check(text: &str, options: ParseOptions, expected: Expect) {
    let cx = pass_dialects::context();
    let mut diagnostics = Vec::new();
    let mut emit = |diagnostic: Diagnostic| diagnostics.push(diagnostic.to_string());
    if let Ok(mut root) = Embedded::parse(&cx, "a.mlir", text, options, &mut emit) {
        let op = Embedded::root(&mut root);
        let _ = Embedded::verify(&cx, &op, true, &mut emit);
    }
    expected.assert_eq(&diagnostics.join("\n"));
}

#[test]
fn what_was_read_is_printed() {
    let cx = pass_dialects::context();
    let text = print(&cx, &mut parse(&cx, MODULE));
    assert_eq!(text, MODULE.trim_start().replace("%a", "%arg0"));
}

/// The threads that have verified an operation of the dialect.
static VERIFIERS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

fn record_thread(_: Subject<'_>) -> Check {
    let name = thread::current().name().unwrap_or_default().to_owned();
    VERIFIERS.lock().unwrap().insert(name);
    Ok(())
}

static TRACED: Dialect = Dialect {
    name: "traced",
    ops: &[OpDef::new("traced.op", Traits::NONE)],
    behaviour: &[Behaviour::new("traced.op").verify(record_thread)],
    ..Dialect::EMPTY
};

/// Without a pool, the calling thread does all. With one, its threads do, whose stacks hold the deepest attributes.
#[test]
fn modules_are_parsed_verified_and_printed_on_the_threads_of_passes() {
    let aliases: String = (1..1300)
        .map(|link| format!("#a{link} = [#a{}]\n", link - 1))
        .collect();
    let functions: String = (0..500)
        .map(|number| {
            format!(
                "\"func.func\"() <{{function_type = () -> (), sym_name = \"f{number}\"}}> ({{\n  \"traced.op\"() {{a = #a1299}} : () -> ()\n  \
                 \"func.return\"() : () -> ()\n}}) : () -> ()\n"
            )
        })
        .collect();
    let text = format!("#a0 = [0]\n{aliases}{functions}");
    let outcome = |pool: Option<&Parallel>| {
        VERIFIERS.lock().unwrap().clear();
        let mut cx = pass_dialects::context();
        cx.register(&TRACED);
        if let Some(pool) = pool {
            Embedded::set_pool(&mut cx, pool);
        }
        let mut root = parse(&cx, &text);
        let op = Embedded::root(&mut root);
        Embedded::verify(&cx, &op, true, &mut |_| ()).unwrap();
        let printed = print(&cx, &mut root);
        (printed, VERIFIERS.lock().unwrap().clone())
    };
    let (expected, alone) = outcome(None);
    let (printed, threads) = outcome(Some(&Parallel::new(2).unwrap()));
    assert_eq!(printed, expected);
    assert_eq!(
        alone,
        BTreeSet::from([thread::current().name().unwrap().to_owned()])
    );
    assert!(
        threads.iter().all(|name| name.starts_with("pass-worker-")),
        "{threads:?}"
    );
}

#[test]
fn with_locations() {
    let cx = pass_dialects::context();
    let mut root = parse(
        &cx,
        "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({}) : () -> ()",
    );
    let options = PrintOptions::default().locations(true);
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
          }) : () -> () loc(#loc1)
        }) : () -> () loc(#loc)
        #loc = loc("a.mlir":0:0)
        #loc1 = loc("a.mlir":1:1)
    "#]]
    .assert_eq(&Embedded::print_root(&cx, &mut root, options));
}

#[test]
fn mistakes_in_the_text() {
    let options = ParseOptions::default();
    check(
        "\"func.return\"() : () -> )",
        options,
        expect!["a.mlir:1:24: error: expected non-function type"],
    );
    check("", options, expect![[""]]);
}

#[test]
fn mistakes_in_what_it_says() {
    let text = r#""builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
}) : () -> ()"#;
    check(
        text,
        ParseOptions::default(),
        expect![[r#"
        a.mlir:2:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
        a.mlir:2:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32"#]],
    );
    let text = r#""builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
}) : () -> ()"#;
    check(
        text,
        ParseOptions::default(),
        expect![[r#"
        a.mlir:3:3: error: redefinition of symbol named 'f'
        a.mlir:3:3: note: see current operation: 
        "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
        }) : () -> ()
        a.mlir:2:3: note: see existing symbol definition here"#]],
    );
}

/// Lines count from the start of the file, columns in bytes, as in `loc(..)`.
#[test]
fn places_are_those_of_the_file() {
    let options = ParseOptions::default().starts_at(10, 1);
    let text = "// one\n\"func.func\"() <{sym_name = \"größe\", function_type = () -> ()}> )";
    check(
        text,
        options,
        expect!["a.mlir:11:65: error: expected ':' followed by operation type"],
    );
    let text = "// one\n\"func.func\"() <{sym_name = \"f\"}> ({}) : () -> ()";
    check(
        text,
        options,
        expect![[r#"
        a.mlir:11:1: error: 'func.func' op requires attribute 'function_type'
        a.mlir:11:1: note: see current operation: 
        "func.func"() <{sym_name = "f"}> ({
        }) : () -> ()"#]],
    );
}

#[test]
fn a_root_of_ones_own() {
    let options = ParseOptions::default().implicit_root(false);
    let func = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({}) : () -> ()";
    let cx = pass_dialects::context();
    let mut root = Embedded::parse(&cx, "a.mlir", func, options, &mut |_| {}).unwrap();
    assert_eq!(Embedded::root(&mut root).name(), "func.func");
    check(
        &format!("{func}\n{func}"),
        options,
        expect!["a.mlir:0:0: error: source must contain a single top-level operation, found: 2"],
    );
}

#[test]
fn an_implicit_root_has_a_place() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, "");
    let place = Embedded::location(&cx, &Embedded::root(&mut root));
    assert_eq!(place, Location::file("a.mlir", 0, 0));
}

#[test]
fn operations_of_unknown_dialects() {
    let text = "\"other.op\"() : () -> ()";
    check(
        text,
        ParseOptions::default(),
        expect![
            "a.mlir:1:11: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used"
        ],
    );
    let mut cx = pass_dialects::context();
    Embedded::allow_unregistered_dialects(&mut cx, true);
    let mut root = parse(&cx, text);
    let op = Embedded::root(&mut root);
    assert!(Embedded::verify(&cx, &op, true, &mut |diagnostic| panic!("{diagnostic}")).is_ok());
}

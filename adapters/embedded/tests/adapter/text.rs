//! Modules as text, and what is said of them.

use expect_test::{Expect, expect};
use pass_embedded::Embedded;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
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

/// Lines count from the start of the file, columns in characters.
#[test]
fn places_are_those_of_the_file() {
    let options = ParseOptions::default().starts_at(10, 1);
    let text = "// one\n\"func.func\"() <{sym_name = \"größe\", function_type = () -> ()}> )";
    check(
        text,
        options,
        expect!["a.mlir:11:63: error: expected ':' followed by operation type"],
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

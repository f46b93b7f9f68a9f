//! IR before and after the passes over symbols.

use expect_test::expect;

use crate::{check, function};

const SYMBOLS: &str = r#"
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  "func.call"() <{callee = @used}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "gone", sym_visibility = "private"}> ({
  "func.call"() <{callee = @gone}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"builtin.module"() <{sym_name = "inner"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
  }) : () -> ()
}) : () -> ()
"t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
"#;

#[test]
fn symbols_that_nothing_refers_to_go_away() {
    check(
        "builtin.module(symbol-dce)",
        SYMBOLS,
        expect![[r#"
        SymbolDCE num-dce'd: 2
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            "func.call"() <{callee = @used}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
          }) : () -> ()
          "builtin.module"() <{sym_name = "inner"}> ({
            "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
            }) : () -> ()
          }) : () -> ()
          "t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn nested_symbols_of_a_visible_table_stay() {
    check(
        "builtin.module(builtin.module(symbol-dce))",
        SYMBOLS,
        expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
            "func.call"() <{callee = @used}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "used", sym_visibility = "private"}> ({
          }) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "gone", sym_visibility = "private"}> ({
            "func.call"() <{callee = @gone}> : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "builtin.module"() <{sym_name = "inner"}> ({
            "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
            }) : () -> ()
            "func.func"() <{function_type = () -> (), sym_name = "referred", sym_visibility = "nested"}> ({
            }) : () -> ()
          }) : () -> ()
          "t.refers"() {to = [{deep = @inner::@referred}, @inner::@missing, @missing]} : () -> ()
        }) : () -> ()
    "#]],
    );
}

#[test]
fn calls_are_inlined_in_symbol_tables_alone() {
    check(
        "builtin.module(any(cse,inline{default-pipeline=}))",
        &function("() -> ()", "  \"func.return\"() : () -> ()"),
        expect![[r#"
            -:1:1: error: 'func.func' op does not define a symbol table, in which inlining looks up callees
        "#]],
    );
}

#[test]
fn what_may_hold_symbols_is_not_touched() {
    let text = r#"
"t.holder"() ({
  "t.unknown"() : () -> ()
}) : () -> ()"#;
    check(
        "builtin.module(symbol-dce)",
        text,
        expect![[r#"
            -:2:1: error: 't.holder' op may hold symbols in an operation that nobody declares, so that none can be removed
        "#]],
    );
    check(
        "builtin.module(func.func(symbol-dce))",
        &function("() -> ()", "  \"func.return\"() : () -> ()"),
        expect![[r#"
        -:1:1: error: 'func.func' op holds no symbols, so that none of them can be removed
    "#]],
    );
}

#[test]
fn symbols_are_hidden_unless_they_are_excluded() {
    let text = r#""func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "helper"}> ({
  "func.return"() : () -> ()
}) : () -> ()"#;
    check(
        "builtin.module(symbol-privatize{exclude=main},symbol-dce)",
        text,
        expect![[r#"
            SymbolDCE num-dce'd: 1
            "builtin.module"() ({
              "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
                "func.return"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

/// The operation that is shown has its regions, although the pass holds no more than its record.
#[test]
fn an_unknown_table_is_shown_with_what_it_holds() {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let text = "\"x.table\"() ({\n  \"x.in\"() {sym_name = \"s\"} : () -> ()\n}) : () -> ()\n";
    let mut module = pass_ir::parse(&cx, text, &pass_ir::ParseOptions::default()).unwrap();
    let mut registry = pass_runtime::PassRegistry::<pass_embedded::Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let pipeline = registry.parse(&cx, "builtin.module(symbol-dce)").unwrap();
    let mut manager = pass_runtime::PassManager::from(pipeline);
    manager.set_show_operations(true);
    let mut shown = String::new();
    let result = manager.run(&cx, module.root(&cx), &mut |diagnostic| {
        shown.clone_from(&diagnostic.notes[0].message);
    });
    assert!(result.is_err());
    let note = "see current operation: \n";
    assert_eq!(shown, note.to_owned() + text.trim_end());
}

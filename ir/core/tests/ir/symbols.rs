//! Symbol tables: names, uses, renaming.

use expect_test::expect;
use pass_ir::InsertPoint;
use pass_ir::symbols::SymbolTable;

use crate::{lenient, parse};

const TEXT: &str = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.use"() {a = [@f, {b = @f::@g}]} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"builtin.module"() <{sym_name = "hides"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @f}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"builtin.module"() <{sym_name = "sees"}> ({
  "t.use"() {a = @f} : () -> ()
}) : () -> ()"#;

#[test]
fn references_are_those_that_resolve_here() {
    let cx = lenient();
    let module = parse(&cx, TEXT).unwrap();
    let uses = SymbolTable::uses(&cx, module.body().unwrap());
    assert_eq!(uses[&cx.ident("f")], 3);
}

#[test]
fn renaming_leaves_out_tables_with_such_a_symbol() {
    let cx = lenient();
    let mut module = parse(&cx, TEXT).unwrap();
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let mut table = SymbolTable::of(&cx, body);
    let f = table.lookup(cx.ident("f")).unwrap();
    let name = table.rename(&cx, body, f, "sees").unwrap();
    assert_eq!(cx.str(name), "sees_0");
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "sees_0"}> ({
            "t.use"() {a = [@sees_0, {b = @sees_0::@g}]} : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
          "builtin.module"() <{sym_name = "hides"}> ({
            "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
              "func.call"() <{callee = @f}> : () -> ()
              "func.return"() : () -> ()
            }) : () -> ()
          }) : () -> ()
          "builtin.module"() <{sym_name = "sees"}> ({
            "t.use"() {a = @sees_0} : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&module.print(&cx));
}

#[test]
fn an_inserted_symbol_gets_a_name_of_its_own() {
    let cx = lenient();
    let mut module = parse(&cx, TEXT).unwrap();
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let mut table = SymbolTable::of(&cx, body);
    let f = table.lookup(cx.ident("f")).unwrap();
    let names = [(); 2].map(|()| {
        let copy = body.clone_op(&cx, f, InsertPoint::After(f));
        table.insert(&cx, body, copy).map(|name| cx.str(name))
    });
    assert_eq!(names, [Some("f_0"), Some("f_1")]);
    assert_eq!(module.verify(&cx), []);
}

/// A function is isolated and no symbol table: its members shadow nothing.
#[test]
fn renaming_and_counting_agree_on_what_is_shadowed() {
    let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "t.use"() {a = @g} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
  "func.return"() : () -> ()
}) : () -> ()"#;
    let cx = lenient();
    let mut module = parse(&cx, text).unwrap();
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let mut table = SymbolTable::of(&cx, body);
    let g = table.lookup(cx.ident("g")).unwrap();
    assert_eq!(SymbolTable::uses(&cx, body)[&cx.ident("g")], 1);
    table.rename(&cx, body, g, "h");
    let uses = SymbolTable::uses(&cx, body);
    assert_eq!(uses.get(&cx.ident("g")), None);
    assert_eq!(uses[&cx.ident("h")], 1);
}

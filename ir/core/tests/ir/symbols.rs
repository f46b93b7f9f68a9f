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

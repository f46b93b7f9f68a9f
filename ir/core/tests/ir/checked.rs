//! A verified body is verified again after any change.

use expect_test::expect;
use pass_dialects::op;
use pass_ir::dialect::{Dialect, OpDef, Traits};
use pass_ir::{Attr, Body, Context, Header, Module, Op, name};

use crate::parse;

const TEXT: &str = r#"
"builtin.module"() <{sym_name = "inner"}> ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%0: i32):
    %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
"builtin.module"() <{sym_name = "other"}> ({
^bb0:
}) : () -> ()
"#;

/// The violations after the change, as seen from each operation on the way to it.
fn after(change: impl Fn(&Context, Op<'_>)) -> String {
    let cx = pass_dialects::context();
    let mut module = parse(&cx, TEXT).unwrap();
    for _ in 0..2 {
        assert_eq!(verification_messages(&cx, &mut module), "");
    }
    change(&cx, module.root(&cx));
    verification_messages(&cx, &mut module)
}

fn verification_messages(cx: &Context, module: &mut Module) -> String {
    let mut messages = String::new();
    let mut note = |what: &str, op: &Op<'_>| {
        for violation in op.verify(true) {
            messages += &format!("{what}: {}\n", violation.message);
        }
    };
    let mut root = module.root(cx);
    note("root", &root);
    root.for_each_child(|mut inner| {
        note("inner", &inner);
        inner.for_each_child(|func| note("func", &func));
    });
    note("root again", &root);
    messages
}

fn first(body: &mut Body, of: pass_ir::OpName) -> pass_ir::OpId {
    body.walk()
        .into_iter()
        .find(|&one| body.name(one) == of)
        .unwrap()
}

/// The body of the function, by way of the bodies around it.
fn function(mut root: Op<'_>, change: impl FnOnce(&mut Body)) {
    let body = root.body_mut().unwrap();
    let inner = first(body, op::BUILTIN_MODULE);
    let body = body.nested_mut(inner).unwrap();
    let func = first(body, op::FUNC_FUNC);
    change(body.nested_mut(func).unwrap());
}

#[test]
fn a_change_is_seen_whichever_way_it_is_made() {
    let through_bodies = after(|_, root| {
        function(root, |body| {
            let add = first(body, op::ARITH_ADDI);
            let value = body.result(add, 0).unwrap();
            body.set_value_type(value, pass_ir::Type::I64);
        });
    });
    let through_children = after(|cx, mut root| {
        root.for_each_child(|mut inner| {
            inner.for_each_child(|mut func| {
                func.set_attr(name::FUNCTION_TYPE, Some(cx.type_attr(pass_ir::Type::I32)));
            });
        });
    });
    let by_header = after(|cx, mut root| {
        let body = root.body_mut().unwrap();
        let inner = first(body, op::BUILTIN_MODULE);
        let attrs = Attr::EMPTY_DICT;
        body.set_header(
            inner,
            Header {
                attrs,
                ..body.header(cx, inner)
            },
        );
        let nested = body.nested_mut(inner).unwrap();
        let func = first(nested, op::FUNC_FUNC);
        let props = Attr::EMPTY_DICT;
        nested.set_header(
            func,
            Header {
                props,
                ..nested.header(cx, func)
            },
        );
    });
    expect![[r#"
        root: 'arith.addi' op requires the same type for all operands and results
        inner: 'arith.addi' op requires the same type for all operands and results
        func: 'arith.addi' op requires the same type for all operands and results
        root again: 'arith.addi' op requires the same type for all operands and results
        ---
        root: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        inner: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        func: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        root again: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        ---
        root: 'func.func' op requires attribute 'function_type'
        inner: 'func.func' op requires attribute 'function_type'
        func: 'func.func' op requires attribute 'function_type'
        root again: 'func.func' op requires attribute 'function_type'
    "#]].assert_eq(&format!(
        "{through_bodies}---\n{through_children}---\n{by_header}"
    ));
}

static STRICT: Dialect = Dialect {
    name: "strict",
    ops: &[OpDef::new("strict.op", Traits::TERMINATOR)],
    ..Dialect::EMPTY
};

#[test]
fn a_dialect_that_comes_to_be_known_later_counts() {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let text = "\"strict.op\"() : () -> ()\n\"t.a\"() : () -> ()";
    let module = parse(&cx, text).unwrap();
    assert!(module.verify(&cx).is_empty());
    cx.register(&STRICT);
    let violations = module.verify(&cx);
    let messages: Vec<&str> = violations
        .iter()
        .map(|violation| violation.message.as_str())
        .collect();
    assert_eq!(
        messages,
        ["'strict.op' op must be the last operation in the parent block"]
    );
}

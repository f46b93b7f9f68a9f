//! Checks of dialects that are declared here, of parts of modules, and of deep nesting.

use std::fmt::Write;

use pass_ir::dialect::{Dialect, Kind, OpDef, Traits};
use pass_ir::{
    Context, Diagnostic, InsertPoint, Loc, Module, OpSpec, ParseOptions, Type, name, parse,
};

/// Returns the diagnostics of a text, whose first line is empty.
fn diagnostics(cx: &Context, text: &str) -> String {
    let text = text.trim_start_matches('\n');
    let module = parse(cx, text, &ParseOptions::default()).unwrap();
    render(cx, &module.verify(cx))
}

fn render(cx: &Context, errors: &[Diagnostic]) -> String {
    let mut out = String::new();
    let mut write = |location: Loc, kind: &str, message: &str| {
        let (_, position) = cx.file_position(location).unwrap();
        let (line, column) = (position.line, position.column);
        writeln!(out, "{line}:{column}: {kind}: {message}").unwrap();
    };
    for error in errors {
        write(error.location, "error", &error.message);
        for note in &error.notes {
            write(note.location.unwrap(), "note", &note.message);
        }
    }
    out
}

/// Returns a module with a function that holds regions nested to the depth.
fn nested_regions(cx: &Context, depth: usize) -> Module {
    let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
      "func.return"() : () -> ()
    }) : () -> ()"#;
    let mut module = parse(cx, text, &ParseOptions::default()).unwrap();
    let mut root = module.root(cx);
    root.for_each_child(|mut func| {
        let body = func.body_mut().unwrap();
        let block = body.entry(body.top_regions()[0]).unwrap();
        let spec = OpSpec::new(cx.op_name("x.value"), Loc::UNKNOWN).results(&[Type::I32]);
        let value = body.create(cx, &spec, InsertPoint::Start(block));
        let value = body.result(value, 0).unwrap();
        let mut point = InsertPoint::Before(body.last_op(block).unwrap());
        for _ in 0..depth {
            let operands = [value];
            let spec = OpSpec::new(cx.op_name("x.region"), Loc::UNKNOWN);
            let op = body.create(cx, &spec.operands(&operands).regions(1), point);
            let inner = body.append_block(body.regions(op)[0], &[]);
            point = InsertPoint::Start(inner);
        }
    });
    module
}

#[test]
fn regions_may_be_nested_to_any_depth() {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    let module = nested_regions(&cx, 100_000);
    assert_eq!(render(&cx, &module.verify(&cx)), "");
}

/// A pass on functions leaves it to the module to check that their names differ.
#[test]
fn verification_without_nested_operations() {
    let cx = pass_dialects::context();
    let text = r#"
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
"#;
    let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    let mut root = module.root(&cx);
    assert_eq!(render(&cx, &root.verify(false)), "");
    root.for_each_child(|mut func| {
        func.set_attr(name::SYM_NAME, Some(cx.string_attr("same")));
    });
    expect_test::expect![[r#"
        6:3: error: redefinition of symbol named 'same'
        6:3: note: see current operation: 
        "func.func"() <{function_type = () -> (), sym_name = "same", sym_visibility = "private"}> ({
        }) : () -> ()
        3:3: note: see existing symbol definition here
    "#]]
    .assert_eq(&render(&cx, &root.verify(false)));
}

#[test]
fn checks_that_a_table_declares() {
    static TOY: Dialect = Dialect {
        name: "toy",
        ops: &[
            OpDef::new(
                "toy.func",
                Traits::ISOLATED.with(Traits::SYMBOL).with(Traits::FUNCTION),
            )
            .regions(1)
            .properties(&["function_type", "sym_name"]),
            OpDef::new("toy.jump", Traits::TERMINATOR).operands(&[Kind::IntLike]),
            OpDef::new("toy.same", Traits::SAME_TYPE)
                .operands(&[Kind::Any, Kind::Any])
                .results(&[Kind::Any]),
            OpDef::new("toy.need", Traits::NONE)
                .properties(&["value"])
                .required(&["value"]),
        ],
        ..Dialect::EMPTY
    };
    let mut cx = pass_dialects::context();
    cx.register(&TOY);
    let text = r#"
"builtin.module"() ({
  "toy.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%a: f32):
    "toy.jump"(%a) : (f32) -> ()
  }) : () -> ()
  "toy.func"() <{function_type = (i32, f32) -> (), sym_name = "g"}> ({
  ^bb0(%a: i32, %b: f32):
    %c = "toy.same"(%a, %b) : (i32, f32) -> i32
    "toy.jump"(%a) : (i32) -> ()
  }) : () -> ()
  "toy.func"() <{function_type = (i32) -> (), sym_name = "h"}> ({
  ^bb0(%a: i32):
    "toy.need"() : () -> ()
    "toy.jump"(%a) : (i32) -> ()
  }) : () -> ()
  "toy.func"() <{function_type = (f32) -> (), sym_name = "k"}> ({
  ^bb0(%a: i32):
    "toy.jump"(%a) : (i32) -> ()
  }) : () -> ()
  "toy.func"() <{function_type = (i32) -> (), sym_name = "l"}> ({
  ^bb0(%a: i32):
    "toy.jump"(%a)[^bb1] : (i32) -> ()
  ^bb1:
    "toy.same"(%a, %a) : (i32, i32) -> i32
  }) : () -> ()
}) : () -> ()
"#;
    expect_test::expect![[r#"
        4:5: error: 'toy.jump' op operand #0 must be signless-integer-like, but got 'f32'
        4:5: note: see current operation: "toy.jump"(%arg0) : (f32) -> ()
        8:10: error: 'toy.same' op requires the same type for all operands and results
        8:10: note: see current operation: %0 = "toy.same"(%arg0, %arg1) : (i32, f32) -> i32
        13:5: error: 'toy.need' op requires attribute 'value'
        13:5: note: see current operation: "toy.need"() : () -> ()
        16:3: error: 'toy.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('f32')
        16:3: note: see current operation: 
        "toy.func"() <{function_type = (f32) -> (), sym_name = "k"}> ({
        ^bb0(%arg0: i32):
          "toy.jump"(%arg0) : (i32) -> ()
        }) : () -> ()
        24:5: error: block with no terminator, has %0 = "toy.same"(%arg0, %arg0) : (i32, i32) -> i32
        24:5: note: see current operation: %0 = "toy.same"(%arg0, %arg0) : (i32, i32) -> i32
    "#]].assert_eq(&diagnostics(&cx, text));
}

#[test]
fn calls_of_a_declared_dialect() {
    let mut cx = pass_dialects::context();
    cx.register(&CALLS);
    let text = r#"
"builtin.module"() ({
  "toy.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32):
    "toy.call"(%a) {callee = @f} : (i32) -> ()
    "toy.call"() : () -> ()
    "toy.call"() {callee = @f} : () -> ()
    "toy.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#;
    expect_test::expect![[r#"
        6:5: error: 'toy.call' op incorrect number of operands for callee
        6:5: note: see current operation: "toy.call"() {callee = @f} : () -> ()
    "#]]
    .assert_eq(&diagnostics(&cx, text));
}

static CALLS: Dialect = Dialect {
    name: "toy",
    ops: &[
        OpDef::new(
            "toy.func",
            Traits::ISOLATED.with(Traits::SYMBOL).with(Traits::FUNCTION),
        )
        .regions(1)
        .properties(&["function_type", "sym_name"]),
        OpDef::new("toy.call", Traits::CALL)
            .operands(&[Kind::Variadic])
            .results(&[Kind::Variadic]),
        OpDef::new("toy.end", Traits::TERMINATOR),
    ],
    ..Dialect::EMPTY
};

//! The diagnostics of the verifier, compared with those of `mlir-opt` for the same text.

mod aggregates;
mod blocks;
mod branches;
mod calls;
mod casts;
mod comparisons;
mod conditionals;
mod constants;
mod declared;
mod dialects;
mod dominance;
mod functions;
mod loops;
mod matrices;
mod modules;
mod properties;
mod shaped_casts;
mod sums;
mod switches;
mod symbols;
mod terminators;
mod views;

use std::fmt::Write;

use expect_test::Expect;

use crate::context::Context;
use crate::diag::Diagnostic;
use crate::dialect::{Dialect, Kind, OpDef, Traits};
use crate::handle::{Loc, Type};
use crate::module::Module;
use crate::parse::{ParseOptions, parse};

/// Compares what is wrong with a text, places without the name of the file.
#[track_caller]
fn check(text: &str, expected: Expect) {
    expected.assert_eq(&mistakes(&Context::new(), text));
}

/// As [`check`], where operations of unknown dialects are accepted.
#[track_caller]
fn check_unregistered(text: &str, expected: Expect) {
    let mut cx = Context::new();
    cx.allow_unregistered(true);
    expected.assert_eq(&mistakes(&cx, text));
}

/// As [`check_unregistered`], where only the messages of errors are compared, one a line.
#[track_caller]
fn errors(text: &str, expected: Expect) {
    let mut cx = Context::new();
    cx.allow_unregistered(true);
    let text = text.strip_prefix('\n').unwrap_or(text);
    let found = match parse(&cx, text, &ParseOptions::default()) {
        Ok(module) => module.verify(&cx),
        Err(found) => found,
    };
    let messages = found.iter().map(|error| format!("{}\n", error.message));
    expected.assert_eq(&messages.collect::<String>());
}

/// Compares what is wrong with each of these modules: `shared` is at the start of each, and an empty line separates them.
#[track_caller]
fn modules(shared: &str, modules: &str, expected: Expect) {
    let module =
        |body: &str| format!("\"builtin.module\"() ({{\n{shared}\n{body}\n}}) : () -> ()\n");
    let text: String = modules.trim().split("\n\n").map(module).collect();
    errors(&text, expected);
}

fn mistakes(cx: &Context, text: &str) -> String {
    // The first line of a raw string is empty.
    let text = text.strip_prefix('\n').unwrap_or(text);
    let found = match parse(cx, text, &ParseOptions::default()) {
        Ok(module) => module.verify(cx),
        Err(found) => found,
    };
    render(cx, &found)
}

fn render(cx: &Context, found: &[Diagnostic]) -> String {
    let mut out = String::new();
    let mut line = |loc: Loc, kind: &str, message: &str| {
        let (_, at) = cx.place(loc).unwrap();
        writeln!(out, "{}:{}: {kind}: {message}", at.line, at.column).unwrap();
    };
    for diagnostic in found {
        line(diagnostic.location, "error", &diagnostic.message);
        for note in &diagnostic.notes {
            line(note.location.unwrap(), "note", &note.message);
        }
    }
    out
}

/// A function whose body is a region in a region in a region, and so on.
fn deep(cx: &Context, depth: usize) -> Module {
    use crate::body::{InsertPoint, OpSpec};
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
    let mut cx = Context::new();
    cx.allow_unregistered(true);
    let module = deep(&cx, 100_000);
    assert_eq!(render(&cx, &module.verify(&cx)), "");
}

/// A pass on the functions of a module leaves it to the module to see that their names still differ.
#[test]
fn without_what_is_nested() {
    let cx = Context::new();
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
        func.set_attr(crate::name::SYM_NAME, Some(cx.string_attr("same")));
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

/// A dialect of one's own gets the checks that its table asks for.
#[test]
fn own_dialect() {
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
    let mut cx = Context::new();
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
    "#]].assert_eq(&mistakes(&cx, text));
}

#[test]
fn own_calls() {
    let mut cx = Context::new();
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
    .assert_eq(&mistakes(&cx, text));
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

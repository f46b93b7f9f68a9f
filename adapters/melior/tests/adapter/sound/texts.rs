//! Texts of MLIR that are empty, end in a null character, or are not UTF-8.

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext, OpState, Place, RewriteError};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};

/// A file without a name, as a location and of what is parsed.
#[test]
fn files_without_a_name() {
    in_child("texts::files_without_a_name", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, "func.func @f() { return loc(\"\":1:2 to 3:4) }");
        let op = root.op();
        let reader = op.reader();
        let end = reader.find("func.return")[0];
        assert_eq!(end.location().to_string(), ":1:2");
        drop(reader);
        let mut locations = Vec::new();
        Mlir::visit_entities(&cx, &op, true, &mut |occurrence| {
            locations.push((occurrence.location)().to_string());
        });
        assert!(locations.contains(&":1:2".to_owned()), "{locations:?}");
        let mut said = Vec::new();
        let parsed = Mlir::parse(
            &cx,
            "",
            "wrong",
            ParseOptions::default(),
            &mut |diagnostic| {
                said.push(diagnostic.to_string());
            },
        );
        assert!(parsed.is_err());
        assert!(
            said.concat().contains("custom op 'wrong' is unknown"),
            "{said:?}"
        );
    });
}

/// Names of files and symbols that are not UTF-8, and such that differ in a null character.
#[test]
fn symbols_of_any_bytes() {
    in_child("texts::symbols_of_any_bytes", || {
        let cx = MlirContext::new();
        let text = "
func.func private @f()
func.func private @\"f\\00\"()
func.func private @\"\\FF\"()
func.func private @\"\\FE\"()
func.func private @\"\"()
func.func @g() {
  func.call @\"f\\00\"() : () -> ()
  func.call @\"\\FF\"() : () -> ()
  return loc(\"\\FF\":1:2)
}";
        let mut root = parsed(&cx, text);
        let mut op = root.op();
        let rewriter = op.rewriter().unwrap();
        let functions = rewriter.find("func.func");
        let symbols = functions.iter().map(|function| function.symbol());
        let symbols: Vec<_> = symbols.collect();
        let [f, null, empty] = ["f", "f\0", ""].map(|name| Some(name.to_owned()));
        let g = Some("g".to_owned());
        assert_eq!(symbols, [f, null.clone(), None, None, empty, g]);
        let calls = rewriter.find("func.call");
        let callees = calls.iter().map(|call| call.symbol_ref("callee"));
        assert_eq!(callees.collect::<Vec<_>>(), [null, None]);
        let empty = rewriter.symbol_ref("");
        let call = rewriter
            .clone_to(calls[0], Place::Before(calls[0]))
            .unwrap();
        rewriter.set_attribute(call, "callee", empty).unwrap();
        assert_eq!(call.symbol_ref("callee").as_deref(), Some(""));
        let end = rewriter.find("func.return")[0];
        assert_eq!(end.location().to_string(), "\u{fffd}:1:2");
        drop(rewriter);
        // A text shows them, and names of operations in diagnostics.
        let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
        assert!(printed.contains("@\"f\\00\""), "{printed}");
        let mut shown = Vec::new();
        root.op().walk(&mut |op| shown.push(Mlir::symbol(&cx, op)));
        assert!(shown.contains(&Some("\u{fffd}".to_owned())), "{shown:?}");
    });
}

/// The attribute that names symbols is none of a symbol.
#[test]
fn symbols_that_are_no_texts() {
    in_child("texts::symbols_that_are_no_texts", || {
        let cx = MlirContext::new();
        let text =
            "module { arith.constant {sym_name = 1 : i32} 2 : i32\n func.func private @f() }";
        let mut root = parsed(&cx, text);
        let op = root.op();
        let reader = op.reader();
        for op in reader.walk() {
            assert_eq!(op.symbol_users(), (op.is("func.func")).then(Vec::new));
        }
    });
}

/// Texts that nest deeper than the stack of a thread, and those that nest as deep as they may. Tests run on threads.
#[test]
fn texts_that_nest() {
    in_child("texts::texts_that_nest", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, "module {}");
        let op = root.op();
        let reader = op.reader();
        let nested =
            |open: &str, inner: &str, close: &str, n| open.repeat(n) + inner + &close.repeat(n);
        for (open, inner, close) in [
            ("[", "", "]"),
            ("{a = ", "1", "}"),
            ("tuple<", "i1", ">"),
            ("[", "!llvm.struct<(i1)>", "]"),
        ] {
            let text = nested(open, inner, close, 390);
            reader.parse_attribute(&text).unwrap().to_string();
            let text = nested(open, inner, close, 1_000_000);
            let refused = reader.parse_attribute(&text).unwrap_err();
            let reason = refused.reason().unwrap_or_default();
            assert!(reason.contains("nests deeper"), "{reason}");
        }
        let text = nested("!llvm.struct<(", "i1", ")>", 199);
        reader.parse_type(&text).unwrap().to_string();
        for expression in [
            nested("(", "d0", ")", 1_000_000),
            "-".repeat(1_000_000) + "d0",
            "d0 mod 3 floordiv 2 + ".repeat(100_000) + "d0",
        ] {
            let text = format!("affine_map<(d0) -> ({expression})>");
            assert!(reader.parse_attribute(&text).is_err());
        }
        // Brackets and operators that do not nest.
        for harmless in [
            "() -> ()",
            "-1",
            "\"[[(\\\"{{\"",
            "tensor<*xf32>",
            "affine_set<(d0) : (d0 >= 0)>",
        ] {
            let text = format!("[{}]", [harmless; 10_000].join(","));
            reader.parse_attribute(&text).unwrap();
        }
        parsed(
            &cx,
            &"// {[(<\nfunc.func private @f() -> ()\n".replace("@f", "@\"{[\""),
        );
        let options = ParseOptions::default();
        let text = nested("module {\n", "", "}", 399);
        let mut deep = parsed(&cx, &text);
        Mlir::verify(&cx, &deep.op(), true, &mut |said| panic!("{said}")).unwrap();
        assert!(Mlir::print_root(&cx, &mut deep, PrintOptions::default()).len() > 800);
        let text = nested("module {\n", "", "}", 1_000_000);
        let mut said = Vec::new();
        let parsed = Mlir::parse(&cx, "a.mlir", &text, options, &mut |error| {
            said.push(error.to_string());
        });
        assert!(parsed.is_err());
        assert!(
            said[0].contains("a.mlir:401:8: error: this nests"),
            "{said:?}"
        );
    });
}

/// Operations that are nested in one another until they are freed by a recursion that the stack does not have.
#[test]
fn operations_that_nest() {
    in_child("texts::operations_that_nest", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, "func.func @f() { return }");
        {
            let mut op = root.op();
            let rewriter = op.rewriter().unwrap();
            let end = rewriter.find("func.return")[0];
            let mut place = Place::Before(end);
            let mut count = 0;
            let refused = loop {
                let around = OpState::new("scf.execute_region").regions(1);
                match rewriter.create(place, around) {
                    Ok(op) => place = Place::Start(rewriter.add_block(op, 0, &[]).unwrap()),
                    Err(refused) => break refused,
                }
                count += 1;
            };
            assert_eq!(count, 398);
            assert!(matches!(refused, RewriteError::Invalid(_)), "{refused}");
            let outer = rewriter.find("scf.execute_region");
            assert!(rewriter.clone_to(outer[1], Place::Before(end)).is_ok());
            let (outer, inner) = (outer[0], outer[200].body().unwrap());
            assert!(rewriter.clone_to(outer, Place::End(inner)).is_err());
        }
        Mlir::print_root(&cx, &mut root, PrintOptions::default());
    });
}

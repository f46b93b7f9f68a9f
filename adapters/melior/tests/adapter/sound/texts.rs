//! Texts of MLIR that are empty, end in a null character, or are not UTF-8.

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext, Place};
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

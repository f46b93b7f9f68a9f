//! A dialect of one's own, which TableGen defines: MLIR learns it from IRDL, and Rust has typed functions for its operations.

#![expect(
    unsafe_code,
    reason = "the functions that melior's macro makes are not known to make operations alone"
)]

use std::path::Path;
use std::process::Command;

use crate::rewriting::parsed;
use expect_test::expect;
use melior::ir::attribute::IntegerAttribute;
use pass_melior::{Conversion, Mlir, MlirContext, OpState, Place};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, PrintOptions};

melior::dialect! {
    name: "shapes",
    files: ["tests/adapter/shapes.td"],
}

const DEFINITION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/adapter/shapes.td");

/// A context that knows the dialect, whose definition MLIR's tool turns into IRDL.
fn context() -> MlirContext {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").unwrap();
    let prefix = Path::new(&prefix);
    let mut command = Command::new(prefix.join("bin/tblgen-to-irdl"));
    command.args(["--gen-dialect-irdl-defs", "--dialect=shapes", DEFINITION]);
    let output = command
        .arg("-I")
        .arg(prefix.join("include"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shapes.irdl");
    std::fs::write(&file, output.stdout).unwrap();
    let mut cx = MlirContext::new();
    cx.load_irdl(&file, &mut |diagnostic| panic!("{diagnostic}"))
        .unwrap();
    cx
}

const TEXT: &str = "func.func @f(%x: f64) -> f64 {
  %0 = arith.mulf %x, %x : f64
  return %0 : f64
}";

#[test]
fn typed_operations_through_a_rewriter() {
    let cx = context();
    let mut root = parsed(&cx, TEXT);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let product = rewriter.find("arith.mulf")[0];
    let (x, r#type) = (
        product.operand(0).unwrap(),
        product.result(0).unwrap().r#type(),
    );
    let place = Place::Before(product);
    let two = rewriter.integer(rewriter.integer_type(64), 2).unwrap();
    let two = IntegerAttribute::try_from(two).unwrap();
    let scaled = rewriter.typed(place, (r#type, x, two));
    // SAFETY: the function is one of melior's macro.
    let scaled = unsafe { scaled.create(shapes::scale) }.unwrap();
    let area = rewriter.typed(place, (r#type, x, scaled.result(0).unwrap()));
    // SAFETY: as above.
    let area = unsafe { area.create(shapes::area) }.unwrap();
    rewriter.replace(product, &area.results()).unwrap();
    drop(rewriter);
    Mlir::verify(&cx, &op, true, &mut |diagnostic| panic!("{diagnostic}")).unwrap();
    expect![[r#""#]].assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}

/// What the definition says of types holds for operations that are made without it.
#[test]
fn operations_that_the_definition_refuses() {
    let cx = context();
    let mut root = parsed(&cx, &TEXT.replace("f64", "f32"));
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let product = rewriter.find("arith.mulf")[0];
    let area = OpState::new("shapes.area").operands(product.operands());
    let area = area.results([product.result(0).unwrap().r#type()]);
    rewriter.create(Place::Before(product), area).unwrap();
    drop(rewriter);
    let mut said = String::new();
    let emit = &mut |diagnostic: pass_runtime::Diagnostic| said += &diagnostic.message;
    assert!(Mlir::verify(&cx, &op, true, emit).is_err());
    expect![[r#""#]].assert_eq(&said);
}

#[test]
fn the_dialect_is_lowered() {
    let cx = context();
    let text = r#"func.func @f(%x: f64) -> f64 {
      %0 = "shapes.scale"(%x) {factor = 3 : i64} : (f64) -> f64
      %1 = "shapes.area"(%0, %x) : (f64, f64) -> f64
      return %1 : f64
    }"#;
    let mut root = parsed(&cx, text);
    let conversion = Conversion::new()
        .illegal("shapes")
        .legal("arith")
        .pattern("shapes.area", |rewriter| {
            let product = OpState::new("arith.mulf").operands(rewriter.operands());
            Ok(rewriter.replace_with(product)?)
        })
        .pattern("shapes.scale", |rewriter| {
            let (factor, length) = (rewriter.op().integer("factor"), rewriter.operands()[0]);
            let Some(factor) =
                factor.and_then(|factor| rewriter.float(length.r#type(), factor as f64))
            else {
                return Ok(());
            };
            let factor = OpState::new("arith.constant").attribute("value", factor);
            let factor = rewriter.create(factor)?.results()[0];
            let product = OpState::new("arith.mulf").operands([length, factor]);
            Ok(rewriter.replace_with(product)?)
        });
    assert_eq!(root.op().convert_partially(&conversion), Ok(true));
    expect![[r#""#]].assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}

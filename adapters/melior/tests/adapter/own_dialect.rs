//! A dialect of one's own, which TableGen defines, and MLIR learns from IRDL.

use std::path::Path;
use std::process::Command;

use crate::rewriting::parsed;
use expect_test::expect;
use pass_melior::{Conversion, Mlir, MlirContext, OpState, Place};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, PrintOptions};

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
fn operations_of_the_definition() {
    let cx = context();
    let mut root = parsed(&cx, TEXT);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let product = rewriter.find("arith.mulf")[0];
    let (x, r#type) = (
        product.operand(0).unwrap(),
        product.result(0).unwrap().r#type(),
    );
    let factor = rewriter.integer(rewriter.integer_type(64), 2).unwrap();
    let scale = OpState::new("shapes.scale").operands([x]);
    let scale = scale.attribute("factor", factor).results([r#type]);
    let scaled = rewriter.create(Place::Before(product), scale).unwrap();
    let area = OpState::new("shapes.area").operands([x, scaled.results()[0]]);
    let area = rewriter
        .create(Place::Before(product), area.results([r#type]))
        .unwrap();
    rewriter.replace(product, &area.results()).unwrap();
    drop(rewriter);
    Mlir::verify(&cx, &op, true, &mut |diagnostic| panic!("{diagnostic}")).unwrap();
    expect![[r#"
        module {
          func.func @f(%arg0: f64) -> f64 {
            %0 = "shapes.scale"(%arg0) {factor = 2 : i64} : (f64) -> f64
            %1 = "shapes.area"(%arg0, %0) : (f64, f64) -> f64
            return %1 : f64
          }
        }
    "#]]
    .assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}

/// The verifier refuses a created operation whose types the definition does not allow.
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
    let mut messages = String::new();
    let emit = &mut |diagnostic: pass_runtime::Diagnostic| messages += &diagnostic.message;
    assert!(Mlir::verify(&cx, &op, true, emit).is_err());
    expect!["expected 'f64' but got 'f32'"].assert_eq(&messages);
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
    expect![[r#"
        module {
          func.func @f(%arg0: f64) -> f64 {
            %cst = arith.constant 3.000000e+00 : f64
            %0 = arith.mulf %arg0, %cst : f64
            %1 = arith.mulf %0, %arg0 : f64
            return %1 : f64
          }
        }
    "#]]
    .assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}

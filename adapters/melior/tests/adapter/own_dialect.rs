//! A dialect of one's own, which TableGen defines, and MLIR learns from IRDL.

use std::path::Path;
use std::process::Command;

use crate::rewriting::parsed;
use expect_test::expect;
use pass_melior::define::{Alternative, Arity, DialectDefinition, OpDefinition, Part};
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

const EMPTY: OpDefinition = OpDefinition {
    name: "own.table",
    operands: &[],
    results: &[],
    attributes: &[],
    regions: &[],
    successors: &[],
    has_operand_sizes: false,
    has_result_sizes: false,
    traits: &[],
    parents: &[],
    has_no_effects: false,
    is_speculatable: false,
};

/// A constraint that nothing could satisfy is an error of the table, and adds nothing.
#[test]
fn types_that_mlir_does_not_have() {
    const WIDE: Part = Part {
        name: "a",
        arity: Arity::One,
        summary: "wide",
        any_of: &[Alternative::Type("i32"), Alternative::Type("i99999999")],
        blocks: None,
    };
    const WRONG: OpDefinition = OpDefinition {
        operands: &[WIDE],
        ..EMPTY
    };
    let mut cx = MlirContext::new();
    let definition = DialectDefinition {
        name: "own",
        types: &[],
        attributes: &[],
        operations: &[&WRONG],
    };
    let failure = cx.define(&definition).unwrap_err();
    expect!["'i99999999' is no type, which the dialect 'own' asks for"]
        .assert_eq(failure.reason().unwrap());
    assert!(!cx.dialects().iter().any(|name| name == "own"));
}

/// Operations that lack what their traits need are invalid, and can be read and changed before anyone says so.
#[test]
fn traits_without_what_they_need() {
    const ALL: OpDefinition = OpDefinition {
        traits: &[
            "IsTerminator",
            "SingleBlock",
            "SymbolTable",
            "IsIsolatedFromAbove",
            "AffineScope",
            "IsCommutative",
            "SameOperandsAndResultType",
            "NoSuchTrait",
        ],
        has_no_effects: true,
        is_speculatable: true,
        ..EMPTY
    };
    let mut cx = MlirContext::new();
    let definition = DialectDefinition {
        name: "own",
        types: &[],
        attributes: &[],
        operations: &[&ALL],
    };
    cx.define(&definition).unwrap();
    let text = "\"own.table\"() {sym_name = \"t\"} : () -> ()\nfunc.func @f() {\n  \"own.table\"() : () -> ()\n}";
    let mut root = parsed(&cx, text);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let tables = rewriter.find("own.table");
    assert_eq!(tables.len(), 2);
    assert_eq!(tables[0].symbol_users(), Some(Vec::new()));
    for table in tables {
        assert!(table.blocks().is_empty());
        assert!(rewriter.fold(table).is_err());
        let copy = OpState::new("own.table");
        assert!(rewriter.create(Place::Before(table), copy).is_ok());
    }
    drop(rewriter);
    let mut messages = Vec::new();
    let emit = &mut |diagnostic: pass_runtime::Diagnostic| messages.push(diagnostic.message);
    assert!(Mlir::verify(&cx, &op, true, emit).is_err());
    assert!(!messages.is_empty());
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

//! Attributes that operations have to have, and are without.

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext, RewriteError};
use pass_runtime::Ir;
use pass_runtime::ir::PrintOptions;

const TEXT: &str = "memref.global @x : memref<1xi32>
llvm.mlir.global @g(1 : i32) : i32
llvm.func @l(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
func.func @f(%x: i32, %i: index, %m: memref<4xf32>) {
  %0 = arith.constant 1 : i32
  %1 = arith.cmpi eq, %x, %x : i32
  %2 = arith.addi %x, %x : i32
  call @f(%x, %i, %m) : (i32, index, memref<4xf32>) -> ()
  %3 = memref.alloc() : memref<1xi32>
  %4 = affine.apply affine_map<(d0) -> (d0)>(%i)
  scf.for %k = %i to %i step %i {}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%m : memref<4xf32>) {
  ^bb0(%z: f32):
    linalg.yield %z : f32
  }
  return
}
gpu.module @m {
  gpu.func @k(%a: i32) kernel {
    gpu.return
  }
}";

/// Each attribute is removed, and set to one of another kind; then all is printed, written and looked at.
#[test]
fn attributes_that_are_not_there() {
    in_child("attributes::attributes_that_are_not_there", || {
        let cx = MlirContext::new();
        let (mut number, mut removed, mut invalid) = (0, 0, 0);
        while let Some(is_removed) = without(&cx, number, &mut invalid) {
            number += 1;
            removed += usize::from(is_removed);
        }
        assert!(removed > 20, "{removed} of {number}");
        assert!((10..removed).contains(&invalid), "{invalid} of {removed}");
    });
}

/// Removes the attribute with a number. Returns whether that was possible; `None` if there are less.
fn without(cx: &MlirContext, number: usize, invalid: &mut usize) -> Option<bool> {
    let mut root = parsed(cx, TEXT);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let mut all = rewriter.walk().into_iter().flat_map(|op| {
        let attributes = op.attributes().into_iter();
        attributes.map(move |(name, _)| (op, name))
    });
    let (target, name) = all.nth(number)?;
    let other = rewriter.parse_attribute("{}").unwrap();
    let refused = rewriter.set_attribute(target, &name, other);
    assert!(
        matches!(refused, Ok(()) | Err(RewriteError::Invalid(_))),
        "{refused:?}"
    );
    let is_removed = rewriter.remove_attribute(target, &name).is_ok();
    for op in rewriter.walk() {
        op.symbol_users();
        op.attributes();
        for operand in op.operands() {
            operand.dominates(op);
        }
    }
    drop(rewriter);
    let options = PrintOptions::default();
    for options in [
        options,
        options.generic(true),
        options.skip_regions(true),
        options.locations(true),
    ] {
        assert!(!Mlir::print(cx, &op, options).is_empty());
    }
    let is_valid = Mlir::verify(cx, &op, true, &mut |_| ()).is_ok();
    *invalid += usize::from(!is_valid);
    let written = Mlir::write_bytecode(cx, &mut root, None, false, &mut |_| ());
    assert_eq!(written.is_ok(), is_valid, "{name}");
    Some(is_removed)
}

/// An attribute with a default is never away: MLIR prints it without looking.
#[test]
fn attributes_with_a_default() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, TEXT);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let sum = rewriter.find("arith.addi")[0];
    let wraps = rewriter.parse_attribute("#arith.overflow<nsw>").unwrap();
    let name = "overflowFlags";
    let default = sum.attribute(name);
    assert_eq!(
        rewriter.remove_attribute(sum, name),
        Err(RewriteError::Missing)
    );
    assert_eq!(rewriter.set_attribute(sum, name, wraps), Ok(()));
    assert_eq!(sum.attribute(name), Some(wraps));
    let refused = rewriter.set_attribute(sum, name, rewriter.string("nsw"));
    let message = "'arith.addi' has no attribute 'overflowFlags' of this kind";
    assert_eq!(refused, Err(RewriteError::Invalid(message.to_owned())));
    assert_eq!(sum.attribute(name), Some(wraps));
    assert_eq!(rewriter.remove_attribute(sum, name), Ok(()));
    assert_eq!(sum.attribute(name), default);
    // Others may be of any kind.
    assert_eq!(
        rewriter.set_attribute(sum, "own.flags", rewriter.string("nsw")),
        Ok(())
    );
    assert_eq!(rewriter.remove_attribute(sum, "own.flags"), Ok(()));
    assert_eq!(
        rewriter.remove_attribute(sum, "own.flags"),
        Err(RewriteError::Missing)
    );
}

/// Numbers that a type does not have are no attributes of it.
#[test]
fn floats_that_a_type_does_not_have() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, "module {}");
    let op = root.op();
    let reader = op.reader();
    let texts = |name: &str| {
        let r#type = reader.parse_type(name).unwrap();
        let numbers = [f64::NAN, f64::INFINITY, 0.0, -1.0, 1.0];
        let attribute = |number| Some(reader.float(r#type, number)?.to_string());
        numbers.map(attribute).map(|text| text.is_some())
    };
    assert_eq!(texts("f32"), [true; 5]);
    assert_eq!(texts("f4E2M1FN"), [false, false, true, true, true]);
    assert_eq!(texts("f8E4M3FN"), [true, false, true, true, true]);
    assert_eq!(texts("f8E8M0FNU"), [true, false, false, false, true]);
    assert_eq!(texts("i32"), [false; 5]);
}

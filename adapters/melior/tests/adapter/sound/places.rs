//! Operations that patterns create where they belong, and what stays of those that are wrong.

use std::cell::Cell;

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext, OpState, OpView, Pattern, Place, RewriteError, Rewriter};
use pass_runtime::ir::{IrText, PrintOptions};
use pass_runtime::{Failure, Ir};

const FUNCTION: &str = "func.func @f(%p: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}";

/// Applies a pattern once, and returns the function.
fn apply_once(
    text: &str,
    op: &str,
    rewrite: impl for<'r> Fn(&'r Rewriter<'r>, OpView<'r>) -> Result<(), Failure>,
) -> Result<String, String> {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, text);
    let is_done = Cell::new(false);
    let pattern = Pattern::new(op, |rewriter, op| {
        if is_done.replace(true) {
            return Ok(());
        }
        rewrite(rewriter, op)
    });
    let applied = root.op().apply_patterns(&[pattern]);
    applied.map_err(|failure| failure.reason().unwrap_or_default().to_owned())?;
    let emit = &mut |diagnostic| panic!("{diagnostic}");
    Mlir::verify(&cx, &root.op(), true, emit).unwrap();
    Ok(Mlir::print_root(&cx, &mut root, PrintOptions::default()))
}

fn index_of_loop<'r>(r: &'r Rewriter<'r>, number: i128) -> OpState<'r> {
    let dim = r.integer(r.integer_type(64), number).unwrap();
    let state = OpState::new("linalg.index").attribute("dim", dim);
    state.results([r.parse_type("index").unwrap()])
}

/// The verifier of `linalg.index` looks at the operation around it.
#[test]
fn operations_that_belong_to_their_parents() {
    in_child("places::operations_that_belong_to_their_parents", || {
        let text = r#"func.func @f(%t: tensor<4xi32>) -> tensor<4xi32> {
          %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
              outs(%t : tensor<4xi32>) { ^b(%o: i32): linalg.yield %o : i32 } -> tensor<4xi32>
          return %0 : tensor<4xi32>
        }"#;
        apply_once(text, "linalg.yield", |r, end| {
            let refused = r
                .create(Place::Before(end), index_of_loop(r, 7))
                .unwrap_err();
            assert!(matches!(refused, RewriteError::Invalid(_)), "{refused}");
            let created = r.create(Place::Before(end), index_of_loop(r, 0))?;
            r.set_attribute(created, "kept", r.unit())?;
            let used = OpState::new("arith.index_cast").operands(created.results());
            let used = r.create(Place::Before(end), used.results([r.integer_type(32)]))?;
            Ok(r.set_operand(end, 0, used.result(0).unwrap())?)
        })
        .map(|printed| assert!(printed.contains("linalg.index 0 {kept}"), "{printed}"))
        .unwrap();
        // These look for symbols around them.
        for (name, attribute, text) in [
            ("spirv.mlir.referenceof", "spec_const", "@x"),
            ("spirv.mlir.addressof", "variable", "@x"),
            ("memref.get_global", "name", "@x"),
            ("llvm.mlir.addressof", "global_name", "@x"),
        ] {
            let printed = apply_once(FUNCTION, "arith.addi", |r, sum| {
                let state = OpState::new(name).attribute(attribute, r.parse_attribute(text)?);
                let state = state.results([r.integer_type(32)]);
                assert!(r.create(Place::Before(sum), state).is_err(), "{name}");
                Ok(())
            });
            assert!(printed.unwrap().contains("arith.addi"));
        }
    });
}

#[test]
fn terminators_in_patterns() {
    in_child("places::terminators_in_patterns", || {
        let choice = apply_once(FUNCTION, "arith.addi", |r, sum| {
            let function = sum.parent().unwrap().body().unwrap();
            let (p, x) = (function.arguments()[0], function.arguments()[1]);
            let state = OpState::new("scf.if").operands([p]).results([x.r#type()]);
            let choice = r.create(Place::Before(sum), state.regions(2))?;
            for region in 0..2 {
                let body = r.add_block(choice, region, &[])?;
                let product = OpState::new("arith.muli").operands([x, x]);
                let product = r.create(Place::End(body), product)?;
                let end = OpState::new("scf.yield").operands(product.results());
                r.create(Place::End(body), end.results([]))?;
            }
            Ok(r.replace(sum, &choice.results())?)
        });
        assert_eq!(choice.unwrap().matches("scf.yield").count(), 2);

        let branch = apply_once(FUNCTION, "func.return", |r, end| {
            let function = end.parent().unwrap();
            let value = end.operand(0).unwrap();
            let next = r.add_block(function, 0, &[value.r#type()])?;
            let state = OpState::new("func.return").operands(next.arguments());
            r.create(Place::End(next), state)?;
            let state = OpState::new("cf.br").operands([value]).successors([next]);
            r.create(Place::Before(end), state)?;
            Ok(r.erase(end)?)
        });
        let branch = branch.unwrap();
        assert!(branch.contains("cf.br ^bb1(%0 : i32)"), "{branch}");

        let text = "func.func @f(%t: tensor<4xi32>) -> tensor<4xi32> { return %t : tensor<4xi32> }";
        let generic = apply_once(text, "func.return", |r, end| {
            let t = end.operand(0).unwrap();
            let state = OpState::new("linalg.generic")
                .operands([t])
                .results([t.r#type()]);
            let maps = r.parse_attribute("[affine_map<(d0) -> (d0)>]")?;
            let iterators = r.parse_attribute("[#linalg.iterator_type<parallel>]")?;
            let state = state
                .attribute("indexing_maps", maps)
                .attribute("iterator_types", iterators)
                .attribute("operandSegmentSizes", r.i32_array(&[0, 1]))
                .regions(1);
            let generic = r.create(Place::Before(end), state)?;
            let body = r.add_block(generic, 0, &[r.integer_type(32)])?;
            r.create(Place::End(body), index_of_loop(r, 0))?;
            let yielded = OpState::new("linalg.yield").operands(body.arguments());
            r.create(Place::End(body), yielded)?;
            Ok(r.set_operand(end, 0, generic.result(0).unwrap())?)
        });
        assert!(generic.unwrap().contains("linalg.yield %out : i32"));
    });
}

/// What is still wrong when the pattern ends is an error, and the driver looks at it no more.
#[test]
fn patterns_that_leave_something_invalid() {
    in_child("places::patterns_that_leave_something_invalid", || {
        let misplaced = apply_once(FUNCTION, "arith.addi", |r, sum| {
            Ok(r.create(Place::Before(sum), OpState::new("scf.yield"))
                .map(drop)?)
        });
        let reason = misplaced.unwrap_err();
        assert!(reason.contains("expects parent op"), "{reason}");

        // Its effects are those of operands that it does not have.
        let text = "func.func @f(%m: memref<4xf32>) {
          linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%m : memref<4xf32>) {
          ^bb0(%x: f32): linalg.yield %x : f32 }
          return
        }";
        for which in 0..3 {
            pass_driver::quiet_panics();
            let applied = std::panic::catch_unwind(|| {
                apply_once(text, "linalg.generic", |r, generic| {
                    let sizes = r.i32_array(&[7, 100_000]);
                    r.set_attribute(generic, "operandSegmentSizes", sizes)?;
                    let state = OpState::new("linalg.fill")
                        .attribute("operandSegmentSizes", sizes)
                        .regions(1);
                    r.create(Place::Before(generic), state)?;
                    match which {
                        0 => Ok(()),
                        1 => Err(Failure::because("no")),
                        _ => panic!("no"),
                    }
                })
            });
            assert!(applied.is_err() || applied.unwrap().is_err());
        }
    });
}

/// Folding verifies, and a pattern may pass over its error.
#[test]
fn patterns_that_pass_over_an_error() {
    let passed_over = apply_once(FUNCTION, "arith.addi", |r, sum| {
        let end = r.create(Place::Before(sum), OpState::new("scf.yield"))?;
        assert!(r.fold(end).is_err());
        Ok(())
    });
    let reason = passed_over.unwrap_err();
    assert!(reason.contains("expects parent op"), "{reason}");
}

/// A pattern that tries the same again and again does not keep the driver at work.
#[test]
fn patterns_that_go_on_after_an_error() {
    let tries = Cell::new(0);
    let cx = MlirContext::new();
    let mut root = parsed(&cx, FUNCTION);
    let pattern = Pattern::new("arith.addi", |r: &Rewriter<'_>, sum: OpView<'_>| {
        tries.set(tries.get() + 1);
        let wrong = OpState::new("arith.select").operands(sum.results());
        assert!(r.create(Place::After(sum), wrong.results([])).is_err());
        Ok(())
    });
    assert!(!root.op().apply_patterns(&[pattern]).unwrap());
    assert_eq!(tries.get(), 1);
}

#[test]
fn operations_with_too_many_parts() {
    in_child("places::operations_with_too_many_parts", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, FUNCTION);
        let mut op = root.op();
        let r = op.rewriter().unwrap();
        let place = Place::Before(r.find("arith.addi")[0]);
        for regions in [1 << 23, (1 << 23) + 1, usize::MAX] {
            let state = OpState::new("scf.execute_region").regions(regions);
            let refused = r.create(place, state).unwrap_err().to_string();
            assert!(refused.contains("regions"), "{refused}");
        }
    });
}

/// An operation that was erased has lost what it uses, and its verifier would look for it.
#[test]
fn maps_of_what_was_erased() {
    in_child("places::maps_of_what_was_erased", || {
        let cx = MlirContext::new();
        let text = r#"func.func @f() {
          "linalg.generic"() <{indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 0, 0>}> ({
            "scf.execute_region"() ({
              "cf.br"()[^b] : () -> ()
            ^b:
              "scf.yield"() : () -> ()
            }) : () -> ()
            "linalg.yield"() : () -> ()
          }) : () -> ()
          return
        }"#;
        let mut root = parsed(&cx, text);
        let mut op = root.op();
        let r = op.rewriter().unwrap();
        let generic = r.find("linalg.generic")[0];
        r.erase(generic).unwrap();
        assert_eq!(generic.indexing_maps(), None);
    });
}

/// In a graph an operation may use its own result, to which MLIR folds it for ever.
#[test]
fn operations_that_fold_to_themselves() {
    in_child("places::operations_that_fold_to_themselves", || {
        let cx = MlirContext::new();
        let text = "%c = arith.constant 0 : i32
          %a = arith.addi %a, %c : i32
          %b = arith.addi %d, %c : i32
          %d = arith.addi %b, %c : i32
          func.func @f() { return }";
        let mut root = parsed(&cx, text);
        {
            let mut op = root.op();
            let r = op.rewriter().unwrap();
            assert!(!r.fold(r.find("arith.addi")[0]).unwrap());
        }
        root.op().apply_patterns(&[]).unwrap();
    });
}

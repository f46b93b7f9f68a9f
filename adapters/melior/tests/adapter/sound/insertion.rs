//! Operations that are made with melior, and what a pass may do with them.

#![expect(
    unsafe_code,
    reason = "melior's types and locations are lent behind it alone"
)]

use super::in_child;
use crate::rewriting::parsed;
use melior::ir::operation::{Operation, OperationBuilder, OperationLike};
use melior::ir::{Block, BlockLike, Location, Region, RegionLike};
use pass_melior::{
    Conversion, Mlir, MlirContext, MlirModule, OpState, Pattern, Place, RewriteError,
};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, PrintOptions};

/// Returns the location of an outermost operation.
fn location(cx: &MlirContext) -> Location<'_> {
    // SAFETY: this is the thread of the context, and there is no other.
    unsafe { parsed(cx, "module {}").into_operation() }.location()
}

/// An operation of a dialect that is loaded after it was made.
#[test]
fn operations_of_dialects_that_are_not_loaded() {
    in_child(
        "insertion::operations_of_dialects_that_are_not_loaded",
        || {
            let cx = MlirContext::new();
            let made = || OperationBuilder::new("scf.yield", location(&cx)).build();
            let mut root = parsed(&cx, "func.func @f() { return }");
            let mut op = root.op();
            let rewriter = op.rewriter().unwrap();
            let end = Place::Before(rewriter.find("func.return")[0]);
            let refused = RewriteError::Dialect("scf".to_owned());
            assert_eq!(
                rewriter.insert(end, made().unwrap()).err(),
                Some(refused.clone())
            );
            let region = Region::new();
            let block = region.append_block(Block::new(&[]));
            block.append_operation(made().unwrap());
            let around = OperationBuilder::new("t.around", location(&cx));
            let around = around.add_regions_vec(vec![region]).build().unwrap();
            assert_eq!(rewriter.insert(end, around).err(), Some(refused));
            let region = Region::new();
            let block = region.append_block(Block::new(&[]));
            block.append_operation(made().unwrap());
            let module = OperationBuilder::new("builtin.module", location(&cx));
            let module = module.add_regions_vec(vec![region]).build().unwrap();
            let refused = MlirModule::new(&cx, module).unwrap_err();
            let reason = refused.reason().unwrap_or_default();
            assert!(reason.contains("'scf'"), "{reason}");
            // This loads the dialect.
            rewriter.create(end, OpState::new("scf.yield")).unwrap();
            let inserted = rewriter.insert(end, made().unwrap()).unwrap();
            rewriter
                .create(end, OpState::new("arith.addi"))
                .unwrap_err();
            assert_eq!(inserted.name(), "scf.yield");
        },
    );
}

/// MLIR infers types of results from operands and attributes that it takes for valid.
#[test]
fn operands_and_attributes_that_are_wrong() {
    in_child("insertion::operands_and_attributes_that_are_wrong", || {
        let cx = MlirContext::new();
        let text = "func.func @f(%x: i32, %v: vector<4xi32>, %m: memref<4xf32>, %i: index, %t: tensor<2xf32>) { return }";
        let mut root = parsed(&cx, text);
        let mut op = root.op();
        let rewriter = op.rewriter().unwrap();
        let end = Place::Before(rewriter.find("func.return")[0]);
        let function = rewriter.find("func.func")[0].body().unwrap();
        let arguments = function.arguments();
        let [x, v, m, i, t] = arguments[..] else {
            panic!("{arguments:?}");
        };
        let state = |name: &str| OpState::new(name);
        let axis = rewriter.integer(x.r#type(), 70).unwrap();
        for wrong in [
            state("tensor.extract").operands([x]),
            state("memref.load").operands([x]),
            state("vector.extract").operands([v]),
            state("vector.extract"),
            state("vector.shuffle").operands([x, x]),
            state("arith.addi").operands([x, m]),
            state("memref.extract_strided_metadata").operands([m]),
            state("tosa.concat")
                .operands([t, t])
                .attribute("axis", axis),
        ] {
            let error = rewriter.create(end, wrong.clone()).err();
            assert!(matches!(error, Some(RewriteError::Invalid(_))), "{wrong:?}");
        }
        for (right, expected) in [
            (state("memref.load").operands([m, i]), "f32"),
            (state("arith.addi").operands([v, v]), "vector<4xi32>"),
        ] {
            let created = rewriter.create(end, right).unwrap();
            let types = created.results().into_iter();
            let types: Vec<_> = types.map(|result| result.r#type().to_string()).collect();
            assert_eq!(types, [expected]);
        }
        drop(rewriter);
        let emit = &mut |diagnostic| panic!("{diagnostic}");
        Mlir::verify(&cx, &root.op(), true, emit).unwrap();
    });
}

/// Operations whose dialect is not loaded, and whose results have types that MLIR infers.
#[test]
fn inferred_operations_of_dialects_that_are_not_loaded() {
    in_child(
        "insertion::inferred_operations_of_dialects_that_are_not_loaded",
        || {
            let cx = MlirContext::new();
            let mut root = parsed(&cx, "func.func @f(%x: i32) { return }");
            let mut op = root.op();
            let rewriter = op.rewriter().unwrap();
            let function = rewriter.find("func.func")[0];
            let end = Place::Before(rewriter.find("func.return")[0]);
            let x = function.body().unwrap().arguments()[0];
            let one = rewriter.integer(x.r#type(), 1).unwrap();
            let one = OpState::new("arith.constant").attribute("value", one);
            let one = rewriter.create(end, one).unwrap();
            let two = rewriter.parse_attribute("2 : index").unwrap();
            let two = OpState::new("index.constant").attribute("value", two);
            rewriter.create(end, two).unwrap();
            let sum = OpState::new("arith.addi").operands([x, one.results()[0]]);
            rewriter.create(end, sum).unwrap();
            assert_eq!(one.name(), "arith.constant");
            drop(rewriter);
            let emit = &mut |diagnostic| panic!("{diagnostic}");
            Mlir::verify(&cx, &root.op(), true, emit).unwrap();
        },
    );
}

/// Functions that share a value of the module around them: threads would change its list of uses.
#[test]
fn isolated_operations_that_share_values() {
    in_child("insertion::isolated_operations_that_share_values", || {
        let cx = MlirContext::new();
        let location = location(&cx);
        let mut root = parsed(&cx, "func.func private @f()");
        let mut op = root.op();
        let rewriter = op.rewriter().unwrap();
        let body = Place::End(rewriter.root().body().unwrap());
        // SAFETY: it is no more than the type of an argument.
        let integer = unsafe { rewriter.integer_type(32).melior() };
        let function = |value| -> Operation<'_> {
            let region = Region::new();
            let block = region.append_block(Block::new(&[]));
            let usage = OperationBuilder::new("t.use", location);
            block.append_operation(usage.add_operands(&[value]).build().unwrap());
            let function = OperationBuilder::new("func.func", location);
            function.add_regions_vec(vec![region]).build().unwrap()
        };
        let region = Region::new();
        let block = region.append_block(Block::new(&[(integer, location)]));
        let shared = block.argument(0).unwrap().into();
        block.append_operation(function(shared));
        block.append_operation(function(shared));
        let module = OperationBuilder::new("builtin.module", location);
        let module = module.add_regions_vec(vec![region]).build().unwrap();
        assert_eq!(
            rewriter.insert(body, module).err(),
            Some(RewriteError::Isolation)
        );
    });
}

/// A pattern makes an operation invalid, and leaves a copy of it alone.
#[test]
fn copies_that_patterns_leave() {
    in_child("insertion::copies_that_patterns_leave", || {
        let text = "func.func @f() -> i32 {
          %0 = scf.execute_region -> i32 {
            %1 = arith.constant 1 : i32
            scf.yield %1 : i32
          }
          return %0 : i32
        }";
        let cx = MlirContext::new();
        let cloned = Pattern::new("arith.constant", |rewriter, constant| {
            rewriter.remove_attribute(constant, "value")?;
            let copy = rewriter.clone_to(constant, Place::After(constant))?;
            Ok(rewriter.replace(constant, &copy.results())?)
        });
        let inlined = Pattern::new("scf.execute_region", |rewriter, outer| {
            let body = outer.body().unwrap();
            rewriter.remove_attribute(body.operations()[0], "value")?;
            let values = rewriter.inline(body, outer, &[])?;
            Ok(rewriter.replace(outer, &values)?)
        });
        for pattern in [cloned, inlined] {
            let mut root = parsed(&cx, text);
            let refused = root.op().apply_patterns(&[pattern]).unwrap_err();
            let reason = refused.reason().unwrap_or_default();
            assert!(reason.contains("requires attribute 'value'"), "{reason}");
        }
    });
}

const MAXIMUM: &str = "func.func @f(%x: index, %y: index) -> index {
  %0 = arith.maxsi %x, %y : index
  return %0 : index
}";

/// A pattern makes the first operation of a dialect, which another pattern is for.
#[test]
fn patterns_for_dialects_that_are_loaded_later() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, MAXIMUM);
    let patterns = [
        Pattern::new("arith.maxsi", |rewriter, op| {
            let maximum = OpState::new("index.maxs").operands(op.operands());
            let maximum = rewriter.create(Place::Before(op), maximum)?;
            Ok(rewriter.replace(op, &maximum.results())?)
        }),
        Pattern::new("index.maxs", |rewriter, op| {
            let minimum = OpState::new("index.mins").operands(op.operands());
            let minimum = rewriter.create(Place::Before(op), minimum)?;
            Ok(rewriter.replace(op, &minimum.results())?)
        }),
    ];
    assert!(root.op().apply_patterns(&patterns).unwrap());
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    assert!(printed.contains("index.mins"), "{printed}");
}

/// The same, in a conversion.
#[test]
fn conversions_to_dialects_that_are_loaded_later() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, MAXIMUM);
    let conversion = Conversion::new()
        .illegal("arith")
        .illegal("index.maxs")
        .legal("index.mins")
        .pattern("arith.maxsi", |rewriter| {
            let maximum = OpState::new("index.maxs").operands(rewriter.operands());
            Ok(rewriter.replace_with(maximum)?)
        })
        .pattern("index.maxs", |rewriter| {
            let minimum = OpState::new("index.mins").operands(rewriter.operands());
            Ok(rewriter.replace_with(minimum)?)
        });
    assert!(root.op().convert_partially(&conversion).unwrap());
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    assert!(printed.contains("index.mins"), "{printed}");
}

/// Operations that use values which are defined later or by themselves, so that their copies use those of the originals.
#[test]
fn copies_that_use_the_originals() {
    in_child("insertion::copies_that_use_the_originals", || {
        let mut cx = MlirContext::new();
        Mlir::allow_unregistered_dialects(&mut cx, true);
        let text = r#"
func.func @a() {
  "t.graph"() ({
    "t.use"(%0) : (i32) -> ()
    %0 = "t.self"(%0) : (i32) -> i32
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
func.func @b() { return }"#;
        let mut root = parsed(&cx, text);
        let mut op = root.op();
        let rewriter = op.rewriter().unwrap();
        let body = rewriter.find("t.graph")[0].body().unwrap();
        let ends = rewriter.find("func.return");
        let isolation = Some(RewriteError::Isolation);
        assert_eq!(rewriter.inline(body, ends[1], &[]).err(), isolation);
        let itself = rewriter.find("t.self")[0];
        let place = Place::Before(ends[1]);
        assert_eq!(rewriter.clone_to(itself, place).err(), isolation);
        // Beside them they may.
        rewriter.inline(body, ends[0], &[]).unwrap();
        rewriter.clone_to(itself, Place::Before(ends[0])).unwrap();
    });
}

const LOOPS: &str = "
func.func private @g()
func.func @f(%n: index, %c: i1, %m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    func.call @g() : () -> ()
    affine.yield
  }
  scf.for %i = %n to %n step %n {
    func.call @g() : () -> ()
    scf.yield
  }
  scf.if %c {
    func.call @g() : () -> ()
    scf.yield
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    func.call @g() : () -> ()
    scf.yield
  }
  scf.index_switch %n
  case 1 {
    func.call @g() : () -> ()
    scf.yield
  }
  default {
    func.call @g() : () -> ()
    scf.yield
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}";

/// A pattern takes the last operation of a block away, or adds another one.
#[test]
fn blocks_that_patterns_leave_without_an_end() {
    in_child(
        "insertion::blocks_that_patterns_leave_without_an_end",
        || {
            let cx = MlirContext::new();
            for end in ["affine.yield", "scf.yield", "scf.condition", "linalg.yield"] {
                let erased = Pattern::new(end, |rewriter, op| Ok(rewriter.erase(op)?));
                let moved = Pattern::new(end, |rewriter, op| {
                    Ok(rewriter.move_to(op, Place::Before(op.parent().unwrap()))?)
                });
                let followed = Pattern::new(end, |rewriter, op| {
                    let zero = rewriter.integer(rewriter.integer_type(32), 0).unwrap();
                    let zero = OpState::new("arith.constant").attribute("value", zero);
                    Ok(rewriter.create(Place::After(op), zero).map(drop)?)
                });
                for (number, pattern) in [erased, moved, followed].into_iter().enumerate() {
                    let mut root = parsed(&cx, LOOPS);
                    let refused = root.op().apply_patterns(&[pattern]);
                    let reason = refused.unwrap_err().to_string();
                    assert!(!reason.contains("converge"), "{end} {number}: {reason}");
                }
            }
        },
    );
}

//! Operations in a form that another process restores.

use std::sync::Arc;

use pass_cache::{Portable, PortableIr};
use pass_melior::{Mlir, MlirContext, MlirModule};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Ir, PassManager, PassRegistry};

use crate::native::mixed;

const MODULES: [&str; 3] = [
    "func.func @blocks(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %d, ^end(%x : i32), ^forward
^forward:
  cf.br ^b
^b:
  %y = arith.addi %x, %x : i32
  cf.cond_br %d, ^end(%y : i32), ^c
^c:
  %z = arith.muli %y, %x : i32
  cf.br ^end(%z : i32)
^end(%r: i32):
  return %r : i32
}",
    "func.func @uses(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %0, %x : i32
  %2 = arith.addi %x, %c0 : i32
  %3 = arith.muli %2, %1 : i32
  %4 = arith.muli %x, %3 : i32
  return %4 : i32
}",
    "module @m attributes {a.b = dense<[1, 2]> : tensor<2xi32>} {
  func.func private @f(tensor<?xf32> {a.c})
  memref.global @g : memref<2xi32> = dense<7> loc(fused[\"x\", \"y\":1:2, callsite(\"z\" at unknown)])
}",
];

fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    mixed::register_mixed_passes(&mut registry).unwrap();
    registry
}

fn context() -> MlirContext {
    let mut cx = MlirContext::new();
    cx.allow_unregistered_dialects(true);
    cx
}

fn parse<'c>(cx: &'c MlirContext, text: &str) -> MlirModule<'c> {
    let options = ParseOptions::default();
    let mut root = Mlir::parse(cx, "a.mlir", text, options, &mut |said| panic!("{said}")).unwrap();
    Mlir::verify(cx, &Mlir::root(&mut root), true, &mut |said| {
        panic!("{said}")
    })
    .unwrap();
    root
}

fn text(cx: &MlirContext, root: &mut MlirModule<'_>) -> String {
    let options = PrintOptions::default().locations(true);
    Mlir::print_root(cx, root, options)
}

fn form(cx: &MlirContext, root: &mut MlirModule<'_>) -> Result<Portable<()>, &'static str> {
    Mlir::encode(cx, &Mlir::root(root), true)
}

#[test]
fn what_is_restored_has_the_same_text_and_the_same_order_of_uses() {
    let mut reordered = 0;
    for module in MODULES {
        let cx = context();
        let mut root = parse(&cx, module);
        let registry = Arc::new(registry());
        let pipeline = registry.parse(&cx, "builtin.module(canonicalize,cse)");
        let mut manager = PassManager::from(pipeline.unwrap());
        manager.set_registry(registry);
        manager
            .run(&cx, Mlir::root(&mut root), &mut |said| panic!("{said}"))
            .unwrap();
        let (printed, made) = (text(&cx, &mut root), form(&cx, &mut root).unwrap());
        // The text keeps no order of uses.
        let mut read = parse(&cx, &printed);
        let of_text = form(&cx, &mut read).unwrap();
        reordered += usize::from(of_text != made);
        assert_eq!(
            Mlir::is_equivalent(&cx, &of_text, &made),
            text(&cx, &mut read) == printed
        );
        // In the same context, and in that of another process.
        let other = context();
        for cx in [&cx, &other] {
            let mut target = parse(cx, module);
            Mlir::decode(cx, Mlir::root(&mut target), &made).unwrap();
            assert_eq!(text(cx, &mut target), printed);
            assert_eq!(form(cx, &mut target).unwrap(), made, "{module}");
            Mlir::verify(cx, &Mlir::root(&mut target), true, &mut |said| {
                panic!("{said}")
            })
            .unwrap();
        }
        assert!(!Mlir::is_equivalent(
            &cx,
            &made,
            &form(&cx, &mut parse(&cx, "")).unwrap()
        ));
    }
    assert!(reordered > 0, "no module has an order that its text lacks");
}

#[test]
fn what_cannot_be_restored_has_no_form() {
    let cx = context();
    for (module, reason) in [
        (
            "module attributes {a.b = distinct[0]<1 : i32>} {}",
            "it has attributes that are distinct, pointers, or resources",
        ),
        (
            "module attributes {a.b = [{c = dense_resource<blob> : tensor<1xi32>}]} {}
            {-# dialect_resources: { builtin: { blob: \"0x0400000001000000\" } } #-}",
            "it has attributes that are distinct, pointers, or resources",
        ),
    ] {
        assert_eq!(form(&cx, &mut parse(&cx, module)), Err(reason));
    }
    let mut root = parse(&cx, MODULES[0]);
    let mut nested = 0;
    Mlir::for_each_child(&cx, &mut Mlir::root(&mut root), &mut |op| {
        let reason = "passes of MLIR may read what is around a nested operation";
        assert_eq!(Mlir::encode(&cx, &op, true), Err(reason));
        nested += 1;
    });
    assert_eq!(nested, 1);
}

/// Whatever a form has become, the operation is as it was, or is one that MLIR has read.
#[test]
fn torn_forms_are_refused() {
    let cx = context();
    let module = MODULES[0];
    let made = form(&cx, &mut parse(&cx, module)).unwrap();
    let bytes = &made.parts[0].bytes;
    let mut other = parse(&cx, MODULES[1]);
    let before = text(&cx, &mut other);
    for length in (0..bytes.len())
        .step_by(7)
        .chain(bytes.len() - 3..bytes.len())
    {
        let mut torn = made.clone();
        torn.parts[0].bytes.truncate(length);
        assert!(
            Mlir::decode(&cx, Mlir::root(&mut other), &torn).is_err(),
            "{length}"
        );
        assert_eq!(text(&cx, &mut other), before);
    }
    // The numbers of uses come first: others than there are, and one twice.
    for (place, value) in [(0, 1), (8, 200), (8, bytes[12])] {
        let mut wrong = made.clone();
        wrong.parts[0].bytes[place] = value;
        assert!(
            Mlir::decode(&cx, Mlir::root(&mut other), &wrong).is_err(),
            "{place}"
        );
        assert_eq!(text(&cx, &mut other), before);
    }
}

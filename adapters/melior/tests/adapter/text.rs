//! Reading and printing, and what is known of names.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect;
use pass_melior::{Mlir, MlirContext};
use pass_runtime::Ir;
use pass_runtime::ir::{EntityKind, IrText, LoadError, ParseOptions, PrintOptions};

fn printed(text: &str, options: PrintOptions) -> String {
    let cx = MlirContext::new();
    let parse = ParseOptions::default();
    let mut root = Mlir::parse(&cx, "a.mlir", text, parse, &mut |diagnostic| {
        panic!("{diagnostic}")
    })
    .unwrap();
    Mlir::print_root(&cx, &mut root, options)
}

#[test]
fn forms() {
    let text = "func.func @f(%x: i32) -> i32 { return %x : i32 }";
    let options = PrintOptions::default();
    let all = [
        options,
        options.generic(true),
        options.locations(true),
        options.locations(true).local_scope(true),
        options.skip_regions(true),
    ];
    let all: String = all.map(|options| printed(text, options)).concat();
    expect![[r#"
        module {
          func.func @f(%arg0: i32) -> i32 {
            return %arg0 : i32
          }
        }
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            "func.return"(%arg0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
        #loc2 = loc("a.mlir":1:14)
        module {
          func.func @f(%arg0: i32 loc("a.mlir":1:14)) -> i32 {
            return %arg0 : i32 loc(#loc3)
          } loc(#loc1)
        } loc(#loc)
        #loc = loc("a.mlir":0:0)
        #loc1 = loc("a.mlir":1:1)
        #loc3 = loc("a.mlir":1:32)
        module {
          func.func @f(%arg0: i32 loc("a.mlir":1:14)) -> i32 {
            return %arg0 : i32 loc("a.mlir":1:32)
          } loc("a.mlir":1:1)
        } loc("a.mlir":0:0)
        module {...}
    "#]]
    .assert_eq(&all);
}

/// MLIR hands over a text of this length in several pieces.
#[test]
fn long_texts() {
    let functions = (0..4000)
        .map(|number| format!("  func.func private @function_{number}(i32) -> i32\n"))
        .collect::<String>();
    let text = format!("module {{\n{functions}}}\n");
    assert!(text.len() > 2 << 16);
    assert_eq!(printed(&text, PrintOptions::default()), text);
}

/// Nothing is known of the operations of a dialect before it is loaded, so naming one loads it.
#[test]
fn names() {
    let cx = MlirContext::new();
    let before = Mlir::generation(&cx);
    let facts = |name: &str| {
        let name = Mlir::op_name(&cx, name).unwrap();
        let facts = Mlir::facts(&cx, name);
        let interface = Mlir::implements(&cx, name, "FunctionOpInterface");
        format!("{facts:?}, function: {interface}\n")
    };
    let names = [
        "func.func",
        "arith.addi",
        "builtin.module",
        "no.such",
        "func.nothing",
        "plain",
    ];
    let facts_of_names: String = names.into_iter().map(facts).collect();
    expect![[r#"
        OpFacts { name: "func.func", registered: true, isolated: true }, function: true
        OpFacts { name: "arith.addi", registered: true, isolated: false }, function: false
        OpFacts { name: "builtin.module", registered: true, isolated: true }, function: false
        OpFacts { name: "no.such", registered: false, isolated: false }, function: false
        OpFacts { name: "func.nothing", registered: false, isolated: false }, function: false
        OpFacts { name: "plain", registered: false, isolated: false }, function: false
    "#]]
    .assert_eq(&facts_of_names);
    assert_ne!(Mlir::generation(&cx), before);
    assert!(Mlir::known_ops(&cx).iter().any(|name| name == "func.call"));
    assert!(
        Mlir::known_interfaces(&cx)
            .iter()
            .any(|name| name == "CallOpInterface")
    );
    // A name of another context means nothing here, and is never looked at.
    let foreign = MlirContext::new();
    let name = Mlir::op_name(&foreign, "func.func").unwrap();
    drop(foreign);
    assert!(!Mlir::facts(&cx, name).registered);
}

#[test]
fn dialects() {
    let cx = MlirContext::new();
    assert_eq!(Mlir::load_dialect(&cx, "scf"), Ok(()));
    let Err(LoadError::Unknown { known }) = Mlir::load_dialect(&cx, "nowhere") else {
        panic!("there is such a dialect");
    };
    assert!(known.iter().any(|name| name == "llvm"));
}

/// A context is read into by the thread that it belongs to.
#[test]
fn other_threads() {
    let cx = MlirContext::new();
    let diagnostics = std::thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let mut text = String::new();
            let mut emit = |diagnostics: pass_runtime::Diagnostic| text += &diagnostics.to_string();
            let parsed = Mlir::parse(&cx, "a.mlir", "", ParseOptions::default(), &mut emit);
            assert!(parsed.is_err());
            assert_eq!(Mlir::load_dialect(&cx, "scf"), Err(LoadError::Threads));
            text
        });
        worker.join().unwrap()
    });
    expect!["<unknown>:0: error: an MLIR context parses only on the thread that created it, while no other thread uses it"].assert_eq(&diagnostics);
}

/// Types are found in results, arguments and attributes, and inside of each other.
#[test]
fn entities_have_types() {
    let cx = MlirContext::new();
    let text = r#"
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xcomplex<f32>>) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<2xcomplex<f32>>):
    %0 = "arith.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8>
    %1 = "tensor.cast"(%0) {note = [!llvm.ptr, vector<4xindex>]} : (tensor<2xi8>) -> tensor<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#;
    Mlir::load_dialect(&cx, "llvm").unwrap();
    let mut root = crate::rewriting::parsed(&cx, text);
    let op = root.op();
    let mut names = BTreeSet::new();
    let mut keys = BTreeMap::new();
    Mlir::visit_entities(&cx, &op, true, &mut |occurrence| {
        let found = (occurrence.names)();
        let known = keys.insert((occurrence.kind, occurrence.key), found.clone());
        assert!(known.is_none_or(|known| known == found));
        if occurrence.kind == EntityKind::Type {
            names.extend(found);
        }
    });
    let names: Vec<String> = names.into_iter().collect();
    let expected = "complex f32 function i8 index llvm.ptr memref tensor vector";
    assert_eq!(names.join(" "), expected);
}

/// A part of a file is read alone, however far down it is.
#[test]
fn lines_of_the_whole_file() {
    const LINES: usize = 3_000_000_000;
    let cx = MlirContext::new();
    let options = ParseOptions::default()
        .implicit_root(true)
        .starts_at(LINES, 10);
    let text = "func.func @f(%x: i32, %y: i32 loc(\"a.mlir\":1:2)) {\n  cf.br ^bb1(%y : i32) loc(fused[\"a.mlir\":3:4])\n\
                ^bb1(%z: i32):\n  return\n}";
    let mut root = Mlir::parse(&cx, "a.mlir", text, options, &mut |said| panic!("{said}")).unwrap();
    let options_of_print = PrintOptions::default().locations(true).local_scope(true);
    expect![[r#"
        module {
          func.func @f(%arg0: i32 loc("a.mlir":3000000000:23), %arg1: i32 loc("a.mlir":1:2)) {
            cf.br ^bb1(%arg1 : i32) loc("a.mlir":3:4)
          ^bb1(%0: i32 loc("a.mlir":3000000002:6)):  // pred: ^bb0
            return loc("a.mlir":3000000003:3)
          } loc("a.mlir":3000000000:10)
        } loc("a.mlir":3000000000:10)
    "#]]
    .assert_eq(&Mlir::print_root(&cx, &mut root, options_of_print));
    let mut said = Vec::new();
    let text =
        "func.func @f() {\n  %0 = arith.constant 1 : i32\n  %0 = arith.constant 2 : i32\n return }";
    let mut emit = |diagnostic| said.push(diagnostic);
    assert!(Mlir::parse(&cx, "a.mlir", text, options, &mut emit).is_err());
    let said: Vec<_> = said.iter().map(ToString::to_string).collect();
    expect![[r#"
        a.mlir:3000000002:3: error: redefinition of SSA value '%0'
        a.mlir:3000000001:3: note: previously defined here"#]]
    .assert_eq(&said.join("\n"));
}

//! Each function of the trait `Ir`.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect;
use pass_embedded::Embedded;
use pass_ir::{Attr, Context, Op, name};
use pass_runtime::Ir;
use pass_runtime::ir::{EntityKind, IrText, LoadError, OpFacts, ParallelIr, PrintOptions};

use crate::{MODULE, parse};

#[test]
fn facts_by_name() {
    let cx = pass_dialects::context();
    let name = |text| Embedded::op_name(&cx, text).unwrap();
    let facts = |text| Embedded::facts(&cx, name(text));
    let func = OpFacts::registered("func.func").isolated(true);
    assert_eq!(facts("func.func"), func);
    assert_eq!(facts("arith.addi"), OpFacts::registered("arith.addi"));
    assert_eq!(facts("func.nothing"), OpFacts::unregistered("func.nothing"));
    assert_eq!(facts("nothing"), OpFacts::unregistered("nothing"));
    let implements = |op, interface| Embedded::implements(&cx, name(op), interface);
    assert!(implements("func.func", "FunctionOpInterface"));
    assert!(implements("builtin.module", "SymbolOpInterface"));
    assert!(implements("func.call", "CallOpInterface"));
    assert!(!implements("arith.addi", "CallOpInterface"));
    assert!(!implements("func.nothing", "FunctionOpInterface"));
    assert!(!implements("func.func", "Nonsense"));
    let known = Embedded::known_ops(&cx);
    assert!(known.iter().any(|op| op == "arith.addi") && known.iter().all(|op| op.contains('.')));
    let interfaces = Embedded::known_interfaces(&cx);
    assert!(interfaces.is_sorted());
    assert!(!Embedded::is_known_interface(&cx, "Nonsense"));
    for name in [
        "CallOpInterface",
        "FunctionOpInterface",
        "LoopLikeOpInterface",
    ] {
        assert!(
            interfaces.iter().any(|interface| interface == name),
            "{name}"
        );
        assert!(Embedded::is_known_interface(&cx, name), "{name}");
    }
}

#[test]
fn dialects() {
    let cx = pass_dialects::context();
    assert_eq!(Embedded::load_dialect(&cx, "arith"), Ok(()));
    let Err(LoadError::Unknown { known }) = Embedded::load_dialect(&cx, "arit") else {
        panic!("there is no dialect of that name");
    };
    assert!(known.iter().any(|dialect| dialect == "arith"));
    assert_eq!(Embedded::generation(&cx), Embedded::generation(&cx));
    assert_ne!(
        Embedded::generation(&cx),
        Embedded::generation(&pass_dialects::context())
    );
}

/// Each operation that can be reached, indented by its depth.
fn outline(cx: &Context, op: &mut Op<'_>, depth: usize, out: &mut String) {
    let symbol = Embedded::symbol(cx, op).unwrap_or_default();
    let name = Embedded::name(cx, op);
    let OpFacts {
        name: text,
        registered,
        isolated,
        ..
    } = Embedded::facts(cx, name);
    let facts = [
        registered.then_some("registered"),
        isolated.then_some("isolated"),
        Embedded::implements(cx, name, "FunctionOpInterface").then_some("function"),
    ];
    let facts: Vec<&str> = facts.into_iter().flatten().collect();
    let (name, place) = (text, Embedded::location(cx, op));
    out.push_str(&format!(
        "{}{name} '{symbol}' at {place}: {}\n",
        "  ".repeat(depth),
        facts.join(", ")
    ));
    Embedded::for_each_child(cx, op, &mut |mut child| {
        outline(cx, &mut child, depth + 1, out);
    });
}

#[test]
fn operations_in_order() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, MODULE);
    let mut out = String::new();
    outline(&cx, &mut Embedded::root(&mut root), 0, &mut out);
    expect![[r#"
        builtin.module 'm' at a.mlir:1:1: registered, isolated
          func.func 'f' at a.mlir:2:3: registered, isolated, function
          func.func 'g' at a.mlir:4:3: registered, isolated, function
            func.call '' at a.mlir:6:5: registered
            func.return '' at a.mlir:7:5: registered
          builtin.module '' at a.mlir:9:3: registered, isolated
            func.func 'h' at a.mlir:10:5: registered, isolated, function
              func.return '' at a.mlir:11:7: registered
    "#]]
    .assert_eq(&out);
}

#[test]
fn children_are_apart() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, MODULE);
    let mut op = Embedded::root(&mut root);
    let mut children = Embedded::children(&cx, &mut op);
    let mut identities: Vec<u64> = children.iter().map(Embedded::key).collect();
    identities.push(u64::MAX);
    std::thread::scope(|scope| {
        for child in &mut children {
            scope.spawn(|| child.set_attr(cx.ident("test.seen"), Some(Attr::UNIT)));
        }
    });
    drop(children);
    identities.dedup();
    assert_eq!(identities.len(), 4);
    let mut seen = 0;
    Embedded::for_each_child(&cx, &mut op, &mut |child| {
        seen += usize::from(child.attr(cx.ident("test.seen")).is_some());
    });
    assert_eq!(seen, 3);
}

#[test]
fn fingerprints_tell_changes() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, MODULE);
    let before = Embedded::fingerprint(&cx, &Embedded::root(&mut root));
    assert_eq!(
        before,
        Embedded::fingerprint(&cx, &Embedded::root(&mut root))
    );
    let mut changed = Vec::new();
    let mut op = Embedded::root(&mut root);
    // A name deep inside, an operation that goes away, the location of the root.
    Embedded::for_each_child(&cx, &mut op, &mut |mut child| {
        Embedded::for_each_child(&cx, &mut child, &mut |mut nested| {
            if nested.symbol() == Some("h") {
                nested.set_attr(name::SYM_NAME, Some(cx.string_attr("k")));
            }
        });
    });
    changed.push(Embedded::fingerprint(&cx, &op));
    let body = op.body_mut().unwrap();
    let first = body
        .first_op(body.entry(body.top_regions()[0]).unwrap())
        .unwrap();
    body.erase(first).unwrap();
    changed.push(Embedded::fingerprint(&cx, &op));
    op.set_location(pass_ir::Loc::UNKNOWN);
    changed.push(Embedded::fingerprint(&cx, &op));
    changed.push(before);
    let count = changed.len();
    changed.sort_unstable();
    changed.dedup();
    assert_eq!(changed.len(), count);
}

#[test]
fn fingerprints_do_not_depend_on_handles() {
    let cx = pass_dialects::context();
    let text = r#""func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
    ^bb0(%a: i32):
      %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
      "func.return"(%0) : (i32) -> ()
    }) : () -> () loc(unknown)"#;
    let mut root = parse(&cx, text);
    let mut op = Embedded::root(&mut root);
    let before = Embedded::fingerprint(&cx, &op);
    Embedded::for_each_child(&cx, &mut op, &mut |mut func| {
        let body = func.body_mut().unwrap();
        let block = body.entry(body.top_regions()[0]).unwrap();
        let (old, ret) = (body.first_op(block).unwrap(), body.last_op(block).unwrap());
        let arg = body.args(block).next().unwrap();
        let operands = [arg, arg];
        let results = [pass_ir::Type::I32];
        let spec = pass_ir::OpSpec::with_header(body.header(&cx, old));
        let spec = spec.operands(&operands).results(&results);
        let new = body.create(&cx, &spec, pass_ir::InsertPoint::Before(old));
        body.set_operand(ret, 0, body.result(new, 0).unwrap());
        body.erase(old).unwrap();
        assert_ne!(old, new);
    });
    assert_eq!(Embedded::fingerprint(&cx, &op), before);
}

#[test]
fn one_operation_as_text() {
    let cx = pass_dialects::context();
    let mut root = parse(&cx, MODULE);
    let mut texts = Vec::new();
    let options = PrintOptions::default().locations(true);
    Embedded::for_each_child(&cx, &mut Embedded::root(&mut root), &mut |child| {
        texts.push(Embedded::print(&cx, &child, options));
    });
    expect![[r##"
        #loc1 = loc("a.mlir":5:8)
        "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
        ^bb0(%arg0: i32 loc("a.mlir":5:8)):
          "func.call"(%arg0) <{callee = @f}> : (i32) -> () loc(#loc2)
          "func.return"() : () -> () loc(#loc3)
        }) : () -> () loc(#loc)
        #loc = loc("a.mlir":4:3)
        #loc2 = loc("a.mlir":6:5)
        #loc3 = loc("a.mlir":7:5)"##]]
    .assert_eq(&texts[1]);
}

/// Types are found in results, arguments and attributes, and inside of each other.
#[test]
fn entities_have_types() {
    let cx = pass_dialects::context();
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
    let mut root = parse(&cx, text);
    let op = Embedded::root(&mut root);
    let mut names = BTreeSet::new();
    let mut keys = BTreeMap::new();
    Embedded::visit_entities(&cx, &op, true, &mut |occurrence| {
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

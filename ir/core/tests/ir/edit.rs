//! Changes of a body.

use expect_test::expect;
use pass_dialects::op;
use pass_ir::body::StillUsed;
use pass_ir::flow::Dominance;
use pass_ir::{Body, Context, InsertPoint, Loc, Module, OpId, OpSpec, Type, WalkOrder, name};
use proptest::prelude::*;

use crate::{lenient, parse};

/// Changes the body of the only function in `text`, and gives back the whole.
fn edited(text: &str, change: impl FnOnce(&Context, &mut Body)) -> String {
    let cx = lenient();
    let mut module = parse(&cx, text).unwrap();
    let mut root = module.root(&cx);
    let mut children = root.children();
    change(&cx, children[0].body_mut().unwrap());
    drop(children);
    assert_eq!(module.verify(&cx), []);
    module.print(&cx)
}

const FUNCTION: &str = r#""func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "t.a"(%x) : (i32) -> i32
  %1 = "t.b"(%0, %0, %x) : (i32, i32, i32) -> i32
  "t.c"() ({ %2 = "t.d"(%0) : (i32) -> i32 }) : () -> ()
  "func.return"(%1) : (i32) -> ()
}) : () -> ()"#;

fn named(cx: &Context, body: &Body, name: &str) -> OpId {
    let name = cx.op_name(name);
    body.walk()
        .into_iter()
        .find(|&op| body.name(op) == name)
        .unwrap()
}

#[test]
fn replace_all_uses() {
    let text = edited(FUNCTION, |cx, body| {
        let a = named(cx, body, "t.a");
        let (x, value) = (body.operand(a, 0).unwrap(), body.result(a, 0).unwrap());
        assert_eq!(body.uses(value).count(), 3);
        assert_eq!(body.erase(a), Err(StillUsed));
        assert_eq!(body.replace(a, &[x]), Ok(()));
        assert!(!body.is_live(a));
        assert_eq!(body.uses(x).count(), 4);
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "t.b"(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
            "t.c"() ({
              %1 = "t.d"(%arg0) : (i32) -> i32
            }) : () -> ()
            "func.return"(%0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn create_move_and_set() {
    let text = edited(FUNCTION, |cx, body| {
        let (a, b) = (named(cx, body, "t.a"), named(cx, body, "t.b"));
        let loc = body.location(a);
        let seven = cx.integer_attr(7, Type::I32);
        let spec = OpSpec::new(op::ARITH_CONSTANT, loc)
            .attr(name::VALUE, seven)
            .results(&[Type::I32]);
        let block = body.block_of(a).unwrap();
        let constant = body.create(cx, &spec, InsertPoint::Start(block));
        let value = body.result(constant, 0).unwrap();
        body.set_operand(b, 1, value);
        body.set_operands(a, &[value, value]);
        let nested = named(cx, body, "t.c");
        body.insert(nested, InsertPoint::Before(b));
        body.set_attr(cx, nested, cx.ident("mark"), Some(pass_ir::Attr::UNIT));
        assert!(
            body.is_before(constant, a) && body.is_before(a, nested) && body.is_before(nested, b)
        );
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
            %1 = "t.a"(%0, %0) : (i32, i32) -> i32
            "t.c"() ({
              %3 = "t.d"(%1) : (i32) -> i32
            }) {mark} : () -> ()
            %2 = "t.b"(%1, %0, %arg0) : (i32, i32, i32) -> i32
            "func.return"(%2) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

/// An operation with many results leaves room for the next one of its kind.
#[test]
fn long_spans_are_reused() {
    edited(FUNCTION, |cx, body| {
        let b = named(cx, body, "t.b");
        let types = [pass_ir::Type::I32; 12];
        let mut capacity = None;
        for _ in 0..3 {
            let spec = OpSpec::new(cx.op_name("t.new"), body.location(b)).results(&types);
            let op = body.create(cx, &spec, InsertPoint::After(b));
            assert_eq!(
                *capacity.get_or_insert(body.value_capacity()),
                body.value_capacity()
            );
            body.erase(op).unwrap();
            body.recycle();
        }
    });
}

#[test]
fn erase_with_what_is_nested_and_reuse() {
    let text = edited(FUNCTION, |cx, body| {
        let nested = named(cx, body, "t.c");
        let inner = named(cx, body, "t.d");
        let capacity = body.op_capacity();
        body.erase(nested).unwrap();
        assert!(!body.is_live(inner));
        body.recycle();
        let b = named(cx, body, "t.b");
        for _ in 0..2 {
            body.create(
                cx,
                &OpSpec::new(cx.op_name("t.new"), body.location(b)),
                InsertPoint::After(b),
            );
        }
        assert_eq!(body.op_capacity(), capacity);
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "t.a"(%arg0) : (i32) -> i32
            %1 = "t.b"(%0, %0, %arg0) : (i32, i32, i32) -> i32
            "t.new"() : () -> ()
            "t.new"() : () -> ()
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

/// Room between the first two operations runs out again and again.
#[test]
fn many_insertions_at_one_place_stay_in_order() {
    let cx = Context::new();
    let mut module = Module::empty(&cx, Loc::UNKNOWN);
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let block = body.entry(body.top_regions()[0]).unwrap();
    let spec = OpSpec::new(cx.op_name("t.op"), Loc::UNKNOWN);
    let first = body.create(&cx, &spec, InsertPoint::End(block));
    body.create(&cx, &spec, InsertPoint::End(block));
    for _ in 0..32_000 {
        body.create(&cx, &spec, InsertPoint::After(first));
    }
    assert!(body.ops(block).is_sorted_by(|&a, &b| body.is_before(a, b)));
}

proptest! {
    #[test]
    fn the_order_is_that_of_the_block(places in prop::collection::vec(any::<(bool, u16)>(), 1..400)) {
        let cx = Context::new();
        let mut module = Module::empty(&cx, Loc::UNKNOWN);
        let mut root = module.root(&cx);
        let body = root.body_mut().unwrap();
        let block = body.entry(body.top_regions()[0]).unwrap();
        let spec = OpSpec::new(cx.op_name("t.op"), Loc::UNKNOWN);
        let mut ops = vec![body.create(&cx, &spec, InsertPoint::End(block))];
        for (before, place) in places {
            // A few operations are chosen again and again, so that room between them runs out.
            let anchor = ops[usize::from(place) % ops.len().min(5)];
            let at = if before { InsertPoint::Before(anchor) } else { InsertPoint::After(anchor) };
            ops.push(body.create(&cx, &spec, at));
            prop_assert!(body.ops(block).is_sorted_by(|&a, &b| body.is_before(a, b)));
        }
    }
}

#[test]
fn walks() {
    edited(FUNCTION, |cx, body| {
        let names = |order| -> Vec<&str> {
            let ops = body.walk_in(order).into_iter();
            ops.map(|op| cx.op_name_str(body.name(op))).collect()
        };
        assert_eq!(
            names(WalkOrder::Pre),
            ["t.a", "t.b", "t.c", "t.d", "func.return"]
        );
        assert_eq!(
            names(WalkOrder::Post),
            ["t.a", "t.b", "t.d", "t.c", "func.return"]
        );
        let reverse = |order| -> Vec<&str> {
            let ops = body.walk_reverse(order).into_iter();
            ops.map(|op| cx.op_name_str(body.name(op))).collect()
        };
        assert_eq!(
            reverse(WalkOrder::Pre),
            ["func.return", "t.c", "t.d", "t.b", "t.a"]
        );
        assert_eq!(
            reverse(WalkOrder::Post),
            ["func.return", "t.d", "t.c", "t.b", "t.a"]
        );
    });
}

#[test]
fn walk_by_dominance() {
    let text = r#""func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%c: i1):
  "cf.cond_br"(%c)[^bb3, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "t.join"() ({ "t.nested"() : () -> () }) : () -> ()
  "func.return"() : () -> ()
^bb2:
  "t.unreachable"() : () -> ()
  "cf.br"()[^bb1] : () -> ()
^bb3:
  "t.side"() : () -> ()
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()"#;
    edited(text, |cx, body| {
        let ops = body.walk_dominators_first().into_iter();
        let names: Vec<&str> = ops.map(|op| cx.op_name_str(body.name(op))).collect();
        assert_eq!(
            names,
            [
                "cf.cond_br",
                "t.side",
                "cf.br",
                "t.join",
                "t.nested",
                "func.return"
            ]
        );
    });
}

#[test]
fn blocks_come_and_go() {
    let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  %0 = "t.a"(%1) : (i32) -> i32
  "cf.br"()[^bb3] : () -> ()
^bb3:
  %1 = "t.a"(%0) : (i32) -> i32
  "cf.br"()[^bb2] : () -> ()
}) : () -> ()"#;
    let text = edited(text, |_, body| {
        let blocks: Vec<_> = body.blocks(body.top_regions()[0]).collect();
        let dominance = Dominance::of(body);
        assert!(
            dominance.dominates(blocks[0], blocks[1]) && !dominance.dominates(blocks[1], blocks[0])
        );
        assert_eq!(dominance.immediate_dominator(blocks[1]), Some(blocks[0]));
        assert!(!dominance.is_reachable(blocks[2]));
        assert!(body.predecessors(blocks[2]).eq([blocks[3]]));
        assert_eq!(body.erase_block(blocks[2]), Err(StillUsed));
        assert_eq!(body.erase_blocks(&blocks[2..]), Ok(()));
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
            "cf.br"()[^bb1] : () -> ()
          ^bb1:  // pred: ^bb0
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn children_go_to_threads() {
    let cx = lenient();
    let function = |name: &str| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{ \"func.return\"() : () -> () }}) : () -> ()\n"
        )
    };
    let text: String = ["a", "b", "c"].map(function).concat() + "%0 = \"t.a\"() ({}) : () -> i32";
    let mut module = parse(&cx, &text).unwrap();
    let mut root = module.root(&cx);
    let children = root.children();
    assert_eq!(
        children
            .iter()
            .map(|child| child.is_isolated())
            .collect::<Vec<_>>(),
        [true, true, true, false]
    );
    let mut identities: Vec<u64> = children.iter().map(|child| child.identity()).collect();
    identities.dedup();
    assert_eq!(identities.len(), 4);
    std::thread::scope(|scope| {
        for mut child in children {
            scope.spawn(move || {
                child.set_attr(child.context().ident("seen"), Some(pass_ir::Attr::UNIT));
            });
        }
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
            "func.return"() : () -> ()
          }) {seen} : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "b"}> ({
            "func.return"() : () -> ()
          }) {seen} : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "c"}> ({
            "func.return"() : () -> ()
          }) {seen} : () -> ()
          %0 = "t.a"() ({
          }) {seen} : () -> i32
        }) : () -> ()
    "#]]
    .assert_eq(&module.print(&cx));
}

/// An operation that is erased twice, as itself and as part of another, frees its slot once.
#[test]
fn erasing_twice_is_erasing_once() {
    let cx = lenient();
    let mut module = parse(&cx, r#""t.a"() ({ "t.b"() : () -> () }) : () -> ()"#).unwrap();
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let block = body.entry(body.top_regions()[0]).unwrap();
    let (ops, loc) = (body.walk(), body.location(body.walk()[0]));
    for op in [ops[0], ops[1], ops[0]] {
        assert_eq!(body.erase(op), Ok(()));
    }
    body.recycle();
    let spec = OpSpec::new(cx.op_name("t.new"), loc);
    let made: Vec<OpId> = (0..4)
        .map(|_| body.create(&cx, &spec, InsertPoint::End(block)))
        .collect();
    assert_eq!(body.ops(block).collect::<Vec<_>>(), made);
}

/// A slot that has been given to something new refuses the handles of what was there before.
#[cfg(debug_assertions)]
#[test]
fn outdated_handles_are_refused() {
    use pass_ir::Body;
    type Use = fn(&mut Body, OpId);
    let uses: [Use; 4] = [
        |body, op| assert!(body.is_live(op)),
        |body, op| assert!(body.result(op, 0).is_some()),
        |body, op| assert!(body.erase(op).is_ok()),
        |body, op| body.set_location(op, pass_ir::Loc::UNKNOWN),
    ];
    for use_it in uses {
        let cx = lenient();
        let mut module = parse(&cx, r#"%0 = "t.a"() : () -> i32"#).unwrap();
        let mut root = module.root(&cx);
        let body = root.body_mut().unwrap();
        let block = body.entry(body.top_regions()[0]).unwrap();
        let old = body.walk()[0];
        let value = body.result(old, 0).unwrap();
        body.erase(old).unwrap();
        assert!(!body.is_live(old));
        body.recycle();
        let spec = OpSpec::new(cx.op_name("t.new"), pass_ir::Loc::UNKNOWN);
        let spec = spec.results(&[pass_ir::Type::I32]);
        let new = body.create(&cx, &spec, InsertPoint::End(block));
        assert_eq!(new.index(), old.index());
        assert_ne!(new, old);
        let of_value = panics(|| assert_ne!(body.value_type(value), pass_ir::Type::I1));
        assert!(
            of_value.contains("ValueId(0) was erased, and its slot was given to something else")
        );
        let of_op = panics(|| use_it(body, old));
        assert!(of_op.contains("OpId(0) was erased, and its slot was given to something else"));
        use_it(body, new);
    }
}

/// The message with which a function panics.
#[cfg(debug_assertions)]
fn panics(run: impl FnOnce()) -> String {
    let error = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).unwrap_err();
    error.downcast_ref::<String>().cloned().unwrap_or_default()
}

//! Copies, and moves between owners.

use expect_test::expect;
use pass_dialects::op;
use pass_ir::body::{MissingCaptures, StillUsed};
use pass_ir::{Context, InsertPoint, Module, OpSpec, ParseOptions, name};

use crate::{lenient, parse};

const TEXT: &str = r#""func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "t.a"(%x) : (i32) -> i32
  %1 = "t.loop"(%0) ({
  ^head:
    %2 = "t.d"(%0, %0) : (i32, i32) -> i32
    "t.br"(%2)[^tail, ^tail] : (i32) -> ()
  ^tail(%y: i32):
    "t.leaf"() ({ "builtin.module"() ({ "t.inner"() : () -> () }) : () -> () }) : () -> ()
  }) : (i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
^bb0(%x: i32):
  "func.return"() : () -> ()
}) : () -> ()"#;

/// The module with what `change` made of it, and of the functions `f` and `g`.
fn changed(change: impl FnOnce(&Context, &mut pass_ir::Body, &mut pass_ir::Body)) -> String {
    let cx = lenient();
    let mut module = parse(&cx, TEXT).unwrap();
    let mut root = module.root(&cx);
    let mut children = root.children();
    let [f, g] = &mut children[..] else {
        unreachable!("the text has two functions")
    };
    change(&cx, f.body_mut().unwrap(), g.body_mut().unwrap());
    drop(children);
    assert_eq!(module.verify(&cx), []);
    module.print(&cx)
}

#[test]
fn a_copy_uses_what_the_original_uses() {
    let text = changed(|cx, f, _| {
        let ops = f.walk();
        assert_eq!(cx.op_name_str(f.name(ops[1])), "t.loop");
        let copy = f.clone_op(cx, ops[1], InsertPoint::After(ops[1]));
        assert_eq!(f.next_op(ops[1]), Some(copy));
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg1: i32):
            %0 = "t.a"(%arg1) : (i32) -> i32
            %1 = "t.loop"(%0) ({
              %5 = "t.d"(%0, %0) : (i32, i32) -> i32
              "t.br"(%5)[^bb1, ^bb1] : (i32) -> ()
            ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb0
              "t.leaf"() ({
                "builtin.module"() ({
                  "t.inner"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : (i32) -> i32
            %2 = "t.loop"(%0) ({
              %3 = "t.d"(%0, %0) : (i32, i32) -> i32
              "t.br"(%3)[^bb1, ^bb1] : (i32) -> ()
            ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb0
              "t.leaf"() ({
                "builtin.module"() ({
                  "t.inner"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : (i32) -> i32
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
          ^bb0(%arg0: i32):
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn an_operation_moves_to_another_owner() {
    let text = changed(|cx, f, g| {
        let ops = f.walk();
        assert_eq!(f.take_op(cx, ops[1]).err(), Some(StillUsed));
        let (first, result) = (f.result(ops[0], 0).unwrap(), f.result(ops[1], 0).unwrap());
        f.replace_all_uses(result, first);
        let fragment = f.take_op(cx, ops[1]).unwrap();
        assert_eq!(fragment.captures(), [first]);
        assert!(!f.is_live(ops[1]));
        let block = g.entry(g.top_regions()[0]).unwrap();
        let x = g.args(block).next().unwrap();
        g.insert_fragment(cx, fragment, &[x], InsertPoint::Start(block))
            .unwrap();
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg1: i32):
            %3 = "t.a"(%arg1) : (i32) -> i32
            "func.return"(%3) : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
          ^bb0(%arg0: i32):
            %0 = "t.loop"(%arg0) ({
              %1 = "t.d"(%arg0, %arg0) : (i32, i32) -> i32
              "t.br"(%1)[^bb1, ^bb1] : (i32) -> ()
            ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
              "t.leaf"() ({
                "builtin.module"() ({
                  "t.inner"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : (i32) -> i32
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn blocks_are_copied_into_a_region_of_another_owner() {
    let text = changed(|cx, f, g| {
        let outer = f.walk()[1];
        let fragment = f.copy_region(cx, f.regions(outer)[0]);
        assert_eq!(fragment.captures().len(), 1);
        let block = g.entry(g.top_regions()[0]).unwrap();
        let loc = g.location(g.last_op(block).unwrap());
        let spec = OpSpec::new(cx.op_name("t.around"), loc).regions(1);
        let wrapper = g.create(cx, &spec, InsertPoint::Start(block));
        let region = g.regions(wrapper)[0];
        let x = g.args(block).next().unwrap();
        let blocks = g
            .insert_fragment_blocks(cx, fragment, &[x], region)
            .unwrap();
        assert_eq!(g.entry(region), Some(blocks[0]));
    });
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg1: i32):
            %2 = "t.a"(%arg1) : (i32) -> i32
            %3 = "t.loop"(%2) ({
              %4 = "t.d"(%2, %2) : (i32, i32) -> i32
              "t.br"(%4)[^bb1, ^bb1] : (i32) -> ()
            ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb0
              "t.leaf"() ({
                "builtin.module"() ({
                  "t.inner"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : (i32) -> i32
            "func.return"(%3) : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
          ^bb0(%arg0: i32):
            "t.around"() ({
              %0 = "t.d"(%arg0, %arg0) : (i32, i32) -> i32
              "t.br"(%0)[^bb1, ^bb1] : (i32) -> ()
            ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
              "t.leaf"() ({
                "builtin.module"() ({
                  "t.inner"() : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : () -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn every_capture_needs_a_value() {
    let text = changed(|cx, f, g| {
        let ops = f.walk();
        let fragment = f.copy_op(cx, ops[1]);
        let block = g.entry(g.top_regions()[0]).unwrap();
        let error = g
            .insert_fragment(cx, fragment, &[], InsertPoint::End(block))
            .unwrap_err();
        assert_eq!(
            error,
            MissingCaptures {
                required: 1,
                provided: 0
            }
        );
        assert_eq!(
            error.to_string(),
            "the operations use 1 values from outside, but 0 were provided"
        );
    });
    let cx = lenient();
    assert_eq!(text, parse(&cx, TEXT).unwrap().print(&cx));
}

#[test]
fn a_module_is_duplicated_whole() {
    let cx = lenient();
    let module = parse(&cx, TEXT).unwrap();
    let text = module.print(&cx);
    let mut copy = module.duplicate(&cx);
    drop(module);
    assert_eq!(copy.verify(&cx), []);
    assert_eq!(copy.print(&cx), text);
    copy.root(&cx)
        .set_attr(cx.ident("t.seen"), Some(pass_ir::Attr::UNIT));
}

/// Bodies in bodies, deeper than the stack of a thread could follow.
#[test]
fn depth_costs_no_stack() {
    let cx = pass_dialects::context();
    let mut module = pass_ir::parse(&cx, "", &ParseOptions::default()).unwrap();
    let mut inner = Module::empty(&cx, pass_ir::Loc::UNKNOWN);
    let loc = pass_ir::Loc::UNKNOWN;
    for _ in 0..20_000 {
        let mut outer = Module::empty(&cx, loc);
        let mut root = outer.root(&cx);
        let body = root.body_mut().unwrap();
        let block = body.entry(body.top_regions()[0]).unwrap();
        inner.move_into(&cx, body, InsertPoint::End(block));
        inner = outer;
    }
    let copy = inner.duplicate(&cx);
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let block = body.append_block(body.top_regions()[0], &[]);
    copy.move_into(&cx, body, InsertPoint::End(block));
    inner.move_into(&cx, body, InsertPoint::End(block));
    let spec = OpSpec::new(op::BUILTIN_MODULE, loc)
        .attr(name::SYM_NAME, cx.string_attr("last"))
        .regions(1);
    body.create(&cx, &spec, InsertPoint::End(block));
    assert_eq!(body.walk().len(), 3);
}

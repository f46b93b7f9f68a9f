//! Typed views: what they make, and what they read.

use expect_test::expect;
use pass_ir::ops::{OpRef, arith, builtin, cf, func, scf};
use pass_ir::{Body, Builder, Context, InsertPoint, Loc, Module, Type, ValueId, op};

/// A module with functions that `build` makes.
fn built(cx: &Context, build: impl FnOnce(&mut Builder<'_>)) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let body = root.body_mut().unwrap();
    let block = body.entry(body.top_regions()[0]).unwrap();
    build(&mut Builder::new(
        cx,
        body,
        InsertPoint::End(block),
        Loc::UNKNOWN,
    ));
    assert_eq!(module.verify(cx), []);
    module
}

fn branches(builder: &mut Builder<'_>, args: &[ValueId]) {
    let InsertPoint::End(entry) = builder.insertion_point() else {
        unreachable!("a function is built at the end of its block")
    };
    let region = builder.body().block_region(entry).unwrap();
    let zero = arith::ConstantOp::build_int(builder, 0, Type::I32);
    let less = arith::CmpIOp::build(builder, arith::CmpIPredicate::Slt, args[0], zero);
    let (tail, ()) = builder.block(region, &[Type::I32], |builder, args| {
        func::ReturnOp::build(builder, &[args[0]]);
    });
    let (negate, ()) = builder.block(region, &[], |builder, _| {
        let value = arith::SubIOp::build(builder, zero, args[0]);
        cf::BranchOp::build(builder, tail, &[value]);
    });
    cf::CondBranchOp::build(builder, less, (negate, &[]), (tail, &[args[0]]));
}

fn loops(builder: &mut Builder<'_>, args: &[ValueId]) {
    let zero = arith::ConstantOp::build_int(builder, 0, Type::INDEX);
    let one = arith::ConstantOp::build_int(builder, 1, Type::INDEX);
    let upper = arith::IndexCastOp::build(builder, args[0], Type::INDEX);
    let sum = scf::ForOp::build(
        builder,
        (zero, upper, one),
        args,
        |builder, index, values| {
            let index = arith::IndexCastOp::build(builder, index, Type::I32);
            let even = arith::TruncIOp::build(builder, index, Type::I1);
            let next = scf::IfOp::build(
                builder,
                even,
                &[Type::I32],
                |builder| vec![arith::AddIOp::build(builder, values[0], index)],
                |builder| func::CallOp::build(builder, "abs", values, &[Type::I32]),
            );
            builder.body().results(next).collect()
        },
    );
    let results: Vec<ValueId> = builder.body().results(sum).collect();
    func::ReturnOp::build(builder, &results);
}

fn sample(cx: &Context) -> Module {
    built(cx, |builder| {
        func::FuncOp::build(builder, "abs", &[Type::I32], &[Type::I32], branches);
        func::FuncOp::build(builder, "sum", &[Type::I32], &[Type::I32], loops);
        func::FuncOp::build_declaration(builder, "outside", &[], &[Type::I1]);
    })
}

#[test]
fn builders_make_what_verifies() {
    let cx = Context::new();
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "abs"}> ({
          ^bb0(%arg3: i32):
            %9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
            %10 = "arith.cmpi"(%arg3, %9) <{predicate = 2 : i64}> : (i32, i32) -> i1
            "cf.cond_br"(%10, %arg3)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
          ^bb1(%11: i32):  // 2 preds: ^bb0, ^bb2
            "func.return"(%11) : (i32) -> ()
          ^bb2:  // pred: ^bb0
            %12 = "arith.subi"(%9, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "cf.br"(%12)[^bb1] : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = (i32) -> i32, sym_name = "sum"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 0 : index}> : () -> index
            %1 = "arith.constant"() <{value = 1 : index}> : () -> index
            %2 = "arith.index_cast"(%arg0) : (i32) -> index
            %3 = "scf.for"(%0, %2, %1, %arg0) ({
            ^bb0(%arg1: index, %arg2: i32):
              %4 = "arith.index_cast"(%arg1) : (index) -> i32
              %5 = "arith.trunci"(%4) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i1
              %6 = "scf.if"(%5) ({
                %8 = "arith.addi"(%arg2, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "scf.yield"(%8) : (i32) -> ()
              }, {
                %7 = "func.call"(%arg2) <{callee = @abs}> : (i32) -> i32
                "scf.yield"(%7) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%6) : (i32) -> ()
            }) : (index, index, index, i32) -> i32
            "func.return"(%3) : (i32) -> ()
          }) : () -> ()
          "func.func"() <{function_type = () -> i1, sym_name = "outside", sym_visibility = "private"}> ({
          }) : () -> ()
        }) : () -> ()
    "#]].assert_eq(&sample(&cx).print(&cx));
}

fn views<'a, V>(cx: &'a Context, body: &'a Body, cast: impl Fn(OpRef<'a>) -> Option<V>) -> Vec<V> {
    body.walk()
        .into_iter()
        .filter_map(|op| cast(OpRef::new(cx, body, op)))
        .collect()
}

#[test]
fn views_read_what_was_made() {
    let cx = Context::new();
    let mut module = sample(&cx);
    let root = module.root(&cx);
    let top = builtin::ModuleOp::of(&root).unwrap();
    assert_eq!(top.sym_name(), None);
    let functions: Vec<func::FuncOp<'_>> = top.ops().filter_map(func::FuncOp::cast).collect();
    let names: Vec<&str> = functions.iter().map(func::FuncOp::sym_name).collect();
    assert_eq!(names, ["abs", "sum", "outside"]);
    assert!(functions[2].is_declaration() && functions[2].is_private());
    assert_eq!(functions[2].results(), [Type::I1]);

    let abs = functions[0].body();
    let argument = functions[0].arguments().next().unwrap();
    let compare = views(&cx, abs, arith::CmpIOp::cast)[0];
    assert_eq!(compare.predicate(), Some(arith::CmpIPredicate::Slt));
    assert_eq!(compare.lhs(), argument);
    let zero = arith::ConstantOp::cast(compare.op().defining(compare.rhs()).unwrap()).unwrap();
    assert_eq!(zero.int().and_then(|int| int.as_i64()), Some(0));
    let branch = views(&cx, abs, cf::CondBranchOp::cast)[0];
    assert_eq!(branch.condition(), compare.result());
    assert_eq!(branch.dest_operands(), (vec![], vec![argument]));
    let jump = views(&cx, abs, cf::BranchOp::cast)[0];
    assert_eq!(jump.dest(), branch.false_dest());

    let sum = functions[1].body();
    let call = views(&cx, sum, func::CallOp::cast)[0];
    assert_eq!(call.callee(), Some(cx.ident("abs")));
    let turn = views(&cx, sum, scf::ForOp::cast)[0];
    assert_eq!(
        turn.init_args(),
        functions[1].arguments().collect::<Vec<_>>()
    );
    let cast = sum.uses(turn.induction_var().unwrap()).next().unwrap();
    assert_eq!(sum.name(cast.op), op::ARITH_INDEX_CAST);
}

#[test]
fn a_view_promises_what_it_reads() {
    // Text may hold an operation without the operands that its name promises; the view refuses it.
    let cx = Context::new();
    let text = r#"%0 = "arith.addi"() : () -> i32"#;
    let options = pass_ir::ParseOptions::default();
    let module = pass_ir::parse(&cx, text, &options).unwrap();
    let body = module.body().unwrap();
    let op = OpRef::new(&cx, body, body.walk()[0]);
    assert_eq!(op.name_str(), "arith.addi");
    assert!(arith::AddIOp::cast(op).is_none());
}

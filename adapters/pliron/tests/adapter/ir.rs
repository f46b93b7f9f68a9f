//! Each function of the trait `Ir`.

use expect_test::expect;
use pass_pliron::{Pliron, PlironOp};
use pass_runtime::Ir;
use pass_runtime::ir::{LoadError, OpFacts, PrintOptions};
use pliron::builtin::ops::{FuncOp, ModuleOp};
use pliron::context::Context;
use pliron::op::Op;
use pliron::operation::Operation;

use crate::dialect::{AddOp, BadOp, BombOp};
use crate::support::{TWO_FUNCTIONS, context, list, module, print, trimmed, walk};

#[test]
fn names_in_order() {
    let mut module = module(TWO_FUNCTIONS);
    let names = list(&mut module.op(), |op| {
        Pliron::symbol(&context(), op).unwrap_or_default()
    });
    expect![[r#"
        builtin.module: m
        builtin.func: f
        builtin.constant:
        demo.return:
        builtin.func: g
        builtin.constant:
        demo.add:
        demo.return:"#]]
    .assert_eq(&trimmed(&names));
}

#[test]
fn keys_differ_and_stay() {
    let mut module = module(TWO_FUNCTIONS);
    let keys = |op: &mut PlironOp<'_>| {
        let mut keys = Vec::new();
        walk(op, &mut |op| keys.push(Pliron::key(op)));
        keys
    };
    let before = keys(&mut module.op());
    let mut distinct = before.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), 8);
    print(&module.op());
    assert_eq!(keys(&mut module.op()), before);
}

#[test]
fn isolation_and_interfaces() {
    let mut module = module("builtin.module @m { ^top(): demo.scope { ^inner(): } }");
    let facts = list(&mut module.op(), |op| {
        let cx = context();
        let implements = [
            "Marked",
            "SymbolOpInterface",
            "SymbolTableInterface",
            "Nonsense",
        ]
        .map(|interface| Pliron::implements(&cx, Pliron::name(&cx, op), interface));
        let facts = Pliron::facts(&cx, Pliron::name(&cx, op));
        let (registered, isolated) = (facts.registered, facts.isolated);
        format!("registered {registered}, isolated {isolated}, {implements:?}")
    });
    expect![[r#"
        builtin.module: registered true, isolated true, [false, true, true, false]
        demo.scope: registered true, isolated false, [true, false, false, false]
    "#]]
    .assert_eq(&facts);
}

#[test]
fn facts_by_name() {
    let cx = context();
    let name = |text| Pliron::op_name(&cx, text).unwrap();
    let facts = |text| Pliron::facts(&cx, name(text));
    let func = OpFacts::registered("builtin.func").isolated(true);
    assert_eq!(facts("builtin.func"), func);
    assert_eq!(facts("demo.add"), OpFacts::registered("demo.add"));
    assert_eq!(Pliron::op_name(&cx, "demo.nothing"), None);
    assert!(Pliron::implements(&cx, name("demo.add"), "SideEffects"));
    assert!(!Pliron::implements(&cx, name("demo.return"), "SideEffects"));
    assert!(!Pliron::implements(&cx, name("demo.add"), "Nonsense"));
    expect!["builtin.constant builtin.func builtin.module demo.add demo.return demo.scope"]
        .assert_eq(&Pliron::known_ops(&cx).join(" "));
    expect![[r#"
        BlockArgRemoval
        BranchOpFoldInterface
        BranchOpInterface
        CallOpInterface
        ConstFoldInterface
        IsTerminatorInterface
        IsolatedFromAboveInterface
        Marked
        NoTerminatorInterface
        OneOpdInterface
        OneRegionInterface
        OneResultInterface
        OneSuccInterface
        OperandSegmentInterface
        PromotableAllocationInterface
        PromotableOpInterface
        RegionBranchOpInterface
        RegionKindInterface
        SameOperandsAndResultType
        SameOperandsType
        SameResultsType
        SideEffects
        SingleBlockRegionInterface
        SymbolOpInterface
        SymbolTableInterface
        SymbolUserOpInterface"#]]
    .assert_eq(&Pliron::known_interfaces(&cx).join("\n"));
}

#[test]
fn dialects() {
    let cx = context();
    assert_eq!(Pliron::load_dialect(&cx, "builtin"), Ok(()));
    assert_eq!(Pliron::load_dialect(&cx, "demo"), Ok(()));
    for unknown in ["dem", "demo.add", "demo ", "", "\u{1f980}"] {
        let known = vec!["builtin".to_owned(), "demo".to_owned()];
        let error = LoadError::Unknown { known };
        assert_eq!(
            Pliron::load_dialect(&cx, unknown),
            Err(error),
            "{unknown:?}"
        );
    }
}

#[test]
fn generations_differ() {
    let (one, mut two) = (context(), context());
    assert_ne!(Pliron::generation(&one), Pliron::generation(&two));
    let before = Pliron::generation(&two);
    two.add_op::<BadOp>();
    assert_ne!(Pliron::generation(&two), before);
}

#[test]
fn locations() {
    let mut module = module(TWO_FUNCTIONS);
    let places = list(&mut module.op(), |op| {
        Pliron::location(&context(), op).to_string()
    });
    expect![[r#"
        builtin.module: m.plir:1:1
        builtin.func: m.plir:3:3
        builtin.constant: m.plir:5:5
        demo.return: m.plir:6:5
        builtin.func: m.plir:8:3
        builtin.constant: m.plir:10:5
        demo.add: m.plir:11:5
        demo.return: m.plir:12:5
    "#]]
    .assert_eq(&places);
}

#[test]
fn locations_in_pliron_s_words() {
    let in_words = |location: &str| {
        let text = format!(
            "builtin.module @m {{ ^top(): }} !0\n\noutlined_attributes:\n!0 = @[{location}], []\n"
        );
        Pliron::location(&context(), &module(&text).op()).to_string()
    };
    assert_eq!(in_words("?"), "<unknown>:0");
    assert_eq!(
        in_words("<in-memory>: line: 3, column: 4"),
        "<in-memory>:3:4"
    );
    assert_eq!(
        in_words("callsite(? at \"a.plir\": line: 3, column: 4)"),
        "a.plir:3:4"
    );
    assert_eq!(
        in_words("fused[?, name: \"n\", loc: (\"a.plir\": line: 3, column: 4)]"),
        "a.plir:3:4"
    );
    assert_eq!(in_words("fused[?, ?]"), "fused[?, ?]");
}

#[test]
fn verification() {
    let verify_text = |text: &str, recursive: bool| {
        let mut diagnostics = Vec::new();
        let result = Pliron::verify(
            &context(),
            &module(text).op(),
            recursive,
            &mut |diagnostic| {
                diagnostics.push(diagnostic.to_string());
            },
        );
        assert_eq!(result.is_ok(), diagnostics.is_empty());
        diagnostics.join("\n")
    };
    assert_eq!(verify_text(TWO_FUNCTIONS, true), "");
    let bad = "builtin.module @m {\n^top():\n  demo.bad\n}";
    expect!["m.plir:3:3: error: verification failed: it is; bad"]
        .assert_eq(&verify_text(bad, true));
    assert_eq!(verify_text(bad, false), "");
    let twice = "builtin.module @m { ^top(): builtin.module @a { ^top(): }; builtin.module @a { ^top(): } }";
    expect![[r#"
        m.plir:1:60: error: verification failed: Multiple definitions of Symbol a
        m.plir:1:29: note: it is also about this"#]]
    .assert_eq(&verify_text(twice, false));
    let bomb = "builtin.module @m { ^top(): demo.bomb }";
    expect!["m.plir:1:1: error: 'builtin.module' op is not valid, for its verifier panicked: boom"]
        .assert_eq(&verify_text(bomb, true));
}

#[test]
fn what_is_printed_of_a_part_is_whole() {
    let mut module = module(TWO_FUNCTIONS);
    let before = print(&module.op());
    let mut parts = String::new();
    walk(&mut module.op(), &mut |op| {
        if op.cast::<FuncOp>().is_some() || op.cast::<AddOp>().is_some() {
            parts += &print(op);
            parts += "\n";
        }
    });
    expect![[r#"
        builtin.func @f: builtin.function <() -> (builtin.integer si64)>
        {
          ^entry_block2v1():
            a_v0 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !0;
            demo.return a_v0
        }

        outlined_attributes:
        !0 = [builtin_given_names = builtin.given_names [a]]
        builtin.func @g: builtin.function <() -> (builtin.integer si64)>
        {
          ^entry_block3v1():
            a_v1 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !0;
            b_v2 = demo.add a_v1, a_v1 : builtin.integer si64 !1;
            demo.return a_v1
        }

        outlined_attributes:
        !0 = [builtin_given_names = builtin.given_names [a]]
        !1 = [builtin_given_names = builtin.given_names [b]]
        b_v2 = demo.add a_v1, a_v1 : builtin.integer si64 !0

        outlined_attributes:
        !0 = [builtin_given_names = builtin.given_names [b]]
    "#]]
    .assert_eq(&parts);
    assert_eq!(print(&module.op()), before);
}

#[test]
fn printed_with_locations() {
    let mut module = module("builtin.module @m { ^top(): demo.scope { ^inner(): demo.bad } }");
    let options = PrintOptions::default().locations(true);
    let text = Pliron::print(&context(), &module.op(), options);
    expect![[r#"
        builtin.module @m
        {
          ^top_block1v1() !0:
            demo.scope
            {
              ^inner_block2v1() !1:
                demo.bad  !2
            } !3
        } !4

        outlined_attributes:
        !0 = @["m.plir": line: 1, column: 21], []
        !1 = @["m.plir": line: 1, column: 42], []
        !2 = @["m.plir": line: 1, column: 52], []
        !3 = @["m.plir": line: 1, column: 29], []
        !4 = @["m.plir": line: 1, column: 1], []"#]]
    .assert_eq(&trimmed(&text));
}

#[test]
fn what_cannot_be_printed() {
    let mut context_of_pliron = Context::new();
    let info = FuncOp::get_concrete_op_info();
    let op = Operation::new(&mut context_of_pliron, info, vec![], vec![], vec![], 0);
    let op = PlironOp::new(&mut context_of_pliron, op).unwrap();
    expect!["<builtin.func, which cannot be printed: called `Option::unwrap()` on a `None` value>"]
        .assert_eq(&print(&op));
    assert_eq!(Pliron::symbol(&context(), &op), None);
}

#[test]
fn fingerprints() {
    let fingerprint = |text: &str| Pliron::fingerprint(&context(), &module(text).op());
    assert_eq!(fingerprint(TWO_FUNCTIONS), fingerprint(TWO_FUNCTIONS));
    assert_ne!(
        fingerprint(TWO_FUNCTIONS),
        fingerprint(&TWO_FUNCTIONS.replace("<1:", "<2:"))
    );
    assert_ne!(
        fingerprint(TWO_FUNCTIONS),
        fingerprint(&TWO_FUNCTIONS.replace(
            "\n    demo.return a\n  }\n}",
            "\n\n    demo.return a\n  }\n}"
        ))
    );
}

#[test]
fn an_operation_that_was_erased() {
    let mut context_of_pliron = Context::new();
    let module = ModuleOp::new(&mut context_of_pliron, pliron::ident!("m"));
    let mut op = PlironOp::new(&mut context_of_pliron, module.get_operation()).unwrap();
    let ptr = op.ptr();
    Operation::erase(ptr, op.context_mut());
    let cx = context();
    let facts = Pliron::facts(&cx, Pliron::name(&cx, &op));
    assert_eq!(facts, OpFacts::registered("builtin.module").isolated(true));
    assert_eq!(Pliron::location(&cx, &op).to_string(), "<unknown>:0");
    assert_eq!(Pliron::symbol(&cx, &op), None);
    assert_eq!(Pliron::fingerprint(&cx, &op), 0);
    assert_eq!(print(&op), "<builtin.module, which was erased>");
    Pliron::for_each_child(&cx, &mut op, &mut |child| panic!("{child:?}"));
    let mut diagnostics = Vec::new();
    let result = Pliron::verify(&cx, &op, true, &mut |diagnostic| {
        diagnostics.push(diagnostic.to_string());
    });
    assert!(result.is_err());
    assert_eq!(
        diagnostics,
        ["<unknown>:0: error: 'builtin.module' op was erased while it was in use"]
    );
    assert!(PlironOp::new(&mut context_of_pliron, ptr).is_none());
}

#[test]
fn children_that_go_away_meanwhile() {
    let mut module = module(TWO_FUNCTIONS);
    let mut visited = Vec::new();
    Pliron::for_each_child(&context(), &mut module.op(), &mut |mut child| {
        visited.extend(Pliron::symbol(&context(), &child));
        let next = pliron::linked_list::LinkedList::get_next(&*child.ptr().deref(child.context()));
        if let Some(next) = next {
            Operation::erase(next, child.context_mut());
        }
    });
    assert_eq!(visited, ["f"]);
}

#[test]
fn samples_do_not_meet_the_module() {
    let mut cx = context();
    cx.add_op::<BombOp>();
    let bomb = Pliron::op_name(&cx, "demo.bomb").unwrap();
    assert!(!Pliron::implements(&cx, bomb, "SideEffects"));
}

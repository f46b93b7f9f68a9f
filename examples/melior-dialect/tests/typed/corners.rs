//! What a definition may have: names that Rust reserves, parts of every number, enumerations of every kind.

use expect_test::expect;
use pass_melior::{Mlir, MlirContext, Place, ValueView};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, PrintOptions};

use super::{parsed, read, read_valid};

include!(concat!(env!("OUT_DIR"), "/corners.rs"));

use corners::*;

fn context() -> MlirContext {
    let mut cx = MlirContext::new();
    cx.define(&corners::DIALECT).unwrap();
    cx
}

fn numbers(values: &[ValueView<'_>]) -> Vec<usize> {
    let number = |value: &ValueView<'_>| value.argument().map(|(_, number)| number);
    values.iter().filter_map(number).collect()
}

const TURN: &str = r#"func.func @f(%0: f64, %1: i32, %2: index, %3: index, %4: f32, %5: f32, %6: f32) {
  %a, %b, %c, %d = "corners.deep.turn"(%0, %1, %2, %3, %4, %5, %6) {
    group_sizes = array<i32: 1, 0, 2>, operandSegmentSizes = array<i32: 1, 1, 2, 3>,
    resultSegmentSizes = array<i32: 1, 2, 1>
  } : (f64, i32, index, index, f32, f32, f32) -> (f64, !corners.angle<4>, !corners.angle<8>, i1)
  return
}"#;

#[test]
fn groups_of_sizes_in_attributes() {
    let cx = context();
    read_valid(&cx, TURN, |reader| {
        let turn = reader.find_typed::<DeepTurnOp<'_>>()[0];
        assert_eq!(DeepTurnOp::NAME, "corners.deep.turn");
        assert_eq!(numbers(&[turn.r#in().unwrap()]), [0]);
        assert_eq!(numbers(&[turn.r#move().unwrap().unwrap()]), [1]);
        assert_eq!(numbers(&turn.self_().unwrap()), [2, 3]);
        let groups = turn.groups().unwrap();
        let groups: Vec<_> = groups.iter().map(|group| numbers(group)).collect();
        assert_eq!(groups, [vec![4], vec![], vec![5, 6]]);
        assert_eq!(turn.result_0().unwrap(), turn.results()[0]);
        assert_eq!(turn.crate_().unwrap(), turn.results()[1..3]);
        assert_eq!(turn.r#loop().unwrap(), Some(turn.results()[3]));
    });
}

/// Whatever sizes the attributes have, a method returns values or an error.
#[test]
fn groups_of_sizes_that_are_wrong() {
    let sizes = [
        "1, 1, 2, 2",
        "1, 1, 2",
        "1, 1, 2, 3, 0",
        "-1, 3, 2, 3",
        "2147483647, 2147483647, 2147483647, 2147483647",
        "0, 2, 2, 3",
    ];
    let cx = context();
    let malformed = |turn: &DeepTurnOp<'_>| turn.r#in().is_err() && turn.r#move().is_err();
    for sizes in sizes {
        let text = TURN.replace("1, 1, 2, 3", sizes);
        read(&cx, &text, |reader| {
            let turn = reader.find_typed::<DeepTurnOp<'_>>()[0];
            assert!(malformed(&turn), "{sizes}");
        });
    }
    for sizes in ["1, 0, 3", "1, -1, 3", "1", "1, 0, 2, 1"] {
        let text = TURN.replace("1, 0, 2>", &format!("{sizes}>"));
        read(&cx, &text, |reader| {
            let turn = reader.find_typed::<DeepTurnOp<'_>>()[0];
            assert!(turn.groups().is_err() && turn.r#in().is_ok(), "{sizes}");
        });
    }
    let text = TURN.replace(
        "operandSegmentSizes = array<i32: 1, 1, 2, 3>",
        "other = 1 : i32",
    );
    read(&cx, &text, |reader| {
        let turn = reader.find_typed::<DeepTurnOp<'_>>()[0];
        assert!(malformed(&turn));
        let error = turn.r#in().unwrap_err().to_string();
        assert_eq!(
            error,
            "'corners.deep.turn' op has no operand 'in' as it is defined"
        );
    });
}

const ATTRIBUTES: &str = r#"func.func @f() {
  "corners.attributes"() {
    signless = -3 : i64, negative = -4 : si32, large = 18446744073709551615 : ui64, position = 5 : index, truth = true,
    number = 0.5 : f32, text = "a\"b", callee = @f, type = tensor<4xi8>, fast, positive = 6 : i32,
    rounding = #corners.rounding<"type">, list = [1, 2], roundings = [#corners.rounding<"up">],
    truths = array<i1: true, false>, numbers = array<f64: 0.25>, map = affine_map<(d0) -> (d0)>, property = 9 : i64,
    flag, lowered = false
  } : () -> ()
  return
}"#;

#[test]
fn attributes_of_every_kind() {
    let cx = context();
    read_valid(&cx, ATTRIBUTES, |reader| {
        let op = reader.find_typed::<AttributesOp<'_>>()[0];
        assert_eq!((op.signless(), op.negative()), (Ok(-3), Ok(-4)));
        assert_eq!((op.large(), op.position()), (Ok(u64::MAX), Ok(5)));
        assert_eq!((op.truth(), op.number()), (Ok(true), Ok(0.5)));
        assert_eq!(op.text().unwrap(), "a\"b");
        assert_eq!(op.callee().unwrap(), "f");
        assert_eq!(
            op.r#type().unwrap(),
            reader.parse_type("tensor<4xi8>").unwrap()
        );
        assert!(op.fast());
        assert_eq!(
            (op.positive(), op.label(), op.seven()),
            (Ok(6), Ok(None), Ok(7))
        );
        assert_eq!(op.word().unwrap(), "seven");
        assert_eq!((op.flags(), op.unknown()), (Ok(Flags::NONE), Ok(None)));
        assert_eq!((op.rounding(), op.order()), (Ok(Rounding::Self_), Ok(None)));
        assert_eq!(op.list().unwrap(), [1, 2]);
        assert_eq!(op.roundings().unwrap(), [Rounding::Up]);
        assert_eq!(op.truths().unwrap(), [true, false]);
        assert_eq!(op.numbers().unwrap(), [0.25]);
        assert_eq!(op.map().unwrap().to_string(), "affine_map<(d0) -> (d0)>");
        assert_eq!(op.property(), Ok(9));
        assert_eq!(
            (op.flag(), op.absent(), op.lowered()),
            (Ok(true), Ok(false), Ok(false))
        );
        assert_eq!(op.both(), Ok(Flags::FAST | Flags::EXACT));
    });
}

/// An attribute of another kind is an error, also where it may be absent; one that is absent is none where it has to be there.
#[test]
fn attributes_of_other_kinds() {
    let cx = context();
    let text = ATTRIBUTES
        .replace("-3 : i64", "-3 : i32")
        .replace(
            "positive = 6 : i32",
            "label = 1, flags = \"fast\", order = 3 : i64",
        )
        .replace("[1, 2]", "[1, 2 : i8]")
        .replace("callee = @f", "callee = @f::@g")
        .replace("\"a\\\"b\"", "\"\\FF\"");
    read(&cx, &text, |reader| {
        let op = reader.find_typed::<AttributesOp<'_>>()[0];
        assert!(op.signless().is_err() && op.label().is_err() && op.flags().is_err());
        assert!(op.order().is_err() && op.list().is_err() && op.callee().is_err());
        assert!(op.text().is_err() && op.positive().is_err());
        let error = op.positive().unwrap_err().to_string();
        assert_eq!(
            error,
            "'corners.attributes' op has no attribute 'positive' as it is defined"
        );
    });
}

#[test]
fn attributes_are_set_and_removed() {
    let cx = context();
    let mut root = parsed(&cx, ATTRIBUTES);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let attributes = rewriter.find_typed::<AttributesOp<'_>>()[0];
    attributes.set_signless(&rewriter, i64::MIN).unwrap();
    attributes.set_large(&rewriter, 1 << 63).unwrap();
    attributes.set_text(&rewriter, &String::from("c")).unwrap();
    attributes.set_fast(&rewriter, false).unwrap();
    attributes.set_label(&rewriter, Some("d")).unwrap();
    attributes
        .set_flags(&rewriter, Some(Flags::FAST | Flags::EXACT))
        .unwrap();
    attributes.set_order(&rewriter, Some(Order::Last)).unwrap();
    attributes
        .set_roundings(&rewriter, &[Rounding::Self_, Rounding::Up])
        .unwrap();
    attributes.set_truths(&rewriter, &[false]).unwrap();
    attributes.set_seven(&rewriter, None).unwrap();
    assert_eq!(
        (attributes.signless(), attributes.large()),
        (Ok(i64::MIN), Ok(1 << 63))
    );
    assert!(attributes.flags().unwrap().contains(Flags::EXACT) && !attributes.fast());
    assert_eq!(attributes.order(), Ok(Some(Order::Last)));
    assert_eq!(
        attributes.roundings().unwrap(),
        [Rounding::Self_, Rounding::Up]
    );
    attributes.set_label(&rewriter, None).unwrap();
    attributes.set_label(&rewriter, None).unwrap();
    rewriter.erase(*attributes).unwrap();
    assert!(attributes.set_signless(&rewriter, 1).is_err());
    // What was erased is read as it was, but for its operands.
    assert_eq!(attributes.signless(), Ok(i64::MIN));
}

const EQUAL: &str = r#"func.func @f(%0: i32, %1: f64, %2: i32) {
  "corners.equal"(%0, %1, %2)[^bb1, ^bb2, ^bb1] ({ ^bb0: cf.br ^bb1 ^bb1: llvm.unreachable }, {}, {}) : (i32, f64, i32) -> ()
^bb1:
  return
^bb2:
  return
}"#;

#[test]
fn groups_of_the_same_size() {
    let cx = context();
    read(&cx, EQUAL, |reader| {
        let op = reader.find_typed::<EqualOp<'_>>()[0];
        assert_eq!(numbers(&op.lhs().unwrap()), [0]);
        assert_eq!(numbers(&[op.mid().unwrap()]), [1]);
        assert_eq!(numbers(&op.rhs().unwrap()), [2]);
        let (body, rest) = (op.body().unwrap(), op.rest().unwrap());
        assert_eq!(
            (body.blocks().len(), rest.len(), rest[1].index()),
            (2, 2, 2)
        );
        assert_eq!(rest[0].entry(), None);
        let blocks = op.block().unwrap().parent().unwrap().region(0);
        assert_eq!(op.dest(), Ok(blocks[1]));
        assert_eq!(op.others().unwrap(), [blocks[2], blocks[1]]);
    });
    for (operands, types) in [("%0, %1", "i32, f64"), ("", "")] {
        let text = EQUAL.replace("%0, %1, %2)[", &format!("{operands})["));
        let text = text.replace(": (i32, f64, i32) ->", &format!(": ({types}) ->"));
        read(&cx, &text, |reader| {
            let op = reader.find_typed::<EqualOp<'_>>()[0];
            assert!(op.lhs().is_err() && op.mid().is_err() && op.rhs().is_err());
        });
    }
    let text = EQUAL.replace("[^bb1, ^bb2, ^bb1]", "");
    let text = text.replace("({ ^bb0: cf.br ^bb1 ^bb1: llvm.unreachable }, {}, {})", "");
    read(&cx, &text, |reader| {
        let op = reader.find_typed::<EqualOp<'_>>()[0];
        assert!(op.body().is_err() && op.rest().is_err());
        assert!(op.dest().is_err() && op.others().is_err());
    });
}

/// Two parts of one name in Rust differ by their kind, and what all operations have keeps its name.
#[test]
fn names_that_are_taken() {
    let cx = context();
    let text = r#"func.func @f(%0: i8) {
      %1 = "corners.twice"(%0) {foo_bar = 1, view = 2, build = 3} : (i8) -> i8
      return
    }"#;
    read_valid(&cx, text, |reader| {
        let op = reader.find_typed::<TwiceOp<'_>>()[0];
        assert_eq!(numbers(&[op.foo_bar().unwrap()]), [0]);
        assert_eq!(op.foo_bar_attribute(), Ok(1));
        assert_eq!((op.view_attribute(), op.build_attribute()), (Ok(2), Ok(3)));
        assert_eq!(op.view().name(), "corners.twice");
        assert_eq!(op.result(), Ok(op.view().results()[0]));
    });
    assert_eq!(OptionOp::NAME, "corners.option");
}

#[test]
fn operations_are_created() {
    let cx = context();
    let mut root = parsed(
        &cx,
        "func.func @f(%0: f64, %1: i32, %2: index, %3: f32, %4: i8) { return }",
    );
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let end = rewriter.find("func.return")[0];
    let place = Place::Before(end);
    let arguments = end.block().unwrap().arguments();
    let [f64, i32, index, f32, i8] = arguments[..] else {
        unreachable!()
    };
    let angle = rewriter.parse_type("!corners.angle<4>").unwrap();
    let turn = DeepTurnOp::build(
        &rewriter,
        f64,
        &[index, index],
        &[&[f32], &[], &[f32, f32]],
        &[angle],
    );
    let turn = rewriter.create(place, turn.r#move(i32).at(end)).unwrap();
    assert_eq!(turn.groups().unwrap()[2], [f32, f32]);
    assert_eq!(turn.r#move(), Ok(Some(i32)));
    assert_eq!(turn.r#loop(), Ok(None));
    let twice = rewriter
        .create(place, TwiceOp::build(&rewriter, i8, 1, 2, 3))
        .unwrap();
    assert_eq!(twice.result().unwrap().r#type(), i8.r#type());
    let function = rewriter.create(place, FnOp::build(&rewriter, "g")).unwrap();
    let block = rewriter
        .add_block(*function, function.body().unwrap().index(), &[])
        .unwrap();
    rewriter
        .create(Place::End(block), OptionOp::build(&rewriter))
        .unwrap();
    drop(rewriter);
    Mlir::verify(&cx, &op, true, &mut |diagnostic| panic!("{diagnostic}")).unwrap();
    expect![[r#"
        module {
          func.func @f(%arg0: f64, %arg1: i32, %arg2: index, %arg3: f32, %arg4: i8) {
            %0:2 = "corners.deep.turn"(%arg0, %arg1, %arg2, %arg2, %arg3, %arg3, %arg3) {group_sizes = array<i32: 1, 0, 2>, operandSegmentSizes = array<i32: 1, 1, 2, 3>, resultSegmentSizes = array<i32: 1, 1, 0>} : (f64, i32, index, index, f32, f32, f32) -> (f64, !corners.angle<4 : i64>)
            %1 = "corners.twice"(%arg4) {build = 3 : i64, foo_bar = 1 : i64, view = 2 : i64} : (i8) -> i8
            "corners.fn"() ({
              "corners.option"() : () -> ()
            }) {sym_name = "g"} : () -> ()
            return
          }
        }
    "#]].assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}

/// Constraints of types that a table can say, and regions that are isolated.
#[test]
fn what_the_verifier_refuses() {
    let types = |memory: &str, either: &str, tensor: &str, integer: &str| {
        format!(
            "func.func @f(%0: {memory}, %1: {either}, %2: {tensor}, %3: {integer}) {{
               \"corners.types\"(%0, %1, %2, %3) : ({memory}, {either}, {tensor}, {integer}) -> () return }}"
        )
    };
    let texts = [
        types("memref<2xi8>", "i7", "tensor<*xi8>", "si3"),
        types("memref<2xi8>", "f64", "tensor<2xi8>", "i3"),
        types("vector<2xi8>", "f32", "tensor<2xi8>", "i3"),
        types("memref<2xi8>", "f32", "memref<2xi8>", "i3"),
        types("memref<2xi8>", "f32", "tensor<2xi8>", "index"),
        r#"func.func @f(%0: i32) { "corners.fn"() ({ %1 = arith.addi %0, %0 : i32 }) {sym_name = "g"} : () -> () return }"#.to_owned(),
        r#""corners.fn"() ({ ^bb0: ^bb1: }) {sym_name = "g"} : () -> ()"#.to_owned(),
        r#""corners.option"() : () -> ()"#.to_owned(),
        r#"%0 = corners.option"#.to_owned(),
        r#""corners.option"() <{a = 1}> : () -> ()"#.to_owned(),
        EQUAL.to_owned(),
    ];
    let cx = context();
    let mut messages = String::new();
    for text in texts {
        let mut all = Vec::new();
        let emit = &mut |diagnostic: pass_runtime::Diagnostic| all.push(diagnostic.message);
        let options = pass_runtime::ir::ParseOptions::default();
        let verified = Mlir::parse(&cx, "a.mlir", &text, options, emit);
        let _ = verified.map(|mut root| Mlir::verify(&cx, &root.op(), true, emit));
        messages += all.first().map_or("valid", |first| first);
        messages.push('\n');
    }
    expect![[r#"
        valid
        'corners.types' op operand #1 must be 32-bit float or 7-bit signless integer, but got 'f64'
        'corners.types' op operand #0 must be memref of any type values, but got 'vector<2xi8>'
        'corners.types' op operand #2 must be tensor of any type values, but got 'memref<2xi8>'
        'corners.types' op operand #3 must be integer, but got 'index'
        'arith.addi' op using value defined outside the region
        'corners.fn' op expects region #0 to have 0 or 1 blocks
        'corners.option' op expects parent op 'corners.fn'
        custom op 'corners.option' the operation is written in the generic form, in quotes
        invalid properties {a = 1 : i64} for op corners.option: the operation has no properties: its attributes are in braces alone
        'corners.equal' op region #0 ('body') failed to verify constraint: region with 1 blocks
    "#]].assert_eq(&messages);
}

/// A dialect is defined once, and not beside one of that name, with operations of its own.
#[test]
fn dialects_that_exist() {
    use pass_melior::TypedOp;
    use pass_melior::define::DialectDefinition;
    let mut cx = context();
    let again = cx.define(&corners::DIALECT).unwrap_err();
    assert_eq!(again.reason(), Some("there is a dialect 'corners' already"));
    assert!(cx.define(&super::upstream::arith::DIALECT).is_err());
    const FN: &pass_melior::define::OpDefinition = FnOp::DEFINITION;
    let definition = |name, types, operations| DialectDefinition {
        name,
        types,
        attributes: &[],
        operations,
    };
    for (wrong, name) in [
        (definition("", &[], &[]), ""),
        (definition("a.b", &[], &[]), "a.b"),
        (definition("other", &[], &[FN]), "corners.fn"),
        (definition("other", &["a", "a"], &[]), "a"),
        (definition("corner", &[], &[FN]), "corners.fn"),
    ] {
        let failure = cx.define(&wrong).unwrap_err();
        let message = failure.reason().unwrap();
        assert!(
            message.starts_with(&format!("'{name}' is no name")),
            "{message}"
        );
    }
    let twice = definition("corners", &[], &[FN, FN]);
    let failure = MlirContext::new().define(&twice).unwrap_err();
    assert!(
        failure
            .reason()
            .unwrap()
            .starts_with("'corners.fn' is no name")
    );
}

/// Methods whose names traits have, and defaults that are none in Rust.
#[test]
fn names_of_methods_of_traits() {
    let cx = context();
    let text = r#"func.func @f(%0: i32, %1: f32) {
      %y, %x = "corners.methods"(%0, %1, %0, %1) ({^bb0:}) {
        deref = 1 : i64, m = 2 : i64, parts = 3 : i64, eq = 4 : i64, hash = 5 : i64, bits = 6 : i32,
        operandSegmentSizes = array<i32: 1, 0, 1, 1, 1>
      } : (i32, f32, i32, f32) -> (i32, i32)
      return
    }"#;
    assert!(
        matches!(Bits::ABC | Bits::ABC_CASE | Bits::CASES_CASE, all if all.contains(Bits::ABC_CASE))
    );
    read(&cx, text, |reader| {
        let op = reader.find_typed::<MethodsOp<'_>>()[0];
        assert_eq!(op.deref(), Ok(1));
        assert_eq!((op.eq(), op.hash()), (Ok(4), Ok(5)));
        assert_eq!(op.small(), Ok(None));
        assert_eq!(op.endless(), Ok(None));
        assert_eq!(op.least(), Ok(-128));
        assert_eq!(op.bits(), Ok(Bits::ABC_CASE | Bits::CASES_CASE));
    });
    let mut all: Vec<_> = DIALECT.operations.iter().map(|op| op.name).collect();
    all.retain(|name| {
        ["iterator", "to_owned"]
            .iter()
            .any(|end| name.ends_with(end))
    });
    assert_eq!(all, [IteratorOp::NAME, ToOwnedOp::NAME]);
}

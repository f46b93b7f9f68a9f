//! Changes through a rewriter, and what it refuses.

use expect_test::expect;
use pass_melior::{Mlir, MlirContext, MlirModule, OpState, OpView, Place, RewriteError, Rewriter};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};

pub(crate) fn parsed<'c>(cx: &'c MlirContext, text: &str) -> MlirModule<'c> {
    let emit = &mut |diagnostic| panic!("{diagnostic}");
    Mlir::parse(cx, "a.mlir", text, ParseOptions::default(), emit).unwrap()
}

/// Changes a module, and returns its text.
fn changed(text: &str, change: impl FnOnce(&Rewriter<'_>)) -> String {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, text);
    let mut op = root.op();
    change(&op.rewriter().unwrap());
    let emit = &mut |diagnostic| panic!("{diagnostic}");
    Mlir::verify(&cx, &root.op(), true, emit).unwrap();
    Mlir::print_root(&cx, &mut root, PrintOptions::default())
}

const SUMS: &str = "
func.func @f(%x: i32, %c: i1) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %x : i32
  scf.if %c {
    %2 = arith.addi %1, %x : i32
    func.call @g(%2) : (i32) -> ()
  }
  return %1 : i32
}
func.func private @g(i32)
";

fn one<'r>(rewriter: &'r Rewriter<'_>, name: &str) -> OpView<'r> {
    rewriter.find(name)[0]
}

/// A list of operations is gone through while each of them is replaced, moved or erased.
#[test]
fn lists_hold_while_operations_go() {
    let text = changed(SUMS, |rewriter| {
        for sum in rewriter.find("arith.addi") {
            let product = OpState::new("arith.muli").operands(sum.operands());
            let product = rewriter.create(Place::After(sum), product).unwrap();
            rewriter.replace(sum, &product.results()).unwrap();
            assert!(sum.is_erased() && sum.parent().is_none() && sum.operands().is_empty());
            assert_eq!(sum.name(), "arith.addi");
        }
        let ops = rewriter.walk();
        let branch = one(rewriter, "scf.if");
        rewriter.erase(branch).unwrap();
        let erased = ops.iter().filter(|op| op.is_erased());
        let erased: Vec<String> = erased.map(|op| op.name().into_owned()).collect();
        assert_eq!(erased, ["scf.if", "arith.muli", "func.call", "scf.yield"]);
    });
    expect![[r#"
        module {
          func.func @f(%arg0: i32, %arg1: i1) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.muli %0, %arg0 : i32
            return %1 : i32
          }
          func.func private @g(i32)
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn what_is_refused() {
    let text = changed(SUMS, |rewriter| {
        let [first, second, third] = rewriter.find("arith.addi")[..] else {
            panic!("three sums");
        };
        let sum = |values| OpState::new("arith.addi").operands(values);
        assert_eq!(rewriter.erase(first), Err(RewriteError::Used));
        assert_eq!(rewriter.erase(rewriter.root()), Err(RewriteError::Outside));
        let function = one(rewriter, "func.func");
        let branch = one(rewriter, "scf.if");
        let condition = branch.operand(0).unwrap();
        assert_eq!(
            rewriter.replace(first, &[condition]),
            Err(RewriteError::Types)
        );
        assert_eq!(rewriter.replace(first, &[]), Err(RewriteError::ValueCount));
        assert_eq!(
            rewriter.replace(first, &first.results()),
            Err(RewriteError::Used)
        );
        assert_eq!(
            rewriter.move_to(branch, Place::Before(third)),
            Err(RewriteError::Place)
        );
        assert_eq!(
            rewriter.set_operand(first, 2, condition),
            Err(RewriteError::Missing)
        );
        assert_eq!(
            rewriter.remove_attribute(first, "no"),
            Err(RewriteError::Missing)
        );
        let before_root = rewriter.create(Place::Before(rewriter.root()), sum(vec![]));
        assert_eq!(before_root.err(), Some(RewriteError::Outside));
        // A value of a function is not visible outside of it.
        let outside = rewriter.create(Place::After(function), sum(second.operands()));
        assert_eq!(outside.err(), Some(RewriteError::Isolation));
        assert_eq!(
            rewriter.move_to(second, Place::After(function)),
            Err(RewriteError::Isolation)
        );
        let invalid = rewriter.create(Place::Before(first), OpState::new("arith.addi"));
        assert!(
            matches!(invalid, Err(RewriteError::Invalid(_))),
            "{invalid:?}"
        );
        let nameless = rewriter.create(Place::Before(first), OpState::new(""));
        assert!(matches!(nameless, Err(RewriteError::Invalid(_))));
        // Erased operations are not used again.
        let call = one(rewriter, "func.call");
        rewriter.erase(call).unwrap();
        rewriter.erase(third).unwrap();
        assert_eq!(rewriter.erase(third), Err(RewriteError::Outside));
        assert_eq!(
            rewriter.replace_uses(second.result(0).unwrap(), third.result(0).unwrap()),
            Err(RewriteError::Outside)
        );
        let stale = rewriter.create(Place::Before(third), sum(first.operands()));
        assert_eq!(stale.err(), Some(RewriteError::Outside));
        let stale = rewriter.create(Place::Before(first), sum(third.results()));
        assert_eq!(stale.err(), Some(RewriteError::Outside));
        let unit = rewriter.unit();
        assert_eq!(
            rewriter.set_attribute(third, "a", unit),
            Err(RewriteError::Outside)
        );
        let branch = one(rewriter, "scf.if");
        let body = branch.body().unwrap();
        rewriter.erase(branch).unwrap();
        assert_eq!(
            rewriter.move_to(first, Place::End(body)),
            Err(RewriteError::Outside)
        );
    });
    assert!(!text.contains("scf.if"), "{text}");
}

/// Views of one rewriter are strangers to another.
#[test]
fn two_rewriters() {
    let cx = MlirContext::new();
    let other_cx = MlirContext::new();
    let (mut one_root, mut other_root) = (parsed(&cx, SUMS), parsed(&other_cx, SUMS));
    let (mut op, mut other_op) = (one_root.op(), other_root.op());
    let (rewriter, other) = (op.rewriter().unwrap(), other_op.rewriter().unwrap());
    let (sum, other_sum) = (one(&rewriter, "arith.addi"), one(&other, "arith.addi"));
    assert_eq!(rewriter.erase(other_sum), Err(RewriteError::Outside));
    let state = || OpState::new("arith.addi").operands(other_sum.operands());
    assert_eq!(
        rewriter.create(Place::Before(sum), state()).err(),
        Some(RewriteError::Outside)
    );
    assert_eq!(
        rewriter.create(Place::Before(other_sum), state()).err(),
        Some(RewriteError::Outside)
    );
    let at = OpState::new("arith.addi")
        .operands(sum.operands())
        .at(other_sum);
    assert_eq!(
        rewriter.create(Place::Before(sum), at).err(),
        Some(RewriteError::Context)
    );
    let foreign = other.string("a");
    assert_eq!(
        rewriter.set_attribute(sum, "a", foreign),
        Err(RewriteError::Context)
    );
    assert_eq!(rewriter.array(&[foreign]), None);
    let result = OpState::new("test.op").results([other.integer_type(32)]);
    assert_eq!(
        rewriter.create(Place::Before(sum), result).err(),
        Some(RewriteError::Context)
    );
}

#[test]
fn bodies_are_copied_to_their_calls() {
    let text = "
func.func @f(%x: i32) -> i32 {
  %0 = func.call @g(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @g(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}";
    let text = changed(text, |rewriter| {
        let call = one(rewriter, "func.call");
        let [_, callee] = rewriter.find("func.func")[..] else {
            panic!("two functions");
        };
        let body = callee.body().unwrap();
        assert_eq!(
            rewriter.inline(body, call, &[]).err(),
            Some(RewriteError::Types)
        );
        let results = rewriter.inline(body, call, &call.operands()).unwrap();
        rewriter.replace(call, &results).unwrap();
        rewriter.erase(callee).unwrap();
        assert!(body.operations().iter().all(|op| op.is_erased()));
    });
    expect![[r#"
        module {
          func.func @f(%arg0: i32) -> i32 {
            %0 = arith.addi %arg0, %arg0 : i32
            return %0 : i32
          }
        }
    "#]]
    .assert_eq(&text);
}

/// The last operation of a module is no terminator.
#[test]
fn blocks_without_a_terminator_are_copied_as_a_whole() {
    let text = "
module {
  func.func private @a()
  func.func private @b()
}
func.func private @c()";
    let text = changed(text, |rewriter| {
        let inner = *rewriter.find("builtin.module").last().unwrap();
        let last = rewriter.root().body().unwrap().last().unwrap();
        let results = rewriter.inline(inner.body().unwrap(), last, &[]).unwrap();
        assert!(results.is_empty());
        rewriter.erase(inner).unwrap();
    });
    expect![[r#"
        module {
          func.func private @a()
          func.func private @b()
          func.func private @c()
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn integers_fit_their_types() {
    changed("module {}", |rewriter| {
        for (name, least, greatest) in [
            ("i8", -128, 255),
            ("si8", -128, 127),
            ("ui8", 0, 255),
            ("index", i128::from(i64::MIN), i128::from(u64::MAX)),
            ("ui128", 0, i128::MAX),
        ] {
            let ty = rewriter.parse_type(name).unwrap();
            let holds = |value: i128| rewriter.integer(ty, value).is_some();
            assert!(holds(least) && holds(greatest), "{name}");
            assert!(!holds(least - 1), "{name}");
            assert!(greatest == i128::MAX || !holds(greatest + 1), "{name}");
        }
    });
}

#[test]
fn attributes_have_different_names() {
    changed("module {}", |rewriter| {
        let state = |names: [&str; 2]| {
            let state = OpState::new("func.call");
            names
                .into_iter()
                .fold(state, |state, name| state.attribute(name, rewriter.unit()))
        };
        for (names, message) in [
            (["a", "a"], "attribute 'a' is given twice"),
            (["a", ""], "an attribute needs a name"),
        ] {
            let body = rewriter.root().body().unwrap();
            let created = rewriter.create(Place::End(body), state(names));
            let expected = RewriteError::Invalid(message.to_owned());
            assert_eq!(created.err(), Some(expected));
        }
    });
}

#[test]
fn regions_are_filled_after_their_operation() {
    let text = changed("func.func @f(%c: i1) { return }", |rewriter| {
        let end = one(rewriter, "func.return");
        let function = end.parent().unwrap();
        let condition = function.body().unwrap().arguments()[0];
        let state = OpState::new("scf.if")
            .operands([condition])
            .results([])
            .regions(2);
        let branch = rewriter.create(Place::Before(end), state).unwrap();
        let block = rewriter.add_block(branch, 0, &[]).unwrap();
        assert_eq!(
            rewriter.add_block(branch, 2, &[]).err(),
            Some(RewriteError::Missing)
        );
        let index = rewriter.parse_type("index").unwrap();
        let value = rewriter.integer(index, 7).unwrap();
        let constant = OpState::new("arith.constant").attribute("value", value);
        rewriter.create(Place::End(block), constant).unwrap();
        rewriter
            .create(Place::End(block), OpState::new("scf.yield"))
            .unwrap();
        let copy = rewriter.clone_to(branch, Place::Before(end)).unwrap();
        rewriter.move_to(copy, Place::Before(branch)).unwrap();
        assert_eq!(branch.previous(), Some(copy));
    });
    assert_eq!(
        text.matches("arith.constant 7 : index").count(),
        2,
        "{text}"
    );
}

#[test]
fn constants_and_types() {
    let cx = MlirContext::new();
    let text = "func.func @f() -> i128 {
      %0 = arith.constant -1 : i128
      %1 = arith.constant 255 : i8
      %2 = arith.constant 1.0 : f32
      %3 = arith.addi %0, %0 : i128
      return %3 : i128
    }";
    let mut root = parsed(&cx, text);
    let op = root.op();
    let reader = op.reader();
    let constants = reader.find("arith.constant");
    let values: Vec<_> = constants
        .iter()
        .map(|op| op.result(0).unwrap().integer())
        .collect();
    assert_eq!(values, [Some(-1), Some(-1), None]);
    assert_eq!(
        reader.find("arith.addi")[0].result(0).unwrap().constant(),
        None
    );
    let (i8, f32) = (reader.integer_type(8), reader.parse_type("f32").unwrap());
    assert!(reader.integer(i8, 255).is_some() && reader.integer(i8, -128).is_some());
    assert!(reader.integer(i8, 256).is_none() && reader.integer(f32, 1).is_none());
    assert!(reader.float(f32, 1.0).is_some() && reader.float(i8, 1.0).is_none());
    let failure = reader.parse_type("tensor<").unwrap_err();
    assert!(failure.reason().is_some(), "{failure}");
    assert!(reader.parse_attribute("#nowhere.x").is_err());
    assert_eq!(
        reader.parse_type("!llvm.ptr").unwrap().to_string(),
        "!llvm.ptr"
    );
}

#[test]
fn functions_get_arguments() {
    let text = changed("func.func @f(%x: i32) { return }", |rewriter| {
        let function = one(rewriter, "func.func");
        let body = function.body().unwrap();
        let i8 = rewriter.integer_type(8);
        let argument = rewriter.add_argument(body, i8).unwrap();
        assert_eq!(body.arguments().get(1), Some(&argument));
        let r#type = rewriter.parse_type("(i32, i8) -> ()").unwrap();
        let r#type = rewriter.type_attribute(r#type);
        rewriter
            .set_attribute(function, "function_type", r#type)
            .unwrap();
        let other = MlirContext::new();
        let mut other = parsed(&other, "module {}");
        let other = other.op();
        let foreign = other.reader();
        assert_eq!(
            rewriter.add_argument(body, foreign.integer_type(8)).err(),
            Some(RewriteError::Context)
        );
        let copy = rewriter.clone_to(function, Place::After(function)).unwrap();
        let erased = copy.body().unwrap();
        rewriter.erase(copy).unwrap();
        assert_eq!(
            rewriter.add_argument(erased, i8).err(),
            Some(RewriteError::Outside)
        );
    });
    expect![[r#"
        module {
          func.func @f(%arg0: i32, %arg1: i8) {
            return
          }
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn loops_of_structured_operations() {
    let text = "
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = [\"parallel\", \"parallel\"]} ins(%c : tensor<?xf32>) outs(%0 : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}";
    changed(text, |rewriter| {
        let maps = |name| one(rewriter, name).indexing_maps();
        let product = [[0, 2], [2, 1], [0, 1]].map(|map| map.map(Some).to_vec());
        assert_eq!(maps("linalg.matmul"), Some(product.to_vec()));
        let generic = vec![vec![None], vec![Some(1), Some(0)]];
        assert_eq!(maps("linalg.generic"), Some(generic));
        assert_eq!(maps("func.return"), None);
        let place = Place::Before(one(rewriter, "linalg.generic"));
        for name in ["linalg.generic", "linalg.broadcast", "linalg.matmul"] {
            let state = OpState::new(name).results([]).regions(1);
            let incomplete = rewriter.create(place, state).unwrap();
            assert_eq!(incomplete.indexing_maps(), None);
            rewriter.erase(incomplete).unwrap();
        }
    });
}

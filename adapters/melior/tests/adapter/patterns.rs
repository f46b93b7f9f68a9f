//! Patterns, folding, dominance and symbols.

use std::cell::Cell;

use crate::rewriting::parsed;
use crate::support::run;
use expect_test::expect;
use pass_melior::{Mlir, MlirContext, MlirOp, OpState, OpView, Pattern, Place, Rewriter};
use pass_runtime::ir::{IrText, PrintOptions};
use pass_runtime::{Failure, OperationPass, PassContext, PassRegistry, Preserved, Statistic};

mod trial {
    //! Two rewrites, as an author writes them.

    use super::Statistic;
    use pass_runtime::{pass, pass_group};

    /// Replace multiplications by two
    #[pass(name = "double-by-shift", op = "func.func", dialects("arith"))]
    pub(crate) struct DoubleByShift;

    /// Erase private functions that nothing refers to
    #[pass(name = "erase-dead-private", op = "builtin.module")]
    pub(crate) struct EraseDeadPrivate {
        #[statistic]
        pub(crate) erased: Statistic,
    }

    pass_group! {
        pub(crate) Trial [DoubleByShift, EraseDeadPrivate]
    }
}

use trial::{DoubleByShift, EraseDeadPrivate};

impl OperationPass<Mlir> for DoubleByShift {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let changed = op.apply_patterns(&[Pattern::new("arith.muli", shift)])?;
        Ok(Preserved::unless(changed))
    }
}

fn shift<'r>(rewriter: &'r Rewriter<'r>, product: OpView<'r>) -> Result<(), Failure> {
    let [value, factor] = product.operands()[..] else {
        return Ok(());
    };
    let one = rewriter.integer(factor.r#type(), 1);
    if let (Some(2), Some(one)) = (factor.integer(), one) {
        let one = OpState::new("arith.constant").attribute("value", one);
        let one = rewriter.create(Place::Before(product), one)?.results()[0];
        let shift = OpState::new("arith.shli").operands([value, one]);
        let shift = rewriter.create(Place::Before(product), shift)?;
        rewriter.replace(product, &shift.results())?;
    }
    Ok(())
}

impl OperationPass<Mlir> for EraseDeadPrivate {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut erased = 0;
        for function in rewriter.find("func.func") {
            let is_private = function.string("sym_visibility").as_deref() == Some("private");
            if is_private
                && function
                    .symbol_users()
                    .is_some_and(|users| users.is_empty())
            {
                rewriter.erase(function)?;
                erased += 1;
            }
        }
        self.erased.add(erased);
        Ok(Preserved::unless(erased > 0))
    }
}

fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    trial::register_trial_passes(&mut registry).unwrap();
    registry
}

#[test]
fn two_passes() {
    let text = "
func.func @f(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.muli %x, %c2 : i32
  %1 = arith.muli %0, %c3 : i32
  %2 = func.call @used(%1) : (i32) -> i32
  return %2 : i32
}
func.func private @used(%x: i32) -> i32 { return %x : i32 }
func.func private @dead(%x: i32) -> i32 {
  %0 = func.call @used(%x) : (i32) -> i32
  return %0 : i32
}
func.func @kept() attributes {says = \"@dead\"} { return }
";
    let pipeline = "builtin.module(erase-dead-private,func.func(double-by-shift))";
    expect![[r#"
        success
        module {
          func.func @f(%arg0: i32) -> i32 {
            %c3_i32 = arith.constant 3 : i32
            %c1_i32 = arith.constant 1 : i32
            %0 = arith.shli %arg0, %c1_i32 : i32
            %1 = arith.muli %0, %c3_i32 : i32
            %2 = call @used(%1) : (i32) -> i32
            return %2 : i32
          }
          func.func private @used(%arg0: i32) -> i32 {
            return %arg0 : i32
          }
          func.func @kept() attributes {says = "@dead"} {
            return
          }
        }
    "#]]
    .assert_eq(&run(registry, pipeline, text));
}

const PRODUCT: &str = "func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.constant 3 : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.addi %x, %2 : i32
  return %3 : i32
}";

/// Applies patterns to a function: what came of it, and the text.
fn applied(text: &str, patterns: &[Pattern<'_>]) -> (Result<bool, String>, String) {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, text);
    let result = root.op().apply_patterns(patterns);
    let result = result.map_err(|failure| failure.to_string());
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    (result, printed)
}

#[test]
fn the_driver_folds() {
    let (result, printed) = applied(PRODUCT, &[]);
    assert_eq!(result, Ok(true));
    assert!(
        printed.contains("arith.constant 6 : i32") && !printed.contains("muli"),
        "{printed}"
    );
    assert_eq!(applied(&printed, &[]).0, Ok(false), "once is enough");
}

#[test]
fn operations_fold_one_at_a_time() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, PRODUCT);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let [product, sum] = [
        rewriter.find("arith.muli")[0],
        rewriter.find("arith.addi")[0],
    ];
    assert_eq!(rewriter.fold(sum), Ok(false));
    assert_eq!(rewriter.fold(product), Ok(true));
    assert!(product.is_erased());
    assert_eq!(sum.operand(1).unwrap().integer(), Some(6));
    assert!(rewriter.fold(product).is_err());
    // An operation that is not valid would make the dialect read what is not there.
    rewriter
        .remove_attribute(rewriter.find("arith.constant")[0], "value")
        .unwrap();
    for op in rewriter.find("arith.constant") {
        assert!(rewriter.fold(op).is_err());
    }
    assert!(rewriter.fold(sum).is_err());
    let values = rewriter.find("arith.constant").into_iter();
    let values: Vec<_> = values.map(|op| op.result(0).unwrap().integer()).collect();
    assert!(values.contains(&None), "{values:?}");
}

#[test]
fn the_greater_benefit_comes_first() {
    let log = Cell::new(0);
    let pattern = |number: i32| {
        let log = &log;
        Pattern::for_any(move |_, _| {
            log.set(log.get() * 10 + number);
            Ok(())
        })
    };
    let (result, _) = applied(
        "module {}\nmodule {}",
        &[pattern(1).benefit(2), pattern(2).benefit(30), pattern(3)],
    );
    assert_eq!((result, log.get()), (Ok(false), 213_213));
}

#[test]
fn what_stops_the_patterns() {
    pass_driver::quiet_panics();
    let fails = Pattern::for_any(|_, _| Err(Failure::because("not this one")));
    assert_eq!(applied(PRODUCT, &[fails]).0, Err("not this one".to_owned()));
    let panics = Pattern::for_any(|_, _| panic!("out of order"));
    let panic =
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| applied(PRODUCT, &[panics])));
    assert_eq!(
        panic.unwrap_err().downcast_ref::<&str>(),
        Some(&"out of order")
    );
    let endless = Pattern::new("arith.addi", |rewriter, sum| {
        let copy = rewriter.clone_to(sum, Place::Before(sum))?;
        Ok(rewriter.replace(sum, &copy.results())?)
    });
    assert_eq!(
        applied(PRODUCT, &[endless]).0,
        Err("the patterns did not converge".to_owned())
    );
    let invalid = Pattern::new("arith.addi", |rewriter, sum| {
        rewriter.create(Place::Before(sum), OpState::new("arith.constant"))?;
        Ok(())
    });
    let (result, printed) = applied(PRODUCT, &[invalid]);
    assert!(result.is_err(), "{result:?}\n{printed}");
    let changed = Pattern::new("arith.constant", |rewriter, constant| {
        Ok(rewriter.remove_attribute(constant, "value")?)
    });
    let (result, _) = applied(PRODUCT, &[changed]);
    assert!(result.is_err(), "{result:?}");
}

/// A pattern erases, and goes on with what it erased.
#[test]
fn views_stay_in_a_pattern() {
    let swap = Pattern::new("arith.addi", |rewriter, sum| {
        let operands = sum.operands();
        let product = OpState::new("arith.muli").operands(operands.iter().copied());
        let product = rewriter.create(Place::After(sum), product)?;
        rewriter.replace(sum, &product.results())?;
        assert!(sum.is_erased() && sum.is("arith.addi") && sum.operands().is_empty());
        assert!(rewriter.erase(sum).is_err());
        Ok(())
    });
    let (result, printed) = applied(PRODUCT, &[swap]);
    assert_eq!(result, Ok(true));
    assert!(printed.contains("arith.muli %arg0"), "{printed}");
}

#[test]
fn definitions_that_dominate() {
    let cx = MlirContext::new();
    let text = "func.func @f(%c: i1, %x: i32) -> i32 {
      cf.cond_br %c, ^a, ^b
    ^a:
      %0 = arith.addi %x, %x : i32
      cf.br ^b
    ^b:
      %1 = arith.muli %x, %x : i32
      return %1 : i32
    }";
    let mut root = parsed(&cx, text);
    let op = root.op();
    let reader = op.reader();
    let [sum, product, end] =
        ["arith.addi", "arith.muli", "func.return"].map(|name| reader.find(name)[0]);
    let value = |op: OpView<'_>| op.result(0).unwrap().dominates(end);
    assert!(value(product) && !value(sum));
    assert!(sum.operand(0).unwrap().dominates(sum));
    assert!(!product.result(0).unwrap().dominates(product));
    assert!(!product.result(0).unwrap().dominates(reader.root()));
}

/// Calls that leave everything as it is are no changes, after which a driver would go on forever.
#[test]
fn calls_without_effect_converge() {
    let idle = Pattern::for_any(|rewriter, op| {
        let _ = rewriter.remove_attribute(op, "tag");
        for value in op.results().into_iter().chain(op.operands()) {
            let _ = rewriter.replace_uses(value, value);
        }
        if let Some(next) = op.next() {
            let _ = rewriter.move_to(op, Place::Before(next));
            let _ = rewriter.move_to(next, Place::After(op));
        }
        if let Some(block) = op.block().filter(|block| block.last() == Some(op)) {
            let _ = rewriter.move_to(op, Place::End(block));
        }
        Ok(())
    });
    let text = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }";
    assert_eq!(applied(text, &[idle]).0, Ok(false));
}

/// Makes a choice of two values one of two bodies.
fn branch<'r>(rewriter: &'r Rewriter<'r>, select: OpView<'r>) -> Result<(), Failure> {
    let [condition, first, second] = select.operands()[..] else {
        return Ok(());
    };
    let choice = OpState::new("scf.if").operands([condition]);
    let choice = choice.results([first.r#type()]).regions(2);
    let choice = rewriter.create(Place::Before(select), choice)?;
    for (region, value) in [first, second].into_iter().enumerate() {
        let body = rewriter.add_block(choice, region, &[])?;
        let end = OpState::new("scf.yield").operands([value]);
        rewriter.create(Place::End(body), end)?;
    }
    Ok(rewriter.replace(select, &choice.results())?)
}

#[test]
fn patterns_build_bodies() {
    let cx = MlirContext::new();
    let text = "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
      %0 = arith.select %c, %x, %y : i32
      return %0 : i32
    }";
    let mut root = parsed(&cx, text);
    let patterns = [Pattern::new("arith.select", branch)];
    assert!(root.op().apply_patterns(&patterns).unwrap());
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    expect![[r"
        module {
          func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
            %0 = scf.if %arg0 -> (i32) {
              scf.yield %arg1 : i32
            } else {
              scf.yield %arg2 : i32
            }
            return %0 : i32
          }
        }
    "]]
    .assert_eq(&printed);
}

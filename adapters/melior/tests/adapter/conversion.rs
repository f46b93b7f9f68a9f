//! Conversion between dialects, with legality, types and patterns in Rust.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::support::run;
use expect_test::expect;
use pass_melior::{
    Conversion, ConversionRewriter, Mlir, MlirContext, MlirOp, OpState, Reader, RewriteError, Type,
};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Failure, OperationPass, PassContext, PassRegistry, Preserved};

/// Functions of a dialect that nobody declares, on numbers that are to become wider.
const OWN: &str = r#"
"own.function"() ({
^bb0(%x: f32, %n: index):
  %0 = "own.double"(%x) : (f32) -> f32
  %1 = "own.double"(%0) : (f32) -> f32
  "own.give"(%1) : (f32) -> ()
}) {name = "four_times"} : () -> ()
func.func @caller(%x: f32, %n: index) -> f32 {
  %0 = "own.call"(%x, %n) {callee = @four_times} : (f32, index) -> f32
  return %0 : f32
}
"#;

mod trial {
    //! A lowering, as an author writes it.

    use pass_runtime::{pass, pass_group};

    /// Lower the dialect 'own'
    #[pass(name = "lower-own", op = "builtin.module", dialects("arith", "func"))]
    pub(crate) struct LowerOwn;

    pass_group! {
        pub(crate) Trial [LowerOwn]
    }
}

use trial::LowerOwn;

impl OperationPass<Mlir> for LowerOwn {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let changed = op.convert_fully(&lowering())?;
        Ok(Preserved::unless(changed))
    }
}

fn lowering<'p>() -> Conversion<'p> {
    Conversion::new()
        .type_converter(widen)
        .convert_function_signatures()
        .legal("builtin")
        .legal("arith")
        .illegal("own")
        .pattern("own.double", double)
        .pattern("own.give", |rewriter| {
            let give = OpState::new("func.return").operands(rewriter.operands());
            Ok(rewriter.replace_with(give)?)
        })
        .pattern("own.call", |rewriter| {
            let op = rewriter.op();
            let result = op
                .result(0)
                .and_then(|result| rewriter.convert_type(result.r#type()));
            let (Some(callee), Some(result)) = (op.attribute("callee"), result) else {
                return Ok(());
            };
            let call = OpState::new("func.call").operands(rewriter.operands());
            Ok(rewriter.replace_with(call.attribute("callee", callee).results([result]))?)
        })
        .pattern("own.function", function)
}

fn widen<'r>(reader: &'r Reader<'r>, r#type: Type<'r>) -> Option<Type<'r>> {
    match r#type.to_string().as_str() {
        "f32" => reader.parse_type("f64").ok(),
        "f16" => None,
        _ => Some(r#type),
    }
}

fn double(rewriter: &ConversionRewriter<'_>) -> Result<(), Failure> {
    let [value] = rewriter.operands()[..] else {
        return Ok(());
    };
    let sum = OpState::new("arith.addf").operands([value, value]);
    Ok(rewriter.replace_with(sum)?)
}

fn function(rewriter: &ConversionRewriter<'_>) -> Result<(), Failure> {
    let op = rewriter.op();
    let (Some(name), Some(body)) = (op.string("name"), op.body()) else {
        return Ok(());
    };
    let arguments = body.arguments().into_iter();
    let arguments: Option<Vec<_>> = arguments
        .map(|argument| rewriter.convert_type(argument.r#type()))
        .collect();
    let Some(arguments) = arguments else {
        return Ok(());
    };
    let arguments: Vec<String> = arguments.iter().map(Type::to_string).collect();
    let r#type = rewriter.parse_type(&format!("({}) -> f64", arguments.join(", ")))?;
    let state = OpState::new("func.func")
        .attribute("sym_name", rewriter.string(&name))
        .attribute("function_type", rewriter.type_attribute(r#type))
        .regions(1);
    let function = rewriter.create(state)?;
    rewriter.move_region(0, function, 0)?;
    Ok(rewriter.erase()?)
}

fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    trial::register_trial_passes(&mut registry).unwrap();
    registry
}

#[test]
fn a_dialect_is_lowered() {
    let (result, printed) = converted(OWN, true, &lowering());
    assert_eq!(result, Ok(true));
    expect![[r#"
        module {
          func.func @four_times(%arg0: f64, %arg1: index) -> f64 {
            %0 = arith.addf %arg0, %arg0 : f64
            %1 = arith.addf %0, %0 : f64
            return %1 : f64
          }
          func.func @caller(%arg0: f64, %arg1: index) -> f64 {
            %0 = call @four_times(%arg0, %arg1) : (f64, index) -> f64
            return %0 : f64
          }
        }
    "#]]
    .assert_eq(&printed);
    assert_eq!(
        converted(&printed, true, &lowering()).0,
        Ok(false),
        "once is enough"
    );
}

#[test]
fn what_cannot_be_lowered_is_a_diagnostic_of_the_pass() {
    let text = "
func.func @f(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  return %0 : f32
}
";
    expect![[r#"
        [lower-own on 'builtin.module'] a.mlir:3:8: error: failed to legalize operation 'math.absf'
          a.mlir:3:8: see current operation: %0 = "math.absf"(<<UNKNOWN SSA VALUE>>) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        [lower-own on 'builtin.module'] a.mlir:0:0: error: 'builtin.module' op pass 'LowerOwn' failed
        failure
        module {
          func.func @f(%arg0: f32) -> f32 {
            %0 = math.absf %arg0 : f32
            return %0 : f32
          }
        }
    "#]].assert_eq(&run(registry, "builtin.module(lower-own)", text));
}

/// Converts a text: what came of it, and the text.
fn converted(
    text: &str,
    full: bool,
    conversion: &Conversion<'_>,
) -> (Result<bool, String>, String) {
    let mut cx = MlirContext::new();
    Mlir::allow_unregistered_dialects(&mut cx, true);
    let options = ParseOptions::default();
    let root = Mlir::parse(&cx, "a.mlir", text, options, &mut |said| panic!("{said}"));
    let mut root = root.unwrap();
    let result = if full {
        root.op().convert_fully(conversion)
    } else {
        root.op().convert_partially(conversion)
    };
    let result = result.map_err(|failure| failure.to_string());
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    (result, printed)
}

const DOUBLE: &str = "func.func @f(%x: f64) -> f64 {
  %0 = \"own.double\"(%x) : (f64) -> f64
  return %0 : f64
}";

fn double_with<'p>(
    pattern: impl for<'r> Fn(&'r ConversionRewriter<'r>) -> Result<(), Failure> + 'p,
) -> Conversion<'p> {
    Conversion::new()
        .illegal("own")
        .legal("arith")
        .pattern("own.double", pattern)
}

/// Returns the error of a conversion that leaves all as it was.
fn refused(text: &str, full: bool, conversion: &Conversion<'_>) -> String {
    let before = converted(text, false, &Conversion::new());
    assert_eq!(before.0, Ok(false));
    let (result, printed) = converted(text, full, conversion);
    assert_eq!(printed, before.1);
    result.unwrap_err()
}

#[test]
fn a_failure_leaves_all_as_it_was() {
    // Without a pattern, with one that does not match, and with one that has only begun.
    let illegal = Conversion::new().illegal("own");
    expect!["failed to legalize operation 'own.double' that was explicitly marked illegal"]
        .assert_eq(&refused(DOUBLE, false, &illegal));
    let idle = double_with(|_| Ok(()));
    assert!(refused(DOUBLE, false, &idle).contains("marked illegal"));
    let begun = double_with(|rewriter| {
        let operands = rewriter.operands();
        let sum = OpState::new("arith.addf").operands([operands[0], operands[0]]);
        rewriter.create(sum).map(drop).map_err(Failure::from)
    });
    assert!(refused(DOUBLE, false, &begun).contains("marked illegal"));
    // One operation is converted before another one fails.
    let text = DOUBLE.replace("return", "\"own.other\"() : () -> () return");
    assert!(refused(&text, false, &double_with(double)).contains("'own.other'"));
    // A full conversion leaves nothing without a rule.
    assert!(
        refused(DOUBLE, true, &double_with(double))
            .contains("failed to legalize operation 'func.func'")
    );
    assert_eq!(converted(DOUBLE, false, &double_with(double)).0, Ok(true));
}

#[test]
fn patterns_that_go_in_a_circle() {
    let circle = Conversion::new()
        .illegal("own")
        .illegal("arith")
        .pattern("own.double", double)
        .pattern("arith.addf", |rewriter| {
            let value = rewriter.operands()[0];
            let double = OpState::new("own.double")
                .operands([value])
                .results([value.r#type()]);
            Ok(rewriter.replace_with(double)?)
        });
    assert!(refused(DOUBLE, false, &circle).contains("'own.double'"));
}

#[test]
fn what_stops_a_conversion() {
    pass_driver::quiet_panics();
    let fails = double_with(|rewriter| {
        double(rewriter)?;
        Err(Failure::because("not this one"))
    });
    assert_eq!(refused(DOUBLE, false, &fails), "not this one");
    let invalid = double_with(|rewriter| {
        Ok(rewriter.replace_with(
            OpState::new("arith.constant").results([rewriter.op().result(0).unwrap().r#type()]),
        )?)
    });
    let (result, _) = converted(DOUBLE, false, &invalid);
    expect!["'arith.constant' op requires attribute 'value'"].assert_eq(&result.unwrap_err());
    let panics: [Conversion<'_>; 3] = [
        double_with(|_| panic!("out of order")),
        double_with(double).legal_if("func", |_| panic!("out of order")),
        double_with(double).type_converter(|_, _| panic!("out of order")),
    ];
    for conversion in panics {
        let run = AssertUnwindSafe(|| converted(DOUBLE, false, &conversion));
        let panic = catch_unwind(run).unwrap_err();
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"out of order"));
    }
    // A type that is asked for in a pattern.
    let is_inside = Cell::new(false);
    let asked = double_with(|rewriter| {
        is_inside.set(true);
        assert!(rewriter.convert_type(rewriter.integer_type(7)).is_none());
        is_inside.set(false);
        double(rewriter)
    });
    let asked = asked.type_converter(|_, r#type| {
        assert!(!is_inside.get(), "asked");
        Some(r#type)
    });
    let run = AssertUnwindSafe(|| converted(DOUBLE, false, &asked));
    assert_eq!(
        catch_unwind(run).unwrap_err().downcast_ref::<&str>(),
        Some(&"asked")
    );
    let unknown = double_with(double).cast_op("own.cast");
    assert_eq!(
        refused(DOUBLE, false, &unknown),
        "there is no operation 'own.cast' for casts"
    );
}

#[test]
fn an_operation_is_replaced_once() {
    let log = Cell::new(0);
    let twice = double_with(|rewriter| {
        double(rewriter)?;
        let (op, value) = (rewriter.op(), rewriter.operands()[0]);
        assert!(op.is("own.double") && op.operands().len() == 1);
        assert!(double(rewriter).is_err());
        assert_eq!(rewriter.erase(), Err(RewriteError::AlreadyReplaced));
        assert_eq!(
            rewriter.replace(&[value]),
            Err(RewriteError::AlreadyReplaced)
        );
        assert!(rewriter.set_attribute("a", rewriter.unit()).is_err());
        assert!(rewriter.set_operand(0, value).is_err());
        assert!(rewriter.move_region(0, op, 0).is_err());
        log.set(log.get() + 1);
        Ok(())
    });
    let (result, printed) = converted(DOUBLE, false, &twice);
    assert_eq!((result, log.get()), (Ok(true), 1));
    // Sums that nothing uses are created before the second replacement is refused.
    assert!(
        printed.contains("arith.addf") && !printed.contains("own"),
        "{printed}"
    );
    let wrong = double_with(|rewriter| {
        let (op, value) = (rewriter.op(), rewriter.operands()[0]);
        for values in [&[][..], &[value, value]] {
            assert_eq!(rewriter.replace(values), Err(RewriteError::ValueCount));
        }
        assert!(rewriter.replace(&op.results()).is_err());
        Ok(rewriter.replace(&[value])?)
    });
    assert_eq!(converted(DOUBLE, false, &wrong).0, Ok(true));
}

#[test]
fn operations_change_in_place() {
    let conversion = Conversion::new()
        .legal_if("own", |op| op.attribute("done").is_some())
        .pattern("own.double", |rewriter| {
            rewriter.set_operand(0, rewriter.operands()[0])?;
            Ok(rewriter.set_attribute("done", rewriter.unit())?)
        });
    let (result, printed) = converted(DOUBLE, false, &conversion);
    assert_eq!(result, Ok(true));
    assert!(printed.contains("{done}"), "{printed}");
}

/// A call in a function with narrow types, which a pattern writes anew with the same types of results.
const CALL: &str = r#"func.func private @g(f32) -> f32
func.func @f(%x: f32) -> f32 {
  %0 = "own.call"(%x) : (f32) -> f32
  return %0 : f32
}"#;

fn calls_with<'p>(attributes: &'static [(&'static str, &'static str)]) -> Conversion<'p> {
    Conversion::new()
        .type_converter(widen)
        .convert_function_signatures()
        .illegal("own.call")
        .pattern("own.call", move |rewriter| {
            let op = rewriter.op();
            let results = op.results().into_iter().map(|result| result.r#type());
            let call = OpState::new("func.call").operands(rewriter.operands());
            let mut call = call.results(results);
            for (name, value) in attributes {
                call = call.attribute(*name, rewriter.parse_attribute(value)?);
            }
            Ok(rewriter.replace_with(call)?)
        })
}

#[test]
fn functions_that_patterns_make_follow_the_types() {
    let (result, printed) = converted(CALL, false, &calls_with(&[("callee", "@g")]));
    assert_eq!(result, Ok(true));
    expect![[r#"
        module {
          func.func private @g(f64) -> f64
          func.func @f(%arg0: f64) -> f64 {
            %0 = call @g(%arg0) : (f64) -> f64
            return %0 : f64
          }
        }
    "#]]
    .assert_eq(&printed);
    // What is not valid is not shown to MLIR's patterns, and is an error in the end.
    let (result, _) = converted(CALL, false, &calls_with(&[]));
    expect!["'func.call' op requires attribute 'callee'"].assert_eq(&result.unwrap_err());
}

#[test]
fn rules_for_functions_hold_where_patterns_made_them() {
    let returns = || {
        lowering()
            .legal("other")
            .illegal("func.return")
            .pattern("func.return", |rewriter| {
                let give = OpState::new("other.give").operands(rewriter.operands());
                Ok(rewriter.replace_with(give)?)
            })
    };
    let (result, printed) = converted(OWN, false, &returns());
    assert_eq!(result, Ok(true));
    assert_eq!(printed.matches("other.give").count(), 2, "{printed}");
    // MLIR's pattern leaves a call, which stays illegal.
    let without_pattern = lowering().illegal("func.call");
    let (result, _) = converted(OWN, false, &without_pattern);
    expect!["failed to legalize operation 'own.call' that was explicitly marked illegal"]
        .assert_eq(&result.unwrap_err());
}

#[test]
fn regions_move_into_what_the_pattern_made() {
    let text = r#"
"own.pair"() ({
  "own.function"() ({
  ^bb0(%x: f16):
    "own.give"(%x) : (f16) -> ()
  }) : () -> ()
}, {}) : () -> ()
"own.other"() ({}) : () -> ()
"#;
    let asked = Cell::new(0);
    let conversion = Conversion::new()
        .type_converter(widen)
        .illegal("own.function")
        .pattern("own.function", |rewriter| {
            let op = rewriter.op();
            let parent = op.parent().unwrap();
            assert_eq!(rewriter.move_region(0, parent, 1), Err(RewriteError::Place));
            let other = rewriter.find("own.other")[0];
            assert_eq!(rewriter.move_region(0, other, 0), Err(RewriteError::Place));
            let created = rewriter.create(OpState::new("other.function").regions(1))?;
            // An `f16` becomes nothing, and the region stays where it is.
            let moved = rewriter.move_region(0, created, 0);
            assert_eq!(moved, Err(RewriteError::Types));
            assert!(op.body().is_some() && created.body().is_none());
            asked.set(asked.get() + 1);
            Ok(())
        });
    assert!(refused(text, false, &conversion).contains("'own.function'"));
    assert_eq!(asked.get(), 1);
}

/// An operation is erased whose result has uses, and types differ without a cast between them.
#[test]
fn unresolved_uses_and_types() {
    let erased = double_with(|rewriter| Ok(rewriter.erase()?));
    let (result, printed) = converted(DOUBLE, false, &erased);
    expect![[r#"
        Ok(true)
        module {
          func.func @f(%arg0: f64) -> f64 {
            %0 = builtin.unrealized_conversion_cast to f64
            return %0 : f64
          }
        }
    "#]]
    .assert_eq(&format!("{result:?}\n{printed}"));
    let text = DOUBLE.replace("f64", "f32");
    let narrow = double_with(double).type_converter(widen);
    let (result, printed) = converted(&text, false, &narrow);
    assert_eq!(result, Ok(true));
    expect![[r#"
        module {
          func.func @f(%arg0: f32) -> f32 {
            %0 = builtin.unrealized_conversion_cast %arg0 : f32 to f64
            %1 = arith.addf %0, %0 : f64
            %2 = builtin.unrealized_conversion_cast %1 : f64 to f32
            return %2 : f32
          }
        }
    "#]]
    .assert_eq(&printed);
    // `arith.extf` makes one direction alone.
    let (result, _) = converted(
        &text,
        false,
        &double_with(double)
            .type_converter(widen)
            .cast_op("arith.extf"),
    );
    expect!["failed to legalize unresolved materialization from ('f64') to ('f32') that remained live after conversion"].assert_eq(&result.unwrap_err());
    let half = DOUBLE.replace("f64", "f16");
    let (result, _) = converted(&half, false, &double_with(double).type_converter(widen));
    assert!(result.is_err(), "{result:?}");
}

/// No value gets a use across an operation that is isolated from above.
#[test]
fn regions_that_use_what_is_outside() {
    let text = r#"
func.func private @g(%x: f32)
"own.function"() ({
^bb0(%y: f32):
  %x = "own.number"() : () -> f32
  "own.function"() ({
  ^bb0(%z: f32):
    %0 = "own.double"(%x) : (f32) -> f32
    "own.give"(%0) : (f32) -> ()
  }) {name = "inner"} : () -> ()
  "own.give"(%y) : (f32) -> ()
}) {name = "outer"} : () -> ()
"#;
    let conversion = lowering().legal("own.number");
    expect!["a value cannot be used across an operation that is isolated from above"]
        .assert_eq(&refused(text, false, &conversion));
    let own = r#""own.function"() ({}) {name = "f"} : () -> ()"#;
    let inside = Conversion::new()
        .illegal("own")
        .pattern("own.function", |rewriter| {
            let op = rewriter.op();
            assert!(
                rewriter.move_region(0, op, 0).is_err() && rewriter.move_region(1, op, 0).is_err()
            );
            assert!(rewriter.move_region(0, rewriter.root(), 0).is_err());
            Ok(())
        });
    assert!(converted(own, false, &inside).0.is_err());
}

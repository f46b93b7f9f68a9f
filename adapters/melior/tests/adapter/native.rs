//! Passes in C++ among passes in Rust.

use crate::support::run;
use expect_test::expect;
use pass_melior::{Mlir, MlirContext, MlirOp, NativePass};
use pass_runtime::ir::OpFacts;
use pass_runtime::passes::InitContext;
use pass_runtime::{Failure, OperationPass, PassContext, PassRegistry, Preserved, Statistic};

pub(crate) mod mixed {
    //! Passes in C++ and in Rust.

    use super::{NativePass, Statistic};
    use pass_runtime::{pass, pass_group};

    /// Eliminate common subexpressions
    #[pass(name = "cse")]
    pub(crate) struct Cse {
        pub(crate) native: NativePass,
    }

    /// Simplify
    #[pass(name = "canonicalize")]
    pub(crate) struct Canonicalize {
        /// Rounds at most
        #[option(name = "max-iterations", default = 10)]
        pub(crate) max_iterations: i64,
        /// Fail if the rounds were too few
        #[option(name = "test-convergence", default = false)]
        pub(crate) test_convergence: bool,
        /// Patterns that are not applied
        #[option(name = "disable-patterns")]
        pub(crate) disable_patterns: Vec<String>,
        pub(crate) native: NativePass,
    }

    /// Run a schedule that does not exist
    #[pass(name = "transform-interpreter")]
    pub(crate) struct Interpreter {
        pub(crate) native: NativePass,
    }

    /// Bufferize
    #[pass(name = "one-shot-bufferize", op = "builtin.module")]
    pub(crate) struct Bufferize {
        /// An option that MLIR has not
        #[option(default = false)]
        pub(crate) nonsense: bool,
        pub(crate) native: NativePass,
    }

    /// Lower, as a pass that MLIR runs on functions alone, which this declaration does not say
    #[pass(name = "tosa-to-linalg")]
    pub(crate) struct Lower {
        pub(crate) native: NativePass,
    }

    /// Count the operations inside
    #[pass(name = "count")]
    pub(crate) struct Count {
        /// Panic on the function of this name
        #[option(default = "")]
        pub(crate) panic_on: String,
        /// Fail on the function of this name
        #[option(default = "")]
        pub(crate) fail_on: String,
        /// The number of operations
        #[statistic]
        pub(crate) operations: Statistic,
    }

    pass_group! {
        pub(crate) Mixed [Cse, Canonicalize, Interpreter, Bufferize, Lower, Count]
    }
}

use mixed::{Bufferize, Canonicalize, Count, Cse, Interpreter, Lower};

macro_rules! native {
    ($($pass:ident)*) => {$(
        impl OperationPass<Mlir> for $pass {
            fn initialize_with(&mut self, cx: &InitContext<'_, Mlir>) -> Result<(), Failure> {
                self.native = NativePass::prepare(cx.context(), self)?;
                Ok(())
            }

            fn can_schedule_on(&self, cx: &MlirContext, op: &OpFacts<'_>) -> bool {
                self.native.accepts(cx, self, op)
            }

            fn run_on_operation(
                &self,
                op: MlirOp<'_>,
                cx: &mut PassContext<'_, Mlir>,
            ) -> Result<Preserved, Failure> {
                self.native.run(op, cx)
            }
        }
    )*};
}

native! { Bufferize Canonicalize Cse Lower Interpreter }

impl OperationPass<Mlir> for Count {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let mut count = 0;
        op.walk(&mut |_| count += 1);
        self.operations.add(count);
        let name = op.reader().root().symbol().unwrap_or_default();
        assert!(
            self.panic_on.is_empty() || name != self.panic_on,
            "cannot stand it"
        );
        if !self.fail_on.is_empty() && name == self.fail_on {
            return Err(cx.error(&op, "is refused"));
        }
        cx.remark(&op, format!("has {count}"));
        Ok(Preserved::all())
    }
}

pub(crate) fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    mixed::register_mixed_passes(&mut registry).unwrap();
    registry
}

const TEXT: &str = "\
func.func @a(%x: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %x, %0 : i32
  %2 = arith.muli %1, %1 : i32
  %3 = arith.muli %1, %1 : i32
  %4 = arith.addi %2, %3 : i32
  return %4 : i32
}
func.func @b() {
  return
}
func.func @c(%x: i32) -> i32 {
  %2 = arith.muli %x, %x : i32
  %3 = arith.muli %x, %x : i32
  %4 = arith.addi %2, %3 : i32
  return %4 : i32
}
";

#[test]
fn in_turn() {
    let pipeline =
        "builtin.module(count,func.func(count,cse,canonicalize{max-iterations=3},count),any(cse))";
    expect![[r#"
        [count on 'builtin.module'] a.mlir:0:0: remark: 'builtin.module' op has 15
        [count on @a] a.mlir:1:1: remark: 'func.func' op has 7
        [count on @a] a.mlir:1:1: remark: 'func.func' op has 4
        [count on @b] a.mlir:9:1: remark: 'func.func' op has 2
        [count on @b] a.mlir:9:1: remark: 'func.func' op has 2
        [count on @c] a.mlir:12:1: remark: 'func.func' op has 5
        [count on @c] a.mlir:12:1: remark: 'func.func' op has 4
        success
        module {
          func.func @a(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
          func.func @b() {
            return
          }
          func.func @c(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
        }
    "#]]
    .assert_eq(&run(registry, pipeline, TEXT));
}

#[test]
fn a_failure_in_rust() {
    let pipeline = "builtin.module(func.func(cse,count{fail-on=b},canonicalize),count)";
    expect![[r#"
        [count on @a] a.mlir:1:1: remark: 'func.func' op has 6
        [count on @b] a.mlir:9:1: error: 'func.func' op is refused
        [count on @c] a.mlir:12:1: remark: 'func.func' op has 4
        failure
        module {
          func.func @a(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
          func.func @b() {
            return
          }
          func.func @c(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
        }
    "#]]
    .assert_eq(&run(registry, pipeline, TEXT));
}

#[test]
fn a_panic_in_rust() {
    let pipeline = "builtin.module(func.func(cse,count{panic-on=b},canonicalize),count)";
    expect![[r#"
        [count on @a] a.mlir:1:1: remark: 'func.func' op has 6
        [count on @b] a.mlir:9:1: error: 'func.func' op pass 'Count' panicked: cannot stand it
        [count on @c] a.mlir:12:1: remark: 'func.func' op has 4
        failure
        module {
          func.func @a(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
          func.func @b() {
            return
          }
          func.func @c(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.addi %0, %0 : i32
            return %1 : i32
          }
        }
    "#]]
    .assert_eq(&run(registry, pipeline, TEXT));
}

/// A diagnostic of C++ belongs to the pass and the operation, in the order of the operations.
#[test]
fn a_failure_in_cpp() {
    let pipeline = "builtin.module(func.func(count,transform-interpreter),count)";
    expect![[r#"
        [count on @a] a.mlir:1:1: remark: 'func.func' op has 7
        [transform-interpreter on @a] a.mlir:1:1: error: could not find a nested named sequence with name: __transform_main
          a.mlir:1:1: see current operation:
        [count on @b] a.mlir:9:1: remark: 'func.func' op has 2
        [transform-interpreter on @b] a.mlir:9:1: error: could not find a nested named sequence with name: __transform_main
          a.mlir:9:1: see current operation:
        [count on @c] a.mlir:12:1: remark: 'func.func' op has 5
        [transform-interpreter on @c] a.mlir:12:1: error: could not find a nested named sequence with name: __transform_main
          a.mlir:12:1: see current operation:
        failure
        module {
          func.func @a(%arg0: i32) -> i32 {
            %c0_i32 = arith.constant 0 : i32
            %0 = arith.addi %arg0, %c0_i32 : i32
            %1 = arith.muli %0, %0 : i32
            %2 = arith.muli %0, %0 : i32
            %3 = arith.addi %1, %2 : i32
            return %3 : i32
          }
          func.func @b() {
            return
          }
          func.func @c(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.muli %arg0, %arg0 : i32
            %2 = arith.addi %0, %1 : i32
            return %2 : i32
          }
        }
    "#]].assert_eq(&run(registry, pipeline, TEXT));
}

/// MLIR's passes may fail without a word; ours is added.
#[test]
fn a_silent_failure_in_cpp() {
    let pipeline =
        "builtin.module(func.func(canonicalize{max-iterations=1 test-convergence=true}))";
    expect![[r#"
        [canonicalize on @a] a.mlir:1:1: error: 'func.func' op pass 'Canonicalize' failed
        failure
        module {
          func.func @a(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.muli %arg0, %arg0 : i32
            %2 = arith.addi %0, %1 : i32
            return %2 : i32
          }
          func.func @b() {
            return
          }
          func.func @c(%arg0: i32) -> i32 {
            %0 = arith.muli %arg0, %arg0 : i32
            %1 = arith.muli %arg0, %arg0 : i32
            %2 = arith.addi %0, %1 : i32
            return %2 : i32
          }
        }
    "#]]
    .assert_eq(&run(registry, pipeline, TEXT));
}

#[test]
fn options_that_mlir_lacks() {
    let pipeline = "builtin.module(one-shot-bufferize{nonsense=true})";
    expect![[r#"
        [no pass on nothing] <unknown>:0: error: pass 'Bufferize' cannot be initialized: <Pass-Options-Parser>: no such option nonsense
        failure
        module {
          func.func private @f()
        }
    "#]].assert_eq(&run(registry, pipeline, "func.func private @f()"));
}

#[test]
fn values_that_need_quotes() {
    let pipeline = "builtin.module(any(canonicalize{disable-patterns='a b',c max-iterations=2}))";
    expect![[r#"
        success
        module {
          func.func private @f()
        }
    "#]]
    .assert_eq(&run(registry, pipeline, "func.func private @f()"));
}

/// MLIR is asked, beyond what the declaration says.
#[test]
fn operations_that_mlir_refuses() {
    let pipeline = "builtin.module(tosa-to-linalg)";
    expect![[r#"
        pipeline:1:16: error: unable to schedule pass 'Lower' on a PassManager intended to run on 'builtin.module'!
        builtin.module(tosa-to-linalg)
                       ^~~~~~~~~~~~~~
        help: the pass refuses operations called 'builtin.module'
    "#]]
    .assert_eq(&run(registry, pipeline, "func.func private @f()"));
}

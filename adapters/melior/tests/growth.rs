//! Many runs in one process hold no more memory than a few. A program of its own, since memory is that of the process.

#![expect(unsafe_code, reason = "MLIR's manager needs melior's context")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

// Generated code names the facade, which this crate is below.
extern crate pass_runtime as passwright;

use melior::Context;
use melior::ir::Module;
use melior::pass::PassManager as MlirManager;
use pass_melior::{Mlir, MlirContext, MlirOp, NativePass, external};
use pass_runtime::ir::{IrText, OpFacts, ParseOptions, PrintOptions};
use pass_runtime::passes::InitContext;
use pass_runtime::schedule::Parallel;
use pass_runtime::{Failure, OperationPass, PassContext, PassManager, Preserved, pass};
use std::fmt::Write;

/// Simplify, in C++
#[pass(name = "canonicalize")]
struct Canonicalize {
    native: NativePass,
}

impl OperationPass<Mlir> for Canonicalize {
    fn initialize_with(&mut self, cx: &InitContext<'_, Mlir>) -> Result<(), Failure> {
        self.native = NativePass::prepare(cx.context(), self)?;
        Ok(())
    }

    fn can_schedule_on(&self, cx: &MlirContext, op: &OpFacts<'_>) -> bool {
        self.native.accepts(cx, self, op)
    }

    fn knows_statistics(&self) -> bool {
        false
    }

    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        self.native.run(op, cx)
    }
}

/// Say something of each function, in Rust
#[pass(name = "remark", op = "func.func")]
struct Remark;

impl OperationPass<Mlir> for Remark {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        cx.remark(&op, "is here");
        Ok(Preserved::all())
    }
}

fn text() -> String {
    let mut text = String::new();
    for number in 0..50 {
        writeln!(text, "func.func @f{number}(%x: i32) -> i32 {{").unwrap();
        writeln!(text, "  %0 = arith.constant {number} : i32").unwrap();
        writeln!(text, "  %1 = arith.addi %x, %0 : i32").unwrap();
        writeln!(text, "  %2 = arith.addi %1, %0 : i32").unwrap();
        writeln!(text, "  return %2 : i32\n}}").unwrap();
    }
    text
}

/// Through our manager, with threads and copies of passes in C++.
fn run_ours(cx: &MlirContext, text: &str) {
    let mut diagnostics = 0;
    let mut emit = |_| diagnostics += 1;
    let mut root = Mlir::parse(cx, "a.mlir", text, ParseOptions::default(), &mut emit).unwrap();
    let mut manager = PassManager::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(Canonicalize::default()).unwrap();
    functions.add(Remark).unwrap();
    manager.set_schedule(Parallel::new(2).unwrap());
    manager
        .run(cx, <Mlir as IrText>::root(&mut root), &mut emit)
        .unwrap();
    let printed = Mlir::print_root(cx, &mut root, PrintOptions::default());
    assert!(printed.len() > 1000);
    assert_eq!(diagnostics, 50);
}

fn melior(cx: &MlirContext) -> &Context {
    // SAFETY: this is its thread, which runs passes through MLIR's manager alone; the handler is `Send`.
    unsafe { cx.melior() }
}

/// Through MLIR's, with copies of a pass in Rust.
fn run_theirs(cx: &MlirContext, text: &str) {
    let mut module = Module::parse(melior(cx), text).unwrap();
    let manager = MlirManager::new(melior(cx));
    let (pass, _) = external(cx, Remark).unwrap();
    manager.nested_under("func.func").add_pass(pass);
    manager.run(&mut module).unwrap();
}

#[test]
fn memory_stays() {
    let cx = MlirContext::new();
    // What is said is not shown.
    melior(&cx).attach_diagnostic_handler(|_| true);
    let text = text();
    let held = || memory_stats::memory_stats().unwrap().physical_mem as f64;
    let run = |times| {
        for _ in 0..times {
            run_ours(&cx, &text);
            run_theirs(&cx, &text);
        }
        held()
    };
    let after_some = run(100);
    let after_all = run(900);
    let growth = after_all / after_some;
    assert!(
        growth <= 1.05,
        "{growth:.3} times as much as after 100 runs"
    );
}

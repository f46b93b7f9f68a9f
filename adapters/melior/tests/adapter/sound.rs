//! Programs without `unsafe` that once crashed or corrupted memory. Each runs in a process of its own.

mod attributes;
mod context;
mod insertion;
mod mass;
mod places;
mod texts;
mod views;

use std::cell::Cell;
use std::process::Command;
use std::thread;

use crate::native::mixed::Canonicalize;
use crate::rewriting::parsed;
use melior::Context;
use melior::ir::operation::OperationBuilder;
use melior::ir::{Location, Module};
use pass_melior::{Mlir, MlirContext, MlirModule, MlirOp, MlirView, OpState, Place, RewriteError};
use pass_runtime::ir::{AncestorView, IrText, ParallelIr, PrintOptions};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Failure, Ir, OperationPass, PassContext, PassManager, Preserved, pass};

/// Runs a test of this name in a process of its own, which must not crash.
fn in_child(test: &str, body: impl FnOnce()) {
    const CHILD: &str = "PASS_MELIOR_CHILD";
    if std::env::var_os(CHILD).is_some_and(|child| child == *test) {
        body();
        return;
    }
    let this = std::env::current_exe().unwrap();
    let test_path = format!("sound::{test}");
    let mut command = Command::new(this);
    command
        .args([&test_path, "--exact", "--nocapture"])
        .env(CHILD, test);
    let output = command.output().unwrap();
    let shown = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{shown}", output.status);
    assert!(shown.contains("1 passed"), "{shown}");
}

const TWO: &str = "
func.func @a(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %x : i32
  return %1 : i32
}
func.func @b(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
";

/// A dialect is loaded while another thread asks for operations, or makes attributes.
#[test]
fn dialects_are_loaded_beside_threads() {
    in_child("dialects_are_loaded_beside_threads", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let op = root.op();
        let dialects = cx.dialects();
        let is_done = std::sync::atomic::AtomicBool::new(false);
        thread::scope(|scope| {
            let (cx, is_done) = (&cx, &is_done);
            scope.spawn(move || {
                while !is_done.load(std::sync::atomic::Ordering::Relaxed) {
                    for name in ["func.func", "arith.addi", "scf.if", "no.such"] {
                        let name = Mlir::op_name(cx, name).unwrap();
                        Mlir::facts(cx, name);
                        Mlir::implements(cx, name, "CallOpInterface");
                    }
                    Mlir::known_ops(cx);
                }
            });
            scope.spawn(move || {
                let mut number = 0;
                while !is_done.load(std::sync::atomic::Ordering::Relaxed) {
                    number += 1;
                    op.reader().string(&format!("{number}"));
                    Mlir::print(cx, &op, PrintOptions::default());
                }
            });
            for dialect in &dialects {
                // Refused now and then, as the others use the context.
                while Mlir::load_dialect(cx, dialect).is_err() {
                    thread::yield_now();
                }
            }
            is_done.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        assert_eq!(dialects.len(), cx.dialects().len());
    });
}

/// Types and attributes are made on threads, while MLIR's locks are disabled.
#[test]
fn threads_without_locks() {
    in_child("threads_without_locks", || {
        pass_driver::quiet_panics();
        let mut cx = MlirContext::new();
        cx.set_threads(false);
        let mut root = parsed(&cx, TWO);
        let op = root.op();
        let refused = thread::scope(|scope| {
            let worker = scope.spawn(move || {
                let reader = op.reader();
                reader.integer_type(77);
            });
            worker.join()
        });
        let message = refused.unwrap_err();
        let message = message.downcast_ref::<&str>().unwrap();
        assert!(
            message.contains("MlirContext::set_threads(true)"),
            "{message}"
        );
    });
}

/// A copy outlives the module and the context of the original, and is asked for in another context.
#[test]
fn copies_outlive_their_context() {
    in_child("copies_outlive_their_context", || {
        let foreign = MlirContext::new();
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut copy = Mlir::copy(&foreign, &root.op()).unwrap();
        drop(root);
        drop(cx);
        let op = copy.op(&foreign);
        let printed = Mlir::print(&foreign, &op, PrintOptions::default());
        assert!(printed.contains("@b"), "{printed}");
        let name = op.name();
        drop(copy);
        assert!(!Mlir::facts(&foreign, name).registered);
        // Nothing is written over an operation of another context.
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let copy = Mlir::copy(&cx, &root.op()).unwrap();
        let mut target = parsed(&foreign, "module {}");
        copy.write_to(&foreign, target.op());
        assert!(!Mlir::print_root(&foreign, &mut target, PrintOptions::default()).contains("@b"));
    });
}

#[test]
fn views_of_another_context() {
    let (cx, other) = (MlirContext::new(), MlirContext::new());
    let mut root = parsed(&cx, "module attributes {a.b = 1 : i32} {}");
    let mut other_root = parsed(&other, "module {}");
    let view = MlirView::of(&other, &root.op());
    let (op, other_op) = (root.op(), other_root.op());
    assert!(view.attribute(&op.reader(), "a.b").is_some());
    assert!(view.attribute(&other_op.reader(), "a.b").is_none());
}

/// Siblings that share values are lent to two threads.
#[test]
fn siblings_that_share_values() {
    in_child("siblings_that_share_values", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut op = root.op();
        let mut functions = Mlir::children(&cx, &mut op);
        assert!(functions[0].rewriter().is_ok(), "isolated");
        let children = Mlir::children(&cx, &mut functions[0]);
        thread::scope(|scope| {
            for mut child in children {
                scope.spawn(move || {
                    assert!(child.rewriter().is_err(), "{child:?}");
                    let cx = child.context();
                    assert!(Mlir::verify(cx, &child, false, &mut |_| ()).is_err());
                    let options = PrintOptions::default();
                    let printed = Mlir::print(cx, &child, options);
                    assert_eq!(printed, format!("\"{}\"", child.name_text()));
                    Mlir::for_each_child(cx, &mut child, &mut |mut nested| {
                        assert!(nested.rewriter().is_err());
                    });
                });
            }
        });
    });
}

/// Isolated siblings that use one value set attributes of their own on threads, which leaves the list of its uses alone.
#[test]
fn isolated_siblings_that_share_values() {
    in_child("isolated_siblings_that_share_values", || {
        let cx = MlirContext::new();
        let target = "omp.target map_entries(%0 -> %a : !llvm.ptr) { omp.terminator }\n";
        let text = format!(
            "func.func @f(%p: !llvm.ptr) {{
              %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
              {} return }}",
            target.repeat(8)
        );
        let mut root = parsed(&cx, &text);
        {
            let mut op = root.op();
            let mut function = Mlir::children(&cx, &mut op).remove(0);
            let siblings = Mlir::children(&cx, &mut function);
            thread::scope(|scope| {
                for mut target in siblings {
                    if target.name_text() != "omp.target" {
                        continue;
                    }
                    scope.spawn(move || {
                        for _ in 0..20_000 {
                            let rewriter = target.rewriter().unwrap();
                            let (root, unit) = (rewriter.root(), rewriter.unit());
                            rewriter.set_attribute(root, "nowait", unit).unwrap();
                            rewriter.remove_attribute(root, "nowait").unwrap();
                        }
                    });
                }
            });
        }
        let op = root.op();
        let reader = op.reader();
        let shared = reader.find("omp.map.info")[0].result(0).unwrap();
        assert_eq!(shared.users().len(), 8);
    });
}

/// Operations that a walk has listed are erased before the walk reaches them.
#[test]
fn walks_go_on() {
    in_child("walks_go_on", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut visited = 0;
        root.op().walk(&mut |op| {
            visited += 1;
            if op.name_text() != "func.func" {
                return;
            }
            let rewriter = op.rewriter().unwrap();
            // The last ones first, so that none is used.
            for op in rewriter.walk().into_iter().skip(1).rev() {
                rewriter.erase(op).unwrap();
            }
        });
        assert_eq!(visited, 3);
    });
}

/// Try to reach what is around and beside the operation
#[pass(name = "reach", op = "func.func")]
struct Reach;

impl OperationPass<Mlir> for Reach {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let root = rewriter.root();
        assert!(root.parent().is_none() && root.next().is_none() && root.previous().is_none());
        assert!(root.block().is_none() && root.body().unwrap().parent() == Some(root));
        assert_eq!(rewriter.erase(root), Err(RewriteError::Outside));
        let sum = rewriter.find("arith.addi")[0];
        for place in [Place::Before(root), Place::After(root)] {
            assert_eq!(rewriter.move_to(sum, place), Err(RewriteError::Outside));
            let created = rewriter.create(place, OpState::new("func.return"));
            assert_eq!(created.err(), Some(RewriteError::Outside));
        }
        Ok(Preserved::none())
    }
}

#[test]
fn passes_stay_inside() {
    in_child("passes_stay_inside", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut manager = PassManager::<Mlir>::new("builtin.module");
        manager.nest("func.func").add(Reach).unwrap();
        manager.set_schedule(Parallel::new(2).unwrap());
        let emit = &mut |diagnostic| panic!("{diagnostic}");
        manager.run(&cx, root.op(), emit).unwrap();
    });
}

/// Run a prepared pass of C++ on an operation of another context
#[pass(name = "run-on-foreign")]
struct RunOnForeign {
    canonicalize: Canonicalize,
}

impl OperationPass<Mlir> for RunOnForeign {
    fn initialize_with(
        &mut self,
        cx: &pass_runtime::passes::InitContext<'_, Mlir>,
    ) -> Result<(), Failure> {
        self.canonicalize.initialize_with(cx)
    }

    fn run_on_operation(
        &self,
        _op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let foreign = MlirContext::new();
        let mut root = parsed(&foreign, TWO);
        let result = self.canonicalize.run_on_operation(root.op(), cx);
        assert_eq!(
            result.unwrap_err().reason(),
            Some("the operation was made in another context of MLIR")
        );
        Ok(Preserved::all())
    }
}

#[test]
fn passes_of_another_context() {
    in_child("passes_of_another_context", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut manager = PassManager::<Mlir>::new("builtin.module");
        manager.add(RunOnForeign::default()).unwrap();
        let emit = &mut |diagnostic| panic!("{diagnostic}");
        manager.run(&cx, root.op(), emit).unwrap();
    });
}

/// Operations of melior with a location, a type or values of somewhere else.
#[test]
fn foreign_operations() {
    in_child("foreign_operations", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, TWO);
        let mut op = root.op();
        let rewriter = op.rewriter().unwrap();
        let place = Place::Before(rewriter.find("func.func")[0]);
        let foreign = Context::new();
        let module = Module::new(Location::new(&foreign, "a", 1, 1));
        let copy = (*module.as_operation()).clone();
        assert_eq!(
            rewriter.insert(place, copy).err(),
            Some(RewriteError::Context)
        );
        let operation = OperationBuilder::new("a.b", Location::unknown(&foreign)).build();
        let inserted = rewriter.insert(place, operation.unwrap());
        assert_eq!(inserted.err(), Some(RewriteError::Context));
        let copy = (*module.as_operation()).clone();
        assert!(MlirModule::new(&cx, copy).is_err());
    });
}

/// A text in which a function uses a value from outside, so that threads would share it.
#[test]
fn functions_that_are_not_isolated() {
    let cx = MlirContext::new();
    let text = r#""builtin.module"() ({
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
        "func.return"(%0) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()"#;
    let mut messages = String::new();
    let options = pass_runtime::ir::ParseOptions::default();
    let parsed = Mlir::parse(&cx, "a.mlir", text, options, &mut |diagnostic| {
        messages += &diagnostic.to_string();
    });
    assert!(parsed.is_err());
    assert!(
        messages.contains("using value defined outside the region"),
        "{messages}"
    );
}

/// The unsafe door is closed to threads: dialects, and handlers that count without an atomic.
#[test]
fn pairs_of_threads_cannot_be_torn_apart() {
    let cx = MlirContext::new();
    let runs = Cell::new(0);
    Mlir::on_threads(&cx, || {
        runs.set(runs.get() + 1);
        assert!(Mlir::load_dialect(&cx, "scf").is_err());
        Mlir::on_threads(&cx, || runs.set(runs.get() + 1));
        assert!(Mlir::load_dialect(&cx, "scf").is_err());
    });
    assert_eq!(runs.get(), 2);
    assert!(Mlir::load_dialect(&cx, "scf").is_ok());
}

/// A manager outlives the context of its first run, runs in another one, and is dropped on a thread.
#[test]
fn managers_outlive_their_context() {
    in_child("managers_outlive_their_context", || {
        let mut manager = PassManager::<Mlir>::new("builtin.module");
        manager.add(Canonicalize::default()).unwrap();
        for _ in 0..2 {
            let cx = MlirContext::new();
            let mut root = parsed(&cx, TWO);
            let emit = &mut |diagnostic| panic!("{diagnostic}");
            manager.run(&cx, root.op(), emit).unwrap();
            // The operation belongs to another context.
            let foreign = MlirContext::new();
            assert!(manager.run(&foreign, root.op(), &mut |_| ()).is_err());
        }
        thread::spawn(move || drop(manager)).join().unwrap();
    });
}

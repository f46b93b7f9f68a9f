//! Programs that the compiler refuses, as tests.
//!
//! The code that all cases share compiles:
//!
//! ```
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let mut op = root.op();
//! let rewriter = op.rewriter().unwrap();
//! let function = rewriter.find("func.func")[0];
//! assert_eq!(function.symbol().as_deref(), Some("f"));
//! ```
//!
//! melior's context, which any function could change:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! cx.melior().enable_multi_threading(false);
//! ```
//!
//! melior's operation, which leads everywhere:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! root.op().operation();
//! ```
//!
//! A module as melior's operation, whose location makes others without a check:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! root.into_operation();
//! ```
//!
//! A context of melior, whose handlers of diagnostics are bound to a thread:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! MlirContext::from_melior(melior::Context::new());
//! ```
//!
//! melior's attributes and types, whose methods do not look what they are:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! # let op = root.op();
//! # let reader = op.reader();
//! reader.unit().melior();
//! ```
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! # let op = root.op();
//! # let reader = op.reader();
//! reader.integer_type(8).melior();
//! ```
//!
//! Bytecode, which MLIR trusts:
//!
//! ```compile_fail,E0133
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! Mlir::parse_bytecode(&cx, "a.mlirbc", Mlir::BYTECODE, ParseOptions::default(), &mut |_| ());
//! ```
//!
//! A view that is kept longer than its rewriter:
//!
//! ```compile_fail,E0505
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let mut op = root.op();
//! let rewriter = op.rewriter().unwrap();
//! let function = rewriter.find("func.func")[0];
//! drop(rewriter);
//! function.symbol();
//! ```
//!
//! An attribute that is kept longer than its reader:
//!
//! ```compile_fail,E0505
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let op = root.op();
//! let reader = op.reader();
//! let text = reader.string("a");
//! drop(reader);
//! text.to_string();
//! ```
//!
//! Two rewriters of one operation:
//!
//! ```compile_fail,E0499
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let mut op = root.op();
//! let first = op.rewriter().unwrap();
//! let second = op.rewriter().unwrap();
//! first.walk();
//! ```
//!
//! A reader beside a rewriter:
//!
//! ```compile_fail,E0502
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let mut op = root.op();
//! let rewriter = op.rewriter().unwrap();
//! let reader = op.reader();
//! rewriter.walk();
//! ```
//!
//! A view on another thread:
//!
//! ```compile_fail,E0277
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let op = root.op();
//! let reader = op.reader();
//! let view = reader.root();
//! std::thread::scope(|scope| { scope.spawn(move || view.symbol()); });
//! ```
//!
//! A module on another thread:
//!
//! ```compile_fail,E0277
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! std::thread::scope(|scope| { scope.spawn(move || drop(root)); });
//! ```
//!
//! An operation that outlives its module:
//!
//! ```compile_fail,E0505
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let op = root.op();
//! drop(root);
//! op.name_text();
//! ```
//!
//! A module that outlives its context:
//!
//! ```compile_fail,E0505
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! drop(cx);
//! root.op();
//! ```
//!
//! An operation that is kept after a walk:
//!
//! ```compile_fail,E0521
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! # let mut root = Mlir::parse(&cx, "a", "func.func private @f()", ParseOptions::default(), &mut |_| ()).unwrap();
//! let mut kept = Vec::new();
//! root.op().walk(&mut |op| kept.push(op));
//! ```
//!
//! An end of threads without a start:
//!
//! ```compile_fail,E0599
//! # use pass_melior::*; use pass_runtime::ir::*;
//! # let cx = MlirContext::new();
//! Mlir::threads_ended(&cx);
//! ```
//!
//! melior's value of a view:
//!
//! ```compile_fail,E0624
//! # use pass_melior::*; use pass_runtime::ir::*;
//! fn melior(value: ValueView<'_>) { value.melior(); }
//! ```
